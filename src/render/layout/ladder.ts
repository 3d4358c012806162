import type { Boxes, Ladder, Rung } from "../../scene/reports.ts";
import { contrast, mix } from "../contrast.ts";
import { labelOf, type Pen } from "../pen.ts";
import { drawPictogram } from "../pictograms.ts";
import { type Box, centred, circle, line, rect } from "../primitives.ts";
import { BOARD_COLOURS, MARK_COLOURS } from "../style.ts";

/** Where the columns begin, as shares of the width: bars, cards, goals. */
const COLUMNS = { bar: 0.195, barEnd: 0.49, cards: 0.512, cardsEnd: 0.7, goals: 0.712 } as const;

export const ladderPanel = {
  natural: (pen: Pen, ladder: Ladder): number => pen.unit * (1.6 + 4.4 * ladder.rungs.length),

  draw(pen: Pen, ladder: Ladder, box: Box): void {
    const { unit } = pen;
    const colour = "#43310f";
    const head = (text: Ladder["heads"][0], share: number, room: number): void => {
      pen.textMid(text, [box.x + box.width * share, box.y + unit * 0.5], {
        face: "bold",
        size: unit * 1.04,
        colour,
        room: room * box.width,
      });
    };
    head(ladder.heads[0], COLUMNS.bar, 0.3);
    head(ladder.heads[1], COLUMNS.cards, 0.2);
    head(ladder.heads[2], COLUMNS.goals, 0.28);
    const top = box.y + unit * 1.25;
    const pitch = (box.y + box.height - top) / Math.max(1, ladder.rungs.length);
    ladder.rungs.forEach((rung, i) => {
      const height = Math.min(pitch - unit * 0.25, unit * 6);
      drawRung(pen, ladder, rung, { x: box.x, y: top + i * pitch, width: box.width, height });
    });
  },
};

function drawRung(pen: Pen, ladder: Ladder, rung: Rung, box: Box): void {
  const { unit } = pen;
  const ground = rung.leads ? "#fffaf0" : "#efe6d1";
  pen.shape(rect(box, unit * 0.35), {
    fill: ground,
    lift: unit * 0.12,
    strokes: [
      { colour: rung.leads ? BOARD_COLOURS.brass : BOARD_COLOURS.woodDark, width: unit * (rung.leads ? 0.16 : 0.07) },
    ],
  });
  const middle = box.y + box.height / 2;
  const radius = Math.min(unit * 1.35, box.height * 0.4);
  const at = [box.x + unit * 0.4 + radius, middle] as const;
  const fill = pen.hex(rung.colour);
  pen.shape(circle(at, radius), { fill, strokes: [{ colour: pen.hex("ink"), width: unit * 0.09 }] });
  if (rung.emblem) drawPictogram(pen, rung.emblem, centred(at, radius * 1.14, radius * 1.14), pen.palette.on(fill));
  const left = at[0] + radius + unit * 0.4;
  const room = box.x + box.width * COLUMNS.bar - unit * 0.2 - left;
  const ink = pen.hex("ink");
  const player = rung.player === undefined ? [] : pen.inTwo(rung.player, room);
  const raise = unit * (player.length > 1 ? 1.14 : player.length > 0 ? 0.62 : 0);
  pen.textMid(rung.name, [left, middle - raise], { face: "slab", size: unit * 1.14, colour: ink, room });
  player.forEach((line, i) => {
    pen.textMid(line, [left, middle - raise + unit * (1.34 + i * 1.04)], { colour: pen.hex("muted"), room });
  });
  drawProgress(pen, ladder, rung, box);
  drawCards(pen, rung, box);
  drawGoals(pen, rung, box);
}

/** Whole blocks, then the rest, on a bar that ends at the goal. */
function drawProgress(pen: Pen, { block, goal }: Ladder, rung: Rung, box: Box): void {
  const { unit } = pen;
  const [from, to] = [box.x + box.width * COLUMNS.bar, box.x + box.width * COLUMNS.barEnd];
  const height = Math.min(unit * 1.3, box.height * 0.36);
  const y = box.y + box.height * 0.4 - height / 2;
  const share = (to - from) / goal;
  const fill = pen.hex(rung.colour);
  pen.shape(rect({ x: from, y, width: to - from, height }, unit * 0.1), { fill: "#cdbf9f" });
  for (let i = 0; i < rung.blocks && (i + 1) * block <= goal; i++)
    pen.shape(rect({ x: from + i * block * share + 1, y, width: block * share - 3, height }, unit * 0.12), {
      fill,
      strokes: [{ colour: mix(fill, pen.hex("ink"), 0.5), width: 1.5, inside: true }],
    });
  const start = from + rung.blocks * block * share;
  const width = Math.max(0, Math.min(rung.rest * share, to - start));
  if (width > 2) {
    const pale = mix(fill, "#ffffff", 0.34);
    pen.shape(rect({ x: start, y: y + height * 0.1, width, height: height * 0.8 }, unit * 0.1), {
      fill: pale,
      strokes: [{ colour: mix(fill, pen.hex("ink"), 0.4), width: 2, inside: true }],
    });
  }
  pen.shape(
    line([
      [to, y - unit * 0.25],
      [to, y + height + unit * 0.25],
    ]),
    { strokes: [{ colour: pen.hex("ink"), width: unit * 0.1 }] },
  );
  const end = Math.min(to, from + rung.value * share);
  const text = String(rung.value);
  const size = unit * 1.6;
  const wide = pen.width(text, { face: "bold", size });
  const outside = end + unit * 0.3 + wide < to - unit * 0.2;
  const onRest = width > wide + unit * 0.5; // else on the blocks before it: never on the edge between them
  const onBar = onRest ? mix(fill, "#ffffff", 0.34) : fill;
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
  drawGain(pen, rung, { from, to, low: y + height + unit * 0.72 });
}

function drawGain(pen: Pen, rung: Rung, { from, to, low }: { from: number; to: number; low: number }): void {
  const { unit } = pen;
  if (rung.note !== undefined)
    pen.textMid(rung.note, [to, low], { face: "bold", size: unit, colour: "#54452a", align: "end" });
  if (!rung.gained) return;
  const text = rung.gained > 0 ? `+${rung.gained}` : `−${-rung.gained}`;
  const width = pen.width(text, { face: "bold", size: unit }) + unit * 0.7;
  pen.shape(rect({ x: from, y: low - unit * 0.58, width, height: unit * 1.16 }, unit * 0.58), {
    fill: rung.gained > 0 ? MARK_COLOURS.news : undefined,
    strokes: [{ colour: pen.hex("ink"), width: unit * 0.07, ...(rung.gained > 0 ? {} : { dash: [6, 5] }) }],
  } as Parameters<Pen["shape"]>[1]);
  pen.textMid(text, [from + width / 2, low], { face: "bold", size: unit, colour: pen.hex("ink"), align: "middle" });
  const words = "this turn";
  pen.textMid({ text: words, minor: true }, [from + width + unit * 0.3, low], { size: unit, colour: "#54452a" });
}

function drawCards(pen: Pen, rung: Rung, box: Box): void {
  const cards = rung.cards ?? [];
  const [from, to] = [box.x + box.width * COLUMNS.cards, box.x + box.width * COLUMNS.cardsEnd];
  const pitch = (to - from) / Math.max(5, cards.length);
  const [width, height] = [pitch * 0.84, Math.min(box.height * 0.8, pitch * 1.25)];
  const fill = pen.hex(rung.colour);
  cards.forEach((card, i) => {
    const face: Box = { x: from + i * pitch, y: box.y + (box.height - height) / 2, width, height };
    const low: Box = { ...face, y: face.y + height * 0.62, height: height * 0.38 };
    const ground = card.struck ? "#9a8f7a" : "#fffdf6";
    const band = card.struck ? "#7f7562" : fill;
    pen.shape(rect(face, width * 0.12), { fill: ground, lift: pen.unit * 0.08 });
    pen.clipped(rect(face, width * 0.12), () => pen.shape(rect(low), { fill: band }));
    pen.shape(rect(face, width * 0.12), { strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.07 }] });
    const ink = card.struck ? "#2b241b" : pen.hex("ink");
    pen.textMid(card.value, [face.x + width / 2, face.y + height * 0.32], {
      face: "bold",
      size: height * 0.46,
      colour: ink,
      align: "middle",
    });
    pen.textMid(card.letter, [face.x + width / 2, low.y + low.height * 0.5], {
      face: "bold",
      size: Math.max(pen.unit, low.height * 0.8),
      colour: card.struck ? "#ffffff" : pen.palette.on(band),
      align: "middle",
    });
    if (card.struck)
      pen.shape(
        line([
          [face.x + width * 0.9, face.y + height * 0.06],
          [face.x + width * 0.1, face.y + height * 0.56],
        ]),
        {
          strokes: [{ colour: MARK_COLOURS.burstOut, width: 3.5 }],
        },
      );
  });
}

function drawGoals(pen: Pen, rung: Rung, box: Box): void {
  const { unit } = pen;
  const goals = rung.goals ?? [];
  const from = box.x + box.width * COLUMNS.goals;
  const room = box.x + box.width - unit * 0.4 - from;
  const count = goals.reduce((sum, goal) => sum + goal.of, 0);
  const gap = unit * 0.45;
  const pitch = Math.min(unit * 1.25, (room - gap * (goals.length - 1)) / Math.max(1, count));
  const height = unit * 0.9;
  const y = box.y + Math.max(unit * 0.3, box.height * 0.09);
  const fill = pen.hex(rung.colour);
  const seen = contrast(fill, "#efe6d1") < 1.8 ? "#c8940f" : fill;
  let x = from;
  for (const goal of goals) {
    x += drawBoxes(pen, goal, { x, y, width: pitch, height }, seen) + gap;
  }
  const note = rung.goalNote;
  if (note === undefined) return;
  const size = unit;
  const lines = pen.lines(note, { size }, room);
  const most = Math.max(2, Math.floor((box.y + box.height - y - height - unit * 0.1) / (unit * PITCH)));
  const shown = lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join(" ")] : lines;
  shown.forEach((text, i) => {
    pen.text(
      { ...labelOf(note), text, ...(lines.length > most ? { free: true } : {}) },
      [from, y + height + unit * (0.96 + i * PITCH)],
      { size, colour: pen.hex("ink"), room },
    );
  });
}

/** Between lines of a goal. */
const PITCH = 1.06;

function drawBoxes(pen: Pen, { filled, of }: Boxes, box: Box, fill: string): number {
  for (let i = 0; i < of; i++)
    pen.shape(rect({ ...box, x: box.x + i * box.width, width: box.width - 4 }, 3), {
      fill: i < filled ? fill : "#fffaf0",
      strokes: [{ colour: pen.hex("ink"), width: 2 }],
    });
  return of * box.width;
}
