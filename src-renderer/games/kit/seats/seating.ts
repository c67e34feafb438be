import type { Seat, Viewer } from '../../../../src-shared/engine/game';

/** The seats clockwise, beginning with the one at the bottom edge of the screen: the viewer's own, or the first. */
export function seatingFor(viewer: Viewer, seats: number): Seat[] {
  const bottom = viewer === 'table' ? 0 : viewer;
  return Array.from({ length: seats }, (_, index) => (bottom + index) % seats);
}
