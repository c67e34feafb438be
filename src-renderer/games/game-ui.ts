import type { Component } from 'svelte';
import type { AdvisedMove } from '../../src-shared/bots/advice';
import type { Game, GameTypes, Seat } from '../../src-shared/engine/game';
import type { SeatView } from '../../src-shared/protocol/pushes';
import type { Beats } from '../timeline/beats';
import type { Beat } from '../timeline/steps';

/** What a board is given. It knows no rules: it shows a view and legal moves, and emits the move that was chosen. */
export interface BoardProps<T extends GameTypes = GameTypes> {
  view: T['view'];
  seats: SeatView[];
  /** The seats that owe a move; none during a beat. */
  toAct: Seat[];
  /** What the person here may do now; empty while they may do nothing, during a beat, and in replays. */
  legalMoves: T['move'][];
  /** What is being shown, `view` being the one right after it; null at rest. */
  beat: Beat<T['view'], T['event']> | null;
  play: (move: T['move']) => void;
  /** Every seat's own view, for replays with all hands open; null in play. */
  openViews: readonly T['view'][] | null;
}

export interface OptionsFormProps<T extends GameTypes = GameTypes> {
  options: T['options'];
  /** The number of seats the options are for. */
  seats: number;
  disabled: boolean;
  change: (options: T['options']) => void;
}

/** Words for what a computer player advises. `names` are the seats' names. */
export interface AdviceWords<T extends GameTypes = GameTypes> {
  /** A move as an invitation, such as "Play the 9 of hearts". */
  move(move: T['move'], names: readonly string[]): string;
  /** Why, one short clause each, the most telling first, such as "wins the trick in 83 of 100 deals you can't rule out". */
  reasons(advised: AdvisedMove, names: readonly string[]): string[];
}

/** All that a table's screens need to know of a game, beside its listing. The words come out of the current language's catalogue. */
export interface GameUi<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly rules: Game<T>;
  readonly board: Component<BoardProps<T>>;
  readonly optionsForm: Component<OptionsFormProps<T>>;
  /** The rules in our own words, a paragraph each, for the Help panel. */
  howToPlay(): string[];
  /** The options that differ from the defaults, in words, one sentence each. */
  describeOptions(options: T['options'], seats: number): string[];
  /** A log line for an event, or null when it deserves none. `names` are the seats' names. */
  describeEvent(event: T['event'], names: readonly string[]): string | null;
  /** A sentence for the game's own reason of an illegal move or impossible options. */
  wordReason(code: string): string;
  /** What the scores of `AnyView.scoreByRound` count, for the chart, such as "Prize diamonds". */
  scoreLabel(): string;
  readonly beats: Beats<T>;
  readonly advice: AdviceWords<T>;
}
