import type { Seat } from '../../../src-shared/engine/game';
import { suitOf, SUITS } from '../../../src-shared/games/diamonds/rules/cards';
import { majorityIn } from '../../../src-shared/games/diamonds/rules/round-end';
import type {
  ActionEvent,
  DiamondsEvent,
  DiamondsView,
  RoundSummary,
} from '../../../src-shared/games/diamonds/rules/types';
import { leftOf } from '../../../src-shared/games/trick-taking/rules/seats';
import type { TimedStage } from '../scenes/timed-stage';

/** What a stage of a scene shows. */
export type Shown =
  | { kind: 'announced'; seat: Seat; count: number }
  | { kind: 'passed' }
  | { kind: 'played' }
  /** The full trick lies there to be looked at. */
  | { kind: 'won'; seat: Seat }
  /** The winner takes the cards. */
  | { kind: 'collected'; seat: Seat }
  /** A crystal is on its way, or none could be moved. */
  | { kind: 'acting'; action: ActionEvent }
  | { kind: 'acted'; action: ActionEvent }
  | { kind: 'scored' };

/** A stage: what it shows, and how many of the scene's events the table is up to date with. */
export interface Stage {
  shown: Shown;
  upTo: number;
}

const ANNOUNCED_MS = 1000;
const PASSED_MS = 1800;
const PLAYED_MS = 450;
const WON_MS = 1500;
const COLLECTED_MS = 500;
const ACTING_MS = 900;
const ACTED_MS = 350;
const SCORED_MS = 7000;

/** The stages in which events are shown, in order. */
export function stagesOf(events: readonly DiamondsEvent[]): TimedStage<Stage>[] {
  return events.flatMap((event, index): TimedStage<Stage>[] => {
    const before = (shown: Shown, ms: number): TimedStage<Stage> => ({ stage: { shown, upTo: index }, ms });
    const after = (shown: Shown, ms: number): TimedStage<Stage> => ({
      stage: { shown, upTo: index + 1 },
      ms,
    });
    switch (event.type) {
      case 'pass-announced':
        return [after({ kind: 'announced', seat: event.seat, count: event.count }, ANNOUNCED_MS)];
      case 'passed':
        return events.at(index + 1)?.type === 'passed' ? [] : [after({ kind: 'passed' }, PASSED_MS)];
      case 'played':
        return [after({ kind: 'played' }, PLAYED_MS)];
      case 'trick-won':
        return [
          before({ kind: 'won', seat: event.seat }, WON_MS),
          before({ kind: 'collected', seat: event.seat }, COLLECTED_MS),
        ];
      case 'action':
        return [
          before({ kind: 'acting', action: event }, ACTING_MS),
          after({ kind: 'acted', action: event }, ACTED_MS),
        ];
      case 'round-scored':
        return [after({ kind: 'scored' }, SCORED_MS)];
      case 'match-started':
      case 'round-started':
      case 'hand':
      case 'match-over':
        return [];
    }
  });
}

/** A view with one more event shown on it: what lies where, not what may be done. */
export function viewAfter(view: DiamondsView, event: DiamondsEvent): DiamondsView {
  const { open, own } = view;
  switch (event.type) {
    case 'pass-announced':
      return { ...view, open: { ...open, passCount: event.count } };
    case 'passed':
      return afterPassed(view, event);
    case 'played':
      return {
        ...view,
        open: {
          ...open,
          handSizes: changedAt(open.handSizes, event.seat, (size) => size - 1),
          led: event.led,
          trick: [...open.trick, { seat: event.seat, card: event.card }],
          turn: null,
        },
        own: { ...own, hand: own.hand.filter((card) => card !== event.card) },
      };
    case 'trick-won':
      return {
        ...view,
        open: {
          ...open,
          trick: [],
          led: null,
          leader: event.seat,
          tricksWon: changedAt(open.tricksWon, event.seat, (tricks) => tricks + 1),
          wonCounts: changedAt(open.wonCounts, event.seat, (counts) => {
            const sum = { ...counts };
            for (const card of event.cards) sum[suitOf(card)] += 1;
            return sum;
          }),
        },
      };
    case 'action':
      return afterAction(view, event);
    case 'match-started':
    case 'round-started':
    case 'hand':
    case 'round-scored':
    case 'match-over':
      return view;
  }
}

/** How the round was decided, read off a view that shows its end. */
export function summaryOf({ open: { round, wonCounts, tricksWon } }: DiamondsView): RoundSummary {
  const [diamonds, hearts, spades, clubs] = SUITS.map((suit) => majorityIn(wonCounts, suit));
  return {
    round,
    wonCounts,
    majorities: { diamonds, hearts, spades, clubs },
    withoutTrick: tricksWon.flatMap((tricks, seat) => (tricks === 0 ? [seat] : [])),
  };
}

function afterPassed(
  view: DiamondsView,
  { from, to, cards }: Extract<DiamondsEvent, { type: 'passed' }>,
): DiamondsView {
  if (cards === null) return view;
  const { viewer, own } = view;
  const open = { ...view.open, hasChosen: view.open.hasChosen.map(() => false) };
  if (from === viewer) {
    const hand = own.hand.filter((card) => !cards.includes(card));
    return { viewer, open, own: { ...own, picked: null, hand, given: cards } };
  }
  if (to === viewer) {
    return { viewer, open, own: { ...own, picked: null, hand: [...own.hand, ...cards], received: cards } };
  }
  return { viewer, open, own: { ...own, picked: null } };
}

function afterAction(view: DiamondsView, { seat, suit, from, to, amount }: ActionEvent): DiamondsView {
  const { viewer, open, own } = view;
  const giver = from === 'showroom' ? seat : from;
  const taken =
    giver === 'supply' ? open.showrooms : changedAt(open.showrooms, giver, (crystals) => crystals - amount);
  const isStored = to === 'vault';
  return {
    viewer,
    open: {
      ...open,
      pendingTake: null,
      showrooms: isStored ? taken : changedAt(taken, seat, (crystals) => crystals + amount),
      // rules: diamonds §3.6
      thief: suit === 'clubs' && open.thief !== null ? leftOf(open.thief, open.seats) : open.thief,
    },
    own: isStored && seat === viewer ? { ...own, vault: (own.vault ?? 0) + amount } : own,
  };
}

function changedAt<Value>(values: readonly Value[], at: number, change: (value: Value) => Value): Value[] {
  return values.map((value, index) => (index === at ? change(value) : value));
}
