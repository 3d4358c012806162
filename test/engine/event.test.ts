import { expect, test } from "vitest";
import { z } from "zod";
import { event, readEvent } from "../../src/engine/event.ts";
import { describing } from "../../src/engine/told.ts";

const marched = event(
  "marched",
  { who: z.string(), steps: z.int() },
  {
    was: ["walked"],
    upgrade: (old) => ({ who: (old as { name: string }).name, steps: 1 }),
  },
);

test("a stored event is read as it was written", () => {
  expect(readEvent(marched, { kind: "marched", who: "red", steps: 2 })).toEqual({
    kind: "marched",
    who: "red",
    steps: 2,
  });
});

test("an event under a former name bears the one of today", () => {
  expect(readEvent(marched, { kind: "walked", who: "red", steps: 2 }).kind).toBe("marched");
});

test("an event of an older shape is upgraded", () => {
  expect(readEvent(marched, { kind: "walked", name: "red" })).toEqual({ kind: "marched", who: "red", steps: 1 });
});

test("what no shape fits is refused with its path", () => {
  const plain = event("marched", { who: z.string(), steps: z.int() });
  expect(() => readEvent(plain, { kind: "marched", who: "red", steps: "two" })).toThrow(/event marched: .*steps/);
  const surplus = { kind: "marched", who: "red", steps: 2, where: "ford" };
  expect(() => readEvent(plain, surplus)).toThrow(/event marched: .*where/);
});

test("a kind that two chapters share is read with the members of either; of one that does not say so there is but one", () => {
  const [seen, seenThere] = [
    { seen: event("seen", { units: z.int() }, { shared: true }) },
    { seen: event("seen", { at: z.string() }, { shared: true }) },
  ];
  const { readPublic } = describing([], [seen, seenThere], []);
  expect(readPublic({ kind: "seen", units: 2 })).toEqual({ kind: "seen", units: 2 });
  expect(readPublic({ kind: "seen", at: "ford" })).toEqual({ kind: "seen", at: "ford" });
  expect(() => readPublic({ kind: "seen" })).toThrow(/event seen/);
  const [one, two] = [{ lost: event("lost", {}) }, { lost: event("lost", { by: z.string() }) }];
  expect(() => describing([], [one, two], [])).toThrow("a name is used twice: lost");
  expect(() => describing([], [], [one, { gone: event("gone", {}, { was: ["lost"] }) }])).toThrow("used twice: lost");
});
