import type { Spread } from "../../scene/reports.ts";
import type { Pen } from "../pen.ts";
import { type Box, centred, line, rect } from "../primitives.ts";
import { drawCard } from "./card.ts";
import { drawSmallCards, SMALL } from "./small-card.ts";

/** Cards in a row, by their number: few are tall ones, many lie in rows and have no scene. */
const PER_ROW = 5;
const HIGHEST = 31;
/** Letters of few cards are larger. */
const LARGE = 1.26;
const LARGEST = 1.5;
/** One or two cards are as wide as if so many lay there. */
const FEWEST = 2.6;
const GAP = 0.5;
const LINK = 1.6;

const rowsOf = ({ cards }: Spread): number => (cards.length <= 6 ? 1 : cards.length <= 12 ? 2 : 3);
const acrossOf = (spread: Spread): number => Math.max(3, Math.ceil(spread.cards.length / rowsOf(spread)));

export const spreadPanel = {
  natural: (pen: Pen, spread: Spread): number => {
    if (spread.style === "small") return pen.unit * SMALL;
    return pen.unit * (rowsOf(spread) === 1 ? 20 : 13 * rowsOf(spread));
  },

  draw(pen: Pen, spread: Spread, box: Box): void {
    if (spread.style === "small") {
      drawSmallCards(pen, spread.cards, { ...box, height: Math.min(box.height, pen.unit * SMALL) });
      return;
    }
    const rows = rowsOf(spread);
    const across = acrossOf(spread);
    const links = (spread.links ?? []).length > 0 && rows === 1 ? pen.unit * LINK : 0;
    const gap = pen.unit * GAP;
    const most = box.width / (spread.cards.length <= 2 ? FEWEST : spread.cards.length <= 3 ? PER_ROW - 1 : PER_ROW);
    const width = Math.min((box.width - gap * (across - 1)) / across, most);
    const scale = rows > 1 || spread.cards.length > PER_ROW ? 1 : spread.cards.length <= 2 ? LARGEST : LARGE;
    const height = Math.min((box.height - links - gap * (rows - 1)) / rows, pen.unit * HIGHEST);
    const places = spread.cards.map((_card, i): Box => {
      const row = Math.floor(i / across);
      const inRow = Math.min(across, spread.cards.length - row * across);
      const left = box.x + (box.width - inRow * width - (inRow - 1) * gap) / 2;
      return { x: left + (i % across) * (width + gap), y: box.y + row * (height + gap), width, height };
    });
    spread.cards.forEach((card, i) => {
      const place = places[i];
      if (place) drawCard(pen, card, place, scale);
    });
    if (links > 0) drawLinks(pen, spread, places, links);
  },
};

/** A bracket under two cards that combine, with what they make. */
function drawLinks(pen: Pen, spread: Spread, places: readonly Box[], room: number): void {
  const { unit } = pen;
  const shown = spread.links ?? [];
  let freeFrom = Number.NEGATIVE_INFINITY;
  for (const { from, to, label } of shown) {
    const [a, b] = [places[Math.min(from, to)], places[Math.max(from, to)]];
    if (!a || !b) continue;
    const [left, right] = [a.x + a.width / 2, b.x + b.width / 2];
    const width = pen.width(label, { face: "bold", size: unit * 1.04 }) + unit;
    const middle = (left + right) / 2;
    if (middle - width / 2 < freeFrom) continue;
    freeFrom = middle + width / 2 + unit * 0.4;
    const y = a.y + a.height + room * 0.58;
    const colour = "#5f5322";
    pen.shape(
      line([
        [left, a.y + a.height + unit * 0.15],
        [left, y],
        [right, y],
        [right, b.y + b.height + unit * 0.15],
      ]),
      { strokes: [{ colour, width: unit * 0.14 }] },
    );
    pen.shape(rect(centred([middle, y], width, unit * 1.4), unit * 0.7), { fill: colour });
    pen.textMid(label, [middle, y], { face: "bold", size: unit * 1.04, colour: "#fff8e6", align: "middle" });
  }
}
