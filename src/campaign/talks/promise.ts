/** How long a promise runs, what its receivers have said of it, and what it may say. */
import { refuse, type Seat } from "#engine";
import type { GameRecord, Judgement, PromiseRecord, Verdict } from "../../store/records.ts";
import type { Ending } from "../contract/negotiation.ts";
import { typedLine } from "../facts/lobby.ts";
import { secretName } from "./names.ts";

/** The most letters of a promise. */
export const LONGEST_PROMISE = 200;

/** A game's place in time. */
interface Now {
  readonly turn: number;
  /** How many turns it has; null: nobody knows. */
  readonly turns: number | null;
}

/** The turn that a promise ends with; null: it holds to the end of the campaign. */
export function lastTurn(ending: Ending, { turn, turns }: Now): number | null {
  if (ending === "campaign") return null;
  const last = ending === "turn" ? turn : ending === "next" ? turn + 1 : ending.turn;
  if (!Number.isSafeInteger(last) || last < turn)
    refuse("bad-end", `A promise ends with this turn (${turn}) or a later one.`);
  return turns !== null && last >= turns ? null : last;
}

/** Whether a promise still runs in this turn: until then it can be taken back. */
export const isRunning = ({ state, until }: Pick<PromiseRecord, "state" | "until">, turn: number): boolean =>
  state === "given" && (until === null || turn <= until);

/** The promise after these receivers have judged it; what they said before does not count any more. */
export const judged = (
  promise: PromiseRecord,
  seats: readonly Seat[],
  said: Omit<Judgement, "seat">,
): PromiseRecord => ({
  ...promise,
  judged: [...promise.judged.filter(({ seat }) => !seats.includes(seat)), ...seats.map((seat) => ({ seat, ...said }))],
});

/** Those who have said so, in order of when they did. */
export const saying = ({ judged: all }: Pick<PromiseRecord, "judged">, verdict: Verdict): readonly Judgement[] =>
  all.filter((one) => one.verdict === verdict);

/** Receivers who have said nothing of it. */
export const silentOn = ({ to, judged: all }: Pick<PromiseRecord, "to" | "judged">): readonly Seat[] =>
  to.filter((seat) => all.every((one) => one.seat !== seat));

export const promiseName = (record: Pick<GameRecord, "secret">, number: number): string =>
  secretName(record, "promise", String(number));

/** Throws `Refused` for what is no sentence. */
export const sentenceOf = (text: string): string =>
  typedLine(text, LONGEST_PROMISE, "The promise") || refuse("empty", "Say what you promise.");
