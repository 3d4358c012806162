/** Hatching, dots and waves that fill an outline, and the upright box around it. */
import type { Box, Outline, Shape } from "./primitives.ts";
import type { Brush } from "./surface.ts";

type Pattern = NonNullable<Shape["pattern"]>;

/** The upright box around an outline. */
export function bounds(outline: Outline): Box {
  switch (outline.kind) {
    case "rect":
      return outline.box;
    case "circle": {
      const { at, radius } = outline;
      return { x: at[0] - radius, y: at[1] - radius, width: 2 * radius, height: 2 * radius };
    }
    case "rings":
      return around(outline.rings.flat());
    case "line":
      return around(outline.points);
    case "path":
      return around(outline.steps.flatMap((step) => (step[0] === "Z" ? [] : [[step[1], step[2]] as const])));
  }
}

function around(points: readonly (readonly [number, number])[]): Box {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Fills the (already clipped) outline with strokes or dots that line up across the whole picture. */
export function paintPattern(pattern: Pattern, outline: Outline, ctx: Brush): void {
  const box = bounds(outline);
  ctx.strokeStyle = pattern.colour;
  ctx.fillStyle = pattern.colour;
  ctx.lineWidth = Math.max(1, pattern.step * 0.14);
  ctx.setLineDash([]);
  switch (pattern.kind) {
    case "hatch":
      slants(box, pattern.step, 1, ctx);
      break;
    case "backhatch":
      slants(box, pattern.step, -1, ctx);
      break;
    case "cross":
      slants(box, pattern.step * 1.3, 1, ctx);
      slants(box, pattern.step * 1.3, -1, ctx);
      break;
    case "rows":
      rows(box, pattern.step, ctx);
      break;
    case "dots":
      dots(box, pattern.step, ctx);
      break;
    case "waves":
      waves(box, pattern.step, ctx);
      break;
  }
}

const firstStep = (from: number, step: number): number => Math.floor(from / step) * step;

function slants({ x, y, width, height }: Box, step: number, slope: 1 | -1, ctx: Brush): void {
  const gap = step * Math.SQRT2;
  const [low, high] = slope === 1 ? [x + y, x + y + width + height] : [x - y - height, x - y + width];
  ctx.beginPath();
  for (let sum = firstStep(low, gap); sum <= high; sum += gap) {
    ctx.moveTo(sum - slope * y, y);
    ctx.lineTo(sum - slope * (y + height), y + height);
  }
  ctx.stroke();
}

function rows({ x, y, width, height }: Box, step: number, ctx: Brush): void {
  ctx.beginPath();
  for (let at = firstStep(y, step); at <= y + height; at += step) {
    ctx.moveTo(x, at);
    ctx.lineTo(x + width, at);
  }
  ctx.stroke();
}

function dots({ x, y, width, height }: Box, step: number, ctx: Brush): void {
  const radius = Math.max(0.9, step * 0.13);
  ctx.beginPath();
  for (let row = Math.floor(y / step); row * step <= y + height; row += 1) {
    const shift = row % 2 === 0 ? 0 : step / 2;
    for (let at = firstStep(x, step) + shift; at <= x + width; at += step) {
      ctx.moveTo(at + radius, row * step);
      ctx.arc(at, row * step, radius, 0, Math.PI * 2);
    }
  }
  ctx.fill();
}

function waves({ x, y, width, height }: Box, step: number, ctx: Brush): void {
  ctx.beginPath();
  for (let row = Math.floor(y / step); row * step <= y + height; row += 1) {
    const [top, length] = [row * step, step * 1.6];
    for (let at = firstStep(x, length * 2) + (row % 2 === 0 ? 0 : length); at <= x + width; at += length * 2) {
      ctx.moveTo(at, top);
      ctx.quadraticCurveTo(at + length / 4, top - step * 0.25, at + length / 2, top);
      ctx.quadraticCurveTo(at + length * 0.75, top + step * 0.25, at + length, top);
    }
  }
  ctx.stroke();
}
