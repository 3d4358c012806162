import { expect, it } from "vitest";
import { fitna as definition } from "../../../../../src/games/fitna/index.ts";
import { content } from "../../packs.ts";

const [first = "", second = ""] = Object.keys(content.editions["2020"].units);

it.each([
  ["a reduced unit", { reduced: [first], eliminated: [], hidden: 0 }, /: [^;]+ reduced\.$/],
  ["an eliminated one", { reduced: [], eliminated: [first], hidden: 0 }, /: [^;]+ eliminated\.$/],
  ["both", { reduced: [first], eliminated: [second], hidden: 0 }, /: [^;]+ reduced; [^;]+ eliminated\.$/],
  ["a counter face down", { reduced: [], eliminated: [], hidden: 1 }, /: 1 counter eliminated, face down\.$/],
  ["nothing", { reduced: [], eliminated: [], hidden: 0 }, /: there is nothing left to lose\.$/],
])("what steps are lost says %s, and no more", (_, lost, words) => {
  const event = { chapter: "effects", kind: "steps-lost", space: "damascus", of: "2020/1", ...lost } as const;
  expect(definition.describePublic(event, content)).toMatch(words);
});
