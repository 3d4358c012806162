import { describe, expect, it } from "vitest";
import { begin, completed, copy, type Json, rulebook } from "#engine";
import { fitna } from "../../../src/games/fitna/index.ts";
import { upgrade } from "../../../src/games/fitna/state.ts";
import { content } from "./packs.ts";

const book = rulebook(fitna, content, "0".repeat(64));
const options = completed(fitna.options, { content }, { scenario: "1" }, fitna.defaults);
const seats = fitna.roster(options, content).map(({ id }) => id);
const { table, hands, box } = begin(book, { seats, controllers: {}, options, key: "1".repeat(64) }).state;

/** A state with this as what the newest picture has shown. */
const state = (pictured: unknown): Json => copy({ table: { ...table, pictured }, hands, box }) as unknown as Json;

describe("a state of an earlier version", () => {
  it("1: one number becomes what happened, and nothing else was different", () => {
    expect(upgrade(state(3), 1)).toEqual(state({ news: 3, others: 0 }));
    expect(upgrade(state(undefined), 1)).toEqual(state(undefined));
  });

  it("2: where units can retreat or go on to is no longer seen", () => {
    const earlier = (settling: object): Json => copy({ table: { ...table, settling }, hands, box }) as unknown as Json;
    const retreat = { kind: "retreat", side: "SYR", from: "maarat" };
    const exploitation = { kind: "exploitation", side: "SYR" };
    const options = { kind: "together", step: "friendly", spaces: ["hama"] };
    expect(upgrade(earlier({ ...retreat, options }), 2)).toEqual(earlier(retreat));
    const spaces = { "syr-1a": ["manbij"] };
    expect(upgrade(earlier({ ...exploitation, spaces }), 2)).toEqual(earlier(exploitation));
  });

  it("2: a card that was offered goes back to who offers it, out of the other's sight", () => {
    const [from = "", to = ""] = seats;
    const offered = (more: { readonly table: object; readonly hands: { readonly [seat: string]: object } }): Json =>
      copy({ table: { ...table, ...more.table }, hands: { ...hands, ...more.hands }, box }) as unknown as Json;
    const earlier = offered({ table: {}, hands: { [to]: { ...hands[to], exchange: { from, card: 38 } } } });
    const later = offered({ table: { exchange: { from, to } }, hands: { [from]: { ...hands[from], exchange: 38 } } });
    expect(upgrade(earlier, 2)).toEqual(later);
    expect(upgrade(copy(later), 3)).toEqual(later);
  });

  it("3: is this one", () => {
    const shown = { news: 3, others: 1 };
    expect(upgrade(state(shown), 3)).toEqual(state(shown));
  });

  it("of a later version is none that is known", () => {
    expect(() => upgrade(state(undefined), 4)).toThrow("Fitna knows no states of version 4");
  });
});
