/** Draws a point-to-point map: spaces and the links between them, with markers and arrows. */

import { cosine, inRadians, lengthOf, sine } from "#scene";
import type { Arrow, Badge, Link, Marker, Space } from "../../scene/network.ts";
import type { Direction, Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import { CAPITAL, labelOf, type Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { centred, circle, line, type Outline, rect, ring, rings, type Stroke } from "../primitives.ts";
import { badgeWidth, drawBadge } from "./badge.ts";
import { shieldOutline } from "./land.ts";
import type { MapFrame } from "./map-frame.ts";

/** Unit steps; diagonals are shortened to the circle. */
const STEPS: Readonly<Record<Direction, Point>> = {
  n: [0, -1],
  ne: [0.71, -0.71],
  e: [1, 0],
  se: [0.71, 0.71],
  s: [0, 1],
  sw: [-0.71, 0.71],
  w: [-1, 0],
  nw: [-0.71, -0.71],
};

export function drawSpace(pen: Pen, frame: MapFrame, space: Space): void {
  const at = frame.place(space.at);
  const radius = space.radius * frame.scale;
  const look = pen.filled(space.fill ?? { colour: "panel" });
  if (space.halo) {
    const strokes = [{ colour: pen.hex(space.halo), width: radius * 0.16 }];
    pen.shape(spaceOutline(space, at, radius * 1.32), { fill: pen.hex("panel"), strokes });
  }
  pen.shape(spaceOutline(space, at, radius), {
    ...look,
    lift: radius * 0.12,
    strokes: [...ringStrokes(pen, space, radius), { colour: pen.hex("muted"), width: Math.max(1, radius * 0.06) }],
  });
  const ground = look.fill ?? pen.hex("panel");
  const ink = pen.palette.on(ground);
  if (space.pictogram) drawPictogram(pen, space.pictogram, centred(at, radius * 1.1, radius * 1.1), ink);
  if (space.value !== undefined) {
    pen.textMid(space.value, at, {
      face: "bold",
      size: radius * 1.05,
      colour: ink,
      align: "middle",
      room: radius * 1.4,
    });
  }
  const reach = radius * (space.halo ? 1.45 : 1.05);
  if (space.label !== undefined) drawSpaceLabel(pen, space, at, reach);
  if (space.marks) drawMarks(pen, space.marks, at, reach, radius * 0.5, space.labelSide ?? "s");
}

function spaceOutline(space: Space, at: Point, radius: number): Outline {
  const [x, y] = at;
  const corner = (angle: number, reach: number): Point => [
    x + sine(inRadians(angle)) * reach,
    y - cosine(inRadians(angle)) * reach,
  ];
  switch (space.shape ?? "circle") {
    case "circle":
      return circle(at, radius);
    case "square":
      return rect(centred(at, radius * 1.85, radius * 1.85), radius * 0.22);
    case "hexagon":
      return rings([0, 60, 120, 180, 240, 300].map((angle) => corner(angle, radius * 1.1)));
    case "diamond":
      return rings([0, 90, 180, 270].map((angle) => corner(angle, radius * 1.25)));
    case "shield":
      return shieldOutline(at, radius, radius * 1.15);
    case "house":
      return rings(HOUSE.map(([across, down]) => [x + across * radius, y + down * radius]));
    case "block":
      return rect(centred(at, radius * 2.5, radius * 1.5), radius * 0.18);
  }
}

/** Its gable points up. */
const HOUSE: readonly Point[] = [
  [-1, -0.35],
  [0, -1.2],
  [1, -0.35],
  [1, 1],
  [-1, 1],
];

function ringStrokes(pen: Pen, space: Space, radius: number): Stroke[] {
  if (!space.ring) return [];
  const [first, second] = typeof space.ring === "string" ? [space.ring] : space.ring;
  const base: Stroke = { colour: pen.hex(first), width: radius * 0.26, inside: true };
  const dash = radius * 0.5;
  return second ? [base, { ...base, colour: pen.hex(second), dash: [dash, dash] }] : [base];
}

function drawSpaceLabel(pen: Pen, space: Space, at: Point, reach: number): void {
  const [dx, dy] = STEPS[space.labelSide ?? "s"];
  const minor = labelOf(space.label ?? "").minor;
  const size = pen.size(minor ? "tiny" : "small") * (minor ? 1.12 : 1);
  const x = at[0] + dx * (reach + size * 0.2);
  const y = at[1] + dy * (reach + size * (dx === 0 ? 0.42 : 0.3));
  const align = dx === 0 ? "middle" : dx > 0 ? "start" : "end";
  const ground = pen.hex("panel");
  const colour = pen.palette.text(space.labelColour ?? "ink", ground);
  const drop = dy === 0 ? 0 : dy * size * (CAPITAL / 2 - 0.1);
  pen.textMid(space.label ?? "", [x, y + drop], {
    size,
    face: minor ? "regular" : "bold",
    colour,
    align,
    halo: ground,
  });
}

function drawMarks(pen: Pen, marks: readonly Badge[], at: Point, reach: number, radius: number, side: Direction): void {
  const up = side.startsWith("n") ? 1 : -1;
  const widths = marks.map((mark) => badgeWidth(pen, mark, radius));
  let x = at[0] - widths.reduce((sum, width) => sum + width, 0) / 2;
  marks.forEach((mark, index) => {
    const width = widths[index] ?? 0;
    drawBadge(pen, mark, [x + width / 2, at[1] + up * (reach + radius * 0.6)], radius);
    x += width;
  });
}

export function drawLink(pen: Pen, frame: MapFrame, link: Link): void {
  pen.shape(line(link.points.map(frame.place)), { strokes: strokesOf(pen, link) });
}

function strokesOf(pen: Pen, { style = "plain", colour: own }: Link): readonly Stroke[] {
  const unit = pen.unit;
  const colour = pen.hex(own ?? "muted");
  const casing = { colour: pen.hex("panel"), opacity: 0.7, width: unit * 0.3 };
  switch (style) {
    case "plain":
      return [casing, { colour, width: unit * 0.11 }];
    case "major":
      return [
        { colour, width: unit * 0.36 },
        { colour: pen.hex("panel"), width: unit * 0.2 },
      ];
    case "rough":
      return [casing, { colour, width: unit * 0.16, dash: [unit * 0.32, unit * 0.24] }];
    case "crossing":
      return [
        { colour: pen.hex("water"), width: unit * 0.5 },
        { colour, width: unit * 0.16 },
      ];
    case "closed":
      return [casing, { colour: pen.hex(own ?? "bad"), width: unit * 0.14, dash: [unit * 0.14, unit * 0.28] }];
  }
}

export function drawMarker(pen: Pen, frame: MapFrame, marker: Marker): void {
  const at = frame.place(marker.at);
  const radius = marker.radius * frame.scale;
  drawBadge(pen, marker, at, radius, radius * 0.2);
  if (marker.label === undefined) return;
  const ground = pen.hex("panel");
  pen.textMid(marker.label, [at[0], at[1] + radius + pen.unit * 0.6], {
    face: "bold",
    colour: pen.palette.text("ink", ground),
    align: "middle",
    halo: ground,
  });
}

export function drawArrow(pen: Pen, frame: MapFrame, arrow: Arrow): void {
  const style = arrow.style ?? "move";
  const width = (arrow.width ?? frame.mapWidth / 120) * frame.scale;
  const points = arrow.points.map(frame.place);
  const [tip, before] = [points.at(-1), points.at(-2)];
  if (!tip || !before) return;
  const colour = pen.hex(arrow.colour);
  const rim = mix(colour, pen.hex("panel"), 0.85);
  const far = lengthOf(tip[0] - before[0], tip[1] - before[1]) || 1;
  const [ux, uy] = [(tip[0] - before[0]) / far, (tip[1] - before[1]) / far];
  const length = Math.min(far * 0.8, width * (style === "attack" ? 3.4 : 2.8));
  const spread = width * (style === "attack" ? 1.9 : 1.5);
  const neck: Point = [tip[0] - ux * length, tip[1] - uy * length];
  const foot: Point = [neck[0] + ux * length * 0.25, neck[1] + uy * length * 0.25];
  const shaft = line([...points.slice(0, -1), foot], points.length > 2);
  const dash = style === "retreat" || style === "air" ? { dash: [width * 1.3, width * 0.8] } : {};
  const head = ring(tip, [neck[0] - uy * spread, neck[1] + ux * spread], foot, [
    neck[0] + uy * spread,
    neck[1] - ux * spread,
  ]);
  const casing = { colour: rim, width: width * 0.7 };
  pen.shape(shaft, { strokes: [{ colour: rim, width: width * 1.7 }] });
  pen.shape(head, { fill: colour, strokes: [casing] });
  pen.shape(shaft, { strokes: [{ colour, width: width * (style === "air" ? 0.6 : 1), ...dash }] });
  pen.shape(head, { fill: colour });
  if (arrow.label !== undefined) drawArrowLabel(pen, arrow, points);
}

function drawArrowLabel(pen: Pen, arrow: Arrow, points: readonly Point[]): void {
  const half = Math.floor((points.length - 1) / 2);
  const [a, b] = [points[half], points[half + 1]];
  if (!a || !b) return;
  const at: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  drawBadge(pen, { shape: "pill", colour: arrow.colour, text: arrow.label ?? "", hollow: true }, at, pen.unit * 0.8);
}
