import { describe, expect, it } from "vitest";
import { type Action, rulebook } from "#engine";
import { nextWarInLebanon } from "../../../src/games/next-war-in-lebanon/index.ts";
import { handOf } from "../../../src/games/next-war-in-lebanon/rules/pieces/show.ts";
import { type Lebanon, sideOf } from "../../../src/games/next-war-in-lebanon/state.ts";
import { keepsSecretsAt } from "../../kit/index.ts";
import { committed } from "./secret-positions.ts";
import { subject } from "./subject.ts";

type Applied = Parameters<Action<Lebanon>["apply"]>[0];

/** The game with a commitment that does something more. */
const leaking = (more: (a: Applied) => void) => ({
  ...subject,
  book: rulebook(
    {
      ...nextWarInLebanon,
      actions: nextWarInLebanon.actions.map((original) =>
        original.name !== "commit"
          ? original
          : {
              ...original,
              apply: (a: Applied) => {
                original.apply(a);
                more(a);
              },
            },
      ),
    },
    subject.book.content,
    "leaking",
  ),
});

const commitmentOf = (a: Applied) => handOf(a, sideOf(a)).commitment;

/** What gives a commitment away before the other side has answered. */
const LEAKS: readonly (readonly [how: string, leak: (a: Applied) => void])[] = [
  [
    "the line that lays it open, too early",
    (a) => {
      const { support = "none", closeAirSupport = false, networked = 0 } = commitmentOf(a) ?? {};
      a.emit({
        chapter: "combat",
        kind: "committed",
        zone: "naqoura",
        support: { idf: support === "none" ? null : support, insurgent: null },
        closeAirSupport,
        networked: { idf: networked, insurgent: 0 },
      });
    },
  ],
  [
    "a line for the other side alone",
    (a) => {
      if (commitmentOf(a)?.closeAirSupport) a.emit(null, { insurgent: { chapter: "chits", kind: "hand", chits: [] } });
    },
  ],
  [
    "the table of the battle",
    (a) => {
      const { battle } = a.state.table;
      if (battle) battle.closeAirSupport = commitmentOf(a)?.closeAirSupport === true;
    },
  ],
  [
    "chits that are played at once",
    (a) => {
      a.state.table.held.idf -= commitmentOf(a)?.networked ?? 0;
    },
  ],
  [
    "the hand of the other side",
    (a) => {
      if (commitmentOf(a)?.support === "j4") handOf(a, "insurgent").seen.push("J-4");
    },
  ],
];

describe("R-70 what one side has committed", () => {
  it("is told to nobody", () => {
    expect(() => keepsSecretsAt(subject, committed)).not.toThrow();
  });

  it.each(LEAKS)("is found in %s", (_, leak) => {
    expect(() => keepsSecretsAt(leaking(leak), committed)).toThrow(/leak/);
  });
});
