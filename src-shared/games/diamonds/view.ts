import type { Viewer } from '../../engine/game';
import { allSeats, partnerOf } from '../trick-taking/seats';
import { knownCards, viewPass } from '../trick-taking/passing';
import { winningPlay } from '../trick-taking/trick';
import { takeCandidates } from './actions';
import { FACES } from './cards';
import { roundsOf } from './options';
import { passDirection } from './passing';
import { clone } from './rules';
import type { DiamondsEvent, DiamondsState, DiamondsView } from './types';

/** All that a seat, or the table, may know. rules: diamonds "Who sees what" */
export function view(state: DiamondsState, viewer: Viewer): DiamondsView {
  const shared = clone(state);
  const { options, seats, phase } = shared;
  const isOver = phase === 'over';
  const own = viewer === 'table' ? null : viewer;
  const direction = passDirection(options);
  return {
    viewer,
    seats,
    scoreByRound: isOver ? shared.pointsByRound : shared.showroomsByRound,
    options,
    phase,
    round: shared.round,
    rounds: roundsOf(options, seats),
    dealer: shared.dealer,
    hand: own === null ? [] : shared.hands[own],
    handSizes: shared.hands.map((hand) => hand.length),
    vaults: shared.vaults.map((crystals, seat) => (isOver || seat === own ? crystals : null)),
    showrooms: shared.showrooms,
    thief: shared.thief,
    partner: options.teams && own !== null ? partnerOf(own, seats) : null,
    pass: options.passing ? viewPass(shared, direction, viewer) : null,
    hasChosen: shared.picks.map((pick) => pick !== null),
    picked: own === null ? null : shared.picks[own],
    leader: shared.leader,
    turn: phase === 'play' ? shared.turn : null,
    led: shared.led,
    trick: shared.trick,
    winning: winningPlay(shared.trick, shared.led, FACES)?.seat ?? null,
    lastTrick: shared.lastTrick,
    wonCounts: shared.wonCounts,
    tricksWon: shared.tricksWon,
    takeFrom: shared.pendingTake && {
      ...shared.pendingTake,
      candidates: takeCandidates(shared, shared.pendingTake.seat),
    },
    lastRound: shared.lastRound,
    memory: {
      gone: shared.gone,
      voids: shared.voids,
      known: knownCards(shared, direction, viewer),
    },
  };
}

/** The event as a seat, or the table, may hear it: no other seat's hand, passed cards or vault. */
export function hear(event: DiamondsEvent, viewer: Viewer): DiamondsEvent | null {
  switch (event.type) {
    case 'hand':
      return event.seat === viewer ? event : null;
    case 'passed':
      return event.from === viewer || event.to === viewer ? event : { ...event, cards: null };
    case 'round-scored':
      return {
        ...event,
        vaults: allSeats(event.vaults.length).map((seat) => (seat === viewer ? event.vaults[seat] : null)),
      };
    default:
      return event;
  }
}
