import type { Frozen, PictureFrame } from "../../../../engine/index.ts";
import {
  column,
  type MapElement,
  type Point,
  page,
  rectangle,
  type Scene,
  SIGHT,
  underTitle,
} from "../../../../scene/index.ts";
import { factionName } from "../../content/factions.ts";
import type { Content } from "../../content/pack.ts";
import { uncapital } from "../../content/wording.ts";
import type { Table } from "../../state.ts";
import { emblem, sides } from "../faction-style.ts";
import { type Bidder, bidders, verdictOf } from "./bidders.ts";

/** The auction as a picture: who has bid what, who is out of it, what was paid, and who acts when. Null: none is on, and none has just ended. */
export function initiativeReport(
  content: Frozen<Content>,
  table: Frozen<Table>,
  names: PictureFrame["names"],
): Scene | null {
  const rows = bidders(content, table, names);
  if (rows.length === 0) return null;
  const { title, sub, figure, words: verdict } = verdictOf(table);
  const leader = rows.find(({ leads }) => leads);
  const colour = leader ? ({ colour: `@${leader.seat}` } as const) : {};
  return page({
    sides,
    heading: { title: "The Initiative", sub: `Turn ${table.turn}` },
    layout: column(
      { kind: "map", width: WIDTH, height: HEIGHT, ground: { colour: "mountain" }, elements: drawn(rows) },
      { kind: "strip", ...colour, title, sub, figures: [figure] },
    ),
    words: [verdict, ...rows.map(inWords)],
  });
}

function inWords({ seat, place, pp, bids: [last], says }: Bidder): string {
  const facts = [
    ...(last === undefined ? [] : [`bid ${last}`]),
    ...says.filter((word) => word !== "").map(uncapital),
    `has ${pp} PP`,
  ];
  return `${place === null ? "" : `${place}. `}${factionName(seat)}: ${facts.join(", ")}.`;
}

/** Height of the strip that says how it stands. */
const FOOT = 132;
const WIDTH = SIGHT.width;
const HEIGHT = SIGHT.height - FOOT;
/** Of the line above the rows. */
const TOP = 62;
const MOST_PITCH = 240;

/** Where things stand in a row. */
const PLACE = 66;
const PLATE = { left: 116, width: 600 };
const COINS = 756;
const SAYS = 1170;

function drawn(rows: readonly Bidder[]): MapElement[] {
  const pitch = Math.min(MOST_PITCH, (HEIGHT - TOP - 10) / rows.length);
  const top = TOP + (HEIGHT - TOP - 10 - pitch * rows.length) / 2;
  const known = rows.some(({ place }) => place !== null);
  const called = rows.some(({ bids }) => bids.length > 0);
  const heads = [
    [known ? "The order of this turn" : "In the order of bidding", PLATE.left, "start"],
    ["has", PLATE.left + PLATE.width - 20, "end"],
    ...(called ? [["Bids, the last one first", COINS, "start"] as const] : []),
  ] as const;
  return [
    ...heads.map(
      ([text, x, align]): MapElement => ({
        kind: "lettering",
        at: [x, top - 24],
        text,
        style: "place",
        size: "body",
        align,
      }),
    ),
    ...rows.flatMap((row, i) => drawnRow(row, top + (i + 0.5) * pitch, pitch - 14, called ? SAYS : COINS)),
  ];
}

/** `right`: where it says how the seat stands; nearer to its plate where nobody has bid. */
function drawnRow(
  { seat, player, place, pp, leads, asked, says, bids }: Bidder,
  y: number,
  height: number,
  right: number,
): MapElement[] {
  const colour = `@${seat}` as const;
  return [
    {
      kind: "region",
      polygons: [rectangle([WIDTH / 2, y], WIDTH - 32, height)],
      fill: leads ? { colour, shade: "tint" } : { colour: "panel" },
      outline: leads || asked ? "firm" : "fine",
      ...(leads || asked ? { outlineColour: colour } : {}),
    },
    ...(place === null ? [] : [drawnPlace(place, y)]),
    ...(asked ? [{ kind: "emblem", at: [PLACE, y], size: 62, pictogram: "talks", halo: true } as const] : []),
    {
      kind: "plate",
      at: [PLATE.left + PLATE.width / 2, y],
      width: PLATE.width,
      height: Math.min(height, 132) - 14,
      colour,
      emblem: emblem(seat),
      title: factionName(seat),
      ...underTitle(player),
      value: String(pp),
      unit: "PP",
    },
    ...coins(bids, y),
    ...drawnWords(says, [right, y]),
  ];
}

const drawnPlace = (place: number, y: number): MapElement => ({
  kind: "marker",
  at: [PLACE, y],
  radius: 32,
  shape: "round",
  colour: "ink",
  text: String(place),
});

function drawnWords([large, small]: Bidder["says"], [x, y]: Point): MapElement[] {
  const line = { kind: "lettering", align: "start" } as const;
  return [
    { ...line, at: [x, small === "" ? y : y - 20], text: large, style: "title", size: "large" },
    ...(small === "" ? [] : [{ ...line, at: [x, y + 24], text: small, style: "place" } as const]),
  ];
}

/** So many bids are shown before the last one. */
const EARLIER = 4;

/** The last bid large, those before it smaller. */
function coins([last, ...before]: readonly number[], y: number): MapElement[] {
  if (last === undefined) return [];
  const coin = (bid: number, x: number, size: number): MapElement => ({
    kind: "piece",
    form: "coin",
    colour: "grey",
    count: String(bid),
    at: [x, y],
    size,
  });
  return [
    coin(last, COINS + 52, 100),
    ...before.slice(0, EARLIER).map((bid, i) => coin(bid, COINS + 146 + i * 66, 56)),
  ];
}
