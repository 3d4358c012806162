import { describe, expect, it } from "vitest";
import { button, option, page, row, rowPart, type Screen, select, text } from "../../../src/discord/screen/screen.ts";
import { inRuleNames } from "../../../src/discord/services/rule-names.ts";

const campaigns = { showing: { record: async () => ({ game: "iraqi-conflict" }) } } as never;
const ABOUT = { campaign: "tigris" };
const shown = async (screen: Screen): Promise<Screen> => await inRuleNames({ campaigns }, screen, ABOUT);
const texts = ({ parts }: Screen): readonly string[] => parts.flatMap((part) => ("text" in part ? [part.text] : []));
const buttons = ({ parts }: Screen): readonly string[] =>
  parts.flatMap((part) =>
    part.kind === "row" ? part.row.components.map((one) => ("label" in one ? (one.label ?? "") : "menu")) : [],
  );

describe("what is shown of a campaign", () => {
  it("has rules by their names, in texts, in menus without what they say", async () => {
    const menu = row(select("1:term:x::::0", "One (R-10)", [option("a", "Discard (R-07)", "up to five (R-07)")]));
    const screen = await shown(page("Score (R-10)", "Up to five (R-07).", [menu], "foot (R-05)"));
    expect(screen.title).toBe("Score (Score: 5, 4, 3 and 2 points, none for the lowest)");
    expect(texts(screen)).toEqual(["Up to five (Commitment: discard up to five cards, draw as many)."]);
    expect(screen.footer).toBe("foot (Length of the game: ten turns)");
    expect(JSON.stringify(screen.parts[1])).toContain('"placeholder":"One (Score)"');
    expect(JSON.stringify(screen.parts[1])).toContain(
      '"label":"Discard (Commitment)","description":"up to five (Commitment)"',
    );
  });

  it("has the rules of what was refused as buttons under it, three at most, and none for the rest", async () => {
    const one = page("", "⚠️ No (R-07).\nBy the way (R-05).", [row(button("1:act:x::::", "Back"))]);
    expect(buttons(await shown(one))).toEqual(["The rule", "Back"]);
    const many = page("", "⚠️ No (R-07).\n⚠️ No (R-08).\n⚠️ No (R-09).\n⚠️ No (R-10).");
    expect(buttons(await shown(many))).toEqual([
      "Commitment: discard up to five cards, draw as many",
      "Trading: any cards for any cards",
      "Ground: all hands are shown",
    ]);
    expect(buttons(await shown(page("", "1. ✓ `ready`\n2. ✗ `discard` – No (R-07).")))).toEqual(["The rule"]);
    expect(buttons(await shown(page("", "Up to five (R-07).")))).toEqual([]);
  });

  it("has no button where the message has no room for it", async () => {
    const rows = Array.from({ length: 6 }, (_, i) =>
      rowPart(row(...[0, 1, 2, 3, 4].map((j) => button(`1:act:x::::${i}${j}`, `${i}${j}`)))),
    );
    const full: Screen = { ...page("Title", ""), parts: [text("⚠️ No (R-07)."), ...rows], footer: "foot" };
    const screen = await shown(full);
    expect(buttons(screen)).toHaveLength(30);
    expect(texts(screen)).toEqual(["⚠️ No (Commitment: discard up to five cards, draw as many)."]);
  });

  it("stays the very same where nothing is cited", async () => {
    const screen = page("Title", "Text");
    expect(await shown(screen)).toBe(screen);
    expect(await inRuleNames({ campaigns }, page("", "No (R-07)."), null)).toEqual(page("", "No (R-07)."));
  });

  it("of a game that is not begun yet goes by the game, and has no button", async () => {
    const screen = await inRuleNames({ campaigns }, page("", "⚠️ No (R-03)."), { game: "iraqi-conflict" });
    expect(texts(screen)).toEqual(["⚠️ No (Factions and scenarios: the number of seats decides)."]);
    expect(buttons(screen)).toEqual([]);
  });
});
