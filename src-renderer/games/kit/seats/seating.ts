import type { Seat, Viewer } from '../../../../src-shared/engine/game';

/** The seats clockwise from the left of the viewer, whose own is left out; all of them for those who watch. */
export function othersFor(viewer: Viewer, seats: number): Seat[] {
  return seatingFor(viewer, seats).slice(viewer === 'table' ? 0 : 1);
}

/** The seats clockwise, beginning with the one at the bottom edge of the screen: the viewer's own, or the first. */
export function seatingFor(viewer: Viewer, seats: number): Seat[] {
  const bottom = viewer === 'table' ? 0 : viewer;
  return Array.from({ length: seats }, (_, index) => (bottom + index) % seats);
}
