/** Draws a badge, wherever it is: on the map, on a stack, in a table, in a legend. */
import type { Badge } from "../../scene/network.ts";
import type { Point } from "../../scene/words.ts";
import { contrast, mix } from "../contrast.ts";
import type { Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { centred, circle, type Outline, rect, ring } from "../primitives.ts";

/** Letters in a badge are this multiple of its half height. */
const LETTERS = 1.28;

/** Width of a badge whose half height is `radius`. */
export function badgeWidth(pen: Pen, badge: Badge, radius: number): number {
  if (badge.shape !== "pill" || badge.text === undefined) return radius * 2;
  return Math.max(radius * 2, pen.width(badge.text, { size: radius * LETTERS, face: "bold" }) + radius * 1.1);
}

/** A badge on a ground of its own colour has an edge that shows where it ends. */
const ALIKE = 1.3;

/** Draws a badge around its centre. `beneath`: the colour it lies on, where badges may have the same. */
export function drawBadge(pen: Pen, badge: Badge, at: Point, radius: number, lift = 0, beneath?: string): void {
  const width = badgeWidth(pen, badge, radius);
  const colour = pen.hex(badge.colour);
  const ground = badge.hollow ? pen.hex("panel") : colour;
  const edge = badge.hollow ? pen.palette.text(badge.colour, ground) : edgeOf(pen, colour, beneath);
  pen.shape(outlineOf(badge, at, radius, width), {
    fill: ground,
    lift,
    strokes: [{ colour: edge, width: radius * (badge.hollow ? 0.16 : 0.09) }],
  });
  const ink = badge.hollow ? pen.palette.text(badge.colour, ground) : pen.palette.on(ground);
  if (badge.pictogram) drawPictogram(pen, badge.pictogram, centred(at, radius * 1.15, radius * 1.15), ink);
  else if (badge.text !== undefined) {
    pen.textMid(badge.text, at, {
      face: "bold",
      size: radius * LETTERS,
      colour: ink,
      align: "middle",
      room: badge.shape === "pill" ? width - radius * 0.5 : radius * 1.75,
    });
  }
}

function edgeOf(pen: Pen, colour: string, beneath: string | undefined): string {
  if (beneath !== undefined && contrast(colour, beneath) < ALIKE) return mix(beneath, pen.palette.on(beneath), 0.6);
  return mix(colour, pen.hex("ink"), 0.4);
}

function outlineOf(badge: Badge, at: Point, radius: number, width: number): Outline {
  const [x, y] = at;
  switch (badge.shape ?? "round") {
    case "round":
      return circle(at, radius);
    case "square":
      return rect(centred(at, radius * 2, radius * 2), radius * 0.3);
    case "pill":
      return rect(centred(at, width, radius * 2), radius);
    case "diamond": {
      const reach = radius * 1.25;
      return ring([x, y - reach], [x + reach, y], [x, y + reach], [x - reach, y]);
    }
    case "shield":
      return {
        kind: "path",
        steps: [
          ["M", x - radius, y - radius],
          ["L", x + radius, y - radius],
          ["L", x + radius, y + radius * 0.1],
          ["C", x + radius, y + radius * 0.8, x + radius * 0.4, y + radius * 1.1, x, y + radius * 1.25],
          ["C", x - radius * 0.4, y + radius * 1.1, x - radius, y + radius * 0.8, x - radius, y + radius * 0.1],
          ["Z"],
        ],
      };
  }
}
