import { expect, test } from "vitest";
import { z } from "zod";
import { event, readEvent } from "../../src/engine/event.ts";

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
