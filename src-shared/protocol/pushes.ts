import type { AnyView, GameTypes, Seat, Standing } from '../engine/game';
import type { Delta } from './delta';
import type { BotLevel, BotPace, Hints, Idle, Takeover } from './requests';

/** What a host tells its clients unasked. */

/** The first thing a host says to a connection, and what `GET /hello` answers. */
export interface HostHello {
  app: 'brilliant-cut';
  version: string;
  protocol: number;
  /** Stays the same over restarts: the host's database has it. */
  hostId: string;
  hostName: string;
  /** Where others on the network reach this host, the best address first; empty without a network. */
  urls: string[];
  games: string[];
  tables: TableSummary[];
}

export type TablePhase = 'lobby' | 'playing' | 'over';

/** A table in a list. */
export interface TableSummary {
  tableId: string;
  name: string;
  game: string;
  phase: TablePhase;
  seats: number;
  /** Seats that a person can take now: computer players give way before the match. */
  free: number;
  people: string[];
  /** Its people are all gone; a table that still waits for its first ones is not deserted. */
  deserted: boolean;
}

/** A table at which a person has a seat. */
export interface OwnTable {
  tableId: string;
  /** It waits for them while something else is open on their device. */
  waits: boolean;
}

/** Elsewhere: connected, and looks at something else. Away: left, or no connection for three seconds or more. */
export type ShownPresence = 'here' | 'elsewhere' | 'away';

export type SeatView =
  | { kind: 'empty' }
  | { kind: 'bot'; name: string; level: BotLevel }
  | {
      kind: 'person';
      name: string;
      playerId: string;
      ready: boolean;
      presence: ShownPresence;
      /** A computer player decides for them until they take over again. */
      substituted: boolean;
    };

/** A match as one viewer may see it. */
export interface MatchView {
  matchId: string;
  view: AnyView;
  /** The seats that owe a move. */
  toAct: Seat[];
  /** All that the viewer's own seat may do now; empty for spectators. */
  legalMoves: GameTypes['move'][];
  /** Accepted moves of the viewer's own seat so far. */
  movesMade: number;
  /** How long the table has waited for `toAct`, in milliseconds when this was sent. */
  waitedMs: number;
  /** The seats of people who have owed a move for longer than the table allows: others may ask for a stand-in. */
  idle: Seat[];
  /** The name of whoever paused the match, or null. */
  pausedBy: string | null;
  standings: Standing[] | null;
}

/** A table as one viewer may see it. */
export interface TableView {
  tableId: string;
  name: string;
  game: string;
  options: object;
  takeover: Takeover;
  idle: Idle;
  pace: BotPace;
  hints: Hints;
  /** Whether people at the table may ask for a move as things are. */
  hintsOffered: boolean;
  phase: TablePhase;
  seats: SeatView[];
  spectators: { playerId: string; name: string }[];
  /** The player who may change the table: whoever made it, or the next person when they leave. Null: nobody yet. */
  tableHost: string | null;
  you: { playerId: string; seat: Seat | null };
  match: MatchView | null;
}

/** Something that happened, as one viewer may hear it, and that viewer's view right after it. */
export interface TableStep {
  event: GameTypes['event'];
  view: AnyView;
}

/**
 * One change of a table, for one viewer. `seq` counts up by one for each push to that viewer; after a gap the client
 * asks to `resync`. A push that is `whole` starts afresh: `events` are all that the viewer has heard of the match.
 */
export interface TablePush {
  seq: number;
  whole: boolean;
  table: TableView;
  /** What happened since the last push, as this viewer may hear it. */
  events: GameTypes['event'][];
  /** The same, each with the view right after it; none in a push that is whole. */
  steps: TableStep[];
}

/** A push as it goes over the wire: unless it is whole, only what has changed since the push before it. */
export type PackedPush =
  | { seq: number; whole: true; table: TableView; events: GameTypes['event'][] }
  | {
      seq: number;
      whole: false;
      tableId: string;
      /** Of the table without its match's view. */
      table: Delta | null;
      /** Each view as what it changes of the one before it. */
      steps: { event: GameTypes['event']; view: Delta | null }[];
      /** What the view now changes of the last step's: what happened without an event, such as the viewer's own bid. */
      rest: Delta | null;
    };

/** Things worth a sentence to the people at a table which change nothing on it. */
export type Notice = {
  code: 'guest-version';
  guestVersion: string;
  hostVersion: string;
  update: 'guest' | 'host';
};

export interface HostToClient {
  hello: (hello: HostHello) => void;
  tables: (tables: TableSummary[]) => void;
  /** The tables of the person who hears it, whenever that has changed. */
  'own-tables': (tables: OwnTable[]) => void;
  table: (push: PackedPush) => void;
  /** The client is no longer at that table. */
  removed: (from: { tableId: string; why: 'kicked' | 'table-closed' }) => void;
  notice: (notice: Notice) => void;
  /** Another connection with the same token has taken over; this one is closed. */
  replaced: () => void;
  /** The host is shutting down in good order; the match is kept. */
  closing: () => void;
}

/** What a client sends along when it connects (socket.io's `auth`). */
export interface Handshake {
  version: string;
  protocol: number;
}

/** Why a connection was refused (socket.io's `connect_error` data). */
export type ConnectRefusal =
  | { code: 'version'; hostVersion: string; hostProtocol: number; update: 'guest' | 'host' }
  | { code: 'host-full' };
