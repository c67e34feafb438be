import type { Game } from 'boardgame.io';
import { ActivePlayers, INVALID_MOVE } from 'boardgame.io/core';
import { rankSeats } from '../../src-shared/engine/ranking';
import { settleBids } from '../../src-shared/games/diamonsters/bidding';
import {
  CARDS,
  HAND_SIZE,
  MONSTERS,
  cardOf,
  diamondsOn,
  type CardId,
} from '../../src-shared/games/diamonsters/cards';
import { targetOf } from '../../src-shared/games/diamonsters/options';
import { goalMet } from '../../src-shared/games/diamonsters/round';

/** Diamonsters with its default options, as boardgame.io keeps it. */
export interface BoardgameState {
  deck: CardId[];
  discards: CardId[];
  lot: CardId | null;
  hands: CardId[][];
  collections: CardId[][];
  prizes: number[];
  bids: (CardId | null)[];
  over: 'target' | 'no-cards' | null;
}

type Shuffle = (cards: CardId[]) => CardId[];

const DEFAULTS = { target: null, freshHands: false };

/**
 * Diamonsters written for boardgame.io in its own way: a turn is one lot, all players are active in it, and it ends
 * when all have bid. Undo is off, which spares it a copy of every state.
 */
export const boardgameDiamonsters: Game<BoardgameState> = {
  name: 'diamonsters',
  disableUndo: true,

  setup: ({ ctx, random }) => {
    const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => seat);
    const hands = seats.map((seat) => MONSTERS.map((monster) => cardOf(monster, seat + 1)));
    const state: BoardgameState = {
      deck: random.Shuffle(CARDS.filter((card) => !hands.flat().includes(card))),
      discards: [],
      lot: null,
      hands,
      collections: seats.map(() => []),
      prizes: seats.map(() => 0),
      bids: seats.map(() => null),
      over: null,
    };
    turnLot(state, (cards) => random.Shuffle(cards));
    return state;
  },

  moves: {
    bid: ({ G, playerID }, card: CardId) => {
      const seat = Number(playerID);
      if (!G.hands[seat].includes(card)) return INVALID_MOVE;
      G.bids[seat] = card;
      return undefined;
    },
  },

  turn: {
    activePlayers: ActivePlayers.ALL,
    endIf: ({ G }) => !G.bids.includes(null),
    onEnd: ({ G, random }) => {
      settleLot(G, (cards) => random.Shuffle(cards));
    },
  },

  endIf: ({ G }) => (G.over === null ? undefined : { standings: standings(G) }),
};

/** rules: diamonsters §3.3–§3.6 */
function settleLot(state: BoardgameState, shuffle: Shuffle): void {
  const bids = state.bids.filter((bid) => bid !== null);
  const { lot } = state;
  if (lot === null || bids.length < state.bids.length) return;
  const { winner } = settleBids(bids);
  state.bids = bids.map(() => null);
  state.lot = null;
  if (winner === null) {
    state.discards.push(lot);
    turnLot(state, shuffle);
    return;
  }

  const hand = state.hands[winner];
  hand.splice(hand.indexOf(bids[winner]), 1);
  state.collections[winner].push(lot, bids[winner]);
  if (goalMet(state.collections[winner]) !== null) winRound(state, winner);
  if (state.over === null && refill(state, winner, shuffle)) turnLot(state, shuffle);
}

/** rules: diamonsters §4, §5.1 */
function winRound(state: BoardgameState, winner: number): void {
  state.prizes[winner]++;
  if (state.prizes[winner] >= targetOf(DEFAULTS, state.prizes.length)) {
    state.over = 'target';
    return;
  }
  for (const collection of state.collections) state.discards.push(...collection.splice(0));
}

/** rules: diamonsters §3.7 */
function refill(state: BoardgameState, seat: number, shuffle: Shuffle): boolean {
  while (state.hands[seat].length < HAND_SIZE) {
    const card = takeTopCard(state, shuffle);
    if (card === null) return false;
    state.hands[seat].push(card);
  }
  return true;
}

function turnLot(state: BoardgameState, shuffle: Shuffle): void {
  state.lot = takeTopCard(state, shuffle);
}

/** rules: diamonsters §3.8 */
function takeTopCard(state: BoardgameState, shuffle: Shuffle): CardId | null {
  if (state.deck.length === 0 && state.discards.length > 0) {
    state.deck = shuffle(state.discards);
    state.discards = [];
  }
  const card = state.deck.pop() ?? null;
  if (card === null) state.over = 'no-cards';
  return card;
}

function standings(state: BoardgameState) {
  const diamonds = state.collections.map(diamondsOn);
  return state.over === 'target' ? rankSeats(state.prizes, diamonds) : rankSeats(diamonds, state.prizes);
}
