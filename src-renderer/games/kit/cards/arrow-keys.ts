const STEPS: Partial<Record<string, (place: number, last: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowUp: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  ArrowDown: (place) => place + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * Where a key leads along a row of buttons; it stops at both ends.
 * @param last the place of the last button, counted from 0
 * @returns null for a key that leads nowhere.
 */
export function placeAfterKey(key: string, place: number, last: number): number | null {
  const step = STEPS[key];
  return step ? Math.min(last, Math.max(0, step(place, last))) : null;
}
