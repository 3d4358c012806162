import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Refused } from "#engine";
import { openShipped } from "../../src/campaign/packs.ts";
import { PRESSES, readPress, writePress } from "../../src/discord/custom-id.ts";
import { LIMIT } from "../../src/discord/limits.ts";
import { FORM_VERBS } from "../../src/discord/seat/form-parts.ts";
import { SHEET_VERBS } from "../../src/discord/seat/sheet-parts.ts";
import { games } from "../../src/games/registry.ts";

describe("custom ids", () => {
  it("say again what was written", () => {
    const word = fc.stringMatching(/^[A-Za-z0-9_.-]{1,12}$/);
    const press = fc.record({
      kind: fc.constantFrom(...PRESSES),
      game: fc.stringMatching(/^[A-Za-z0-9]{1,12}$/),
      decision: fc.option(word),
      seat: fc.option(word),
      name: fc.option(word),
      step: word,
    });
    fc.assert(
      fc.property(press, (p) => {
        expect(readPress(writePress(p))).toEqual(p);
      }),
    );
  });

  it("refuse what we never wrote, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (id) => {
        try {
          writePress(readPress(id));
        } catch (error) {
          expect(error).toBeInstanceOf(Refused);
        }
      }),
    );
  });

  it.each([
    "",
    "1",
    "0:act:k7f3::::",
    "1:act:::::",
    "1:sing:k7f3::::",
    "1:act:k7f3:::::",
    "1:act:k7 f3::::",
    "1:order:k7f3::::",
    "1:do:k7f3:12:us:propose:take",
    "1:constructor:k7f3::::",
  ])("refuse “%s”", (id) => expect(() => readPress(id)).toThrow(Refused));

  it("cannot be written longer than Discord takes", () => {
    expect(() => writePress({ kind: "act", game: "g".repeat(100) })).toThrow("no custom id");
  });

  it("have room for the longest names of every game", () => {
    for (const game of games) {
      const { actions, queries, orders, roster, defaults } = game;
      const longest = (names: readonly string[]): string => names.reduce((a, b) => (b.length > a.length ? b : a), "");
      const name = longest([...actions, ...queries, ...orders].map((a) => a.name));
      const seat = longest(roster(defaults, openShipped(game, null).content).map((s) => s.id));
      const own = { game: "abcdef", seat, decision: "abcdef" };
      const ids = [
        writePress({ ...own, kind: "answer", decision: "o99999", step: "abcdefghij" }),
        writePress({ ...own, kind: "say", name, step: "set" }),
        ...FORM_VERBS.map((verb) => writePress({ ...own, kind: "form", step: `${verb}.99.99` })),
        ...SHEET_VERBS.map((verb) => writePress({ ...own, kind: "step", name: "o99999", step: `${verb}.99` })),
        writePress({ ...own, kind: "page", name, step: "begin.99" }),
        writePress({ ...own, kind: "page", name: "o99999", step: `form.${name}` }),
        writePress({ ...own, kind: "write", step: "submit.abcdef" }),
      ];
      for (const id of ids) expect(id.length).toBeLessThanOrEqual(LIMIT.customId);
    }
  });

  it("have the name of a command and what is typed for it on the menu that asks which is meant", () => {
    for (const { command } of games)
      expect(writePress({ kind: "pick", game: "all", name: command, step: "x".repeat(32) }).length).toBeLessThanOrEqual(
        LIMIT.customId,
      );
  });
});
