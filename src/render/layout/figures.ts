/** Figures in a row: numbers above their names. */
import type { Strip } from "../../scene/panels.ts";
import type { Figure } from "../../scene/pieces.ts";
import type { Point } from "../../scene/words.ts";
import type { Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, rect } from "../primitives.ts";
import { RISE } from "../text-box.ts";
import { badgeWidth, drawBadge } from "./badge.ts";

/** A number above its name, centred. `value` and `label` are text sizes in pixels. */
export function drawFigure(
  pen: Pen,
  figure: Figure,
  box: Box,
  sizes: { value: number; label: number },
  ground: string,
): void {
  const centre = box.x + box.width / 2;
  const gap = sizes.label * 0.28;
  const top = box.y + (box.height - sizes.value * RISE - gap - sizes.label * RISE) / 2;
  const base = top + sizes.value * RISE;
  if (figure.isNew) {
    const glow = centred([centre, base - sizes.value * 0.36], box.width * 0.9, sizes.value * 1.1);
    pen.shape(rect(glow, sizes.value * 0.3), { fill: pen.hex("new") });
  }
  const under = figure.isNew ? pen.hex("new") : ground;
  const icon = figure.pictogram ? sizes.value * 0.9 : 0;
  const style = {
    face: "bold",
    size: sizes.value,
    colour: pen.palette.text(figure.colour ?? (pen.palette.on(under) === pen.hex("white") ? "white" : "ink"), under),
    align: "middle",
    room: box.width - icon,
  } as const;
  const width = pen.text(figure.value, [centre + icon / 2, base], style);
  if (figure.pictogram) {
    const at: Point = [centre - width / 2, base - sizes.value * 0.36];
    drawPictogram(pen, figure.pictogram, centred(at, sizes.value * 0.7, sizes.value * 0.7), style.colour);
  }
  pen.text(figure.label, [centre, base + gap + sizes.label * RISE], {
    size: sizes.label,
    colour: quiet(pen, ground),
    align: "middle",
    room: box.width,
  });
}

/** Colour of secondary text on a ground. */
export const quiet = (pen: Pen, ground: string): string =>
  pen.palette.on(ground) === pen.hex("white") ? pen.hex("white") : pen.palette.text("muted", ground);

function tileWidth(pen: Pen, figure: Figure): number {
  const value = pen.width(figure.value, { size: "large", face: "bold" }) + (figure.pictogram ? pen.size("large") : 0);
  return Math.max(value, pen.width(figure.label, { size: "small" })) + pen.unit * 0.9;
}

export const stripPanel = {
  natural: (pen: Pen, strip: Strip): number => pen.unit * (strip.sub === undefined && !strip.figures ? 2.4 : 3.7),

  /** Title and sub-title at the left, badges after them, figures at the right end. */
  draw(pen: Pen, strip: Strip, box: Box): void {
    const ground = pen.hex(strip.colour ?? "black", strip.shade ?? "full");
    pen.shape(rect(box, pen.unit * 0.5), { fill: ground, lift: pen.unit * 0.2 });
    const ink = pen.palette.on(ground);
    const right = drawStripFigures(pen, strip, box, ground);
    const badges = strip.badges ?? [];
    const radius = pen.unit * 0.95;
    const badgeRoom = badges.reduce((sum, badge) => sum + badgeWidth(pen, badge, radius) + pen.unit * 0.3, 0);
    const left = box.x + pen.unit * 0.9;
    const room = right - left - badgeRoom - pen.unit * 0.6;
    const y = box.y + box.height / 2;
    const title = { face: "slab", size: strip.sub ? "large" : "body", colour: ink, room } as const;
    const width = strip.sub
      ? Math.max(
          pen.text(strip.title, [left, y - pen.unit * 0.08], title),
          pen.text(strip.sub, [left, y + pen.unit * 1.22], { size: "small", colour: quiet(pen, ground), room }),
        )
      : pen.textMid(strip.title, [left, y], title);
    let x = left + width + pen.unit * 0.7;
    for (const badge of badges) {
      const across = badgeWidth(pen, badge, radius);
      drawBadge(pen, badge, [x + across / 2, y], radius, 0, ground);
      x += across + pen.unit * 0.3;
    }
  },
};

/** Tells where the figures begin. */
function drawStripFigures(pen: Pen, strip: Strip, box: Box, ground: string): number {
  let right = box.x + box.width - pen.unit * 0.5;
  for (const figure of [...(strip.figures ?? [])].reverse()) {
    const width = tileWidth(pen, figure);
    right -= width;
    const tile = { x: right, y: box.y, width, height: box.height };
    drawFigure(pen, figure, tile, { value: pen.size("large"), label: pen.size("small") }, ground);
  }
  return right;
}
