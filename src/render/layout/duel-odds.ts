import type { Duel, DuelSide } from "../../scene/reports.ts";
import type { Pen } from "../pen.ts";
import { type Box, centred, rect } from "../primitives.ts";
import { REPORT_COLOURS, SURFACE_COLOURS } from "../style.ts";
import { drawCounter } from "./counter.ts";

/** Height of the line of the combat table under both sides, with the gap below it, in units. */
export const ODDS = 5;

/** Edges of counters, in units: as large as there is room, and the letters beneath grow with them. */
const COUNTER = { usual: 7.6, most: 15 } as const;
/** What the letters beneath take at the most, in their heights. */
const NAME = 1.35;
const FATE = 2.5;

type Counters = NonNullable<DuelSide["counters"]>;

/** Counters side by side in the middle, each over its name and, red, what became of it; as large as those of both sides can be. */
export function drawForce(pen: Pen, counters: Counters, box: Box, both: readonly Counters[]): void {
  const { unit } = pen;
  const share = box.width / Math.max(1, ...both.map(({ length }) => length));
  const lines = both.flat().some(({ fate }) => fate !== undefined) ? FATE : NAME;
  const usual = box.height - unit * lines;
  const grown = box.height / (1 + lines / COUNTER.usual);
  const edge = Math.min(Math.min(usual, Math.max(grown, unit * COUNTER.usual)), share * 0.86, unit * COUNTER.most);
  const letters = unit * Math.max(1, Math.min(1.6, edge / (unit * COUNTER.usual)));
  const cell = Math.min(share, Math.max(edge * 1.3, letters * 8));
  const left = box.x + (box.width - cell * counters.length) / 2;
  const top = box.y + (box.height - edge - letters * lines) / 2;
  counters.forEach(({ counter, name, fate }, i) => {
    const x = left + cell * (i + 0.5);
    const line = (text: DuelSide["name"], down: number, colour: "ink" | "bad"): void => {
      const style = { face: "bold", colour: pen.hex(colour), align: "middle", room: cell * 0.96 } as const;
      pen.textMid(text, [x, top + edge + letters * down], { ...style, size: letters });
    };
    drawCounter(pen, counter, centred([x, top + edge / 2], edge, edge));
    line(name, 0.8, "ink");
    if (fate !== undefined) line(fate, 1.95, "bad");
  });
}

/** How the column was found, then what each face of the die brings in it; the one that was rolled stands out. */
export function drawOdds(pen: Pen, { lines, results, rolled }: NonNullable<Duel["odds"]>, box: Box): void {
  const { unit } = pen;
  pen.shape(rect(box, unit * 0.4), { fill: SURFACE_COLOURS.panel, lift: unit * 0.14 });
  const cell = unit * 4.4;
  const first = box.x + box.width - unit * 0.6 - cell * results.length;
  lines.forEach((text, i) => {
    const y = box.y + box.height / 2 + (i - (lines.length - 1) / 2) * unit * 1.6;
    const look = i === lines.length - 1 ? ({ face: "bold", size: unit * 1.35 } as const) : { size: unit * 1.2 };
    const room = first - box.x - unit * 1.6;
    pen.textMid(text, [box.x + unit * 0.8, y], { ...look, colour: pen.hex("ink"), room });
  });
  results.forEach((result, i) => {
    const x = first + cell * (i + 0.5);
    const isRolled = i + 1 === rolled;
    const ground = isRolled ? pen.hex("bad") : REPORT_COLOURS.quiet;
    pen.textMid(String(i + 1), [x, box.y + unit * 0.95], {
      face: isRolled ? "bold" : "regular",
      size: unit * 1.15,
      colour: pen.hex(isRolled ? "bad" : "muted"),
      align: "middle",
    });
    pen.shape(rect(centred([x, box.y + unit * 2.8], cell * 0.9, unit * 2.4), unit * 0.3), { fill: ground });
    pen.textMid(result, [x, box.y + unit * 2.8], {
      face: "bold",
      size: unit * (isRolled ? 1.7 : 1.35),
      colour: isRolled ? pen.palette.on(ground) : pen.hex("muted"),
      align: "middle",
      room: cell * 0.84,
    });
  });
}
