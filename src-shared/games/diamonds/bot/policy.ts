import { at, entryOf } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { partnerOf } from '../../trick-taking/rules/seats';
import { chancesToWin } from '../../trick-taking/bot/win-chance';
import { takeCandidates } from '../rules/actions';
import { FACES, HIGHEST_RANK, rankOf, SUITS, suitOf, type CardId, type Suit } from '../rules/cards';
import { HAND_SIZE } from '../rules/deal';
import { legalCards, playOf } from '../rules/moves';
import { PACK } from './pack';
import type { DiamondsMove, DiamondsOpen, DiamondsState } from '../rules/types';

/** Worths are in hundredths of a point. */
const POINT = 100;
const CERTAIN = 1000;
const NO_CHANCES: readonly number[] = new Array<number>(HIGHEST_RANK + 1).fill(0);

/**
 * A quick sensible move: takes the suit actions that pay, wins tricks whose action is worth more than the card, stays
 * without a trick when that is near, and passes towards an empty suit. Looks at nothing that the seat cannot know.
 */
export function policy(state: DiamondsState, seat: Seat): DiamondsMove {
  const { open } = state;
  const hand = at(state.hidden.hands, seat);
  switch (open.phase) {
    case 'announce-pass':
      return { type: 'announce-pass', count: Math.min(3, shortestSuit(hand)) };
    case 'pass':
      return { type: 'pass', cards: cardsToPass(hand, open.passCount ?? 0) };
    case 'take-from':
      return { type: 'take-from', seat: richest(open, seat) };
    case 'play':
    case 'over':
      return bestPlay(open, seat, hand);
  }
}

function shortestSuit(hand: readonly CardId[]): number {
  const lengths = SUITS.map((suit) => lengthOf(hand, suit)).filter((length) => length > 0);
  return Math.min(...lengths);
}

function lengthOf(hand: readonly CardId[], suit: Suit): number {
  return hand.filter((card) => suitOf(card) === suit).length;
}

/** The cards of short suits first: a seat that lacks a suit takes actions while others follow. */
function cardsToPass(hand: readonly CardId[], count: number): CardId[] {
  const keeping = keepingIn(hand);
  return hand.toSorted((a, b) => keeping(a) - keeping(b)).slice(0, count);
}

/** What each card of a hand is worth keeping. */
export function keepingIn(hand: readonly CardId[]): (card: CardId) => number {
  return (card) => 20 * lengthOf(hand, suitOf(card)) + rankOf(card) + (suitOf(card) === 'diamonds' ? 60 : 0);
}

function richest(open: DiamondsOpen, seat: Seat): Seat {
  const { showrooms } = open;
  return takeCandidates(open, seat).reduce((best, other) =>
    at(showrooms, other) > at(showrooms, best) ? other : best,
  );
}

function bestPlay(open: DiamondsOpen, seat: Seat, hand: readonly CardId[]): DiamondsMove {
  const cards = legalCards(hand, open.led);
  let best = at(cards, 0);
  if (cards.length === 1) return playOf(best);
  const worths: Partial<Record<Suit, readonly number[]>> = {};
  let bestWorth = -Infinity;
  for (const card of cards) {
    const { suit, rank } = entryOf(FACES, card);
    const byRank = (worths[suit] ??= worthByRank(open, seat, hand, suit));
    const worth = at(byRank, rank);
    if (worth <= bestWorth) continue;
    best = card;
    bestWorth = worth;
  }
  return playOf(best);
}

/** What playing each rank of a suit now is worth. */
function worthByRank(open: DiamondsOpen, seat: Seat, hand: readonly CardId[], suit: Suit): number[] {
  const isOffSuit = open.led !== null && suit !== open.led;
  const chances = isOffSuit ? NO_CHANCES : chancesToWin(open, seat, hand, suit, PACK);
  const sure = isOffSuit ? actionWorth(open, seat, suit) : -giftsToOthers(open, seat, suit);
  const win = isOffSuit ? 0 : winWorth(open, seat, suit);
  // A high card spent is a trick less later on.
  return chances.map((chance, rank) => sure + Math.trunc((chance * win) / CERTAIN) - 4 * rank);
}

/** What a suit's action gains a seat now. */
function actionWorth(open: DiamondsOpen, seat: Seat, suit: Suit): number {
  switch (suit) {
    case 'diamonds':
      return 2 * POINT;
    case 'hearts':
      return POINT;
    case 'spades':
      return at(open.showrooms, seat) > 0 ? POINT : 0;
    case 'clubs':
      // It is also one crystal less for somebody else.
      return takeCandidates(open, seat).length > 0 ? POINT + POINT / 2 : 0;
  }
}

/** The action of the suit led, the way to its majority, the lead; against two diamonds for taking no trick at all. */
function winWorth(open: DiamondsOpen, seat: Seat, suit: Suit): number {
  const gain = actionWorth(open, seat, suit) + POINT / 2;
  if (at(open.tricksWon, seat) > 0) return gain;
  const played = HAND_SIZE - at(open.handSizes, seat);
  return gain - 4 * played * played;
}

/** What the seats that lack the suit would take if it is led. */
function giftsToOthers(open: DiamondsOpen, seat: Seat, suit: Suit): number {
  if (open.led !== null) return 0;
  const partner = open.options.teams ? partnerOf(seat, open.seats) : null;
  return open.voids.reduce((sum, voids, other) => {
    if (other === seat || !voids.includes(suit)) return sum;
    return other === partner ? sum - POINT : sum + POINT;
  }, 0);
}
