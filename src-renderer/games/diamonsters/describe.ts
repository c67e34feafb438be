import { at } from '../../../src-shared/engine/at';
import { monsterOf, type CardId } from '../../../src-shared/games/diamonsters/rules/cards';
import type { DiamonstersOptions } from '../../../src-shared/games/diamonsters/rules/options';
import type { DiamonstersEvent } from '../../../src-shared/games/diamonsters/rules/types';
import { describeMatchOver } from '../kit/match-over';
import { wordRefusal } from '../kit/refusals';
import { text } from './text';

/**
 * A log line for an event.
 * @param names the seats' names.
 */
export function describeEvent(event: DiamonstersEvent, names: readonly string[]): string {
  const { log } = text();
  switch (event.type) {
    case 'match-started':
      return log.started(event.seats);
    case 'round-started':
      return log.round(event.round);
    case 'hand':
      return log.hand(at(names, event.seat), event.cards.map(monsterName));
    case 'lot-turned':
      return log.lot(monsterName(event.card));
    case 'bids-revealed':
      return log.bids(event.bids.map((card, seat) => ({ name: at(names, seat), card: monsterName(card) })));
    case 'bids-cancelled':
      return log.cancelled(event.seats.map((seat) => at(names, seat)));
    case 'lot-won':
      return log.won(at(names, event.seat), monsterName(event.lot), monsterName(event.card));
    case 'lot-discarded':
      return log.discarded(monsterName(event.card));
    case 'drew':
      return event.card === null
        ? log.drew(at(names, event.seat))
        : log.drewCard(at(names, event.seat), monsterName(event.card));
    case 'deck-reshuffled':
      return log.reshuffled(event.size);
    case 'round-won':
      return event.by === 'match'
        ? log.roundByMatch(at(names, event.seat), event.prizes)
        : log.roundByDiamonds(at(names, event.seat), event.diamonds, event.prizes);
    case 'stalemate':
      return log.stalemate;
    case 'match-over':
      return describeMatchOver(event, names);
  }
}

/** The options that differ from the defaults, a sentence each. */
export function describeOptions({ target, freshHands }: DiamonstersOptions): string[] {
  const words = text().options;
  const sentences: string[] = [];
  if (target !== null) sentences.push(words.describeTarget(target));
  if (freshHands) sentences.push(words.describeFreshHands);
  return sentences;
}

/** A sentence for one of the game's own reasons. */
export function wordReason(code: string): string {
  return wordRefusal(text().refusals, code);
}

/** The name of the monster on a card. */
export function monsterName(card: CardId): string {
  return text().monsters[monsterOf(card)];
}
