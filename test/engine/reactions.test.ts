import { describe, expect, it } from "vitest";
import { z } from "zod";
import { choice, isBarrier, type Seat, take } from "#engine";
import { action, note, Play, procedure } from "./lab.ts";

const play = action("play", "Play")
  .param(
    "card",
    "Which?",
    choice(({ table, hand }) => hand.cards.filter((card) => !table.banned.includes(card))),
  )
  .apply(({ state, seat, params, call }) => {
    take(state.hands[seat]?.cards ?? [], params.card);
    state.table.log.push(`${seat} ${params.card}`);
    if (params.card === "ban") state.table.banned.push("x");
    if (params.card === "ask") call(asking, { seat: "a" });
    if (params.card === "close") state.table.phase = "closed";
  });

const asking = procedure<{ seat: Seat }>("asking", { notes: z.strictObject({ seat: z.string() }) })({
  question: ({ data, ask }) => {
    ask({ kind: "turn", seats: [data.seat], actions: ["nod"] });
    return "over";
  },
  over: () => "done",
});

/** A fight whose window opens again after every play, and which says in the log how it ended. */
const fight = procedure<{ name: string }>("fight", { notes: z.strictObject({ name: z.string() }) })({
  window: ({ ask, state }) => {
    if (state.table.phase === "closed") return "over";
    ask({ kind: "reaction", seats: ["b", "a", "c"], actions: ["play", "pass"], pass: "pass", window: "fight" });
    return "played";
  },
  played: ({ outcome }) => (outcome.length > 0 ? "window" : "over"),
  over: ({ state, data }) => {
    state.table.phase = "1";
    state.table.log.push(`${data.name} over`);
    return "done";
  },
});

const main = procedure<null>("main")({
  begin: ({ ask }) => {
    ask({ kind: "turn", seats: ["a"], actions: ["attack"] });
    return "begin";
  },
});

const attack = action("attack", "Attack").apply(({ call }) => {
  call(fight, { name: "first" });
  call(fight, { name: "second" });
});

const fighting = (hands: { readonly [seat: Seat]: readonly string[] }) =>
  new Play({ main, procedures: [fight, asking], actions: [attack, play, note("pass"), note("nod")], hands }).does(
    "a: attack",
  );

describe("a reaction window", () => {
  it("waits for every seat, and says of none what it answered", () => {
    const game = fighting({ a: ["x"], b: ["y"] }).does("a: play x");
    expect(game.awaited).toEqual(["b", "c"]);
    expect(game.log).toEqual([]);
    expect(game.asked("a")[0]).toMatchObject({
      kind: "reaction",
      owed: false,
      answered: { action: "play", params: { card: "x" } },
    });
    expect(game.asked("b")[0]).toMatchObject({ kind: "reaction", owed: true, answered: null, window: "fight" });
  });

  it("lets the first play in its order of seats count, whoever answered first", () => {
    const game = fighting({ a: ["x"], b: ["y"] }).does("a: play x", "c: pass", "b: play y");
    expect(game.log).toEqual(["b y"]);
    expect(game.env.hands.a?.cards).toEqual(["x"]);
  });

  it("closes when all pass, and applies no pass", () => {
    expect(fighting({}).does("a: pass", "b: pass", "c: pass").log).toEqual(["first over"]);
  });

  it("asks all again after a play, under a new id; the other answers have lapsed", () => {
    const game = fighting({ a: ["x"], b: ["y"] });
    const before = game.id("a");
    game.does("a: play x", "c: pass", "b: play y");
    expect(game.awaited).toEqual(["b", "a", "c"]);
    expect(game.id("a")).not.toBe(before);
    expect(game.refusal({ seat: "a", decision: before, action: "pass" }).code).toBe("stale");
  });

  it("keeps an answer given regardless for the window that opens again", () => {
    const game = fighting({ a: ["x"], b: ["y"] }).does("a regardless: play x", "c regardless: pass", "b: play y");
    expect(game.awaited).toEqual(["b"]);
    expect(game.does("b: pass").log).toEqual(["b y", "a x"]);
  });

  it("asks again a seat whose regardless answer has lost its premise", () => {
    const game = fighting({ a: ["x"], b: ["ban"] }).does("a regardless: play x", "c: pass", "b: play ban");
    expect(game.awaited).toEqual(["b", "a", "c"]);
  });

  it("goes on by itself when all that is left was answered regardless", () => {
    const game = fighting({ b: ["y", "z"] }).does("a regardless: pass", "c regardless: pass", "b regardless: play y");
    expect(game.awaited).toEqual(["b"]);
    expect(game.does("b: pass").log).toEqual(["b y", "first over"]);
  });

  it("keeps a regardless answer over a question that the play before it asked", () => {
    const game = fighting({ a: ["x"], b: ["ask"] }).does("a regardless: play x", "c regardless: pass", "b: play ask");
    expect(game.awaited).toEqual(["a"]);
    game.does("a: nod");
    expect(game.awaited).toEqual(["b"]);
    expect(game.does("b: pass").log).toEqual(["b ask", "a nod", "a x"]);
  });

  it("does not carry a regardless answer into the next fight", () => {
    const game = fighting({ a: ["x"], b: ["close"] }).does("a regardless: play x", "c: pass", "b: play close");
    expect(game.log).toEqual(["b close", "first over"]);
    expect(game.awaited).toEqual(["b", "a", "c"]);
    expect(game.env.answers).toEqual({});
  });

  it("can be answered anew until the last answer is in", () => {
    const game = fighting({ a: ["x", "y"] }).does("a: play x", "b: pass", "a: play y", "c: pass");
    expect(game.log).toEqual(["a y"]);
  });

  it("marks a barrier when it is opened, not while answers come in", () => {
    const game = fighting({ a: ["x"] }).does("a: play x");
    expect(isBarrier(game.last)).toBe(false);
    expect(isBarrier(game.does("b: pass", "c: pass").last)).toBe(true);
  });
});
