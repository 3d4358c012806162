/** What a lesson is: a position, a goal, and stops at which one decides, as a file beside the game's pack has it. */
import { z } from "zod";
import { type Params, wrongIn } from "#engine";
import { startParams } from "../../proof/reading-file.ts";
import { VERDICTS } from "../contract/lessons.ts";

/** What stands in a draft in the place of a sentence. */
export const TO_BE_WRITTEN = "To be written";

const words = (most: number) => z.string().trim().min(1).max(most);

/** What stands in a move's place for a param, as it is canonical. */
const params = z.record(z.string(), z.json());
const move = z.strictObject({ action: z.string().min(1), params: params.default({}) });

/** A value, any of several, a list with at least these or with these at most, or a number (of a list: how many are on it) within bounds. */
const pattern = z.union([
  z.strictObject({ any: z.array(z.json()).min(1) }),
  z.strictObject({ has: z.array(z.json()).min(1) }),
  z.strictObject({ only: z.array(z.json()) }),
  z.strictObject({ least: z.number().optional(), most: z.number().optional() }),
  z.json(),
]);
const moveLike = z.strictObject({ action: z.string().min(1), params: z.record(z.string(), pattern).default({}) });

/** What a seat does: a move by its name, or whatever the computer does at the next question of that seat. */
const deed = z.union([
  z.strictObject({
    seat: z.string().min(1),
    action: z.string().min(1),
    params: params.default({}),
    /** It counts even if another play of the same window comes first. */
    regardless: z.boolean().optional(),
  }),
  z.strictObject({ seat: z.string().min(1), computer: z.literal(true) }),
]);

const answer = z.strictObject({
  verdict: z.enum(VERDICTS),
  /** The moves themselves, in any order. */
  moves: z.array(move).min(1).max(20),
  /** What else counts as this answer: a move for each of these, in any order; left out: the moves alone. */
  like: z.array(moveLike).min(1).optional(),
  /** Whether there may be other moves beside those. */
  beside: z.boolean().default(false),
  why: words(400),
  /** What seats do after this answer, in place of what they do after others. */
  next: z.array(deed).max(60).optional(),
});

const stop = z.strictObject({
  /** The action that answers its question. */
  asks: z.string().min(1),
  title: words(60),
  /** What to notice before one decides. */
  notice: words(600),
  /** What to press, for whoever asks. */
  hint: words(300),
  answers: z.array(answer).min(1).max(12),
  /** What is said of every other answer, and whether the lesson goes on with it. */
  otherwise: z.strictObject({ goes: z.enum(["on", "back"]), why: words(300) }),
  /** What seats do after the answer; then the computer plays all others until the next stop. */
  next: z.array(deed).max(400).default([]),
});

/** A campaign that was played, and that its first moves repeat: dice come from its secret and those who took part. */
const campaign = z.strictObject({ secret: z.string().min(1), start: startParams.omit({ options: true }) });

const lesson = z.strictObject({
  format: z.literal(1),
  title: words(60),
  /** For whoever chooses among lessons. */
  summary: words(150),
  goal: words(200),
  minutes: z.int().min(1).max(30),
  start: z.strictObject({
    options: params.default({}),
    seat: z.string().min(1),
    /** Dice and computers come from it, unless it goes on from a campaign. */
    seed: words(40),
    campaign: campaign.optional(),
    /** What seats do before the first stop; then the computer plays all others until its question is asked. */
    moves: z.array(deed).max(5000).default([]),
  }),
  stops: z.array(stop).min(1).max(12),
  end: z.strictObject({ learnt: z.array(words(200)).min(1).max(6), next: words(300) }),
});

export type LessonFile = z.infer<typeof lesson>;
export type LessonStop = LessonFile["stops"][number];
export type Deed = LessonFile["start"]["moves"][number];
export type Pattern = z.infer<typeof pattern>;

/** A move as a lesson's file has it: the rules check its params. */
export const plainMove = ({ action, params }: z.infer<typeof move>) => ({ action, params: params as Params });

/** Reads a lesson's file, named without its ending. Throws `PackError`: file, place and reason of the first thing that does not fit. */
export function parseLesson(file: string, text: unknown): LessonFile {
  const result = lesson.safeParse(text);
  const wrong = wrongIn(file);
  if (!result.success) {
    const issue = result.error.issues[0];
    return wrong(issue?.path.join(".") ?? "", issue?.message ?? "cannot be read");
  }
  result.data.stops.forEach(({ answers }, at) => {
    if (!answers.some(({ verdict }) => verdict === "right")) wrong(`stops.${at}.answers`, "one of them must be right");
  });
  return result.data;
}
