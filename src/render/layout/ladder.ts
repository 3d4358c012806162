/** Draws the standings: a bar for each seat on the way to the goal, its cards, and other ways to win. */
import type { Goal, Ladder, Rung } from "../../scene/reports.ts";
import type { Words } from "../../scene/words.ts";
import { contrast, mix } from "../contrast.ts";
import { labelOf, type Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, circle, rect } from "../primitives.ts";
import { BOARD_COLOURS, MARK_COLOURS, REPORT_COLOURS, SURFACE_COLOURS, TINTS } from "../style.ts";

/** More goals than that are in two columns, the first with this share of the width. */
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
function drawGoals(pen: Pen, goals: readonly Goal[], fill: string, { unit, box }: Place): void {
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

/** Whether a figure of this size, with a check if need be, leaves room for the words next to it. */
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

/** Where the columns begin, as shares of the width: bars, cards, goals. */
const COLUMNS = { bar: 0.195, barEnd: 0.435, cards: 0.452, cardsEnd: 0.61, goals: 0.618 } as const;

/** In units: the most that a row is high, and the height from which on things in it grow with it; how far they grow. */
const HIGHEST = 9.6;
const USUAL = 4.4;
const MOST_GROWN = 1.44;
const NAMES_GROWN = 1.12;

const grown = (pen: Pen, { height }: Box): number => Math.min(MOST_GROWN, Math.max(1, height / (pen.unit * USUAL)));

export const ladderPanel = {
  natural: (pen: Pen, ladder: Ladder): number => pen.unit * (1.6 + 4.4 * ladder.rungs.length),

  draw(pen: Pen, ladder: Ladder, box: Box): void {
    const { unit } = pen;
    const colour = REPORT_COLOURS.heading;
    const head = (text: Ladder["heads"][0], share: number, room: number): void => {
      pen.textMid(text, [box.x + box.width * share, box.y + unit * 0.5], {
        face: "bold",
        size: unit * 1.04,
        colour,
        room: room * box.width,
      });
    };
    head(ladder.heads[0], COLUMNS.bar, COLUMNS.barEnd - COLUMNS.bar);
    head(ladder.heads[1], COLUMNS.cards, COLUMNS.cardsEnd - COLUMNS.cards);
    head(ladder.heads[2], COLUMNS.goals, 1 - COLUMNS.goals);
    const top = box.y + unit * 1.25;
    const pitch = (box.y + box.height - top) / Math.max(1, ladder.rungs.length);
    ladder.rungs.forEach((rung, i) => {
      const height = Math.min(pitch - unit * 0.25, unit * HIGHEST);
      drawRung(pen, ladder, rung, { x: box.x, y: top + i * pitch, width: box.width, height });
    });
  },
};

function drawRung(pen: Pen, ladder: Ladder, rung: Rung, box: Box): void {
  const unit = pen.unit * grown(pen, box);
  const ground = rung.leads ? REPORT_COLOURS.lit : REPORT_COLOURS.row;
  pen.shape(rect(box, unit * 0.35), {
    fill: ground,
    lift: unit * 0.12,
    strokes: [
      { colour: rung.leads ? BOARD_COLOURS.brass : BOARD_COLOURS.woodDark, width: unit * (rung.leads ? 0.16 : 0.07) },
    ],
  });
  const fill = pen.hex(rung.colour);
  drawWho(pen, rung, fill, { ...box, width: box.width * COLUMNS.bar });
  drawProgress(pen, ladder, rung, box);
  drawCards(pen, rung, box);
  const goals = box.width * COLUMNS.goals;
  const margin = pen.unit * 0.2;
  const place = { x: box.x + goals, y: box.y + margin, width: box.width - goals, height: box.height - 2 * margin };
  drawGoals(pen, rung.goals ?? [], fill, { unit, box: place });
}

/** Its emblem, its name, and who plays it: names have less room to grow. */
function drawWho(pen: Pen, rung: Rung, fill: string, box: Box): void {
  const unit = pen.unit * Math.min(NAMES_GROWN, grown(pen, box));
  const middle = box.y + box.height / 2;
  const radius = Math.min(unit * 1.35, box.height * 0.4);
  const at = [box.x + unit * 0.4 + radius, middle] as const;
  const ink = pen.hex("ink");
  pen.shape(circle(at, radius), { fill, strokes: [{ colour: ink, width: unit * 0.09 }] });
  if (rung.emblem) drawPictogram(pen, rung.emblem, centred(at, radius * 1.14, radius * 1.14), pen.palette.on(fill));
  const left = at[0] + radius + unit * 0.4;
  const room = box.x + box.width - unit * 0.5 - left;
  const player = rung.player === undefined ? [] : pen.inTwo(rung.player, room);
  const raise = unit * (player.length > 1 ? 1.14 : player.length > 0 ? 0.62 : 0);
  pen.textMid(rung.name, [left, middle - raise], { face: "slab", size: unit * 1.14, colour: ink, room });
  player.forEach((line, i) => {
    pen.textMid(line, [left, middle - raise + unit * (1.34 + i * 1.04)], { colour: pen.hex("muted"), room });
  });
}

/** Whole blocks, then the rest, on a bar that ends at the goal. */
function drawProgress(pen: Pen, { block, goal }: Ladder, rung: Rung, box: Box): void {
  const unit = pen.unit * grown(pen, box);
  const [from, to] = [box.x + box.width * COLUMNS.bar, box.x + box.width * COLUMNS.barEnd];
  const height = Math.min(unit * 1.3, box.height * 0.36);
  const y = box.y + box.height * 0.38 - height / 2;
  const share = (to - from) / goal;
  const fill = pen.hex(rung.colour);
  pen.shape(rect({ x: from, y, width: to - from, height }, unit * 0.1), { fill: REPORT_COLOURS.track });
  for (let i = 0; i < rung.blocks && (i + 1) * block <= goal; i++)
    pen.shape(rect({ x: from + i * block * share + 1, y, width: block * share - 3, height }, unit * 0.12), {
      fill,
      strokes: [{ colour: mix(fill, pen.hex("ink"), 0.5), width: 1.5, inside: true }],
    });
  const start = from + rung.blocks * block * share;
  const width = Math.max(0, Math.min(rung.rest * share, to - start));
  if (width > 2) {
    const pale = mix(fill, TINTS.light, 0.34);
    pen.shape(rect({ x: start, y: y + height * 0.1, width, height: height * 0.8 }, unit * 0.1), {
      fill: pale,
      strokes: [{ colour: mix(fill, pen.hex("ink"), 0.4), width: 2, inside: true }],
    });
  }
  pen.stroke({ colour: pen.hex("ink"), width: unit * 0.1 }, [to, y - unit * 0.25], [to, y + height + unit * 0.25]);
  const end = Math.min(to, from + rung.value * share);
  const text = String(rung.value);
  const size = unit * 1.64;
  const wide = pen.width(text, { face: "bold", size });
  const outside = end + unit * 0.3 + wide < to - unit * 0.2;
  const onRest = width > wide + unit * 0.5; // else on the blocks before it: never on the edge between them
  const onBar = onRest ? mix(fill, TINTS.light, 0.34) : fill;
  const x = outside ? end + unit * 0.3 : (onRest ? end : Math.min(start, to)) - unit * 0.3;
  if (!outside)
    // no gap between blocks runs through it
    pen.shape(rect({ x: x - wide - unit * 0.1, y, width: wide + unit * 0.2, height }), {
      fill: onBar,
    });
  pen.textMid(text, [x, y + height / 2], {
    face: "bold",
    size,
    colour: outside ? pen.hex("ink") : pen.palette.on(onBar),
    align: outside ? "start" : "end",
  });
  drawGain(pen, rung, unit, { from, to, low: y + height + unit * 0.84 });
}

/** As a share of what is next to it. */
const GAIN = 1.2;

/** What it lacks, right, and what the turn has brought, left; `unit`: how large. */
function drawGain(pen: Pen, rung: Rung, unit: number, place: { from: number; to: number; low: number }): void {
  const { from, to, low } = place;
  const bold = { face: "bold", size: unit } as const;
  if (rung.note !== undefined)
    pen.textMid(rung.note, [to, low], { ...bold, colour: REPORT_COLOURS.note, align: "end" });
  if (!rung.gained) return;
  const more = rung.gained > 0;
  const text = more ? `+${rung.gained}` : `−${-rung.gained}`;
  const gain = { ...bold, size: unit * GAIN };
  const width = pen.width(text, gain) + unit * 0.7;
  const height = unit * GAIN * 1.12;
  pen.shape(rect({ x: from, y: low - height / 2, width, height }, height / 2), {
    ...(more ? { fill: MARK_COLOURS.news } : {}),
    strokes: [{ colour: pen.hex("ink"), width: unit * 0.07, ...(more ? {} : { dash: [6, 5] }) }],
  });
  pen.textMid(text, [from + width / 2, low], { ...gain, colour: pen.hex("ink"), align: "middle" });
  pen.textMid({ text: "this turn", minor: true }, [from + width + pen.unit * 0.3, low], {
    size: pen.unit,
    colour: REPORT_COLOURS.note,
  });
}

function drawCards(pen: Pen, rung: Rung, box: Box): void {
  const cards = rung.cards ?? [];
  const [from, to] = [box.x + box.width * COLUMNS.cards, box.x + box.width * COLUMNS.cardsEnd];
  const pitch = (to - from) / Math.max(5, cards.length);
  const [width, height] = [pitch * 0.84, Math.min(box.height * 0.8, pitch * 1.6)];
  const fill = pen.hex(rung.colour);
  cards.forEach((card, i) => {
    const face: Box = { x: from + i * pitch, y: box.y + (box.height - height) / 2, width, height };
    const low: Box = { ...face, y: face.y + height * 0.62, height: height * 0.38 };
    const ground = card.struck ? REPORT_COLOURS.struck : REPORT_COLOURS.card;
    const band = card.struck ? REPORT_COLOURS.struckBand : fill;
    pen.shape(rect(face, width * 0.12), { fill: ground, lift: pen.unit * 0.08 });
    pen.clipped(rect(face, width * 0.12), () => pen.shape(rect(low), { fill: band }));
    pen.shape(rect(face, width * 0.12), { strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.07 }] });
    const ink = card.struck ? SURFACE_COLOURS.ink : pen.hex("ink");
    pen.textMid(card.value, [face.x + width / 2, face.y + height * 0.32], {
      face: "bold",
      size: height * 0.46,
      colour: ink,
      align: "middle",
    });
    pen.textMid(card.letter, [face.x + width / 2, low.y + low.height * 0.5], {
      face: "bold",
      size: Math.max(pen.unit, low.height * 0.8),
      colour: card.struck ? TINTS.light : pen.palette.on(band),
      align: "middle",
    });
    if (card.struck)
      pen.stroke(
        { colour: MARK_COLOURS.burstOut, width: 3.5 },
        [face.x + width * 0.9, face.y + height * 0.06],
        [face.x + width * 0.1, face.y + height * 0.56],
      );
  });
}
