/** Draws a map's regions with their borders and labels, its lines, and free lettering. */

import { cosine, degreesOf, inRadians, sine } from "#scene";
import type { Colour } from "../../scene/colour.ts";
import { smoothed } from "../../scene/plane.ts";
import type { Lettering, Line, Region } from "../../scene/terrain.ts";
import type { Point } from "../../scene/words.ts";
import { contrast, mix } from "../contrast.ts";
import { bounds } from "../patterns.ts";
import { labelOf, type Pen } from "../pen.ts";
import { common, line, type Outline, rings, type Stroke } from "../primitives.ts";
import { BOARD_COLOURS, LAND_COLOURS, LENGTH, OPACITY } from "../style.ts";
import { placeAlong, stepsAlong } from "./curve.ts";
import { drawTexture, outlineOf } from "./land.ts";
import { type MapFrame, polygonsOf } from "./map-frame.ts";

export function drawRegion(pen: Pen, frame: MapFrame, region: Region): void {
  // Who holds an area looks the same each time, and its band takes long.
  if (region.wash && frame.base && typeof region.polygons === "string") {
    const film = `${region.wash} ${region.washStrength} ${region.washShade} ${region.washPattern}`;
    const name = `${region.polygons} ${film} ${region.rim} ${region.rimWidth} ${region.rimDash} ${region.outline}`;
    const box = common(bounds(outlineOf(frame, region.polygons)), frame.box);
    if (box.width <= 0 || box.height <= 0) return;
    pen.base(`${frame.digest}#${name}`, box, () => {
      drawArea(pen, frame, region);
    });
  } else drawArea(pen, frame, region);
}

function drawArea(pen: Pen, frame: MapFrame, region: Region): void {
  const polygons = polygonsOf(frame, region.polygons);
  const outline = rings(...polygons.flatMap((polygon) => polygon.map((ring) => ring.map(frame.place))));
  const look = region.fill ? pen.filled(region.fill) : {};
  if (region.fill) pen.shape(outline, look);
  drawTexture(pen, frame, region, outline);
  if (region.wash) drawWash(pen, region, region.wash, outline);
  const edges = [...rimStrokes(pen, frame, region), ...outlineStrokes(pen, region)];
  if (edges.length > 0) pen.shape(outline, { strokes: edges });
  drawRegionLabel(pen, frame, region, outline, look.fill);
}

function drawWash(pen: Pen, { washStrength, washShade, washPattern }: Region, colour: Colour, outline: Outline): void {
  const opacity = washStrength ?? washOf(pen, colour);
  pen.shape(outline, { fill: pen.hex(colour, washShade), opacity });
  if (!washPattern) return;
  const stroke = mix(LAND_COLOURS.streets, mix(pen.hex(colour), pen.hex("ink"), 0.2), Math.min(1, opacity * 1.25));
  pen.shape(outline, { pattern: { kind: washPattern, colour: stroke, step: pen.unit * 0.8 } });
}

/** Dark and pale colours need more of them to be seen. */
function washOf(pen: Pen, colour: Colour): number {
  const against = contrast(pen.hex(colour), LAND_COLOURS.streets);
  return against > 9 ? OPACITY.washDark : against < 2 ? OPACITY.washPale : OPACITY.wash;
}

/**
 * Where in a rim the middle of its stitches runs and how wide they are, as shares of its width; the most units of that;
 * and how light they are.
 */
const STITCH = { middle: 0.47, width: 0.42, most: 0.2, tint: 0.62 } as const;

/** Two colours: the second in dashes over the first. Over a wash: an unbroken band, with light stitches along its middle if it has dashes. */
function rimStrokes(pen: Pen, frame: MapFrame, region: Region): Stroke[] {
  if (!region.rim) return [];
  const width = (region.rimWidth ?? frame.mapWidth / 100) * frame.scale;
  const [first, second] = typeof region.rim === "string" ? [region.rim] : region.rim;
  const base: Stroke = { colour: pen.hex(first), width, inside: true };
  if (region.wash) {
    const light = { ...base, colour: mix(pen.hex(first), LAND_COLOURS.casing, 0.55), width: width * 1.24 };
    const dash = region.rimDash?.map((length) => length * frame.scale) ?? [];
    if (dash.length === 0) return [light, base];
    const stitches = { ...base, colour: mix(pen.hex(first), LAND_COLOURS.casing, STITCH.tint), dash };
    const half = Math.min(width * STITCH.width, pen.unit * STITCH.most) / 2;
    const middle = width * STITCH.middle;
    return [light, base, { ...stitches, width: middle + half }, { ...base, width: middle - half }];
  }
  return second ? [base, { ...base, colour: pen.hex(second), dash: [width * 2.2, width * 2.2] }] : [base];
}

/** A firm border has a soft band of its colour along its inner side, as in an atlas. */
function outlineStrokes(pen: Pen, region: Region): Stroke[] {
  const style = region.outline ?? "fine";
  const colour = pen.hex(region.outlineColour ?? "muted");
  const unit = pen.unit;
  switch (style) {
    case "none":
      return [];
    case "fine":
      return [{ colour, width: unit * 0.05, opacity: 0.75 }];
    case "firm":
      return [{ colour, width: unit * 0.1 }];
    case "bold":
      return [
        { colour, width: unit * 0.5, inside: true, opacity: 0.16 },
        { colour, width: unit * 0.14 },
      ];
    case "cased":
      return [
        { colour: LAND_COLOURS.casing, width: unit * LENGTH.casing, opacity: 0.9 },
        { colour: pen.hex(region.outlineColour ?? "ink"), width: unit * LENGTH.border },
      ];
    case "dashed":
      return [{ colour, width: unit * 0.09, dash: [unit * 0.4, unit * 0.28] }];
  }
}

function drawRegionLabel(pen: Pen, frame: MapFrame, region: Region, outline: Outline, fill: string | undefined): void {
  if (region.label === undefined) return;
  const box = bounds(outline);
  const [x, y]: Point = region.labelAt ? frame.place(region.labelAt) : [box.x + box.width / 2, box.y + box.height / 2];
  const ground = fill ?? pen.hex("panel");
  const size = pen.size(region.labelSize ?? "small");
  const raise = region.sub === undefined ? 0 : size * 0.6;
  const style = { align: "middle", halo: ground } as const;
  const colour = pen.palette.text(region.labelColour ?? "ink", ground);
  pen.textMid(region.label, [x, y - raise], { ...style, face: "bold", size, colour });
  if (region.sub !== undefined) {
    pen.textMid(region.sub, [x, y + size * 0.6], {
      ...style,
      size: "small",
      colour: pen.palette.text("muted", ground),
    });
  }
}

const LINES: Readonly<Record<Line["style"], { width: number; smooth: boolean }>> = {
  river: { width: 0.16, smooth: true },
  canal: { width: 0.1, smooth: false },
  coast: { width: 0.09, smooth: false },
  border: { width: 0.09, smooth: false },
  limit: { width: 0.08, smooth: false },
  road: { width: 0.12, smooth: true },
  front: { width: 0.3, smooth: false },
  band: { width: 0.5, smooth: false },
};

export function drawLine(pen: Pen, frame: MapFrame, element: Line): void {
  const { width: multiple, smooth } = LINES[element.style];
  const width = element.width === undefined ? pen.unit * multiple : element.width * frame.scale;
  const strokes = lineStrokes(pen, element, width);
  pen.shape(line(element.points.map(frame.place), smooth), { strokes });
}

function lineStrokes(pen: Pen, element: Line, width: number): Stroke[] {
  const unit = pen.unit;
  switch (element.style) {
    case "river":
    case "canal":
      return [{ colour: pen.hex(element.colour ?? "water"), width }];
    case "coast":
      return [
        { colour: pen.hex("water"), width: unit * 1.3, opacity: 0.13 },
        { colour: pen.hex("water"), width: unit * 0.7, opacity: 0.2 },
        { colour: mix(pen.hex(element.colour ?? "water"), pen.hex("ink"), 0.25), width },
      ];
    case "border":
      return [
        { colour: pen.hex(element.colour ?? "muted"), width: unit * 0.4, opacity: 0.13 },
        { colour: pen.hex(element.colour ?? "muted"), width, dash: [unit * 0.55, unit * 0.2, unit * 0.12, unit * 0.2] },
      ];
    case "limit":
      return [{ colour: pen.hex(element.colour ?? "muted"), width, dash: [unit * 0.3, unit * 0.25] }];
    case "road":
      return [
        { colour: pen.hex(element.colour ?? "muted"), width: width * 1.7, opacity: 0.7 },
        { colour: pen.hex("panel"), width },
      ];
    case "front":
      return [
        { colour: pen.hex("panel"), width: width * 1.7 },
        { colour: pen.hex(element.colour ?? "bad"), width },
      ];
    case "band":
      return [{ colour: pen.hex(element.colour ?? "bad"), width, opacity: 0.28 }];
  }
}

/** Names of waters and countries are spread over their curve; others are in its middle. */
function drawAlong(pen: Pen, frame: MapFrame, element: Lettering, curve: readonly Point[]): void {
  const steps = stepsAlong(smoothed(curve.map(frame.place), 1));
  const whole = steps.at(-1)?.along ?? 0;
  const style = element.style ?? "place";
  const size = pen.size(element.size ?? "small");
  const face = ({ country: "bold", water: "italic", place: "bold", title: "slab" } as const)[style];
  const spread = style === "water" || style === "country";
  const count = Math.max(1, [...labelOf(element.text).text].length - 1);
  const natural = pen.width(element.text, { size, face });
  const spacing = spread ? Math.max(0, (whole - natural) / count) : size * 0.02;
  const place = (fromMiddle: number) => {
    const step = placeAlong(steps, Math.min(whole, Math.max(0, whole / 2 + fromMiddle)));
    return step ? { at: step.at, turn: degreesOf(-step.left[1], step.left[0]) } : null;
  };
  const ink = style === "title" || style === "place" ? "ink" : "muted";
  pen.along(element.text, place, {
    size,
    face,
    spacing,
    colour: style === "water" ? LAND_COLOURS.riverInk : pen.hex(element.colour ?? ink),
    ...(spread ? { scenery: true } : { halo: BOARD_COLOURS.cream }),
  });
}

export function drawLettering(pen: Pen, frame: MapFrame, element: Lettering): void {
  if (element.along) {
    drawAlong(pen, frame, element, element.along);
    return;
  }
  const style = element.style ?? "place";
  const size = pen.size(element.size ?? "small");
  const tone =
    element.colour ?? (style === "place" || style === "title" ? "ink" : style === "water" ? "water" : "muted");
  const at = frame.place(element.at);
  const label = labelOf(element.text);
  const shown = style === "country" ? { ...label, text: label.text.toUpperCase() } : label;
  const look = {
    size,
    face: ({ country: "bold", water: "italic", place: "regular", title: "slab" } as const)[style],
    ...(style === "country" ? { spacing: size * 0.28 } : {}),
  };
  const halo = style === "place" || style === "title" ? pen.hex("panel") : undefined;
  const ground = halo ?? pen.groundAt(along(element, at, pen.width(shown, look)), tone);
  pen.textMid(shown, at, {
    ...look,
    colour: pen.palette.text(tone, ground),
    align: element.align ?? "middle",
    ...(halo ? { halo } : {}),
    ...(element.turn ? { turn: element.turn } : {}),
  });
}

/** Five places from the lettering's start to its end. */
function along({ align = "middle", turn = 0 }: Lettering, [x, y]: Point, width: number): Point[] {
  const start = { start: 0, middle: -0.5, end: -1 }[align];
  const angle = inRadians(turn);
  return [0, 0.25, 0.5, 0.75, 1].map((share) => [
    x + cosine(angle) * (start + share) * width,
    y + sine(angle) * (start + share) * width,
  ]);
}
