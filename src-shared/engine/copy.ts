/** A copy of plain JSON data — lists, objects and simple values — that shares nothing with the original. */
export function copy<Value>(value: Value): Value {
  if (!isContainer(value)) return value;
  if (Array.isArray(value)) return copyList(value) as Value;
  return withOwn({ ...value }, copyPart);
}

/**
 * The same of what lies in the outermost object. Written down once for each depth, since V8 copies an object quickly
 * only in a place that sees few kinds of them, and computer players copy thousands of states for one decision.
 */
function copyPart(part: object): object {
  if (Array.isArray(part)) return copyList(part);
  return withOwn({ ...part }, copyDeep);
}

function copyDeep(part: object): object {
  if (Array.isArray(part)) return copyList(part);
  return withOwn({ ...part }, copyDeep);
}

function copyList(list: readonly unknown[]): unknown[] {
  const items = list.slice();
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (isContainer(item)) items[i] = copyDeep(item);
  }
  return items;
}

/** Replaces the parts of an object by copies. */
function withOwn<Fields extends object>(fields: Fields, copyField: (part: object) => object): Fields {
  const parts = fields as Record<string, unknown>;
  for (const name in parts) {
    const part = parts[name];
    if (isContainer(part)) parts[name] = copyField(part);
  }
  return fields;
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
