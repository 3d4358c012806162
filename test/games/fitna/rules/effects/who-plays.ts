import type { Card } from "../../../../../src/games/fitna/content/card-types.ts";
import type { SeatId } from "../../../../../src/games/fitna/content/sides.ts";
import { whyNotPlayed } from "../../../../../src/games/fitna/rules/effects/play-event.ts";
import { destroy, mark } from "../../../../../src/games/fitna/rules/pieces/placing.ts";
import type { Game } from "../../../../../src/games/fitna/state.ts";
import { content } from "../../packs.ts";
import type { Playing } from "../powers/builder.ts";
import { withCards } from "./builder.ts";

/** A seat that has something to restore and to rebuild, and others with cards. */
function prepare(game: Game, seat: SeatId): void {
  const { table, hands, box } = game.state;
  table.playedEvents.push(64, 65, 74);
  for (const other of table.order)
    if (other !== seat) {
      const [given] = box.piles.assets.splice(0, 1);
      if (given !== undefined) hands[other]?.cards.push(given);
      table.held[other] = hands[other]?.cards.length ?? 0;
    }
  table.piles.assets = box.piles.assets.length;
  const isMilitia = (id: string): boolean =>
    ["SUN", "SHI", "HZL", "HZI"].includes(game.edition.units[id]?.nation ?? "");
  const own = Object.keys(hands[seat]?.units ?? {})
    .filter((id) => game.edition.units[id]?.steps === 2)
    .sort((a, b) => Number(isMilitia(b)) - Number(isMilitia(a)));
  const [first, ...rest] = own;
  if (!first || rest.length < 3) return;
  for (const id of rest.slice(0, 2)) mark(game, id, { reduced: true });
  destroy(game, first);
}

const edition = content.editions["2020"];

const START = { turn: 5, tension: 5 } as const;

/** What seats see in turn 5 of a tense war, scenario by scenario: each is made when it is first looked at. */
const seats = Object.values(edition.scenarios).flatMap(({ id, seats: all, cardsRemoved }) =>
  all.map(({ seat }) => ({ id, seat, cardsRemoved, view: null as ReturnType<Playing["view"]> | null })),
);

/** A seat that can play a card. */
export function whoPlays({ number }: Card): { readonly game: Playing; readonly seat: SeatId } {
  const found = seats.find((one) => {
    if (one.cardsRemoved.includes(number)) return false;
    one.view ??= withCards(one.id, one.seat, {}, { ...START, change: (now) => prepare(now, one.seat) }).view(one.seat);
    const { view } = one;
    return whyNotPlayed({ ...view, hand: { ...view.hand, cards: [number] } }, number) === null;
  });
  if (!found) throw new Error("nobody can play it anywhere");
  const { id, seat } = found;
  const game = withCards(id, seat, { [seat]: [number] }, { ...START, change: (now) => prepare(now, seat) });
  return { game, seat };
}

export const isEvent = ({ uses }: Card): boolean => uses.some(({ when }) => when === "events" || when === "turn");
