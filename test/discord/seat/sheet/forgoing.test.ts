import { ButtonStyle } from "discord.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { commandsFor } from "../../../../src/discord/commands/index.ts";
import { pressWritten } from "../../../../src/discord/seat/press/written-rows.ts";
import { SHEET } from "../../../../src/discord/seat/state/state.ts";
import { person, type Service, service } from "../../../campaign/harness.ts";
import { asker, servicesOf } from "../../bench.ts";
import { rowsOn } from "../action-table.ts";
import { Guest } from "../guest.ts";
import { started } from "../kit-table.ts";

/** Fitna, scenario 1: the Rebels have paid for 8 unit moves and 8 attacks. */
let s: Service;
let game = "";
let rebels: Guest;

beforeAll(async () => {
  s = await service();
  game = await started(s, "fitna");
  for (const n of [0, 1]) await (await new Guest(s, n, game).open()).press("Suggested");
  rebels = await new Guest(s, 0, game).open();
  await rebels.press("Spend Reinforcements: 8 unit moves, 8 attacks");
});
afterAll(() => s.database.close());
beforeEach(async () => {
  await s.campaigns.acting.keepSheet(game, person(0).id, "TUR", SHEET, null);
  await rebels.open();
});

const styles = (): { readonly [label: string]: number } =>
  Object.fromEntries(rebels.buttons().map(({ label = "", style }) => [label, style]));
const plan = async () => {
  const snapshot = await s.repository.snapshot(game);
  const { table } = JSON.parse(snapshot?.state ?? "{}") as { table: { plan: unknown; phase: string } }; // its own state
  return { phase: table.phase, plan: table.plan };
};
const PAID = { moves: 8, offensives: 8 };

describe("what was paid for is thrown away by no button that does not say so", () => {
  it("names what the end of the sheet forgoes, catches no eye, asks once, and can be taken back", async () => {
    const END = "End now: 8 unit moves and 8 attacks are lost";
    expect(styles()).toMatchObject({ [END]: ButtonStyle.Secondary });
    await rebels.press(END);
    expect(rebels.text).toContain("**8 unit moves and 8 attacks are lost.** You can take this back until");
    await rebels.press("Back");
    expect(await plan()).toMatchObject({ phase: "movement", plan: PAID });
    await rebels.press(END);
    await rebels.press("End now");
    expect(await plan()).toMatchObject({ phase: "strategic" });
    expect(rebels.text).toContain("✅ You end your moves.");
    await rebels.press("Take it back");
    expect(await plan()).toMatchObject({ phase: "movement", plan: PAID });
  });

  it("leaves the colour to the button that keeps the attacks, where moves alone are on the sheet", async () => {
    await rebels.choose("Moves", "Al-Bab: 3rd Sunni Mil → Raqqa");
    expect(styles()).toMatchObject({
      "Submit, go on": ButtonStyle.Success,
      "Submit and end: 7 unit moves and 8 attacks are lost": ButtonStyle.Secondary,
    });
    expect(rebels.text).toContain("**7 unit moves left, then 8 attacks. Which units go where?**");
  });

  it("says how many unit moves go with an attack, once for all attacks on the sheet", async () => {
    await rebels.choose("Attack", "Maarat al-Numan → Hama ★, no cards");
    await rebels.choose("Attack", "Daraa → Suwayda, no cards");
    const coloured = rebels.buttons().filter(({ style }) => style !== ButtonStyle.Secondary);
    expect(coloured).toEqual([]);
    expect(rebels.labels()).toContain("Submit only row 1: 8 unit moves are lost");
    await rebels.press("Attack now: 8 unit moves are lost");
    expect(rebels.text).toContain("**8 unit moves are lost.** This cannot be taken back.");
    await rebels.press("Back");
    expect(rowsOn(rebels)).toHaveLength(2);
    expect(await plan()).toMatchObject({ phase: "movement", plan: PAID });
  });
});

describe("orders that are typed throw nothing away unasked either", () => {
  const typed = async (name: string): Promise<void> => {
    const found = commandsFor(s.campaigns.books.definitions).get("fitna");
    if (!found) throw new Error("no command");
    rebels.screen = await found.run(servicesOf(s), { asker: asker(0), sub: name, given: {} });
  };

  it("asks before a command that ends movement, and does nothing on a No", async () => {
    await typed("end-movement");
    expect(rebels.text).toContain("**8 unit moves are lost.** End movement all the same?");
    expect(await plan()).toMatchObject({ phase: "movement", plan: PAID });
    await rebels.press("Back");
    expect(await plan()).toMatchObject({ phase: "movement", plan: PAID });
  });

  const write = async (lines: string): Promise<void> => {
    const press = { game, seat: "TUR", does: "typed" } as const;
    rebels.screen = await pressWritten(servicesOf(s), asker(0), press, [lines]);
  };

  it("says beneath written orders what they forgo, as the moves among them leave it", async () => {
    await write("move al-bab all manbij\nend-movement");
    expect(rebels.text).toContain("**7 unit moves are lost.**");
    expect(styles()).toMatchObject({ "Submit all: 7 unit moves are lost": ButtonStyle.Secondary });
  });

  it("says why a written order is refused in the words of the rules", async () => {
    await write("move al-bab all raqqa");
    expect(rebels.text).toContain("**Raqqa** is not possible here. Possible: Azaz or Manbij.");
  });
});

describe("moves and attacks on one sheet", () => {
  it("keep their menus, and stand in the order of the rules, whichever came first", async () => {
    await rebels.choose("Attack", "Maarat al-Numan → Hama ★");
    await rebels.choose("Attack", "Azaz → Afrin");
    await rebels.choose("Moves", "Al-Bab: 3rd Sunni Mil → Raqqa");
    expect(rowsOn(rebels)).toEqual([
      expect.stringContaining("Al-Bab → Raqqa (3rd Sunni Mil)"),
      expect.stringContaining("Attack Maarat al-Numan → Hama"),
      expect.stringContaining("Attack Azaz → Afrin"),
    ]);
    await rebels.press("Remove"); // the newest, wherever it stands
    expect(rowsOn(rebels)[0]).toContain("Attack Maarat al-Numan → Hama");
    expect(rebels.menu("Moves").options[0]?.label).toBe("Al-Bab: 3rd Sunni Mil → Raqqa ★");
  });

  it("wait for no move that only shows a counter to others: whoever moves it knew it", async () => {
    await rebels.choose("Moves", "Idlib: 2nd Al Sham Mil → Jisr al-Shughur");
    await rebels.choose("Moves", "Tripoli: 5th Sunni Mil → Tartus");
    expect(rowsOn(rebels)).toEqual([
      expect.stringMatching(/Idlib → Jisr al-Shughur \(2nd Al Sham Mil\); taken: Jisr al-Shughur\.$/),
      expect.stringMatching(/Tripoli → Tartus \(5th Sunni Mil\); taken: Tartus\.$/),
    ]);
  });

  it("say in words what an attack may bring, and what counts for victory", async () => {
    const [cards, hama] = rebels.menu("Attack").options;
    expect(cards).toMatchObject({
      label: "Maarat al-Numan → Hama ★, with cards",
      description: "Suggested · Close Air Support: of 6 rolls 3 drive them out, 2 cost both a step, 1 costs you a step",
    });
    expect(hama).toMatchObject({
      label: "Maarat al-Numan → Hama ★, no cards",
      description: "3 of 6 rolls take it. 6 against 5: 1 drives them out, 3 cost both a step or two, 2 cost you a step",
    });
    await rebels.choose("Attack", "Maarat al-Numan → Hama ★");
    expect(rebels.text).toContain(
      "-# 6 against 5 without cards, column −1/+1: of six rolls 1 drives them out, 3 cost both a step or two, 2 cost you a step. 3 of 6 rolls take Hama.",
    );
    expect(rebels.text).toContain("★ counts for victory.");
  });

  it("are done one attack after the other", async () => {
    await rebels.choose("Attack", "Maarat al-Numan → Hama ★, no cards");
    await rebels.choose("Attack", "Daraa → Suwayda, no cards");
    await rebels.press("Attack now: 8 unit moves are lost");
    await rebels.press("Attack now");
    expect(await plan()).toMatchObject({ phase: "offensives", plan: { offensives: 7 } });
    expect(rebels.text).toContain("Maarat al-Numan → Hama");
  });
});

describe("R-101 a plan that pays for one attack", () => {
  let other: Guest;

  beforeAll(async () => {
    const short = await started(s, "fitna");
    for (const n of [0, 1]) await (await new Guest(s, n, short).open()).press("Suggested");
    const written = { game: short, person: person(0).id, seat: "TUR", interaction: null };
    await s.campaigns.acting.submit({ ...written, lines: ["plan sam 7 1"] });
    other = await new Guest(s, 0, short).open();
  });

  it("has room for one on the sheet; a second is refused with the reason, and the first stays", async () => {
    await other.choose("Attack", "Maarat al-Numan → Hama ★, no cards");
    await other.choose("Attack", "Daraa → Suwayda, no cards");
    expect(other.text).toContain("Your plan pays for 1 more attack, and it is on the sheet already (R-101).");
    expect(rowsOn(other)).toEqual([expect.stringContaining("Attack Maarat al-Numan → Hama")]);
    expect(other.text.match(/3 of 6 rolls take Hama/g)).toHaveLength(1); // its odds are told once
  });
});
