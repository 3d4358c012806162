import { describe, expect, it } from "vitest";
import { Dice, mayMind, minded, viewOf } from "#engine";
import { keyOf } from "../kit/index.ts";
import { action, note, Play, procedure } from "./lab.ts";

const main = procedure<null>("main")({
  first: ({ ask }) => {
    ask({ kind: "turn", seats: ["a"], actions: ["pact", "march", "stay"] });
    return "first";
  },
});
const pact = action("pact", "Pact", { deal: true }).apply(() => {});

/** What a computer does for a seat that it minds, if its player chooses this. */
const minding = (chosen: string) => {
  const made = (bare: Play["book"]["definition"]) => ({
    ...bare,
    bot: () => ({ action: chosen, params: {} }),
    defaultAnswer: () => ({ action: "stay", params: {} }),
  });
  const actions = [pact, ...["march", "stay", "scout"].map(note)];
  const game = new Play({ main, actions, free: ["scout"], made });
  const { book, env } = game;
  const [open] = game.asked("a");
  if (!open) throw new Error("nothing is asked");
  const view = viewOf(book, env, "a");
  return {
    does: minded(book, view, open, new Dice({ key: keyOf("minding"), next: 0 })).action,
    may: mayMind(book, view, open, { action: chosen, params: {} }),
  };
};

describe("the computer that minds a seat", () => {
  it("does what a computer player would", () => {
    expect(minding("march")).toEqual({ does: "march", may: true });
  });

  it.each([
    ["makes a deal", "pact"],
    ["does not answer the question", "scout"],
  ])("does as at a deadline instead of what %s", (_, chosen) => {
    expect(minding(chosen)).toEqual({ does: "stay", may: false });
  });
});
