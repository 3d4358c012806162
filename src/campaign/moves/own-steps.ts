/** Steps of a turn that a seat fills in before they begin: what they would bring, and how they are carried out then. */
import {
  BROKEN,
  canonical,
  type Fact,
  type GameTypes,
  Refused,
  refuse,
  rehearsed,
  type Seat,
  type StepToCome,
  stepsToCome,
  UNKNOWN_STEP,
  viewOf,
} from "#engine";
import { broughtInFormOf } from "../../earlier/kept-words.ts";
import type { KeptFact, PlannedMove, PreparedRecord } from "../../store/records.ts";
import type { RowOutcome } from "../contract/answers.ts";
import type { Live } from "../facts/live.ts";
import { Play } from "./play.ts";
import { type Actor, endSteps, moveRow, type Settle, TRIAL, takeRows } from "./rows.ts";

type Coming = StepToCome<GameTypes>;

/** The steps that a seat can fill in before its turn; null: nobody knows. */
export function stepsOf({ book, env }: Pick<Live, "book" | "env">, seat: Seat): readonly Coming[] | null {
  const steps = stepsToCome(book, env, viewOf(book, env, seat));
  return steps.some(({ key }) => key === UNKNOWN_STEP) ? null : steps;
}

/** The campaign as it would be if this step of a seat began now. Throws `Refused` where that cannot be seen. */
export function rehearsal(live: Live, seat: Seat, key: string): Live {
  const step = stepsOf(live, seat)?.find((one) => one.key === key);
  if (!step) return refuse("stale", "That will not come up any more, or you are asked now: see where it stands.");
  const env = step.ready ? begunFrom(live, step, seat) : null;
  if (!env)
    return refuse(
      "not-now",
      "That cannot be filled in while a battle, or something like it, is going on. Try again later.",
    );
  return { ...live, env, names: null };
}

/** By the state that a step would begin in, its key and seat: a page is tried out again and again as it is filled in. */
const rehearsals = new WeakMap<Live["env"], Map<string, Live["env"] | null>>();

function begunFrom(live: Live, step: Coming, seat: Seat): Live["env"] | null {
  const known = rehearsals.get(live.env) ?? new Map<string, Live["env"] | null>();
  rehearsals.set(live.env, known);
  const name = `${seat} ${step.key}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const env = begun(live, step, seat);
  known.set(name, env);
  return env;
}

function begun({ book, env }: Live, { step }: Coming, seat: Seat): Live["env"] | null {
  try {
    return rehearsed(book, env, step, seat);
  } catch (error) {
    book.report("ownSteps", error);
    throw new Refused(BROKEN);
  }
}

/** What moves of a step would bring if it began now. Throws `Refused` for the first that is not possible. */
export function foreseen(live: Live, actor: Actor, key: string, moves: readonly PlannedMove[]): readonly RowOutcome[] {
  const play = new Play(rehearsal(live, actor.seat, key), 0);
  const { rows } = tried(play, actor, moves);
  const at = rows.findIndex(({ state }) => state === "refused");
  const refused = rows[at]?.refused;
  if (refused) refuse(refused.code, `${rows.length > 1 ? `Row ${at + 1}: ` : ""}${refused.text}`, refused.rule);
  return rows;
}

const tried = (play: Play, actor: Actor, moves: readonly PlannedMove[]) =>
  takeRows(play, actor, rowsOf(play, actor, moves), TRIAL);

const rowsOf = ({ live }: Play, { seat }: Actor, moves: readonly PlannedMove[]) =>
  moves.map((move) => moveRow(live.book.actions, seat, move, null));

/**
 * What a row would bring: a row that would bring something else is not sent. What a game says of it beforehand is known by
 * the numbers in it: another wording changes nothing.
 */
export const factOf = ({ state, line, called, events, remarks }: RowOutcome): Fact =>
  state === "later" ? {} : { events, said: [called ?? line, ...remarks].map((words) => words.match(/\d+/g) ?? []) };

const bringsAsKept = (row: RowOutcome, kept: KeptFact | undefined): boolean =>
  canonical(kept ?? null) === canonical(broughtInFormOf(kept, row, factOf(row)));

/**
 * Sends the moves of a step that still bring what they did when it was filled in, up to one that draws, reveals or asks
 * somebody; where one does not, its seat is asked, and so it is for what comes after. Says whether anything was done.
 */
export function takeStep(play: Play, answer: PreparedRecord, settle: Settle): boolean {
  const { seat, key, moves, facts, ends } = answer;
  const actor: Actor = { kind: "order", person: null, seat };
  const now = foreseenNow(play, actor, moves);
  const changed = now.findIndex(
    (row, i) => row.state === "refused" || (row.state !== "later" && !bringsAsKept(row, facts[i])),
  );
  if (changed >= 0) return false;
  const stop = now.findIndex(({ state }) => state === "stops") + 1 || now.length;
  const before = play.rows.length;
  play.dropPrepared(seat, key);
  takeRows(play, actor, rowsOf(play, actor, moves.slice(0, stop)), { trial: false, halts: true, settle });
  if (stop < moves.length) play.keepPrepared({ ...answer, moves: moves.slice(stop), facts: facts.slice(stop) });
  else if (ends) endSteps(play, actor, settle);
  return play.rows.length > before;
}

/** The moves tried on the game as it is, and taken back. */
function foreseenNow(play: Play, actor: Actor, moves: readonly PlannedMove[]): readonly RowOutcome[] {
  return tried(new Play({ ...play.live, env: play.env, names: null }, play.now), actor, moves).rows;
}
