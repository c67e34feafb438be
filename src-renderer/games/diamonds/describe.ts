import { at } from '../../../src-shared/engine/at';
import { roundsOf, type DiamondsOptions } from '../../../src-shared/games/diamonds/rules/options';
import type { ActionEvent, DiamondsEvent } from '../../../src-shared/games/diamonds/rules/types';
import { describeMatchOver } from '../kit/match-over';
import { wordRefusal } from '../kit/refusals';
import { text } from './text';
import { cardName } from './deck';

/**
 * A log line for an event.
 * @param names the seats' names.
 */
export function describeEvent(event: DiamondsEvent, names: readonly string[]): string {
  const { log } = text();
  switch (event.type) {
    case 'match-started':
      return log.started(event.seats, at(names, event.dealer));
    case 'round-started':
      return log.round(event.round, at(names, event.dealer));
    case 'hand':
      return log.hand(at(names, event.seat), event.cards.map(cardName));
    case 'pass-announced':
      return log.passAnnounced(at(names, event.seat), event.count);
    case 'passed':
      return event.cards === null
        ? log.passed(at(names, event.from), at(names, event.to))
        : log.passedCards(at(names, event.from), at(names, event.to), event.cards.map(cardName));
    case 'played':
      return log.played(at(names, event.seat), cardName(event.card));
    case 'action':
      return describeAction(event, names);
    case 'trick-won':
      return log.trickWon(at(names, event.seat));
    case 'round-scored':
      return log.scored(
        event.showrooms.map((showroom, seat) => ({
          name: at(names, seat),
          showroom,
          vault: at(event.vaults, seat),
        })),
      );
    case 'match-over':
      return describeMatchOver(event, names);
  }
}

/** What a suit action moved, and why it was taken. */
function describeAction({ seat, suit, from, amount, why }: ActionEvent, names: readonly string[]): string {
  const { actions, why: reasons } = text();
  const name = at(names, seat);
  const reason = reasons[why](suit);
  switch (suit) {
    case 'diamonds':
      return actions.diamonds(name, reason);
    case 'hearts':
      return actions.hearts(name, reason);
    case 'spades':
      return amount === 0 ? actions.spadesEmpty(name, reason) : actions.spades(name, reason);
    case 'clubs':
      if (amount > 0 && typeof from === 'number') return actions.clubs(name, at(names, from), reason);
      return typeof from === 'number' && from !== seat
        ? actions.clubsEmpty(name, at(names, from), reason)
        : actions.clubsNobody(name, reason);
  }
}

/** The options that differ from the defaults, a sentence each. */
export function describeOptions(options: DiamondsOptions, seats: number): string[] {
  const words = text().options;
  const sentences: string[] = [];
  if (options.startingCrystals !== 3) sentences.push(words.describeCrystals(options.startingCrystals));
  if (options.rounds !== 'four') sentences.push(words.describeRounds(roundsOf(options, seats)));
  if (options.passing) sentences.push(words.describePassing);
  if (options.thief) sentences.push(words.describeThief);
  if (options.teams) sentences.push(words.describeTeams);
  return sentences;
}

/** A sentence for one of the game's own reasons. */
export function wordReason(code: string): string {
  return wordRefusal(text().refusals, code);
}
