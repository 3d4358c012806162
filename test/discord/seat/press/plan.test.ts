import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readPress } from "../../../../src/discord/screen/custom-id.ts";
import { interaction } from "../../../campaign/harness.ts";
import { asker, servicesOf } from "../../bench.ts";
import { EPHEMERAL } from "../../forging.ts";
import { pressed } from "../../presses.ts";
import { controlsOf, pictures, pictureUrl, Stage, said } from "../../stage.ts";
import type { Guest } from "../guest.ts";
import { serviceFor } from "../kit-table.ts";
import { plans, Raid } from "../raid.ts";

const SHOW = "Show on the map";

/** The numbered rows that a plan tells in words. */
const drawn = ({ screen }: Pick<Guest, "screen">): string[] =>
  screen.pictures.flatMap(({ words }) => words.split("\n").filter((line) => /^\d\. /.test(line)));

describe("the picture of a sheet's rows", () => {
  let raid: Raid;
  beforeEach(async () => {
    raid = await Raid.marching();
  });
  afterEach(() => raid.close());

  it("is offered as long as there is a row that can be drawn", async () => {
    const { red } = raid;
    expect(red.labels()).not.toContain(SHOW);
    await plans(red, "Red 1 to Plain");
    expect(red.labels()).toContain(SHOW);
    await red.press("Remove");
    expect(red.labels()).not.toContain(SHOW);
  });

  it("shows the rows by their numbers, and what the seat itself holds", async () => {
    const { red } = raid;
    await plans(red, "Red 1 to Plain", "Red 3 to Pass", "Red 2 to Ford");
    await red.press(SHOW);
    expect(drawn(red)).toEqual(["1. Red 1 to Plain", "2. Red 3 to Pass", "3. Red 2 to Ford"]);
    expect(red.screen.pictures[0]?.words).toContain("You hold: Scouts 2, Raids 1, Feints 0.");
    expect(red.labels()).toEqual(["My seat"]);
  });

  it("leaves out what is not possible any more, and keeps the numbers of the rest", async () => {
    const { red } = raid;
    await plans(red, "Red 1 to Plain", "Red 2 to Ford");
    await raid.does("red", "march", { band: "red-1", to: "ford" });
    await (await red.open()).press(SHOW);
    expect(drawn(red)).toEqual(["2. Red 2 to Ford"]);
  });

  it("shows the rows as they are when the button is pressed again, and says when there are none", async () => {
    const { red } = raid;
    await plans(red, "Red 1 to Plain");
    const { custom_id } = red.button(SHOW);
    await plans(red, "Red 2 to Plain");
    await red.send(custom_id, []);
    expect(drawn(red)).toEqual(["1. Red 1 to Plain", "2. Red 2 to Plain"]);
    await (await red.open()).press("Clear");
    await expect(red.send(custom_id, [])).rejects.toThrow("There is nothing on your sheet");
  });

  it("is drawn for nobody but who holds the seat", async () => {
    const { red, blue, s } = raid;
    await plans(red, "Red 1 to Plain");
    const press = readPress(red.button(SHOW).custom_id);
    for (const n of [1, 5])
      await expect(pressed(servicesOf(s), asker(n, { interaction: interaction() }), press, [])).rejects.toThrow();
    await blue.open();
    expect(blue.labels()).not.toContain(SHOW);
  });
});

describe("in Discord", () => {
  it("is a message of its own, shown to its player alone, and the page stays as it is", async () => {
    const s = await serviceFor();
    const stage = await Stage.open({}, {}, s);
    try {
      const { ada, ben, sandbox } = stage;
      const raid = await Raid.among(s, [ada, ben], { guild: sandbox.guildId, channel: stage.channel });
      await stage.settled();
      const mail = await stage.posted(ada, "March", ada.dm().id);
      const march = controlsOf(mail).find(({ options }) => options?.some(({ label }) => label === "Red 1 · Plain"));
      const [value = ""] = march?.options?.flatMap((one) => (one.label === "Red 1 · Plain" ? [one.value] : [])) ?? [];
      await ada.select({ message: mail, customId: march?.custom_id ?? "", values: [value] }).reply();
      const page = await stage.posted(ada, "Not sent yet", ada.dm().id);
      const shown = await stage.press(ada, page, SHOW).reply();
      expect(shown.id).not.toBe(page.id);
      expect((shown.flags ?? 0) & EPHEMERAL).toBe(EPHEMERAL);
      expect(pictures(shown)).toBe(1);
      expect((await fetch(pictureUrl(shown))).headers.get("content-type")).toBe("image/png");
      expect(said(await stage.posted(ada, "Not sent yet", ada.dm().id))).toBe(said(page));
      expect(await raid.at("red-1")).toBe("coast");
      expect(sandbox.complaints()).toEqual([]);
    } finally {
      await stage.close();
    }
  });
});
