import type { IllegalReason } from '../../../src-shared/games/diams';
import type { Purity, Quality, SpecialId } from '../../../src-shared/games/diams/rules/cards';
import { listsOf, pluralsOf } from '../../text/plural';
import { oftenInDeals, words as kit } from '../kit/words.en';

const plural = pluralsOf('en');
const list = listsOf('en');

const SPECIAL_NAMES: Record<SpecialId, string> = {
  express: 'Safe express',
  drilling: 'Safe drilling',
  sleight: 'Sleight of hand',
};

const POWER_NAMES = {
  'compulsory-sale': 'Compulsory sale',
  express: 'Safe express',
  drilling: 'Safe drilling',
  sleight: 'Sleight of hand',
};

const POWER_EFFECTS = {
  'compulsory-sale':
    'Name a quality you hold and another player. If they hold any of it, you get theirs and all of it from the market; if not, yours go to the market.',
  express: 'Lay diamonds of one quality that is already in your safe, as many as you like.',
  drilling: 'Name a diamond you believe to be in another safe. If it is there, it comes into your hand.',
  sleight: 'Take any one diamond from the market into your hand.',
};

function count(amount: number, one: string, other: string): string {
  return `${amount} ${plural(amount, { one, other })}`;
}

const points = (amount: number): string => count(amount, 'point', 'points');
const cards = (amount: number): string => count(amount, 'card', 'cards');
const chips = (amount: number): string => count(amount, 'chip', 'chips');

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** So many diamonds of that name, such as "an 8" or "two exceptional 7s". */
function stones(name: string, amount: number): string {
  if (amount !== 1) return `${NUMBERS[amount]} ${name}s`;
  return `${name.startsWith('8') || name.startsWith('exceptional') ? 'an' : 'a'} ${name}`;
}

const ORDINALS = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });

function ordinal(rank: number): string {
  const form = ordinalRules.select(rank);
  return `${rank}${form in ORDINALS ? ORDINALS[form as keyof typeof ORDINALS] : ORDINALS.other}`;
}

const REFUSALS: Record<IllegalReason, string> = {
  'match-over': 'The match is over.',
  'not-your-turn': 'It is not your turn yet.',
  'draw-first': 'Draw first: a card for your hand, or two for the market.',
  'already-drawn': 'You have drawn already; now play.',
  'give-up-first': 'You hold more than five cards: give up the surplus first.',
  'nothing-to-give-up': 'You hold no more than five cards, so there is nothing to give up.',
  'card-not-held': 'That card is not in your hand.',
  'card-twice': 'The same card cannot be used twice.',
  'card-not-in-market': 'That diamond is not in the market.',
  'sum-with-own-card': 'The diamond you bring cannot be part of the sum.',
  'sum-too-short': 'A sum takes two diamonds or more.',
  'sum-not-exact': 'The diamonds must add up exactly to the one you bring.',
  'nothing-chosen': 'Pick at least one diamond.',
  'loose-diamonds': 'A new collection takes three diamonds of one quality or more.',
  'collection-below-three': 'Bring that collection back to three diamonds or more.',
  'no-new-collection': 'Extending alone is not enough: lay a new collection of three or more with it.',
  'special-not-held': 'That special is not in your hand.',
  'no-such-seat': 'Nobody sits there.',
  'own-seat': 'Choose another player, not yourself.',
  'quality-not-held': 'You can only name a quality that you hold.',
  'mixed-qualities': 'Safe express takes diamonds of one quality only.',
  'quality-not-in-safe': 'Safe express only adds to a quality that is already in your safe.',
  'surplus-not-exact': 'Give up exactly as many cards as you hold above five.',
  'diamond-in-hand': 'You can only pass without a diamond in hand.',
};

/** Everything that Diam's says. */
export const words = {
  howToPlay: [
    'There are fifty diamonds: ten qualities, 1 to 10, with five stones of each. A stone’s purity runs from one star to five; five stars are exceptional and wear a magnifying glass.',
    'Your turn starts with a draw: one card into your hand, or two stones face up into the market.',
    'Then do one thing. At the market you lay down a diamond of your hand and either take every stone of its quality, your own included, or take two or more other stones that add up exactly to it and leave yours behind.',
    'Or secure: lay three or more of one quality into your safe as a new collection. With a new one you may lay further stones onto collections you already have. What lies in the safe scores.',
    'Or use one of the three specials. Each has a power of its own, and each can force a compulsory sale: name a quality you hold and a player. If they hold some, you get theirs and all of it from the market; if not, your own go to the market.',
    'You keep five cards at most; give up the rest at the end of your turn. Near the bottom of the deck the closing card lies in wait: whoever draws it finishes the turn, and the round is over.',
    'Collections score by quality and number. Most exceptional stones in the safe earn five points more, or two each when tied; the hand that adds up to most earns three. The round’s ranks pay 4, 3, 2, 1 and 0 chips, and after three rounds most chips win.',
  ],
  scoreLabel: 'Chips (points in a quick match)',

  specials: SPECIAL_NAMES,
  powers: POWER_NAMES,
  effects: POWER_EFFECTS,

  /** A diamond in full, for those who listen. */
  diamond: (digit: Quality, purity: Purity): string =>
    purity === 5 ? `${digit}, exceptional, purity 5 of 5` : `${digit}, purity ${purity} of 5`,
  /** A diamond in a log line. */
  shortDiamond: (digit: Quality, exceptional: boolean): string =>
    exceptional ? `exceptional ${digit}` : `${digit}`,
  faceDown: (digit: Quality): string => `${digit}, purity unknown`,
  unknownCard: 'a card nobody has seen',

  board: {
    others: 'Other players',
    players: 'Players',
    you: 'Your side',
    yourHand: 'Your hand',
    emptyHand: 'Your hand is empty.',
    round: (round: number, rounds: number): string =>
      rounds === 1 ? 'Quick match' : `Round ${round} of ${rounds}`,
  },

  market: {
    title: 'Market',
    empty: 'The counter is empty.',
    group: (digit: Quality, amount: number): string => `${digit}: ${count(amount, 'diamond', 'diamonds')}`,
    deck: 'Deck',
    deckSize: (amount: number): string => `${cards(amount)} in the deck`,
    closing: (name: string): string => `Closing card: the round ends with ${name}’s turn`,
    closingShort: 'Last turn',
    discards: 'Gone',
    noDiscards: 'No special has been used yet.',
    gone: (names: readonly string[]): string => `Specials gone this round: ${list(names)}`,
  },

  values: {
    title: 'What it is worth',
    short: 'Values',
    qualities: 'Qualities',
    stones: (amount: number): string => `${amount}`,
    stonesLong: (amount: number): string => count(amount, 'diamond', 'diamonds'),
    purity: (alone: number, tied: number): string =>
      `+${alone} most exceptional stones (+${tied} each if tied)`,
    hand: (bonus: number): string => `+${bonus} highest sum in hand`,
    chips: (amounts: readonly number[]): string => `Chips by rank: ${amounts.join(', ')}`,
    close: 'Close',
  },

  seat: {
    safe: (name: string): string => `Safe of ${name}`,
    yourSafe: 'Your safe',
    emptySafe: 'Empty safe',
    collection: (digit: Quality, amount: number, worth: number): string =>
      `${count(amount, 'diamond', 'diamonds')} of quality ${digit}, worth ${points(worth)}`,
    withOne: (worth: number): string => `with one more: ${points(worth)}`,
    complete: 'complete',
    known: (stones: readonly string[]): string => `known: ${list(stones)}`,
    withOneShort: (worth: number): string => `→ ${worth}`,
    worth: (amount: number): string => `${amount}`,
    worthLong: (amount: number): string => `Collections worth ${points(amount)}`,
    chips: (amount: number): string => `${amount}`,
    chipsLong: (amount: number): string => chips(amount),
    hand: (known: readonly string[], unknown: number): string =>
      known.length === 0
        ? `In hand: ${cards(unknown)}`
        : `In hand: ${list([...known, ...(unknown > 0 ? [`${unknown} unknown`] : [])])}`,
    acting: 'Plays now',
    choose: (name: string): string => `Choose ${name}`,
    chooseCollection: (name: string, digit: Quality): string =>
      `Drill for ${stones(`${digit}`, 1)} of ${name}`,
  },

  prompt: {
    draw: 'Your turn: draw',
    play: 'Pick a card of your hand',
    playHint: 'One diamond for the market, three alike for the safe, or a special',
    market: (digit: Quality): string => `What do you take for your ${digit}?`,
    marketHint: 'Stones that can make a sum are lit.',
    noSum: 'No stones in the market add up to it.',
    scored: 'The round is over',
    secure: 'Secure these diamonds?',
    special: (card: SpecialId): string => `Which power of ${SPECIAL_NAMES[card]}?`,
    target: {
      'compulsory-sale': 'Whose diamonds, and which quality?',
      express: 'Which diamonds go into the safe?',
      drilling: 'Which diamond, in whose safe?',
      sleight: 'Which stone do you take?',
    },
    giveUp: (surplus: number): string => `Give up ${cards(surplus)}`,
    giveUpHint: 'Diamonds go to the market, specials are gone.',
    pass: 'You hold no diamond',
    waiting: (name: string): string => `${name} plays`,
    over: kit.matchIsOver,
  },

  actions: {
    label: 'Your choices',
    drawHand: 'Draw a card',
    drawMarket: 'Turn up two for the market',
    colour: (digit: Quality, others: number): string =>
      others === 0 ? `Take your ${digit} back` : `Take all ${digit}s: yours and ${others}`,
    sum: (parts: readonly number[]): string => `Take ${parts.join(' + ')}`,
    running: (parts: readonly number[], total: number, wanted: number): string =>
      `${parts.join(' + ')}${parts.length > 1 ? ` = ${total}` : ''} of ${wanted}`,
    nothing: 'Leave it there',
    secure: (amount: number): string => `Secure ${count(amount, 'diamond', 'diamonds')}`,
    giveUp: (picked: number, surplus: number): string => `Give up ${picked} of ${surplus}`,
    pass: 'Pass',
    cancel: 'Put back',
    quality: 'Quality',
    purity: 'Purity',
    purityOf: (purity: Purity): string => `Purity ${purity}`,
    use: {
      'compulsory-sale': (name: string | null, digit: Quality | null): string =>
        name === null || digit === null ? 'Force the sale' : `Make ${name} sell every ${digit}`,
      express: (amount: number): string =>
        amount === 0 ? 'Lay into the safe' : `Lay ${count(amount, 'diamond', 'diamonds')} into the safe`,
      drilling: (name: string | null, digit: Quality | null): string =>
        name === null || digit === null ? 'Drill' : `Drill ${name}’s safe for ${stones(`${digit}`, 1)}`,
      sleight: (digit: Quality | null): string => (digit === null ? 'Take it' : `Take the ${digit}`),
    },
    missing: {
      'compulsory-sale': 'Pick a player at the table and a diamond of your hand.',
      express: 'Pick diamonds of one quality that your safe already has.',
      drilling: 'Pick a player at the table, a quality and a purity.',
      sleight: 'Pick a stone of the market.',
    },
    noTarget: 'This power has nothing to work on now.',
  },

  summary: {
    title: (round: number, rounds: number): string => (rounds === 1 ? 'The result' : `Round ${round}`),
    open: (round: number): string => `Round ${round}`,
    reopen: (round: number): string => `Show the result of round ${round}`,
    close: 'Close',
    player: 'Player',
    collections: 'Safe',
    purity: 'Purity',
    hand: 'Hand',
    total: 'Points',
    rank: 'Rank',
    chips: 'Chips',
    bonus: (amount: number): string => (amount === 0 ? '0' : `+${amount}`),
    ordinal,
    nothing: 'Nothing secured',
  },

  log: {
    started: (seats: number, name: string): string => `A match for ${seats} begins. ${name} goes first.`,
    round: (round: number, name: string): string => `Round ${round} begins with ${name}.`,
    hand: (name: string, held: readonly string[]): string => `${name} holds ${list(held)}.`,
    market: (stones: readonly string[]): string => `The market opens with ${list(stones)}.`,
    drew: (name: string): string => `${name} draws a card.`,
    drewCard: (name: string, card: string): string => `${name} draws ${card}.`,
    turnedUp: (name: string, stones: readonly string[]): string =>
      stones.length === 0
        ? `${name} turns up nothing for the market.`
        : `${name} turns up ${list(stones)} for the market.`,
    discarded: (specials: readonly string[]): string => `${list(specials)} is discarded.`,
    closing: (name: string): string => `The closing card! The round ends with ${name}’s turn.`,
    broughtColour: (name: string, card: string, amount: number): string =>
      amount <= 1
        ? `${name} shows ${card} at the market and takes it back.`
        : `${name} brings ${card} to the market and takes ${NUMBERS[amount]} of that quality.`,
    broughtSum: (name: string, card: string, taken: readonly string[]): string =>
      `${name} brings ${card} to the market and takes ${list(taken)}.`,
    broughtNothing: (name: string, card: string): string => `${name} leaves ${card} in the market.`,
    secured: (name: string, stones: readonly string[]): string => `${name} secures ${list(stones)}.`,
    saleHit: (name: string, special: string, from: string, digit: Quality, amount: number): string =>
      `${name} forces a sale with ${special}: ${from} sells, and ${name} gets ${stones(`${digit}`, amount)}.`,
    saleMissed: (name: string, special: string, from: string, digit: Quality): string =>
      `${name} forces a sale with ${special}, but ${from} holds no ${digit}: ${name}’s own go to the market.`,
    express: (name: string, stones: readonly string[]): string =>
      `${name} uses Safe express and lays ${list(stones)} into the safe.`,
    drilled: (name: string, from: string, stone: string): string =>
      `${name} drills ${from}’s safe and gets ${stone}.`,
    drilledNothing: (name: string, from: string, stone: string, purity: Purity): string =>
      `${name} drills ${from}’s safe for ${stone}, purity ${purity}, which is not there.`,
    sleight: (name: string, stone: string): string =>
      `${name} takes ${stone} from the market by sleight of hand.`,
    gaveUp: (name: string, given: readonly string[]): string => `${name} gives up ${list(given)}.`,
    passed: (name: string): string => `${name} passes.`,
    refilled: (stones: readonly string[]): string => `The market is filled with ${list(stones)}.`,
    scored: (seats: readonly { name: string; points: number; chips: number }[]): string =>
      `The round is scored: ${seats
        .map((seat) => `${seat.name} ${points(seat.points)}, ${chips(seat.chips)}`)
        .join('; ')}.`,
    stones,
  },

  advice: {
    leave: (card: string): string => `Leave ${card} in the market`,
    takeColour: (card: string, digit: Quality): string =>
      `Bring ${card} to the market and take every ${digit}`,
    takeSum: (card: string, taken: readonly string[]): string =>
      `Bring ${card} to the market and take ${list(taken)}`,
    secure: (stones: readonly string[]): string => `Secure ${list(stones)}`,
    giveUp: (given: readonly string[]): string => `Give up ${list(given)}`,
    sale: (sale: string, special: string): string => `${sale}, using ${special}`,
    express: (stones: readonly string[]): string => `Use Safe express and lay ${list(stones)} into the safe`,
    drill: (drilling: string, purity: Purity): string => `${drilling}, purity ${purity}`,
    sleight: (stone: string): string => `Take ${stone} from the market by sleight of hand`,
    hits: (percent: number): string => oftenInDeals('hits', percent),
    securesNow: (percent: number, worth: number): string =>
      percent === 100
        ? `puts ${points(worth)} into your safe this turn`
        : `you can secure a collection this turn in ${percent} of 100 deals, worth ${points(worth)}`,
    securesNext: (percent: number, worth: number): string =>
      percent === 100
        ? `you can always secure a collection next turn, worth ${points(worth)}`
        : `you can secure a collection next turn in ${percent} of 100 deals, worth ${points(worth)}`,
    gains: (percent: number, amount: number): string =>
      percent === 100
        ? `brings ${count(amount, 'diamond', 'diamonds')} into your hand`
        : `brings ${count(amount, 'diamond', 'diamonds')} into your hand in ${percent} of 100 deals`,
    loses: (percent: number): string =>
      percent === 100
        ? 'others always take what you lay down'
        : `others take what you lay down in ${percent} of 100 deals`,
    roundWon: (percent: number): string => oftenInDeals('wins the round', percent),
  },

  options: {
    closing: 'Closing card',
    closings: { standard: 'Hidden among the last cards', deterministic: 'The very last card' },
    closingHint: 'When it is drawn, that turn ends the round.',
    length: 'Length',
    lengths: { standard: 'Three rounds, for chips', quick: 'One round, for points' },
    lengthHint: 'A quick match takes about a third of the time.',
    describeClosing: 'The closing card is the very last card.',
    describeLength: 'A quick match of one round, for points.',
  },

  refusals: REFUSALS,
};
