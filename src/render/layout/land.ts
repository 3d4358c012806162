/** Draws the land of a map: textures, hills, shores, rivers, things built on it, and large emblems. */

import { cosine, cubed, inRadians, sine, squared } from "#scene";
import type { Built, Emblem, Relief, River, Shore } from "../../scene/land.ts";
import { smoothed } from "../../scene/plane.ts";
import type { Region } from "../../scene/terrain.ts";
import type { Point } from "../../scene/words.ts";
import { bounds } from "../patterns.ts";
import type { Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { centred, common, line, type Outline, rect, rings } from "../primitives.ts";
import { LAND_COLOURS, TINTS } from "../style.ts";
import { band, placeAlong, stepsAlong } from "./curve.ts";
import { type MapFrame, polygonsOf } from "./map-frame.ts";

export const outlineOf = (frame: MapFrame, polygons: Region["polygons"]): Outline =>
  rings(...polygonsOf(frame, polygons).flatMap((polygon) => polygon.map((ring) => ring.map(frame.place))));

export function drawTexture(pen: Pen, frame: MapFrame, { texture }: Region, outline: Outline): void {
  if (texture) pen.push({ op: "texture", outline, texture, scale: frame.scale, seen: frame.box });
}

export function drawRelief(pen: Pen, frame: MapFrame, relief: Relief): void {
  const outline = relief.within === undefined ? rect(frame.box) : outlineOf(frame, relief.within);
  const box = common(bounds(outline), frame.box);
  if (box.width <= 0 || box.height <= 0) return;
  pen.clipped(outline, () =>
    pen.push({
      op: "relief",
      box,
      seed: relief.seed,
      strength: relief.strength ?? 0.35,
      plain: relief.plain ?? 0.12,
      variety: relief.variety ?? 0,
      tint: relief.tint ?? 0,
      scale: frame.scale,
      ridges: relief.ridges.map((ridge) => ({
        ...ridge,
        points: ridge.points.map(frame.place),
        reach: ridge.reach * frame.scale,
      })),
    }),
  );
}

const GLOW = [1, 0.72, 0.46, 0.22];

export function drawShore(pen: Pen, frame: MapFrame, shore: Shore): void {
  const reach = shore.reach * frame.scale;
  pen.shape(outlineOf(frame, shore.polygons), {
    strokes: GLOW.map((share) => ({ colour: pen.hex("white"), width: reach * 2 * share, opacity: 0.16 })),
  });
}

export function drawRiver(pen: Pen, frame: MapFrame, river: River): void {
  const widths = river.points.map((_point, i) =>
    typeof river.width === "number" ? river.width : (river.width[i] ?? 0),
  );
  const points = smoothed(river.points.map(frame.place), 6);
  const steps = stepsAlong(points);
  const widthAt = (index: number): number => {
    const place = (index / Math.max(1, points.length - 1)) * (widths.length - 1);
    const [low, high] = [widths[Math.floor(place)] ?? 0, widths[Math.ceil(place)] ?? 0];
    return (low + (high - low) * (place % 1)) * frame.scale;
  };
  const wide = Math.max(...widths) * frame.scale;
  const shape = (share: number): Outline => rings(band(steps, (_step, index) => (widthAt(index) / 2) * share));
  pen.shape(shape(1), {
    fill: LAND_COLOURS.river,
    strokes: [{ colour: LAND_COLOURS.riverEdge, width: Math.min(wide * 0.16, pen.unit * 0.1) }],
  });
  if (wide > pen.unit * 0.7) {
    pen.shape(shape(0.52), { fill: LAND_COLOURS.riverLight });
    drawRipples(pen, steps, wide);
  }
  for (const { at, length, turn } of river.islands ?? []) drawIsland(pen, frame.place(at), length * frame.scale, turn);
}

/** Short strokes along the stream, left and right of its middle by turns. */
function drawRipples(pen: Pen, steps: ReturnType<typeof stepsAlong>, wide: number): void {
  const whole = steps.at(-1)?.along ?? 0;
  const length = wide * 0.42;
  for (let along = length, count = 0; along < whole - length; along += length * 2.6, count += 1) {
    const off = ((count % 3) - 1) * wide * 0.17;
    const part = steps.filter((step) => step.along >= along && step.along <= along + length);
    if (part.length < 2) continue;
    const points = part.map(({ at, left }): Point => [at[0] + left[0] * off, at[1] + left[1] * off]);
    pen.stroke({ colour: TINTS.light, width: wide * 0.035, opacity: 0.32 }, ...points);
  }
}

function drawIsland(pen: Pen, [x, y]: Point, length: number, turn: number): void {
  const angle = inRadians(turn);
  const ring = Array.from({ length: 16 }, (_, i): Point => {
    const round = (i / 16) * Math.PI * 2;
    const [along, across] = [cosine(round) * length, sine(round) * length * 0.42];
    return [x + along * cosine(angle) - across * sine(angle), y + along * sine(angle) + across * cosine(angle)];
  });
  pen.shape(rings(ring), {
    fill: LAND_COLOURS.sandbank,
    strokes: [{ colour: LAND_COLOURS.riverEdge, width: pen.unit * 0.06 }],
  });
}

export function drawBuilt(pen: Pen, frame: MapFrame, built: Built): void {
  const points = built.points.map(frame.place);
  const width = (built.width ?? WIDTHS[built.form]) * frame.scale;
  switch (built.form) {
    case "bridge":
      drawBridge(pen, points, width);
      break;
    case "wall":
      drawWall(pen, points, width);
      break;
    case "runway":
      drawRunway(pen, points, width);
      break;
    case "street":
      pen.shape(line(points, true), {
        strokes: [
          { colour: LAND_COLOURS.shade, width: width * 1.4, opacity: 0.22 },
          { colour: LAND_COLOURS.casing, width, opacity: 0.75 },
        ],
      });
      break;
    case "trees":
      for (const at of points)
        pen.shape({ kind: "circle", at, radius: width / 2 }, { fill: LAND_COLOURS.trees, opacity: 0.8 });
      break;
  }
}

const WIDTHS: Readonly<Record<Built["form"], number>> = { bridge: 18, wall: 7, runway: 12, street: 6, trees: 6 };

/** A deck with rails, and a pier at each end. */
function drawBridge(pen: Pen, points: readonly Point[], width: number): void {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to) return;
  const steps = stepsAlong([from, to]);
  pen.shape(rings(band(steps, () => width / 2)), {
    fill: LAND_COLOURS.casing,
    lift: pen.unit * 0.22,
    strokes: [{ colour: pen.hex("ink"), width: width * 0.14 }],
  });
  pen.stroke({ colour: TINTS.dust, width: width * 0.4 }, from, to);
  for (const { at, left } of steps) {
    const reach = width * 0.82;
    const ends: Point[] = [
      [at[0] + left[0] * reach, at[1] + left[1] * reach],
      [at[0] - left[0] * reach, at[1] - left[1] * reach],
    ];
    pen.stroke({ colour: pen.hex("ink"), width: width * 0.42 }, ...ends);
  }
}

/** Slabs of concrete with a tower now and then. */
function drawWall(pen: Pen, points: readonly Point[], width: number): void {
  pen.shape(line(points), {
    strokes: [
      { colour: pen.hex("ink"), width: width * 1.7 },
      { colour: LAND_COLOURS.concrete, width: width * 1.05, dash: [width * 1.5, width * 0.4] },
    ],
  });
  const steps = stepsAlong(points);
  const whole = steps.at(-1)?.along ?? 0;
  const count = Math.max(1, Math.round(whole / (width * 6)));
  for (let i = 0; i <= count; i++) {
    const at = placeAlong(steps, (whole * i) / count)?.at;
    if (at)
      pen.shape(rect(centred(at, width * 2.3, width * 2.3)), {
        fill: LAND_COLOURS.concrete,
        strokes: [{ colour: pen.hex("ink"), width: width * 0.36 }],
      });
  }
}

function drawRunway(pen: Pen, points: readonly Point[], width: number): void {
  pen.shape(line(points), {
    strokes: [
      { colour: LAND_COLOURS.runway, width },
      { colour: LAND_COLOURS.casing, width: width * 0.16, dash: [width * 0.9, width * 0.7] },
    ],
  });
}

/** A pictogram; on a shield, where it says whose home a place is. */
export function drawEmblem(pen: Pen, frame: MapFrame, emblem: Emblem): void {
  const at = frame.place(emblem.at);
  const size = emblem.size * frame.scale;
  const colour = pen.hex(emblem.colour ?? "ink");
  if (emblem.shield) {
    const [w, h] = [size * 0.46, size * 0.5];
    pen.shape(shieldOutline(at, w, h), {
      fill: LAND_COLOURS.casing,
      lift: pen.unit * 0.1,
      strokes: [
        { colour: pen.hex("ink"), width: size * 0.15 },
        { colour, width: size * 0.1, inside: true },
      ],
    });
    drawPictogram(
      pen,
      emblem.pictogram,
      centred([at[0], at[1] - size * 0.05], size * 0.52, size * 0.52),
      pen.palette.text(emblem.colour ?? "ink", LAND_COLOURS.casing),
    );
    pen.item("mark", emblem.pictogram, centred(at, size * 0.9, size));
    return;
  }
  if (emblem.halo)
    for (const [dx, dy] of AROUND)
      drawPictogram(
        pen,
        emblem.pictogram,
        centred([at[0] + dx * size * 0.07, at[1] + dy * size * 0.07], size, size),
        LAND_COLOURS.casing,
      );
  drawPictogram(pen, emblem.pictogram, centred(at, size, size), colour);
}

const AROUND: readonly Point[] = Array.from({ length: 8 }, (_, i) => [
  cosine((i * Math.PI) / 4),
  sine((i * Math.PI) / 4),
]);

export function shieldOutline([x, y]: Point, w: number, h: number): Outline {
  const right: readonly Point[] = [[1, -1], [1, 0.1], ...SHIELD_CURVE];
  const left = right.toReversed().map(([across, down]): Point => [-across, down]);
  return rings([...right, [0, 1], ...left].map(([across = 0, down = 0]): Point => [x + w * across, y + h * down]));
}

/** The right side of its foot, from a Bézier curve. */
const SHIELD_CURVE: readonly Point[] = [0.2, 0.4, 0.6, 0.8].map((t) => {
  const [a, b, c] = [cubed(1 - t), 3 * t * squared(1 - t), 3 * squared(t) * (1 - t)];
  return [a + b + c * 0.4, a * 0.1 + b * 0.62 + c * 0.86 + cubed(t)];
});
