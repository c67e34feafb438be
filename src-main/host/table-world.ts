import type { TablePush } from '../../src-shared/protocol/pushes';
import type { Advise, Decide } from '../bots/decision';
import type { KeptMatch, KeptMove, KeptTable } from '../store/store';
import type { Clock } from './clock';
import type { FindGame } from './table-settings';

/** Where a table keeps its match. Each call is on the disk when it returns, and throws if that failed. */
export interface Journal {
  startMatch(match: KeptMatch): void;
  appendMove(matchId: string, move: KeptMove): void;
  keepTable(matchId: string, table: KeptTable): void;
}

/** All that a table knows of the world: no socket, no file, no clock of its own. */
export interface TableWorld {
  clock: Clock;
  journal: Journal;
  decide: Decide;
  advise: Advise;
  send(playerId: string, push: TablePush): void;
  removed(playerId: string, why: 'kicked' | 'table-closed'): void;
  /** Something may have changed in `summary`. */
  changed(): void;
  /** The table has closed, by its host's wish or because everybody has left. */
  closed(): void;
  newMatch(): { matchId: string; seed: string };
  complain(sentence: string): void;
  findGame?: FindGame;
}
