import type { ConnectRefusal, HostToClient } from '../protocol/pushes';
import type { Answers, PersonalRequest, Refusal, Reply, Requests } from '../protocol/requests';

/** What happens to a wire. */
export interface WireEvents {
  up: () => void;
  /** The connection dropped; it comes up again by itself. */
  down: () => void;
  /** The host wants no connection with this app; it does not come up by itself. */
  refused: (refusal: ConnectRefusal) => void;
}

export type PushName = keyof HostToClient;

/** What a host answers to a name, without the token: that stays with the wire. */
export type Identified = { ok: true } & Omit<Answers['identify'], 'token'>;

/**
 * The messages to and from one host, as a connection needs them. In a browser it is socket.io's client, in the app a
 * bridge to the main process, which has the client; the same tests run over both.
 */
export interface Wire {
  onWire<Name extends keyof WireEvents>(name: Name, listener: WireEvents[Name]): void;
  onPush<Name extends PushName>(name: Name, listener: HostToClient[Name]): void;
  /**
   * Says who is here, with the token of an earlier visit when there is one.
   * @returns the host's reply; rejects when none comes in time, or before the host has said hello.
   */
  identify(name: string, timeoutMs: number): Promise<Identified | Refusal>;
  /** @returns the host's reply; rejects when none comes in time, and at once on a closed wire. */
  request<Name extends PersonalRequest>(
    name: Name,
    request: Requests[Name],
    timeoutMs: number,
  ): Promise<Reply<Name>>;
  /** Drops a connection that may be dead without knowing and dials at once. */
  redial(): void;
  /** Ends it for good. */
  close(): void;
}

/** The tokens by which hosts know this person again, one a host. */
export interface PlayerTokens {
  read(hostId: string): string | null | Promise<string | null>;
  write(hostId: string, token: string): void;
}
