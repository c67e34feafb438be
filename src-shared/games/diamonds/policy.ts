import type { Seat } from '../../engine/game';
import { partnerOf } from '../trick-taking/seats';
import { chancesToWin } from '../trick-taking/win-chance';
import { takeCandidates } from './actions';
import { FACES, HIGHEST_RANK, PACK, rankOf, SUITS, suitOf, type CardId, type Suit } from './cards';
import { legalCards, playOf } from './moves';
import type { DiamondsMove, DiamondsState } from './types';

/** Worths are in hundredths of a point. */
const POINT = 100;
const CERTAIN = 1000;
const NO_CHANCES: readonly number[] = new Array<number>(HIGHEST_RANK + 1).fill(0);

/**
 * A quick sensible move: takes the suit actions that pay, wins tricks whose action is worth more than the card, stays
 * without a trick when that is near, and passes towards an empty suit. Looks at nothing that the seat cannot know.
 */
export function policy(state: DiamondsState, seat: Seat): DiamondsMove {
  switch (state.phase) {
    case 'announce-pass':
      return { type: 'announce-pass', count: Math.min(3, shortestSuit(state.hands[seat])) };
    case 'pass':
      return { type: 'pass', cards: cardsToPass(state.hands[seat], state.passCount ?? 0) };
    case 'take-from':
      return { type: 'take-from', seat: richest(state, seat) };
    case 'play':
    case 'over':
      return bestPlay(state, seat);
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

function richest(state: DiamondsState, seat: Seat): Seat {
  const [first, ...others] = takeCandidates(state, seat);
  return others.reduce(
    (best, other) => (state.showrooms[other] > state.showrooms[best] ? other : best),
    first,
  );
}

function bestPlay(state: DiamondsState, seat: Seat): DiamondsMove {
  const cards = legalCards(state.hands[seat], state.led);
  let [best] = cards;
  if (cards.length === 1) return playOf(best);
  const worths: Partial<Record<Suit, readonly number[]>> = {};
  let bestWorth = -Infinity;
  for (const card of cards) {
    const { suit, rank } = FACES[card];
    const byRank = (worths[suit] ??= worthByRank(state, seat, suit));
    if (byRank[rank] <= bestWorth) continue;
    best = card;
    bestWorth = byRank[rank];
  }
  return playOf(best);
}

/** What playing each rank of a suit now is worth. */
function worthByRank(state: DiamondsState, seat: Seat, suit: Suit): number[] {
  const isOffSuit = state.led !== null && suit !== state.led;
  const chances = isOffSuit ? NO_CHANCES : chancesToWin(state, seat, suit, PACK);
  const sure = isOffSuit ? actionWorth(state, seat, suit) : -giftsToOthers(state, seat, suit);
  const win = isOffSuit ? 0 : winWorth(state, seat, suit);
  // A high card spent is a trick less later on.
  return chances.map((chance, rank) => sure + Math.trunc((chance * win) / CERTAIN) - 4 * rank);
}

/** What a suit's action gains a seat now. */
function actionWorth(state: DiamondsState, seat: Seat, suit: Suit): number {
  switch (suit) {
    case 'diamonds':
      return 2 * POINT;
    case 'hearts':
      return POINT;
    case 'spades':
      return state.showrooms[seat] > 0 ? POINT : 0;
    case 'clubs':
      // It is also one crystal less for somebody else.
      return takeCandidates(state, seat).length > 0 ? POINT + POINT / 2 : 0;
  }
}

/** The action of the suit led, the way to its majority, the lead; against two diamonds for taking no trick at all. */
function winWorth(state: DiamondsState, seat: Seat, suit: Suit): number {
  const gain = actionWorth(state, seat, suit) + POINT / 2;
  if (state.tricksWon[seat] > 0) return gain;
  const played = 10 - state.hands[seat].length;
  return gain - 4 * played * played;
}

/** What the seats that lack the suit would take if it is led. */
function giftsToOthers(state: DiamondsState, seat: Seat, suit: Suit): number {
  if (state.led !== null) return 0;
  const partner = state.options.teams ? partnerOf(seat, state.seats) : null;
  return state.voids.reduce((sum, voids, other) => {
    if (other === seat || !voids.includes(suit)) return sum;
    return other === partner ? sum - POINT : sum + POINT;
  }, 0);
}
