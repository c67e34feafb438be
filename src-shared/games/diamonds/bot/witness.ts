import type { Witness } from '../../../engine/foresight';
import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { pointsOf } from '../rules/standings';
import type { ActionEvent, DiamondsEvent, DiamondsState } from '../rules/types';

/** What a person would like to know of a move: of the trick it is played to, and of the round. */
export const FACT_NAMES = [
  /** The seat wins the trick. */
  'wins-trick',
  /** Crystals that the card or the trick puts into the seat's vault, by diamonds or spades. */
  'stores',
  /** Crystals from the supply that the card or the trick puts into the seat's showroom, by hearts. */
  'shows',
  /** Crystals that the card or the trick takes from others, by clubs. */
  'takes',
  /** Actions that others take off suit in the trick from now on. */
  'others-act',
  /** Majorities that the seat wins at the end of the round. */
  'majorities',
  /** The seat ends the round without a trick. */
  'no-tricks',
  /** Points that the seat makes from now to the end of the round. */
  'points',
] as const;
export type FactName = (typeof FACT_NAMES)[number];

/** Notes what comes of a move: of its trick when it plays a card, and of its round whatever it is. */
export function witness(from: DiamondsState, seat: Seat): Witness<DiamondsEvent> {
  const facts: Partial<Record<FactName, number>> = {};
  let trickPart: 'cards' | 'prize' | 'over' = from.open.phase === 'play' ? 'cards' : 'over';
  let isRoundOver = false;

  function add(name: FactName, amount: number): void {
    facts[name] = (facts[name] ?? 0) + amount;
  }

  function hearAction(event: ActionEvent): void {
    const isOwn = event.seat === seat;
    switch (event.why) {
      case 'off-suit':
        if (trickPart !== 'cards') return;
        if (isOwn) add(ownFact(event), event.amount);
        else add('others-act', event.amount);
        return;
      case 'trick':
        if (trickPart === 'prize' && isOwn) add(ownFact(event), event.amount);
        trickPart = 'over';
        return;
      case 'majority':
        if (isOwn) add('majorities', 1);
        return;
      case 'no-tricks':
        if (isOwn) facts['no-tricks'] = 1;
        return;
    }
  }

  return {
    hear(event) {
      if (isRoundOver) return;
      switch (event.type) {
        case 'action':
          hearAction(event);
          return;
        case 'trick-won':
          if (trickPart !== 'cards') return;
          if (event.seat === seat) add('wins-trick', 1);
          trickPart = 'prize';
          return;
        case 'round-scored':
          add('points', 2 * (event.vaults[seat] ?? 0) + at(event.showrooms, seat) - pointsOf(from, seat));
          isRoundOver = true;
          return;
        default:
          return;
      }
    },
    facts: () => facts,
  };
}

function ownFact({ suit }: ActionEvent): FactName {
  switch (suit) {
    case 'diamonds':
    case 'spades':
      return 'stores';
    case 'hearts':
      return 'shows';
    case 'clubs':
      return 'takes';
  }
}
