/** The draft of a lesson, made of a finished campaign: what was played becomes the right answer of each stop; its sentences are still to be written. */
import {
  canonical,
  type Envelope,
  type GameTypes,
  isWindow,
  moveToday,
  openAsk,
  optionsToday,
  type Params,
  type Rulebook,
  refuse,
  type Seat,
  viewOf,
} from "#engine";
import { effective, replayed } from "../../proof/history.ts";
import { type ProofFile, startOf } from "../../proof/reading-file.ts";
import { phaseOf } from "../facts/names.ts";
import { tellingsOf } from "../facts/words.ts";
import { answered } from "./answering.ts";
import { type LessonFile, plainMove, TO_BE_WRITTEN } from "./lesson.ts";
import { opened } from "./opening.ts";
import { type Lesson, lessonOf } from "./shelf.ts";

type State = Envelope<GameTypes>;

/** What a draft is called until it has a file. */
const NAME = "draft";
/** What is no move, and changes nothing on the board. */
const BESIDE: readonly string[] = ["start", "end", "handover"];
/** What changes the board, and is no move. */
const NO_MOVES: readonly string[] = ["adjust", "upgraded"];
/** Moves of one answer, at most, as the file allows. */
const MOST_MOVES = 20;
/** How much of what was told stands before what is to be written, in characters. */
const MOST_TOLD = 240;

/** Of which part of a campaign a lesson is made. */
export interface Part {
  /** The first turn in which the learner decides. */
  readonly turn: number;
  /** Null: that of a winner, if somebody has won; else the first of the campaign. */
  readonly seat: Seat | null;
  /** How many stops it has, at most. */
  readonly stops: number;
}

/** A row that counts, with the states before and after it and what everyone was told of it. */
interface Played {
  readonly row: ProofFile["rows"][number];
  readonly before: State;
  readonly after: State;
  readonly told: readonly string[];
}

/** What the learner's seat did at one question, and what all did before, since its last one. */
interface Choice {
  readonly before: readonly Played[];
  readonly own: readonly Played[];
}

/**
 * A file that can be played, with the moves of the campaign as the right answers; what is to be said is marked as still to
 * be written, behind what everyone was told. Throws `Refused` where the campaign cannot be led to that turn by moves
 * alone, and `Divergence` where it was played by other rules.
 */
export function lessonDraft(book: Rulebook<GameTypes>, file: ProofFile, part: Part): LessonFile {
  const { secret } = file;
  if (!file.complete) return refuse("not-over", "Only a campaign that has ended can become a lesson.");
  const start = startOf(file);
  const rows = played(book, file.rows, secret);
  const seat = part.seat ?? winnerIn(rows) ?? start.seats[0] ?? "";
  if (!start.seats.includes(seat))
    refuse("unknown-seat", `There is no seat “${seat.slice(0, 40)}”: ${start.seats.join(", ")}.`);
  const choices = choicesOf(book, rows, { ...part, seat });
  const [first] = choices;
  if (!first) return refuse("no-turn", `From turn ${part.turn} on ${seat} decides nothing.`);
  const { options: stored, ...people } = start;
  const options = optionsToday(book.definition.options, stored);
  const draft = lessonOf(book, NAME, {
    format: 1,
    title: `Turn ${part.turn}`,
    summary: `${TO_BE_WRITTEN}: what one learns here.`,
    goal: `You play ${nameOf(book, options, seat)}. ${TO_BE_WRITTEN}: what you want to reach.`,
    minutes: Math.min(30, 1 + choices.length),
    start: {
      options,
      seat,
      seed: `turn ${part.turn}`,
      campaign: { secret, start: people },
      moves: first.before.map((one) => deedOf(book, one)),
    },
    stops: choices.map((choice, i) => stopOf(book, choice, choices[i + 1]?.before ?? [])),
    end: {
      learnt: [`${TO_BE_WRITTEN}: what one knows now.`],
      next: `${TO_BE_WRITTEN}: what to play next.`,
    },
  });
  requireSame(book, draft, choices);
  return draft.file;
}

/** Throws `Refused` where the lesson, played as it says, does not lead to what the campaign came to. */
function requireSame(book: Rulebook<GameTypes>, lesson: Lesson, choices: readonly Choice[]): void {
  const learner = { id: "learner", name: "Learner" };
  const { play } = opened(book, lesson, { game: "draft", learner, channel: "", at: 0 });
  for (const [i, { own }] of choices.entries()) {
    const [first] = own;
    if (!first || !isSamePosition(play.env, first.before))
      refuse(
        "no-moves",
        `Its moves alone do not lead to row ${first?.row.seq}: choose an earlier turn, or fewer stops.`,
      );
    answered(play, lesson, (lesson.file.stops[i]?.answers[0]?.moves ?? []).map(plainMove));
  }
}

/** But for who plays for whom, and how often something was taken back: a lesson goes through neither. */
const isSamePosition = (one: State, other: State): boolean =>
  canonical({ ...one, seq: 0, controllers: {} }) === canonical({ ...other, seq: 0, controllers: {} });

/** Rows that count and are somebody's moves, or a correction. */
function played(book: Rulebook<GameTypes>, rows: ProofFile["rows"], secret: string): readonly Played[] {
  const counting = new Set(effective(rows).map(({ seq }) => seq));
  const all: Played[] = [];
  let before: State | null = null;
  for (const { row, state, happenings } of replayed(book, rows, secret)) {
    if (before && counting.has(row.seq) && !BESIDE.includes(row.kind)) {
      const told = tellingsOf(book, { happenings }).flatMap((telling) => telling?.line ?? []);
      all.push({ row, before, after: state, told });
    }
    before = state;
  }
  return all;
}

function winnerIn(rows: readonly Played[]): Seat | null {
  const result = rows.at(-1)?.after.over;
  return result?.victories.flatMap(({ seats }) => seats)[0] ?? null;
}

const nameOf = ({ definition, content }: Rulebook<GameTypes>, options: Params, seat: Seat): string => {
  const found = definition.roster(options, content).find(({ id }) => id === seat);
  return found?.inText ?? found?.name ?? seat;
};

/** The first questions of a seat from a turn on. Throws `Refused` where something before the last of them is no move. */
function choicesOf(
  book: Rulebook<GameTypes>,
  rows: readonly Played[],
  { turn, seat, stops }: Part & { readonly seat: Seat },
): readonly Choice[] {
  const choices: Choice[] = [];
  let before: Played[] = [];
  for (let at = 0; at < rows.length && choices.length < stops; ) {
    const one = rows[at];
    if (!one) break;
    if (NO_MOVES.includes(one.row.kind))
      refuse("no-moves", `Row ${one.row.seq} is no move of anybody: choose an earlier turn, or fewer stops.`);
    if (phaseOf(book, one.before).turn >= turn && isChoice(one, seat)) {
      const own = answerFrom(rows.slice(at, at + MOST_MOVES), seat);
      choices.push({ before, own });
      before = [];
      at += own.length;
    } else {
      before.push(one);
      at++;
    }
  }
  return choices;
}

/** Not what was left to happen, nor letting a window pass, nor an answer that counts whatever others play: a stop has no word for that. */
function isChoice({ row, before }: Played, seat: Seat): boolean {
  const ask = openAsk(before);
  const passes = ask !== undefined && isWindow(ask) && ask.pass === row.action;
  return row.seat === seat && row.kind !== "default" && !row.regardless && !passes;
}

/** The moves that a seat makes one after the other while its question stays the same. */
function answerFrom(rows: readonly Played[], seat: Seat): readonly Played[] {
  const question = rows[0] && openAsk(rows[0].before)?.id;
  const end = rows.findIndex((one) => !isChoice(one, seat) || openAsk(one.before)?.id !== question);
  return end < 0 ? rows : rows.slice(0, end);
}

/** As today's rules call it. */
const moveOf = (book: Rulebook<GameTypes>, { row, before }: Played, seat: Seat) =>
  moveToday(book, { action: row.action, params: row.params as Params }, () => viewOf(book, before, seat)); // as the log has it

function deedOf(book: Rulebook<GameTypes>, one: Played) {
  const { seat, regardless } = one.row;
  if (seat === null) return refuse("no-moves", `Row ${one.row.seq} is no move of anybody: choose an earlier turn.`);
  return { seat, ...moveOf(book, one, seat), ...(regardless ? { regardless } : {}) };
}

function stopOf(book: Rulebook<GameTypes>, { before, own }: Choice, then: readonly Played[]) {
  const moves = own.map((one) => moveOf(book, one, one.row.seat ?? ""));
  const asks = moves[0]?.action ?? "";
  return {
    asks,
    title: (book.actions.get(asks)?.title ?? asks).slice(0, 60),
    notice: `${newest(before)}${TO_BE_WRITTEN}: what to notice.`,
    hint: `${TO_BE_WRITTEN}: what to press.`,
    answers: [{ verdict: "right", moves, beside: false, why: `${newest(own)}${TO_BE_WRITTEN}: why it is good.` }],
    otherwise: { goes: "back", why: `${TO_BE_WRITTEN}: why this is the better answer.` },
    next: then.map((one) => deedOf(book, one)),
  };
}

/** What everyone was told last, as much of it as fits. */
function newest(rows: readonly Played[]): string {
  const fitting: string[] = [];
  let left = MOST_TOLD;
  for (const line of rows.flatMap(({ told }) => told).reverse()) {
    left -= line.length + 1;
    if (left < 0) break;
    fitting.unshift(line);
  }
  return fitting.map((line) => `${line} `).join("");
}
