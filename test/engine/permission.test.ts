import { describe, expect, it } from "vitest";
import { action, Play, procedure } from "./lab.ts";

const walk = action("walk", "Walk").apply(() => undefined);
const fly = action("fly", "Fly").apply(() => undefined);

/** Seat a walks. */
const main = procedure<null>("main")({
  ask: ({ ask }) => {
    ask({ kind: "turn", seats: ["a"], actions: ["walk"] });
    return "ask";
  },
});

describe("what is not asked of a seat", () => {
  it("is refused in the engine's words, with what is possible", () => {
    const game = new Play({ main, actions: [walk, fly] });
    expect(game.refusal({ seat: "a", action: "fly" })).toMatchObject({
      code: "not-now",
      text: "“Fly” is not possible now; possible: “Walk”.",
    });
    expect(game.refusal({ seat: "b", action: "walk" })).toMatchObject({
      code: "not-asked",
      text: "“Walk”: you are not asked for that now.",
    });
  });

  it("is refused in the game's own words where it has some, for the same code", () => {
    const waiting = action("walk", "Walk", {
      whyNot: ({ seat }) => (seat === "b" ? { text: "Wait for a." } : null),
    }).apply(() => undefined);
    const wingless = action("fly", "Fly", {
      whyNot: () => ({ text: "Nobody has wings.", rule: "R-01" }),
    }).apply(() => undefined);
    const game = new Play({ main, actions: [waiting, wingless] });
    expect(game.refusal({ seat: "a", action: "fly" })).toMatchObject({
      code: "not-now",
      text: "Nobody has wings.",
      rule: "R-01",
    });
    expect(game.refusal({ seat: "b", action: "walk" })).toMatchObject({ code: "not-asked", text: "Wait for a." });
    game.does("a: walk");
  });
});
