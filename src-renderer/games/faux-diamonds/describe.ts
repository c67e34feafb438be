import { at } from '../../../src-shared/engine/at';
import { rankOf, SUITS, suitOf, type CardId } from '../../../src-shared/games/faux-diamonds/rules/cards';
import { ruleSetOfCustom } from '../../../src-shared/games/faux-diamonds/rules/custom-set';
import type { FauxDiamondsOptions } from '../../../src-shared/games/faux-diamonds/rules/options';
import type { RuleSet } from '../../../src-shared/games/faux-diamonds/rules/rule-sets';
import { ruleSetOf } from '../../../src-shared/games/faux-diamonds/rules/rule-sets';
import type { FauxDiamondsEvent } from '../../../src-shared/games/faux-diamonds/rules/types';
import { describeMatchOver } from '../kit/match-over';
import { wordRefusal } from '../kit/refusals';
import { text } from './text';

/**
 * A log line for an event.
 * @param names the seats' names.
 */
export function describeEvent(event: FauxDiamondsEvent, names: readonly string[]): string {
  const { log } = text();
  switch (event.type) {
    case 'match-started':
      return [
        log.started(event.seats, at(names, event.dealer)),
        log.tracks(SUITS.map((suit) => ({ suit, spaces: event.tracks[suit] }))),
        ...(event.special === null ? [] : [text().special.rule(event.special)]),
      ].join(' ');
    case 'hand-started':
      return log.hand(event.hand, at(names, event.dealer));
    case 'hand':
      return log.holds(at(names, event.seat), event.cards.map(cardName));
    case 'pass-announced':
      return log.announced(at(names, event.seat), event.count);
    case 'passed':
      return event.cards === null
        ? log.passed(at(names, event.from), at(names, event.to))
        : log.passedCards(at(names, event.from), at(names, event.to), event.cards.map(cardName));
    case 'bonus-set':
      return event.cards === null
        ? log.bonusSet(at(names, event.seat))
        : log.bonusSetCards(at(names, event.seat), event.cards.map(cardName));
    case 'played':
      return event.led === null
        ? log.playedUnled(at(names, event.seat), cardName(event.card))
        : log.played(at(names, event.seat), cardName(event.card));
    case 'sold':
      return log.sold(at(names, event.seat), cardName(event.card), event.amount, event.why);
    case 'trick-won':
      return event.fauxBonus > 0
        ? log.wonWithFaux(at(names, event.seat), event.fauxBonus)
        : log.won(at(names, event.seat));
    case 'bonus-revealed':
      return log.revealed(at(names, event.seat), event.cards.map(cardName));
    case 'hand-scored':
      return log.scored(
        event.wealth.map((amount, seat) => ({
          name: at(names, seat),
          amount,
          total: at(event.totals, seat),
        })),
      );
    case 'match-over':
      return describeMatchOver(event, names);
  }
}

/** The options in words, a sentence each: the markets whenever they are not the first set, and every variant. */
export function describeOptions(options: FauxDiamondsOptions): string[] {
  const words = text().options;
  const sentences = describeMarkets(options);
  if (options.hands !== null) sentences.push(words.describeHands(options.hands));
  if (options.partnership) sentences.push(words.describePartnership);
  if (options.perfect) sentences.push(words.describePerfect);
  if (options.friendly) sentences.push(words.describeFriendly);
  return sentences;
}

function describeMarkets({ ruleSet, randomSpecial, customSet }: FauxDiamondsOptions): string[] {
  const words = text().options;
  switch (ruleSet) {
    case 'A':
      return [];
    case 'random':
      return [randomSpecial === 'pick' ? words.describeRandom : words.describeRandomNoSpecial];
    case 'custom':
      if (customSet === null) return [words.describeCustomMissing];
      return [words.describeCustom(customSet.name), ...describeRuleSet(ruleSetOfCustom(customSet))];
    default:
      return [words.describeSet(ruleSet), ...describeRuleSet(ruleSetOf(ruleSet))];
  }
}

/** The four tracks and the special rule of a set, a sentence each. */
export function describeRuleSet({ tracks, special }: RuleSet): string[] {
  const { options, special: specials } = text();
  const sentences = SUITS.map((suit) => options.describeTrack(suit, tracks[suit]));
  return special === null ? sentences : [...sentences, specials.rule(special)];
}

/** A sentence for one of the game's own reasons. */
export function wordReason(code: string): string {
  return wordRefusal(text().refusals, code);
}

/** What a card is called. */
export function cardName(card: CardId): string {
  return text().card(suitOf(card), rankOf(card));
}
