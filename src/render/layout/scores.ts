import type { Score, Scores } from "../../scene/reports.ts";
import { STRIPS } from "../../scene/scene.ts";
import { contrast, mix } from "../contrast.ts";
import type { Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, circle, rect } from "../primitives.ts";
import { BOARD_COLOURS, MARK_COLOURS, TINTS, TYPE } from "../style.ts";

export const scoresPanel = {
  natural: (pen: Pen): number => (pen.unit / 27) * STRIPS.foot,

  draw(pen: Pen, { goal, scores }: Scores, box: Box): void {
    const width = box.width / Math.max(1, scores.length);
    scores.forEach((score, i) => {
      const cell = { ...box, x: box.x + width * i, width };
      if (i > 0)
        pen.shape(rect({ x: cell.x - 1, y: box.y + pen.unit * 0.5, width: 2, height: box.height - pen.unit }), {
          fill: BOARD_COLOURS.rule,
        });
      drawScore(pen, score, goal, cell);
    });
  },
};

/** How large a number is: rather smaller than its name cut. */
const VALUES = [TYPE.score, 1.5, 1.25];

/** What is new of it stands under its name. */
const RAISED = 0.5;
const LOWERED = 0.58;

function drawScore(pen: Pen, score: Score, goal: number, box: Box): void {
  const middle = box.y + box.height * 0.44;
  const radius = pen.unit * 0.96;
  const at = [box.x + pen.unit * 0.36 + radius, middle] as const;
  const fill = pen.hex(score.colour);
  pen.shape(circle(at, radius), { fill, strokes: [{ colour: BOARD_COLOURS.cream, width: pen.unit * 0.12 }] });
  if (score.emblem) drawPictogram(pen, score.emblem, centred(at, radius * 1.14, radius * 1.14), pen.palette.on(fill));
  else if (score.letter)
    pen.textMid(score.letter, at, {
      face: "bold",
      size: pen.unit * 1.2,
      colour: pen.palette.on(fill),
      align: "middle",
      room: radius * 1.6,
    });
  const right = box.x + box.width - pen.unit * 0.4;
  const left = at[0] + radius + pen.unit * 0.3;
  const gap = pen.unit * 0.3;
  const gained = score.gained ?? 0;
  const text = String(score.value);
  const name = pen.width(score.name, { size: pen.unit });
  const fits = (size: number): boolean => left + name + gap + pen.width(text, { face: "bold", size }) <= right;
  const size = VALUES.map((share) => share * pen.unit).find(fits) ?? pen.unit;
  const colour = score.leads ? BOARD_COLOURS.gold : BOARD_COLOURS.cream;
  const value = pen.textMid(text, [right, middle], { face: "bold", size, colour, align: "end" });
  const room = right - value - gap - left;
  const look = { size: pen.unit * (gained === 0 ? TYPE.sideName : 1), colour: BOARD_COLOURS.cream, room };
  pen.textMid(score.name, [left, middle - (gained === 0 ? 0 : pen.unit * RAISED)], look);
  if (gained !== 0)
    pen.textMid(gained > 0 ? `+${gained}` : `−${-gained}`, [left, middle + pen.unit * LOWERED], {
      face: "bold",
      size: pen.unit,
      colour: MARK_COLOURS.news,
      room,
    });
  drawBar(pen, score, goal, {
    x: box.x + pen.unit * 0.5,
    y: box.y + box.height * 0.84,
    width: box.width - pen.unit,
    height: pen.unit * 0.34,
  });
}

/** How far it is, and what of it is new: white where it has grown, a white outline where it has shrunk. */
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
