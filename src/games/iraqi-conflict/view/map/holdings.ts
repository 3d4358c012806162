/** What each faction has: its plate with its victory points, and its hand, as far as everyone may see it. */
import { type Frozen, mustGet, type PictureFrame, type Seat } from "#engine";
import { type Fan, type MapElement, type Plate, type Point, underTitle } from "#scene";
import { choosesSides, faction } from "../../content/factions.ts";
import type { Content } from "../../content/pack.ts";
import { canUse } from "../../content/use.ts";
import { standing } from "../../rules/score.ts";
import type { Table } from "../../state.ts";
import { emblem, letter } from "../side-style.ts";
import { gained } from "../standings.ts";
import { gave, got } from "../trades-table.ts";
import { endOf } from "./room.ts";

/** Where the plate of each faction stands: outside of the country, near its area. */
const PLATES: { readonly [seat: Seat]: Point } = {
  sunni: [216, 297],
  insurgents: [216, 769],
  kurds: [1424, 229],
  us: [1424, 499],
  shia: [1424, 769],
};
const PLATE = { width: 372, height: 122 } as const;
const CARD = 122;
/** Widths of a hand whose cards are seen, and of one with more to say beside it. */
const REVEALED = 400;
const HIDDEN = 300;

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
    ...underTitle(player),
    value: String(standing(table, seat)),
    unit: "VP",
    ...(gain === null ? {} : { gain }),
    pointsTo: endOf(content.map, seat),
  };
}

/** The disc on a plate: what the turn has brought, or who is ready. */
function news(table: Frozen<Table>, seat: Seat): string | null {
  if (table.phase === "score") return gained(table, seat) > 0 ? `+${gained(table, seat)}` : "0";
  return table.phase === "negotiations" && table.ready.includes(seat) ? "✓" : null;
}

/** The hand above the plate: revealed cards that count, strongest first; before that, backs, with what everyone knows of it beside them. */
function fan(content: Frozen<Content>, table: Frozen<Table>, seat: Seat): Fan {
  const [x, y] = mustGet(PLATES, seat);
  const left = x < content.map.width / 2 ? x - 192 : x - 284;
  const place = (width: number) =>
    ({
      kind: "fan",
      at: [left + width / 2, y - PLATE.height / 2 + 12],
      size: CARD,
      width,
      colour: `@${seat}`,
    }) as const;
  const side = table.alignments[seat];
  if (!table.shown) return { ...place(HIDDEN), ...concealed(table, seat) };
  const cards = mustGet(table.shown, seat).map((id) => mustGet(content.cards, id));
  const counting = cards.filter(({ use }) => canUse(seat, use, side ?? null)).toSorted((a, b) => b.fv - a.fv);
  return {
    ...place(REVEALED),
    cards: counting.map(({ use, fv }) => ({ letter: use, value: String(fv) })),
    faceDown: cards.length - counting.length,
    sum: String(mustGet(table.totals, seat).at(-1) ?? 0),
    notes: ["force", ...(side ? [`${letter(side)} cards`] : [])],
  };
}

const isTimeOfNew = ({ phase }: Frozen<Table>): boolean => phase === "commitment" || phase === "negotiations";

/** Only what everyone has seen: how many cards, how many of them are new (marked until negotiations end), what the hand came to in the turn before, and which letters its seat can use. */
function concealed(table: Frozen<Table>, seat: Seat): Pick<Fan, "cards" | "faceDown" | "newest" | "notes" | "emblem"> {
  const size = mustGet(table.sizes, seat);
  const before = mustGet(table.totals, seat).at(-1);
  const [out, back] = [gave(table, seat), got(table, seat)];
  const traded = out + back > 0;
  const fresh = traded ? back : (table.replaced[seat] ?? 0);
  return {
    cards: [],
    faceDown: size,
    newest: isTimeOfNew(table) ? Math.min(fresh, size) : 0,
    notes: [
      `${size} ${size === 1 ? "card" : "cards"}${fresh > 0 && !traded ? `, ${fresh} new` : ""}`,
      ...(traded ? [`gave ${out}, got ${back}`] : []),
      ...(before === undefined ? [] : [`last turn ${before}`]),
      choosesSides(table.seats) ? `uses ${faction(seat).uses} U/I` : `uses ${[...faction(seat).uses].join(" ")}`,
    ],
    emblem: emblem(seat),
  };
}
