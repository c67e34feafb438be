/**
 * Keeps the keyboard in a hand of cards when the card that has it leaves the hand: the card that the Tab key would
 * reach takes over. To be attached to the hand's element.
 */
export function keepFocus(hand: HTMLElement): () => void {
  let held = false;
  const gain = () => (held = true);
  const lose = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) held = hand.contains(relatedTarget as Node);
    // Browsers differ in whether a card loses the focus before it leaves or after: ask once it is settled.
    else queueMicrotask(() => (held &&= !document.contains(target as Node)));
  };
  const observer = new MutationObserver(() => {
    if (held && !hand.contains(document.activeElement)) {
      hand.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    }
  });
  hand.addEventListener('focusin', gain);
  hand.addEventListener('focusout', lose);
  observer.observe(hand, { childList: true });
  return () => {
    hand.removeEventListener('focusin', gain);
    hand.removeEventListener('focusout', lose);
    observer.disconnect();
  };
}
