/** The arrows for cards that changed hands this turn: who gave whom how many, and which there is room for. */
import { type Frozen, onceEach, type Seat } from "#engine";
import type { Arrow, Gain, Point } from "#scene";
import type { Geography } from "../../content/geography.ts";
import type { Table } from "../../state.ts";
import { endOf, type Obstacles, roomOn } from "./room.ts";
import { along, bestWay, type Candidate, candidates, NUMBER, numbersOf, type Way } from "./ways.ts";

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

/** Marks of the exchanges that have room for them; the others are in the table of all. */
export interface DrawnTrades {
  readonly arrows: readonly Arrow[];
  /** How many cards each arrow represents, over all of them. */
  readonly numbers: readonly Gain[];
  readonly undrawn: number;
}

/**
 * Cards that changed hands this turn, as everyone saw it: between two factions one way, from whose middle arrows in the colour of the giver, with their number,
 * lead to whoever got cards. Earlier trades stay where they are; where not all have room, the newest go first. Once negotiations are over they are no news.
 */
export function trades(map: Frozen<Geography>, table: Frozen<Table>): DrawnTrades {
  const all = exchanges(table);
  const inOrder = drawnIn(all, map, table.seats);
  const { drawn, undrawn } = inOrder.undrawn === 0 ? inOrder : drawnIn(all.toReversed(), map, table.seats);
  const quiet = table.phase !== "negotiations";
  const gifts = drawn.flatMap((one) => giftsOf(one, quiet));
  return { arrows: gifts.map(({ arrow }) => arrow), numbers: gifts.map(({ number }) => number), undrawn };
}

type Drawn = Exchange & { readonly way: Way };

/** As many as have room, in this order. */
function drawnIn(
  all: readonly Exchange[],
  map: Frozen<Geography>,
  seats: readonly Seat[],
): { readonly drawn: readonly Drawn[]; readonly undrawn: number } {
  const drawn: Drawn[] = [];
  for (const exchange of all) {
    const ways = waysBetween(map, exchange.one, exchange.other, ...seats);
    const way = bestWay(
      ways,
      drawn.map((other) => other.way),
    );
    if (way) drawn.push({ ...exchange, way });
  }
  return { drawn, undrawn: all.length - drawn.length };
}

const obstacles = (map: Frozen<Geography>, seats: readonly Seat[]): Obstacles => ({
  names: map.areas.map(({ label }) => label),
  words: map.names.flatMap(({ at: [x, y] }) => [-NAME, 0, NAME].map((aside): Point => [x + aside, y])),
  marks: seats.map((seat) => endOf(map, seat)),
  areas: map.areas.map(({ polygon }) => polygon[0] ?? []),
});

/** On a map for some seats. */
const roomsOf = onceEach((map: Frozen<Geography>, ...seats: readonly Seat[]) => roomOn(obstacles(map, seats)));

/** Ways between the first two of some seats where there are no others: they take long. */
const waysBetween = onceEach(
  (map: Frozen<Geography>, one: Seat, other: Seat, ...seats: readonly Seat[]): readonly Candidate[] => {
    const ring = (seat: Seat): readonly Point[] => map.areas.find(({ id }) => id === seat)?.polygon[0] ?? [];
    return candidates(ring(one), ring(other), roomsOf(map, ...seats));
  },
);

/** Width of an arrow that tells of what came before, in map units. */
const PAST = 15;

interface Gift {
  readonly arrow: Arrow;
  readonly number: Gain;
}

/** Both halves of the way of an exchange, back to back; the whole way of a gift. */
function giftsOf({ one, other, there, back, way }: Drawn, quiet: boolean): Gift[] {
  const [tail, middle, tip] = way;
  const [near, farther] = numbersOf(way);
  const gift = (from: Seat, cards: number, points: readonly Point[], at: Point): Gift => ({
    arrow: {
      kind: "arrow",
      style: "move",
      colour: `@${from}`,
      points,
      count: "",
      ...(quiet ? { quiet, width: PAST } : {}),
    },
    number: {
      kind: "gain",
      at,
      radius: NUMBER - 1,
      text: String(cards),
      colour: `@${from}`,
      ...(quiet ? { quiet } : {}),
    },
  });
  if (back === 0) return [gift(one, there, way, middle)];
  if (there === 0) return [gift(other, back, [tip, middle, tail], middle)];
  return [
    gift(one, there, [middle, along(way, 0.75), tip], farther),
    gift(other, back, [middle, along(way, 0.25), tail], near),
  ];
}
