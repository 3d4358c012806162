import { describe, expect, it } from "vitest";
import { anyMove, awaited, begin, canonical, Dice, decisionsOf, rulebook, submit, viewOf } from "#engine";
import { openShipped } from "../../src/campaign/packs.ts";
import { stateText } from "../../src/campaign/state-text.ts";
import { type Provinces, provinces } from "../../src/cli/bench/provinces.ts";
import { games } from "../../src/games/registry.ts";

const KEY = "ab".repeat(32);

describe("the text of a state", () => {
  const large = rulebook<Provinces>(provinces, { regions: 10, acts: 150 }, "large");
  for (const book of [...games.map((definition) => openShipped(definition)), large])
    it(`is its canonical JSON without the rules' version, whatever was known of its parts: ${book.definition.name}`, () => {
      const { definition } = book;
      const seats = definition.roster(definition.defaults, book.content).map(({ id }) => id);
      let { state } = begin(book, { seats, controllers: {}, options: definition.defaults, key: KEY });
      let before: typeof state | undefined;
      const dice = new Dice({ key: KEY, next: 0 });
      for (let acts = 0; acts < 200 && !state.over; acts++) {
        expect(stateText(state, before)).toBe(canonical({ ...state, rules: undefined }));
        const [seat = ""] = awaited(state);
        const view = viewOf(book, state, seat);
        const decision = decisionsOf(book, state, seat).find((d) => d.owed);
        const move = decision && anyMove(book, view, decision, dice);
        if (!decision || !move) throw new Error("nobody can move");
        before = state;
        state = submit(book, state, { seat, decision: decision.id, ...move }).state;
      }
    });
});
