import { at } from '../../../engine/at';
import { copy } from '../../../engine/copy';
import type { Seat } from '../../../engine/game';
import { pick, type Rng } from '../../../engine/rng';
import { waysToChoose } from '../../trick-taking/rules/choices';
import { givenAsSeenBy } from '../../trick-taking/rules/passing';
import { allSeats } from '../../trick-taking/rules/seats';
import { dealUnseen, type HiddenPlace } from '../../trick-taking/bot/unseen-cards';
import { suitOf, type CardId } from '../rules/cards';
import { deckOf, layoutOf } from '../rules/layout';
import { bonusCount } from '../rules/moves';
import { passDirection } from '../rules/passing';
import type { FauxDiamondsState, FauxDiamondsView } from '../rules/types';

/**
 * A full state that agrees with the view: no hand has a suit that its seat has shown it lacks (a bonus diamond may),
 * the cards that the viewer passed are with their receivers, and the viewer's own bonus diamond is where it is.
 */
export function determinize(view: FauxDiamondsView, rng: Rng): FauxDiamondsState {
  const { viewer, open, own } = view;
  const { hands, bonus, setAside } = dealHidden(view, rng);
  return {
    open: copy(open),
    hidden: {
      hands,
      setAside,
      picks: guessPicks(view, hands, rng),
      given: givenAsSeenBy(viewer, own, passDirection(open), open.seats),
      bonus,
    },
  };
}

function dealHidden(
  view: FauxDiamondsView,
  rng: Rng,
): { hands: CardId[][]; bonus: CardId[][]; setAside: CardId[] } {
  const { viewer, open, own } = view;
  const { seats, phase } = open;
  const shown = open.bonusSale?.bonus ?? (phase === 'over' ? open.lastHand?.bonus : undefined);
  const revealed = (seat: Seat): readonly CardId[] => shown?.at(seat) ?? [];
  const everySeat = allSeats(seats);
  const seen = new Set([...open.gone, ...own.hand, ...own.bonus, ...(shown?.flat() ?? [])]);
  const unseen = deckOf(layoutOf(open.options, seats)).filter((card) => !seen.has(card));

  const holderOf = new Map(own.known.flatMap(({ seat, cards }) => cards.map((card) => [card, seat])));
  const mayLieWith = (card: CardId, seat: Seat): boolean => (holderOf.get(card) ?? seat) === seat;
  const lacks = (seat: Seat, card: CardId): boolean => {
    const suit = suitOf(card);
    return suit !== null && at(open.voids, seat).includes(suit);
  };
  const inHand = everySeat.map((seat): HiddenPlace<CardId> => ({
    size: seat === viewer ? 0 : at(open.handSizes, seat),
    mayHold: (card) => mayLieWith(card, seat) && !lacks(seat, card),
  }));
  const areSet = phase === 'play' || phase === 'over';
  const faceDown = everySeat.map((seat): HiddenPlace<CardId> => ({
    size: seat !== viewer && areSet && revealed(seat).length === 0 ? bonusCount(open) : 0,
    mayHold: (card) => mayLieWith(card, seat),
  }));
  const places = [...inHand, ...faceDown];
  const taken = places.reduce((sum, place) => sum + place.size, 0);
  places.push({ size: unseen.length - taken, mayHold: (card) => !holderOf.has(card) });

  const dealt = dealUnseen(unseen, places, rng);
  return {
    hands: everySeat.map((seat) => (seat === viewer ? own.hand.slice() : at(dealt, seat))),
    bonus: everySeat.map((seat) => {
      if (seat === viewer) return own.bonus.slice();
      return revealed(seat).length > 0 ? revealed(seat).slice() : at(dealt, seats + seat);
    }),
    setAside: at(dealt, 2 * seats),
  };
}

/** Lets every other seat that has chosen have chosen something. */
function guessPicks(
  { viewer, open, own }: FauxDiamondsView,
  hands: CardId[][],
  rng: Rng,
): (CardId[] | null)[] {
  const count = open.phase === 'bonus' ? bonusCount(open) : (open.passCount ?? 0);
  return hands.map((hand, seat) => {
    if (!at(open.hasChosen, seat)) return null;
    return seat === viewer ? (own.picked?.slice() ?? null) : pick(waysToChoose(hand, count), rng);
  });
}
