import { describe, expect, it } from "vitest";
import type { Definition, Pace, Procedure, RulesContext } from "#engine";
import { action, type Lab, note, Play, procedure } from "./lab.ts";

const DUE = "due";

const followed = procedure<null>("followed")({
  now: ({ state }) => {
    state.table.log.push("follows");
    return "done";
  },
});

/** What the table says is due comes, once. */
const consequences: NonNullable<Definition<Lab>["consequences"]> = ({ current, state, call }) => {
  if (!current.table.banned.includes(DUE)) return;
  state.table.banned = [];
  call(followed, null);
};

const bring = ({ state }: RulesContext<Lab>): void => {
  state.table.banned = [DUE];
};

/** Brings something about in its first stage, and calls another procedure in its second. */
const three = (name: string, pace?: Pace, inner?: Procedure<Lab, null>) =>
  procedure<null>(
    name,
    pace ? { pace } : {},
  )({
    first: (s) => {
      s.state.table.log.push(`${name} 1`);
      bring(s);
      return "second";
    },
    second: (s) => {
      s.state.table.log.push(`${name} 2`);
      if (inner) s.call(inner, null);
      return "third";
    },
    third: ({ state }) => {
      state.table.log.push(`${name} 3`);
      return "done";
    },
  });

/** What a game logs whose question is answered, after which it calls the first of these. */
function logOf(answer: "wait" | "act", ...procedures: readonly [Procedure<Lab, null>, ...Procedure<Lab, null>[]]) {
  const main = procedure<null>("main")({
    ask: ({ ask }) => {
      ask({ kind: "turn", seats: ["a"], actions: ["wait", "act"] });
      return "answered";
    },
    answered: (s) => {
      s.state.table.log.push(`answered: ${s.outcome[0]?.action}`);
      s.call(procedures[0], null);
      return "ask";
    },
  });
  const actions = [note("wait"), action("act", "Act").apply(bring)];
  return new Play({ main, procedures: [...procedures, followed], actions, consequences }).does(`a: ${answer}`).log;
}

describe("what follows by itself", () => {
  it("comes before the stage after an action, which still knows what was answered", () => {
    expect(logOf("act", three("quiet", "whole")).slice(0, 2)).toEqual(["follows", "answered: act"]);
  });

  it("comes between the stages of a procedure without a pace of its own", () => {
    expect(logOf("wait", three("plain")).slice(2)).toEqual(["plain 1", "follows", "plain 2", "plain 3"]);
  });

  it("waits until a whole step is over, with all that it calls", () => {
    const inner = three("inner");
    expect(logOf("wait", three("outer", "whole", inner), inner).slice(2)).toEqual([
      ...["outer 1", "outer 2", "inner 1", "inner 2", "inner 3", "outer 3"],
      "follows",
    ]);
  });

  it("comes between the steps of what is stepwise, in the midst of a whole one", () => {
    const inner = three("inner", "stepwise");
    expect(logOf("wait", three("outer", "whole", inner), inner).slice(2)).toEqual([
      ...["outer 1", "outer 2", "follows", "inner 1", "follows", "inner 2", "inner 3", "outer 3"],
    ]);
  });
});
