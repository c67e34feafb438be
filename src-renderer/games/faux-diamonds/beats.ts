import type { FauxDiamondsTypes } from '../../../src-shared/games/faux-diamonds/rules/types';
import type { Beats } from '../../timeline/beats';
import type { Beat } from '../../timeline/steps';
import { forAll, trickMs, type TrickTime } from '../kit/trick-taking/trick-beats';

type Types = FauxDiamondsTypes;

/** Something that happens before one's eyes. */
export type FauxDiamondsBeat = Beat<Types['view'], Types['event']>;

export const TRICK_TIME: TrickTime = { lies: 900, taken: 500 };

export const beats: Beats<Types> = {
  passed: ({ from }, { open }) => forAll(from, open.seats, 1000),
  'bonus-set': ({ seat }, { open }) => forAll(seat, open.seats, 800),
  played: 450,
  sold: ({ why }) => (why === 'bonus' ? 800 : 1000),
  'trick-won': trickMs(TRICK_TIME),
  'bonus-revealed': ({ seat }, { open }) => forAll(seat, open.seats, 1200),
  'hand-scored': 3200,
};
