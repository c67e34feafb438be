import type { Desktop } from '../src-shared/protocol/desktop';

declare global {
  interface Window {
    desktop?: Desktop;
  }
}

/** The app's own window; null in a browser, where the page came from a host. */
export const desktop: Desktop | null = window.desktop ?? null;
