import { cubicOut } from 'svelte/easing';
import { crossfade, type FadeParams, type TransitionConfig } from 'svelte/transition';

const TRAVEL_MS = 520;

/** Whether things may move on screen: the person's own setting first, then the system's. */
export function mayMove(): boolean {
  const setting = document.documentElement.dataset.motion;
  if (setting === 'reduced' || setting === 'full') return setting === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A card goes from where it lay to where it lies now; cards are known by their ids. */
export const [send, receive] = crossfade({
  duration: () => (mayMove() ? TRAVEL_MS : 0),
  easing: cubicOut,
  fallback: () => ({ duration: 0 }),
});

/** A card comes to lie on the table. */
export function settle(_node: Element, { delay = 0 }: FadeParams = {}): TransitionConfig {
  if (!mayMove()) return { duration: 0 };
  return {
    delay,
    duration: 320,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translateY(${-18 * u}px) scale(${0.92 + 0.08 * t})`,
  };
}
