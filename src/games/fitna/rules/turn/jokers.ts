/** How cards are drawn from both piles, in which mixes, and who may draw with a Joker. */
import { choice, type Frozen, game, type Option, type Refusal, type View } from "#engine";
import type { CardNumber } from "../../content/card-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { type Fitna, seatIdOf, type Table } from "../../state.ts";
import { type Draw, drawCards, possibleDraws } from "../cards/drawing.ts";
import type { CardEvent } from "../cards/events.ts";
import { pileOf } from "../cards/piles.ts";
import { piles } from "../cards/words.ts";
import { type Now, open, playing, tell } from "../now.ts";

const { action } = game<Fitna>();

/** how many cards it brings. */
const JOKER_CARDS = 2;

/** How far a draw is from as many assets as events; of two alike the one with more assets counts as nearer. */
const unevenness = ({ assets, events }: Draw): number => Math.abs(assets - events - 0.5);

/** The ways to draw this many cards, the most even first: "2-1" are 2 assets and 1 event. */
export const drawOptions = (table: Pick<Table, "piles" | "discards">, cards: number): readonly Option[] =>
  possibleDraws(table, cards)
    .toSorted((a, b) => unevenness(a) - unevenness(b))
    .map((draw) => ({ value: `${draw.assets}-${draw.events}`, label: piles(draw) }));

export function drawNamed(value: string): Draw {
  const [assets = 0, events = 0] = value.split("-").map(Number);
  return { assets, events };
}

/** Cards off the piles into a hand: numbers for everyone, names for the seat. */
export function drawFor(
  s: Now,
  seat: SeatId,
  wanted: Draw,
  why: Extract<CardEvent, { readonly kind: "drawn" }>["why"],
): readonly CardNumber[] {
  const game = playing(s);
  const drawn = drawCards(game, seat, wanted, s.dice);
  s.barrier();
  const assets = drawn.filter((card) => pileOf(game, card) === "assets").length;
  tell(
    s,
    { chapter: "cards", kind: "drawn", seat, why, assets, events: drawn.length - assets },
    { [seat]: { chapter: "cards", kind: "got", cards: drawn } },
  );
  return drawn;
}

/** at any time, outside a running die roll.: who has several plays each by itself. */
export const playJoker = action("play-joker", "Play your Joker", {
  was: ["joker"],
  help: "Draws 2 cards at once, each from the pile of your choice. The Joker leaves the game.",
  common: true,
  when: (view) => whyNoJoker(view),
})
  .param(
    "draw",
    "Which cards do you draw?",
    choice(({ table }) => drawOptions(table, JOKER_CARDS)),
  )
  .apply((a) => {
    const seat = seatIdOf(a.seat);
    const { jokers } = a.state.table;
    jokers[seat] = (jokers[seat] ?? 0) - 1;
    dropRobbed(a.state.table, seat);
    tell(a, { chapter: "cards", kind: "joker", seat });
    drawFor(a, seat, drawNamed(a.params.draw), "joker");
  });

/** none is left, or in 2018 it is the first turn. */
export function whyNoJoker(view: View<Fitna>): Refusal | null {
  const { table, seat } = view;
  if ((table.jokers[seatIdOf(seat)] ?? 0) < 1) return { code: "no-joker", text: "You have no Joker.", rule: "R-030" };
  if (table.turn === 0) return { code: "too-early", text: "Jokers can be played from turn 1 on.", rule: "R-030" };
  if (table.turn === 1 && open(view).edition.parameters.jokerTurn1 === "exceptions" && !isRobbed(table, seatIdOf(seat)))
    return { code: "too-early", text: "No Joker can be played in turn 1.", rule: "R-031" };
  if (possibleDraws(table, JOKER_CARDS).length === 0)
    return { code: "no-cards", text: "There is no card to draw.", rule: "R-030" };
  return null;
}

/** D-09: events of enemies have taken all its cards before its first phase, and it has none now: for one Joker. */
const isRobbed = ({ robbed = [], held }: Pick<Frozen<Table>, "robbed" | "held">, seat: SeatId): boolean =>
  robbed.includes(seat) && held[seat] === 0;

function dropRobbed(table: Table, seat: SeatId): void {
  if (table.robbed) table.robbed = table.robbed.filter((one) => one !== seat);
}
