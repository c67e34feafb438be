import type { Advice } from '../../src-shared/bots/advice';
import type { AnyView, GameTypes } from '../../src-shared/engine/game';
import type { BotLevel } from '../../src-shared/protocol/requests';

/** All that is told to whoever thinks about a seat's next move: a view, and a seed that tells nothing of the match's. */
export interface Question {
  game: string;
  view: AnyView;
  /** See `botSeed`. */
  seed: string;
}

/** All that a computer player is ever told. */
export interface BotQuestion extends Question {
  level: BotLevel;
}

/** Decides for the seat that the view belongs to. */
export type Decide = (question: BotQuestion) => Promise<GameTypes['move']>;

/** Tells the seat that the view belongs to what an expert would do, and why: no more is told than to a computer player. */
export type Advise = (question: Question) => Promise<Advice>;
