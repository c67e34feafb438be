import type { Game } from 'boardgame.io';
import { INVALID_MOVE } from 'boardgame.io/core';
import { rankSeats } from '../../src-shared/engine/ranking';
import { CARDS, FACES, SUITS, suitOf, type CardId, type Suit } from '../../src-shared/games/diamonds/cards';
import { majorityIn } from '../../src-shared/games/diamonds/round-end';
import { holdsSuit, isFull, winningPlay, type PlayedCard } from '../../src-shared/games/trick-taking/trick';

/** Diamonds with its default options for three seats or more, as boardgame.io keeps it. */
export interface BoardgameDiamonds {
  round: number;
  dealer: number;
  hands: CardId[][];
  vaults: number[];
  showrooms: number[];
  led: Suit | null;
  trick: PlayedCard<CardId>[];
  wonCounts: Record<Suit, number>[];
  tricksWon: number[];
  /** The seat that plays next, or chooses whom clubs take from. */
  turn: number;
  /** What a clubs action that waits for a choice was taken for. */
  pending: 'off-suit' | 'trick' | 'majority' | null;
  /** The seat whose card was played last, from which the trick goes on. */
  lastSeat: number;
  over: boolean;
}

type Shuffle = (cards: CardId[]) => CardId[];

const ROUNDS = 4;
const HAND_SIZE = 10;
const STARTING_CRYSTALS = 3;

/**
 * Diamonds written for boardgame.io in its own way: a turn is one card or one choice, and the state says whose turn
 * comes next. Undo is off, which spares it a copy of every state.
 */
export const boardgameDiamonds: Game<BoardgameDiamonds> = {
  name: 'diamonds',
  disableUndo: true,

  setup: ({ ctx, random }) => {
    const seats = Array.from({ length: ctx.numPlayers }, () => 0);
    const state: BoardgameDiamonds = {
      round: 0,
      dealer: random.Die(seats.length) - 1,
      hands: [],
      vaults: seats.slice(),
      showrooms: seats.map(() => STARTING_CRYSTALS),
      led: null,
      trick: [],
      wonCounts: [],
      tricksWon: [],
      turn: 0,
      pending: null,
      lastSeat: 0,
      over: false,
    };
    startRound(state, (cards) => random.Shuffle(cards));
    return state;
  },

  moves: {
    play: ({ G, playerID, random }, card: CardId) => {
      const seat = Number(playerID);
      const hand = G.hands[seat];
      const suit = suitOf(card);
      if (G.pending !== null || !hand.includes(card)) return INVALID_MOVE;
      if (G.led !== null && suit !== G.led && holdsSuit(hand, G.led, FACES)) return INVALID_MOVE;
      hand.splice(hand.indexOf(card), 1);
      G.trick.push({ seat, card });
      G.led ??= suit;
      G.lastSeat = seat;
      if (suit === G.led || takeAction(G, seat, suit, 'off-suit')) {
        afterPlay(G, (cards) => random.Shuffle(cards));
      }
      return undefined;
    },

    takeFrom: ({ G, playerID, random }, from: number) => {
      const seat = Number(playerID);
      const { pending } = G;
      if (pending === null || !takeCandidates(G, seat).includes(from)) return INVALID_MOVE;
      moveCrystal(G, from, seat);
      G.pending = null;
      const shuffle: Shuffle = (cards) => random.Shuffle(cards);
      if (pending === 'off-suit') afterPlay(G, shuffle);
      else if (pending === 'trick') afterTrick(G, shuffle);
      else finishRound(G, shuffle);
      return undefined;
    },
  },

  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: ({ G }) => G.turn, next: ({ G }) => G.turn },
  },

  endIf: ({ G }) => (G.over ? { standings: standings(G) } : undefined),
};

/** The cards or seats a player may choose from. */
export function choicesOf(state: BoardgameDiamonds): {
  move: 'play' | 'takeFrom';
  args: (CardId | number)[];
} {
  if (state.pending !== null) return { move: 'takeFrom', args: takeCandidates(state, state.turn) };
  const hand = state.hands[state.turn];
  const following = hand.filter((card) => suitOf(card) === state.led);
  return { move: 'play', args: following.length > 0 ? following : hand };
}

/** rules: diamonds §2.1, §2.3 */
function startRound(state: BoardgameDiamonds, shuffle: Shuffle): void {
  const seats = state.vaults.length;
  const deck = shuffle(CARDS.slice());
  state.hands = state.vaults.map((_, seat) => deck.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE));
  state.wonCounts = state.vaults.map(() => ({ diamonds: 0, hearts: 0, spades: 0, clubs: 0 }));
  state.tricksWon = state.vaults.map(() => 0);
  state.round++;
  state.turn = (state.dealer + 1) % seats;
}

/** rules: diamonds §3; false when the seat must choose whom clubs take from. */
function takeAction(
  state: BoardgameDiamonds,
  seat: number,
  suit: Suit,
  why: NonNullable<BoardgameDiamonds['pending']>,
): boolean {
  if (suit === 'diamonds') state.vaults[seat]++;
  if (suit === 'hearts') state.showrooms[seat]++;
  if (suit === 'spades' && state.showrooms[seat] > 0) {
    state.showrooms[seat]--;
    state.vaults[seat]++;
  }
  if (suit !== 'clubs') return true;
  const candidates = takeCandidates(state, seat);
  if (candidates.length > 1) {
    state.pending = why;
    state.turn = seat;
    return false;
  }
  if (candidates.length === 1) moveCrystal(state, candidates[0], seat);
  return true;
}

function takeCandidates(state: BoardgameDiamonds, seat: number): number[] {
  return state.showrooms.flatMap((crystals, other) => (other !== seat && crystals > 0 ? [other] : []));
}

function moveCrystal(state: BoardgameDiamonds, from: number, to: number): void {
  state.showrooms[from]--;
  state.showrooms[to]++;
}

/** rules: diamonds §2.6 */
function afterPlay(state: BoardgameDiamonds, shuffle: Shuffle): void {
  const seats = state.vaults.length;
  const { trick, led } = state;
  const winner = isFull(trick, seats) ? winningPlay(trick, led, FACES) : null;
  if (winner === null || led === null) {
    state.turn = (state.lastSeat + 1) % seats;
    return;
  }
  for (const { card } of trick) state.wonCounts[winner.seat][suitOf(card)]++;
  state.tricksWon[winner.seat]++;
  state.turn = winner.seat;
  state.trick = [];
  state.led = null;
  if (takeAction(state, winner.seat, led, 'trick')) afterTrick(state, shuffle);
}

/** rules: diamonds §4.1 */
function afterTrick(state: BoardgameDiamonds, shuffle: Shuffle): void {
  if (state.hands[state.turn].length > 0) return;
  for (const suit of SUITS) {
    const seat = majorityIn(state.wonCounts, suit);
    if (seat !== null && !takeAction(state, seat, suit, 'majority')) return;
  }
  finishRound(state, shuffle);
}

/** rules: diamonds §4.2 */
function finishRound(state: BoardgameDiamonds, shuffle: Shuffle): void {
  state.tricksWon.forEach((tricks, seat) => {
    if (tricks === 0) state.vaults[seat] += 2;
  });
  if (state.round === ROUNDS) {
    state.over = true;
    return;
  }
  state.dealer = (state.dealer + 1) % state.vaults.length;
  startRound(state, shuffle);
}

/** rules: diamonds §5.1 */
function standings({ vaults, showrooms }: BoardgameDiamonds) {
  return rankSeats(
    vaults.map((crystals, seat) => 2 * crystals + showrooms[seat]),
    vaults,
  );
}
