import { listsOf, pluralsOf } from '../../text/plural';

const plural = pluralsOf('en');
const list = listsOf('en');

/** A chance in what advice says: always, or how often in the deals that were imagined. */
export function often(deed: string, percent: number): string {
  return percent === 100 ? `always ${deed}` : `${deed} in ${percent} of 100`;
}

/** The same, saying which deals; for the chance that is told first. */
export function oftenInDeals(deed: string, percent: number): string {
  return percent === 100 ? `always ${deed}` : `${deed} in ${percent} of 100 deals you can’t rule out`;
}

/** What all games say alike. */
export const words = {
  seat: {
    name: (seat: number): string => `Seat ${seat}`,
    you: 'You',
    away: 'Away',
    elsewhere: 'Elsewhere',
    botLevel: { easy: 'Bot: easy', medium: 'Bot: medium', hard: 'Bot: hard', expert: 'Bot: expert' },
    substituted: 'Bot plays',
  },

  matchIsOver: 'The match is over',
  matchOver: (winners: readonly string[]): string =>
    `The match is over. ${list(winners)} ${plural(winners.length, { one: 'wins', other: 'share the win' })}.`,

  unknownRefusal: 'The rules do not allow that. Choose something else.',
};
