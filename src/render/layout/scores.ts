/** Draws the foot of a board with every side's emblem, name, score and bar. */
import type { Score, Scores } from "../../scene/reports.ts";
import { STRIPS } from "../../scene/scene.ts";
import type { Point } from "../../scene/words.ts";
import { contrast, mix } from "../contrast.ts";
import type { Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, circle, rect } from "../primitives.ts";
import { BOARD_COLOURS, MARK_COLOURS, TINTS, TYPE } from "../style.ts";

export const scoresPanel = {
  natural: (pen: Pen): number => (pen.unit / 27) * STRIPS.foot,

  draw(pen: Pen, { goal, scores }: Scores, box: Box): void {
    const width = box.width / Math.max(1, scores.length);
    const look = lookOf(pen, scores, width);
    scores.forEach((score, i) => {
      const cell = { ...box, x: box.x + width * i, width };
      if (i > 0)
        pen.shape(rect({ x: cell.x - 1, y: box.y + pen.unit * 0.5, width: 2, height: box.height - pen.unit }), {
          fill: BOARD_COLOURS.rule,
        });
      drawScore(pen, score, goal, cell, look);
    });
  },
};

/** How large a number is: rather smaller than its name cut. */
const VALUES = [TYPE.score, 1.5, 1.25];
/** How large names are: as large as there is room for all of them. */
const NAMES = [1.22, 1.12, TYPE.sideName, 1];
/** In units: the emblem's radius, between things, and left of what is new. */
const EMBLEM = 0.96;
const GAP = 0.3;
const MARGIN = 0.4;
const APART = 0.8;

/** The new part of a score: how large, and how far under its name where it is not next to it. */
const GAIN = 1.5;
const RAISED = 0.74;
const LOWERED = 0.5;

/** What the cells have in common. */
interface Look {
  /** Of names, in pixels. */
  readonly size: number;
  /** What is new is next to the score, as every cell has room for three digits and two. */
  readonly inRow: boolean;
}

function lookOf(pen: Pen, scores: Scores["scores"], width: number): Look {
  const inUnits = (pixels: number): number => pixels / pen.unit;
  const digits = (text: string, size: number): number =>
    inUnits(pen.width(text, { face: "bold", size: pen.unit * size }));
  const gain = APART + digits("−88", GAIN);
  const others = 2 * EMBLEM + 2 * MARGIN + 2 * GAP + digits("188", TYPE.score);
  const widest = (size: number): number =>
    Math.max(...scores.map(({ name }) => inUnits(pen.width(name, { size: pen.unit * size }))));
  const room = inUnits(width) - others;
  const inRow = widest(TYPE.sideName) <= room - gain;
  const size = NAMES.find((share) => widest(share) <= room - (inRow ? gain : 0)) ?? 1;
  return { size: size * pen.unit, inRow };
}

function drawScore(pen: Pen, score: Score, goal: number, box: Box, look: Look): void {
  const { unit } = pen;
  const middle = box.y + box.height * 0.44;
  const radius = unit * EMBLEM;
  const at = [box.x + unit * MARGIN + radius, middle] as const;
  drawEmblem(pen, score, at, radius);
  const right = box.x + box.width - unit * MARGIN;
  const left = at[0] + radius + unit * GAP;
  const text = String(score.value);
  const name = pen.width(score.name, { size: look.size });
  const fits = (size: number): boolean => left + name + unit * GAP + pen.width(text, { face: "bold", size }) <= right;
  const size = VALUES.map((share) => share * unit).find(fits) ?? unit;
  const colour = score.leads ? BOARD_COLOURS.gold : BOARD_COLOURS.cream;
  const value = pen.textMid(text, [right, middle], { face: "bold", size, colour, align: "end" });
  const { gained = 0 } = score;
  const isStacked = !look.inRow && gained !== 0;
  const room = right - value - unit * GAP - left;
  const y = middle - (isStacked ? unit * RAISED : 0);
  pen.textMid(score.name, [left, y], { size: look.size, colour: BOARD_COLOURS.cream, room });
  const said = gained > 0 ? `+${gained}` : `−${-gained}`;
  const gain = { face: "bold", size: unit * GAIN, colour: MARK_COLOURS.news } as const;
  if (isStacked) pen.textMid(said, [left, middle + unit * LOWERED], { ...gain, room });
  else if (gained !== 0) pen.textMid(said, [right - value - unit * APART, middle], { ...gain, align: "end" });
  drawBar(pen, score, goal, {
    x: box.x + pen.unit * 0.5,
    y: box.y + box.height * 0.84,
    width: box.width - pen.unit,
    height: pen.unit * 0.34,
  });
}

function drawEmblem(pen: Pen, { colour, emblem, letter }: Score, at: Point, radius: number): void {
  const fill = pen.hex(colour);
  pen.shape(circle(at, radius), { fill, strokes: [{ colour: BOARD_COLOURS.cream, width: pen.unit * 0.12 }] });
  const on = pen.palette.on(fill);
  if (emblem) drawPictogram(pen, emblem, centred(at, radius * 1.14, radius * 1.14), on);
  else if (letter)
    pen.textMid(letter, at, { face: "bold", size: pen.unit * 1.2, colour: on, align: "middle", room: radius * 1.6 });
}

/** How far it is, and how much of that is new: white where it has grown, a white outline where it has shrunk. */
function drawBar(pen: Pen, { colour, value, gained = 0 }: Score, goal: number, box: Box): void {
  const share = (points: number): number => (Math.max(0, Math.min(goal, points)) / goal) * box.width;
  const fill = pen.hex(colour);
  const seen = contrast(fill, BOARD_COLOURS.strip) < 2.4 ? mix(fill, TINTS.light, 0.45) : mix(fill, TINTS.light, 0.2);
  pen.shape(rect(box), { fill: BOARD_COLOURS.rule });
  const kept = share(Math.min(value, value - gained));
  pen.shape(rect({ ...box, width: kept }), { fill: seen });
  const [from, to] = [share(Math.min(value, value - gained)), share(Math.max(value, value - gained))];
  if (gained > 0)
    pen.shape(rect({ ...box, x: box.x + from, width: Math.max(3, to - from) }), { fill: MARK_COLOURS.news });
  else if (gained < 0)
    pen.shape(rect({ ...box, x: box.x + from, width: Math.max(3, to - from) }), {
      strokes: [{ colour: MARK_COLOURS.news, width: 2, inside: true, dash: [6, 4] }],
    });
}
