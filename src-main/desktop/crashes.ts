/** What to do after the page's process has ended: show the same screen, a safer one, or ask the person. */
export type Comeback = 'same-screen' | 'home' | 'ask';

/** Crashes that far apart have nothing to do with one another. */
const TOGETHER_MS = 60_000;
const SAME_SCREEN_AT_MOST = 2;
const HOME_AT_MOST = 3;

/**
 * Decides crash by crash, so that a screen that crashes each time does not do so for ever.
 * @returns is told the time of a crash, in milliseconds, and says what to do
 */
export function countCrashes(): (now: number) => Comeback {
  let recent: number[] = [];
  return (now) => {
    recent = [...recent.filter((at) => now - at < TOGETHER_MS), now];
    if (recent.length <= SAME_SCREEN_AT_MOST) return 'same-screen';
    return recent.length <= HOME_AT_MOST ? 'home' : 'ask';
  };
}
