import { at } from '../../../src-shared/engine/at';
import {
  isDiamond,
  isExceptional,
  purityOf,
  qualityOf,
  diamondOf,
  QUALITIES,
  SPECIALS,
  type FaceDownDiamond,
  type HandCard,
  type Quality,
  type SpecialId,
} from '../../../src-shared/games/diams/rules/cards';
import type { DiamsOptions } from '../../../src-shared/games/diams/rules/options';
import type { DiamsEvent, EventDiamond, SpecialUsed } from '../../../src-shared/games/diams/rules/types';
import { describeMatchOver } from '../kit/match-over';
import { wordRefusal } from '../kit/refusals';
import { text } from './text';

/** The quality of a diamond of an event, face up or down. */
export function qualityShown(diamond: EventDiamond): Quality {
  return isFaceDown(diamond) ? qualityFaceDown(diamond) : qualityOf(diamond);
}

/** Whether only the quality of a diamond of an event shows. */
export function isFaceDown(diamond: EventDiamond): diamond is FaceDownDiamond {
  return !diamond.includes('-');
}

function faceDownOf(quality: Quality): FaceDownDiamond {
  return `q${quality}`;
}

function qualityFaceDown(diamond: FaceDownDiamond): Quality {
  const quality = QUALITIES.find((each) => diamond === `q${each}`);
  if (quality === undefined) throw new RangeError(`no such diamond: ${diamond}`);
  return quality;
}

/** The full name of a card, for those who listen. */
export function cardName(card: HandCard): string {
  const words = text();
  return isDiamond(card) ? words.diamond(qualityOf(card), purityOf(card)) : words.specials[card];
}

function isSpecialCard(card: HandCard | EventDiamond): card is SpecialId {
  return (SPECIALS as readonly string[]).includes(card);
}

/** A diamond as a log line names it, without its purity unless it is exceptional. */
function shortName(diamond: EventDiamond): string {
  const exceptional = !isFaceDown(diamond) && isExceptional(diamond);
  return text().shortDiamond(qualityShown(diamond), exceptional);
}

/** A card with its article, as a log line says it. */
export function told(card: HandCard | EventDiamond): string {
  const words = text();
  return isSpecialCard(card) ? words.specials[card] : words.log.stones(shortName(card), 1);
}

/** Cards as a log line lists them, equal diamonds together. */
export function listed(cards: readonly (HandCard | EventDiamond)[]): string[] {
  const words = text();
  const amounts = new Map<string, number>();
  for (const card of cards) {
    if (!isSpecialCard(card)) amounts.set(shortName(card), (amounts.get(shortName(card)) ?? 0) + 1);
  }
  const specials = cards.filter(isSpecialCard).map((card) => words.specials[card]);
  return [...[...amounts].map(([name, amount]) => words.log.stones(name, amount)), ...specials];
}

/**
 * A log line for an event.
 * @param names the seats' names.
 */
export function describeEvent(event: DiamsEvent, names: readonly string[]): string {
  const { log, specials } = text();
  switch (event.type) {
    case 'match-started':
      return log.started(event.seats, at(names, event.first));
    case 'round-started':
      return log.round(event.round, at(names, event.first));
    case 'hand':
      return log.hand(at(names, event.seat), listed(event.cards));
    case 'market-laid':
      return log.market(listed(event.cards));
    case 'drew':
      return event.card === null
        ? log.drew(at(names, event.seat))
        : log.drewCard(at(names, event.seat), told(event.card));
    case 'turned-up': {
      const line = log.turnedUp(at(names, event.seat), listed(event.cards));
      if (event.discarded.length === 0) return line;
      return `${line} ${log.discarded(event.discarded.map((card) => specials[card]))}`;
    }
    case 'closing-card':
      return log.closing(at(names, event.seat));
    case 'went-to-market':
      return describeMarket(event, at(names, event.seat));
    case 'secured':
      return log.secured(at(names, event.seat), listed(event.cards));
    case 'special-used':
      return describeSpecial(event, names);
    case 'gave-up':
      return log.gaveUp(at(names, event.seat), listed(event.cards));
    case 'passed-turn':
      return log.passed(at(names, event.seat));
    case 'market-refilled':
      return [
        ...(event.cards.length > 0 ? [log.refilled(listed(event.cards))] : []),
        ...(event.discarded.length > 0 ? [log.discarded(event.discarded.map((card) => specials[card]))] : []),
      ].join(' ');
    case 'round-scored':
      return log.scored(
        event.points.map(({ total }, seat) => ({
          name: at(names, seat),
          points: total,
          chips: at(event.chips, seat),
        })),
      );
    case 'match-over':
      return describeMatchOver(event, names);
  }
}

type WentToMarket = Extract<DiamsEvent, { type: 'went-to-market' }>;

function describeMarket({ card, take, taken }: WentToMarket, name: string): string {
  const { log } = text();
  switch (take) {
    case 'colour':
      return log.broughtColour(name, told(card), taken.length);
    case 'sum':
      return log.broughtSum(name, told(card), listed(taken));
    case 'nothing':
      return log.broughtNothing(name, told(card));
  }
}

function describeSpecial(event: SpecialUsed, names: readonly string[]): string {
  const { log, specials } = text();
  const name = at(names, event.seat);
  switch (event.power) {
    case 'compulsory-sale': {
      const [special, from] = [specials[event.card], at(names, event.from)];
      return event.hit
        ? log.saleHit(name, special, from, event.quality, event.moved.length)
        : log.saleMissed(name, special, from, event.quality);
    }
    case 'express':
      return log.express(name, listed(event.cards));
    case 'drilling': {
      const from = at(names, event.from);
      if (event.hit) return log.drilled(name, from, told(diamondOf(event.quality, event.purity)));
      return log.drilledNothing(name, from, told(faceDownOf(event.quality)), event.purity);
    }
    case 'sleight':
      return log.sleight(name, told(event.take));
  }
}

/** The options that differ from the defaults, a sentence each. */
export function describeOptions({ closing, length }: DiamsOptions): string[] {
  const words = text().options;
  const sentences: string[] = [];
  if (length === 'quick') sentences.push(words.describeLength);
  if (closing === 'deterministic') sentences.push(words.describeClosing);
  return sentences;
}

/** A sentence for one of the game's own reasons. */
export function wordReason(code: string): string {
  return wordRefusal(text().refusals, code);
}
