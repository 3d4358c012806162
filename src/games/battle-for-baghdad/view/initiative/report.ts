/** The auction as a picture: who has bid what, who is out of it, what was paid, and who acts when. */
import { type Frozen, mustGet, type PictureFrame, type Seat } from "#engine";
import { column, type MapElement, type Point, page, rectangle, type Scene, SIGHT, underTitle } from "#scene";
import { factionName, The, the, verb } from "../../content/factions.ts";
import type { Content } from "../../content/pack.ts";
import { from } from "../../content/seating.ts";
import { uncapital } from "../../content/wording.ts";
import { bidLimit } from "../../rules/coalition/bonds.ts";
import type { Auction, Table } from "../../state.ts";
import { emblem, sides } from "../faction-style.ts";

/** In a few words, and in some more. */
type Say = readonly [large: string, small: string];

/** A seat in the auction, or after it. */
interface Bidder {
  readonly seat: Seat;
  readonly player: string | undefined;
  /** Its place in the order of this turn, once that is known. */
  readonly place: number | null;
  readonly pp: number;
  /** Its own bids, the last one first. */
  readonly bids: readonly number[];
  readonly says: Say;
  /** It has the highest bid, or the Initiative. */
  readonly leads: boolean;
  /** It is its turn to bid. */
  readonly asked: boolean;
}

/** All seats: in the order of bidding, or of this turn. None if no auction is on, and none has just ended. */
function bidders(content: Frozen<Content>, table: Frozen<Table>, names: PictureFrame["names"]): readonly Bidder[] {
  const { auction, settled, firstPlayer } = table;
  const calls = (auction ?? settled)?.calls;
  if (!calls) return [];
  const order = firstPlayer === null ? from(table.order, table.firstBidder) : table.actOrder;
  return order.map((seat, i) => ({
    seat,
    player: names[seat],
    place: firstPlayer === null ? null : i + 1,
    pp: mustGet(table.sides, seat).pp,
    bids: calls.flatMap((call) => (call.seat === seat ? [call.amount] : [])).reverse(),
    says: auction ? bidding(content, table, auction, seat) : outcome(table, seat),
    leads: seat === (auction ? auction.high : table.initiative),
    asked: seat === auction?.turn,
  }));
}

/** R-18, R-19: how a seat stands while others bid. */
function bidding(content: Frozen<Content>, table: Frozen<Table>, auction: Frozen<Auction>, seat: Seat): Say {
  const { bids, high, passes, turn } = auction;
  const least = high === null ? 0 : mustGet(bids, high) + 1;
  const most = Math.min(
    mustGet(table.sides, seat).pp,
    bidLimit(content, table, seat)?.amount ?? Number.POSITIVE_INFINITY,
  );
  if (seat === high) return ["High bid", "unless somebody bids more"];
  if (most < least) return ["Out", `can bid ${most} at most`];
  if (seat === turn) return ["Bids or passes", least > 0 ? `${least} or more` : ""];
  const others = from(table.order, turn);
  const passed = others.slice(others.length - passes);
  if (passed.includes(seat)) return ["Passed", high === null ? "" : "may bid if others go on"];
  return bids[seat] === undefined ? ["Still to bid", ""] : ["Outbid", "may bid more at its turn"];
}

/** R-20, R-22: what became of a seat. */
function outcome({ initiative, settled }: Frozen<Table>, seat: Seat): Say {
  const paid = settled?.calls.findLast((call) => call.seat === seat)?.amount;
  if (seat === initiative) return ["Has the Initiative", paid === undefined ? "pays nothing" : `paid ${paid} PP`];
  return paid === undefined ? ["No bid", ""] : [`Paid ${paid} PP`, "and won nothing"];
}

/** How it stands, or how it has ended: in a few words, what comes of it, what matters now; and all of it in sentences. */
interface Verdict {
  readonly title: string;
  readonly sub: string;
  readonly figure: { readonly value: string; readonly label: string };
  readonly words: string;
}

function verdictOf({ auction, settled, initiative, firstPlayer, price }: Frozen<Table>): Verdict {
  if (auction) return soFar(auction);
  const seat = initiative ?? "";
  const how = {
    claim: `${The(seat)} ${verb(seat, "have", "has")} claimed the Initiative`,
    bid: `${The(seat)} ${verb(seat, "win")} the Initiative`,
    default: `Nobody bids: ${the(seat)} ${verb(seat, "have", "has")} the Initiative`,
  };
  const first = firstPlayer ?? "";
  const title = how[settled?.by ?? "default"];
  const sub = firstPlayer === null ? "Who acts first is named next" : `${The(first)} ${verb(first, "act")} first`;
  return {
    title,
    sub,
    figure: { value: `${price} PP`, label: "a card this turn" },
    words: `${title}. ${sub}; a card costs ${price} PP this turn.`,
  };
}

function soFar({ bids, high, turn }: Frozen<Auction>): Verdict {
  const title = high === null ? "Nobody has bid yet" : `${The(high)} ${verb(high, "bid")} ${mustGet(bids, high)} PP`;
  const least = high === null ? "from 0 on" : `${mustGet(bids, high) + 1} or more`;
  const sub = "Everyone who bids pays their own last bid, win or lose";
  return {
    title,
    sub,
    figure: { value: factionName(turn), label: `now, ${least}` },
    words: `${title}. Now ${the(turn)}, ${least}; ${uncapital(sub)}.`,
  };
}

/** Null: no auction is on, and none has just ended. */
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

/** Where things are in a row. */
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

/** How many bids are shown before the last one. */
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
