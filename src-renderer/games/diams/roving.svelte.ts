import { placeAfterKey } from '../kit/cards/arrow-keys';

/** One stop for the tab key among several buttons; the arrow keys lead from one to the next. */
export interface Roving {
  tabindex: (index: number) => 0 | -1;
  /** The button got the focus. */
  reach: (index: number) => void;
  /** A key was pressed on a button of the group. */
  step: (event: KeyboardEvent, group: HTMLElement) => void;
}

/**
 * To be called while a component is set up.
 * @param count how many buttons there are now.
 */
export function createRoving(count: () => number): Roving {
  let focused = $state(0);
  const entry = (): number => Math.max(0, Math.min(focused, count() - 1));

  return {
    tabindex: (index) => (index === entry() ? 0 : -1),
    reach: (index) => {
      focused = index;
    },
    step: (event, group) => {
      const next = placeAfterKey(event.key, entry(), count() - 1);
      if (next === null) return;
      event.preventDefault();
      focused = next;
      group.querySelectorAll('button').item(focused).focus();
    },
  };
}
