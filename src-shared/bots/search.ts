import { at } from '../engine/at';
import type { Facts } from '../engine/foresight';
import type { Game, GameTypes, Seat } from '../engine/game';
import { moveKey } from '../engine/match';
import { quickRng } from '../engine/quick-rng';
import type { Rng } from '../engine/rng';
import { learningOpponents, type Opponents } from './opponents';
import { pairedDifference } from './paired';
import { rollOut } from './roll-out';
import { allowedWorlds, likelyWorlds, type Worlds } from './worlds';

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

/** How much thought a decision gets. */
export interface Thought {
  /** The most roll-outs; a search that is sure earlier stops earlier. */
  rollOuts: number;
  /** Whether the others are expected to think ahead, too, where all choose at once. */
  expectThought: boolean;
  /** Out of how many worlds those are chosen that explain what the others have played; 0: all worlds are alike. */
  considered: number;
}

/** How far a search goes. */
export interface Effort extends Thought {
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
  const opponents = effort.expectThought ? thoughtfulOpponents(game, seat) : null;
  const worlds = worldsFor(game, early, seat, effort, rng);
  const imagination = { game, seat, worlds, opponents, watch: effort.watch };
  let rivals = assess(game, game.determinize(early, rng), seat, rng);

  const enough = effort.watch ? 0 : 1;
  let left = effort.rollOuts;
  for (let batch = FIRST_BATCH; rivals.length > enough && left >= rivals.length; batch *= 2) {
    const size = Math.min(batch, Math.floor(left / rivals.length));
    for (let i = 0; i < size; i++) imagine(imagination, rivals, rng);
    left -= size * rivals.length;
    rivals = withoutTheWorse(rivals.toSorted(byReward), effort.keep);
  }
  return rivals;
}

/** The mean of what a move earned; nothing for one that was not tried. */
export function meanReward({ rewards }: Assessment): number {
  return rewards.length === 0 ? 0 : rewards.reduce((sum, reward) => sum + reward, 0) / rewards.length;
}

function thoughtfulOpponents<T extends GameTypes>(game: Game<T>, seat: Seat): Opponents<T> | null {
  const { mixing } = game.foresight;
  return mixing && learningOpponents(game, mixing, seat);
}

function worldsFor<T extends GameTypes>(
  game: Game<T>,
  view: T['view'],
  seat: Seat,
  { considered }: Effort,
  rng: Rng,
): Worlds<T> {
  if (considered === 0) return allowedWorlds(game, view, rng);
  return likelyWorlds(game, view, seat, considered, rng);
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

/** What all worlds of a search have in common. */
interface Imagination<T extends GameTypes> {
  game: Game<T>;
  seat: Seat;
  worlds: Worlds<T>;
  /** Null where the others are expected to follow the policy. */
  opponents: Opponents<T> | null;
  watch: boolean;
}

/** Imagines one more world and plays every move on in it, with the same luck for each. */
function imagine<T extends GameTypes>(
  { game, seat, worlds, opponents, watch }: Imagination<T>,
  rivals: readonly Assessment<T['move']>[],
  rng: Rng,
): void {
  const world = worlds();
  const choices = opponents?.choose(world, rng) ?? [];
  const luck = rng.below(SEEDS);
  const ends = rivals.map(({ move, rewards, facts }) => {
    const witness = watch ? game.foresight.witness(world, seat) : null;
    const end = rollOut(game, world, seat, move, quickRng(luck), (event) => witness?.hear(event));
    rewards.push(game.foresight.value(end, seat));
    if (witness !== null) facts.push(witness.facts());
    return end;
  });
  if (choices.length > 0) opponents?.learn(choices, ends, rivals.map(meanReward));
}

function byReward(a: Assessment, b: Assessment): number {
  return pairedDifference(b.rewards, a.rewards).mean || Number(b.isUsual) - Number(a.isUsual);
}

/** Leaves out what has proved worse, and what came to exactly the same in every world. @param rivals the best first. */
function withoutTheWorse<Move>(rivals: Assessment<Move>[], keep: number): Assessment<Move>[] {
  const best = at(rivals, 0);
  return rivals.filter((rival, place) => {
    if (place < keep) return true;
    const { mean, error } = pairedDifference(best.rewards, rival.rewards);
    return mean < WORSE * error;
  });
}
