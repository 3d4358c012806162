import { type CanvasRenderingContext2D, createCanvas } from "canvas";
import { paintBase } from "./base-bitmaps.ts";
import { fontOf } from "./fonts.ts";
import { paintPattern } from "./patterns.ts";
import type { LaidOut, Op, Outline, Shape, Stroke, TextRun } from "./primitives.ts";

/** Draws a laid-out scene, ground first. */
export function paint(laidOut: LaidOut, ctx: CanvasRenderingContext2D): void {
  ctx.fillStyle = laidOut.ground;
  ctx.fillRect(0, 0, laidOut.width, laidOut.height);
  paintOps(laidOut.ops, ctx);
}

/** A new canvas with the scene on it. */
export function painted(laidOut: LaidOut): ReturnType<typeof createCanvas> {
  const canvas = createCanvas(laidOut.width, laidOut.height);
  paint(laidOut, canvas.getContext("2d", { alpha: false, pixelFormat: "RGB24" }));
  return canvas;
}

export function paintOps(ops: readonly Op[], ctx: CanvasRenderingContext2D): void {
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
      case "base":
        paintBase(op, ctx, paintOps);
        break;
    }
  }
}

function trace(outline: Outline, ctx: CanvasRenderingContext2D): void {
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
function traceLine({ points, smooth }: Outline & { kind: "line" }, ctx: CanvasRenderingContext2D): void {
  points.forEach(([x, y], index) => {
    const next = points[index + 1];
    if (index === 0) ctx.moveTo(x, y);
    else if (!smooth || !next) ctx.lineTo(x, y);
    else ctx.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2);
  });
}

const SHADOW = "#2b2412";

/** Three widening veils under the shape: as soft as a blurred shadow to the eye, and many times faster. */
function paintShadow(shape: Shape, lift: number, ctx: CanvasRenderingContext2D): void {
  ctx.save();
  ctx.lineJoin = "round";
  for (const [share, alpha] of [
    [1, 0.05],
    [0.6, 0.07],
    [0.25, 0.1],
  ] as const) {
    ctx.save();
    ctx.translate(lift * 0.15, lift * 0.55);
    trace(shape.outline, ctx);
    ctx.globalAlpha = alpha;
    ctx.fillStyle = SHADOW;
    ctx.strokeStyle = SHADOW;
    ctx.lineWidth = lift * share * 1.6;
    ctx.fill("evenodd");
    ctx.stroke();
    ctx.restore();
  }
  ctx.restore();
}

function paintShape(shape: Shape, ctx: CanvasRenderingContext2D): void {
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
  for (const stroke of shape.strokes ?? []) paintStroke(shape.outline, stroke, ctx);
}

function paintStroke(outline: Outline, stroke: Stroke, ctx: CanvasRenderingContext2D): void {
  ctx.save();
  trace(outline, ctx);
  if (stroke.inside) {
    ctx.clip("evenodd");
    trace(outline, ctx);
  }
  ctx.globalAlpha = stroke.opacity ?? 1;
  ctx.strokeStyle = stroke.colour;
  ctx.lineWidth = stroke.inside ? stroke.width * 2 : stroke.width;
  ctx.lineJoin = "round";
  ctx.lineCap = stroke.dash ? "butt" : "round";
  ctx.setLineDash([...(stroke.dash ?? [])]);
  ctx.stroke();
  ctx.restore();
}

function paintText(run: TextRun, ctx: CanvasRenderingContext2D): void {
  ctx.save();
  ctx.translate(run.at[0], run.at[1]);
  if (run.turn) ctx.rotate((run.turn * Math.PI) / 180);
  ctx.font = fontOf(run.face, run.size);
  ctx.textBaseline = "alphabetic";
  if (run.halo) {
    ctx.strokeStyle = run.halo.colour;
    ctx.lineWidth = run.halo.width * 2;
    ctx.lineJoin = "round";
    spell(run, (text, x) => ctx.strokeText(text, x, 0), ctx);
  }
  ctx.fillStyle = run.colour;
  spell(run, (text, x) => ctx.fillText(text, x, 0), ctx);
  ctx.restore();
}

/** Spaced lettering is set character by character. */
function spell(run: TextRun, set: (text: string, x: number) => void, ctx: CanvasRenderingContext2D): void {
  if (!run.spacing) {
    set(run.text, 0);
    return;
  }
  const characters = [...run.text];
  characters.forEach((character, index) => {
    const before = characters.slice(0, index).join("");
    set(character, (before ? ctx.measureText(before).width : 0) + index * (run.spacing ?? 0));
  });
}
