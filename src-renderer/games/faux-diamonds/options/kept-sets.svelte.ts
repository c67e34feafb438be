import { readCustomSet, type CustomSet } from '../../../../src-shared/games/faux-diamonds/rules/custom-set';

const STORAGE_KEY = 'brilliant-cut:faux-diamonds-sets';

let sets: CustomSet[] = $state.raw(load());

/** The custom rule sets kept on this computer, by name. */
export function keptSets(): readonly CustomSet[] {
  return sets;
}

/** Keeps a set; one of the same name is replaced. */
export function keepSet(set: CustomSet): void {
  store([...sets.filter(({ name }) => name !== set.name), set]);
}

/** Keeps the set of that name no longer. */
export function forgetSet(name: string): void {
  store(sets.filter((set) => set.name !== name));
}

function store(changed: CustomSet[]): void {
  sets = changed.toSorted((one, other) => one.name.localeCompare(other.name));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(sets));
  } catch {
    // A browser that keeps nothing still plays: the sets last as long as the page.
  }
}

function load(): CustomSet[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.map(readCustomSet).flatMap((reading) => (reading.ok ? [reading.set] : []));
  } catch {
    return [];
  }
}
