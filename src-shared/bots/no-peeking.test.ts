import { describe, expect, it } from 'vitest';
import { copy } from '../engine/copy';
import type { Game, GameTypes, Seat } from '../engine/game';
import { moveKey } from '../engine/match';
import { createRng } from '../engine/rng';
import type { GameKnowledge } from '../testing/game-properties';
import { GAMES, type GameId } from '../games/registry';
import type { Bot } from './bot';
import { easy } from './easy';
import { medium } from './medium';
import { reachPositions, type Position } from './test-positions';
import { thinking } from './thinking';

type State = GameTypes['state'];

const POSITIONS = 1000;
/** What thinks ahead is the same code at any budget; a small one leaves time for many positions. */
const ROLL_OUTS = 30;
const THOUGHT_OVER = 100;
const SHARED_CHOICES = 50;
/** A cheat changes its mind in more than so many of a hundred positions. */
const GIVEAWAY = 20;
/** Milliseconds for one test, on a machine that has much else to do. */
const PATIENCE = 60_000;

const thoughtful = thinking(() => ({ rollOuts: ROLL_OUTS, expectThought: true, considered: 20 }));

const LEVELS: readonly (readonly [string, Bot, positions: number])[] = [
  ['easy', easy, POSITIONS],
  ['medium', medium, POSITIONS],
  ['a player that thinks ahead', thoughtful, THOUGHT_OVER],
];

const KNOWLEDGE = import.meta.glob<{ knowledge: GameKnowledge<GameTypes> }>(
  '../games/*/testing/knowledge.ts',
  { eager: true },
);

/** What the game keeps secret, as it says itself. */
function knowledgeOf(id: GameId): GameKnowledge<GameTypes> {
  const told = KNOWLEDGE[`../games/${id}/testing/knowledge.ts`];
  if (told === undefined) throw new RangeError(`${id} does not say what it keeps secret`);
  return told.knowledge;
}

const games = GAMES.map((game): [GameId, Game] => [game.id, game]);
const simultaneous = games.filter(([id]) => id !== 'diams');

describe.each(games)('%s', (id, game) => {
  const knowledge = knowledgeOf(id);
  const positions = reachPositions(game, (seats) => knowledge.options(seats), POSITIONS);

  it.each(LEVELS)(
    '%s decides the same however the cards lie that it cannot see',
    (_, bot, count) => {
      const decide = (state: State, seat: Seat, stream: string) =>
        bot(game, game.view(state, seat), createRng(stream, 'bot'));
      expect(countChanges(knowledge, positions.slice(0, count), decide)).toBe(0);
    },
    PATIENCE,
  );

  it(
    'a player that thinks ahead in the one true world does not, and is found out',
    () => {
      const decide = (state: State, seat: Seat, stream: string) => {
        const cheat: Game = { ...game, determinize: () => copy(state) };
        return thoughtful(cheat, game.view(state, seat), createRng(stream, 'bot'));
      };
      const changes = countChanges(knowledge, positions.slice(0, THOUGHT_OVER), decide);
      expect(changes).toBeGreaterThan((THOUGHT_OVER * GIVEAWAY) / 100);
    },
    PATIENCE,
  );
});

describe.each(simultaneous)('%s, where seats choose at the same time', (id, game) => {
  const positions = reachPositions(
    game,
    (seats) => knowledgeOf(id).options(seats),
    SHARED_CHOICES,
    ({ state }) => game.toAct(state).length > 1,
  );

  it.each(LEVELS)(
    '%s decides the same whether or not others have chosen already',
    (_, bot) => {
      for (const { state, seat } of positions) {
        const [before, after] = [state, afterOthersChose(game, state, seat)].map((seen) =>
          moveKey(bot(game, game.view(seen, seat), createRng('chosen', 'bot'))),
        );
        expect(after).toBe(before);
      }
    },
    PATIENCE,
  );
});

/** In how many positions a decision changes once all that the seat cannot know is rearranged. */
function countChanges(
  knowledge: GameKnowledge<GameTypes>,
  positions: readonly Position[],
  decide: (state: State, seat: Seat, stream: string) => GameTypes['move'],
): number {
  return positions.filter(({ state, seat }, place) => {
    const other = copy(state);
    knowledge.scramble(other, seat, createRng(`scramble ${place}`, 'test'));
    const stream = `decision ${place}`;
    return moveKey(decide(state, seat, stream)) !== moveKey(decide(other, seat, stream));
  }).length;
}

/** The same moment once all the others that owe a choice have made it. */
function afterOthersChose(game: Game, state: State, seat: Seat): State {
  const later = copy(state);
  const rng = createRng('others', 'test');
  for (const other of game.toAct(state)) {
    if (other === seat) continue;
    game.apply(later, other, game.policy(later, other, rng), rng, () => undefined);
  }
  return later;
}
