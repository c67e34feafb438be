import { at } from '../../../engine/at';
import type { Witness } from '../../../engine/foresight';
import type { Seat } from '../../../engine/game';
import { diamondOf, isDiamond, type DiamondId } from '../rules/cards';
import { takeOut } from '../rules/piles';
import { worthOfCollections } from '../rules/scoring';
import type { DiamsEvent, DiamsState, EventDiamond, SpecialUsed } from '../rules/types';
import { isFaceUp } from '../rules/hear';

/** What may be told of a move. A fact that was nothing is left out. */
export const FACTS = [
  /** The points that go to the safe in the turn of the move. */
  'secures-now',
  /** The points that go to the safe in the seat's next turn. */
  'secures-next',
  /** 1 when the special that was used found what it was after. */
  'hits',
  /** The diamonds that come into the hand in the turn of the move, other than by drawing. */
  'gains',
  /** The diamonds laid into the market in the turn of the move that others take before the seat's next. */
  'loses',
  /** 1 when the round was imagined to its end. */
  'round-ends',
  /** 1 when the round ended with no other seat before this one. */
  'round-won',
] as const;
export type Fact = (typeof FACTS)[number];

/** Whose turn it is in the imagined course. */
type Stage = 'this-turn' | 'others' | 'next-turn' | 'later';

/** Notes what comes of the move by which an imagined course begins. */
export function witness(from: DiamsState, seat: Seat): Witness<DiamsEvent> {
  const facts: Partial<Record<Fact, number>> = {};
  const safe = [...at(from.hidden.safes, seat)];
  const laid = new Set<EventDiamond>();
  let stage: Stage = 'this-turn';

  function add(fact: Fact, amount: number): void {
    if (amount > 0) facts[fact] = (facts[fact] ?? 0) + amount;
  }

  function secure(diamonds: readonly DiamondId[]): void {
    const before = worthOfCollections(safe);
    safe.push(...diamonds);
    const points = worthOfCollections(safe) - before;
    if (stage === 'this-turn') add('secures-now', points);
    if (stage === 'next-turn') add('secures-next', points);
  }

  function layDown(diamonds: readonly EventDiamond[]): void {
    if (stage === 'this-turn') for (const diamond of diamonds) laid.add(diamond);
  }

  function obtain(diamonds: readonly EventDiamond[]): void {
    if (stage === 'this-turn') add('gains', diamonds.length);
  }

  function hearOwnSpecial(event: SpecialUsed): void {
    if (stage === 'this-turn' && event.hit) add('hits', 1);
    if (event.power === 'express') secure(event.cards.filter(isFaceUp));
    else if (event.hit) obtain(event.moved);
    else layDown(event.moved);
  }

  function hearOwn(event: DiamsEvent): void {
    switch (event.type) {
      case 'secured':
        secure(event.cards.filter(isFaceUp));
        return;
      case 'special-used':
        hearOwnSpecial(event);
        return;
      case 'went-to-market':
        obtain(event.taken.filter((diamond) => diamond !== event.card));
        if (event.take !== 'colour') layDown([event.card]);
        return;
      case 'gave-up':
        layDown(event.cards.filter(isDiamond));
        return;
      default:
    }
  }

  function hearOther(event: DiamsEvent): void {
    if (event.type === 'went-to-market') takeAway(event.taken);
    if (event.type !== 'special-used') return;
    takeAway(event.moved);
    if (event.power === 'drilling' && event.hit && event.from === seat) {
      takeOut(safe, [diamondOf(event.quality, event.purity)]);
    }
  }

  function takeAway(diamonds: readonly EventDiamond[]): void {
    if (stage === 'others') add('loses', diamonds.filter((diamond) => laid.has(diamond)).length);
  }

  return {
    hear(event) {
      if (event.type === 'round-scored') {
        add('round-ends', 1);
        if (event.ranks[seat] === 1) add('round-won', 1);
        stage = 'later';
      }
      if (!('seat' in event)) return;
      stage = nextStage(stage, event.seat === seat);
      if (event.seat === seat) hearOwn(event);
      else hearOther(event);
    },
    facts: () => facts,
  };
}

function nextStage(stage: Stage, isOwn: boolean): Stage {
  switch (stage) {
    case 'this-turn':
      return isOwn ? 'this-turn' : 'others';
    case 'others':
      return isOwn ? 'next-turn' : 'others';
    case 'next-turn':
      return isOwn ? 'next-turn' : 'later';
    case 'later':
      return 'later';
  }
}
