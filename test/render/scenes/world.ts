import { Delaunay } from "d3-delaunay";
import { type BaseLayer, keepApart, type Piece, type Point, type Side } from "#scene";
import { numbers } from "../../../src/render/random.ts";

/** A made-up theatre of war: 115 nodes, their ways, and who holds them. */
export const NODES = 115;
export const WORLD = { width: 1650, height: 980 } as const;

export const sides: Record<string, Side> = {
  syria: { name: "Syria", hue: "red", letter: "S" },
  turkey: { name: "Turkey", hue: "blue", letter: "T" },
  iraq: { name: "Iraq", hue: "green", letter: "Q" },
  is: { name: "IS", hue: "black", letter: "IS" },
  kurds: { name: "Kurds", hue: "yellow", letter: "K" },
};
export const FORMS: Record<string, Piece["form"]> = {
  syria: "cube",
  turkey: "hexagon",
  iraq: "shield",
  is: "diamond",
  kurds: "disc",
};

export interface Node {
  readonly name: string;
  readonly at: Point;
  readonly side: string;
  readonly units: number;
}

export interface World {
  readonly nodes: readonly Node[];
  readonly ways: readonly (readonly [Node, Node])[];
  readonly base: BaseLayer;
  /** Without ways, for a corner of another map. */
  readonly plain: BaseLayer;
}

const STARTS = ["Al-", "Deir ", "Tal ", "", "", "", "Ras "];
const MIDDLES = ["Ha", "Qa", "Mo", "Ba", "Sha", "Ti", "Ra", "Ma", "Ku", "Di", "Zu", "E"];
const ENDS = ["sakah", "mishli", "sul", "ghdad", "ddadi", "krit", "qqa", "nbij", "mara", "lib", "r", "rbil", "yarah"];

/** Nodes belong to whoever's camp is nearest. The lower left and the upper right are left free, for what is said about the map. */
export function worldOf(seed: number): World {
  const dice = numbers(seed);
  const pick = <T>(list: readonly [T, ...T[]]): T => list[Math.floor(dice() * list.length)] ?? list[0];
  const name = () => pick(STARTS as [string]) + pick(MIDDLES as [string]) + pick(ENDS as [string]);
  const camps = Object.keys(sides).map((side) => ({
    side,
    at: [dice() * WORLD.width, dice() * WORLD.height] as Point,
  }));
  const grid = Array.from(
    { length: 170 },
    (_, i): Point => [60 + (i % 17) * 96 + dice() * 40 - 20, 50 + Math.floor(i / 17) * 96 + dice() * 40 - 20],
  ).filter(([x, y]) => !(x < 520 && y > 680) && !(x > 1130 && y < 250));
  while (grid.length > NODES) grid.splice(Math.floor(dice() * grid.length), 1);
  const apart = keepApart(
    grid.map((at) => ({ at, width: 62, height: 62 })),
    4,
  );
  const nodes = apart.map(({ at }): Node => {
    const far = ({ at: [x, y] }: { at: Point }) => Math.hypot(x - at[0], y - at[1]) + dice() * 160;
    const { side } = camps.map((camp) => ({ ...camp, far: far(camp) })).sort((a, b) => a.far - b.far)[0] ?? {
      side: "is",
    };
    return { name: name(), at, side, units: dice() < 0.55 ? 1 + Math.floor(dice() * 3) : 0 };
  });
  const delaunay = Delaunay.from(nodes.map(({ at: [x, y] }) => [x, y] as [number, number]));
  const cells = delaunay.voronoi([0, 0, WORLD.width, WORLD.height]);
  const ways = nodes.flatMap((node, i) =>
    [...delaunay.neighbors(i)].flatMap((j): [Node, Node][] => {
      const other = nodes[j];
      const near = other && Math.hypot(other.at[0] - node.at[0], other.at[1] - node.at[1]) < 175;
      return other && near && j > i && (i + j) % 3 !== 0 ? [[node, other]] : [];
    }),
  );
  const base: BaseLayer = {
    key: `world/${seed}`,
    elements: [
      {
        kind: "region",
        polygons: [
          [
            [
              [0, 0],
              [WORLD.width, 0],
              [WORLD.width, WORLD.height],
              [0, WORLD.height],
            ],
          ],
        ],
        fill: { colour: "desert" },
        outline: "none",
      },
      ...nodes.map((node, i) => ({
        kind: "region" as const,
        polygons: [[(cells.cellPolygon(i) ?? []).map(([x, y]): Point => [x, y])]],
        wash: `@${node.side}` as const,
        outline: "fine" as const,
      })),
      ...ways.map(([a, b]) => ({ kind: "link" as const, points: [a.at, b.at] })),
    ],
  };
  const plain = {
    key: `world/${seed}/plain`,
    elements: base.elements.flatMap((element) =>
      element.kind === "region" ? [{ ...element, outline: "none" as const }] : [],
    ),
  };
  return { nodes, ways, base, plain };
}
