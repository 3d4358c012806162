/** Reads a stored state by the rules of today, under the names and in the shapes that these have now. */
import { z } from "zod";
import type { SealedAnswer } from "./decision.ts";
import type { Envelope } from "./envelope.ts";
import { actionToday, moveToday } from "./former-names.ts";
import type { GameTypes } from "./game-types.ts";
import type { Entry, Group, ParamKind } from "./params.ts";
import type { AnyProcedure, Frame } from "./procedure.ts";
import { bearerOf, nameToday } from "./renamed.ts";
import type { Rulebook } from "./rulebook.ts";
import { type Json, orderedCopy, type Seat } from "./values.ts";
import { viewOf } from "./views.ts";

/** A stored state that these rules cannot go on from; the message names the procedure, and the path of what is wrong. */
export class Unreadable extends Error {
  constructor(where: string, why: string) {
    super(`${where}: ${why}`);
    this.name = "Unreadable";
  }
}

/** A state as today's rules read it. */
export interface ReadState<G extends GameTypes> {
  readonly state: Envelope<G>;
  /** Their answers in secret no longer count: they are asked again. */
  readonly askedAgain: readonly Seat[];
}

/**
 * A state as it was stored, read by the rules of today: procedures, stages, questions, actions and params under the names
 * that they bear now, notes by the schemas of their procedures, answers in secret by the params of their actions. An answer
 * that cannot be read falls, and its seat is asked again. Throws `Unreadable`.
 */
export function readStored<G extends GameTypes>(book: Rulebook<G>, stored: Envelope<G>): ReadState<G> {
  const frames = stored.frames.map((frame, depth) => frameToday(book, frame, depth));
  const state = { ...stored, frames };
  const answers: Envelope<G>["answers"] = {};
  const askedAgain: Seat[] = [];
  for (const [seat, sealed] of Object.entries(stored.answers)) {
    const read = sealed.map((answer) => ({ answer, today: answerToday(book, state, seat, answer) }));
    const left = read.flatMap(({ today }) => today ?? []);
    if (left.length > 0) answers[seat] = left;
    for (const { answer, today } of read) if (!today && askAgain(frames, answer, seat)) askedAgain.push(seat);
  }
  return { state: { ...state, answers }, askedAgain };
}

function frameToday<G extends GameTypes>(book: Rulebook<G>, frame: Frame, depth: number): Frame {
  const procedure = bearerOf([...book.procedures.values()], frame.procedure);
  if (!procedure) throw new Unreadable(`procedure ${frame.procedure}`, `these rules have none (frames.${depth})`);
  const stage = stageToday(procedure, frame.stage);
  if (stage === undefined) throw new Unreadable(`procedure ${procedure.name}`, `it has no stage ${frame.stage}`);
  const outcome = frame.outcome.map((one) => ({ ...one, action: actionToday(book, one.action) }));
  const data = notesToday(procedure, frame.data, depth);
  const read = { procedure: procedure.name, stage, data, outcome };
  return orderedCopy(frame.ask ? { ...read, ask: askToday(book, frame.ask, procedure.name) } : read);
}

/** Undefined: it has no such stage. */
function stageToday<G extends GameTypes>({ stages }: AnyProcedure<G>, stage: string): string | undefined {
  const all = Object.entries(stages).map(([name, was]) => ({ name, was }));
  return bearerOf(all, stage)?.name;
}

function notesToday<G extends GameTypes>({ name, notes }: AnyProcedure<G>, data: Json, depth: number): Json {
  const read = notes.safeParse(data);
  if (read.success) return read.data as Json; // notes are plain: a procedure is called with JSON
  const [issue] = read.error.issues;
  const path = ["frames", depth, "data", ...(issue?.path ?? [])].join(".");
  throw new Unreadable(`procedure ${name}`, `its notes do not fit (${path}: ${issue?.message})`);
}

/** An open question; what can no longer be done is not asked for. */
function askToday<G extends GameTypes>(
  book: Rulebook<G>,
  ask: Frame["ask"] & object,
  by: string,
): Frame["ask"] & object {
  const actions = ask.actions.map((name) => actionToday(book, name)).filter((name) => book.actions.has(name));
  if (actions.length === 0)
    throw new Unreadable(`procedure ${by}`, `none of what it asks for is an action (${ask.actions.join(", ")})`);
  if (!("pass" in ask)) return { ...ask, actions };
  const pass = actionToday(book, ask.pass);
  if (!actions.includes(pass)) throw new Unreadable(`procedure ${by}`, `${ask.pass} passes, and is no action`);
  return { ...ask, actions, pass, window: nameToday(book.definition.windows, ask.window) };
}

/** Null: it cannot be read. */
function answerToday<G extends GameTypes>(
  book: Rulebook<G>,
  env: Envelope<G>,
  seat: Seat,
  answer: SealedAnswer,
): SealedAnswer | null {
  const move = moveToday(book, answer, () => viewOf(book, env, seat));
  const action = book.actions.get(move.action);
  if (!action || !paramsShape(action).safeParse(move.params).success) return null;
  const window = answer.window === null ? null : nameToday(book.definition.windows, answer.window);
  return orderedCopy({ ...answer, ...move, window });
}

/** Whether the question of an answer that fell is open, which its seat has to answer again then. */
function askAgain(frames: readonly Frame[], { decision }: SealedAnswer, seat: Seat): boolean {
  const ask = frames.find((frame) => frame.ask?.id === decision)?.ask;
  if (!ask) return false;
  ask.answered = ask.answered.filter((other) => other !== seat);
  return true;
}

const BY_KIND: { readonly [kind in ParamKind]: z.ZodType } = {
  choice: z.string(),
  integer: z.int(),
  text: z.string(),
  subset: z.array(z.string()),
  ranking: z.array(z.string()),
  route: z.array(z.string()),
  rows: z.array(z.record(z.string(), z.json())),
};

/** What params of a form must be, whatever may be chosen at the time: as its declaration says, and no others. */
function paramsShape({ entries }: Group<unknown>): z.ZodType {
  const named = new Map<string, Entry[]>();
  for (const entry of entries) named.set(entry.name, [...(named.get(entry.name) ?? []), entry]);
  const shape = [...named].map(([name, same]) => {
    const kinds = same.map(({ param }) => BY_KIND[param.kind]);
    const value = z.union(kinds);
    return [name, same.some(({ when }) => when) ? value.exactOptional() : value] as const;
  });
  return z.strictObject(Object.fromEntries(shape));
}
