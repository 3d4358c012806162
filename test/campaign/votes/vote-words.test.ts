import { expect, it } from "vitest";
import { sentLine } from "../../../src/campaign/votes/vote-words.ts";
import type { MotionRecord } from "../../../src/store/records.ts";

const motion = (number: number, state: MotionRecord["state"]): MotionRecord => ({
  ...{ number, seat: "sunni", vote: 1, poll: null, proposer: "Ira", moves: [], ahead: [], end: true },
  ...{ from: null, facts: [], shown: [], state, why: null, by: null, row: null, ballots: [], at: 0 },
});

it("what a vote has sent is named as long as another may take its place, and nothing else is", () => {
  const motions = [
    { record: motion(1, "open"), title: "Motion 1" },
    { record: motion(2, "sent"), title: "Motion 2" },
  ];
  expect(sentLine({ motions })).toEqual([
    "**Motion 2** is sent; another that wins takes its place until the last side is in.",
  ]);
});
