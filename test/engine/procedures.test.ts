import { describe, expect, it } from "vitest";
import { z } from "zod";
import { begin, type Frozen, type Procedure, procedure as plain, type Stage, submit } from "#engine";
import { action, type Lab, labBook, note, Play, procedure } from "./lab.ts";

const child = procedure<{ name: string }>("child", { notes: z.strictObject({ name: z.string() }) })({
  only: ({ state, data }) => {
    state.table.log.push(data.name);
    return "done";
  },
});
const wait = note("wait");
const asks = procedure<null>("asks")({
  question: ({ ask, state }) => {
    state.table.log.push("asks");
    ask({ kind: "turn", seats: ["b"], actions: ["wait"] });
    return "answered";
  },
  answered: ({ outcome, state }) => {
    state.table.log.push(`answered by ${outcome[0]?.seat}`);
    return "done";
  },
});

/** A game whose first stage does this, and which then asks seat a. */
const stage = (first: (s: Stage<Lab, null>) => void): Procedure<Lab, null> =>
  procedure<null>("main")({
    first: (s) => {
      first(s);
      return "second";
    },
    second: ({ state, ask }) => {
      state.table.log.push("second");
      ask({ kind: "turn", seats: ["a"], actions: ["wait", "call"] });
      return "second";
    },
  });

const call = action("call", "Call").apply(({ call }) => {
  call(child, { name: "one" });
  call(asks, null);
  call(child, { name: "two" });
});
const playing = (main: Procedure<Lab, null>) => new Play({ main, procedures: [child, asks], actions: [wait, call] });

describe("a procedure", () => {
  it("runs what a stage called, in the order of the calls, before the next stage", () => {
    const game = playing(
      stage(({ call }) => {
        call(child, { name: "one" });
        call(child, { name: "two" });
      }),
    );
    expect(game.log).toEqual(["one", "two", "second"]);
  });

  it("runs what an action called before the stage that follows the question", () => {
    const game = playing(stage(() => undefined)).does("a: call");
    expect(game.log).toEqual(["second", "one", "asks"]);
    expect(game.awaited).toEqual(["b"]);
    expect(game.does("b: wait").log.slice(3)).toEqual(["b wait", "answered by b", "two", "second"]);
  });

  it("goes on at once when its question is to nobody", () => {
    expect(playing(stage(({ ask }) => ask({ kind: "sealed", seats: [], actions: ["wait"] }))).log).toEqual(["second"]);
  });

  it("sees what it has changed where it only looks", () => {
    const seen: unknown[] = [];
    playing(
      stage(({ state, current }) => {
        seen.push([...current.table.log]);
        state.table.log.push("changed");
        seen.push([...current.table.log]);
        state.table.log = ["new"];
        seen.push([...current.table.log]);
      }),
    );
    expect(seen).toEqual([[], ["changed"], ["new"]]);
  });

  it("keeps notes that are its own copy", () => {
    const notes = { name: "mine" };
    const game = playing(
      stage(({ call }) => {
        call(child, notes);
        notes.name = "changed";
      }),
    );
    expect(game.log[0]).toBe("mine");
  });

  it("puts one question a stage", () => {
    const ask = { kind: "turn", seats: ["a"], actions: ["wait"] } as const;
    expect(() => playing(stage((s) => [ask, ask].forEach(s.ask)))).toThrow("one question a stage");
    const both = stage((s) => {
      s.call(child, { name: "x" });
      s.ask(ask);
    });
    expect(() => playing(both)).toThrow("one question a stage");
  });

  it("asks only seats of the game", () => {
    expect(() => playing(stage((s) => s.ask({ kind: "turn", seats: ["zed"], actions: ["wait"] })))).toThrow("zed");
  });

  it("asks only for actions of the game, and in a reaction among them for the pass", () => {
    expect(() => playing(stage((s) => s.ask({ kind: "turn", seats: ["a"], actions: ["fly"] })))).toThrow("fly");
    const window = { kind: "reaction", seats: ["a"], actions: ["call"], pass: "wait", window: "w" } as const;
    expect(() => playing(stage((s) => s.ask(window)))).toThrow("wait");
  });

  it("that never ends is stopped with an error", () => {
    const main = procedure<null>("main")({ round: () => "round" });
    expect(() => playing(main)).toThrow("runs for ever");
  });

  it("that is the main one must end with a result", () => {
    expect(() => playing(procedure<null>("main")({ only: () => "done" }))).toThrow("ended without a result");
  });

  it("must be among the game's", () => {
    const stray = plain<Lab, null>("stray")({ only: () => "done" });
    expect(() => playing(stage((s) => s.call(stray, null)))).toThrow("no procedure stray");
  });

  it("ends the game with a result, after which nothing is asked or taken", () => {
    const result = { victories: [{ title: "peace", seats: ["a"] }], scores: { a: 1 } };
    const game = playing(stage((s) => s.end(result)));
    expect(game.env.over).toEqual(result);
    expect(game.env.frames).toEqual([]);
    expect(game.asked("a")).toEqual([]);
    expect(game.refusal({ seat: "a", action: "wait" }).code).toBe("game-over");
  });
});

describe("what rules write", () => {
  const keep = action("keep", "Keep").apply(({ state, emit }) => {
    const list = ["before"];
    state.table.log = list;
    emit({ kind: "kept", list });
    list.push("after");
  });
  const main = stage(() => undefined);
  const game = () => new Play({ main: main, actions: [wait, call, keep], free: ["keep"], procedures: [child, asks] });

  it("is told as it was when it was told", () => {
    const [happening] = game().does("a: keep").last.happenings;
    expect(happening).toMatchObject({ kind: "event", event: { list: ["before"] } });
  });

  it("counts only if nothing throws", () => {
    const fail = action("fail", "Fail").apply(({ state, dice }) => {
      state.table.log.push("half");
      dice.die();
      throw new Error("ours");
    });
    const book = labBook({ main, procedures: [child, asks], actions: [wait, call, fail], free: ["fail"] });
    const { state } = begin(book, { seats: ["a", "b"], controllers: {}, options: {}, key: "00".repeat(32) });
    const before: Frozen<typeof state> = structuredClone(state) as Frozen<typeof state>;
    expect(() => submit(book, state, { seat: "a", decision: null, action: "fail", params: {} })).toThrow("ours");
    expect(state).toEqual(before);
  });
});
