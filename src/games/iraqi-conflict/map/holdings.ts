import { type Frozen, mustGet, type PictureFrame, type Seat } from "../../../engine/index.ts";
import type { Fan, MapElement, Plate, Point } from "../../../scene/index.ts";
import { canUse } from "../cards/use.ts";
import type { Content } from "../content.ts";
import { faction } from "../factions.ts";
import { standing } from "../score.ts";
import { emblem, letter } from "../side-style.ts";
import { gained } from "../standings.ts";
import type { Table } from "../state.ts";

/** Where the plate of each faction stands: outside of the country, near its area. */
const PLATES: { readonly [seat: Seat]: Point } = {
  sunni: [216, 290],
  insurgents: [216, 762],
  kurds: [1424, 222],
  us: [1424, 492],
  shia: [1424, 762],
};
/** Where the line of a plate ends, if not in the middle of its area: it leaves the words beside the hand alone. */
const POINTS_TO: { readonly [seat: Seat]: Point } = { insurgents: [674, 574] };
const PLATE = { width: 372, height: 96 } as const;
const CARD = 122;

/** What each faction has: its plate with its victory points, and its hand, as far as everyone may see it. */
export const holdings = (
  content: Frozen<Content>,
  table: Frozen<Table>,
  names: PictureFrame["names"],
): MapElement[] => [
  ...table.seats.map((seat) => fan(content, table, seat)),
  ...table.seats.map((seat) => plate(content, table, seat, names[seat])),
];

function plate(content: Frozen<Content>, table: Frozen<Table>, seat: Seat, player: string | undefined): Plate {
  const gain = news(table, seat);
  return {
    kind: "plate",
    at: mustGet(PLATES, seat),
    ...PLATE,
    colour: `@${seat}`,
    letter: letter(seat),
    title: faction(seat).name,
    ...(player === undefined ? {} : { sub: { text: player, free: true } }),
    value: String(standing(table, seat)),
    unit: "VP",
    ...(gain === null ? {} : { gain }),
    pointsTo: POINTS_TO[seat] ?? content.map.areas.find(({ id }) => id === seat)?.middle ?? mustGet(PLATES, seat),
  };
}

/** The disc on a plate: what the turn has brought, or who is ready. */
function news(table: Frozen<Table>, seat: Seat): string | null {
  if (table.phase === "score") return gained(table, seat) > 0 ? `+${gained(table, seat)}` : "0";
  return table.phase === "negotiations" && table.ready.includes(seat) ? "✓" : null;
}

/** The hand above the plate: revealed cards that count, strongest first; before that, backs. */
function fan(content: Frozen<Content>, table: Frozen<Table>, seat: Seat): Fan {
  const [x, y] = mustGet(PLATES, seat);
  const place = {
    kind: "fan",
    at: [x + (x < content.map.width / 2 ? 8 : -84), y - PLATE.height / 2 + 12],
    size: CARD,
    width: 400,
    colour: `@${seat}`,
  } as const;
  const side = table.alignments[seat];
  if (!table.shown) return { ...place, ...concealed(table, seat) };
  const cards = mustGet(table.shown, seat).map((id) => mustGet(content.cards, id));
  const counting = cards.filter(({ use }) => canUse(seat, use, side ?? null)).toSorted((a, b) => b.fv - a.fv);
  return {
    ...place,
    cards: counting.map(({ use, fv }) => ({ letter: use, value: String(fv) })),
    faceDown: cards.length - counting.length,
    sum: String(mustGet(table.totals, seat).at(-1) ?? 0),
    notes: ["force", ...(side ? [`${letter(side)} cards`] : [])],
  };
}

/** Only numbers: how many cards, how many of them came in exchange (in the phase in which they came marked as new), and what the hand came to in the turn before. */
function concealed(
  { phase, sizes, replaced, totals }: Frozen<Table>,
  seat: Seat,
): Pick<Fan, "cards" | "faceDown" | "newest" | "sum" | "notes" | "emblem"> {
  const fresh = replaced[seat] ?? 0;
  const size = mustGet(sizes, seat);
  const before = mustGet(totals, seat).at(-1);
  return {
    cards: [],
    faceDown: size,
    newest: phase === "commitment" ? Math.min(fresh, size) : 0,
    sum: String(size),
    notes: [
      fresh > 0 ? `${fresh} new` : size === 1 ? "card" : "cards",
      ...(before === undefined ? [] : [`last ${before}`]),
    ],
    emblem: emblem(seat),
  };
}
