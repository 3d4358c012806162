import {
  canonical,
  type GameTypes,
  type Json,
  type ReadState,
  readStored,
  Unreadable,
} from "../../../src/engine/index.ts";
import type { Claim, Position } from "../play.ts";
import { sameJson, sameValue, violate } from "../violation.ts";

/** Notes of procedures and answers in secret lie in a store for months: later releases read them by what is declared of them. */
export const storesWhatItDeclares = <G extends GameTypes>(): Claim<G> => ({
  title: "stores notes and answers as they are declared",
  at(position) {
    const { env } = position;
    const { state } = readAgain(position);
    const [stored, read] = [env, state].map(({ frames, answers }) => canonical({ frames, answers }));
    sameJson("stored", "what is read of frames and answers", stored ?? "", read ?? "");
  },
});

/** Games whose kinds of events all have a schema. */
const DECLARED: readonly string[] = ["battle-for-baghdad", "fitna", "iraqi-conflict", "next-war-in-lebanon"];

/** Events lie in a store for years: what is told is what its kind declares, and comes back from JSON as it was. */
export const storesWhatItTells = <G extends GameTypes>(): Claim<G> => ({
  title: "stores events and secrets as they are declared",
  at({ book, last }) {
    const { id, readPublic, readPrivate } = book.definition;
    const isDeclared = DECLARED.includes(id);
    for (const happening of last.happenings) {
      if (happening.kind !== "event") continue;
      const { event, secrets } = happening;
      if (event && readPublic) comesBack(event, readPublic, isDeclared);
      if (readPrivate) for (const secret of Object.values(secrets)) comesBack(secret, readPrivate, isDeclared);
    }
  },
});

function comesBack<E extends { readonly kind: string }>(told: E, read: (stored: Json) => E, isDeclared: boolean): void {
  const stored: { readonly [member: string]: Json } = JSON.parse(JSON.stringify(told));
  sameValue("stored", `what is read of ${told.kind}`, told, readTold(stored, read));
  if (isDeclared && isRead({ ...stored, surplus: true }, read))
    violate("stored", `${told.kind} is read whatever is in it: its kind has no schema`);
}

function readTold<E>(stored: Json, read: (stored: Json) => E): E {
  try {
    return read(stored);
  } catch (error) {
    if (error instanceof Unreadable) violate("stored", `${error.message}: ${JSON.stringify(stored)}`, error);
    throw error;
  }
}

function isRead(stored: Json, read: (stored: Json) => unknown): boolean {
  try {
    read(stored);
    return true;
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
}

function readAgain<G extends GameTypes>({ book, env }: Position<G>): ReadState<G> {
  try {
    return readStored(book, env);
  } catch (error) {
    if (error instanceof Unreadable) violate("stored", error.message, error);
    throw error;
  }
}
