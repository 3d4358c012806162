import { describe, expect, it } from "vitest";
import { modeOf } from "#engine";
import { action, note, Play, procedure } from "./lab.ts";

const shout = action("shout", "Shout").apply(({ state: { table }, seat }) => {
  table.log.push(`${seat} shouts`);
  table.rounds++;
});

/** A window that opens again after every play, for all but the one who played, until the third play closes it. */
const main = procedure<null>("main")({
  open: ({ state: { table }, ask }) => {
    const last = table.log.at(-1)?.split(" ")[0];
    const seats = table.rounds < 3 ? ["b", "a", "c"].filter((seat) => seat !== last) : [];
    ask({ kind: "window", seats, actions: ["shout", "quiet"], pass: "quiet", window: "street" });
    return "played";
  },
  played: ({ outcome, state: { table } }) => {
    if (outcome.length > 0) return "open";
    table.log.push("closed");
    return "next";
  },
  next: ({ ask }) => {
    ask({ kind: "turn", seats: ["a"], actions: ["nod"] });
    return "next";
  },
});

const quiet = action("quiet", "Be quiet").apply(() => undefined);
const opened = () => new Play({ main, actions: [shout, quiet, note("nod")] });

describe("a window", () => {
  it("asks all at once, in order of precedence", () => {
    const game = opened();
    expect(game.awaited).toEqual(["b", "a", "c"]);
    expect(game.asked("a")[0]).toMatchObject({ kind: "window", window: "street", pass: "quiet", owed: true });
  });

  it("lets a play take effect at once, and asks the others again under a new id", () => {
    const game = opened().does("b: quiet");
    const id = game.id("c");
    game.does("a: shout");
    expect(game.log).toEqual(["a shouts"]);
    expect(game.awaited).toEqual(["b", "c"]);
    expect(game.refusal({ seat: "c", decision: id, action: "quiet" }).code).toBe("stale");
  });

  it("keeps passes, and stays the same decision for the others", () => {
    const game = opened();
    const id = game.id("c");
    game.does("a: quiet");
    expect(game.awaited).toEqual(["b", "c"]);
    expect(game.id("c")).toBe(id);
  });

  it("asks who has passed nothing more until somebody plays", () => {
    const game = opened().does("a: quiet");
    expect(game.asked("a")).toEqual([]);
    expect(game.refusal({ seat: "a", action: "shout" }).code).toBe("not-asked");
    expect(game.does("b: shout").asked("a").length).toBe(1);
  });

  it("closes when all have passed since the last play", () => {
    const game = opened().does("a: quiet", "b: shout", "c: quiet");
    expect(game.log).toEqual(["b shouts"]);
    expect(game.does("a: quiet").log).toEqual(["b shouts", "closed"]);
    expect(game.asked("a")[0]?.kind).toBe("turn");
  });

  it("with nobody to ask is closed at once", () => {
    expect(opened().does("a: shout", "b: shout", "a: shout").log.at(-1)).toBe("closed");
  });

  it("has no pass that is not among its actions", () => {
    const odd = procedure<null>("main")({
      open: ({ ask }) => {
        ask({ kind: "window", seats: ["a"], actions: ["shout"], pass: "quiet", window: "street" });
        return "open";
      },
    });
    expect(() => new Play({ main: odd, actions: [shout, quiet] })).toThrow("quiet passes, but is not among");
  });
});

describe("how long a window waits", () => {
  const windows = [
    { name: "street", title: "the Street", mode: "standing-only" },
    { name: "raid", was: ["attack"], title: "a raid", mode: "wait-holders" },
  ] as const;

  it.each([
    [[], ["standing-only", "wait-holders", "wait-all"]],
    [["all:wait-all"], ["wait-all", "wait-all", "wait-all"]],
    [
      ["raid:standing-only", "all:wait-all"],
      ["wait-all", "standing-only", "wait-all"],
    ],
    [["attack:wait-all"], ["standing-only", "wait-all", "wait-all"]],
    [
      ["raid:wait-all", "attack:standing-only"],
      ["standing-only", "wait-all", "wait-all"],
    ],
  ])("is as the host says, by its name or an earlier one, or else as its game does: %j", (reactions, modes) => {
    expect(["street", "raid", "unknown"].map((name) => modeOf(windows, { reactions }, name))).toEqual(modes);
  });
});
