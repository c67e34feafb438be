import type { Witness } from '../../../engine/foresight';
import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { takeAllOut } from '../../trick-taking/rules/hands';
import { addPartners } from '../../trick-taking/rules/teams';
import { holdsSuit } from '../../trick-taking/rules/trick';
import { FACES, SUITS, suitOf, type CardId, type Suit } from '../rules/cards';
import { marketOf } from '../rules/sales';
import { valueOf, type Tokens } from '../rules/tracks';
import type { FauxDiamondsEvent, FauxDiamondsOpen, FauxDiamondsState, Sale } from '../rules/types';

/** What may come of a move. Amounts are in thousands of dollars. */
export type FauxDiamondsFact =
  /** The trick that the card is played to. */
  | 'wins-trick'
  /** What the card played sells for, at once or by winning the trick. */
  | 'sells-for'
  /** How much more, or less, that is than it would have been before the others' sales in the trick. */
  | 'price-gained'
  | 'price-lost'
  /** Taken for the Faux Diamonds in the trick. */
  | 'faux-bonus'
  /** What the suit sells for after the trick: the suit of the card played, or the one that its sale moved. */
  | `then-${Suit}`
  /** Whether the seat lacks the suit once cards are passed and bonus diamonds set aside. */
  | `lacks-${Suit}`
  /** What the own bonus diamonds sell for. */
  | 'bonus-sale'
  /** The seat's wealth of this hand. */
  | 'hand-wealth'
  /** Whether it, or its team, has the most, or as much as any, after this hand; after the last the match is won. */
  | 'leads'
  | 'wins-match';

type Facts = Partial<Record<FauxDiamondsFact, number>>;

interface Listener {
  hear(event: FauxDiamondsEvent): void;
  facts(): Facts;
}

/** Listens to an imagined course up to the hand's end. */
export function witness({ open, hidden }: FauxDiamondsState, seat: Seat): Witness<FauxDiamondsEvent> {
  const move =
    open.phase === 'play' ? trickListener(open, seat) : suitsListener(at(hidden.hands, seat), seat);
  const hand = handListener(open, seat);
  return {
    hear(event) {
      move.hear(event);
      hand.hear(event);
    },
    facts: () => ({ ...move.facts(), ...hand.facts() }),
  };
}

/** Follows the trick to which a card is played. */
function trickListener(from: FauxDiamondsOpen, seat: Seat): Listener {
  const tokens = { ...from.tokens };
  let card: CardId | null = null;
  let led = from.led;
  let sale: Sale | null = null;
  let winner: Seat | null = null;
  let fauxBonus = 0;

  function hear(event: FauxDiamondsEvent): void {
    if (winner !== null) return;
    switch (event.type) {
      case 'played':
        card ??= event.card;
        ({ led } = event);
        return;
      case 'sold':
        if (event.track !== null) tokens[event.track] = event.tokenTo ?? tokens[event.track];
        if (event.card === card) sale = event;
        return;
      case 'trick-won':
        winner = event.seat;
        ({ fauxBonus } = event);
        return;
      default:
    }
  }

  function facts(): Facts {
    const won = winner === seat;
    const suit = card === null ? null : (suitOf(card) ?? led);
    return {
      ...(won ? { 'wins-trick': 1, 'faux-bonus': fauxBonus } : {}),
      ...(sale === null ? {} : saleFacts(from, sale)),
      ...(suit === null ? {} : { [`then-${suit}` as const]: valueAfter(from, tokens, suit) }),
    };
  }

  return { hear, facts };
}

function saleFacts(from: FauxDiamondsOpen, { amount, track, why }: Sale): Facts {
  const before = track === null || why !== 'trick' ? amount : valueOf(marketOf(from), track);
  if (amount >= before) return { 'sells-for': amount, 'price-gained': amount - before };
  return { 'sells-for': amount, 'price-lost': before - amount };
}

/** What the suit sells for once the trick is complete. */
function valueAfter(from: FauxDiamondsOpen, tokens: Tokens, suit: Suit): number {
  return valueOf({ ...from, tokens, tricksCompleted: from.tricksCompleted + 1, fauxInTrick: 0 }, suit);
}

/** Follows the own hand until play begins. */
function suitsListener(before: readonly CardId[], seat: Seat): Listener {
  const hand = before.slice();
  return {
    hear(event) {
      if (event.type === 'passed' && event.cards !== null) {
        if (event.from === seat) takeAllOut(hand, event.cards);
        if (event.to === seat) hand.push(...event.cards);
      }
      if (event.type === 'bonus-set' && event.seat === seat && event.cards !== null) {
        takeAllOut(hand, event.cards);
      }
    },
    facts: () =>
      Object.fromEntries(
        SUITS.filter((suit) => !holdsSuit(hand, suit, FACES)).map((suit) => [`lacks-${suit}` as const, 1]),
      ),
  };
}

/** Follows the sales and scores at the hand's end. */
function handListener({ options }: FauxDiamondsOpen, seat: Seat): Listener {
  const facts: Facts = {};

  function hear(event: FauxDiamondsEvent): void {
    switch (event.type) {
      case 'sold':
        if (event.why !== 'bonus' || event.seat !== seat) return;
        facts['bonus-sale'] = (facts['bonus-sale'] ?? 0) + event.amount;
        return;
      case 'hand-scored': {
        const totals = options.partnership ? addPartners(event.totals) : event.totals;
        facts['hand-wealth'] = at(event.wealth, seat);
        facts.leads = at(totals, seat) === Math.max(...totals) ? 1 : 0;
        return;
      }
      case 'match-over':
        delete facts.leads;
        facts['wins-match'] = at(event.standings, seat).rank === 1 ? 1 : 0;
        return;
      default:
    }
  }

  return { hear, facts: () => facts };
}
