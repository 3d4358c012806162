/** A turn, or the time since a seat last acted, gone through board by board with what was told in between. */
import type { PictureSource } from "#engine";
import type { GameRecord, KeptPicture } from "../../../store/records.ts";
import type { Line } from "../../log/lines.ts";
import { saysTurn } from "../../log/since.ts";
import { chosen, inShort } from "../../log/weighed-lines.ts";
import type { Core } from "../core.ts";
import { type LogLines, type LogStretch, logLines } from "./log-lines.ts";

/** The most lines that tell a step. */
const MOST = 10;

/** A board that everyone was shown, and what had been told since the one before; no lines: it is the board before all of them. */
interface Step {
  readonly picture: KeptPicture;
  readonly lines: readonly Line[];
}

/** One step of a part of a log, for a page of its own. */
export interface StepView extends Pick<LogLines, "record" | "last"> {
  /** How many there are; `at`: which of them it is, from 0 on. */
  readonly count: number;
  readonly at: number;
  readonly turn: number;
  /** As people call it; "": nobody noted it. */
  readonly phase: string;
  /** What the post called its board. */
  readonly caption: string;
  readonly lines: readonly string[];
  /** How many lines are left out. */
  readonly more: number;
  /** It shows how everything was before, and tells nothing. */
  readonly isStart: boolean;
  /** The number by which to look at its board. */
  readonly posted: number;
  /** Null: it was not written down. */
  readonly source: PictureSource | null;
}

/**
 * The boards that posts have shown, each with the lines since the one before; where nothing was told since, there is no
 * step. All of it lies in the channel: a step tells of nothing that has no post.
 */
export const stepsIn = (lines: readonly Line[], pictures: readonly KeptPicture[]): readonly Step[] =>
  boardsIn(lines, pictures).filter((step) => step.lines.length > 0);

/**
 * All boards that posts have shown, even if nothing was told since the one before; the last one has all lines that are
 * left.
 */
export function boardsIn(lines: readonly Line[], pictures: readonly KeptPicture[]): readonly Step[] {
  let from = 0;
  return pictures.map((picture, i) => {
    const isLast = i === pictures.length - 1;
    const end = isLast ? lines.length : Math.max(from, toldBy(lines, picture));
    const step = { picture, lines: lines.slice(from, end) };
    from = end;
    return step;
  });
}

/** How many of these lines were told when a picture was made. */
export function toldBy(lines: readonly Line[], { seq, told }: KeptPicture): number {
  const before = lines.filter((line) => line.seq < seq).length;
  const own = lines.filter((line) => line.seq === seq).length;
  return before + Math.min(own, told ?? own);
}

/** One step of a part, or the last if there are fewer; null: there are none. */
export async function stepAt(
  core: Core,
  record: GameRecord,
  part: LogStretch,
  wanted: number,
): Promise<StepView | null> {
  const log = await logLines(core, record, part);
  const { last } = log;
  return await viewOf(core, log, last ? await since(core, log, last.seq) : await ofTurn(core, log), wanted);
}

async function viewOf(
  core: Core,
  { record, last, names }: LogLines,
  steps: readonly Step[],
  wanted: number,
): Promise<StepView | null> {
  const at = Math.min(wanted, steps.length - 1);
  const step = steps[at];
  if (!step) return null;
  const { id, caption } = step.picture;
  const worthTelling = step.lines.filter(({ text }) => !saysTurn(text));
  const told = chosen(worthTelling, { most: MOST, fill: true });
  return {
    ...{ record, last, count: steps.length, at, caption, posted: id, isStart: step.lines.length === 0 },
    turn: turnOf(step),
    phase: phaseOf(step),
    lines: told.map((line) => inShort(line, names)),
    more: worthTelling.length - told.length,
    source: await core.repository.keptPicture(record.id, id),
  };
}

/** A board of the whole campaign, with what was told up to it, and where its turns begin. */
export interface BoardView extends StepView {
  /** The first board of each turn, by its number. */
  readonly turns: readonly { readonly turn: number; readonly at: number }[];
  /** What tells each board from the others. */
  readonly moments: readonly Pick<StepView, "turn" | "phase" | "caption">[];
}

/** All boards in the channel, one of them looked at, or the last if there are fewer. Null: there are none. */
export async function boardAt(core: Core, record: GameRecord, wanted: number): Promise<BoardView | null> {
  const log = await logLines(core, record);
  const steps = boardsIn(log.lines, await core.repository.keptPictures(record.id));
  const view = await viewOf(core, log, steps, wanted);
  if (!view) return null;
  const began = new Map<number, number>();
  steps.forEach((step, at) => {
    const turn = turnOf(step);
    if (!began.has(turn)) began.set(turn, at);
  });
  return {
    ...{ ...view, isStart: false },
    turns: [...began].map(([turn, at]) => ({ turn, at })),
    moments: steps.map((step) => ({ turn: turnOf(step), phase: phaseOf(step), caption: step.picture.caption })),
  };
}

const turnOf = ({ picture, lines }: Step): number => picture.turn ?? lines.at(-1)?.turn ?? 0;
const phaseOf = ({ picture, lines }: Step): string => picture.phase ?? lines.at(-1)?.phase ?? "";

/** From the board as a seat's player left it. */
async function since({ repository }: Core, { record, lines }: LogLines, act: number): Promise<readonly Step[]> {
  const pictures = await repository.keptPictures(record.id);
  const left = pictures.findLast(({ seq }) => seq <= act);
  const steps = stepsIn(
    lines.filter(({ seq }) => seq > act),
    pictures.filter(({ seq }) => seq > act),
  );
  return left && steps.length > 0 ? [{ picture: left, lines: [] }, ...steps] : steps;
}

/** The rows that begin and end a turn have lines of others: they count for where its boards come, and are not told. */
async function ofTurn({ repository }: Core, { record, lines, span, turn: own }: LogLines): Promise<readonly Step[]> {
  const steps = stepsIn(lines, await repository.keptPictures(record.id, span));
  if (own === null) return steps;
  return steps
    .map(({ picture, lines: all }) => ({ picture, lines: all.filter(({ turn }) => turn === own) }))
    .filter(({ lines: told }) => told.length > 0);
}
