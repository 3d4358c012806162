import { mustGet, type PictureFrame, type PlanRow, type View } from "../../../engine/index.ts";
import { type Arrow, type MapElement, type Placed, type Point, placeOne, type Scene } from "../../../scene/index.ts";
import type { SeatId } from "../content/types.ts";
import { playLabel } from "../guide/play-labels.ts";
import { isSeat, type Lebanon } from "../state.ts";
import { line, lineBeside } from "./arrows.ts";
import { control, syriaOut } from "./borders.ts";
import { ground } from "./ground.ts";
import { centresOf, nameBoxes, SEEN, SIGHT } from "./hexes.ts";
import { pilesOn } from "./piles.ts";
import { type Planned, plannedOn } from "./planned.ts";
import { EMBLEMS, seatColour, sides } from "./side-style.ts";
import { figures, moment } from "./situation.ts";
import { ON_BOARD, type Seen, zonePieces } from "./zone-pieces.ts";

const WIDTH = { near: 30, far: 18 } as const;
const DISC = 25;
const EMBLEM = 52;
/** Below a hex's centre: marks of a plan stand at its lower edge, pieces above them. */
const LOW = 70;

/** The own map with a plan on it: numbered arrows and marks, and the rows in words. What happened before is left out. */
export function draft(view: View<Lebanon>, rows: readonly PlanRow[], { caption }: PictureFrame): Scene {
  const { content, table } = view;
  const seat = isSeat(view.seat) ? view.seat : "idf";
  const seen: Seen = { content, table: { ...table, news: [] }, piles: pilesOn(view) };
  const words = rows.map((row) => `${row.number}. ${playLabel(view, row) ?? row.action}`);
  return {
    frame: "board",
    sides,
    base: ground(content),
    heading: {
      kind: "strip",
      title: "Your plan",
      sub: `${moment(table)} · ${figures(table)}`,
      emblem: { colour: seatColour(seat), pictogram: EMBLEMS[seat] },
      colour: seatColour(seat),
    },
    layout: {
      kind: "column",
      children: [
        {
          kind: "panel",
          content: {
            kind: "map",
            width: SIGHT.width,
            height: SIGHT.height,
            base: "scene",
            elements: elements(seen, seat, plannedOn(view, rows)),
          },
        },
      ],
    },
    alt: `${caption}. ${words.join(" ")}`,
    text: words.join("\n"),
  };
}

function elements(seen: Seen, seat: SeatId, plan: readonly Planned[]): readonly MapElement[] {
  const { content, table } = seen;
  const pieces = content.zoneIds.map((zone) => zonePieces(seen, zone, ON_BOARD));
  const taken = [...pieces.flatMap((one) => one.places), ...nameBoxes(content)];
  const ways = waysOf(seen, plan, taken);
  return [
    ...control(content, table),
    ...syriaOut(content, table),
    { kind: "part", part: "lines" },
    ...ways.map(({ points, near }) => arrow(seat, points, near)),
    { kind: "part", part: "names" },
    { kind: "part", part: "zones" },
    ...pieces.flatMap((one) => one.elements),
    ...marks(seen, seat, plan, { ways, taken }),
  ];
}

/** A row that leads from zone to zone, and where its arrow runs. */
interface Way {
  readonly row: Planned;
  readonly points: readonly Point[];
  readonly near: boolean;
}

const isNear = ({ content }: Seen, { from, to }: Extract<Planned, { readonly kind: "way" }>): boolean =>
  mustGet(content.ways, from).includes(to);

const waysOf = (seen: Seen, plan: readonly Planned[], taken: readonly Placed[]): readonly Way[] =>
  plan.flatMap((one): readonly Way[] => {
    if (one.kind !== "way") return [];
    const { from, to } = one;
    const near = isNear(seen, one);
    const points = near ? lineBeside(seen.content, from, to, taken) : line(seen.content, from, to, false, taken);
    return [{ row: one, points, near }];
  });

const arrow = (seat: SeatId, points: readonly Point[], near: boolean): Arrow => ({
  kind: "arrow",
  points,
  colour: seatColour(seat),
  style: near ? "move" : "air",
  count: "",
  width: near ? WIDTH.near : WIDTH.far,
});

/** The number of each row at the tail of its arrow or in its zone, where nothing else stands. */
function marks(
  { content }: Seen,
  seat: SeatId,
  plan: readonly Planned[],
  { ways, taken: before }: { readonly ways: readonly Way[]; readonly taken: readonly Placed[] },
): readonly MapElement[] {
  const taken = [...before];
  const placed = (near: Point, edge: number): Point => {
    const at = placeOne({ near, width: edge, height: edge }, { frame: SEEN, taken, gap: 2 })?.at ?? near;
    taken.push({ at, width: edge, height: edge });
    return at;
  };
  const number = (near: Point, n: number): MapElement => ({
    kind: "gain",
    at: placed(near, 2 * DISC),
    radius: DISC,
    text: String(n),
    colour: seatColour(seat),
  });
  return plan.flatMap((one): readonly MapElement[] => {
    if (one.kind === "way") {
      const [tail = CORNER] = ways.find(({ row }) => row === one)?.points ?? [];
      return [number(tail, one.number)];
    }
    const [[x, y] = CORNER] = centresOf(content, one.zone);
    const low: Point = [x, y + LOW];
    if (one.pictogram === null) return [number(low, one.number)];
    const at = placed(low, EMBLEM);
    const { pictogram } = one;
    return [
      { kind: "emblem", at, size: EMBLEM - 6, pictogram, colour: seatColour(seat), halo: true },
      number(at, one.number),
    ];
  });
}

const CORNER: Point = [0, 0];
