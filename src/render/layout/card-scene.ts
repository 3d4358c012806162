import type { Card } from "../../scene/cards.ts";
import type { Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import { labelOf, type Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, circle, rect } from "../primitives.ts";

const SKIES = {
  day: { high: "#f3d79a", low: "#fbeecb", town: "#b98d4e", sun: "#fff6dc" },
  dusk: { high: "#6b2118", low: "#e08a3c", town: "#3a1210", sun: "#f6c766" },
  night: { high: "#15203f", low: "#3a557d", town: "#0b1226", sun: "#f2ead0" },
  storm: { high: "#3c4a3a", low: "#8d9a72", town: "#202a20", sun: "#dfe3c4" },
} as const;

/** Bands of sky, a sun or moon, roofs of a town, and what the card is about. */
export function drawScene(pen: Pen, card: Card, box: Box): void {
  const sky = SKIES[card.sky ?? "day"];
  const bands = 9;
  for (let i = 0; i < bands; i++) {
    const y = box.y + (box.height * i) / bands;
    pen.shape(rect({ ...box, y, height: box.height / bands + 1 }), { fill: mix(sky.high, sky.low, i / (bands - 1)) });
  }
  const sun: Point = [box.x + box.width * 0.74, box.y + box.height * 0.3];
  if (card.worth === undefined) pen.shape(circle(sun, box.height * 0.13), { fill: sky.sun, opacity: 0.9 });
  drawTown(pen, box, sky.town, labelOf(card.title).text);
  const art = card.art ?? card.pictogram;
  if (!art) return;
  const size = box.height * 0.66;
  const at: Point = [box.x + box.width * (card.worth === undefined ? 0.44 : 0.32), box.y + box.height * 0.5];
  for (const [dx, dy, colour] of [
    [0.03, 0.04, mix(sky.town, "#000000", 0.4)],
    [0, 0, "#fbf3dd"],
  ] as const)
    drawPictogram(pen, art, centred([at[0] + dx * size, at[1] + dy * size], size, size), colour);
  if (card.worth !== undefined)
    drawWorth(pen, card.worth, [box.x + box.width * 0.74, at[1]], Math.min(size * 0.5, box.width * 0.22));
}

/** What a card is worth, large, where the sun would stand. */
function drawWorth(pen: Pen, worth: NonNullable<Card["worth"]>, at: Point, radius: number): void {
  pen.shape(circle(at, radius), {
    fill: "#fffaf0",
    lift: radius * 0.08,
    strokes: [{ colour: pen.hex("ink"), width: radius * 0.07 }],
  });
  pen.textMid(worth, at, { face: "bold", size: radius * 1.45, colour: pen.hex("ink"), align: "middle" });
}

/** Roofs, domes and minarets, in an order of their own for each card. */
function drawTown(pen: Pen, box: Box, colour: string, name: string): void {
  let seed = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const next = (): number => {
    seed = (seed * 137 + 71) % 9973;
    return seed / 9973;
  };
  const ground = box.y + box.height;
  for (let x = box.x; x < box.x + box.width; ) {
    const width = box.width * (0.08 + next() * 0.12);
    const height = box.height * (0.12 + next() * 0.2);
    pen.shape(rect({ x, y: ground - height, width: width + 1, height }), { fill: colour });
    const kind = next();
    if (kind < 0.2) pen.shape(circle([x + width / 2, ground - height], width * 0.4), { fill: colour });
    else if (kind < 0.34)
      pen.shape(rect({ x: x + width * 0.4, y: ground - height * 1.9, width: width * 0.16, height }), { fill: colour });
    x += width;
  }
}
