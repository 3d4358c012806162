import { game, type Option, subset } from "../../../engine/index.ts";
import { takeChosen } from "../cards/hands.ts";
import { pileOf } from "../cards/piles.ts";
import { cardText } from "../cards/text.ts";
import type { CardNumber } from "../content/card-types.ts";
import type { SeatId } from "../content/sides.ts";
import type { Edition } from "../content/types.ts";
import { type At, handIn, open, playing, tell } from "../now.ts";
import { once } from "../once.ts";
import { cardName } from "../pieces/words.ts";
import { type Fitna, seatIdOf } from "../state.ts";

const { action } = game<Fitna>();

/** */
export const FIRST_HAND = 4;

/** each seat in turn chooses from what is left of both piles, which it may look through. */
export const takeHand = action("take-hand", "Choose your first cards", {
  help: `Take ${FIRST_HAND} cards of your choice from both piles, in any mix.`,
})
  .param(
    "cards",
    `Which ${FIRST_HAND} cards?`,
    subset(
      (c): readonly Option[] => {
        const game = open(c);
        return c.hand.offered.map((card) => ({
          value: String(card),
          label: `${cardName(game, card)} ${game.edition.cards[card]?.op ?? 0}`,
          description: textsOf(game.edition).get(card) ?? "",
          group: pileOf(game, card) === "assets" ? "Assets" : "Events",
        }));
      },
      { min: FIRST_HAND, max: FIRST_HAND },
    ),
  )
  .apply((a) => {
    const seat = seatIdOf(a.seat);
    const game = playing(a);
    const cards = a.params.cards.map(Number);
    takeChosen(game, seat, cards);
    handIn(a, seat).offered = [];
    const assets = cards.filter((card) => pileOf(game, card) === "assets").length;
    const counted = { assets, events: cards.length - assets };
    tell(
      a,
      { chapter: "cards", kind: "first-hand", seat, ...counted },
      { [seat]: { chapter: "cards", kind: "got", cards } },
    );
  });

/** What every card of an edition does. */
const textsOf = once(
  (edition: Edition): ReadonlyMap<CardNumber, string> =>
    new Map(Object.entries(edition.cards).map(([card, known]) => [Number(card), cardText(edition, known)])),
);

/** Shows a seat what is left of the piles, lowest number first, and asks for its choice. */
export function askForHand(s: At<unknown>, seat: SeatId): void {
  const { piles } = s.current.box;
  handIn(s, seat).offered = [...piles.assets, ...piles.events].sort((a, b) => a - b);
  s.ask({ kind: "turn", seats: [seat], actions: [takeHand.name] });
}

/** Section 7: two assets and two events, the lowest numbers. */
export function firstHandByDefault(
  game: Parameters<typeof pileOf>[0],
  offered: readonly CardNumber[],
): readonly CardNumber[] {
  const assets = offered.filter((card) => pileOf(game, card) === "assets");
  const events = offered.filter((card) => pileOf(game, card) === "events");
  const half = FIRST_HAND / 2;
  const taken = [...assets.slice(0, Math.max(half, FIRST_HAND - events.length)), ...events];
  return taken.slice(0, FIRST_HAND).sort((a, b) => a - b);
}
