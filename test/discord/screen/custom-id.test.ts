import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Refused } from "#engine";
import { readPress, writePress } from "../../../src/discord/screen/custom-id.ts";
import { LIMIT } from "../../../src/discord/screen/limits.ts";
import { FORM_VERBS, SHEET_VERBS } from "../../../src/discord/screen/payloads.ts";
import { games } from "../../../src/games/registry.ts";
import { openShipped } from "../../../src/packs/packs.ts";

describe("custom ids", () => {
  it("refuse what we never wrote, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 100 }), (id) => {
        try {
          readPress(id);
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
      const own = { game: "abcdef", seat, stamp: "abcdef" };
      const form = { ...own, kind: "form", at: 99, chunk: 99 } as const;
      const step = { ...own, kind: "step", decision: "o99999", at: 99 } as const;
      const ids = [
        writePress({ ...own, kind: "answer", decision: "o99999", place: "council", answer: "abcdefghij" }),
        writePress({ ...own, kind: "say", order: name, does: "set" }),
        ...FORM_VERBS.map((verb) => writePress({ ...form, verb })),
        ...SHEET_VERBS.map((verb) => writePress({ ...step, verb })),
        writePress({ ...own, kind: "page", does: "begin", action: name, chunk: 99 }),
        writePress({ ...own, kind: "page", does: "form", offer: "o99999", action: name }),
        writePress({ ...own, kind: "write", does: "submit", shown: "abcdef" }),
      ];
      for (const id of ids) expect(id.length).toBeLessThanOrEqual(LIMIT.customId);
    }
  });

  it("have the name of a command and what is typed for it on the menu that asks which is meant", () => {
    for (const { command } of games)
      expect(writePress({ kind: "pick", game: "all", command, sub: "x".repeat(32) }).length).toBeLessThanOrEqual(
        LIMIT.customId,
      );
  });
});
