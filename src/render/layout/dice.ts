/** Draws dice as they fell, the one that counts larger than the others. */
import type { Point } from "../../scene/words.ts";
import type { Pen } from "../pen.ts";
import { centred, circle, rect } from "../primitives.ts";
import { CARD_COLOURS } from "../style.ts";

/** A die as a multiple of the numbers next to it, and one that does not count as a share of it. */
const EDGE = 1.12;
const IDLE = 0.74;
const GAP = 0.12;

/** Where the pips of each face are, in steps from its middle. */
const A: Point = [-1, -1];
const B: Point = [1, 1];
const C: Point = [1, -1];
const D: Point = [-1, 1];
const PIPS: readonly (readonly Point[])[] = [
  [[0, 0]],
  [A, B],
  [A, [0, 0], B],
  [A, B, C, D],
  [A, B, C, D, [0, 0]],
  [A, B, C, D, [-1, 0], [1, 0]],
];

/** Where the die that counts lies among these. */
const bestOf = (dice: readonly number[]): number => dice.indexOf(Math.max(...dice));

const edges = (dice: readonly number[], size: number): number[] =>
  dice.map((_, i) => size * EDGE * (i === bestOf(dice) ? 1 : IDLE));

/** What dice take next to numbers of this size. */
export const diceWidth = (pen: Pen, dice: readonly number[], size: number): number =>
  Math.max(
    edges(dice, size).reduce((sum, edge) => sum + edge + size * GAP, -size * GAP),
    pen.width(labelOf(dice), {}),
  );

const labelOf = (dice: readonly number[]): string => (dice.length > 1 ? `best of ${dice.length}` : "die");

interface Place {
  /** Its left end, and the middle of the numbers. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** They were thrown for something else, and count here too. */
  readonly faint: boolean;
  readonly labelled: boolean;
}

/** Dice, the one that counts large. Tells their width. */
export function drawDice(pen: Pen, dice: readonly number[], { x, y, size, faint, labelled }: Place): number {
  const { unit } = pen;
  const width = diceWidth(pen, dice, size);
  const all = edges(dice, size);
  const taken = all.reduce((sum, edge) => sum + edge + size * GAP, -size * GAP);
  let left = x + (width - taken) / 2;
  dice.forEach((face, i) => {
    const edge = all[i] ?? 0;
    drawDie(pen, face, [left + edge / 2, y], { edge, isIdle: faint || i !== bestOf(dice) });
    left += edge + size * GAP;
  });
  const label = { size: unit, colour: pen.hex("muted"), align: "middle" } as const;
  if (labelled) pen.textMid(labelOf(dice), [x + width / 2, y + unit * 1.7], label);
  return width;
}

function drawDie(
  pen: Pen,
  face: number,
  at: Point,
  { edge, isIdle }: { readonly edge: number; readonly isIdle: boolean },
): void {
  const ink = pen.hex(isIdle ? "muted" : "ink");
  pen.shape(rect(centred(at, edge, edge), edge * 0.2), {
    fill: isIdle ? CARD_COLOURS.paperOff : pen.hex("white"),
    strokes: [{ colour: ink, width: edge * (isIdle ? 0.04 : 0.06) }],
  });
  for (const [right, down] of PIPS[face - 1] ?? []) {
    pen.shape(circle([at[0] + right * edge * 0.26, at[1] + down * edge * 0.26], edge * 0.1), { fill: ink });
  }
}
