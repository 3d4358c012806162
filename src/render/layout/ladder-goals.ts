import type { Goal } from "../../scene/reports.ts";
import type { Words } from "../../scene/words.ts";
import { contrast } from "../contrast.ts";
import { labelOf, type Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, rect } from "../primitives.ts";
import { REPORT_COLOURS } from "../style.ts";

/** More goals than that stand in two columns, of which the first has this share of the width. */
const ONE_COLUMN = 3;
const FIRST_COLUMN = 0.59;
/** In units. */
const COUNT = 2.8;
const LINE = 1.1;
/** Between lines that would not fit otherwise. */
const TIGHT = 0.9;
const BAR = 0.3;
/** Of a row that has room for large figures. */
const ROOMY = 2.4;
/** How large figures are: a large one leaves room for a check and for the words beside it. */
const LEAST = 1.04;
const SIZES = [1.4, 1.2];
const CHECK = 0.9;
const BESIDE = 0.3;
/** Yellow is too pale on paper. */
const LEAST_CONTRAST = 1.8;

/** Where goals stand, and how large. */
interface Place {
  readonly unit: number;
  readonly box: Box;
}

/** Each goal with how far it is: a count over a bar, and what it counts or lacks. `fill`: of the seat. */
export function drawGoals(pen: Pen, goals: readonly Goal[], fill: string, { unit, box }: Place): void {
  const narrow = goals.length > ONE_COLUMN;
  const inFirst = narrow ? Math.ceil(goals.length / 2) : goals.length;
  const first = narrow ? box.width * FIRST_COLUMN : box.width;
  const size = narrow ? pen.unit : unit;
  const lowest = box.height / inFirst;
  const figures = SIZES.find((share) => lowest > size * ROOMY && goals.every((goal) => isWithin(pen, goal, share)));
  const look = { unit: size, figures: figures ?? LEAST };
  const columns = [
    { goals: goals.slice(0, inFirst), x: box.x, width: first },
    { goals: goals.slice(inFirst), x: box.x + first, width: box.width - first },
  ];
  for (const { goals, x, width } of columns) {
    const height = box.height / goals.length;
    goals.forEach((goal, i) => {
      drawGoal(pen, goal, fill, { ...look, box: { x, y: box.y + i * height, width, height } });
    });
  }
}

/** Whether a figure of this size, with a check if need be, leaves room for the words beside it. */
const isWithin = (pen: Pen, { count, share }: Goal, size: number): boolean =>
  pen.width(count, { face: "bold", size: pen.unit * size }) <=
  pen.unit * (COUNT - BESIDE - (share >= 1 ? size * CHECK : 0));

function drawGoal(
  pen: Pen,
  goal: Goal,
  fill: string,
  { unit, box, figures }: Place & { readonly figures: number },
): void {
  const tab = unit * COUNT;
  const size = unit * figures;
  const isMet = goal.share >= 1;
  const ink = pen.hex("ink");
  const y = box.y + box.height / 2 - unit * (BAR * 0.5 + 0.08);
  const bar = { x: box.x, y: y + size * 0.5, width: tab - unit * 0.4, height: unit * BAR };
  const middle = bar.x + bar.width / 2;
  const style = { face: "bold", size, colour: ink, align: "middle" } as const;
  if (isMet) {
    const width = pen.width(goal.count, style);
    pen.textMid(goal.count, [middle + size * 0.45, y], style);
    drawPictogram(pen, "check", centred([middle - width / 2 - size * 0.05, y], size * 0.72, size * 0.72), ink);
  } else pen.textMid(goal.count, [middle, y], style);
  pen.shape(rect(bar, bar.height / 2), { fill: REPORT_COLOURS.lit });
  if (goal.share > 0)
    pen.shape(rect({ ...bar, width: Math.max(bar.height, bar.width * Math.min(1, goal.share)) }, bar.height / 2), {
      fill: contrast(fill, REPORT_COLOURS.row) < LEAST_CONTRAST ? REPORT_COLOURS.goal : fill,
    });
  pen.shape(rect(bar, bar.height / 2), { strokes: [{ colour: ink, width: 1.5 }] });
  drawWords(pen, goal, { unit, box: { ...box, x: box.x + tab, width: box.width - tab - unit * 0.3 } });
}

/** What is missing where its lines fit, in smaller letters if need be; else what is counted. */
function drawWords(pen: Pen, { label, missing }: Goal, { unit, box }: Place): void {
  const set = (words: Words, size: number) => {
    const most = Math.max(1, Math.floor(box.height / (size * TIGHT)));
    return { words, size, most, lines: pen.lines(words, { size }, box.width) };
  };
  const said = missing === undefined ? [label] : [missing, label];
  const ways = said.flatMap((words) => [set(words, unit), set(words, pen.unit)]);
  const { words, size, most, lines } = ways.find((way) => way.lines.length <= way.most) ?? set(label, pen.unit);
  const shown = lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join(" ")] : lines;
  const pitch = Math.min(size * LINE, box.height / shown.length);
  shown.forEach((text, i) => {
    const y = box.y + box.height / 2 + (i - (shown.length - 1) / 2) * pitch;
    pen.textMid({ ...labelOf(words), text }, [box.x, y], { size, colour: pen.hex("ink"), room: box.width });
  });
}
