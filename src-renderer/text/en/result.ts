import { listsOf } from '../plural';

const list = listsOf('en');

export const result = {
  title: 'The match is over',
  wins: (names: readonly string[], you: boolean) =>
    you && names.length === 1
      ? 'You win!'
      : `${list(names)} ${names.length === 1 ? 'wins' : 'share the win'}`,
  standings: 'Standings',
  rank: 'Rank',
  player: 'Player',
  points: 'Points',
  place: (rank: number) => `${rank}.`,
  chart: (label: string) => `${label} over the rounds`,
  chartSummary: (label: string, rounds: number) =>
    `Line chart of ${label.toLowerCase()} after each of ${rounds} rounds. The table below has the numbers.`,
  numbers: 'Show the numbers',
  round: 'Round',
  rematch: 'Play again',
  rematchHint: 'Same seats, new cards.',
  lobby: 'Back to the lobby',
  leave: 'Leave',
  waitForHost: (name: string) => `${name} can start another match.`,
};
