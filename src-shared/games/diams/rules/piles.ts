/**
 * Takes cards out of a pile, in place.
 * @throws RangeError when one of them is not there.
 */
export function takeOut<Card>(pile: Card[], cards: readonly Card[]): void {
  for (const card of cards) {
    const place = pile.indexOf(card);
    if (place < 0) throw new RangeError(`not in the pile: ${String(card)}`);
    pile.splice(place, 1);
  }
}
