/** Draws a fight between two sides: what each brought, dice, odds and sums, and the result below. */
import { pieceSize } from "../../scene/pieces.ts";
import type { Duel, DuelSide } from "../../scene/reports.ts";
import { labelOf, type Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, rect } from "../primitives.ts";
import { MARK_COLOURS, REPORT_COLOURS, SURFACE_COLOURS } from "../style.ts";
import { drawCounter } from "./counter.ts";
import { addendWidth, drawAddend, drawHead, drawResult, drawTotal } from "./duel-parts.ts";
import { drawPiece } from "./piece.ts";

/** Height of the line of the combat table under both sides, with the gap below it, in units. */
const ODDS = 5;

/** Edges of counters, in units: as large as there is room, and the letters beneath grow with them. */
const COUNTER = { usual: 7.6, most: 15 } as const;
/** The most that the letters beneath take, in their heights. */
const NAME = 1.35;
const FATE = 2.5;

type Counters = NonNullable<DuelSide["counters"]>;

/** Counters side by side in the middle, each over its name and, red, what became of it; as large as those of both sides can be. */
function drawForce(pen: Pen, counters: Counters, box: Box, both: readonly Counters[]): void {
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
function drawOdds(pen: Pen, { lines, results, rolled }: NonNullable<Duel["odds"]>, box: Box): void {
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

export const duelPanel = {
  natural: (_pen: Pen, _duel: Duel, width: number): number => width * 0.58,

  /** Both sides face each other; their totals meet in the middle; what came of it stands below. */
  draw(pen: Pen, duel: Duel, box: Box): void {
    const { unit } = pen;
    const gap = pen.width(duel.verb, { face: "italic", size: unit * 1.3 }) + unit * 1.6;
    const foot = unit * (4 + (duel.odds ? ODDS : 0));
    const width = (box.width - gap) / 2;
    const height = box.height - foot - unit * 0.6;
    const shared = sharedBy([duel.left, duel.right]);
    drawSide(pen, duel.left, { x: box.x, y: box.y, width, height }, shared);
    drawSide(pen, duel.right, { x: box.x + width + gap, y: box.y, width, height }, shared);
    const middle = box.x + box.width / 2;
    const y = box.y + (shared.sums ? height - unit * 3.3 : height / 2);
    drawPictogram(pen, "swords", centred([middle, box.y + unit * 4], unit * 2.6, unit * 2.6), REPORT_COLOURS.swords);
    drawVerb(pen, duel, middle, y);
    const bottom = { x: box.x, y: box.y + height + unit * 0.6, width: box.width, height: foot };
    const odds = duel.odds ? unit * ODDS : 0;
    if (duel.odds) drawOdds(pen, duel.odds, { ...bottom, height: odds - unit * 0.6 });
    drawResult(pen, duel, { ...bottom, y: bottom.y + odds, height: foot - odds });
  },
};

/** A ribbon between the two sums. */
function drawVerb(pen: Pen, duel: Duel, x: number, y: number): void {
  const { unit } = pen;
  const width = pen.width(duel.verb, { face: "italic", size: unit * 1.3 }) + unit * 1.2;
  pen.shape(rect(centred([x, y], width, unit * 2), unit), {
    fill: REPORT_COLOURS.lit,
    lift: unit * 0.12,
    strokes: [{ colour: pen.hex("ink"), width: unit * 0.09 }],
  });
  pen.textMid(duel.verb, [x, y], { face: "italic", size: unit * 1.3, colour: pen.hex("ink"), align: "middle" });
}

/** What both sides leave room for: the most cards of either, the counters, and sums if there are any. */
interface Shared {
  readonly rows: number;
  readonly counters: readonly NonNullable<DuelSide["counters"]>[];
  readonly sums: boolean;
}

const sharedBy = (sides: readonly DuelSide[]): Shared => ({
  rows: Math.max(...sides.map(({ plays }) => plays.length)),
  counters: sides.flatMap(({ counters }) => (counters ? [counters] : [])),
  sums: sides.some(({ sum }) => sum.length > 0),
});

function drawSide(pen: Pen, side: DuelSide, box: Box, { rows, counters, sums }: Shared): void {
  const { unit } = pen;
  const colour = pen.hex(side.colour);
  const head = unit * 2.6;
  const ground = SURFACE_COLOURS.panel;
  pen.shape(rect(box, unit * 0.4), { fill: ground, lift: unit * 0.16 });
  pen.clipped(rect(box, unit * 0.4), () => pen.shape(rect({ ...box, height: head }), { fill: colour }));
  pen.shape(rect(box, unit * 0.4), {
    strokes: [{ colour: side.wins ? pen.hex("ink") : REPORT_COLOURS.rim, width: unit * (side.wins ? 0.2 : 0.1) }],
  });
  const left = box.x + unit * 0.8;
  const right = box.x + box.width - unit * 0.8;
  drawHead(pen, side, { ...box, height: head });
  const width = right - left;
  const sum = box.y + box.height - (sums ? unit * 5.6 : 0);
  const free = sum - box.y - head - unit * 7.4;
  const roomy = side.counters ? Math.max(0, free - unit * CARD * rows) : 0;
  const plays = box.y + head + unit * 7.4 + roomy;
  const brought = { x: left, y: box.y + head + unit * 0.6, width, height: unit * 6.2 + roomy };
  if (side.counters) drawForce(pen, side.counters, brought, counters);
  else drawPieces(pen, side, brought);
  drawPlays(pen, side, { x: left, y: plays, width, height: sum - plays });
  drawSum(pen, side, { x: left, y: sum + unit * 0.6, width, height: unit * 4.4 });
}

/** What it brought, and which of it was lost, right. */
function drawPieces(pen: Pen, side: DuelSide, box: Box): void {
  const size = pen.unit * 4.1;
  let x = box.x;
  for (const piece of side.pieces) {
    const { width, height } = pieceSize(piece.form, size);
    drawPiece(pen, piece, [x + width / 2, box.y + box.height - height / 2], size);
    x += width + pen.unit * 0.5;
  }
  const outcome = side.outcome;
  if (outcome === undefined) return;
  const lines = pen.lines(outcome, { size: pen.unit * 1.1, face: "bold" }, box.x + box.width - x - pen.unit * 0.3);
  const shown = lines.slice(0, 3);
  shown.forEach((text, i) => {
    const y = box.y + box.height / 2 + (i - (shown.length - 1) / 2) * pen.unit * 1.25;
    const lost = labelOf(outcome).text.startsWith("loses");
    pen.textMid(text, [box.x + box.width, y], {
      face: "bold",
      size: pen.unit * 1.1,
      colour: pen.hex(lost ? "bad" : "muted"),
      align: "end",
    });
  });
}

/** Height of a card that was played, and of its letters, at most. */
const PLAY = 5.2;
const LETTERS = 1.4;
/** The same where counters would use the room. */
const CARD = 2.3;

function drawPlays(pen: Pen, side: DuelSide, box: Box): void {
  const { unit } = pen;
  const pitch = Math.min(unit * PLAY, box.height / Math.max(side.counters ? 1 : 3, side.plays.length));
  const rule = (y: number): void =>
    pen.stroke({ colour: pen.hex("faint"), width: 2 }, [box.x, y], [box.x + box.width, y]);
  if (side.plays.length > 0) rule(box.y + pitch * side.plays.length);
  side.plays.forEach((play, i) => {
    const y = box.y + (i + 0.5) * pitch;
    rule(box.y + i * pitch);
    const label = pen.textMid(play.label, [box.x, y], { size: unit * 1.1, colour: pen.hex("muted") });
    const x = box.x + Math.max(label + unit * 0.4, unit * 4.6);
    let right = box.x + box.width;
    if (play.outcome !== undefined) {
      const style = { face: "bold", size: unit * 1.1, align: "end" } as const;
      right -=
        pen.textMid(play.outcome, [right, y], {
          ...style,
          colour: pen.hex(play.struck ? "bad" : "muted"),
          room: box.width * 0.42,
        }) +
        unit * 0.4;
    }
    const none = labelOf(play.text).text === "none";
    const colour = pen.hex(none || play.struck ? "muted" : "ink");
    const width = pen.textMid(play.text, [x, y], {
      face: none ? "italic" : "bold",
      size: Math.min(unit * LETTERS, pitch * 0.85),
      colour,
      room: right - x,
    });
    if (play.struck) pen.stroke({ colour: MARK_COLOURS.burstOut, width: 3 }, [x, y], [x + width, y]);
  });
}

/** Height of the numbers of a sum, in units. */
const ADDEND = 2.4;

/** With its total. */
const sumWidth = (pen: Pen, { sum, total }: DuelSide): number =>
  sum.reduce((wide, addend) => wide + addendWidth(pen, addend, pen.unit * ADDEND) + pen.unit * 0.3, 0) +
  Math.max(0, sum.length - 1) * pen.unit * 1.5 +
  (total === undefined ? 0 : pen.unit * 5.5);

/** "4 Command + 3 strength", and the total in a disc at the side where the other one is. */
function drawSum(pen: Pen, side: DuelSide, box: Box): void {
  const { unit } = pen;
  const y = box.y + unit * 1.7;
  let x = box.x + Math.max(0, (box.width - sumWidth(pen, side)) / 2);
  side.sum.forEach((addend, i) => {
    if (i > 0) {
      pen.textMid("+", [x + unit * 0.3, y], { face: "bold", size: unit * 1.3, colour: pen.hex("muted") });
      x += unit * 1.5;
    }
    x += drawAddend(pen, addend, [x, y], unit * ADDEND) + unit * 0.3;
  });
  if (side.total === undefined) return;
  const at = [x + unit * 3.6, y + unit * 0.2] as const;
  pen.textMid("=", [x + unit * 0.5, y], { face: "bold", size: unit * 1.3, colour: pen.hex("muted") });
  drawTotal(pen, side, at);
}
