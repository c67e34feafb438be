/** How a seat's line is told apart: a gem's colour, and a dash pattern for those who do not see the colour. */
export const SEAT_MARKS = [
  { gem: 'ruby', dashes: 'none' },
  { gem: 'sapphire', dashes: '10 5' },
  { gem: 'emerald', dashes: '2 5' },
  { gem: 'topaz', dashes: '12 4 2 4' },
  { gem: 'amethyst', dashes: '6 6' },
  { gem: 'diamond', dashes: '16 4' },
] as const;
