import { FACES } from '../../../src-shared/games/faux-diamonds/cards';
import type { FauxDiamondsEvent, FauxDiamondsView } from '../../../src-shared/games/faux-diamonds/types';
import { trickSizeOf } from '../../../src-shared/games/faux-diamonds/trick-size';
import { winningPlay } from '../../../src-shared/games/trick-taking/rules/trick';
import { marketOf, valuesOf } from './market';

type EventOf<Type extends FauxDiamondsEvent['type']> = Extract<FauxDiamondsEvent, { type: Type }>;

/** Something that happens before one's eyes, and how long it is looked at, in milliseconds at normal speed. */
export type Beat = { ms: number } & (
  | { beat: 'pass'; events: EventOf<'passed'>[] }
  | { beat: 'bonus-set'; events: EventOf<'bonus-set'>[] }
  | { beat: 'play'; events: [EventOf<'played'>] }
  | { beat: 'sale'; events: [EventOf<'sold'>] }
  | { beat: 'trick'; events: [EventOf<'trick-won'>] }
  | { beat: 'reveal'; events: EventOf<'bonus-revealed'>[] }
  | { beat: 'bonus-sale'; events: [EventOf<'sold'>] }
  | { beat: 'score'; events: [EventOf<'hand-scored'>] }
);

const PASS_MS = 1000;
const BONUS_SET_MS = 800;
const PLAY_MS = 450;
const SALE_MS = 1000;
const TRICK_MS = 1400;
const REVEAL_MS = 1200;
const BONUS_SALE_MS = 800;
const SCORE_MS = 3200;

/** What there is to see in what happened, in order. Events that come of one decision of all seats are one beat. */
export function beatsOf(events: readonly FauxDiamondsEvent[]): Beat[] {
  const beats: Beat[] = [];
  for (const event of events) addTo(beats, event);
  return beats;
}

function addTo(beats: Beat[], event: FauxDiamondsEvent): void {
  const last = beats.at(-1);
  switch (event.type) {
    case 'passed':
      if (last?.beat === 'pass') last.events.push(event);
      else beats.push({ beat: 'pass', events: [event], ms: PASS_MS });
      return;
    case 'bonus-set':
      if (last?.beat === 'bonus-set') last.events.push(event);
      else beats.push({ beat: 'bonus-set', events: [event], ms: BONUS_SET_MS });
      return;
    case 'played':
      beats.push({ beat: 'play', events: [event], ms: PLAY_MS });
      return;
    case 'sold':
      beats.push(
        event.why === 'bonus'
          ? { beat: 'bonus-sale', events: [event], ms: BONUS_SALE_MS }
          : { beat: 'sale', events: [event], ms: SALE_MS },
      );
      return;
    case 'trick-won':
      beats.push({ beat: 'trick', events: [event], ms: TRICK_MS });
      return;
    case 'bonus-revealed':
      if (last?.beat === 'reveal') last.events.push(event);
      else beats.push({ beat: 'reveal', events: [event], ms: REVEAL_MS });
      return;
    case 'hand-scored':
      beats.push({ beat: 'score', events: [event], ms: SCORE_MS });
      return;
    case 'match-started':
    case 'hand-started':
    case 'hand':
    case 'pass-announced':
    case 'match-over':
  }
}

/** How long the board shows what happened, in milliseconds at normal speed. */
export function sceneMs(events: readonly FauxDiamondsEvent[]): number {
  return beatsOf(events).reduce((sum, { ms }) => sum + ms, 0);
}

/** The view after some beats: what the eye has seen so far. A trick that is over lies on until the next card. */
export function viewAfter(view: FauxDiamondsView, beats: readonly Beat[]): FauxDiamondsView {
  const events = beats.flatMap<FauxDiamondsEvent>(({ events: seen }) => seen);
  const shown = events.reduce(advance, view);
  return { ...shown, values: valuesOf(marketOf(shown)) };
}

function advance(view: FauxDiamondsView, event: FauxDiamondsEvent): FauxDiamondsView {
  switch (event.type) {
    case 'passed':
      return { ...view, hand: handAfterPass(view, event), picked: null };
    case 'bonus-set':
      return afterBonusSet(view, event);
    case 'played':
      return afterPlay(view, event);
    case 'sold':
      return afterSale(view, event);
    case 'trick-won':
      return {
        ...view,
        wealth: added(view.wealth, event.seat, event.fauxBonus),
        tricksCompleted: view.tricksCompleted + 1,
        winning: event.seat,
        turn: null,
      };
    case 'bonus-revealed':
      return { ...view, bonus: { ...view.bonus, areSet: false } };
    case 'hand-scored':
      return { ...view, wealth: view.wealth.map(() => 0), totals: event.totals };
    default:
      return view;
  }
}

function handAfterPass(view: FauxDiamondsView, { from, to, cards }: EventOf<'passed'>): typeof view.hand {
  if (cards === null) return view.hand;
  if (from === view.viewer) return view.hand.filter((card) => !cards.includes(card));
  return to === view.viewer ? [...view.hand, ...cards] : view.hand;
}

function afterBonusSet(view: FauxDiamondsView, { seat, cards }: EventOf<'bonus-set'>): FauxDiamondsView {
  const isOwn = seat === view.viewer && cards !== null;
  return {
    ...view,
    hand: isOwn ? view.hand.filter((card) => !cards.includes(card)) : view.hand,
    handSizes: added(view.handSizes, seat, -view.bonus.count),
    bonus: { ...view.bonus, areSet: true, cards: isOwn ? cards : view.bonus.cards },
    picked: null,
    hasChosen: view.hasChosen.map(() => false),
  };
}

function afterPlay(view: FauxDiamondsView, { seat, card, led }: EventOf<'played'>): FauxDiamondsView {
  const isNew = view.trick.length === trickSizeOf(view.seats);
  const trick = [...(isNew ? [] : view.trick), { seat, card }];
  return {
    ...view,
    hand: view.hand.filter((held) => held !== card),
    handSizes: added(view.handSizes, seat, -1),
    led,
    trick,
    leader: trick[0].seat,
    trickSales: isNew ? [] : view.trickSales,
    winning: winningPlay(trick, led, FACES)?.seat ?? null,
    turn: null,
    memory: { ...view.memory, gone: [...view.memory.gone, card] },
  };
}

function afterSale(view: FauxDiamondsView, { type: _, ...sale }: EventOf<'sold'>): FauxDiamondsView {
  const { seat, amount, track, tokenTo, why } = sale;
  return {
    ...view,
    wealth: added(view.wealth, seat, amount),
    tokens: track === null || tokenTo === null ? view.tokens : { ...view.tokens, [track]: tokenTo },
    trickSales: why === 'bonus' ? view.trickSales : [...view.trickSales, sale],
  };
}

function added(amounts: readonly number[], seat: number, more: number): number[] {
  return amounts.map((amount, at) => (at === seat ? amount + more : amount));
}
