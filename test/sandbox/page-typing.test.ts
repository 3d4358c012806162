import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Interaction, type Message, MessageFlags } from "discord.js";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { type Browser, openBrowser } from "../e2e/browser.ts";
import { installedChromium } from "../e2e/chromium.ts";
import { Visitor } from "../e2e/visitor.ts";
import { login, onInteraction, type Table, table, writable } from "./bot.ts";
import { button, FORM, menu, row, text } from "./pages.ts";

const V2 = MessageFlags.IsComponentsV2;
const ZONES = ["Mansour", "Karrada", "Rusafa"];

describe.skipIf(installedChromium === null)("what a person is at", () => {
  let at: Table;
  let browser: Browser;
  let ada: Visitor;
  let act: (interaction: Interaction) => Promise<unknown> = async () => undefined;
  let sheet: Message;

  const parts = (news: string, zones = ZONES) => [
    text(news),
    row(button("write", "Write"), button("slow", "Slow")),
    menu("zones", "Zones", zones, { max_values: 2 }),
    text("-# below"),
  ];

  beforeAll(async () => {
    browser = await openBrowser(installedChromium ?? "", "phone");
  });
  afterAll(async () => {
    await browser?.close();
  });
  beforeEach(async () => {
    at = await table();
    onInteraction(at.client, (interaction) => act(interaction));
    sheet = await (await writable(at.client, at.sandbox.channelId)).send({
      flags: V2,
      components: parts("as it began"),
    });
    ada = await Visitor.at(browser.context, at.sandbox.url, "Ada");
    await ada.message("as it began").waitFor();
  });
  afterEach(async () => {
    await ada.page.close();
    await at.stop();
    expect(ada.complaints).toEqual([]);
  });

  const zones = () => ada.message("below").getByRole("listbox", { name: "Zones" });
  const ticked = () => zones().getByRole("option", { selected: true }).allTextContents();
  const open = () => ada.tap(ada.messages.getByRole("button", { name: "Zones" }).last());

  it("an open menu stays open with its ticks when its message is edited, even around it", async () => {
    await open();
    await ada.tap(zones().getByRole("option", { name: "Karrada" }));
    await sheet.edit({ components: parts("edited once") });
    await ada.message("edited once").waitFor();
    await sheet.edit({ components: [text("one more line"), ...parts("edited twice")] });
    await ada.message("edited twice").waitFor();
    expect(await ticked()).toEqual(["✓Karrada"]);
    act = async (i) => {
      if (i.isStringSelectMenu()) await i.update({ components: [text(`chosen: ${i.values.join()}`)] });
    };
    await ada.tap(ada.messages.getByRole("button", { name: "Confirm" }));
    await ada.message("chosen: Karrada").waitFor();
  });

  it("a tick on what is no longer offered goes, the others stay", async () => {
    await open();
    for (const name of ["Karrada", "Rusafa"]) await ada.tap(zones().getByRole("option", { name }));
    await sheet.edit({ components: parts("fewer", ["Mansour", "Rusafa"]) });
    await ada.message("fewer").waitFor();
    await expect.poll(ticked).toEqual(["✓Rusafa"]);
  });

  it("a menu that is taken away is gone", async () => {
    await open();
    await sheet.edit({ components: [text("closed")] });
    await ada.message("closed").waitFor();
    expect(await ada.page.getByRole("listbox").count()).toBe(0);
  });

  it("a menu goes on showing what was chosen there after an edit that presets nothing else", async () => {
    act = async (i) => {
      if (i.isStringSelectMenu()) await i.update({ components: parts("taken") });
    };
    await ada.pick("Zones", "Mansour", "Karrada");
    await ada.message("taken").waitFor();
    await expect.poll(() => ada.messages.getByRole("button", { name: "Zones: Mansour, Karrada" }).count()).toBe(1);
  });

  it("what is typed goes on while a menu is open and messages change", async () => {
    await open();
    const field = ada.page.locator("#message");
    await ada.tap(field);
    for (let n = 0; n < 5; n += 1) {
      await ada.page.keyboard.type(`word${n} `);
      await sheet.edit({ components: parts(`edit ${n}`) });
      at.sandbox.person("Ben").say({ channel: at.sandbox.channelId, content: `meanwhile ${n}` });
      await ada.message(`edit ${n}`).waitFor();
    }
    expect(await field.inputValue()).toBe("word0 word1 word2 word3 word4 ");
    expect(await zones().count()).toBe(1);
  });

  it("what is half written in a channel is there when one comes back", async () => {
    at.sandbox.addChannel({ name: "second" });
    await ada.page.locator("#message").fill("half a thou");
    await ada.goTo("second");
    expect(await ada.page.locator("#message").inputValue()).toBe("");
    await ada.goTo("general");
    expect(await ada.page.locator("#message").inputValue()).toBe("half a thou");
  });

  it("a half filled form stays as it is when its message is edited and others speak", async () => {
    act = async (i) => {
      if (i.isButton()) await i.showModal(FORM);
    };
    await ada.press("Write");
    await ada.mark("Truce this turn", "Karrada");
    await ada.write("A word", "gla");
    await sheet.edit({ components: parts("changed below the form") });
    at.sandbox.person("Ben").say({ channel: at.sandbox.channelId, content: "hurry up" });
    await ada.message("hurry up").waitFor();
    await ada.page.keyboard.type("dly");
    expect(await ada.form.getByRole("textbox", { name: "A word" }).inputValue()).toBe("gladly");
    expect(await ada.form.getByRole("radio", { name: /Truce this turn/ }).isChecked()).toBe(true);
    expect(await ada.form.getByRole("checkbox", { name: "Karrada" }).isChecked()).toBe(true);
  });

  it("what is being chosen from stays under the thumb when others speak", async () => {
    const channel = at.sandbox.channelId;
    for (let n = 0; n < 30; n += 1) at.sandbox.person("Ben").say({ channel, content: `earlier ${n}` });
    await (await writable(at.client, channel)).send({ flags: V2, components: parts("the newest") });
    await ada.message("the newest").waitFor();
    await open();
    const before = await zones().boundingBox();
    for (let n = 0; n < 12; n += 1) at.sandbox.person("Ben").say({ channel, content: `line ${n}` });
    await ada.message("line 11").waitFor({ state: "attached" });
    expect((await zones().boundingBox())?.y).toBe(before?.y);
  });

  it("a message in another place gets a mark that leads there, and takes it away with it", async () => {
    const user = await at.client.users.fetch(at.sandbox.person("Ada").id);
    const first = await user.send("your turn");
    const mark = ada.page.getByRole("navigation", { name: "Unread" }).getByRole("button", { name: /Umpire/ });
    await mark.waitFor();
    expect(await mark.textContent()).toContain("1");
    await user.send(`your turn, with news${"\nand a line more".repeat(80)}`);
    await first.delete();
    await expect.poll(() => mark.textContent()).toMatch(/1$/);
    const [above, below] = [await mark.boundingBox(), await ada.page.getByRole("log").boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0); // it covers nothing
    ada.reset();
    await ada.goToNews(/Umpire/);
    await ada.message("with news").waitFor();
    expect(ada.taps).toBe(1);
    expect(await mark.count()).toBe(0);
    const top = async () => (await ada.message("with news").boundingBox())?.y ?? 0;
    expect(await top()).toBeGreaterThanOrEqual(below?.y ?? 0); // what is new is read from its top
    await user.send(`what came later${"\nand a line more".repeat(80)}`);
    await expect
      .poll(async () => (await ada.message("what came later").boundingBox())?.y ?? 0)
      .toBeGreaterThanOrEqual(below?.y ?? 0);
  });

  it("a campaign can be begun at any time", async () => {
    await ada.tap(ada.page.getByRole("button", { name: "New campaign" }));
    await ada.form.getByText("The bot has registered no commands yet").waitFor();
    await ada.tap(ada.form.getByRole("button", { name: "Close" }));
    await ada.form.waitFor({ state: "detached" });
  });
});

describe.skipIf(installedChromium === null)("when the sandbox is away", () => {
  let folder = "";
  let sandbox: Sandbox;
  let browser: Browser;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "umpire-away-"));
    sandbox = await startSandbox({ keep: join(folder, "sandbox.sqlite") });
    browser = await openBrowser(installedChromium ?? "");
  });
  afterAll(async () => {
    await browser?.close();
    await sandbox?.close();
    rmSync(folder, { recursive: true });
  });

  it("the page says so, keeps what is typed, and goes on when it is back", async () => {
    const client = await login(sandbox);
    await (await writable(client, sandbox.channelId)).send({ flags: V2, components: [row(button("go", "Go"))] });
    await client.destroy();
    const ada = await Visitor.at(browser.context, sandbox.url, "Ada");
    await ada.page.locator("#message").fill("before");
    const port = Number(new URL(sandbox.url).port);
    await sandbox.close();
    await ada.page.getByText("The sandbox does not answer; trying again").waitFor();
    await ada.press("Go");
    const silence = ada.page.getByText("The sandbox does not answer. Is it still running?");
    await silence.waitFor();
    await ada.page.keyboard.type(" and after");
    sandbox = await startSandbox({ keep: join(folder, "sandbox.sqlite"), port });
    sandbox.person("Ben").say({ channel: sandbox.channelId, content: "I am back" });
    await ada.message("I am back").waitFor();
    await ada.page.getByText("The sandbox does not answer").waitFor({ state: "detached" });
    await ada.page.locator("#message").focus();
    await ada.page.keyboard.press("End");
    await ada.page.keyboard.type(" it");
    expect(await ada.page.locator("#message").inputValue()).toBe("before it");
    await ada.page.keyboard.press("Enter");
    await ada.message("before it").waitFor();
    sandbox.person("Ben").say({ channel: sandbox.channelId, content: "and live again" });
    await ada.message("and live again").waitFor();
  });
});
