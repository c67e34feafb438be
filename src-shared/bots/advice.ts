import { at } from '../engine/at';
import type { Game, GameTypes } from '../engine/game';
import type { Rng } from '../engine/rng';
import { pairedDifference } from './paired';
import { search, type Assessment } from './search';
import { clearlyBest, expertThought } from './thinking';

/** How often something came of a move in the imagined worlds, and how much. */
export interface FactSummary {
  /** In how many of a hundred worlds it was not nothing, rounded. */
  percent: number;
  /** Its mean in those worlds, rounded to tenths. */
  mean: number;
}

/** A move and what comes of it, by the names that the game's witness gives to facts. */
export interface AdvisedMove {
  move: GameTypes['move'];
  facts: Record<string, FactSummary>;
}

/** What a computer player thinks of a decision. */
export interface Advice {
  best: AdvisedMove;
  /** Null when nothing else is worth comparing. */
  runnerUp: AdvisedMove | null;
  /** Whether the two are within one standard error of each other. */
  aboutEqual: boolean;
}

/**
 * What an expert would do, and why.
 * @param view the view of the seat that is to move.
 * @throws TypeError when the view is the table's.
 */
export function advise(game: Game, view: GameTypes['view'], rng: Rng): Advice {
  const effort = { ...expertThought(game), keep: 2, watch: true };
  const assessments = search(game, view, rng, effort);
  const best = game.foresight.mixing === null ? clearlyBest(assessments) : at(assessments, 0);
  const runnerUp = assessments.find((other) => other !== best) ?? null;
  const advice = { best: summary(best), runnerUp: runnerUp && summary(runnerUp) };
  if (runnerUp === null) return { ...advice, aboutEqual: false };
  const { mean, error } = pairedDifference(best.rewards, runnerUp.rewards);
  return { ...advice, aboutEqual: Math.abs(mean) <= error };
}

function summary({ move, facts }: Assessment): AdvisedMove {
  const names = new Set(facts.flatMap((course) => Object.keys(course)));
  return { move, facts: Object.fromEntries([...names].map((name) => [name, summarize(name, facts)])) };
}

function summarize(name: string, facts: Assessment['facts']): FactSummary {
  const amounts = facts.map((course) => course[name] ?? 0).filter((amount) => amount !== 0);
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return {
    percent: Math.round((100 * amounts.length) / facts.length),
    mean: amounts.length === 0 ? 0 : Math.round((10 * sum) / amounts.length) / 10,
  };
}
