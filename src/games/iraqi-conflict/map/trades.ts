import { type Frozen, mustGet, type Seat } from "../../../engine/index.ts";
import type { Arrow, Point } from "../../../scene/index.ts";
import type { Table } from "../state.ts";
import { endOf } from "./ends.ts";
import type { Geography } from "./geography.ts";
import { type Bow, bestArrow, type Obstacles } from "./ways.ts";

/** Half the width of a country's name: arrows do not lie on these. */
const NAME = 50;

/** Cards that changed hands between two factions this turn, both ways added up. */
interface Exchange {
  readonly one: Seat;
  readonly other: Seat;
  readonly there: number;
  readonly back: number;
}

/** The oldest first. */
function exchanges(table: Frozen<Table>): Exchange[] {
  const between = new Map<string, Exchange>();
  for (const { from, to, gave, got } of table.trades) {
    const [one = "", other = ""] = table.seats.filter((seat) => seat === from || seat === to);
    const key = `${one} ${other}`;
    const { there, back } = between.get(key) ?? { there: 0, back: 0 };
    const [more, less] = from === one ? [gave, got] : [got, gave];
    between.set(key, { one, other, there: there + more, back: back + less });
  }
  return [...between.values()].filter(({ there, back }) => there + back > 0);
}

/** Arrows for the exchanges that have room for them; the others are in the table of all. */
export interface DrawnTrades {
  readonly arrows: readonly Arrow[];
  readonly undrawn: number;
}

/**
 * Cards that changed hands this turn, as everyone saw it: for each two factions one way, with an arrow to whoever got cards, in the giver's colour and with
 * their number. Those of earlier trades stay where they are; where not all have room, the newest go first.
 */
export function trades(map: Frozen<Geography>, table: Frozen<Table>): DrawnTrades {
  const rings = Object.fromEntries(map.areas.map(({ id, polygon }) => [id, polygon[0] ?? []]));
  const room: Obstacles = {
    names: map.areas.map(({ label }) => label),
    words: map.names.flatMap(({ at: [x, y] }) => [-NAME, 0, NAME].map((aside): Point => [x + aside, y])),
    marks: table.seats.map((seat) => endOf(map, seat)),
    arrows: [],
  };
  const all = exchanges(table);
  const inOrder = drawnIn(all, rings, room);
  const { drawn, undrawn } = inOrder.undrawn === 0 ? inOrder : drawnIn(all.toReversed(), rings, room);
  return { arrows: drawn.map(arrow), undrawn };
}

/** As many as have room, in this order. */
function drawnIn(all: readonly Exchange[], rings: Rings, room: Obstacles): { drawn: Drawn[]; undrawn: number } {
  const drawn: Drawn[] = [];
  let undrawn = 0;
  for (const exchange of all) {
    const ways = waysOf(exchange);
    const placed = place(ways, rings, room, drawn) ?? place(ways.toReversed(), rings, room, drawn);
    if (placed) drawn.push(...placed);
    else undrawn += 1;
  }
  return { drawn, undrawn };
}

type Rings = { readonly [seat: Seat]: readonly Point[] };

/** Cards that went one way. */
interface Gift {
  readonly from: Seat;
  readonly to: Seat;
  readonly cards: number;
}

type Drawn = Gift & { readonly bow: Bow };

const waysOf = ({ one, other, there, back }: Exchange): Gift[] =>
  [
    { from: one, to: other, cards: there },
    { from: other, to: one, cards: back },
  ].filter(({ cards }) => cards > 0);

/** Arrows for all of these, one after the other; null where one has no room. */
function place(gifts: readonly Gift[], rings: Rings, room: Obstacles, drawn: readonly Drawn[]): Drawn[] | null {
  const placed: Drawn[] = [];
  for (const gift of gifts) {
    const arrows = [...drawn, ...placed].map(({ bow }) => bow);
    const bow = bestArrow(mustGet(rings, gift.from), mustGet(rings, gift.to), { ...room, arrows });
    if (!bow) return null;
    placed.push({ ...gift, bow });
  }
  return placed;
}

const arrow = ({ from, cards, bow }: Drawn): Arrow => ({
  kind: "arrow",
  style: "move",
  colour: `@${from}`,
  points: bow,
  count: String(cards),
});
