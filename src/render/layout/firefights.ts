/** Draws a battle of firefights round by round, with both sides above and what is left of them below. */
import type { BattleSide, FirefightRound, Firefights } from "../../scene/firefights.ts";
import type { Counter } from "../../scene/pieces.ts";
import { mix } from "../contrast.ts";
import type { Pen } from "../pen.ts";
import { type Box, centred, rect } from "../primitives.ts";
import { BOARD_COLOURS, OPACITY, SURFACE_COLOURS, TYPE } from "../style.ts";
import { drawCounter } from "./counter.ts";
import { drawHead, drawResult } from "./duel-parts.ts";
import { drawFirefight } from "./firefight-row.ts";

/** In units: the bar over a side and the line under it, a round's title and its note, the bar at the foot, and gaps. */
const HEAD = 2.1;
const NOTE = 1.7;
const TITLE = 1.9;
const FOOT = 3.9;
const GAP = 0.4;
/** A row is no higher, however few there are. */
const ROW = 13.5;
/** Counters in the foot, and how much of its width those of a side may take. */
const LEFT = 2.45;
const SHARE = 0.26;

export const firefightsPanel = {
  natural: (_pen: Pen, _battle: Firefights, width: number): number => width * 0.58,

  draw(pen: Pen, battle: Firefights, box: Box): void {
    const { unit } = pen;
    const gap = unit * GAP;
    const half = (box.width - gap) / 2;
    const head = { ...box, width: half, height: unit * (HEAD + NOTE) };
    drawSide(pen, battle.left, head);
    drawSide(pen, battle.right, { ...head, x: box.x + half + gap });
    const foot = { ...box, y: box.y + box.height - unit * FOOT, height: unit * FOOT };
    const top = box.y + head.height + gap;
    drawRounds(pen, battle, { ...box, y: top, height: foot.y - gap - top });
    drawFoot(pen, battle, foot);
  },
};

/** What it is called and does, and what it has committed. */
function drawSide(pen: Pen, side: BattleSide, box: Box): void {
  const { unit } = pen;
  const outline = rect(box, unit * 0.4);
  const bar = { ...box, height: unit * HEAD };
  pen.shape(outline, { fill: SURFACE_COLOURS.panel, lift: unit * 0.12 });
  pen.clipped(outline, () => pen.shape(rect(bar), { fill: pen.hex(side.colour) }));
  drawHead(pen, side, bar);
  const room = box.width - unit * 1.6;
  const at = [box.x + unit * 0.8, box.y + unit * (HEAD + NOTE / 2)] as const;
  pen.textMid(side.note, at, { colour: pen.hex("ink"), room });
}

/** Each round a sheet, as high as it has firefights. */
function drawRounds(pen: Pen, { left, right, rounds, onLand = false }: Firefights, box: Box): void {
  const { unit } = pen;
  const gap = unit * GAP;
  const rows = rounds.reduce((sum, { firefights }) => sum + firefights.length, 0);
  const words = rounds.reduce((sum, round) => sum + wordsOf(round), 0) * unit;
  const spare = box.height - words - gap * Math.max(0, rounds.length - 1);
  const row = rows > 0 ? spare / rows : 0;
  let y = box.y;
  for (const round of rounds) {
    const height = unit * wordsOf(round) + round.firefights.length * row;
    drawRound(
      pen,
      { left, right, round, row, opacity: onLand ? OPACITY.sheet : 1 },
      { ...box, y, height: rows > 0 ? height : box.height / rounds.length },
    );
    y += height + gap;
  }
}

const wordsOf = ({ note, firefights }: FirefightRound): number =>
  TITLE + (note === undefined ? 0 : NOTE) + (firefights.length > 0 ? 0.3 : 0);

interface Shown extends Pick<Firefights, "left" | "right"> {
  readonly round: FirefightRound;
  /** Height of a row. */
  readonly row: number;
  readonly opacity: number;
}

function drawRound(pen: Pen, { left, right, round, row, opacity }: Shown, box: Box): void {
  const { unit } = pen;
  const sheet = rect(box, unit * 0.4);
  const middle = box.x + box.width / 2;
  if (opacity === 1) pen.shape(sheet, { fill: SURFACE_COLOURS.panel, lift: unit * 0.12 });
  pen.clipped(sheet, () => {
    tint(pen, left, { ...box, width: box.width / 2 }, opacity);
    tint(pen, right, { ...box, x: middle, width: box.width / 2 }, opacity);
  });
  const title = { face: "slab", size: unit * TYPE.name, colour: pen.hex("ink"), align: "middle" } as const;
  pen.textMid(round.title, [middle, box.y + unit * (TITLE / 2 + 0.1)], { ...title, room: box.width - unit * 2 });
  const words = unit * TITLE;
  if (round.note !== undefined)
    pen.textMid(round.note, [middle, box.y + words + (unit * NOTE) / 2 - unit * 0.2], {
      face: "italic",
      size: unit * 1.15,
      colour: pen.hex("ink"),
      align: "middle",
      room: box.width - unit * 2,
    });
  const first = box.y + words + (round.note === undefined ? 0 : unit * NOTE);
  round.firefights.forEach((firefight, i) => {
    const y = first + i * row;
    const height = Math.min(row, unit * ROW);
    if (i > 0 && !(firefight.left.again || firefight.right.again)) rule(pen, box, y);
    const inside = { ...box, x: box.x + unit * 0.7, width: box.width - unit * 1.4, height };
    drawFirefight(pen, { firefight, left, right }, { ...inside, y: y + (row - height) / 2 });
  });
}

/** A breath of its side's colour. */
const tint = (pen: Pen, { colour }: BattleSide, box: Box, opacity: number): void =>
  pen.shape(rect(box), { fill: mix(SURFACE_COLOURS.panel, pen.hex(colour), opacity === 1 ? 0.11 : 0.13), opacity });

function rule(pen: Pen, box: Box, y: number): void {
  const inset = pen.unit * 0.7;
  pen.stroke({ colour: pen.hex("faint"), width: 2 }, [box.x + inset, y], [box.x + box.width - inset, y]);
}

/** What came of it, between what is left of both sides. */
function drawFoot(pen: Pen, { left, right, result, sub }: Firefights, box: Box): void {
  const { unit } = pen;
  const edge = unit * LEFT;
  const most = Math.max(1, Math.floor((box.width * SHARE) / (edge + unit * 0.3)));
  const taken = Math.max(...[left, right].map(({ counters }) => Math.min(most, counters.length)));
  const beside = unit + taken * (edge + unit * 0.3);
  drawResult(pen, { result, sub }, box, box.width - 2 * beside - unit);
  drawLeft(pen, left.counters, { box, edge, most, step: 1 });
  drawLeft(pen, right.counters, { box, edge, most, step: -1 });
}

interface Rank {
  readonly box: Box;
  readonly edge: number;
  /** How many there is room for; if there are more, the last place tells their number. */
  readonly most: number;
  /** From the left end, or from the right. */
  readonly step: 1 | -1;
}

function drawLeft(pen: Pen, counters: readonly Counter[], { box, edge, most, step }: Rank): void {
  const { unit } = pen;
  const shown = counters.length > most ? counters.slice(0, most - 1) : counters;
  const end = step === 1 ? box.x + unit * 0.9 : box.x + box.width - unit * 0.9;
  const y = box.y + box.height / 2;
  const at = (i: number): number => end + step * (edge / 2 + i * (edge + unit * 0.3));
  shown.forEach((counter, i) => {
    drawCounter(pen, counter, centred([at(i), y], edge, edge));
  });
  const more = counters.length - shown.length;
  const look = { face: "bold", size: unit * 1.3, colour: BOARD_COLOURS.cream, align: "middle" } as const;
  if (more > 0) pen.textMid(`+${more}`, [at(shown.length), y], { ...look, room: edge });
}
