import type { AnyView } from '../engine/game';
import { deltaOf, patched } from './delta';
import { packMoves, unpackMoves, type PackedMoves } from './packed-moves';
import type { MatchView, PackedPush, TablePush, TableStep, TableView } from './pushes';

/** What a push tells besides the views of its steps. */
type Bare = Omit<TableView, 'match'> & { match: BareMatch | null };
type BareMatch = Omit<MatchView, 'view' | 'legalMoves'> & { legalMoves: PackedMoves };

/**
 * Packs what has changed since the last push to the same person: each view as what it changes of the one before.
 * @param before the table as last pushed.
 */
export function packPush(
  before: TableView,
  { seq, table, steps }: Pick<TablePush, 'seq' | 'table' | 'steps'>,
): PackedPush {
  let view = viewOf(before);
  const packed = steps.map((step) => {
    const delta = deltaOf(view, step.view);
    view = step.view;
    return { event: step.event, view: delta };
  });
  return {
    seq,
    whole: false,
    tableId: table.tableId,
    table: deltaOf(bareOf(before), bareOf(table)),
    steps: packed,
    rest: deltaOf(view, viewOf(table)),
  };
}

/**
 * Unpacks a push.
 * @param before the table as last read; null only before a whole push.
 * @throws TypeError when a push that is not whole comes first.
 */
export function unpackPush(before: TableView | null, push: PackedPush): TablePush {
  if (push.whole) return { ...push, steps: [] };
  if (before === null) throw new TypeError('the first push must be whole');
  let view: unknown = viewOf(before);
  const steps = push.steps.map((step): TableStep => {
    view = patched(view, step.view);
    return { event: step.event, view: view as AnyView };
  });
  const bare = patched(bareOf(before), push.table) as Bare;
  const match = bare.match && {
    ...bare.match,
    view: patched(view, push.rest) as AnyView,
    legalMoves: unpackMoves(bare.match.legalMoves),
  };
  const events = steps.map(({ event }) => event);
  return { seq: push.seq, whole: false, table: { ...bare, match }, events, steps };
}

function viewOf({ match }: TableView): AnyView | null {
  return match && match.view;
}

function bareOf({ match, ...table }: TableView): Bare {
  if (match === null) return { ...table, match };
  const { matchId, toAct, legalMoves, movesMade, waitedMs, idle, pausedBy, standings } = match;
  return {
    ...table,
    match: {
      matchId,
      toAct,
      legalMoves: packMoves(legalMoves),
      movesMade,
      waitedMs,
      idle,
      pausedBy,
      standings,
    },
  };
}
