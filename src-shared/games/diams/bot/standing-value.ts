import { at } from '../../../engine/at';
import type { Seat } from '../../../engine/game';
import { worthOf } from './appraisal';
import { closingZone } from '../rules/deal';
import { roundsOf } from '../rules/options';
import { urgencyOf } from './urgency';
import { chipsSoFar, standings } from '../rules/standings';
import { tallyOf } from './tally';
import type { DiamsState } from '../rules/types';

/** A certainty; chances are in so many parts of it. */
const SURE = 10_000;
const HUNDREDTHS = 100;
/** The chance of winning counts for so many times the mean chance of being before another seat. */
const WINNING = 3;

/** How well a seat stands in the match: how likely it is to win, and then how many points it has. */
export function valueOf(state: DiamsState, seat: Seat): number {
  const points = pointsOf(state);
  const chances = chancesAgainst(state, seat, points);
  const own = at(points, seat);
  let all = SURE;
  let sum = 0;
  let lead = 0;
  for (let other = 0; other < state.open.seats; other++) {
    if (other === seat) continue;
    const chance = at(chances, other);
    all *= chance / SURE;
    sum += chance;
    lead += own - at(points, other);
  }
  const others = state.open.seats - 1;
  return Math.round(WINNING * all + (sum + lead / 10) / others);
}

/** Each seat's points of all rounds, the running one appraised, in hundredths. */
function pointsOf(state: DiamsState): number[] {
  const running = appraisedPoints(state);
  return running.map((worth, seat) =>
    state.open.rounds.reduce((sum, round) => sum + HUNDREDTHS * at(round.points, seat).total, worth),
  );
}

/** What the running round is worth to each seat; nothing before anybody has drawn in it, or once the match is over. */
function appraisedPoints(state: DiamsState): number[] {
  const nothing = state.hidden.hands.map(() => 0);
  if (state.open.phase === 'over' || (state.open.turns === 0 && state.open.phase === 'draw')) return nothing;
  const urgency = urgencyOf(state);
  return nothing.map((_, seat) => worthOf(tallyOf(state, seat), urgency));
}

/** How likely the seat is to end before each other one. */
function chancesAgainst(state: DiamsState, seat: Seat, points: readonly number[]): number[] {
  const final = standings(state);
  if (final !== null) {
    const own = at(final, seat).rank;
    return final.map(({ rank }) => SURE / 2 + (SURE / 2) * Math.sign(rank - own));
  }
  if (state.open.options.length === 'quick')
    return points.map((own) => chanceOf(at(points, seat) - own, spreadOf(state)));
  const chips = expectedChips(state);
  const spread = spreadOfChips(state);
  return chips.map((own) => chanceOf(at(chips, seat) - own, spread));
}

/** Each seat's chips, those of the running round by the chance of being before each other seat; in parts of a chip. */
function expectedChips(state: DiamsState): number[] {
  const worths = appraisedPoints(state);
  const spread = spreadOf(state);
  return chipsSoFar(state.open).map((chips, seat) => {
    const own = at(worths, seat);
    let expected = SURE * chips;
    for (const worth of worths) expected += chanceOf(own - worth, spread);
    return expected;
  });
}

/** How likely a lead is to last when it may well change by so much. */
function chanceOf(lead: number, spread: number): number {
  return Math.round(SURE / 2 + ((SURE / 2) * lead) / Math.sqrt(lead * lead + spread * spread));
}

/** How much a lead in the running round may well change yet, in hundredths of a point. */
function spreadOf(state: DiamsState): number {
  if (state.open.closedBy !== null) return 100;
  const cards = state.open.deckSize - Math.floor(closingZone(state.open.options, state.open.seats) / 2);
  return 250 + Math.floor((120 * Math.max(0, cards)) / state.open.seats);
}

function spreadOfChips(state: DiamsState): number {
  const left = roundsOf(state.open.options) - state.open.round;
  return Math.floor((SURE * state.open.seats * (1 + 2 * left)) / 4);
}
