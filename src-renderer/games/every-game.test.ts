import * as v from 'valibot';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { AdvisedMove } from '../../src-shared/bots/advice';
import { playBotMatch } from '../../src-shared/bots/bot-match';
import { BOTS } from '../../src-shared/bots/registry';
import type { AnyView, Game, GameTypes } from '../../src-shared/engine/game';
import { findLegalMove, moveKey, playMove, startMatch } from '../../src-shared/engine/match';
import type { Witness } from '../../src-shared/engine/foresight';
import type { MatchRecord } from '../../src-shared/engine/record';
import { GAMES } from '../../src-shared/games/registry';
import type { SeatView } from '../../src-shared/protocol/pushes';
import { beatMs } from '../timeline/beats';
import { replayPassages, type ReplayPassage } from '../screens/history/passages';
import type { GameUi } from './game-ui';
import { text } from './kit/text';
import { findGameUi, loadGame } from './loaded-games.svelte';

await Promise.all(GAMES.map(({ id }) => loadGame(id)));

const NAMES = ['Anna', 'Bo', 'Cy', 'Dee', 'Eve', 'Fay'];
/** What a text has in it when something that it tells of is missing. */
const HOLE = /undefined|null|NaN|\[object/;
const HOLE_IN_MARKUP = />[^<]*(undefined|NaN|\[object)/;

/** Of so many moves one is watched, and for how many moves. */
const WATCHED_EVERY = 7;
const WATCHED_FOR = 12;

/** The open fields, of whatever game, that say what is to be done next; no beat shows them. */
const TO_BE_DONE = ['phase', 'turn', 'turns', 'pendingTake'];

/** What each game says of itself for its properties: option sets worth trying with so many seats. */
const KNOWLEDGE = import.meta.glob<{ knowledge: { options(seats: number): object[] } }>(
  '../../src-shared/games/*/testing/knowledge.ts',
  { eager: true },
);
const WORDS = import.meta.glob<{ words: object }>('./**/words.*.ts', { eager: true });

interface Played {
  record: MatchRecord;
  passages: ReplayPassage[];
}

/** A step of a replay, seen by every seat. */
interface Seen {
  event: GameTypes['event'];
  view: readonly AnyView[];
  before: readonly AnyView[];
}

/** A match by computer players, and what there was to see of it. */
function play(game: Game, seats: number, options: object): Played {
  const players = NAMES.slice(0, seats).map((name) => ({ name, level: 'medium', bot: BOTS.medium }) as const);
  const record = playBotMatch(game, v.parse(game.options, options), players, 'every game', () => undefined);
  const passages = replayPassages(game, record);
  if (passages === null) throw new Error('the record does not fit');
  return { record, passages };
}

/** The defaults, and every option set that the game's knowledge thinks worth trying with so many seats. */
function knownOptions(game: Game, seats: number): object[] {
  const path = Object.keys(KNOWLEDGE).find((file) => file.includes(`/games/${game.id}/`));
  const knowledge = path === undefined ? undefined : KNOWLEDGE[path]?.knowledge;
  return [{}, ...(knowledge?.options(seats) ?? [])];
}

/** Settings worth a look: the fewest and the most seats, the defaults and every option set that can be played. */
function settingsOf(game: Game): { seats: number; options: object }[] {
  return [game.seats.min, game.seats.max].flatMap((seats) =>
    knownOptions(game, seats)
      .filter((options) => game.refuseOptions(v.parse(game.options, options), seats) === null)
      .map((options) => ({ seats, options })),
  );
}

function uiOf(game: Game): GameUi {
  const ui = findGameUi(game.id);
  if (ui === null) throw new Error(`${game.id} has no screens`);
  return ui;
}

/** What a beat shows of a view: all but what is to be done next. */
function asShown(view: AnyView): object {
  const { open, ...rest } = view;
  return { ...rest, open: { ...open, ...Object.fromEntries(TO_BE_DONE.map((field) => [field, null])) } };
}

/** Every string in it, functions left out. */
function stringsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap(stringsIn);
}

/** The reasons that a game gives for moves which are legal for another seat or at another moment, but not now. */
function refusalsOf(game: Game, { record }: Played): Set<string> {
  const match = startMatch(
    game,
    v.parse(game.options, record.options),
    record.seats.length,
    record.seed,
    () => undefined,
  );
  const known = new Map<string, GameTypes['move']>();
  const reasons = new Set<string>();
  for (const { seat, move } of record.moves) {
    record.seats.forEach((_, other) => {
      const legal = game.legalMoves(match.state, other);
      for (const each of legal.slice(0, 40)) known.set(moveKey(each), each);
      const may = new Set(legal.map(moveKey));
      for (const [key, each] of [...known].slice(0, 60)) {
        if (!may.has(key)) reasons.add(game.whyIllegal(match.state, other, each));
      }
    });
    const legal = findLegalMove(match, seat, v.parse(game.move, move));
    if (legal) playMove(match, seat, legal, () => undefined);
  }
  return reasons;
}

/** Some moves of a match, with what came of each as if it had done so in all deals, and in some. */
function adviceFor(game: Game, { record }: Played): AdvisedMove[] {
  const options = v.parse(game.options, record.options);
  const match = startMatch(game, options, record.seats.length, record.seed, () => undefined);
  const watched: { move: GameTypes['move']; until: number; witness: Witness<GameTypes['event']> }[] = [];
  record.moves.forEach(({ seat, move }, made) => {
    const legal = findLegalMove(match, seat, v.parse(game.move, move));
    if (!legal) throw new Error('the record does not fit');
    if (made % WATCHED_EVERY === 0) {
      const witness = game.foresight.witness(structuredClone(match.state), seat);
      watched.push({ move: legal, until: made + WATCHED_FOR, witness });
    }
    playMove(match, seat, legal, (event) => {
      for (const { until, witness } of watched) if (made < until) witness.hear(event);
    });
  });
  return watched.flatMap(({ move, witness }) => {
    const amounts = Object.entries(witness.facts()).filter(([, amount]) => amount !== 0);
    return [100, 37].map((percent) => ({
      move,
      facts: Object.fromEntries(amounts.map(([fact, mean]) => [fact, { percent, mean }])),
    }));
  });
}

describe.each((GAMES as readonly Game[]).map((game) => [game.id, game] as const))(
  '%s on screen',
  (_, game) => {
    const ui = uiOf(game);
    const played = settingsOf(game).map(({ seats, options }) => play(game, seats, options));

    it('words every event, for those who know all and for those who do not', () => {
      for (const { record, passages } of played) {
        const names = record.seats.map(({ name }) => name);
        const events = passages.flatMap(({ steps }) => steps.map(({ event }) => event));
        const heard = events.flatMap((event) => [event, game.hear(event, 'table'), game.hear(event, 0)]);
        for (const event of heard.filter((each) => each !== null)) {
          const line = ui.describeEvent(event, names);
          if (line !== null) expect(line, JSON.stringify(event)).not.toMatch(HOLE);
          expect(line, JSON.stringify(event)).not.toBe('');
        }
      }
    });

    it('words every option that is not the default', () => {
      for (const { seats, options } of settingsOf(game)) {
        const sentences = ui.describeOptions(v.parse(game.options, options), seats);
        expect(sentences.join(' ')).not.toMatch(HOLE);
        const isDefault =
          JSON.stringify(v.parse(game.options, options)) === JSON.stringify(v.parse(game.options, {}));
        expect(sentences.length > 0, JSON.stringify(options)).toBe(!isDefault);
      }
    });

    it('words every reason for which options that other numbers of seats may play are refused', () => {
      const counts = [2, 3, 4, 5, 6].filter((seats) => seats >= game.seats.min && seats <= game.seats.max);
      const known = counts.flatMap((seats) => knownOptions(game, seats));
      for (const options of known.map((each) => v.parse(game.options, each))) {
        for (const seats of counts) {
          const reason = game.refuseOptions(options, seats);
          if (reason !== null) expect(ui.wordReason(reason), reason).not.toBe(text().unknownRefusal);
        }
      }
    });

    it('words every reason for which a move is refused', () => {
      const reasons = played.slice(0, 2).flatMap((each) => [...refusalsOf(game, each)]);
      expect(reasons.length).toBeGreaterThan(0);
      for (const reason of reasons) expect(ui.wordReason(reason), reason).not.toBe(text().unknownRefusal);
      expect(ui.wordReason('toString')).toBe(text().unknownRefusal);
    });

    it('words moves and what may come of them, be it always or now and then', () => {
      for (const each of played) {
        const names = each.record.seats.map(({ name }) => name);
        const told = adviceFor(game, each).flatMap((advised) => [
          ui.advice.move(advised.move, names),
          ...ui.advice.reasons(advised, names),
        ]);
        expect(told.length).toBeGreaterThan(0);
        for (const sentence of told) {
          expect(sentence).not.toBe('');
          expect(sentence).not.toMatch(HOLE);
        }
      }
    });

    it('shows every kind of beat, seen by one seat and with all hands open, with nothing missing', () => {
      for (const { record, passages } of played) {
        const seats = record.seats.map(({ name }): SeatView => ({ kind: 'bot', name, level: 'medium' }));
        const seen = new Map<string, number>();
        let before = passages.at(0)?.rest.views ?? [];
        for (const { steps, rest } of passages.slice(1)) {
          for (const { event, view } of steps) {
            const times = seen.get(event.type) ?? 0;
            seen.set(event.type, times + 1);
            if (times < 3) draw(seats, { event, view, before });
            before = view;
          }
          before = rest.views;
        }
        expect(seen.size).toBeGreaterThan(0);
      }
    });

    it('ends every beat as the view that follows: nothing but whose move it is changes without being told', () => {
      for (const { passages } of played) {
        for (const { steps, rest } of passages) {
          expect(steps.at(-1)?.view.map(asShown)).toEqual(rest.views.map(asShown));
        }
      }
    });

    function draw(seats: SeatView[], { event, view, before }: Seen): void {
      for (const [seat, openViews] of [
        [0, null],
        [1, view],
      ] as const) {
        const [now, then] = [view.at(seat), before.at(seat)];
        if (!now || !then || beatMs(ui.beats, { event, view: now }, then) === 0) continue;
        const board = { view: now, beat: { event, view: now, before: then, ms: 100 }, openViews };
        const rest = { seats, toAct: [], legalMoves: [], play: () => undefined };
        const { body } = render(ui.board, { props: { ...board, ...rest } });
        expect(body, JSON.stringify(event)).not.toMatch(HOLE_IN_MARKUP);
      }
    }
  },
);

describe('the words of the games', () => {
  it.each(Object.keys(WORDS))('in %s are none of them empty', (path) => {
    const strings = stringsIn(WORDS[path]);
    expect(strings.length).toBeGreaterThan(0);
    expect(strings.filter((string) => string.trim() === '')).toEqual([]);
  });
});
