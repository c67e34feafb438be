import type { Advice } from '../../src-shared/bots/advice';
import type { AnyView, GameTypes } from '../../src-shared/engine/game';
import type { BotLevel } from '../../src-shared/protocol/requests';

/** All that a computer player is ever told: a view, and a seed of this one decision that tells nothing of the match's. */
export interface DecisionRequest {
  game: string;
  level: BotLevel;
  view: AnyView;
  /** See `botSeed`. */
  seed: string;
}

/** Decides for the seat that the view belongs to. */
export type Decide = (request: DecisionRequest) => Promise<GameTypes['move']>;

/** All that is told for advice: no more than a computer player on that seat is told. */
export type AdviceRequest = Omit<DecisionRequest, 'level'>;

/** Tells the seat that the view belongs to what an expert would do, and why. */
export type Advise = (request: AdviceRequest) => Promise<Advice>;
