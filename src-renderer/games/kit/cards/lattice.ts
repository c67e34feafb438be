const WIDTH = 100;
const HEIGHT = 140;

/**
 * The lines of a brilliant-cut lattice over a card's back, as an SVG path: two families of parallels that cross in
 * lozenges, and the table facet of each stone.
 */
export function latticePath(step: number): string {
  const rise = step * 1.4;
  const lines: string[] = [];
  for (let x = -WIDTH; x <= 2 * WIDTH; x += step) {
    lines.push(`M${x} 0l${WIDTH} ${HEIGHT}`, `M${x} 0l${-WIDTH} ${HEIGHT}`);
  }
  for (let row = 0; row * rise <= 2 * HEIGHT; row++) {
    const y = (row * rise) / 2;
    const shift = row % 2 === 0 ? 0 : step / 2;
    for (let x = shift; x <= WIDTH; x += step) {
      lines.push(`M${x - step / 4} ${y - rise / 8}h${step / 2}`);
    }
  }
  return lines.join('');
}
