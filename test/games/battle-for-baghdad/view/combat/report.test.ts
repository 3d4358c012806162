import { describe, expect, it } from "vitest";
import type { Content, Scene, Spread, Strip } from "#scene";
import type { CardId } from "../../../../../src/games/battle-for-baghdad/content/pack.ts";
import type { Combat } from "../../../../../src/games/battle-for-baghdad/rules/combat/types.ts";
import { combatReport } from "../../../../../src/games/battle-for-baghdad/view/combat/report.ts";
import { inspect, misshapen } from "../../../../../src/render/inspect.ts";
import { layout } from "../../../../../src/render/layout/layout.ts";
import { baghdad, book } from "../../builder.ts";

interface Cards {
  readonly command: string | null;
  readonly offense?: CardId;
  readonly defense?: CardId;
}

const NAMES = { shiite: "Katharina von Oertzen-Schöning", sunni: "Marguerite de la Rochefoucauld-XI" };

/** The report of a Combat in which these plans lie open, and what came of them. */
function report(shiite: Cards, sunni: Cards, outcome: Partial<Combat> = {}): Scene {
  const plan = { network: false, offense: null, defense: null, die: 3 };
  const game = baghdad()
    .units({ bayaa: { shiite: [5, 2], sunni: [5, 3] } })
    .change(({ table }) => {
      table.combat = {
        zone: "bayaa",
        attacker: "shiite",
        defender: "sunni",
        peacekeeper: false,
        plans: { shiite: { ...plan, ...shiite }, sunni: { ...plan, ...sunni } },
        neutralized: [],
        totals: {},
        lost: {},
        winner: null,
        award: null,
        swapped: null,
        ...outcome,
      };
    });
  const scene = combatReport(book.content, game.table, NAMES);
  if (!scene) throw new Error("nothing is reported");
  return scene;
}

/** What is in its panels, from above. */
const contents = ({ layout: column }: Scene): readonly Content[] =>
  column.kind === "column" ? column.children.flatMap((child) => (child.kind === "panel" ? [child.content] : [])) : [];

/** The cards of both plans. */
function spreadOf(scene: Scene): Spread {
  const spread = contents(scene).find((one) => one.kind === "spread");
  if (!spread) throw new Error("no cards are shown");
  return spread;
}

/** Who has won. */
const resultOf = (scene: Scene): Strip | undefined => contents(scene).findLast((one) => one.kind === "strip");

/** Ends of each bracket from left to right. */
const brackets = (scene: Scene): (readonly [left: number, right: number])[] =>
  (spreadOf(scene).links ?? []).map(({ from, to }) => [Math.min(from, to), Math.max(from, to)]);

const SHIITE = { command: "mahdi-army-sadr-city-brigade", offense: "assassins" } as const;
const SUNNI = { command: "adhamiyah-committee", offense: "kidnapping" } as const;
const stopping = ["safe-house", undefined] as const;
const CASES = stopping.flatMap((a) => stopping.map((b) => [a ?? "none", b ?? "none"] as const));
const withDefense = (cards: Cards, defense: string): Cards => (defense === "none" ? cards : { ...cards, defense });

describe("the report of a Combat", () => {
  it.each(CASES)("joins each Offense to what it hits or what stops it, and no two brackets cross: %s, %s", (a, b) => {
    const scene = report(withDefense(SHIITE, a), withDefense(SUNNI, b));
    const joined = brackets(scene);
    expect(joined).toHaveLength(2);
    for (const [left, right] of joined)
      for (const [from, to] of joined) expect(left < from && from < right && right < to).toBe(false);
    const laidOut = layout(scene);
    expect([...inspect(laidOut), ...misshapen(laidOut, true)]).toEqual([]);
  });

  it("R-58 shows a side that has no Command left as one that adds nothing", () => {
    const cards = spreadOf(report({ command: null }, SUNNI)).cards.map(({ title, footer }) => [title, footer]);
    expect(cards[0]).toEqual(["No Command", "Adds nothing"]);
    expect(cards).toHaveLength(3);
  });

  it("R-68 names who gets how much PP, or says that nobody gets any", () => {
    const won = { winner: "shiite", totals: { shiite: 9, sunni: 7 } };
    const some = resultOf(report(SHIITE, SUNNI, { ...won, award: { seat: "shiite", amount: 2 } }));
    expect(some).toMatchObject({ sub: "9 to 7", figures: [{ value: "2 PP", label: "to the Shiites" }] });
    for (const award of [null, { seat: "shiite", amount: 0 }]) {
      const none = resultOf(report(SHIITE, SUNNI, { ...won, award }));
      expect(none?.sub).toBe("9 to 7 · no award");
      expect(none).not.toHaveProperty("figures");
    }
  });
});
