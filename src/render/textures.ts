/** Paints the grounds of areas: streets, fields, sand and the like. */
import { Delaunay } from "d3-delaunay";
import { cosine, inRadians, lengthOf, sine } from "#scene";
import type { Texture } from "../scene/terrain.ts";
import { grown } from "./culling.ts";
import { bounds } from "./patterns.ts";
import type { Box, TextureOp } from "./primitives.ts";
import { numbers } from "./random.ts";
import { LAND_COLOURS } from "./style.ts";
import type { Brush } from "./surface.ts";

/** The ground of an area, already clipped to it. Only what is seen is painted, but chance is asked for all of it: the ground is the same wherever one looks. */
export function paintTexture({ texture, scale, outline, seen }: TextureOp, ctx: Brush): void {
  const box = bounds(outline);
  const random = numbers(texture.seed);
  switch (texture.kind) {
    case "streets":
      streets(texture, scale, { box, seen }, random, ctx);
      break;
    case "fields":
      fields((texture.grain ?? 60) * scale, { box, seen }, random, ctx);
      break;
    case "park":
      park(scale, { box, seen }, random, ctx);
      break;
    case "sand":
      sand(scale, { box, seen }, random, ctx);
      break;
  }
}

/** The box around an area, and that of what is seen. */
interface Ground {
  readonly box: Box;
  readonly seen: Box;
}

type Random = () => number;
type Quad = readonly (readonly [x: number, y: number])[];

/** A turned grid of uneven blocks, some of them green; every fourth street is a wide one. */
function streets(texture: Texture, scale: number, { box, seen }: Ground, random: Random, ctx: Brush): void {
  const around = grown(seen, 2 * scale);
  ctx.fillStyle = LAND_COLOURS.streets;
  ctx.fillRect(box.x - 1, box.y - 1, box.width + 2, box.height + 2);
  const groups = new Map<string, Quad[]>();
  for (const { quad, colour } of blocks(texture, scale, box, random)) {
    const group = groups.get(colour) ?? [];
    if (touches(quad, around)) group.push(quad);
    groups.set(colour, group);
  }
  for (const [colour, quads] of groups) {
    ctx.beginPath();
    for (const quad of quads) traceQuad(quad, ctx);
    ctx.fillStyle = colour;
    ctx.fill();
    ctx.globalAlpha = 0.2;
    ctx.strokeStyle = LAND_COLOURS.shade;
    ctx.lineWidth = 0.8 * scale;
    ctx.stroke();
    ctx.globalAlpha = 1;
  }
}

function blocks(
  { grain = 24, turn = 0, strict = false }: Texture,
  scale: number,
  box: Box,
  random: Random,
): { quad: Quad; colour: string }[] {
  const edge = grain * scale;
  const [cos, sin] = [cosine(inRadians(turn)), sine(inRadians(turn))];
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = lengthOf(box.width, box.height) / 2 + edge;
  const uneven = strict ? 0.12 : 0.7;
  const place = (x: number, y: number): readonly [number, number] => [cx + x * cos - y * sin, cy + x * sin + y * cos];
  const rows = breaks(-reach, reach, edge, uneven, random);
  const found: { quad: Quad; colour: string }[] = [];
  let columns: readonly number[] = [];
  rows.forEach((y, row) => {
    const below = rows[row + 1];
    if (below === undefined) return;
    // Streets run on through some rows of blocks, then there is another quarter.
    if (row % QUARTER === 0) columns = breaks(-reach, reach, edge * 1.25, uneven, random);
    const street = scale * (row % QUARTER === QUARTER - 1 ? 5.5 : 2.4);
    columns.forEach((x, column) => {
      const right = columns[column + 1];
      if (right === undefined) return;
      const gap = scale * (column % QUARTER === QUARTER - 1 ? 4.6 : 2);
      const slip = (): number => (strict ? 0 : (random() - 0.5) * 2 * scale);
      const quad: Quad = [
        place(x + slip(), y + slip()),
        place(right - gap + slip(), y + slip()),
        place(right - gap + slip(), below - street + slip()),
        place(x + slip(), below - street + slip()),
      ];
      const colours = random() < 0.06 ? LAND_COLOURS.green : LAND_COLOURS.blocks;
      const colour = colours[Math.floor(random() * colours.length)] ?? LAND_COLOURS.streets;
      if (touches(quad, box)) found.push({ quad, colour });
    });
  });
  return found;
}

/** Rows and columns of blocks between two wide streets. */
const QUARTER = 5;

/** Places of streets, unevenly far apart. */
function breaks(from: number, to: number, edge: number, uneven: number, random: Random): number[] {
  const places: number[] = [];
  for (let at = from - random() * edge; at < to; at += edge * (1 - uneven / 2 + random() * uneven)) places.push(at);
  return places;
}

function touches(quad: Quad, box: Box): boolean {
  const xs = quad.map(([x]) => x);
  const ys = quad.map(([, y]) => y);
  const across = Math.max(...xs) > box.x && Math.min(...xs) < box.x + box.width;
  return across && Math.max(...ys) > box.y && Math.min(...ys) < box.y + box.height;
}

function traceQuad(quad: Quad, ctx: Brush): void {
  quad.forEach(([x, y], index) => {
    if (index === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  ctx.closePath();
}

/** No plot reaches farther from its point, as a multiple of their grain. */
const PLOT = 4;

/** Plots of all shapes, as seen from the air, with furrows in some of them. */
function fields(grain: number, { box, seen }: Ground, random: Random, ctx: Brush): void {
  const around = grown(seen, PLOT * grain);
  const points: [number, number][] = [];
  for (let y = box.y - grain; y < box.y + box.height + grain; y += grain * 0.72) {
    for (let x = box.x - grain; x < box.x + box.width + grain; x += grain)
      points.push([x + random() * grain * 0.9, y + random() * grain * 0.65]);
  }
  const cells = Delaunay.from(points).voronoi([
    box.x - 2 * grain,
    box.y - 2 * grain,
    box.x + box.width + 2 * grain,
    box.y + box.height + 2 * grain,
  ]);
  ctx.lineWidth = Math.max(0.8, grain / 50);
  points.forEach((point, i) => {
    const colour = LAND_COLOURS.fields[Math.floor(random() * LAND_COLOURS.fields.length)];
    if (!isIn(point, around)) return;
    ctx.beginPath();
    cells.renderCell(i, ctx);
    ctx.fillStyle = colour ?? LAND_COLOURS.streets;
    ctx.fill();
    ctx.globalAlpha = 0.16;
    ctx.strokeStyle = LAND_COLOURS.shade;
    ctx.stroke();
    ctx.globalAlpha = 1;
  });
}

function park(scale: number, { box, seen }: Ground, random: Random, ctx: Brush): void {
  const around = grown(seen, 5 * scale);
  ctx.fillStyle = LAND_COLOURS.green[0];
  ctx.fillRect(box.x - 1, box.y - 1, box.width + 2, box.height + 2);
  const trees = Math.ceil((box.width * box.height) / (130 * scale * scale));
  for (let i = 0; i < trees; i++) {
    const [x, y] = [box.x + random() * box.width, box.y + random() * box.height];
    const radius = (1.6 + random() * 3) * scale;
    const opacity = 0.35 + random() * 0.4;
    if (!isIn([x, y], around)) continue;
    ctx.beginPath();
    ctx.arc(x, y, radius, 0, Math.PI * 2);
    ctx.globalAlpha = opacity;
    ctx.fillStyle = LAND_COLOURS.trees;
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}

/** Low dunes: short bowed strokes of light and shade, thinly sown. */
function sand(scale: number, { box, seen }: Ground, random: Random, ctx: Brush): void {
  const around = grown(seen, 40 * scale);
  const strokes = Math.ceil((box.width * box.height) / (900 * scale * scale));
  ctx.lineWidth = 1.4 * scale;
  ctx.lineCap = "round";
  for (let i = 0; i < strokes; i++) {
    const [x, y] = [box.x + random() * box.width, box.y + random() * box.height];
    const length = (8 + random() * 22) * scale;
    const opacity = 0.05 + random() * 0.08;
    const colour = random() < 0.5 ? LAND_COLOURS.shade : LAND_COLOURS.light;
    if (!isIn([x, y], around)) continue;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + length / 2, y - 4 * scale, x + length, y + 2 * scale);
    ctx.globalAlpha = opacity;
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

const isIn = ([x, y]: readonly [number, number], box: Box): boolean =>
  x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
