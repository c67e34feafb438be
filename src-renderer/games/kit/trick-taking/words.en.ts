import type { MoveRefusal } from '../../../../src-shared/games/trick-taking/rules/refusals';
import { pluralsOf } from '../../../text/plural';

const plural = pluralsOf('en');

function cards(count: number): string {
  return `${count} ${plural(count, { one: 'card', other: 'cards' })}`;
}

/** What the trick-taking games say alike. */
export const words = {
  table: {
    players: 'Players',
    others: 'Other players',
    own: 'Your side',
    middle: 'The table',
  },

  seat: {
    partner: 'Partner',
    dealer: 'Dealer',
    dealerLetter: 'D',
    turn: 'To play',
    choosing: 'Choosing',
    chosen: 'Has chosen',
    handSize: (count: number): string => `${cards(count)} in hand`,
    tricks: (count: number): string => `${count} ${plural(count, { one: 'trick', other: 'tricks' })} won`,
  },

  hand: {
    label: 'Your hand',
    sortBy: { suit: 'Sort by suit', rank: 'Sort by rank' },
    picked: (count: number, wanted: number): string => `${count} of ${wanted} picked`,
    confirmed: 'Chosen',
    openHand: (name: string): string => `Hand of ${name}`,
  },

  trick: {
    label: 'The trick',
    led: 'led',
    high: 'high',
    wins: 'wins',
    last: 'Last trick',
    play: (name: string, card: string): string => `${name}: ${card}`,
    wonBy: (name: string): string => `${name} won it.`,
  },

  pass: {
    howMany: 'How many cards does everyone pass?',
    cards,
    sign: (count: number, to: string): string => `Pass ${cards(count)} to ${to}`,
    confirm: (count: number): string => `Pass ${cards(count)}`,
  },

  refusals: {
    'match-over': 'The match is over; there is nothing left to play.',
    'not-now': 'That is not what the table waits for. Look at what is asked above your hand.',
    'not-your-turn': 'It is not your turn. Wait until the others have acted.',
    'pass-count': 'Everyone passes 1, 2 or 3 cards. Choose one of these.',
    'wrong-number-of-cards': 'That is not the right number of cards. Pick as many as are asked for.',
    'not-in-hand': 'That card is not in your hand. Choose one that is.',
    'follow-suit': 'You have a card of the suit that was led. Play one of that suit.',
  } satisfies Record<MoveRefusal, string>,
};
