import { describe, expect, it } from "vitest";
import { afterAnswers, formerAnswers, isAskedFirst } from "../../../src/campaign/facts/asked-first.ts";

type Row = Parameters<typeof formerAnswers>[0][number];

const row = (seq: number, kind: Row["kind"], seat: string | null, decision: string | null, more: Partial<Row> = {}) =>
  ({ seq, kind, seat, decision, action: "bid", params: {}, input: seq, final: false, ...more }) satisfies Row;
const back = (seq: number, seat: string | null, to: number) => row(seq, "rewind", seat, null, { params: { to } });
const question = (id: string, action = "bid") => ({ id, actions: [action] });

describe("a question that an order had answered before people went back", () => {
  const log = [
    row(1, "act", "red", "1", { action: "move" }),
    row(2, "order", "blue", "1", { input: 1 }),
    row(3, "act", "red", "3"),
    row(4, "order", "blue", "3", { input: 3 }),
  ];

  it("is for its seat, and so is the next one of them, each once and in their order", () => {
    const former = formerAnswers([...log, back(5, null, 1)]);
    expect(isAskedFirst(former, "blue", question("1"))).toBe(true);
    expect(isAskedFirst(former, "blue", question("1", "move"))).toBe(false);
    expect(isAskedFirst(former, "red", question("1", "move"))).toBe(false);
    const once = afterAnswers(former, [row(6, "act", "blue", "1")]);
    expect(isAskedFirst(once, "blue", question("1")), "it is answered").toBe(false);
    expect(isAskedFirst(once, "blue", question("7"))).toBe(true);
    const twice = afterAnswers(once, [row(7, "default", "blue", "7")]);
    expect(isAskedFirst(twice, "blue", question("8"))).toBe(false);
    const read = formerAnswers([...log, back(5, null, 1), row(6, "act", "blue", "1"), row(7, "default", "blue", "7")]);
    expect(read).toEqual({});
  });

  it("is for it again where people go back once more", () => {
    const former = formerAnswers([...log, back(5, null, 3), row(6, "act", "blue", "3"), back(7, null, 3)]);
    expect(isAskedFirst(former, "blue", question("3"))).toBe(true);
  });

  it("is the order's where its seat took back its own act alone", () => {
    const own = [row(1, "act", "red", "1"), row(2, "order", "red", "2", { input: 1 })];
    expect(formerAnswers([...own, back(3, "red", 1)])).toEqual({});
    expect(Object.keys(formerAnswers([...own, back(3, null, 1)]))).toEqual(["red"]);
    expect(Object.keys(formerAnswers([...log, back(5, "red", 1)]))).toEqual(["blue"]);
  });
});
