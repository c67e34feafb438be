import * as v from 'valibot';
import type { Game } from '../../src-shared/engine/game';
import { findGame } from '../../src-shared/games/registry';
import {
  TABLE_NAME_LENGTH,
  type BotPace,
  type Hints,
  type Idle,
  type Refusal,
  type Requests,
  type Takeover,
} from '../../src-shared/protocol/requests';
import { readName } from './names';
import { refuse } from './refuse';

/** What can be chosen about a table, checked: these options can be played by so many seats. */
export interface TableSettings {
  name: string;
  game: Game;
  options: object;
  seats: number;
  takeover: Takeover;
  idle: Idle;
  pace: BotPace;
  hints: Hints;
}

export type NewTable = Requests['create-table'];
export type ChangedSettings = Requests['configure']['settings'];
export type FindGame = (id: string) => Game | null;

/** Settings for a new table, with defaults for what was left open. */
export function newSettings(asked: NewTable, find: FindGame = findGame): TableSettings | Refusal {
  const game = find(asked.game);
  if (!game) return refuse('unknown-game');
  const name = readName(asked.name, TABLE_NAME_LENGTH);
  if (name === null) return refuse('bad-name');
  return check(
    {
      name,
      game,
      options: asked.options ?? {},
      seats: asked.seats,
      takeover: asked.takeover ?? '30s',
      idle: asked.idle ?? '2min',
      pace: asked.pace ?? 'normal',
      hints: asked.hints ?? 'auto',
    },
    asked.options ?? {},
  );
}

/** The settings with some of them changed. Another game starts with its own default options. */
export function changedSettings(
  now: TableSettings,
  asked: ChangedSettings,
  find: FindGame = findGame,
): TableSettings | Refusal {
  const game = asked.game === undefined ? now.game : find(asked.game);
  if (!game) return refuse('unknown-game');
  const kept = game === now.game ? now.options : {};
  const name = asked.name === undefined ? now.name : readName(asked.name, TABLE_NAME_LENGTH);
  if (name === null) return refuse('bad-name');
  return check(
    {
      name,
      game,
      options: kept,
      seats: asked.seats ?? now.seats,
      takeover: asked.takeover ?? now.takeover,
      idle: asked.idle ?? now.idle,
      pace: asked.pace ?? now.pace,
      hints: asked.hints ?? now.hints,
    },
    asked.options ?? kept,
  );
}

function check(settings: TableSettings, asked: object): TableSettings | Refusal {
  const { game, seats } = settings;
  if (seats < game.seats.min || seats > game.seats.max) return refuse('bad-seat-count');
  const options = v.safeParse(game.options, asked);
  if (!options.success) return refuse('bad-options');
  const reason = game.refuseOptions(options.output, seats);
  if (reason !== null) return refuse('bad-options', reason);
  return { ...settings, options: options.output };
}
