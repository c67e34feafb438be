/** What the person may do with the hand now. */
export type HandChoice<Card extends string> = Waiting | PlayOne<Card> | PickSome<Card>;

/** Nothing; `reason` tells why when a card is pressed all the same. */
export interface Waiting {
  kind: 'wait';
  reason: string;
}

/** Play one card. */
export interface PlayOne<Card extends string> {
  kind: 'play';
  playable: readonly Card[];
  /** Why a card that is not playable cannot be played. */
  reason: (card: Card) => string;
  play: (card: Card) => void;
}

/** Pick some cards and confirm them; the choice may be changed for as long as it is offered. */
export interface PickSome<Card extends string> {
  kind: 'pick';
  /** What the cards are for; picks that were not confirmed are forgotten when it changes. */
  purpose: string;
  count: number;
  pickable: readonly Card[];
  /** Why a card that is not pickable cannot be picked. */
  reason: (card: Card) => string;
  /** What was confirmed so far; null before. */
  chosen: readonly Card[] | null;
  confirmLabel: string;
  confirm: (cards: Card[]) => void;
}

/**
 * Plays the card of one of the legal moves.
 * @param reason why a card of no move cannot be played.
 */
export function playOneOf<Card extends string, Move extends { card: Card }>(
  moves: readonly Move[],
  reason: (card: Card) => string,
  play: (move: Move) => void,
): PlayOne<Card> {
  return {
    kind: 'play',
    playable: moves.map(({ card }) => card),
    reason,
    play(card) {
      const move = moves.find((legal) => legal.card === card);
      if (move) play(move);
    },
  };
}

/**
 * Picks the cards of one of the legal moves, in whatever order.
 * @param purpose what they are for, and the words around it.
 */
export function pickOneOf<Card extends string, Move extends { cards: Card[] }>(
  moves: readonly Move[],
  purpose: Omit<PickSome<Card>, 'kind' | 'confirm'>,
  play: (move: Move) => void,
): PickSome<Card> {
  return {
    kind: 'pick',
    ...purpose,
    confirm(cards) {
      const move = moves.find((legal) => sameCards(legal.cards, cards));
      if (move) play(move);
    },
  };
}

/** Adds a card to the picks or takes it back. Picks that are full make room by dropping the one picked first. */
export function togglePick<Card extends string>(picks: readonly Card[], card: Card, count: number): Card[] {
  if (picks.includes(card)) return picks.filter((pick) => pick !== card);
  return [...picks, card].slice(-count);
}

/** Whether two choices are of the same cards, in whatever order. */
export function sameCards(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((card) => b.includes(card));
}
