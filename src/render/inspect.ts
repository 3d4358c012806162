/** Looks a laid-out picture through for what a reader would stumble over. */
import { cosine, inRadians, sine } from "#scene";
import type { Point } from "../scene/words.ts";
import { contrast } from "./contrast.ts";
import { crossedBy, groundsAt, hiddenAt, nearby } from "./grounds.ts";
import { INLINE_WIDTH, LEAST_TEXT } from "./pen.ts";
import { type Box, type Item, inset, type LaidOut, type Op, type TextRun } from "./primitives.ts";
import { FALL, RISE } from "./text-box.ts";

/**
 * What is wrong with a picture. `outside`: a label leaves the picture or what it is clipped to. `overlap`: two labels touch. `covered`: something is drawn over a
 * label. `small`: an essential label is under 9 px at 550 px width. `pale`: contrast under 4.5. `cut`: a label lost letters that the game meant to be read.
 * `collision`: two things that are on the board (pieces, plates, discs) touch. `shape`: the picture is too narrow for the place where it is seen.
 */
export interface Problem {
  readonly kind: "outside" | "overlap" | "covered" | "small" | "pale" | "cut" | "collision" | "shape";
  readonly text: string;
  /** The other label, or the figure that is too low. */
  readonly detail: string;
  readonly box: Box;
}

const LEAST_CONTRAST = 4.5;

/** A label with what was drawn before and after it where it stands, and the boxes it must stay in. */
interface Placed {
  readonly run: TextRun;
  readonly below: readonly Op[];
  readonly above: readonly Op[];
  readonly limits: readonly Box[];
}

/** Every problem of a laid-out scene; none in a good one. Tests call it for every picture of every game. */
export function inspect(laidOut: LaidOut): Problem[] {
  const ops = flattened(laidOut.ops);
  const placed = placedRuns(laidOut, ops);
  return [
    ...placed.flatMap((one) => [
      ...outside(one),
      ...small(one, laidOut.width),
      ...pale(one, laidOut.ground),
      ...covered(one),
      ...cut(one),
    ]),
    ...overlaps(placed.map((one) => one.run).filter((run) => !run.scenery)),
    ...collisions(ops),
  ];
}

/** Widths as multiples of heights: no picture is narrower than 6 : 5; boards lie between 4 : 3 and 16 : 9. */
const NARROWEST = 6 / 5;
const BOARDS = [4 / 3, 16 / 9] as const;

/** What is wrong with a picture's shape. Discord shows it no larger than 550 × 350, on a phone as wide as a column. */
export function misshapen({ width, height }: Pick<LaidOut, "width" | "height">, board = false): Problem[] {
  const ratio = width / height;
  const well = board ? ratio >= BOARDS[0] && ratio <= BOARDS[1] : ratio >= NARROWEST;
  const box = { x: 0, y: 0, width, height };
  return well ? [] : [{ kind: "shape", text: `${width} × ${height}`, detail: ratio.toFixed(2), box }];
}

/** A hair of wood may touch. */
const TOUCH = 1.5;

function collisions(ops: readonly Op[]): Problem[] {
  const items = ops.filter((op): op is Item => op.op === "item" && op.kind !== "mark");
  return items.flatMap((item, index) =>
    items
      .slice(index + 1)
      .filter((other) => apart(item.box, other.box) < -TOUCH)
      .map((other): Problem => ({ kind: "collision", text: item.name, detail: other.name, box: item.box })),
  );
}

/** How far two boxes are apart; below zero: how far they lie in each other. */
function apart(a: Box, b: Box): number {
  const across = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
  return Math.max(across, Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height));
}

/** Bases are the same wherever their digest is the same, and hold most of what is drawn. */
const bases = new Map<string, Op[]>();
const MOST_BASES = 50;

function flattened(ops: readonly Op[]): Op[] {
  return ops.flatMap((op) => (op.op === "base" ? inBase(op) : [op]));
}

function inBase(base: Extract<Op, { op: "base" }>): Op[] {
  const known = bases.get(base.digest);
  if (known) return known;
  if (bases.size >= MOST_BASES) bases.clear();
  const ops = flattened(base.ops);
  bases.set(base.digest, ops);
  return ops;
}

function placedRuns(laidOut: LaidOut, ops: readonly Op[]): Placed[] {
  const picture: Box = { x: 0, y: 0, width: laidOut.width, height: laidOut.height };
  const limits: Box[] = [picture];
  return ops.flatMap((op, index) => {
    if (op.op === "clip") limits.push(op.outline.kind === "rect" ? op.outline.box : picture);
    if (op.op === "unclip") limits.pop();
    if (op.op !== "text") return [];
    const place = {
      below: nearby(op.box, ops.slice(0, index)),
      above: nearby(op.box, ops.slice(index + 1)),
      limits: [...limits],
    };
    const runs = op.letters?.map((letter) => ({ ...op, ...letter, text: op.text })) ?? [op];
    return runs.map((run) => ({ run, ...place }));
  });
}

const problem = (kind: Problem["kind"], run: TextRun, detail: string): Problem => ({
  kind,
  text: run.text,
  detail,
  box: run.box,
});

/** A label may lose a hair at an edge to rounding. */
const HAIR = 1;

function outside({ run, limits }: Placed): Problem[] {
  const { x, y, width, height } = run.box;
  const inside = limits.every(
    (limit) =>
      x >= limit.x - HAIR &&
      y >= limit.y - HAIR &&
      x + width <= limit.x + limit.width + HAIR &&
      y + height <= limit.y + limit.height + HAIR,
  );
  return inside ? [] : [problem("outside", run, `at ${Math.round(x)}, ${Math.round(y)}`)];
}

function small({ run }: Placed, pictureWidth: number): Problem[] {
  const inline = (run.size * INLINE_WIDTH) / pictureWidth;
  return run.essential && inline < LEAST_TEXT - 0.01 ? [problem("small", run, `${inline.toFixed(1)} px`)] : [];
}

/** The ground is what lies beneath some places of the label; a halo, when it has one, counts instead of it. */
function pale({ run, below }: Placed, paper: string): Problem[] {
  const grounds = run.halo ? [run.halo.colour] : samples(run).flatMap((point) => groundsAt(point, below, paper));
  const worst = Math.min(...grounds.map((ground) => contrast(run.colour, ground)));
  return worst < LEAST_CONTRAST ? [problem("pale", run, worst.toFixed(2))] : [];
}

/** Names of rivers and seas may be built over, as on every map. */
function covered({ run, above }: Placed): Problem[] {
  if (run.scenery) return [];
  const lost = samples(run).some((point) => hiddenAt(point, above)) || crossedBy(inset(run.box, 3), above);
  return lost ? [problem("covered", run, "something is drawn over it")] : [];
}

const cut = ({ run }: Placed): Problem[] => (run.cut ? [problem("cut", run, "letters are lost")] : []);

/** Fifteen places of a label, most of them near its edge, turned with it. */
function samples({ box, at, turn = 0, width, size }: TextRun): Point[] {
  const shares = [0.12, 0.45, 0.76].flatMap((down) =>
    [0.03, 0.27, 0.5, 0.73, 0.97].map((across): Point => [across, down]),
  );
  if (turn === 0) return shares.map(([across, down]) => [box.x + box.width * across, box.y + box.height * down]);
  const angle = inRadians(turn);
  return shares.map(([across, down]) => {
    const [dx, dy] = [width * across, size * (down * (RISE + FALL) - RISE)];
    return [at[0] + dx * cosine(angle) - dy * sine(angle), at[1] + dx * sine(angle) + dy * cosine(angle)];
  });
}

/** Boxes are taken a little smaller: the room above small letters and below the line may be shared. */
function overlaps(runs: readonly TextRun[]): Problem[] {
  const cores = runs.map(({ box, size }) => ({
    left: box.x + 1,
    right: box.x + box.width - 1,
    top: box.y + size * 0.06,
    bottom: box.y + box.height - size * 0.16,
  }));
  return runs.flatMap((run, index) => {
    const a = cores[index];
    const others = runs.slice(index + 1).filter((other, offset) => {
      const b = cores[index + 1 + offset];
      const curve = run.letters !== undefined && run.letters === other.letters;
      return !curve && a && b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    });
    return others.map((other) => problem("overlap", run, `"${other.text}"`));
  });
}
