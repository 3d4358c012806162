/** Draws the agreements in force: who is bound to whom, and by what. */
import type { Pact, Pacts } from "../../scene/reports.ts";
import type { Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, circle, rect, ring } from "../primitives.ts";
import { BOARD_COLOURS, REPORT_COLOURS } from "../style.ts";

const MOST_IN_ROW = 4;
const ROW = 2.9;

const rowsOf = ({ pacts }: Pacts): number => Math.max(1, Math.ceil(pacts.length / MOST_IN_ROW));

export const pactsPanel = {
  natural: (pen: Pen, pacts: Pacts): number => rowsOf(pacts) * pen.unit * (ROW + 0.5),

  /** A title left, and who is bound to whom right of it. */
  draw(pen: Pen, pacts: Pacts, box: Box): void {
    const { unit } = pen;
    const left = box.x + unit;
    const head = box.width * 0.2;
    const middle = box.y + box.height / 2;
    const raise = pacts.sub === undefined ? 0 : unit * 0.62;
    pen.textMid(pacts.title, [left, middle - raise], {
      face: "slab",
      size: unit * 1.3,
      colour: BOARD_COLOURS.cream,
      room: head,
    });
    if (pacts.sub !== undefined) {
      const lines = pen.lines(pacts.sub, { size: unit, face: "italic" }, head);
      lines.slice(0, 2).forEach((text, i) => {
        pen.textMid(text, [left, middle + unit * (0.72 + i * 1.05)], {
          face: "italic",
          size: unit,
          colour: BOARD_COLOURS.quiet,
          room: head,
        });
      });
    }
    const rows = rowsOf(pacts);
    const across = Math.ceil(pacts.pacts.length / rows);
    const from = left + head + unit * 0.3;
    const width = (box.x + box.width - unit * 0.4 - from) / Math.max(1, across);
    const height = (box.height - unit * 0.5) / rows;
    pacts.pacts.forEach((pact, i) => {
      const x = from + (i % across) * width;
      const y = box.y + unit * 0.3 + Math.floor(i / across) * height;
      drawPact(pen, pact, { x, y, width: width - unit * 0.3, height: height - unit * 0.22 });
    });
  },
};

function drawPact(pen: Pen, pact: Pact, box: Box): void {
  const { unit } = pen;
  pen.shape(rect(box, unit * 0.35), { fill: REPORT_COLOURS.lit });
  const middle = box.y + box.height / 2;
  const radius = Math.min(unit * 1.05, box.height * 0.4);
  const ends = [
    { party: pact.from, x: box.x + radius + unit * 0.3 },
    { party: pact.to, x: box.x + box.width - radius - unit * 0.3 },
  ];
  for (const { party, x } of ends) {
    const fill = pen.hex(party.colour);
    pen.shape(circle([x, middle], radius), { fill, strokes: [{ colour: pen.hex("ink"), width: unit * 0.08 }] });
    if (party.emblem)
      drawPictogram(pen, party.emblem, centred([x, middle], radius * 1.14, radius * 1.14), pen.palette.on(fill));
    else if (party.letter)
      pen.textMid(party.letter, [x, middle], {
        face: "bold",
        size: unit,
        colour: pen.palette.on(fill),
        align: "middle",
      });
  }
  const from = box.x + radius * 2 + unit * 0.6;
  const to = box.x + box.width - radius * 2 - unit * 0.6;
  const y = middle + unit * 0.42;
  const colour = REPORT_COLOURS.title;
  pen.stroke({ colour, width: unit * 0.14 }, [from + unit * 0.3, y], [to - unit * 0.3, y]);
  const tip = (x: number, way: 1 | -1): void =>
    pen.shape(ring([x, y], [x - way * unit * 0.6, y - unit * 0.36], [x - way * unit * 0.6, y + unit * 0.36]), {
      fill: colour,
    });
  tip(to, 1);
  if (pact.mutual) tip(from, -1);
  pen.textMid(pact.text, [(from + to) / 2, middle - unit * 0.58], {
    face: "bold",
    size: unit * 1.34,
    colour: pen.hex("ink"),
    align: "middle",
    room: to - from,
  });
}
