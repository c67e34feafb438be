/**
 * Brings what the oldest browsers of the baseline lack. Newer ones fetch nothing:
 * changing copies of arrays (Chromium 110, Safari 16, Firefox 115), container queries (Chromium 105, Safari 16,
 * Firefox 110) and popovers (Chromium 114, Safari 17, Firefox 125).
 */
export async function fillGaps(): Promise<void> {
  const gaps: Promise<unknown>[] = [];
  if (!('toSorted' in Array.prototype)) gaps.push(import('./change-array-by-copy'));
  if (!CSS.supports('container-type', 'inline-size')) gaps.push(import('container-query-polyfill'));
  if (!('popover' in HTMLElement.prototype)) gaps.push(import('@oddbird/popover-polyfill'));
  await Promise.all(gaps);
}
