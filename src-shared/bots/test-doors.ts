import * as v from 'valibot';
import { at } from '../engine/at';
import { defineGame } from '../engine/define-game';
import type { AnyOpen, Game, GameTypes, State, View } from '../engine/game';
import type { Rng } from '../engine/rng';

/** Behind each door lies a prize that nobody sees; one seat opens one door, and that is all. */
export interface DoorTypes extends GameTypes {
  options: object;
  state: State<AnyOpen, { prizes: number[]; opened: number | null }>;
  move: { type: 'open'; door: number };
  view: View<AnyOpen, object>;
  event: { type: 'opened'; prize: number };
}

/** A game made up for a test, and how often a move was played in it. */
export interface DoorGame {
  game: Game<DoorTypes>;
  moves: () => number;
}

const OPEN: AnyOpen = { options: {}, seats: 1, scoreByRound: [] };

export const DOOR_VIEW: DoorTypes['view'] = { viewer: 0, open: OPEN, own: {} };

/**
 * @param prizes what may lie behind the doors, drawn anew for each world.
 * @param usual the door that the policy opens.
 * @param halving how much less a door must be worth to be opened half as often; null: the best is opened.
 */
export function doorGame(prizes: (rng: Rng) => number[], usual = 0, halving: number | null = null): DoorGame {
  let moves = 0;
  const behind = (rng: Rng): DoorTypes['state'] => ({
    open: OPEN,
    hidden: { prizes: prizes(rng), opened: null },
  });
  const everyDoor = ({ hidden }: DoorTypes['state']) =>
    hidden.prizes.map((_, door) => ({ type: 'open' as const, door }));

  const game = defineGame<DoorTypes>({
    id: 'doors',
    seats: { min: 1, max: 1 },
    options: v.strictObject({}),
    move: v.strictObject({ type: v.literal('open'), door: v.number() }),
    refuseOptions: () => null,
    setUp: (_options, _seats, rng) => behind(rng),
    begin: () => undefined,
    toAct: ({ hidden }) => (hidden.opened === null ? [0] : []),
    legalMoves: (state) => (state.hidden.opened === null ? everyDoor(state) : []),
    whyIllegal: () => 'no-such-door',
    apply({ hidden }, _seat, { door }, _rng, emit) {
      moves++;
      hidden.opened = door;
      emit({ type: 'opened', prize: at(hidden.prizes, door) });
    },
    own: () => ({}),
    hear: (event) => event,
    standings: ({ hidden }) =>
      hidden.opened === null ? null : [{ seat: 0, points: at(hidden.prizes, hidden.opened), rank: 1 }],
    determinize: (_view, rng) => behind(rng),
    policy: () => ({ type: 'open', door: usual }),
    foresight: {
      expertBudget: 600,
      mixing: halving === null ? null : { halving, kindOf: ({ door }) => String(door) },
      beforeOthersChose: (view) => view,
      withoutMemory: (view) => view,
      candidates: everyDoor,
      isFarEnough: () => false,
      value: ({ hidden }) => (hidden.opened === null ? 0 : at(hidden.prizes, hidden.opened)),
      witness() {
        let prize = 0;
        return { hear: (event) => void (prize = event.prize), facts: () => ({ prize }) };
      },
    },
  });
  return { game, moves: () => moves };
}
