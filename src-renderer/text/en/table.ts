import { listsOf, pluralsOf } from '../plural';

const list = listsOf('en');
const plural = pluralsOf('en');

export const table = {
  menu: 'Menu',
  waitingFor: (names: readonly string[]) => `Waiting for ${list(names)}`,
  yourTurn: 'Your turn',
  yourTurnToo: (others: number) =>
    plural(others, { one: 'Your turn, and one other’s', other: `Your turn, and ${others} others’` }),
  watching: 'You are watching',
  waited: (time: string) => `for ${time}`,
  pause: 'Pause',
  resume: 'Resume',
  pausedBy: (name: string) => `${name} has paused the match.`,
  suggest: 'Suggest a move',
  thinking: 'Thinking…',
  suggestion: 'Suggestion',
  onlyMove: 'Only one move is possible',
  nothingElse: 'Nothing else is worth a thought.',
  nextBest: 'Next best',
  aboutEqual: 'About equal',
  dismissSuggestion: 'Dismiss the suggestion',
  suggested: (move: string, reasons: readonly string[]) => `${[move, ...reasons].join('; ')}.`,
  howToPlay: 'How to play',
  rulesHere: 'At this table',
  settings: 'Settings',
  leave: 'Leave the table',
  leaveQuestion: 'Leave the match?',
  leaveSeated: 'Your seat stays yours. A computer player may play for you until you come back.',
  leaveWatching: 'You can come back and watch at any time.',
  stay: 'Stay',
  log: 'What happened',
  showLog: 'Show what happened',
  logEmpty: 'Nothing yet.',
  skip: 'Go on',
  skipHint: 'Skip to what comes next',
  away: (name: string) => `${name} is away. The seat is kept.`,
  substituted: (name: string) => `A computer player plays for ${name} until they are back.`,
  youSubstituted: 'A computer player has played for you. Make a move to take over again.',
  board: (game: string) => `${game} table`,
  missingGame: 'This version does not know the game of this table. Update Brilliant Cut.',
};
