import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { at } from '../engine/at';
import { copy } from '../engine/copy';
import type { Game, GameTypes, Seat, Viewer } from '../engine/game';
import {
  beginMatch,
  findLegalMove,
  playMove,
  setUpMatch,
  startMatch,
  type Match,
  type SeatMove,
} from '../engine/match';
import { makeRecord, recordSchema } from '../engine/record';
import { replayRecord } from '../engine/replay';
import { createRng, pick } from '../engine/rng';

/** What only the game itself can tell about its secrets, written apart from its `view` and `hear`. */
export interface GameKnowledge<T extends GameTypes> {
  /** Option sets worth trying with that many seats, besides the defaults; whatever `options` reads. */
  options(seats: number): object[];
  /** Every card of the match, wherever it lies; in any order. */
  cards(state: T['state']): string[];
  /**
   * Rearranges in place, at random, all that the viewer cannot know: cards among the hands and decks it cannot see,
   * choices not yet revealed, and so on. Nothing that it knows moves.
   */
  scramble(state: T['state'], viewer: Viewer, rng: Random): void;
  /** What in an event is private, and the seats that may know it; null when everybody may. */
  secret(event: T['event']): { cards: readonly string[]; knownTo: readonly Seat[] } | null;
  /** Another card that looks like this one to whoever may not know it; left out where all look alike from behind. */
  lookalike?(card: string): string;
}

export type Random = ReturnType<typeof createRng>;

interface Setting {
  seats: number;
  options: object;
  seed: string;
}

const RUNS = 40;
/** Matches that are looked at by everybody at every event take longer. */
const WHOLE_RUNS = 10;
const MOST_MOVES = 5000;
/** Milliseconds for the longest test, on a machine that has much else to do. */
const PATIENCE = 120_000;

/** Declares the properties that every game must have as tests. Call it from the game's own test file. */
export function describeGameProperties<T extends GameTypes>(
  game: Game<T>,
  knowledge: GameKnowledge<T>,
): void {
  const { min, max } = game.seats;
  const settings: fc.Arbitrary<Setting> = fc.integer({ min, max }).chain((seats) =>
    fc.record({
      seats: fc.constant(seats),
      options: fc.constantFrom({}, ...knowledge.options(seats)),
      seed: fc.string({ maxLength: 8 }),
    }),
  );

  function deal(setting: Setting, hear: (event: T['event']) => void = ignore): Match<T> {
    const options = v.parse(game.options, setting.options);
    return startMatch(game, options, setting.seats, setting.seed, hear);
  }

  /** Plays at random to the end; `before` and `after` look at the match around each move. */
  function playOut(
    match: Match<T>,
    rng: Random,
    watch: { before?: (seat: Seat) => void; hear?: (event: T['event']) => void; after?: () => void } = {},
  ): SeatMove<T['move']>[] {
    const moves: SeatMove<T['move']>[] = [];
    for (;;) {
      const owing = game.toAct(match.state);
      if (owing.length === 0) return moves;
      if (moves.length === MOST_MOVES) throw new Error(`no end after ${MOST_MOVES} moves`);
      const seat = pick(owing, rng);
      watch.before?.(seat);
      const move = pick(game.legalMoves(match.state, seat), rng);
      moves.push({ seat, move });
      playMove(match, seat, move, watch.hear ?? ignore);
      watch.after?.();
    }
  }

  /** A match at some moment between its first move and its end. */
  function reachSomeMoment(setting: Setting, moment: number): Match<T> {
    const rng = createRng(setting.seed, 'moment');
    const match = deal(setting);
    const states = [copy(match.state)];
    playOut(match, rng, { after: () => states.push(copy(match.state)) });
    return { ...match, state: at(states, moment % states.length) };
  }

  const moments = fc.tuple(settings, fc.nat(MOST_MOVES));

  describe(`${game.id}: what holds for every match`, () => {
    it('every random play-out ends with standings, and nobody owes a move then', () => {
      check(settings, (setting) => {
        const match = deal(setting);
        expect(game.standings(match.state)).toBeNull();
        playOut(match, createRng(setting.seed, 'play-out'));
        const standings = game.standings(match.state);
        expect(standings?.map((line) => line.seat)).toEqual(seatsOf(setting));
        expect(Math.min(...(standings ?? []).map((line) => line.rank))).toBe(1);
        for (const seat of seatsOf(setting)) expect(game.legalMoves(match.state, seat)).toEqual([]);
      });
    });

    it('every match opens with match-started and closes with match-over, once each', () => {
      check(settings, (setting) => {
        const events: T['event'][] = [];
        const hear = (event: T['event']) => void events.push(event);
        playOut(deal(setting, hear), createRng(setting.seed, 'play-out'), { hear });
        const types = events.map((event) => event.type);
        expect(types.indexOf('match-started')).toBe(0);
        expect(types.lastIndexOf('match-started')).toBe(0);
        expect(types.indexOf('match-over')).toBe(types.length - 1);
      });
    });

    it('no card is lost or doubled by any move', () => {
      check(settings, (setting) => {
        const match = deal(setting);
        const cards = knowledge.cards(match.state).sort();
        expect(new Set(cards).size).toBe(cards.length);
        playOut(match, createRng(setting.seed, 'play-out'), {
          after: () => expect(knowledge.cards(match.state).sort()).toEqual(cards),
        });
      });
    });

    it('every seat that owes a move has one, and each legal move is found and well formed', () => {
      check(moments, ([setting, moment]) => {
        const match = reachSomeMoment(setting, moment);
        const { state } = match;
        for (const seat of game.toAct(state)) expect(game.legalMoves(state, seat)).not.toEqual([]);
        for (const seat of seatsOf(setting)) {
          for (const move of game.legalMoves(state, seat).slice(0, 50)) {
            expect(v.parse(game.move, JSON.parse(JSON.stringify(move)))).toEqual(move);
            expect(findLegalMove(match, seat, move)).toEqual(move);
          }
        }
      });
    });

    it('the policy makes legal moves only, and the same one however the unknown cards lie', () => {
      check(moments, ([setting, moment]) => {
        const match = reachSomeMoment(setting, moment);
        for (const seat of game.toAct(match.state)) {
          const move = game.policy(match.state, seat, createRng(setting.seed, 'policy'));
          expect(findLegalMove(match, seat, move)).not.toBeNull();
          const other = scrambled(match.state, seat, setting.seed);
          expect(game.policy(other, seat, createRng(setting.seed, 'policy'))).toEqual(move);
        }
      });
    });

    it('a view stays the same, byte for byte, when all that its viewer cannot know is rearranged', () => {
      check(moments, ([setting, moment]) => {
        const { state } = reachSomeMoment(setting, moment);
        for (const viewer of viewersOf(setting)) {
          const other = scrambled(state, viewer, setting.seed);
          expect(JSON.stringify(game.view(other, viewer))).toBe(JSON.stringify(game.view(state, viewer)));
        }
      });
    });

    it(
      'so it does at every event on the way, and what its viewer hears of the event stays the same, too',
      () => {
        check(
          settings,
          (setting) => {
            const match = setUpMatch(
              game,
              v.parse(game.options, setting.options),
              setting.seats,
              setting.seed,
            );
            const hear = (event: T['event']) => {
              for (const viewer of viewersOf(setting)) {
                const other = scrambled(match.state, viewer, `${setting.seed} ${event.type}`);
                expect(JSON.stringify(game.view(other, viewer))).toBe(
                  JSON.stringify(game.view(match.state, viewer)),
                );
                const otherEvent = isSecretFrom(viewer, event) ? withOtherSecrets(event) : event;
                expect(JSON.stringify(game.hear(otherEvent, viewer))).toBe(
                  JSON.stringify(game.hear(event, viewer)),
                );
              }
            };
            beginMatch(match, hear);
            playOut(match, createRng(setting.seed, 'play-out'), { hear });
          },
          WHOLE_RUNS,
        );
      },
      PATIENCE,
    );

    it('a determinized state shows its viewer the very view it was made from, and can be played on', () => {
      check(moments, ([setting, moment]) => {
        const { state } = reachSomeMoment(setting, moment);
        const cards = knowledge.cards(state).sort();
        for (const viewer of viewersOf(setting)) {
          const rng = createRng(setting.seed, 'determinize');
          const view = game.view(state, viewer);
          const imagined = game.determinize(json(view), rng);
          expect(game.view(imagined, viewer)).toEqual(view);
          expect(knowledge.cards(imagined).sort()).toEqual(cards);
          expect(game.toAct(imagined)).toEqual(game.toAct(state));
          if (viewer !== 'table') {
            expect(game.legalMoves(imagined, viewer)).toEqual(game.legalMoves(state, viewer));
          }
          playOut({ game, state: imagined, rng }, rng);
          expect(game.standings(imagined)).not.toBeNull();
        }
      });
    });

    it('a private event reaches those alone whom it concerns, and a public one everybody unchanged', () => {
      check(settings, (setting) => {
        const hear = (event: T['event']) => {
          const secret = knowledge.secret(event);
          for (const viewer of viewersOf(setting)) {
            const heard = game.hear(json(event), viewer);
            if (secret === null || (viewer !== 'table' && secret.knownTo.includes(viewer))) {
              expect(heard).toEqual(event);
              continue;
            }
            const told = JSON.stringify(heard);
            for (const card of secret.cards) expect(told).not.toContain(`"${card}"`);
          }
        };
        playOut(deal(setting, hear), createRng(setting.seed, 'play-out'), { hear });
      });
    });

    it('looking at a match and listing its moves changes nothing in it', () => {
      check(moments, ([setting, moment]) => {
        const { state } = reachSomeMoment(setting, moment);
        const before = JSON.stringify(state);
        for (const seat of seatsOf(setting)) {
          game.legalMoves(state, seat);
          overwrite(game.view(state, seat));
        }
        overwrite(game.view(state, 'table'));
        game.standings(state);
        expect(JSON.stringify(state)).toBe(before);
      });
    });

    it('a state survives JSON, and goes on the same way afterwards', () => {
      check(moments, ([setting, moment]) => {
        const { state } = reachSomeMoment(setting, moment);
        const other = json(state);
        expect(other).toEqual(state);
        expect(finishTo(other, setting.seed)).toEqual(finishTo(copy(state), setting.seed));
      });
    });

    it('a copy of a state is equal and shares nothing', () => {
      check(moments, ([setting, moment]) => {
        const { state } = reachSomeMoment(setting, moment);
        const before = JSON.stringify(state);
        const other = copy(state);
        expect(JSON.stringify(other)).toBe(before);
        overwrite(other);
        expect(JSON.stringify(state)).toBe(before);
      });
    });

    it('a record replays to the same events and the same result', () => {
      check(settings, (setting) => {
        const events: T['event'][] = [];
        const hear = (event: T['event']) => void events.push(json(event));
        const match = deal(setting, hear);
        const moves = playOut(match, createRng(setting.seed, 'play-out'), { hear });
        const seats = seatsOf(setting).map((seat) => ({ name: `Seat ${seat}`, kind: 'easy' as const }));
        const options = v.parse(game.options, setting.options);
        const record = makeRecord(match, { options, seats, seed: setting.seed, moves });

        const replay = replayRecord(v.parse(recordSchema, json(record)), () => game);
        expect(replay.problem).toBeNull();
        expect(replay.events).toEqual(events);
        expect(replay.match?.state).toEqual(match.state);
      });
    });
  });

  function scrambled(state: T['state'], viewer: Viewer, seed: string): T['state'] {
    const other = copy(state);
    knowledge.scramble(other, viewer, createRng(seed, 'scramble'));
    return other;
  }

  function isSecretFrom(viewer: Viewer, event: T['event']): boolean {
    const secret = knowledge.secret(event);
    return secret !== null && (viewer === 'table' || !secret.knownTo.includes(viewer));
  }

  /** The same event about other cards. */
  function withOtherSecrets(event: T['event']): T['event'] {
    let other = JSON.stringify(event);
    for (const card of knowledge.secret(event)?.cards ?? [])
      other = other.replaceAll(`"${card}"`, `"${knowledge.lookalike?.(card) ?? 'another'}"`);
    return JSON.parse(other) as T['event'];
  }

  function finishTo(state: T['state'], seed: string): T['state'] {
    const rng = createRng(seed, 'finish');
    playOut({ game, state, rng }, rng);
    return state;
  }
}

function check<Value>(values: fc.Arbitrary<Value>, property: (value: Value) => void, numRuns = RUNS): void {
  fc.assert(fc.property(values, property), { numRuns });
}

function ignore(): void {
  // Nobody listens.
}

function seatsOf(setting: Setting): Seat[] {
  return Array.from({ length: setting.seats }, (_, seat) => seat);
}

function viewersOf(setting: Setting): Viewer[] {
  return [...seatsOf(setting), 'table'];
}

function json<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

/** Empties everything that can be reached from an object. */
function overwrite(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) overwrite(part);
  if (Array.isArray(value)) value.length = 0;
  else for (const name of Object.keys(value)) Reflect.deleteProperty(value, name);
}
