/** Paints what is laid out, on whatever canvas. */
import { cosine, inRadians, sine } from "#scene";
import type { Point } from "../scene/words.ts";
import { paintBase } from "./base-bitmaps.ts";
import { fontOf, standIn } from "./font-files.ts";
import { piecesOf, widthOf } from "./metrics.ts";
import { paintPattern } from "./patterns.ts";
import { inset, type LaidOut, type Op, type Outline, type Shape, type Stroke, type TextRun } from "./primitives.ts";
import { paintRelief } from "./relief.ts";
import { TINTS } from "./style.ts";
import type { Brush, Surface } from "./surface.ts";
import { paintTexture } from "./textures.ts";

/** Draws a laid-out scene, ground first, on a surface of its size. */
export function paint(laidOut: LaidOut, surface: Surface): void {
  surface.brush.fillStyle = laidOut.ground;
  surface.brush.fillRect(0, 0, laidOut.width, laidOut.height);
  paintOps(laidOut.ops, surface);
}

export function paintOps(ops: readonly Op[], surface: Surface): void {
  const ctx = surface.brush;
  for (const op of ops) {
    switch (op.op) {
      case "shape":
        paintShape(op, ctx);
        break;
      case "text":
        paintText(op, ctx);
        break;
      case "clip":
        ctx.save();
        trace(op.outline, ctx);
        ctx.clip("evenodd");
        break;
      case "unclip":
        ctx.restore();
        break;
      case "texture":
        ctx.save();
        trace(op.outline, ctx);
        ctx.clip("evenodd");
        paintTexture(op, ctx);
        ctx.restore();
        break;
      case "relief":
        paintRelief(op, surface);
        break;
      case "item":
        break;
      case "base":
        paintBase(op, surface, paintOps);
        break;
    }
  }
}

function trace(outline: Outline, ctx: Brush): void {
  ctx.beginPath();
  switch (outline.kind) {
    case "rect": {
      const { x, y, width, height } = outline.box;
      if (outline.radius > 0) ctx.roundRect(x, y, width, height, outline.radius);
      else ctx.rect(x, y, width, height);
      break;
    }
    case "circle":
      ctx.arc(outline.at[0], outline.at[1], outline.radius, 0, Math.PI * 2);
      break;
    case "rings":
      for (const ring of outline.rings) {
        ring.forEach(([x, y], index) => {
          if (index === 0) ctx.moveTo(x, y);
          else ctx.lineTo(x, y);
        });
        ctx.closePath();
      }
      break;
    case "line":
      traceLine(outline, ctx);
      break;
    case "path":
      for (const step of outline.steps) {
        if (step[0] === "M") ctx.moveTo(step[1], step[2]);
        else if (step[0] === "L") ctx.lineTo(step[1], step[2]);
        else if (step[0] === "C") ctx.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6]);
        else ctx.closePath();
      }
      break;
  }
}

/** A smooth line bends from middle to middle of its pieces, with the points as controls. */
function traceLine({ points, smooth }: Outline & { kind: "line" }, ctx: Brush): void {
  points.forEach(([x, y], index) => {
    const next = points[index + 1];
    if (index === 0) ctx.moveTo(x, y);
    else if (!smooth || !next) ctx.lineTo(x, y);
    else ctx.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2);
  });
}

/** Share of the lift that a rim is wide, and how dark it is. Small things get two rims. */
const RIMS = [
  [2, 0.05],
  [1.4, 0.07],
  [0.8, 0.1],
] as const;
const SMALL_RIMS = [
  [1.7, 0.08],
  [0.9, 0.11],
] as const;
const SMALL_LIFT = 8;

/** Rims under the shape's edge, which hides their inner halves: as soft as a blurred shadow to the eye, and many times faster. */
function paintShadow(shape: Shape, lift: number, ctx: Brush): void {
  ctx.save();
  ctx.translate(lift * 0.15, lift * 0.55);
  ctx.lineJoin = "round";
  ctx.strokeStyle = TINTS.shadow;
  trace(shape.outline, ctx);
  for (const [share, alpha] of lift < SMALL_LIFT ? SMALL_RIMS : RIMS) {
    ctx.globalAlpha = alpha;
    ctx.lineWidth = lift * share;
    ctx.stroke();
  }
  ctx.restore();
}

function paintShape(shape: Shape, ctx: Brush): void {
  if (shape.lift) paintShadow(shape, shape.lift, ctx);
  if (shape.fill) {
    trace(shape.outline, ctx);
    ctx.globalAlpha = shape.opacity ?? 1;
    ctx.fillStyle = shape.fill;
    ctx.fill("evenodd");
    ctx.globalAlpha = 1;
  }
  if (shape.pattern) {
    ctx.save();
    trace(shape.outline, ctx);
    ctx.clip("evenodd");
    paintPattern(shape.pattern, shape.outline, ctx);
    ctx.restore();
  }
  const strokes = shape.strokes ?? [];
  const bands = strokes.filter((stroke) => stroke.inside && !shrunk(shape.outline, 0));
  if (bands.length > 1 && bands.length === strokes.length) paintBands(shape.outline, bands, ctx);
  else for (const stroke of strokes) paintStroke(shape.outline, stroke, ctx);
}

/** Strokes inside of an outline share the clip, which takes longest. */
function paintBands(outline: Outline, bands: readonly Stroke[], ctx: Brush): void {
  ctx.save();
  trace(outline, ctx);
  ctx.clip("evenodd");
  for (const band of bands) {
    ctx.globalAlpha = band.opacity ?? 1;
    ctx.strokeStyle = band.colour;
    ctx.lineWidth = band.width * 2;
    ctx.lineJoin = "round";
    ctx.setLineDash([...(band.dash ?? [])]);
    trace(outline, ctx);
    ctx.stroke();
  }
  ctx.restore();
}

function paintStroke(outline: Outline, stroke: Stroke, ctx: Brush): void {
  ctx.save();
  const within = stroke.inside ? shrunk(outline, stroke.width / 2) : outline;
  if (!within) {
    trace(outline, ctx);
    ctx.clip("evenodd");
  }
  trace(within ?? outline, ctx);
  ctx.globalAlpha = stroke.opacity ?? 1;
  ctx.strokeStyle = stroke.colour;
  ctx.lineWidth = within ? stroke.width : stroke.width * 2;
  ctx.lineJoin = "round";
  ctx.lineCap = stroke.dash ? "butt" : "round";
  ctx.setLineDash([...(stroke.dash ?? [])]);
  ctx.stroke();
  ctx.restore();
}

/** The outline whose plain stroke lies inside this one's edge, where there is a simple one; else the stroke must be clipped. */
function shrunk(outline: Outline, by: number): Outline | undefined {
  if (outline.kind === "circle") return { ...outline, radius: Math.max(0, outline.radius - by) };
  if (outline.kind === "rect")
    return { ...outline, box: inset(outline.box, by), radius: Math.max(0, outline.radius - by) };
  return undefined;
}

function paintText(run: TextRun, ctx: Brush): void {
  if (run.letters) {
    paintCurve(run, run.letters, ctx);
    return;
  }
  if (run.turn) {
    ctx.save();
    ctx.translate(run.at[0], run.at[1]);
    ctx.rotate(inRadians(run.turn));
    paintLetters(run, [0, 0], ctx);
    ctx.restore();
  } else paintLetters(run, run.at, ctx);
}

/** All halos first: none may lie on the letter before it. */
function paintCurve(run: TextRun, letters: NonNullable<TextRun["letters"]>, ctx: Brush): void {
  const { letters: _, halo, ...plain } = run;
  if (halo) for (const letter of letters) paintText({ ...plain, ...letter, colour: halo.colour, halo }, ctx);
  for (const letter of letters) paintText({ ...plain, ...letter }, ctx);
}

/** A halo is a ring of copies, as only paths can be stroked, and letters as glyphs are many times faster. */
function paintLetters(run: TextRun, [x, y]: Point, ctx: Brush): void {
  if (run.halo) {
    ctx.fillStyle = run.halo.colour;
    for (const [dx, dy] of RING) spell(run, [x + dx * run.halo.width, y + dy * run.halo.width], ctx);
  }
  ctx.fillStyle = run.colour;
  spell(run, [x, y], ctx);
}

/** Twelve directions. */
const RING = Array.from({ length: 12 }, (_, hour): Point => {
  const angle = (hour * Math.PI) / 6;
  return [cosine(angle), sine(angle)];
});

/** Spaced lettering is set character by character. */
function spell(run: TextRun, [x, y]: Point, ctx: Brush): void {
  if (!run.spacing) {
    set(run.text, run, [x, y], ctx);
    return;
  }
  const characters = [...run.text];
  characters.forEach((character, index) => {
    const before = characters.slice(0, index).join("");
    set(character, run, [x + (before ? widthOf(before, run.face, run.size) : 0) + index * (run.spacing ?? 0), y], ctx);
  });
}

/** Hebrew, Arabic and their like. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Each part in its font, where it was measured; one text where it is written from the right, for its parts would change places. */
function set(text: string, { face, size }: TextRun, [x, y]: Point, ctx: Brush): void {
  if (FROM_THE_RIGHT.test(text)) {
    setFont(fontOf(size, face, standIn(face)), ctx);
    ctx.fillText(text, x, y);
    return;
  }
  let before = 0;
  for (const piece of piecesOf(text, face)) {
    setFont(piece.isOwn ? fontOf(size, face) : fontOf(size, standIn(face)), ctx);
    ctx.fillText(piece.text, x + before, y);
    before += widthOf(piece.text, face, size);
  }
}

/** Setting a font again takes longer than drawing a word. */
function setFont(font: string, ctx: Brush): void {
  if (ctx.font !== font) ctx.font = font;
}
