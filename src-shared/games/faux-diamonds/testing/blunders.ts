/** A position, in the words of `positions.ts`, and the cards that nobody who thinks would play there. */
export interface Blunder {
  name: string;
  position: string;
  /** The cards that are worse than another in all but odd deals. */
  never: string;
}

const BONUS = 'bonus p7 / p12 / y1 / b10';
const AFTER_THREE_TRICKS = `${BONUS} | gone b12 f5 y4 y7 y8 b1 y11 y2 p4 p3 b6 b2 | completed 3 | wealth 9 12 14 6
  | black [3] 4 5 5 7 6 2 | pink 2 [6] 1 8 3 5 | yellow 7 6 5 [4] 3 2 | blue [4]`;
const AFTER_SIX_TRICKS = `${BONUS} | completed 6 | wealth 24 23 14 16
  | gone b12 f5 y4 y7 y8 b1 y11 y2 p4 p3 b6 b2 k7 k3 f2 k8 k6 k11 k12 f3 y9 k10 k1 y5
  | black 3 4 5 5 7 6 [2] | pink 2 [6] 1 8 3 5 | yellow 7 6 5 4 [3] 2 | blue [4]`;

/** Found in matches among computer players. */
export const BLUNDERS: readonly Blunder[] = [
  {
    name: 'leads the best market, whose price the Faux Diamonds of the others take before the trick is won',
    position: `hands b3 f2 f3 f6 f8 k10 / b4 b5 k1 k6 k8 k9 / k11 k13 k7 p10 p5 y5 / k12 k3 k4 y10 y3 y9
      | leader 2 | ${AFTER_THREE_TRICKS}`,
    never: 'p10',
  },
  {
    name: 'follows with a card that will be beaten instead of selling one of many Faux Diamonds',
    position: `hands b3 f2 f3 f6 f8 k10 / b4 b5 k1 k6 k8 k9 / k11 k13 p10 p5 y5 / k12 k4 y10 y3 y9
      | leader 2 | trick k7 k3 | ${AFTER_THREE_TRICKS}`,
    never: 'k10',
  },
  {
    name: 'sells a card at $2,000 whose suit is not led while another one sells for $6,000',
    position: `hands f6 f8 / b5 k9 / k13 p10 p5 / k4 y3
      | leader 3 | trick y10 b3 b4 | ${AFTER_SIX_TRICKS}`,
    never: 'k13',
  },
  {
    name: 'sells a card of a poor market while its best market has no other use',
    position: `hands k5 p9 / k3 p2 / k2 b9 / b1 p3 y1 | bonus p1 / p4 / p5 / p6 | trick k9 p8 k1
      | black [3] 4 5 5 7 6 2 | pink [2] 6 1 8 3 5 | yellow [7] 1 | blue [4]`,
    never: 'p3',
  },
];
