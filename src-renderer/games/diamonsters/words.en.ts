import type { Monster } from '../../../src-shared/games/diamonsters/rules/cards';
import { listsOf, pluralsOf } from '../../text/plural';
import { often, oftenInDeals, words as kit } from '../kit/words.en';

const plural = pluralsOf('en');
const list = listsOf('en');

const MONSTER_NAMES: Record<Monster, string> = { ichi: 'Ichi', ni: 'Ni', san: 'San', shi: 'Shi', go: 'Go' };

const COUNT_WORDS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** With a true minus sign: a hyphen is easily overlooked. */
function signed(count: number): string {
  return count < 0 ? `−${-count}` : `${count}`;
}

function diamonds(count: number): string {
  return `${signed(count)} ${plural(count, { one: 'diamond', other: 'diamonds' })}`;
}

function prizes(count: number): string {
  return `${count} ${plural(count, { one: 'prize diamond', other: 'prize diamonds' })}`;
}

function printed(count: number): string {
  const word = COUNT_WORDS[Math.abs(count)];
  const noun = plural(Math.abs(count), { one: 'diamond', other: 'diamonds' });
  return count < 0 ? `minus ${word} ${noun}` : `${word} ${noun}`;
}

/** Everything that Diamonsters says. */
export const words = {
  howToPlay: [
    'Five kinds of monsters live in this deck, twelve of each: 1 Ichi, 2 Ni, 3 San, 4 Shi and 5 Go. Everybody starts with one of each in hand.',
    'A card is turned up: the lot. All of you choose a card of your hand at the same time, face down, and then turn them up together.',
    'Equal bids cancel one another, however many they are. Of the bids that are left the highest wins the lot, with one exception: when one Ichi and one Go are left, little Ichi beats Go and all the rest.',
    'The winner lays the lot and the card it was won with into their collection, and draws a new card. All others take their bids back: remember what you saw. When every bid is cancelled, the lot is thrown away.',
    'Ichi and Go show one diamond, Ni shows two, San none, and Shi takes two away. With three of one monster or five diamonds in your collection you win the round and a prize diamond; then everybody starts a new collection.',
    'With two players the first to hold five prize diamonds wins, with three it is four, and with more it is three.',
  ],
  scoreLabel: 'Prize diamonds',

  monsters: MONSTER_NAMES,
  card: (monster: Monster, number: number, diamondsOnIt: number): string =>
    `${MONSTER_NAMES[monster]}, ${number}, ${printed(diamondsOnIt)}`,
  unknownCard: 'a card nobody has seen',
  noCard: 'no card',

  board: {
    others: 'Other players',
    players: 'Players',
    middle: 'The lot',
    you: 'Your side',
    yourHand: 'Your hand',
    round: (round: number): string => `Round ${round}`,
  },

  seat: {
    prizes: (count: number, target: number): string => `${count} of ${target} prize diamonds`,
    prizeCount: (count: number, target: number): string => `${count}/${target}`,
    diamonds: (count: number, goal: number): string =>
      `${signed(count)} of ${goal} diamonds in the collection`,
    diamondCount: (count: number, goal: number): string => `${signed(count)}/${goal}`,
    collection: (name: string): string => `Collection of ${name}`,
    group: (monster: Monster, count: number, goal: number): string =>
      `${MONSTER_NAMES[monster]}: ${count} of ${goal}`,
    emptyCollection: 'Nothing collected yet',
    hand: (cards: readonly string[], unknown: number): string =>
      cards.length === 0
        ? `In hand: ${unknown} unknown`
        : `In hand: ${list([...cards, ...(unknown > 0 ? [`${unknown} unknown`] : [])])}`,
    unseen: '?',
    hasBid: 'Has bid',
    choosing: 'Choosing',
    bid: (card: string): string => `Bids ${card}`,
    cancelled: 'cancelled',
    wins: 'wins',
  },

  middle: {
    lot: (card: string): string => `The lot: ${card}`,
    noLot: 'No lot',
    deck: 'Deck',
    deckSize: (count: number): string =>
      `${count} ${plural(count, { one: 'card', other: 'cards' })} in the deck`,
    discards: 'Discards',
    discardCount: (count: number): string =>
      `${count} ${plural(count, { one: 'discard', other: 'discards' })}`,
    lastBid: 'Last bid',
    close: 'Close',
    noDiscards: 'Nothing has been discarded yet.',
    lastLot: (card: string): string => `The lot was ${card}.`,
    lastWinner: (name: string): string => `${name} won it.`,
    lastNobody: 'All bids cancelled, so it was discarded.',
  },

  prompt: {
    choose: (lot: string): string => `Your bid for ${lot}?`,
    change: 'Tap another card to change your bid',
    waiting: (names: readonly string[]): string => `Waiting for ${list(names)}`,
    over: kit.matchIsOver,
    stalemate: 'Both hold one and the same monster: no bid can be won any more',
    watching: 'A bid is being made',
    reveal: 'All bids are face up',
    cancel: 'Equal bids cancel',
  },

  reasons: {
    'ichi-beats-go': 'Ichi beats Go',
    'last-standing': 'the last one standing',
    'highest-left': 'the highest left',
    highest: 'the highest bid',
    'all-cancelled': 'Everything cancelled: the lot is discarded',
  },
  wins: (name: string, lot: string, reason: string): string => `${name} wins ${lot}: ${reason}`,

  roundWon: {
    title: (name: string): string => `${name} wins the round`,
    match: 'Three of one monster',
    diamonds: (count: number): string => `${diamonds(count)} collected`,
    prize: (count: number, target: number): string => `Prize diamond ${count} of ${target}`,
  },

  log: {
    started: (seats: number): string => `A match for ${seats} begins.`,
    round: (round: number): string => `Round ${round} begins.`,
    hand: (name: string, cards: readonly string[]): string => `${name} holds ${list(cards)}.`,
    lot: (card: string): string => `The lot is ${card}.`,
    bids: (bids: readonly { name: string; card: string }[]): string =>
      `Bids: ${bids.map(({ name, card }) => `${name} ${card}`).join(', ')}.`,
    cancelled: (names: readonly string[]): string => `The equal bids of ${list(names)} cancel.`,
    won: (name: string, lot: string, card: string): string => `${name} won ${lot} with ${card}.`,
    discarded: (lot: string): string => `No bid is left: ${lot} is discarded.`,
    drew: (name: string): string => `${name} draws a card.`,
    drewCard: (name: string, card: string): string => `${name} draws ${card}.`,
    reshuffled: (size: number): string =>
      `The discards are shuffled into a new deck of ${size} ${plural(size, { one: 'card', other: 'cards' })}.`,
    roundByMatch: (name: string, count: number): string =>
      `${name} wins the round with three of one monster and now has ${prizes(count)}.`,
    roundByDiamonds: (name: string, collected: number, count: number): string =>
      `${name} wins the round with ${diamonds(collected)} and now has ${prizes(count)}.`,
    stalemate: 'Both hands hold nothing but one and the same monster, so no bid can be won any more.',
  },

  options: {
    target: 'Prize diamonds to win',
    targetDefault: (count: number): string => `As usual: ${count}`,
    targetHint: 'The first to hold so many wins the match; what is usual depends on the number of players.',
    freshHands: 'Fresh hands every round',
    freshHandsHint: 'Shuffle everything after a round and start again with one of each monster.',
    describeTarget: (count: number): string => `The first with ${prizes(count)} wins.`,
    describeFreshHands: 'Every round starts with one of each monster in hand.',
  },

  advice: {
    bid: (card: string): string => `Bid your ${card}`,
    completesMatch: 'wins the round with three of one monster',
    completesDiamonds: 'wins the round with five diamonds',
    winsLot: 'wins the lot',
    cancelled: 'cancels out with an equal bid',
    beatenBy: (name: string): string => `loses to ${name}’s bid`,
    completedBy: (name: string): string => `lets ${name} win the round at once`,
    winsRound: 'wins you the round sooner or later',
    inDeals: oftenInDeals,
    inSome: often,
  },

  refusals: {
    'not-in-hand': 'That card is not in your hand. Choose one that is.',
    'match-over': 'The match is over; there is nothing left to bid for.',
  },
};
