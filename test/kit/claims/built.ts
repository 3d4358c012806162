import { canonical, Dice, decisionsOf, type Envelope, type GameTypes } from "#engine";
import { amount } from "../../amounts.ts";
import { freeze } from "../freeze.ts";
import { readLine } from "../lines.ts";
import { answer, type Position, undrawn } from "../play.ts";
import { type Built, keyOf, type Subject } from "../subject.ts";
import { sameJson, violate } from "../violation.ts";
import { alike, type Outcome } from "./alike.ts";
import { stateOf } from "./purity.ts";
import { imagined, inSecret, legal, translated } from "./secrecy.ts";
import { sight } from "./sight.ts";

/** How many other states are held against a position, seen by its seats in turn, each with other dice. */
const TWINS = amount(12, 96);
/** In some of them the same cannot be done: how many tries there are for each. */
const TRIES = 4;

/**
 * Non-interference where random play seldom comes: in a position built for it, what is done leaves every seat seeing the
 * same in all states that it cannot tell from this one. Throws the first violation; a position that tells of nothing is one.
 */
export function keepsSecretsAt<G extends GameTypes>(subject: Subject<G>, built: Built<G>): void {
  const outcomes: Outcome[] = [];
  const env = built.env();
  for (let n = 0; n < TWINS * TRIES && outcomes.length < TWINS; n++)
    outcomes.push(...outcomeOf(positionOf(subject, env, built, n), built, n));
  if (!outcomes.includes("same"))
    violate("possible", `after ${built.act} none of ${outcomes.length} other states came out the same`);
}

function outcomeOf<G extends GameTypes>(position: Position<G>, { act: line }: Built<G>, n: number): readonly Outcome[] {
  const { book, env, dice } = position;
  const viewer = env.seats[n % env.seats.length] ?? "";
  const other = imagined(position, viewer);
  if (!other || canonical(stateOf(other.env)) === canonical(stateOf(env))) return [];
  const seed = dice.below(2 ** 32);
  sameJson("leak", `what ${viewer} sees`, sight(position, viewer, seed), sight(other, viewer, seed));
  const act = readLine(book, env, line);
  const asked = decisionsOf(book, env, act.seat).find(({ id }) => id === act.decision);
  const secret = asked && act.seat !== viewer ? inSecret(position, act, asked) : null;
  const there = secret
    ? answer(other, secret)
    : act.seat === viewer
      ? act
      : legal(other, translated(position, other, act));
  return there ? [alike(position, act, other, there, viewer, secret !== null)] : [];
}

function positionOf<G extends GameTypes>(
  subject: Subject<G>,
  env: Envelope<G>,
  { label }: Built<G>,
  n: number,
): Position<G> {
  const state: Envelope<G> = freeze({ ...env, random: { key: keyOf(label, "dice", n), next: 0 } });
  const done = { seq: env.seq, seat: null, action: "", params: {}, happenings: [] };
  const last = { ...done, state, reveals: false, tells: false, asks: "nobody" } as const;
  const dice = new Dice({ key: keyOf(label, n), next: 0 });
  return { subject, book: undrawn(subject.book), env: state, last, acts: [], dice };
}
