import { array, assert, constantFrom, nat, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import {
  anyMove,
  awaited,
  begin,
  canonical,
  Dice,
  decisionsOf,
  type Envelope,
  type GameTypes,
  rulebook,
  submit,
  viewOf,
} from "#engine";
import { type Provinces, provinces } from "../../scripts/bench/provinces.ts";
import { games } from "../../src/games/registry.ts";
import { openShipped } from "../../src/packs/packs.ts";
import { stateText } from "../../src/proof/state-text.ts";

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

  it("is that of its lists and records as they are now, whatever came, went, changed or moved in them", () => {
    const seats = large.definition.roster(large.definition.defaults, large.content).map(({ id }) => id);
    const { state: begun } = begin(large, { seats, controllers: {}, options: large.definition.defaults, key: KEY });
    const piece = (i: number): object => ({ at: `place-${i % 7}`, id: `piece-${i}`, steps: [i, i + 1] });
    const stateOf = (pieces: readonly object[]): Envelope<GameTypes> => {
      const held = Object.fromEntries(pieces.map((one, i) => [`k${String((i * 7) % 90).padStart(2, "0")}`, one]));
      const sorted = Object.fromEntries(Object.entries(held).sort(([a], [b]) => (a < b ? -1 : 1)));
      return { ...begun, table: { held: sorted, pieces }, box: { pieces } } as unknown as Envelope<GameTypes>; // the text asks for nothing else
    };
    const step = tuple(constantFrom("come", "go", "change", "move"), nat(), nat());
    assert(
      property(array(step, { minLength: 1, maxLength: 12 }), (steps) => {
        let pieces = Array.from({ length: 40 }, (_, i) => piece(i));
        let [before, state] = [undefined as Envelope<GameTypes> | undefined, stateOf(pieces)];
        expect(stateText(state, before)).toBe(canonical({ ...state, rules: undefined }));
        for (const [what, at, id] of steps) {
          const i = at % (pieces.length + 1);
          const fresh = what === "move" ? pieces.slice(-1) : what === "go" ? [] : [piece(id % 500)];
          pieces = pieces.toSpliced(i, what === "come" || what === "move" ? 0 : 1, ...fresh);
          [before, state] = [state, stateOf(pieces)];
          expect(stateText(state, before)).toBe(canonical({ ...state, rules: undefined }));
        }
      }),
    );
  });
});
