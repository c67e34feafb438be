/**
 * The item at a place of a list that is sure to have one, such as a seat's in a list by seat.
 * @throws RangeError when nothing is there.
 */
export function at<Item>(list: readonly Item[], place: number): Item {
  const item = list[place];
  if (item === undefined) throw nothingThere(list, place);
  return item;
}

/** Apart from `at`, so that V8 inlines that everywhere: computer players read lists all the time. */
function nothingThere(list: readonly unknown[], place: number): RangeError {
  return new RangeError(`nothing at place ${place} of ${list.length}`);
}

/** The entry of a table that has one for every key. */
export function entryOf<Key extends string, Entry>(table: Readonly<Record<Key, Entry>>, key: Key): Entry {
  return table[key];
}
