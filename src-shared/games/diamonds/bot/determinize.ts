import { at } from '../../../engine/at';
import { copy } from '../../../engine/copy';
import type { Seat } from '../../../engine/game';
import { pick, type Rng } from '../../../engine/rng';
import { waysToChoose } from '../../trick-taking/rules/choices';
import { givenAsSeenBy } from '../../trick-taking/rules/passing';
import { allSeats } from '../../trick-taking/rules/seats';
import { dealUnseen, type HiddenPlace } from '../../trick-taking/bot/unseen-cards';
import { CARDS, suitOf, type CardId } from '../rules/cards';
import { passDirection } from '../rules/passing';
import type { DiamondsState, DiamondsView } from '../rules/types';

/**
 * A full state that agrees with the view: no seat holds a suit that it has shown it lacks, and the cards that the
 * viewer passed are where it knows them to be. The others' vaults are guessed to be as full as the viewer's.
 */
export function determinize(view: DiamondsView, rng: Rng): DiamondsState {
  const { viewer, open, own } = view;
  const { hands, setAside } = dealHands(view, rng);
  return {
    open: copy(open),
    hidden: {
      hands,
      setAside,
      vaults: open.vaults?.slice() ?? hands.map(() => own.vault ?? 0),
      picks: guessPicks(view, hands, rng),
      given: givenAsSeenBy(viewer, own, passDirection(open.options), open.seats),
      pointsByRound: copy(open.scoreByRound),
    },
  };
}

function dealHands({ viewer, open, own }: DiamondsView, rng: Rng): { hands: CardId[][]; setAside: CardId[] } {
  const knownOf = (seat: Seat): CardId[] =>
    own.known.flatMap((known) => (known.seat === seat ? known.cards : []));
  const fixed = allSeats(open.seats).map((seat) => (seat === viewer ? own.hand : knownOf(seat)));

  const places: HiddenPlace<CardId>[] = fixed.map((cards, seat) => ({
    size: at(open.handSizes, seat) - cards.length,
    mayHold: (card) => !at(open.voids, seat).includes(suitOf(card)),
  }));
  const seen = new Set([...open.gone, ...fixed.flat()]);
  const unseen = CARDS.filter((card) => !seen.has(card));
  const inHands = places.reduce((sum, place) => sum + place.size, 0);
  places.push({ size: unseen.length - inHands, mayHold: () => true });
  const dealt = dealUnseen(unseen, places, rng);
  return {
    hands: fixed.map((cards, seat) => [...cards, ...at(dealt, seat)]),
    setAside: at(dealt, open.seats),
  };
}

/** Lets every other seat that has chosen have chosen something. */
function guessPicks({ viewer, open, own }: DiamondsView, hands: CardId[][], rng: Rng): (CardId[] | null)[] {
  return hands.map((hand, seat) => {
    if (!at(open.hasChosen, seat)) return null;
    if (seat === viewer) return own.picked?.slice() ?? null;
    return pick(waysToChoose(hand, open.passCount ?? 0), rng);
  });
}
