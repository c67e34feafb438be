/**
 * What turns one piece of plain JSON data into another, as short as can be had cheaply:
 * - `[value]`: it is another one altogether;
 * - `0`: a field that is gone;
 * - a record: by name, what has become of an object's fields; those that are not named stay;
 * - `[cut, add]`: a list lost the items at these places, counted in the old list, and these came at its end;
 * - `[place, delta, place, delta, … , null]`: a list of the same length, what has become of its items at these places.
 */
export type Delta = Whole | 0 | FieldsDelta | ListDelta | ItemsDelta;
type Whole = readonly [value: unknown];
interface FieldsDelta {
  readonly [name: string]: Delta;
}
type ListDelta = readonly [cut: readonly number[], add: readonly unknown[]];
type ItemsDelta = readonly [...(number | Change)[], null];
/** What can have become of something that is still there. */
type Change = Exclude<Delta, 0>;

/**
 * What has changed between two pieces of plain JSON data.
 * @returns null when nothing has.
 */
export function deltaOf(before: unknown, after: unknown): Change | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return listDelta(before, after);
  if (isRecord(before) && isRecord(after)) return fieldsDelta(before, after);
  return [after];
}

/** The data as the delta leaves them; what has not changed is shared with those before. */
export function patched(before: unknown, delta: Delta | null): unknown {
  if (delta === null || delta === 0) return before;
  if (!isList(delta)) return patchedFields(isRecord(before) ? before : {}, delta);
  if (isWhole(delta)) return delta[0];
  const items: readonly unknown[] = Array.isArray(before) ? before : [];
  return isItems(delta) ? patchedItems(items, delta) : cutAndAdded(items, delta);
}

function cutAndAdded(items: readonly unknown[], [places, add]: ListDelta): unknown[] {
  const cut = new Set(places);
  return [...items.filter((_, place) => !cut.has(place)), ...add];
}

function patchedItems(items: readonly unknown[], delta: ItemsDelta): unknown[] {
  const changed = items.slice();
  for (let next = 0; next + 1 < delta.length; next += 2) {
    const place = delta[next] as number;
    changed[place] = patched(items[place], delta[next + 1] as Change);
  }
  return changed;
}

function fieldsDelta(before: Record<string, unknown>, after: Record<string, unknown>): Change | null {
  const changed = Object.keys(after).flatMap((name): [string, Delta][] => {
    if (!Object.hasOwn(before, name)) return [[name, [after[name]]]];
    const delta = deltaOf(before[name], after[name]);
    return delta === null ? [] : [[name, delta]];
  });
  const gone = Object.keys(before)
    .filter((name) => !Object.hasOwn(after, name))
    .map((name): [string, Delta] => [name, 0]);
  const all = [...changed, ...gone];
  return all.length === 0 ? null : shortest(after, Object.fromEntries(all));
}

function listDelta(before: readonly unknown[], after: readonly unknown[]): Change | null {
  if (before.length === after.length) {
    const changes = after.flatMap((item, place): (number | Change)[] => {
      const delta = deltaOf(before[place], item);
      return delta === null ? [] : [place, delta];
    });
    return changes.length === 0 ? null : shortest(after, [...changes, null], cutAndAdd(before, after));
  }
  return shortest(after, cutAndAdd(before, after));
}

/** Leaves out of the old list what the new one does not go on with; whatever else is new comes at the end. */
function cutAndAdd(before: readonly unknown[], after: readonly unknown[]): ListDelta {
  const cut: number[] = [];
  let kept = 0;
  for (const [place, item] of before.entries()) {
    if (kept < after.length && deltaOf(item, after[kept]) === null) kept++;
    else cut.push(place);
  }
  return [cut, after.slice(kept)];
}

function shortest(after: unknown, ...deltas: Change[]): Change {
  const whole: Change = [after];
  return deltas.reduce<Change>((best, delta) => (lengthOf(delta) < lengthOf(best) ? delta : best), whole);
}

function lengthOf(delta: Delta): number {
  return JSON.stringify(delta).length;
}

function patchedFields(before: Record<string, unknown>, fields: FieldsDelta): Record<string, unknown> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(fields)])];
  return Object.fromEntries(
    names
      .filter((name) => fields[name] !== 0)
      .map((name) => [
        name,
        Object.hasOwn(fields, name) ? patched(before[name], fields[name] ?? null) : before[name],
      ]),
  );
}

function isList(delta: Delta): delta is Whole | ListDelta | ItemsDelta {
  return Array.isArray(delta);
}

function isWhole(delta: Whole | ListDelta | ItemsDelta): delta is Whole {
  return delta.length === 1;
}

function isItems(delta: ListDelta | ItemsDelta): delta is ItemsDelta {
  return delta.at(-1) === null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
