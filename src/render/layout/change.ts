/** Marks on a map for what has just happened: moves, fights and their verdicts, gains, where to look. */
import { cosine, lengthOf, sine } from "#scene";
import {
  type Burst,
  type Gain,
  type Halo,
  NARROW,
  type Total,
  type Veil,
  type Verdict,
  verdictSize,
} from "../../scene/change.ts";
import type { Arrow } from "../../scene/network.ts";
import { arrowLine } from "../../scene/plane.ts";
import type { Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import type { Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, circle, rect, rings } from "../primitives.ts";
import { CARD_COLOURS, LENGTH, MARK_COLOURS, OPACITY, REPORT_COLOURS, TYPE } from "../style.ts";
import { band, stepsAlong } from "./curve.ts";
import { outlineOf } from "./land.ts";
import type { MapFrame } from "./map-frame.ts";

/** A star of fire on the map. */
export function drawBurst(pen: Pen, frame: MapFrame, burst: Burst): void {
  const at = frame.place(burst.at);
  const radius = (burst.radius ?? 46) * frame.scale;
  if (burst.toCome) drawWaiting(pen, at, radius * WAITING);
  else drawStar(pen, at, radius);
  drawPictogram(pen, "swords", centred(at, radius * 0.58, radius * 0.58), pen.hex("ink"));
  pen.item("mark", "burst", centred(at, radius, radius));
}

/** A fight to come is smaller than one that burns. */
const WAITING = 0.68;

function drawWaiting(pen: Pen, at: Point, radius: number): void {
  pen.shape(circle(at, radius), {
    fill: REPORT_COLOURS.quiet,
    lift: radius * 0.14,
    strokes: [{ colour: MARK_COLOURS.burstOut, width: radius * 0.16 }],
  });
}

/** A star of fire in three rings. */
export function drawStar(pen: Pen, at: Point, radius: number): void {
  const star = (share: number, turn: number) =>
    rings(
      Array.from({ length: 24 }, (_, i): Point => {
        const angle = (i / 24) * Math.PI * 2 + turn;
        const far = radius * share * (i % 2 === 0 ? (i % 4 === 0 ? 1 : 0.86) : 0.6);
        return [at[0] + cosine(angle) * far, at[1] + sine(angle) * far];
      }),
    );
  pen.shape(star(1, 0), {
    fill: MARK_COLOURS.burstOut,
    lift: radius * 0.14,
    strokes: [{ colour: MARK_COLOURS.news, width: radius * 0.08 }],
  });
  pen.shape(star(0.86, 0.06), { fill: MARK_COLOURS.burst });
  pen.shape(star(0.62, 0.12), { fill: MARK_COLOURS.burstIn });
}

function plateOf(pen: Pen, frame: MapFrame, verdict: Verdict): Box {
  const { width, height } = verdictSize(verdict, pen.unit);
  return centred(frame.place(verdict.at), width, height);
}

/** Both totals on a plate, the winner's first: white if it is the latest. */
export function drawVerdict(pen: Pen, frame: MapFrame, verdict: Verdict): void {
  const box = plateOf(pen, frame, verdict);
  const unit = box.height / (verdict.tight ? NARROW.height : 2.3);
  pen.item("plate", "verdict", box);
  pen.shape(rect(box, box.height / 2), {
    fill: verdict.earlier ? REPORT_COLOURS.row : MARK_COLOURS.news,
    lift: unit * (verdict.earlier ? 0.08 : 0.2),
    strokes: [{ colour: pen.hex("ink"), width: unit * (verdict.earlier ? 0.08 : 0.12) }],
  });
  if (verdict.tight) drawHalves(pen, verdict, box, unit);
  else drawBeside(pen, verdict, box, unit);
}

function drawBeside(pen: Pen, { winner, loser }: Verdict, { x, y, width, height }: Box, unit: number): void {
  const level = y + height / 2;
  const middle = x + width / 2 + (winner.total.length - loser.total.length) * unit * 0.38;
  const figure = (text: string, side: -1 | 1, colour: string): void => {
    const align = side < 0 ? "end" : "start";
    pen.textMid(text, [middle + side * unit * 0.6, level], { face: "bold", size: unit * 1.6, colour, align });
  };
  drawSeal(pen, winner, [x + height * 0.54, level], unit, false);
  figure(winner.total, -1, pen.hex("ink"));
  drawPictogram(pen, "swords", centred([middle, level], unit * 0.8, unit * 0.8), MARK_COLOURS.burstOut);
  figure(loser.total, 1, REPORT_COLOURS.loser);
  drawSeal(pen, loser, [x + width - height * 0.54, level], unit, true);
}

/** Each side's half in its own colour within the white edge, the loser's pale. */
function drawHalves(pen: Pen, { winner, loser }: Verdict, { x, y, width, height }: Box, unit: number): void {
  const edge = unit * 0.16;
  const inner = { y: y + edge, height: height - 2 * edge };
  const round = inner.height / 2;
  const split = x + unit * (NARROW.side + NARROW.digit * winner.total.length);
  const half = (total: Total, from: number, to: number, outwards: -1 | 1): void => {
    const fill = pale(pen, total, outwards > 0);
    const square = outwards < 0 ? { x: from + round, width: to - from - round } : { x: from, width: to - from - round };
    pen.shape(rect({ ...inner, x: from, width: to - from }, round), { fill });
    pen.shape(rect({ ...inner, ...square }, 0), { fill });
    const colour = pen.palette.on(fill);
    const rim = outwards < 0 ? from : to;
    const at = (far: number): Point => [rim - outwards * far, y + height / 2];
    if (total.emblem) drawPictogram(pen, total.emblem, centred(at(unit * 0.76), unit * 0.86, unit * 0.86), colour);
    const figure = { face: "bold", size: unit * 1.6, colour, align: "middle" } as const;
    pen.textMid(total.total, at((unit * 1.28 + to - from) / 2), figure);
  };
  half(winner, x + edge, split - edge / 2, -1);
  half(loser, split + edge / 2, x + width - edge, 1);
}

const pale = (pen: Pen, { colour }: Total, is: boolean): string =>
  is ? mix(pen.hex(colour), MARK_COLOURS.news, 0.35) : pen.hex(colour);

/** Whose total it is: a disc with an emblem, the loser's pale. */
function drawSeal(pen: Pen, total: Total, at: Point, unit: number, faded: boolean): void {
  const colour = pale(pen, total, faded);
  const edge = { colour: pen.hex("ink"), width: unit * 0.07 };
  pen.shape(circle(at, unit * 0.87), { fill: colour, strokes: [edge] });
  if (!total.emblem) return;
  drawPictogram(pen, total.emblem, centred(at, unit, unit), pen.palette.on(colour));
}

/** A white edge outside of an area, and a glow around it. */
export function drawHalo(pen: Pen, frame: MapFrame, { areas, quiet }: Halo): void {
  const inner = ringsOf(frame, areas);
  const outline = rings(...inner);
  pen.clipped(rings(frameRing(frame), ...inner), () => {
    const { unit } = pen;
    pen.shape(outline, {
      strokes: [
        ...(quiet ? [] : [1, 0.7]).map((share) => ({
          colour: MARK_COLOURS.news,
          width: unit * LENGTH.glow * 2 * share,
          opacity: OPACITY.glow,
        })),
        { colour: MARK_COLOURS.news, width: unit * (quiet ? LENGTH.quietHalo : LENGTH.halo) * 2 },
      ],
    });
  });
}

/** All of the map but some areas, a little darker. */
export function drawVeil(pen: Pen, frame: MapFrame, veil: Veil): void {
  const covered = veil.over
    ? ringsOf(
        frame,
        veil.over.filter((area) => !veil.except.includes(area)),
      )
    : [frameRing(frame), ...ringsOf(frame, veil.except)];
  pen.shape(rings(...covered), { fill: MARK_COLOURS.veil, opacity: OPACITY.veil });
}

function ringsOf(frame: MapFrame, areas: Veil["except"]): (readonly Point[])[] {
  return areas.flatMap((polygons) => {
    const outline = outlineOf(frame, polygons);
    return outline.kind === "rings" ? outline.rings : [];
  });
}

function frameRing({ box: { x, y, width, height } }: MapFrame): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** "+3" on a white disc. */
export function drawGain(pen: Pen, frame: MapFrame, gain: Gain): void {
  const [at, radius] = [frame.place(gain.at), gain.radius * frame.scale];
  if (gain.colour === undefined) disc(pen, at, radius, gain.text, gain.nothing ?? false);
  else tally(pen, at, radius, gain.text, pen.hex(gain.colour), gain.quiet);
}

export function disc(pen: Pen, at: Point, radius: number, text: string, quiet = false): void {
  pen.item("disc", text, centred(at, radius * 2, radius * 2));
  pen.shape(circle(at, radius), {
    fill: quiet ? CARD_COLOURS.paperOff : MARK_COLOURS.news,
    lift: radius * 0.16,
    strokes: [{ colour: pen.hex("ink"), width: Math.max(2, radius * 0.11) }],
  });
  pen.textMid(text, at, {
    face: "bold",
    size: Math.min(radius * 1.36, pen.unit * TYPE.arrow * 1.3),
    colour: pen.hex(quiet ? "muted" : "ink"),
    align: "middle",
    room: radius * 1.7,
  });
}

/** How many went, on a disc in their colour: no coin and no piece has such an edge. */
function tally(pen: Pen, at: Point, radius: number, text: string, fill: string, quiet = false): void {
  pen.item("disc", text, centred(at, radius * 2, radius * 2));
  pen.shape(circle(at, radius), { fill: pen.hex("ink"), lift: radius * 0.16 });
  if (!quiet) pen.shape(circle(at, radius * 0.94), { fill: MARK_COLOURS.news });
  pen.shape(circle(at, radius * (quiet ? 0.9 : 0.76)), { fill });
  pen.textMid(text, at, {
    face: "bold",
    size: radius * 1.2,
    colour: pen.palette.on(fill),
    align: "middle",
    room: radius * 1.4,
  });
}

/** Parts of a way, with gaps between them. */
function dashed<T extends { readonly along: number }>(steps: readonly T[], width: number): readonly (readonly T[])[] {
  const [dash, pitch] = [width * 1.3, width * 2.1];
  const parts = new Map<number, T[]>();
  for (const step of steps) {
    const part = Math.floor(step.along / pitch);
    if (step.along - part * pitch > dash) continue;
    parts.set(part, [...(parts.get(part) ?? []), step]);
  }
  return [...parts.values()].filter((part) => part.length > 1);
}

/** A move: tapering, in its side's colour, cased in white, with the number of those who went at its tail. */
export function drawMove(pen: Pen, frame: MapFrame, arrow: Arrow): void {
  const line = arrowLine(arrow.points.map(frame.place), 5);
  const steps = stepsAlong(line);
  const whole = steps.at(-1)?.along ?? 0;
  if (whole < 1) return;
  const width = arrow.width === undefined ? pen.unit * LENGTH.arrow : arrow.width * frame.scale;
  const head = Math.min(width * 2, whole * 0.6);
  const neck = steps.findLast(({ along }) => along <= whole - head);
  const shaft = neck ? steps.slice(0, steps.indexOf(neck) + 1) : steps.slice(0, 1);
  const tip = steps.at(-1);
  const base = shaft.at(-1);
  if (!tip || !base) return;
  const isFlown = arrow.style === "air"; // over what lies between: of one width, and dashed
  const sides = band(shaft, ({ along }) => (width / 2) * (isFlown ? 1 : 0.55 + 0.45 * (along / whole)));
  const half = sides.length / 2;
  const [bx, by] = base.at;
  const [dx, dy] = [tip.at[0] - bx, tip.at[1] - by];
  const far = lengthOf(dx, dy) || 1;
  const wing = width * 1.22;
  const wings: Point[] = [
    [bx + (dy / far) * wing, by - (dx / far) * wing],
    tip.at,
    [bx - (dy / far) * wing, by + (dx / far) * wing],
  ];
  const outline = rings([...sides.slice(0, half), ...wings, ...sides.slice(half)]);
  const colour = pen.hex(arrow.colour);
  const casing = { colour: MARK_COLOURS.news, width: pen.unit * (LENGTH.arrowCasing * 2 + LENGTH.arrowInk) };
  const ink = { colour: pen.hex("ink"), width: pen.unit * LENGTH.arrowInk };
  pen.shape(outline, { lift: width * 0.25, strokes: arrow.quiet ? [] : [casing] });
  if (isFlown) {
    pen.shape(outline, { fill: MARK_COLOURS.news, strokes: [ink] });
    const dashes = dashed(shaft, width).map((part) => band(part, () => width / 2));
    pen.shape(rings(...dashes, wings), { fill: colour });
  } else pen.shape(outline, { fill: colour, strokes: [ink] });
  if (arrow.count && line[0]) tally(pen, line[0], pen.unit * LENGTH.disc, arrow.count, colour);
}
