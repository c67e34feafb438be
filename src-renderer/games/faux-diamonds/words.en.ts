import type { MoveRefusal } from '../../../src-shared/games/trick-taking/rules/refusals';
import type { Suit } from '../../../src-shared/games/faux-diamonds/rules/cards';
import type { CustomSetFault } from '../../../src-shared/games/faux-diamonds/rules/custom-set';
import type { OptionRefusal } from '../../../src-shared/games/faux-diamonds/rules/options';
import type { Space, Special } from '../../../src-shared/games/faux-diamonds/rules/tracks';
import type { PassDirection } from '../../../src-shared/games/trick-taking/rules/passing';
import type { Sale } from '../../../src-shared/games/faux-diamonds/rules/types';
import { listsOf, pluralsOf } from '../../text/plural';
import { words as trickTaking } from '../kit/trick-taking/words.en';
import { oftenInDeals, words as kit } from '../kit/words.en';

const plural = pluralsOf('en');
const list = listsOf('en');

const SUIT_NAMES: Record<Suit, string> = { black: 'Black', pink: 'Pink', yellow: 'Yellow', blue: 'Blue' };

const CUT_NAMES: Record<Suit, string> = {
  black: 'pear',
  pink: 'princess',
  yellow: 'trillion',
  blue: 'round',
};

const SPECIAL_NAMES: Record<Special, string> = {
  glut: 'Glut',
  copycat: 'Copycat',
  'best-market': 'Best market',
  bubble: 'Bubble',
  'closing-bell': 'Closing bell',
};

/** What a Faux Diamond* space is worth; each goes on after "F* is worth". */
const SPECIAL_WORTHS: Record<Special, string> = {
  glut: '$2,000 for each Faux Diamond card in the trick so far, one being sold included; nothing in the bonus sale',
  copycat: 'what the nearest number behind it on its track says',
  'best-market': 'the highest number that the other three glasses stand on',
  bubble: 'nothing, and a sale there moves the glass two spaces',
  'closing-bell': '$1,000 for each trick completed this hand',
};

const REFUSALS: Record<MoveRefusal | OptionRefusal, string> = {
  ...trickTaking.refusals,
  'follow-suit': 'You hold a card of the suit led: play one of that suit, or a Faux Diamond.',
  'custom-set-missing': 'There is no custom rule set yet. Make one in the editor, or choose another set.',
  'partnership-needs-four-or-six-seats': 'Partnership needs 4 or 6 seats.',
  'perfect-needs-two-to-five-seats':
    'The perfect game is for 2 to 5 seats: with 6 every card is in play anyway.',
};

function cardCount(count: number): string {
  return `${count} ${plural(count, { one: 'card', other: 'cards' })}`;
}

function handCount(count: number): string {
  return `${count} ${plural(count, { one: 'hand', other: 'hands' })}`;
}

/** Thousands as money: 7 is `$7,000`. */
function money(thousands: number): string {
  return thousands === 0 ? '$0' : `$${thousands},000`;
}

/** A mean of thousands as money, to hundreds: 6.4 is `$6,400`. */
function meanMoney(thousands: number): string {
  return `$${(100 * Math.round(10 * thousands)).toLocaleString('en')}`;
}

function inDeals(percent: number): string {
  return `in ${percent} of 100 deals`;
}

function card(suit: Suit | null, rank: number): string {
  return suit === null ? 'Faux Diamond' : `${SUIT_NAMES[suit]} ${rank}`;
}

function space(value: Space): string {
  if (value === 'faux') return 'F';
  return value === 'faux*' ? 'F*' : String(value);
}

const REASONS: Record<Sale['why'], string> = {
  faux: 'a Faux Diamond, for the value of the suit led',
  'off-suit': 'not of the suit led, so sold at once',
  trick: 'the winning card',
  bonus: 'the bonus diamond',
};

/** Everything that Faux Diamonds says. */
export const words = {
  howToPlay: [
    'Diamonds come in four cuts: black pears, pink princesses, blue rounds and yellow trillions, thirteen of each. Eight Faux Diamonds have neither suit nor rank. The most money over all hands wins.',
    'Each suit has a market: a loop of prices with a magnifying glass on the price of now. Whenever a card is sold, its seller takes that price and the glass moves one space on, clockwise. The glasses stay where they are from hand to hand.',
    'Each hand, the dealer looks at its cards and announces how many everyone passes: one, two or three. All choose at once; in odd hands the cards go left, in even ones right. Then everyone lays one card aside, face down: the bonus diamond.',
    'The seat left of the dealer leads, then whoever won the last trick. Follow the suit led if you can, or play a Faux Diamond: that is always allowed. If you lack the suit, play what you like.',
    'What does not follow suit is sold at once: a Faux Diamond for the price of the suit led, a card of another suit for the price of its own. Then that glass moves. Faux Diamonds that come before any suit are not sold.',
    'When all have played, the highest card of the suit led wins. Its seat sells that card, at the price of that moment, and takes $1,000 more for each Faux Diamond in the trick. The other cards of the suit led bring nothing.',
    'After the last trick the bonus diamonds are turned up and sold, each at the price where its glass stands. No glass moves, so equal suits bring the same. A Faux Diamond brings nothing there.',
    'A space with F is worth nothing. A space with F* is worth what the special rule beside the tracks says. Two players play two cards each to a trick, turn by turn.',
  ],
  scoreLabel: 'Wealth, in thousands',

  money,
  gain: (thousands: number): string => `+${money(thousands)}`,
  letters: { black: 'K', pink: 'P', yellow: 'Y', blue: 'B' } satisfies Record<Suit, string>,
  card,
  faux: 'Faux',
  fauxMark: 'F',
  space,

  track: {
    heading: 'Markets',
    now: (suit: Suit, value: number): string =>
      `${SUIT_NAMES[suit]} (${CUT_NAMES[suit]}) sells for ${money(value)}`,
    then: (next: Space): string => `then ${spaceWorth(next)}`,
    stays: 'the price never moves',
    next: 'next',
    still: 'fixed',
    loop: (spaces: readonly Space[], at: number): string =>
      `Track: ${spaces.map(space).join(', ')}. The glass is on space ${at + 1} of ${spaces.length}.`,
  },

  special: {
    names: SPECIAL_NAMES,
    rule: (special: Special): string => `${SPECIAL_NAMES[special]}: F* is worth ${SPECIAL_WORTHS[special]}.`,
    noneWithStars: 'No special rule: F* is worth nothing, like F.',
    friendly: 'Friendly: a Faux Diamond sells for $1,000 less for each one in the trick, and moves no glass.',
  },

  hand: (hand: number, hands: number): string => `Hand ${hand} of ${hands}`,

  seat: {
    wealth: 'this hand',
    total: 'in all',
    totalOf: (amount: number): string => `${money(amount)} in all`,
    team: (amount: number): string => `Team ${money(amount)}`,
    bonus: (count: number): string =>
      `${count} bonus ${plural(count, { one: 'diamond', other: 'diamonds' })} face down`,
    ownBonus: (cards: readonly string[]): string => `Bonus: ${list(cards)}`,
    lacks: (suits: readonly Suit[]): string => `Lacks ${list(suits.map((suit) => SUIT_NAMES[suit]))}`,
    known: (cards: readonly string[]): string => `Has from you ${list(cards)}`,
  },

  prompt: {
    over: kit.matchIsOver,
    announce: 'How many cards does everyone pass?',
    announcing: (name: string): string => `${name} announces how many cards are passed`,
    pass: (count: number, name: string): string => `Choose ${cardCount(count)} for ${name}`,
    bonus: (count: number): string =>
      plural(count, { one: 'Choose your bonus diamond', other: `Choose your ${count} bonus diamonds` }),
    setAside: (count: number): string => plural(count, { one: 'Set it aside', other: 'Set them aside' }),
    bonusHint: 'It is sold after the last trick',
    changeHint: 'You may still change your choice',
    waiting: (names: readonly string[]): string => `Waiting for ${list(names)}`,
    yourTurn: 'Your turn',
    lead: 'You lead: play any card',
    onlyFaux: 'Only Faux Diamonds are left to you',
    plays: (name: string, played: string): string => `${name} plays ${played}`,
    follow: (suit: Suit): string => `Follow ${SUIT_NAMES[suit]}, or play a Faux Diamond`,
    free: (suit: Suit): string => `No ${SUIT_NAMES[suit]}: any card sells at once`,
    first: 'No suit is set yet: your card may set it',
    turn: (name: string): string => `${name} plays`,
    passed: (direction: PassDirection): string =>
      direction === 'partner'
        ? 'The cards go to the partners'
        : `The cards go to the ${direction === 'left' ? 'left' : 'right'}`,
    bonusSet: 'The bonus diamonds lie face down',
    sale: (name: string, sold: string, amount: number): string => `${name} sells ${sold}: +${money(amount)}`,
    saleWhy: REASONS,
    trickWon: (name: string): string => `${name} wins the trick`,
    trickBonus: (name: string, amount: number): string => `${name} wins the trick and +${money(amount)}`,
    allFaux: (name: string): string => `Nothing but Faux Diamonds: ${name} leads again`,
    fauxBonus: (count: number): string =>
      `$1,000 for each of ${count} Faux ${plural(count, { one: 'Diamond', other: 'Diamonds' })}`,
    bonusSale: 'The bonus sale',
    handScored: (hand: number): string => `Hand ${hand} is over`,
  },

  ceremony: {
    title: 'Bonus sale',
    note: 'No glass moves: equal suits bring the same.',
  },

  summary: {
    open: 'Last hand',
    title: (hand: number): string => `Hand ${hand}`,
    player: 'Player',
    tricks: 'Tricks and sales',
    bonus: 'Bonus diamond',
    wealth: 'This hand',
    total: 'In all',
  },

  log: {
    started: (seats: number, dealer: string): string => `A match for ${seats} begins. ${dealer} deals first.`,
    tracks: (tracks: readonly { suit: Suit; spaces: readonly Space[] }[]): string =>
      `Markets: ${tracks.map(({ suit, spaces }) => `${SUIT_NAMES[suit]} ${spaces.map(space).join(' ')}`).join('; ')}.`,
    hand: (hand: number, dealer: string): string => `Hand ${hand} begins. ${dealer} deals.`,
    holds: (name: string, cards: readonly string[]): string => `${name} holds ${list(cards)}.`,
    announced: (name: string, count: number): string => `${name} announces a pass of ${cardCount(count)}.`,
    passed: (from: string, to: string): string => `${from} passes to ${to}.`,
    passedCards: (from: string, to: string, cards: readonly string[]): string =>
      `${from} passes ${list(cards)} to ${to}.`,
    bonusSet: (name: string): string => `${name} sets a bonus diamond aside.`,
    bonusSetCards: (name: string, cards: readonly string[]): string =>
      `${name} sets ${list(cards)} aside as a bonus.`,
    played: (name: string, played: string): string => `${name} plays ${played}.`,
    playedUnled: (name: string, played: string): string => `${name} plays ${played}; no suit is set yet.`,
    sold: (name: string, sold: string, amount: number, why: Sale['why']): string =>
      `${name} sells ${sold} for ${money(amount)}: ${REASONS[why]}.`,
    won: (name: string): string => `${name} wins the trick.`,
    wonWithFaux: (name: string, bonus: number): string =>
      `${name} wins the trick and takes ${money(bonus)} for the Faux Diamonds in it.`,
    revealed: (name: string, cards: readonly string[]): string => `${name} reveals ${list(cards)}.`,
    scored: (wealth: readonly { name: string; amount: number; total: number }[]): string =>
      `The hand is over: ${wealth
        .map(({ name, amount, total }) => `${name} ${money(amount)}, ${money(total)} in all`)
        .join('; ')}.`,
  },

  advice: {
    announce: (count: number): string => `Announce a pass of ${cardCount(count)}`,
    pass: (cards: readonly string[]): string => `Pass ${list(cards)}`,
    setAside: (cards: readonly string[]): string => `Set ${list(cards)} aside`,
    play: (suit: Suit | null, rank: number): string =>
      suit === null ? 'Play a Faux Diamond' : `Play ${card(suit, rank)}`,
    winsTrick: (percent: number): string => oftenInDeals('wins the trick', percent),
    sells: (percent: number, mean: number): string =>
      percent === 100
        ? `sells for ${meanMoney(mean)} on average`
        : `sells ${inDeals(percent)}, for ${meanMoney(mean)} on average`,
    thenSells: (_percent: number, mean: number): string => `then sells for ${meanMoney(mean)} on average`,
    fauxBonus: (percent: number, mean: number): string =>
      percent === 100
        ? `takes ${meanMoney(mean)} more for Faux Diamonds`
        : `takes ${meanMoney(mean)} more for Faux Diamonds ${inDeals(percent)}`,
    priceLost: (percent: number, mean: number): string =>
      `loses ${meanMoney(mean)} to other sales ${inDeals(percent)}`,
    priceGained: (percent: number, mean: number): string =>
      `gains ${meanMoney(mean)} by other sales ${inDeals(percent)}`,
    then: (suit: Suit, mean: number): string =>
      `${SUIT_NAMES[suit]} then sells for ${Number.isInteger(mean) ? money(mean) : `about ${meanMoney(mean)}`}`,
    lacks: (suit: Suit, percent: number): string =>
      percent === 100
        ? `leaves you without ${SUIT_NAMES[suit]}`
        : `leaves you without ${SUIT_NAMES[suit]} ${inDeals(percent)}`,
    winsMatch: (percent: number): string =>
      percent === 100 ? 'always wins the match' : `wins the match ${inDeals(percent)}`,
    leads: (percent: number): string =>
      percent === 100 ? 'always leads after this hand' : `leads after this hand ${inDeals(percent)}`,
    handWealth: (mean: number): string => `brings you to ${meanMoney(mean)} this hand, on average`,
    bonusSale: (mean: number): string => `the bonus sale brings ${meanMoney(mean)} on average`,
  },

  options: {
    ruleSet: 'Markets',
    set: (letter: string): string => `Set ${letter}`,
    random: 'Random',
    randomHint: 'One track of each suit is drawn when the match begins.',
    custom: 'Custom',
    customHint: 'Your own tracks',
    randomSpecial: 'Special rule of a random set',
    randomPick: 'Draw one when an F* space comes',
    randomNone: 'None: F* is worth nothing',
    hands: 'Hands',
    handsDefault: (count: number): string => `${count}, as usual`,
    handsHint: 'How many hands the match has.',
    partnership: 'Partnership',
    perfect: 'Perfect game',
    friendly: 'Friendly',
    variantHints: {
      partnership: 'Seats opposite each other add their wealth; cards are passed to the partner.',
      perfect: 'Every card of the deck is in play, so that nothing hides from a careful player.',
      friendly: 'Faux Diamonds sell for less each time and move no glass.',
    },
    describeSet: (letter: string): string => `Markets of set ${letter}.`,
    describeRandom: 'Markets drawn at random, with a special rule when one is needed.',
    describeRandomNoSpecial: 'Markets drawn at random, without a special rule.',
    describeCustom: (name: string): string => `Custom markets “${name}”.`,
    describeTrack: (suit: Suit, spaces: readonly Space[]): string =>
      `${SUIT_NAMES[suit]}: ${spaces.map(space).join(' ')}.`,
    describeCustomMissing: 'Custom markets, not entered yet.',
    describeHands: (count: number): string => `${handCount(count)}.`,
    describePartnership: 'Partnership: seats opposite each other play together.',
    describePerfect: 'Perfect game: every card of the deck is in play.',
    describeFriendly: 'Friendly: Faux Diamonds sell for less each time and move no glass.',
  },

  editor: {
    heading: 'Your own markets',
    name: 'Name',
    track: (suit: Suit): string => `${SUIT_NAMES[suit]} track (${CUT_NAMES[suit]})`,
    trackHint:
      '1 to 12 spaces each: 0 to 20 (thousands), F or F*. The first, where the glass starts, is a number.',
    special: 'Special rule',
    noSpecial: 'None',
    starterName: 'My markets',
    space: (suit: Suit, number: number): string => `${SUIT_NAMES[suit]}, space ${number}`,
    addSpace: (suit: Suit): string => `Add a space to the ${SUIT_NAMES[suit]} track`,
    removeSpace: (suit: Suit): string => `Take the last space off the ${SUIT_NAMES[suit]} track`,
    kept: 'Kept on this computer',
    use: 'Use these markets',
    inUse: 'In use',
    forget: 'Forget',
    forgetNamed: (name: string): string => `Forget “${name}”`,
    exchange: 'Export and import',
    exportFile: 'Save as a file',
    importFile: 'Open a file',
    json: 'As text (JSON)',
    jsonHint: 'Copy it to keep or share the set, or paste one here.',
    readJson: 'Read this text',
    notJson: 'This is not JSON. It must look like {"name":"…","black":[3,"F"], …}.',
    read: (name: string): string => `Read “${name}”.`,
    used: (name: string): string => `“${name}” is in use and kept on this computer.`,
    faults: (fault: CustomSetFault): string => {
      switch (fault.fault) {
        case 'not-a-set':
          return 'This is no rule set: it needs a name, four tracks and a special rule or null.';
        case 'name':
          return 'Give the set a name of 1 to 40 characters.';
        case 'special':
          return 'There is no such special rule.';
        case 'track-length':
          return `The ${CUT_NAMES[fault.suit]} track (${SUIT_NAMES[fault.suit]}) needs 1 to 12 spaces.`;
        case 'space':
          return `Space ${fault.space + 1} of the ${SUIT_NAMES[fault.suit]} track must be a whole number from 0 to 20, F or F*.`;
        case 'start-space':
          return `Space 1 of the ${SUIT_NAMES[fault.suit]} track, where the glass starts, must be a number.`;
      }
    },
  },

  refusals: REFUSALS,
};

function spaceWorth(value: Space): string {
  if (value === 'faux') return 'F, nothing';
  return value === 'faux*' ? 'F*, by the special rule' : money(value);
}
