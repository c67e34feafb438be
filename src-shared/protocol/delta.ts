/**
 * What turns one piece of plain JSON data into another, as short as can be had cheaply:
 * - `[value]`: it is another one altogether;
 * - `0`: a field that is gone;
 * - a record: by name, what has become of an object's fields; those that are not named stay;
 * - `{ cut, add }`: a list lost the items at these places, counted in the old list, and these came at its end;
 * - `{ at }`: a list of the same length, by place, what has become of its items.
 */
export type Delta = readonly [value: unknown] | 0 | FieldsDelta | ListDelta | ItemsDelta;
interface FieldsDelta {
  fields: Readonly<Record<string, Delta>>;
}
interface ListDelta {
  cut: readonly number[];
  add: readonly unknown[];
}
interface ItemsDelta {
  at: readonly (readonly [place: number, delta: Delta])[];
}

/**
 * What has changed between two pieces of plain JSON data.
 * @returns null when nothing has.
 */
export function deltaOf(before: unknown, after: unknown): Delta | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return listDelta(before, after);
  if (isRecord(before) && isRecord(after)) return fieldsDelta(before, after);
  return [after];
}

/** The data as the delta leaves them; what has not changed is shared with those before. */
export function patched(before: unknown, delta: Delta | null): unknown {
  if (delta === null || delta === 0) return before;
  if (isWhole(delta)) return delta[0];
  if ('fields' in delta) return patchedFields(isRecord(before) ? before : {}, delta);
  const items: readonly unknown[] = Array.isArray(before) ? before : [];
  if ('at' in delta) {
    const changes = new Map(delta.at);
    return items.map((item, place) => patched(item, changes.get(place) ?? null));
  }
  const cut = new Set(delta.cut);
  return [...items.filter((_, place) => !cut.has(place)), ...delta.add];
}

function fieldsDelta(before: Record<string, unknown>, after: Record<string, unknown>): Delta | null {
  const changed = Object.keys(after).flatMap((name): [string, Delta][] => {
    if (!Object.hasOwn(before, name)) return [[name, [after[name]]]];
    const delta = deltaOf(before[name], after[name]);
    return delta === null ? [] : [[name, delta]];
  });
  const gone = Object.keys(before)
    .filter((name) => !Object.hasOwn(after, name))
    .map((name): [string, Delta] => [name, 0]);
  const all = [...changed, ...gone];
  return all.length === 0 ? null : shortest(after, { fields: Object.fromEntries(all) });
}

function listDelta(before: readonly unknown[], after: readonly unknown[]): Delta | null {
  if (before.length === after.length) {
    const at = after.flatMap((item, place): [number, Delta][] => {
      const delta = deltaOf(before[place], item);
      return delta === null ? [] : [[place, delta]];
    });
    return at.length === 0 ? null : shortest(after, { at }, cutAndAdd(before, after));
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
  return { cut, add: after.slice(kept) };
}

function shortest(after: unknown, ...deltas: Delta[]): Delta {
  const whole: Delta = [after];
  return deltas.reduce((best, delta) => (lengthOf(delta) < lengthOf(best) ? delta : best), whole);
}

function lengthOf(delta: Delta): number {
  return JSON.stringify(delta).length;
}

function patchedFields(before: Record<string, unknown>, { fields }: FieldsDelta): Record<string, unknown> {
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

function isWhole(delta: Delta): delta is readonly [unknown] {
  return Array.isArray(delta);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
