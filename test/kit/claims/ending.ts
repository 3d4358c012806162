import { canonical, check, type Envelope, type GameTypes } from "#engine";
import type { Claim, Position } from "../play.ts";
import { lobbyView } from "../subject.ts";
import { same, violate } from "../violation.ts";

/** Random play comes to a result, every seat that is asked has an answer, and the game's own invariants hold. */
export const comesToAnEnd = <G extends GameTypes>(): Claim<G> => {
  let before: Envelope<G> | null = null;
  return {
    title: "comes to an end",
    at({ subject, env, book, acts, last }) {
      if (acts.length === 0) {
        const { options, defaults } = book.definition;
        same(
          "default options",
          "the form's reading of them",
          canonical(check(options, lobbyView(book), defaults)),
          canonical(defaults),
        );
      } else if (before) subject.transition?.(before, last);
      subject.invariant?.(env);
      before = env;
    },
    after: ({ env }) => {
      const seats = env.seats.join();
      const { victories, scores } = env.over ?? violate("no result", "the game is not over");
      for (const seat of [...victories.flatMap((v) => v.seats), ...Object.keys(scores)])
        if (!env.seats.includes(seat)) violate("result", `${seat} is none of ${seats}`);
    },
  };
};

/** Nothing that the rules move about is ever made or lost. */
export const keepsItsPieces = <G extends GameTypes>(): Claim<G> => {
  let first = "";
  return {
    title: "keeps its pieces",
    at(position) {
      const now = census(position);
      if (position.acts.length === 0) first = now;
      same("pieces", "the sorted list of them", first, now);
    },
  };
};

export const census = <G extends GameTypes>({ subject, env }: Pick<Position<G>, "subject" | "env">): string =>
  subject.pieces(env).toSorted().join(" ");
