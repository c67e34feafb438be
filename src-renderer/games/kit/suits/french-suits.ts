/** The suits of French playing cards, in the order in which a hand is sorted. */
export const FRENCH_SUITS = ['diamonds', 'hearts', 'spades', 'clubs'] as const;
export type FrenchSuit = (typeof FRENCH_SUITS)[number];

const INKS: Record<FrenchSuit, string> = {
  diamonds: '#17658c',
  hearts: '#b3203f',
  spades: '#2a1b33',
  clubs: '#1a6b3f',
};

export function isFrenchSuit(suit: string | null): suit is FrenchSuit {
  return FRENCH_SUITS.some((known) => known === suit);
}

/** The colour of a suit on paper, as CSS; that of spades for what is none. */
export function inkOf(suit: string | null): string {
  return INKS[isFrenchSuit(suit) ? suit : 'spades'];
}
