/** How truces and oilfields without power are marked on the map for as long as they last. */
import { distance, type MapElement, moved, type Placed, type Point } from "#scene";
import { roomNear, standsIn } from "./aside.ts";
import { placeOf, type Sight, within } from "./cut-outs.ts";
import { isClosed, type Seen } from "./seen.ts";
import { calledIn } from "./side-style.ts";
import type { Thing } from "./things.ts";

/** In pixels of the picture. */
const EDGE = 46;
/** How many doves there are along the fronts of a truce. */
const DOVES = 3;
/** Nearer to each other they are one. */
const APART = 150;

/** What lasts beyond its moment: doves on the fronts between seats under a truce, oilfields without power barred. It adds to what is taken. */
export function lastingMarks(
  seen: Seen,
  sight: Sight,
  things: readonly Thing[],
  taken: Placed[],
): readonly MapElement[] {
  const isSeen = within(sight.window, EDGE / sight.zoom);
  const edge = EDGE / sight.zoom;
  const place = (near: Point): Point => roomNear(sight, near, { width: edge, height: edge }, taken);
  const doves = trucePlaces(seen, sight).filter(isSeen);
  const dark = seen.table.blackouts.filter((id) => isSeen(placeOf(seen, id)));
  return [
    ...doves.map((near): MapElement => badge(place(near), edge, { colour: "good", pictogram: "dove" })),
    ...dark.flatMap((id): MapElement[] => {
      const middle = place(standsIn(seen, things, id).at);
      const half = edge * 0.36;
      const bar = [moved(middle, -half, half), moved(middle, half, -half)];
      return [
        badge(middle, edge, { colour: "ink", pictogram: "oil" }),
        { kind: "line", style: "front", points: bar, colour: "bad", width: 7 / sight.zoom },
      ];
    }),
  ];
}

const badge = (
  at: Point,
  edge: number,
  look: { readonly colour: "good" | "ink"; readonly pictogram: "dove" | "oil" },
): MapElement => ({
  kind: "marker",
  at,
  radius: edge * 0.46,
  shape: look.pictogram === "oil" ? "square" : "round",
  ...look,
});

/** In the middle of fronts between two seats that may not attack each other, some way apart. */
function trucePlaces(seen: Seen, { zoom }: Sight): readonly Point[] {
  const { content, table } = seen;
  return table.truces.flatMap(({ of, with: other }) => {
    const between = content.land.fronts.filter(({ between: [a, b] }) => {
      if (isClosed(seen, a) || isClosed(seen, b)) return false;
      const sides = [table.control[a], table.control[b]];
      return sides.includes(of) && sides.includes(other);
    });
    const places: Point[] = [];
    for (const { points } of between) {
      const at = points[Math.floor(points.length / 2)];
      const isApart = at && places.every((other) => distance(at, other) * zoom > APART);
      if (isApart && places.length < DOVES) places.push(at);
    }
    return places;
  });
}

/** "Truce between Syria and Israel, until Syria's phase." */
export const truceWords = ({ table }: Pick<Seen, "table">): readonly string[] =>
  table.truces.map(
    ({ of, with: other }) =>
      `Truce between ${calledIn(table, of)} and ${calledIn(table, other)}, until the next phase of ${calledIn(table, of)}.`,
  );
