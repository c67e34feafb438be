import type { PackedPush } from '../../src-shared/protocol/pushes';
import type { Advise, Decide } from '../bots/question';
import type { Clock } from './clock';
import type { KeptMatch, KeptMove, KeptTable } from './kept';
import type { FindGame } from './settings';

/** Where a table keeps its match. Each writing call is on the disk when it returns, and throws if that failed. */
export interface Journal {
  startMatch(match: KeptMatch): void;
  appendMove(matchId: string, move: KeptMove): void;
  keepTable(matchId: string, table: KeptTable): void;
  /** @returns null when no such match is kept. */
  readMatch(matchId: string): KeptMatch | null;
}

/** All that a table knows of the world: no socket, no file, no clock of its own. */
export interface TableWorld {
  clock: Clock;
  journal: Journal;
  decide: Decide;
  advise: Advise;
  send(playerId: string, push: PackedPush): void;
  removed(playerId: string, why: 'kicked' | 'table-closed'): void;
  /** Something may have changed in `summary`. */
  changed(): void;
  /** The table has closed, by its host's wish or because everybody has left. */
  closed(): void;
  /** An id that nothing else has. */
  newId(): string;
  /** The seed of a match, which nobody can guess. */
  newSeed(): string;
  complain(sentence: string): void;
  findGame?: FindGame;
}
