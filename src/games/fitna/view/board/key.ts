/** The key on the map: which colour and shape is whose, and how each side stands. */
import {
  type MapElement,
  nameWidth,
  overlap,
  type Placed,
  type Point,
  pieceSize,
  placeOne,
  type Viewport,
  walls,
} from "#scene";
import { type Holder, isFaction } from "../../content/sides.ts";
import type { Sight } from "./cut-outs.ts";
import type { Seen } from "./seen.ts";
import { colourOf, HOLDERS, shortIn, styleOf } from "./side-style.ts";
import type { Thing } from "./things.ts";

/** In pixels of the picture. */
const ROW = 46;
/** For a line below the name. */
const SUB = 28;
const BLOCK = 30;
const NAME = 27;
const GAP = 14;
const EDGE = 8;

/** Nearer to the key than this, spaces have no room for their names; up to `FEW` of them do not matter. */
const CROWD = 40;
const FEW = 1;

interface Key {
  readonly box: Placed;
  readonly elements: readonly MapElement[];
}

/** Whose colour and shape is whose, on free ground near the lower edge, where it leaves names their room if it can; null: there is no room. */
export function keyOf(
  seen: Seen,
  { window, zoom }: Sight,
  things: readonly Thing[],
  standing: Standing | null = null,
): Key | null {
  const entries = sidesOf(seen);
  const room = {
    taken: [...things.map(({ box }) => box), ...walls(window, EDGE / zoom)],
    gap: 6 / zoom,
  };
  const row = standing?.below ? ROW + SUB : ROW;
  const widths = entries.map((side) => widthOf(seen, side, standing));
  const open = things.flatMap(({ box, isClosed }) => (isClosed ? [] : [box]));
  let best: { readonly key: Key; readonly crowd: number } | null = null;
  for (const { rows, near } of spots(entries.length, window)) {
    const across = Math.ceil(entries.length / rows);
    const columns = Array.from({ length: across }, (_, column) =>
      Math.max(...widths.filter((_, i) => i % across === column)),
    );
    const width = columns.reduce((sum, one) => sum + one, 0);
    const box = placeOne({ near, width: width / zoom, height: (rows * row) / zoom }, room);
    if (!box) continue;
    const crowd = open.filter((one) => overlap(one, box, CROWD / zoom)).length;
    if (best && best.crowd <= crowd) continue;
    const [left, top] = [box.at[0] - box.width / 2, box.at[1] - box.height / 2];
    const elements = entries.flatMap((side, i) => {
      const column = i % across;
      const x = columns.slice(0, column).reduce((sum, one) => sum + one, 0);
      const y = Math.floor(i / across) * row + ROW / 2;
      return entry(seen, side, [left + x / zoom, top + y / zoom], zoom, standing);
    });
    best = { key: { box, elements }, crowd };
    if (crowd <= FEW) break;
  }
  return best?.key ?? null;
}

/** A row near the lower edge, two rows there or near the upper one, a column at a side. */
function spots(
  count: number,
  { x, y, width, height }: Viewport,
): readonly { readonly rows: number; readonly near: Point }[] {
  const at = (across: number, down: number): Point => [x + width * across, y + height * down];
  return [
    { rows: 1, near: at(0.5, 0.96) },
    { rows: 2, near: at(0.4, 0.9) },
    { rows: 2, near: at(0.15, 0.08) },
    { rows: 2, near: at(0.8, 0.08) },
    { rows: Math.ceil(count / 2), near: at(0.88, 0.25) },
    { rows: count, near: at(0.9, 0.3) },
    { rows: count, near: at(0.1, 0.3) },
  ];
}

const sizeOf = (side: Holder): number => (styleOf(side).form === "block" ? BLOCK * 0.75 : BLOCK);
const widthOf = (seen: Seen, side: Holder, standing: Standing | null): number =>
  pieceSize(styleOf(side).form, sizeOf(side)).width +
  Math.max(nameWidth(titleOf(seen, side, standing), NAME), nameWidth(belowOf(side, standing), NAME)) +
  3 * GAP;

/** How each side stands: in a line below its name, or behind it. */
export interface Standing {
  readonly of: (side: Holder) => string;
  readonly below: boolean;
}

const belowOf = (side: Holder, standing: Standing | null): string => (standing?.below ? standing.of(side) : "");
const titleOf = (seen: Seen, side: Holder, standing: Standing | null): string =>
  standing && !standing.below ? `${nameOf(seen, side)} ${standing.of(side)}`.trim() : nameOf(seen, side);

function entry(
  seen: Seen,
  side: Holder,
  [x, y]: readonly [number, number],
  zoom: number,
  standing: Standing | null,
): readonly MapElement[] {
  const { form, emblem } = styleOf(side);
  const { width } = pieceSize(form, sizeOf(side));
  return [
    {
      kind: "piece",
      form,
      colour: colourOf(side),
      at: [x + (GAP + width / 2) / zoom, y],
      size: sizeOf(side) / zoom,
      framed: true,
      ...(form === "block" ? { emblem } : {}),
    },
    {
      kind: "lettering",
      style: "title",
      align: "start",
      at: [x + (1.7 * GAP + width) / zoom, y],
      text: titleOf(seen, side, standing),
    },
    ...(belowOf(side, standing) === ""
      ? []
      : [
          {
            kind: "lettering",
            style: "place",
            align: "start",
            at: [x + (1.7 * GAP + width) / zoom, y + (SUB + 4) / zoom],
            text: belowOf(side, standing),
          } as const,
        ]),
  ];
}

/** Kurdish factions look alike. */
const lookOf = (side: Holder): string => `${styleOf(side).hue} ${styleOf(side).form}`;
const nameOf = ({ table }: Seen, side: Holder): string => shortIn(table, isFaction(side) ? "KUR" : side);

/** Those that hold spaces or have units. */
function sidesOf({ table, piles, edition }: Seen): readonly Holder[] {
  const seen = new Set<Holder>(piles.map(({ side }) => side));
  for (const id of edition.spaceIds) {
    const side = table.control[id];
    if (side) seen.add(side);
  }
  const all = HOLDERS.filter((side) => seen.has(side));
  return all.filter((side, i) => all.findIndex((one) => lookOf(one) === lookOf(side)) === i);
}
