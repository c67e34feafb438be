import type { DiamondsTypes } from '../../../src-shared/games/diamonds/rules/types';
import type { Beats } from '../../timeline/beats';
import type { Beat } from '../../timeline/steps';
import { forAll, trickMs, type TrickTime } from '../kit/trick-taking/trick-beats';

type Types = DiamondsTypes;

/** Something that happens before one's eyes. */
export type DiamondsBeat = Beat<Types['view'], Types['event']>;

export const TRICK_TIME: TrickTime = { lies: 1500, taken: 500 };

export const beats: Beats<Types> = {
  'pass-announced': 1000,
  passed: ({ from }, { open }) => forAll(from, open.seats, 1800),
  played: 450,
  'trick-won': trickMs(TRICK_TIME),
  action: 1250,
  'round-scored': 7000,
};
