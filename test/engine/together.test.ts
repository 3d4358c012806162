import { describe, expect, it } from "vitest";
import { canonical } from "#engine";
import { action, note, Play, procedure } from "./lab.ts";

const ready = action("ready", "Ready").apply(({ state, seat }) => {
  state.table.log.push(seat);
});
const back = action("back", "Not ready after all").apply(({ state, seat, reopenQuestion }) => {
  state.table.log = state.table.log.filter((other) => other !== seat);
  reopenQuestion();
});
const seats = ["a", "b", "c"];

/** All talk until all are ready; then the next round, in the same frame. */
const main = procedure<null>("main")({
  talk: ({ state: { table }, ask }) => {
    const left = seats.filter((seat) => !table.log.includes(seat));
    if (left.length === 0) return "next";
    ask({ kind: "turn", seats: left, actions: ["ready", "wave"], together: true });
    return "talk";
  },
  next: ({ state: { table } }) => {
    table.log = [];
    table.phase += "+";
    return "talk";
  },
});

/** Two battles in a row in which both sides choose together. */
const battles = procedure<null>("main")({
  both: ({ call }) => {
    call(battle, null);
    return "both";
  },
});
const battle = procedure<null>("battle")({
  choose: ({ state: { table }, ask }) => {
    const left = ["a", "b"].filter((seat) => !table.log.includes(seat));
    if (left.length === 0) return "over";
    ask({ kind: "turn", seats: left, actions: ["ready"], together: true });
    return "choose";
  },
  over: ({ state: { table } }) => {
    table.log = [];
    return "done";
  },
});

const wave = note("wave");
const talking = () => new Play({ main, actions: [ready, back, wave], free: ["back"] });

/** A window in which each of three commits something or nothing, in secret: the next stage counts. */
const committing = procedure<null>("main")({
  commit: ({ state: { hands }, ask }) => {
    const left = seats.filter((seat) => hands[seat]?.cards.length === 0);
    if (left.length === 0) return "next";
    const asked = { actions: ["stake", "abstain"], pass: "abstain", window: "commit", together: true };
    ask({ kind: "window", seats: left, ...asked });
    return "commit";
  },
  next: ({ ask }) => {
    ask({ kind: "turn", seats: ["a"], actions: ["wave"] });
    return "next";
  },
});
const kept = (name: string) =>
  action(name, name).apply(({ state: { hands }, seat }) => {
    hands[seat]?.cards.push(name);
  });
const staking = () => new Play({ main: committing, actions: [kept("stake"), kept("abstain"), wave] });

describe("a question to several seats together", () => {
  it("looks the same to the others, and closes as late, whether a window was passed or not", () => {
    const answers = [
      ["a: stake", "c: abstain"],
      ["a: abstain", "c: stake"],
      ["a: stake", "c: stake"],
      ["a: abstain", "c: abstain"],
    ];
    const frames = answers.map((both) => canonical(staking().does(...both).env.frames));
    expect(new Set(frames).size).toBe(1);
    for (const both of answers) {
      const game = staking().does(...both);
      expect([game.awaited, game.asked("a"), game.asked("c")]).toEqual([["b"], [], []]);
      expect(game.does("b: stake").awaited).toEqual(["a"]);
      expect(game.asked("a")[0]?.kind).toBe("turn");
    }
  });

  it("stays the same decision for the others when one has answered", () => {
    const game = talking();
    const id = game.id("b");
    expect(game.does("a: ready").id("b")).toBe(id);
    expect(game.awaited).toEqual(["b", "c"]);
  });

  it("asks a seat once only", () => {
    const game = talking();
    const decision = game.id("a");
    game.does("a: ready");
    expect(game.refusal({ seat: "a", decision, action: "ready" }).code).toBe("stale");
  });

  it("is put anew to a seat that takes its answer back", () => {
    const game = talking();
    const id = game.id("a");
    game.does("a: ready", "a: back");
    expect(game.awaited).toEqual(["a", "b", "c"]);
    expect(game.id("b")).toBe(id);
  });

  it("is another decision in the next phase", () => {
    const game = talking();
    const id = game.id("a");
    game.does("a: ready", "b: ready", "c: ready");
    expect(game.awaited).toEqual(seats);
    expect(game.id("a")).not.toBe(id);
  });

  it("is another decision in the next battle of the same phase", () => {
    const game = new Play({ main: battles, procedures: [battle], actions: [ready] });
    const id = game.id("a");
    game.does("a: ready", "b: ready");
    expect(game.awaited).toEqual(["a", "b"]);
    expect(game.id("a")).not.toBe(id);
  });
});
