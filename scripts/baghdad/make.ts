import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Delaunay } from "d3-delaunay";
import { createNoise2D } from "simplex-noise";
import type { Point } from "#scene";
import { inside } from "#scene";
import { BRIDGES, DISTRICTS, ISLANDS, NAMES, RIVER, ROADS, RUNWAYS, SIZE, STREETS, TIGRIS } from "./outlines.ts";

/**
 * Makes data/battle-for-baghdad/map.json from the outlines: `node --import tsx scripts/baghdad/make.ts`. Small cells (Voronoi, of scattered points) join the
 * district whose outline holds them, bent by noise; the lines between districts are chained to rings and smoothed, the same on both sides, so that no gap can
 * open. Along the River the points lie in pairs on both sides of each bank, so that cells end exactly there.
 */
const OUT = fileURLToPath(new URL("../../data/battle-for-baghdad/map.json", import.meta.url));
const PITCH = 19;
const MARGIN = 120;

/** A sequence of numbers 0..1 from a seed (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A curve through the points (Catmull–Rom), `steps` pieces each. */
function curve<T extends readonly number[]>(line: readonly T[], steps: number): number[][] {
  return line.flatMap((p1, i) => {
    const p2 = line[i + 1];
    if (!p2) return [[...p1]];
    const [p0, p3] = [line[i - 1] ?? p1, line[i + 2] ?? p2];
    return Array.from({ length: steps }, (_, k) => {
      const t = k / steps;
      return p1.map((_v, axis) => {
        const [a = 0, b = 0, c = 0, d = 0] = [p0[axis], p1[axis], p2[axis], p3[axis]];
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3);
      });
    });
  });
}

const river = curve(RIVER, 5);
const stream = river.map(([x = 0, y = 0, width = 60], i) => {
  const [ax = 0, ay = 0] = river[i - 1] ?? river[i] ?? [];
  const [bx = 0, by = 0] = river[i + 1] ?? river[i] ?? [];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return { x, y, half: width / 2, nx: -(by - ay) / length, ny: (bx - ax) / length };
});

/** How far from the River's middle, and on which side (positive: west). */
function fromRiver([x, y]: Point): { off: number; half: number } {
  let best = { far: Number.POSITIVE_INFINITY, off: 0, half: 0 };
  for (const s of stream) {
    const far = Math.hypot(x - s.x, y - s.y);
    if (far < best.far) best = { far, off: (x - s.x) * s.nx + (y - s.y) * s.ny, half: s.half };
  }
  return { off: Math.sign(best.off) * best.far, half: best.half };
}

const WEST = new Set([
  "shula",
  "kadhimiya",
  "hurriya",
  "ghazaliya",
  "grand-mosque",
  "park",
  "haifa-street",
  "green-zone",
  "mansour",
  "amiriya",
  "biap",
  "bayaa",
  "doura",
]);

const noise = [
  createNoise2D(numbers(11)),
  createNoise2D(numbers(12)),
  createNoise2D(numbers(13)),
  createNoise2D(numbers(14)),
];
const bend = (k: number, x: number, y: number): number =>
  15 * (noise[k]?.(x / 120, y / 120) ?? 0) + 9 * (noise[k + 2]?.(x / 42, y / 42) ?? 0);

function zoneAt(at: Point): string {
  const { off, half } = fromRiver(at);
  if (Math.abs(off) < half) return "river";
  const [x, y] = at;
  const bent: Point = [x + bend(0, x, y), y + bend(1, x, y)];
  const bank = off > 0;
  for (const [id, ring] of DISTRICTS) if (WEST.has(id) === bank && inside(ring, bent)) return id;
  for (const [id, ring] of DISTRICTS) if (WEST.has(id) === bank && inside(ring, at)) return id;
  return "outside";
}

const random = numbers(7);
const points: Point[] = [];
for (let y = -MARGIN; y < SIZE[1] + MARGIN; y += PITCH) {
  for (let x = -MARGIN; x < SIZE[0] + MARGIN; x += PITCH) {
    const at: Point = [x + random() * PITCH * 0.95, y + random() * PITCH * 0.95];
    const { off, half } = fromRiver(at);
    if (Math.abs(Math.abs(off) - half) > 11) points.push(at);
  }
}
let walked = 0;
stream.forEach((s, i) => {
  const before = stream[i - 1] ?? s;
  walked += Math.hypot(s.x - before.x, s.y - before.y);
  if (walked < 12) return;
  walked = 0;
  for (const side of [-1, 1]) {
    for (const off of [-6, 6]) {
      const far = side * (s.half + off);
      const at: Point = [s.x + s.nx * far, s.y + s.ny * far];
      const found = fromRiver(at);
      if (Math.abs(Math.abs(found.off) - s.half - off) < 4) points.push(at);
    }
  }
});

const delaunay = Delaunay.from(points.map(([x, y]) => [x, y]));
const voronoi = delaunay.voronoi([-400, -400, 2200, 1500]);
const zones = points.map(zoneAt);
joinStrays();

/** Cells apart from the main body of their zone join what most of their neighbours are. */
function joinStrays(): void {
  for (const id of new Set(zones)) {
    const left = new Set(zones.flatMap((zone, i) => (zone === id ? [i] : [])));
    const bodies: number[][] = [];
    while (left.size > 0) {
      const [first = 0] = left;
      const body = [first];
      left.delete(first);
      for (const cell of body) for (const other of delaunay.neighbors(cell)) if (left.delete(other)) body.push(other);
      bodies.push(body);
    }
    bodies.sort((a, b) => b.length - a.length);
    if (id === "outside") continue;
    for (const cell of bodies.slice(1).flat()) {
      const around = [...delaunay.neighbors(cell)]
        .map((other) => zones[other] ?? "outside")
        .filter((z) => z !== id && z !== "river");
      zones[cell] =
        around.sort((a, b) => around.filter((z) => z === b).length - around.filter((z) => z === a).length)[0] ??
        "outside";
    }
  }
}

/** Borders: edges between cells of different zones; a corner is the triangle that it belongs to. */
interface Edge {
  readonly from: number;
  readonly to: number;
  /** What lies left of it. */
  readonly zone: string;
}
const edges: Edge[] = [];
const { halfedges, triangles } = delaunay;
for (let e = 0; e < halfedges.length; e++) {
  const twin = halfedges[e] ?? -1;
  if (twin < 0) continue;
  const [a, b] = [zones[triangles[e] ?? 0] ?? "", zones[triangles[twin] ?? 0] ?? ""];
  if (a !== b) edges.push({ from: Math.floor(twin / 3), to: Math.floor(e / 3), zone: a });
}
let corners = new Map<number, Point>();
const near = new Map<number, Set<number>>();
for (const { from, to } of edges) {
  for (const [one, other] of [
    [from, to],
    [to, from],
  ] as const) {
    corners.set(one, [voronoi.circumcenters[one * 2] ?? 0, voronoi.circumcenters[one * 2 + 1] ?? 0]);
    near.set(one, (near.get(one) ?? new Set()).add(other));
  }
}
for (let pass = 0; pass < 2; pass++) {
  corners = new Map(
    [...corners].map(([id, at]) => {
      const around = [...(near.get(id) ?? [])].map((other) => corners.get(other) ?? at);
      const mean = (axis: 0 | 1): number => around.reduce((sum, p) => sum + p[axis], 0) / around.length;
      return [id, [(at[0] + mean(0)) / 2, (at[1] + mean(1)) / 2] as Point];
    }),
  );
}
const whole = ([x, y]: readonly [number, number]): Point => [Math.round(x), Math.round(y)];
const place = (id: number): Point => whole(corners.get(id) ?? [0, 0]);

function ringsOf(zone: string): Point[][] {
  const mine = edges.filter((edge) => edge.zone === zone);
  const next = new Map(mine.map(({ from, to }) => [from, to]));
  const rings: Point[][] = [];
  for (const start of [...next.keys()]) {
    const ring: Point[] = [];
    for (let at = start, to = next.get(at); to !== undefined; to = next.get(at)) {
      ring.push(place(at));
      next.delete(at);
      at = to;
    }
    const plain = ring.filter((p, i) => `${p}` !== `${ring[(i + 1) % ring.length]}`);
    if (plain.length > 3) rings.push(plain);
  }
  return rings.sort((a, b) => b.length - a.length);
}

const touching = new Set<string>();
for (let e = 0; e < halfedges.length; e++) {
  const twin = halfedges[e] ?? -1;
  const [a = "", b = ""] = [zones[triangles[e] ?? 0], zones[triangles[twin] ?? 0]];
  if (twin >= 0 && a < b && ![a, b].some((z) => z === "river" || z === "outside" || z === "park"))
    touching.add(`${a} ${b}`);
}
process.stdout.write(`${touching.size} pairs touch\n`);

const bridges = BRIDGES.map(({ name, near: [x, y] }) => {
  const [s = stream[0]] = [...stream].sort((a, b) => Math.hypot(x - a.x, y - a.y) - Math.hypot(x - b.x, y - b.y));
  if (!s) throw new Error("no river");
  const reach = s.half + 13;
  return {
    name,
    from: whole([s.x + s.nx * reach, s.y + s.ny * reach]),
    to: whole([s.x - s.nx * reach, s.y - s.ny * reach]),
  };
});

/** The border of the Green Zone on land: its wall. */
function wall(): Point[] {
  const green = edges.filter(({ zone }) => zone === "green-zone");
  const others = new Map(edges.map(({ from, to, zone }) => [`${to} ${from}`, zone]));
  const next = new Map(
    green.filter(({ from, to }) => others.get(`${from} ${to}`) !== "river").map(({ from, to }) => [from, to]),
  );
  const ends = new Set(next.values());
  const start = [...next.keys()].find((from) => !ends.has(from));
  const line: Point[] = [];
  for (let at = start; at !== undefined; at = next.get(at)) line.push(place(at));
  return line;
}

const shapes = Object.fromEntries(
  [...DISTRICTS.keys()].map((id) => {
    const [ring = []] = ringsOf(id);
    return [id, ring];
  }),
);
const { park = [], ...districts } = shapes;
const map = {
  source: "reconstruction",
  note: "Baghdad drawn after the known geography by scripts/baghdad, which makes this file. Map units, north up; the centre is enlarged.",
  size: SIZE,
  zones: Object.fromEntries(
    Object.entries(districts).map(([id, ring]) => [id, { ring, name: NAMES[id], streets: STREETS[id] }]),
  ),
  park,
  river: curve(RIVER, 2).map(([x = 0, y = 0, width = 0]) => [Math.round(x), Math.round(y), Math.round(width)]),
  tigris: TIGRIS,
  islands: ISLANDS,
  bridges,
  wall: wall(),
  runways: RUNWAYS,
  roads: ROADS,
};
const compact = JSON.stringify(map, null, 1).replace(
  /\[\s+(-?[\d.]+),\s+(-?[\d.]+)(?:,\s+(-?[\d.]+))?\s+\]/g,
  (_all, x, y, w) => `[${x}, ${y}${w ? `, ${w}` : ""}]`,
);
writeFileSync(OUT, `${compact}\n`);
process.stdout.write(`${[...touching].sort().join("\n")}\n`);
