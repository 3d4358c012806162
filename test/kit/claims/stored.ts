import { canonical, type GameTypes, type Json, type ReadState, readStored, Unreadable } from "#engine";
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

/** Events lie in a store for years: what is told is what its kind declares, and comes back from JSON as it was. */
export const storesWhatItTells = <G extends GameTypes>(): Claim<G> => ({
  title: "stores events and secrets as they are declared",
  at({ book, last }) {
    const { readPublic, readPrivate } = book.definition;
    for (const happening of last.happenings) {
      if (happening.kind !== "event") continue;
      const { event, secrets } = happening;
      if (event && readPublic) comesBack(event, readPublic);
      if (readPrivate) for (const secret of Object.values(secrets)) comesBack(secret, readPrivate);
    }
  },
});

function comesBack<E extends { readonly kind: string }>(told: E, read: (stored: Json) => E): void {
  sameValue("stored", `what is read of ${told.kind}`, told, readTold(JSON.parse(JSON.stringify(told)), read));
}

function readTold<E>(stored: Json, read: (stored: Json) => E): E {
  try {
    return read(stored);
  } catch (error) {
    if (error instanceof Unreadable) violate("stored", `${error.message}: ${JSON.stringify(stored)}`, error);
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
