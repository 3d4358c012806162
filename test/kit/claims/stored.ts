import { canonical, type GameTypes, type ReadState, readStored, Unreadable } from "../../../src/engine/index.ts";
import type { Claim, Position } from "../play.ts";
import { sameJson, violate } from "../violation.ts";

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

function readAgain<G extends GameTypes>({ book, env }: Position<G>): ReadState<G> {
  try {
    return readStored(book, env);
  } catch (error) {
    if (error instanceof Unreadable) violate("stored", error.message, error);
    throw error;
  }
}
