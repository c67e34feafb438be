/** How many cards make a trick: two seats play two cards each, alternating. rules: faux-diamonds §8.1 */
export function trickSizeOf(seats: number): number {
  return seats === 2 ? 4 : seats;
}
