import { type Interaction, MessageFlags } from "discord.js";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, openBrowser } from "../e2e/browser.ts";
import { installedChromium } from "../e2e/chromium.ts";
import { cutOff, drawn, poorContrast, smallTargets, unlabelled } from "../e2e/looks.ts";
import { shot } from "../e2e/shots.ts";
import { Visitor } from "../e2e/visitor.ts";
import { onInteraction, pledge, type Table, table, writable } from "./bot.ts";
import { DRAFT, FORM, gallery, LIVE_POST, picture, SHEET, text } from "./pages.ts";

const V2 = MessageFlags.IsComponentsV2;

describe.skipIf(installedChromium === null).each(["desktop", "phone"] as const)("on a %s", (device) => {
  let at: Table;
  let browser: Browser;
  let ada: Visitor;
  let failures: Error[];
  let act: (interaction: Interaction) => Promise<unknown> = async () => undefined;

  beforeAll(async () => {
    at = await table();
    failures = onInteraction(at.client, (interaction) => act(interaction));
    browser = await openBrowser(installedChromium ?? "", device);
    const channel = await writable(at.client, at.sandbox.channelId);
    await channel.send({ flags: V2, components: LIVE_POST, files: [picture("board.png", 1650, 1100)] });
    const many = ["a", "b", "c"].map((name) => picture(`${name}.png`, 800, 600));
    await channel.send({
      flags: V2,
      components: [text("Three fights"), gallery("a.png", "b.png", "c.png")],
      files: many,
    });
    await (await at.client.users.fetch(at.sandbox.person("Ada").id)).send({ flags: V2, components: DRAFT });
    await channel.send({ flags: V2, components: SHEET });
    ada = await Visitor.at(browser.context, at.sandbox.url, "Ada");
    await ada.page.locator("article").first().waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await at?.stop();
    expect(failures.map(String)).toEqual([]);
    expect(ada.complaints).toEqual([]);
    expect(at.sandbox.complaints()).toEqual([]);
  });

  const width = () => (device === "phone" ? 390 : 1280);
  const shotAs = (name: string) => shot(ada.page, `parts-${device}-${name}`);
  const box = async (target: Locator) => {
    const found = await target.boundingBox();
    if (found === null) throw new Error("it is not to be seen");
    return found;
  };

  it("texts have their headings, small print and strikes", async () => {
    const live = ada.message("Initiative");
    await live.getByRole("heading", { name: "Battle for Baghdad · Turn 3 · Initiative" }).waitFor();
    expect(await live.locator("small").textContent()).toBe("4 of 6 have answered.");
    expect(await live.locator("s").textContent()).toBe("The Sunnis pass.");
    expect(await live.locator("hr").count()).toBe(1);
  });

  it("one picture is as large as Discord shows it", async () => {
    const image = ada.message("Initiative").getByRole("img");
    await expect.poll(() => image.evaluate((i) => ("naturalWidth" in i ? i.naturalWidth : 0))).toBe(1650);
    const shown = await box(image);
    expect(shown.width / shown.height).toBeCloseTo(1.5, 1);
    const column = await box(ada.message("Initiative").locator(".parts"));
    if (device === "desktop") expect(Math.round(shown.width)).toBe(525);
    else expect(Math.round(shown.width)).toBe(Math.round(column.width));
    await image.scrollIntoViewIfNeeded();
    await shotAs("picture");
  });

  it("a picture's files are not listed once more", async () => {
    expect(await ada.message("Initiative").getByRole("img").count()).toBe(1);
    expect(await ada.message("Three fights").getByRole("img").count()).toBe(3);
  });

  it("several pictures are tiles", async () => {
    const images = ada.message("Three fights").getByRole("img");
    const [first, second, third] = await Promise.all([0, 1, 2].map((n) => box(images.nth(n))));
    expect(second?.y).toBeCloseTo(third?.y ?? 0, 0);
    expect(second?.y).toBeGreaterThan(first?.y ?? 0);
    await shotAs("pictures");
  });

  it("a press shows a picture in full, and closes it again", async () => {
    await ada.tap(ada.page.getByRole("button", { name: "Enlarge the picture: The board of board.png" }));
    const large = ada.page.getByRole("dialog", { name: "The board of board.png" });
    const image = large.getByRole("img");
    if (device === "desktop") await ada.tap(large.getByRole("button", { name: "Full size" }));
    expect((await box(image)).width).toBe(1650);
    expect(await smallTargets(ada.page)).toEqual([]);
    await shotAs("large");
    await ada.tap(large.getByRole("button", { name: "Close" }));
    await large.waitFor({ state: "detached" });
  });

  it("a menu shows what its choices mean and what is preset, a closed one stays closed", async () => {
    const sheet = ada.message("Rusafa");
    expect(await sheet.getByRole("button", { name: "Command: Ministry of Interior" }).textContent()).toContain(
      "Ministry of Interior",
    );
    expect(await sheet.getByRole("button", { name: "Closed" }).isDisabled()).toBe(true);
    await ada.tap(sheet.getByRole("button", { name: /^Command/ }));
    const chosen = sheet.getByRole("option", { selected: true });
    expect(await chosen.textContent()).toBe("Ministry of Interiorvalue 4, conventional");
    await shotAs("menu");
    expect(await poorContrast(ada.page)).toEqual([]);
    expect(await smallTargets(ada.page)).toEqual([]);
    expect(await cutOff(ada.page)).toEqual([]);
    await ada.page.keyboard.press("Escape");
  });

  it("a single choice takes two taps, two of several take four", async () => {
    const taken: string[][] = [];
    act = async (i) => {
      if (!i.isStringSelectMenu()) return;
      taken.push(i.values);
      await i.update({ components: SHEET });
    };
    ada.reset();
    await ada.pick(/^Command/, "Special Groups");
    await expect.poll(() => taken).toEqual([["sg"]]);
    expect(ada.taps).toBe(2);
    ada.reset();
    await ada.pick(/^Zones/, "Mansour", "Rusafa");
    await expect.poll(() => taken[1]).toEqual(["Mansour", "Rusafa"]);
    expect(ada.taps).toBe(4);
  });

  it("a button is at work until its message shows what came of it, and nothing is pressed twice", async () => {
    const pressed: string[] = [];
    const [done, promised] = [pledge<void>(), pledge<void>()];
    act = async (i) => {
      if (!i.isButton()) return;
      pressed.push(i.customId);
      await i.deferUpdate();
      promised.keep();
      await done.promise;
      await i.editReply({ components: SHEET });
    };
    await ada.press("Submit");
    const submit = ada.message("Rusafa").getByRole("button", { name: "Submit" });
    await promised.promise;
    await expect.poll(() => submit.getAttribute("aria-busy")).toBe("true");
    await shotAs("at-work");
    const clear = ada.message("Rusafa").getByRole("button", { name: "Clear" });
    for (const again of [clear, submit]) await again.dispatchEvent("click");
    done.keep();
    await expect.poll(() => submit.getAttribute("aria-busy")).toBe("false");
    expect(pressed).toEqual(["submit"]);
  });

  it("a view that somebody moves stays where they leave it, and nothing slips away under a press", async () => {
    const pressed: string[] = [];
    act = async (i) => {
      if (!i.isButton()) return;
      pressed.push(i.customId);
      await i.update({ components: SHEET });
    };
    const view = ada.page.getByRole("log", { name: "Messages" });
    const height = () => view.evaluate((element) => element.scrollHeight);
    const toEnd = ada.page.getByRole("button", { name: "To the newest" });
    await ada.page.reload();
    const submit = ada.message("Rusafa").getByRole("button", { name: "Submit" });
    await submit.waitFor();
    await ada.idle();
    const whole = await height();
    await view.evaluate((element) => element.scrollTo(0, 0));
    await toEnd.waitFor();
    expect(await height()).toBe(whole);
    await ada.tap(toEnd);
    await toEnd.waitFor({ state: "detached" });
    const { x, y, width, height: tall } = await box(submit);
    await ada.page.mouse.move(x + width / 2, y + tall / 2);
    await ada.page.mouse.down();
    const channel = await writable(at.client, at.sandbox.channelId);
    const other = await channel.send("somebody else says something");
    await ada.message("somebody else says something").waitFor();
    expect((await box(submit)).y).toBe(y);
    await ada.page.mouse.up();
    await expect.poll(() => pressed).toEqual(["submit"]);
    await expect.poll(async () => (await box(submit)).y).toBeLessThan(y);
    const { height: wholeView } = await box(view);
    await ada.page.mouse.down();
    await view.evaluate((element) => element.scrollTo(0, 0));
    await drawn(ada.page);
    expect((await box(view)).height).toBe(wholeView);
    await ada.page.mouse.up();
    await ada.tap(toEnd);
    await other.delete();
    await ada.message("somebody else says something").waitFor({ state: "detached" });
  });

  it("what is new elsewhere has a mark, one tap from it", async () => {
    ada.reset();
    if (device === "phone") await ada.goToNews(/Umpire/);
    else await ada.goTo(/Umpire/);
    await ada.message("Arms Bazaar").waitFor();
    expect(ada.taps).toBe(1);
    expect(await ada.page.getByRole("navigation", { name: "Unread" }).count()).toBe(0);
  });

  it("a section has its button beside the text", async () => {
    const sections = ada.message("Arms Bazaar").locator(".section");
    expect(await sections.count()).toBe(4);
    for (let n = 0; n < 4; n += 1) {
      const words = await box(sections.nth(n).locator(".rich"));
      const keep = await box(sections.nth(n).getByRole("button", { name: "Keep" }));
      expect(keep.x).toBeGreaterThanOrEqual(words.x + words.width);
      expect(keep.y).toBeLessThan(words.y + words.height);
      expect(words.width).toBeGreaterThan(180);
    }
    expect(await sections.nth(3).getByRole("button").isDisabled()).toBe(true);
    await shotAs("sections");
  });

  it("keeping a card takes one tap", async () => {
    act = async (i) => {
      if (i.isButton()) await i.update({ components: [text(`You: ${i.customId}`)] });
    };
    ada.reset();
    await ada.pressBeside("Car Bomb", "Keep");
    await ada.message("You: keep Car Bomb").waitFor();
    expect(ada.taps).toBe(1);
  });

  it("a form is filled in by taps, and says what is missing", async () => {
    const got: unknown[] = [];
    act = async (i) => {
      if (i.isButton()) await i.showModal(FORM);
      if (!i.isModalSubmit()) return;
      const { fields } = i;
      got.push(
        fields.getRadioGroup("truce"),
        fields.getCheckboxGroup("out"),
        fields.getStringSelectValues("pay"),
        fields.getTextInputValue("word"),
      );
      await i.deferUpdate();
      await i.editReply({ components: LIVE_POST });
    };
    await ada.goTo("general");
    ada.reset();
    await ada.press("Map");
    await ada.form.getByRole("heading", { name: "Offer" }).waitFor();
    await shotAs("form");
    await ada.mark("Truce this turn", "Karrada", "Rusafa");
    await ada.pickInForm(/^PP/, "2 PP");
    await ada.write("A word", "gladly");
    expect(await poorContrast(ada.page)).toEqual([]);
    expect(await unlabelled(ada.page)).toEqual([]);
    expect(await smallTargets(ada.page)).toEqual([]);
    expect(await cutOff(ada.page)).toEqual([]);
    await shotAs("form-filled");
    await ada.submit();
    expect(got).toEqual(["turn", ["Karrada", "Rusafa"], ["2"], "gladly"]);
    expect(ada.taps).toBe(1 + 3 + 2 + 1 + 1);
  });

  it.each(["dark", "light"] as const)("everything can be read, named and tapped: %s", async (colorScheme) => {
    await ada.page.emulateMedia({ colorScheme });
    for (const place of ["general", /Umpire/]) {
      await ada.goTo(place);
      await drawn(ada.page);
      await shotAs(`${colorScheme}-${place === "general" ? "channel" : "direct"}`);
      expect(await poorContrast(ada.page)).toEqual([]);
      expect(await unlabelled(ada.page)).toEqual([]);
      expect(await smallTargets(ada.page)).toEqual([]);
      expect(await cutOff(ada.page)).toEqual([]);
      expect(await ada.page.evaluate("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width());
    }
  });
});
