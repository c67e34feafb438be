import type { Facts } from '../engine/foresight';
import type { Game, GameTypes, Seat } from '../engine/game';
import { moveKey } from '../engine/match';
import { quickRng } from '../engine/quick-rng';
import type { Rng } from '../engine/rng';
import { pairedDifference } from './paired';
import { rollOut } from './roll-out';

/** A move and what came of it in imagined worlds: the same worlds, in the same order, for every move. */
export interface Assessment<Move = GameTypes['move']> {
  move: Move;
  /** Whether the game's policy makes this move. */
  isUsual: boolean;
  /** The value that was reached in each world. */
  rewards: number[];
  /** What came of it in each world; empty when nobody asked. */
  facts: Facts[];
}

/** How far a search goes. */
export interface Effort {
  /** The most roll-outs; a search that is sure earlier stops earlier. */
  rollOuts: number;
  /** How many moves are followed to the end, so that they can be compared with the best. */
  keep: number;
  /** Whether to note what came of each move, even of an only one. */
  watch: boolean;
}

const FIRST_BATCH = 16;
/** A move is dropped once it is worse than the best by so many standard errors. */
const WORSE = 2;
const SEEDS = 2 ** 32;

/**
 * Plays every candidate move on in the same imagined worlds: flat Monte Carlo over determinized worlds, in batches
 * that double, where moves that have proved worse are dropped.
 * @param view the view of the seat that is to move.
 * @returns the moves that were not dropped, the best first. Without `watch` a single candidate is returned untried.
 * @throws TypeError when the view is the table's: nobody plays for the table.
 */
export function search<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  rng: Rng,
  effort: Effort,
): Assessment<T['move']>[] {
  const { viewer: seat } = view;
  if (seat === 'table') throw new TypeError('a bot decides for a seat, not for the table');
  const early = game.foresight.beforeOthersChose(view);
  let rivals = assess(game, game.determinize(early, rng), seat, rng);

  const enough = effort.watch ? 0 : 1;
  let left = effort.rollOuts;
  for (let batch = FIRST_BATCH; rivals.length > enough && left >= rivals.length; batch *= 2) {
    const worlds = Math.min(batch, Math.floor(left / rivals.length));
    for (let i = 0; i < worlds; i++) imagine(game, early, seat, rivals, rng, effort.watch);
    left -= worlds * rivals.length;
    rivals = withoutTheWorse(rivals.toSorted(byReward), effort.keep);
  }
  return rivals;
}

function assess<T extends GameTypes>(
  game: Game<T>,
  world: T['state'],
  seat: Seat,
  rng: Rng,
): Assessment<T['move']>[] {
  const usual = moveKey(game.policy(world, seat, rng));
  return game.foresight
    .candidates(world, seat)
    .map((move) => ({ move, isUsual: moveKey(move) === usual, rewards: [], facts: [] }));
}

/** Imagines one more world and plays every move on in it, with the same luck for each. */
function imagine<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  rivals: readonly Assessment<T['move']>[],
  rng: Rng,
  watch: boolean,
): void {
  const world = game.determinize(view, rng);
  const luck = rng.below(SEEDS);
  for (const { move, rewards, facts } of rivals) {
    const witness = watch ? game.foresight.witness(world, seat) : null;
    const reached = rollOut(game, world, seat, move, quickRng(luck), (event) => witness?.hear(event));
    rewards.push(game.foresight.value(reached, seat));
    if (witness !== null) facts.push(witness.facts());
  }
}

function byReward(a: Assessment, b: Assessment): number {
  return pairedDifference(b.rewards, a.rewards).mean || Number(b.isUsual) - Number(a.isUsual);
}

/** Leaves out what has proved worse, and what came to exactly the same in every world. @param rivals the best first. */
function withoutTheWorse<Move>(rivals: Assessment<Move>[], keep: number): Assessment<Move>[] {
  const [best] = rivals;
  return rivals.filter((rival, place) => {
    if (place < keep) return true;
    const { mean, error } = pairedDifference(best.rewards, rival.rewards);
    return mean < WORSE * error;
  });
}
