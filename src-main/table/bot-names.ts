import { nameKey } from './names';

/** First names for computer players, each from the world of gems. */
export const BOT_NAMES = [
  'Opal',
  'Jasper',
  'Ruby',
  'Garnet',
  'Pearl',
  'Onyx',
  'Amber',
  'Beryl',
  'Coral',
  'Flint',
  'Jade',
  'Topaz',
  'Agate',
  'Sienna',
  'Spinel',
  'Zircon',
  'Citrine',
  'Larimar',
] as const;

/** The first name that nobody has, nor one that people would take for it; numbered once all names are taken. */
export function freeBotName(taken: readonly string[]): string {
  const inUse = new Set(taken.map(nameKey));
  const free = BOT_NAMES.find((name) => !inUse.has(nameKey(name)));
  if (free !== undefined) return free;
  for (let number = 2; ; number++) {
    const numbered = `${BOT_NAMES[0]} ${number}`;
    if (!inUse.has(nameKey(numbered))) return numbered;
  }
}
