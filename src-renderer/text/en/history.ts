import { listsOf, pluralsOf } from '../plural';

const plural = pluralsOf('en');
const list = listsOf('en');

export const history = {
  title: 'History',
  none: 'No finished match yet. The first one you play to its end appears here.',
  unreachable: 'The matches could not be read. Try again.',
  retry: 'Try again',
  winner: (names: readonly string[]) =>
    names.length === 1 ? `${list(names)} won` : `${list(names)} shared the win`,
  players: (names: readonly string[]) => list(names),
  moves: (count: number) => plural(count, { one: `${count} move`, other: `${count} moves` }),
  replay: 'Replay',
  replayNamed: (table: string, when: string) => `Replay ${table}, ${when}`,
  replayTitle: 'Replay',
  broken: 'This match cannot be replayed: its record does not fit this version’s rules.',
  missing: 'That match is not kept here any more.',
  controls: 'Replay controls',
  first: 'First',
  previous: 'Previous',
  next: 'Next',
  last: 'Last',
  play: 'Play',
  stop: 'Stop',
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  speed: 'Speed',
  speeds: { calm: 'Calm', normal: 'Normal', instant: 'Fast' },
  seenBy: 'Seen by',
  review: 'What would an expert have done?',
  reviewing: 'Thinking…',
  reviewUnreachable: 'No answer came. Try again.',
  choiceOf: (name: string) => `${name} chose`,
  expertToo: 'An expert would have done the same',
  expertChoice: 'An expert would',
  opening: 'The match begins.',
};
