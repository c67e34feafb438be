import type { Rectangle } from 'electron';
import * as v from 'valibot';
import { readKept, writeKept } from './kept-file';

/** How small and how large things may be shown, in steps of 20 % from their actual size. */
const ZOOM = { least: -4, most: 6 };

const whole = v.pipe(v.number(), v.integer());
const keptSchema = v.object({
  x: whole,
  y: whole,
  width: whole,
  height: whole,
  maximized: v.boolean(),
  fullScreen: v.optional(v.boolean(), false),
  /** Steps of 20 % up or down from the actual size. */
  zoom: v.optional(v.pipe(v.number(), v.minValue(ZOOM.least), v.maxValue(ZOOM.most)), 0),
});

/** Where the window was, whether it filled the screen, and how large it showed things. */
export type KeptBounds = v.InferOutput<typeof keptSchema>;

export const SMALLEST = { width: 360, height: 560 };
export const FIRST = { width: 1280, height: 800 };

/** So much of the window must be on a display, or nobody could drag it back. */
const GRIP = 80;

/** @returns what was kept, or null: nothing yet, or nothing readable. */
export function readBounds(file: string): KeptBounds | null {
  return readKept(file, keptSchema);
}

/** Keeps the bounds; a folder that cannot be written to costs nothing but the memory. */
export function keepBounds(file: string, bounds: KeptBounds): void {
  writeKept(file, bounds);
}

/**
 * @param workAreas of the displays there are now
 * @returns size and place that can be seen: a display may be gone or smaller since. Without a place the system picks.
 */
export function fitBounds(
  kept: Rectangle | null,
  workAreas: Rectangle[],
): Partial<Rectangle> & { width: number; height: number } {
  if (kept === null) return FIRST;
  const home = workAreas.find((area) => isWithinReach(kept, area)) ?? workAreas.at(0);
  if (home === undefined) return FIRST;
  const size = {
    width: Math.max(SMALLEST.width, Math.min(kept.width, home.width)),
    height: Math.max(SMALLEST.height, Math.min(kept.height, home.height)),
  };
  return isWithinReach(kept, home) ? { ...size, x: kept.x, y: Math.max(kept.y, home.y) } : size;
}

/** The title bar is what a window is dragged by. */
function isWithinReach(window: Rectangle, area: Rectangle): boolean {
  const across = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x);
  const barOnScreen = window.y > area.y - GRIP && window.y < area.y + area.height - GRIP;
  return across >= GRIP && barOnScreen;
}

/** @returns a size of things within what can be used. */
export function fitZoom(zoom: number): number {
  return Math.min(ZOOM.most, Math.max(ZOOM.least, zoom));
}
