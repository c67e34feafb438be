import type { Advice } from '../../../src-shared/bots/advice';
import type { MatchRecord } from '../../../src-shared/engine/record';
import type { MatchSummary } from '../../../src-shared/protocol/history';
import { connectTo } from '../../connection/hosts.svelte';
import { desktop } from '../../desktop';

const PATIENCE_MS = 5000;

/** @returns finished matches, the newest first: this computer's, or in a browser the host's; null when out of reach. */
export async function listMatches(): Promise<MatchSummary[] | null> {
  const matches = desktop ? await desktop.call('list-history') : await listAtHost();
  return matches && [...matches].sort((a, b) => b.playedAt - a.playedAt);
}

/** @returns the record of a match, or null when it is not kept or out of reach. */
export async function readMatch(matchId: string): Promise<MatchRecord | null> {
  if (desktop) return desktop.call('read-record', matchId);
  const connection = connectTo(location.origin);
  await connection.online(PATIENCE_MS);
  const outcome = await connection.ask('read-record', { matchId });
  return outcome.ok ? outcome.record : null;
}

/** @returns what an expert would have done instead of a move, counted from 0; null when no answer came. */
export async function reviewMove(matchId: string, index: number): Promise<Advice | null> {
  if (desktop) return desktop.call('review-move', matchId, index);
  const outcome = await connectTo(location.origin).ask('review', { matchId, index });
  return outcome.ok ? outcome.advice : null;
}

async function listAtHost(): Promise<MatchSummary[] | null> {
  const connection = connectTo(location.origin);
  await connection.online(PATIENCE_MS);
  const outcome = await connection.ask('list-history', {});
  return outcome.ok ? outcome.matches : null;
}
