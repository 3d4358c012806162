import type { Card } from "../../scene/cards.ts";
import type { Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import { labelOf, type Pen } from "../pen.ts";
import { drawEmblem } from "../pictograms.ts";
import { type Box, centred, circle, rect } from "../primitives.ts";
import { CARD_COLOURS, SKY_COLOURS } from "../style.ts";
import { drawBackdrop } from "./card-backdrop.ts";

/** How finely the sky grows lighter towards the ground. */
const BANDS = 16;

/** Sky, a sun or moon, the place, and, in the part of it that nothing covers, what the card is about. */
export const drawScene = (pen: Pen, card: Card, box: Box, free: Box): void =>
  pen.clipped(rect(box), () => drawInside(pen, card, box, free));

function drawInside(pen: Pen, card: Card, box: Box, free: Box): void {
  const sky = SKY_COLOURS[card.sky ?? "day"];
  for (let i = 0; i < BANDS; i++) {
    const y = box.y + (box.height * i) / BANDS;
    pen.shape(rect({ ...box, y, height: box.height / BANDS + 1 }), { fill: mix(sky.high, sky.low, i / (BANDS - 1)) });
  }
  const size = Math.min(free.height * 0.66, free.width * (card.worth === undefined ? 0.6 : 0.46));
  const shift = card.worth === undefined ? 0.5 : 0.3;
  const at: Point = [free.x + free.width * shift, free.y + free.height * 0.48];
  pen.shape(circle([at[0] + size * 0.18, at[1] - size * 0.12], size * 0.56), { fill: sky.sun, opacity: sky.glow });
  drawBackdrop(pen, box, sky, card.place ?? "town", labelOf(card.title).text);
  const art = card.art ?? card.pictogram;
  if (art) drawEmblem(pen, art, centred(at, size, size), { light: CARD_COLOURS.lit, shade: sky.shade, edge: sky.ink });
  if (card.worth !== undefined)
    drawWorth(pen, card.worth, [free.x + free.width * 0.75, at[1]], Math.min(size * 0.5, free.width * 0.2));
}

/** What a card is worth, large, where the sun would stand. */
function drawWorth(pen: Pen, worth: NonNullable<Card["worth"]>, at: Point, radius: number): void {
  pen.shape(circle(at, radius), {
    fill: CARD_COLOURS.disc,
    lift: radius * 0.08,
    strokes: [{ colour: pen.hex("ink"), width: radius * 0.07 }],
  });
  pen.textMid(worth, at, { face: "bold", size: radius * 1.45, colour: pen.hex("ink"), align: "middle" });
}
