import * as v from 'valibot';
import type { AnyView, Game, GameTypes } from '../engine/game';
import type { Rng } from '../engine/rng';

/** Behind each door lies a prize that nobody sees; one seat opens one door, and that is all. */
export interface DoorTypes extends GameTypes {
  options: object;
  state: { prizes: number[]; opened: number | null };
  move: { type: 'open'; door: number };
  view: AnyView;
  event: { type: 'opened'; prize: number };
}

/** A game made up for a test, and how often a move was played in it. */
export interface DoorGame {
  game: Game<DoorTypes>;
  moves: () => number;
}

export const DOOR_VIEW: AnyView = { viewer: 0, seats: 1, scoreByRound: [] };

/**
 * @param prizes what may lie behind the doors, drawn anew for each world.
 * @param usual the door that the policy opens.
 * @param halving how much less a door must be worth to be opened half as often; null: the best is opened.
 */
export function doorGame(prizes: (rng: Rng) => number[], usual = 0, halving: number | null = null): DoorGame {
  let moves = 0;
  const everyDoor = (state: DoorTypes['state']) =>
    state.prizes.map((_, door) => ({ type: 'open' as const, door }));

  const game: Game<DoorTypes> = {
    id: 'doors',
    seats: { min: 1, max: 1 },
    options: v.strictObject({}),
    move: v.strictObject({ type: v.literal('open'), door: v.number() }),
    refuseOptions: () => null,
    start: (_options, _seats, rng) => ({ prizes: prizes(rng), opened: null }),
    toAct: ({ opened }) => (opened === null ? [0] : []),
    legalMoves: (state) => (state.opened === null ? everyDoor(state) : []),
    whyIllegal: () => 'no-such-door',
    apply(state, _seat, { door }, _rng, emit) {
      moves++;
      state.opened = door;
      emit({ type: 'opened', prize: state.prizes[door] });
    },
    clone: (state) => ({ ...state, prizes: [...state.prizes] }),
    view: (_state, viewer) => ({ ...DOOR_VIEW, viewer }),
    hear: (event) => event,
    standings: ({ prizes: all, opened }) =>
      opened === null ? null : [{ seat: 0, points: all[opened], rank: 1 }],
    determinize: (_view, rng) => ({ prizes: prizes(rng), opened: null }),
    policy: () => ({ type: 'open', door: usual }),
    foresight: {
      expertBudget: 600,
      mixing: halving === null ? null : { halving, kindOf: ({ door }) => String(door) },
      beforeOthersChose: (view) => view,
      withoutMemory: (view) => view,
      candidates: everyDoor,
      isFarEnough: () => false,
      value: ({ prizes: all, opened }) => (opened === null ? 0 : all[opened]),
      witness() {
        let prize = 0;
        return { hear: (event) => void (prize = event.prize), facts: () => ({ prize }) };
      },
    },
  };
  return { game, moves: () => moves };
}
