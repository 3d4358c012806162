/** A side's hand at any board is what that side saw then, and nobody else. */
import { beforeAll, describe, expect, it } from "vitest";
import { sceneOf, sketch, viewOf } from "#engine";
import { readProofFile } from "../../src/proof/reading-file.ts";
import { Telling } from "../../src/replay/carried.ts";
import { filming } from "../../src/replay/film.ts";
import { Hands } from "../../src/replay/hands.ts";
import { takenBackIn } from "../../src/replay/shown-rows.ts";
import { EDITIONS, eventful } from "./recorded.ts";

const ABOUT = { title: "", names: [], promises: [] };

/** One whose hands are cards, and one where they are forces that the other side does not see. */
const TWO = EDITIONS.filter(({ name }) => ["Battle for Baghdad", "Next War in Lebanon"].includes(name));

describe.each(TWO)("hands of $name", (edition) => {
  let hands: Hands;
  let recorded: Awaited<ReturnType<typeof eventful>>["recorded"];
  let telling: Telling;
  beforeAll(async () => {
    const campaign = await eventful(edition);
    ({ recorded } = campaign);
    const file = readProofFile(campaign.file);
    hands = new Hands(recorded.book, file, ABOUT);
    telling = new Telling({ book: recorded.book, file, about: ABOUT });
    for (const row of filming({ ...recorded, names: () => ({}), proved: true })) telling.take(row);
  });

  it("there is one of each side for every board that the page shows, and for no other", () => {
    expect(hands.steps).toBe(telling.steps);
    expect(() => hands.at(hands.steps, "us")).toThrow();
    expect(() => hands.at(-1, "us")).toThrow();
  });

  it("they are what the rules show a side of the state that its board was made of", () => {
    const { book, rows } = recorded;
    const back = takenBackIn(rows);
    const boards = [...filming({ ...recorded, names: () => ({}), proved: true })].flatMap(
      ({ row, kind, shots, state }) => (kind === "rewind" || back.has(row) ? [] : shots.map(() => state)),
    );
    for (const step of [0, boards.length >> 1, boards.length - 1]) {
      const state = boards[step];
      if (!state) throw new Error("there are no boards");
      for (const seat of state.seats) {
        const own = sceneOf(book, sketch(book, { kind: "hand" }, viewOf(book, state, seat)));
        expect(hands.at(step, seat), `${seat} at ${step}`).toEqual(own);
      }
    }
  });
});
