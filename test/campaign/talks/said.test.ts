import { expect, it } from "vitest";
import { saidInPost } from "../../../src/campaign/talks/said.ts";
import type { PromiseRecord } from "../../../src/store/records.ts";
import { book } from "../relay.ts";
import { plain, Road, record } from "../road.ts";

const promise: PromiseRecord = {
  ...{ number: 1, id: "p1", seat: "red", person: "201", to: ["blue"], text: "No spies.", among: null, talk: null },
  ...{ offer: null, at: 0, phase: "1.talks", turn: 1, until: null, state: "given", judged: [] },
};

/** What the post of a phase says of one promise. */
const said = (more: Partial<PromiseRecord>, phase = "1.talks", talked = true): string =>
  plain(saidInPost({ record, book, env: new Road().env }, [{ ...promise, ...more }], [], { number: 1, phase, talked }));

it("a public promise is told in the post of the phase in which it was given, where people negotiated", () => {
  expect(said({})).toMatch(/^Said in public: .*No spies\./);
  expect(said({}, "2.talks")).toBe("");
  expect(said({}, "1.talks", false)).toBe("");
  expect([said({ among: ["red", "blue"] }), said({ text: null }), said({ state: "void" })]).toEqual(["", "", ""]);
});

it("a promise is told to be broken in the post that was the newest when somebody called it so", () => {
  const broken = (post: number): string =>
    said({ judged: [{ seat: "blue", verdict: "broken", when: "turn 2", post }] }, "2.talks", false);
  expect(broken(1)).toMatch(/^Broken, according to .*: the promise of .*No spies\./);
  expect(broken(2)).toBe("");
});
