import { canonical, type GameTypes, type PlayOut, startPlayOut } from "#engine";
import type { Claim, Position } from "../play.ts";
import { same } from "../violation.ts";

/** The same acts lead to the same states, whether each is submitted or all are played out in place. */
export const playsOutTheSame = <G extends GameTypes>(): Claim<G> => {
  let thought: { readonly acts: Position<G>["acts"]; readonly playOut: PlayOut<G>; done: number } | null = null;
  return {
    title: "plays out in place as submitted",
    every: 2,
    at({ book, env, acts }) {
      if (thought?.acts === acts) {
        const { playOut, done } = thought;
        for (const act of acts.slice(done)) playOut.step(act);
        same("play-out", "the state played out in place", canonical(playOut.env), canonical(env));
        thought.done = acts.length;
      } else thought = { acts, playOut: startPlayOut(book, env), done: acts.length };
    },
  };
};
