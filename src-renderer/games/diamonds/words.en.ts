import type { Suit } from '../../../src-shared/games/diamonds/rules/cards';
import type { DiamondsRefusal } from '../../../src-shared/games/diamonds/rules/moves';
import type { OptionRefusal } from '../../../src-shared/games/diamonds/rules/options';
import { listsOf, pluralsOf } from '../../text/plural';
import { words as trickTaking } from '../kit/trick-taking/words.en';
import { often, oftenInDeals, words as kit } from '../kit/words.en';

const plural = pluralsOf('en');
const list = listsOf('en');

const SUIT_NAMES: Record<Suit, string> = {
  diamonds: 'diamonds',
  hearts: 'hearts',
  spades: 'spades',
  clubs: 'clubs',
};

const CAPITAL_SUITS: Record<Suit, string> = {
  diamonds: 'Diamonds',
  hearts: 'Hearts',
  spades: 'Spades',
  clubs: 'Clubs',
};

function crystals(count: number): string {
  return `${count} ${plural(count, { one: 'crystal', other: 'crystals' })}`;
}

function cards(count: number): string {
  return `${count} ${plural(count, { one: 'card', other: 'cards' })}`;
}

/** Everything that Diamonds says. */
export const words = {
  howToPlay: [
    'There are four suits of fifteen cards. Everybody has a closed vault, where a crystal is worth 2 points, and an open showroom, where it is worth 1. You start with three crystals in the showroom.',
    'Ten cards are dealt to each. The player left of the dealer leads any card; the others must play the same suit if they have it. The highest card of the suit that was led wins the trick, and its winner leads the next one.',
    'If you cannot follow suit you play whatever you like, and at once take the action of the suit you played. The winner of a trick takes the action of the suit that was led.',
    'Diamonds put a crystal from the supply into your vault. Hearts put one from the supply into your showroom. Spades bring one from your showroom into your vault. Clubs take one out of another player’s showroom into yours.',
    'After ten tricks whoever won the most cards of a suit takes its action once more; a tie gives it to nobody. Those who won no trick at all put two crystals into their vault.',
    'After the last round the vaults are opened. The most points win; if they are equal, the fuller vault does.',
    'Two players play two cards each to a trick, in turns. In teams, partners sit opposite each other, add up their points and never take from each other. With the thief, clubs take only from the player who holds the token, which then moves on.',
  ],
  scoreLabel: 'Points',

  suits: CAPITAL_SUITS,
  suitLetters: { diamonds: 'D', hearts: 'H', spades: 'S', clubs: 'C' } satisfies Record<Suit, string>,
  card: (rank: number, suit: Suit): string => `${rank} of ${SUIT_NAMES[suit]}`,

  seat: {
    vaultHolds: (count: number): string => `Vault: ${crystals(count)}, worth ${count * 2}`,
    vaultClosed: 'Vault: closed',
    closed: '?',
    showroomHolds: (count: number): string => `Showroom: ${crystals(count)}`,
    thief: 'Thief',
    thiefHere: 'Holds the thief token: clubs take from here',
    team: (team: number): string => `Team ${team}`,
    won: (suit: Suit, count: number): string => `${cards(count)} of ${SUIT_NAMES[suit]} won`,
    take: 'Take one',
    takeFrom: (name: string): string => `Take a crystal from ${name}`,
  },

  felt: {
    supply: 'Supply',
    round: (round: number, rounds: number): string => `Round ${round} of ${rounds}`,
    lastRound: 'Last round',
  },

  prompt: {
    over: kit.matchIsOver,
    announce: 'How many cards does everyone pass?',
    pass: (count: number): string => `Pick ${cards(count)}`,
    lead: 'Lead any card',
    follow: (suit: Suit): string => `Follow suit: ${SUIT_NAMES[suit]}`,
    free: (suit: Suit): string => `You have no ${SUIT_NAMES[suit]}: play any card and take its action`,
    takeFrom: 'Whose showroom do you take a crystal from?',
    passed: 'The cards are passed',
    received: (names: readonly string[]): string => `You get the ${list(names)}`,
    scored: 'The most cards of a suit bring its action once more',
    waiting: {
      'announce-pass': (names: readonly string[]): string =>
        `${list(names)} decides how many cards everyone passes`,
      pass: (names: readonly string[]): string => `Waiting for ${list(names)} to pick`,
      play: (names: readonly string[]): string => `Waiting for ${list(names)}`,
      'take-from': (names: readonly string[]): string => `${list(names)} chooses whom to take from`,
      over: (): string => kit.matchIsOver,
    },
  },

  /** Why a card cannot be played or picked now. */
  reasons: {
    follow: (suit: Suit): string => `${CAPITAL_SUITS[suit]} were led and you have some: play one of them.`,
    notNow: 'No card is to be played now.',
    notYourTurn: (names: readonly string[]): string => `It is not your turn: ${list(names)} must act first.`,
  },

  why: {
    'off-suit': (suit: Suit): string => `${SUIT_NAMES[suit]} off suit`,
    trick: (suit: Suit): string => `won a trick of ${SUIT_NAMES[suit]}`,
    majority: (suit: Suit): string => `most ${SUIT_NAMES[suit]}`,
    'no-tricks': (): string => 'no trick won',
  },

  actions: {
    diamonds: (name: string, why: string): string =>
      `${name} puts a crystal from the supply into the vault (${why}).`,
    hearts: (name: string, why: string): string =>
      `${name} puts a crystal from the supply into the showroom (${why}).`,
    spades: (name: string, why: string): string =>
      `${name} brings a crystal from the showroom into the vault (${why}).`,
    spadesEmpty: (name: string, why: string): string =>
      `${name} has no crystal in the showroom to bring into the vault (${why}).`,
    clubs: (name: string, from: string, why: string): string =>
      `${name} takes a crystal from ${from} (${why}).`,
    clubsEmpty: (name: string, from: string, why: string): string =>
      `${name} finds nothing to take from ${from} (${why}).`,
    clubsNobody: (name: string, why: string): string => `${name} finds nobody to take from (${why}).`,
  },

  summary: {
    title: (round: number): string => `Round ${round}`,
    over: (round: number): string => `Round ${round} is over`,
    caption: 'Won cards of each suit, by player',
    player: 'Player',
    noTrick: 'no trick: +2',
    most: 'most',
    noMajority: (suit: Suit): string => `Nobody has the most ${SUIT_NAMES[suit]}.`,
  },

  log: {
    started: (seats: number, dealer: string): string => `A match for ${seats} begins. ${dealer} deals first.`,
    round: (round: number, dealer: string): string => `Round ${round} begins. ${dealer} deals.`,
    hand: (name: string, hand: readonly string[]): string => `${name} holds the ${list(hand)}.`,
    passAnnounced: (name: string, count: number): string => `${name} says: everyone passes ${cards(count)}.`,
    passed: (from: string, to: string): string => `${from} passes cards to ${to}.`,
    passedCards: (from: string, to: string, passed: readonly string[]): string =>
      `${from} passes the ${list(passed)} to ${to}.`,
    played: (name: string, card: string): string => `${name} plays the ${card}.`,
    trickWon: (name: string): string => `${name} wins the trick.`,
    scored: (seats: readonly { name: string; showroom: number; vault: number | null }[]): string =>
      `The round is over. ${seats
        .map(({ name, showroom, vault }) =>
          vault === null
            ? `${name}: ${showroom} in the showroom`
            : `${name}: ${showroom} in the showroom, ${vault} in the vault`,
        )
        .join('; ')}.`,
  },

  advice: {
    announce: (count: number): string => `Announce that everyone passes ${cards(count)}`,
    pass: (passed: readonly string[]): string => `Pass the ${list(passed)}`,
    play: (card: string): string => `Play the ${card}`,
    takeFrom: (name: string): string => `Take a crystal from ${name}`,
    chances: {
      'wins-trick': (percent: number): string => oftenInDeals('wins the trick', percent),
      stores: (percent: number): string => often('puts a crystal into your vault', percent),
      shows: (percent: number): string => often('puts a crystal into your showroom', percent),
      takes: (percent: number): string => often('takes a crystal out of another showroom', percent),
      'others-act': (percent: number): string => often('lets others act off suit', percent),
      'no-tricks': (percent: number): string => often('ends the round without a trick', percent),
      majorities: (percent: number): string => often('wins the most cards of some suit', percent),
    },
    points: (points: number): string => `makes ${points} points by the end of the round, on average`,
  },

  options: {
    crystals: 'Crystals in each showroom at the start',
    rounds: 'Rounds',
    roundsFour: 'Four, as usual',
    roundsBySeats: (count: number, seats: number): string => `${count}, as suits ${seats} players`,
    passing: 'Passing',
    passingHint:
      'Before each round the dealer says how many cards everyone passes to the left, or to the partner.',
    thief: 'Thief',
    thiefHint:
      'Clubs take only from the player who holds the thief token, which then moves one seat to the left.',
    teams: 'Teams',
    teamsHint: 'Partners sit opposite each other and add up their points. For 4 or 6 players.',
    describeCrystals: (count: number): string => `Everyone starts with ${crystals(count)}.`,
    describeRounds: (count: number): string =>
      `The match has ${count} ${plural(count, { one: 'round', other: 'rounds' })}.`,
    describePassing: 'Cards are passed before each round.',
    describeThief: 'Clubs take only from the holder of the thief token.',
    describeTeams: 'Partners opposite each other play as a team.',
  },

  refusals: {
    ...trickTaking.refusals,
    'cannot-take-from': 'You cannot take from that showroom. Choose one of the marked seats.',
    'teams-need-four-or-six-seats':
      'Teams need 4 or 6 seats. Change the number of seats or switch teams off.',
  } satisfies Record<DiamondsRefusal | OptionRefusal, string>,
};
