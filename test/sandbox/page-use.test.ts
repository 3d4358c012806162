import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  type Interaction,
  MessageFlags,
  SlashCommandBuilder,
} from "discord.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Browser, openBrowser } from "../e2e/browser.ts";
import { installedChromium } from "../e2e/chromium.ts";
import { focused, poorContrast, smallTargets, unlabelled } from "../e2e/looks.ts";
import { Visitor } from "../e2e/visitor.ts";
import { onInteraction, type Table, table, textChannel } from "./bot.ts";
import { button, FORM, LIVE_POST, picture, row } from "./pages.ts";

const COMMANDS = new SlashCommandBuilder()
  .setName("game")
  .setDescription("Campaigns")
  .addSubcommand((sub) =>
    sub
      .setName("create")
      .setDescription("Opens one")
      .addStringOption((o) =>
        o.setName("game").setDescription("Which").setRequired(true).addChoices({ name: "Chess", value: "chess" }),
      )
      .addStringOption((o) => o.setName("seats").setDescription("Seats").addChoices({ name: "Two", value: "2" }))
      .addStringOption((o) => o.setName("pace").setDescription("Hours"))
      .addAttachmentOption((o) => o.setName("plan").setDescription("A file")),
  )
  .addSubcommand((sub) =>
    sub
      .setName("join")
      .setDescription("Joins one")
      .addStringOption((o) => o.setName("game").setDescription("Which").setAutocomplete(true))
      .addStringOption((o) => o.setName("word").setDescription("For the dice")),
  )
  .addSubcommand((sub) =>
    sub
      .setName("start")
      .setDescription("Begins one")
      .addBooleanOption((o) => o.setName("bots").setDescription("Computers play the rest")),
  );

/** A bot that knows one form and takes commands in good faith. */
async function plainBot(interaction: Interaction): Promise<void> {
  if (interaction.isAutocomplete()) await interaction.respond([]);
  if (interaction.isChatInputCommand()) {
    const { options, user } = interaction;
    const plan = options.getSubcommand() === "create" ? options.getAttachment("plan") : null;
    const read = plan === null ? "" : ` with “${await (await fetch(plan.url)).text()}” in ${plan.name}`;
    const content = `${user.displayName}: ${options.getSubcommand()} ${options.getString("game") ?? ""}${read}`;
    await interaction.reply({ content, components: [row(button("write", "Write"))], flags: MessageFlags.Ephemeral });
  }
  if (interaction.isButton()) await interaction.showModal(FORM);
  if (interaction.isModalSubmit()) {
    const content = `You wrote: ${interaction.fields.getTextInputValue("word")}`;
    await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  }
}

describe.skipIf(installedChromium === null)("the page", () => {
  let at: Table;
  let browser: Browser;
  let ada: Visitor;
  let ben: Visitor;
  let failures: Error[];

  beforeAll(async () => {
    at = await table();
    failures = onInteraction(at.client, plainBot);
    await at.client.application.commands.set([COMMANDS.toJSON()]);
    const channel = await textChannel(at.client, at.sandbox.channelId);
    const files = [picture("board.png", 1650, 1100)];
    await channel.send({ flags: MessageFlags.IsComponentsV2, components: LIVE_POST, files });
    await channel.threads.create({ name: "Negotiations", type: ChannelType.PublicThread });
    browser = await openBrowser(installedChromium ?? "");
    ada = await Visitor.at(browser.context, at.sandbox.url, "Ada");
    ben = await Visitor.at(browser.context, at.sandbox.url, "Ben");
  });
  afterAll(async () => {
    await browser?.close();
    await at?.stop();
  });

  it("takes the keyboard through bar, channels, messages and box, and shows where it is", async () => {
    await ada.page.bringToFront();
    const places: string[] = [];
    for (let i = 0; i < 40 && places.at(-1) !== "composer"; i++) {
      await ada.page.keyboard.press("Tab");
      const { region, seen, name } = await focused(ada.page);
      expect({ name, seen }).toEqual({ name, seen: true });
      if (region !== places.at(-1)) places.push(region);
    }
    expect(places).toEqual(["skip", "people-bar", "sidebar", "messages", "composer"]);
  });

  it("returns the focus to a picture that was enlarged", async () => {
    await ada.tap(ada.page.getByRole("button", { name: /^Enlarge the picture/ }));
    const large = ada.page.getByRole("dialog");
    await large.waitFor();
    await ada.page.keyboard.press("Escape");
    await large.waitFor({ state: "detached" });
    expect((await focused(ada.page)).name).toMatch(/^Enlarge/);
  });

  it("talks in threads, with Markdown and without HTML", async () => {
    await ada.press(/open the thread/);
    await ada.page.getByRole("heading", { level: 1, name: /Negotiations/ }).waitFor();
    const said = `**bold** <img src=x onerror="document.title='broken'"> ||no|| <@${at.sandbox.person("Ben").id}>`;
    await ada.page.locator("#message").fill(said);
    await ada.page.keyboard.press("Enter");
    await ben.goTo(/Negotiations/);
    const message = ben.message("onerror");
    await message.waitFor();
    expect(await message.locator("strong").allInnerTexts()).toContain("bold");
    expect(await message.locator("img").count()).toBe(0);
    expect(await message.locator(".mention.me").textContent()).toBe("@Ben");
  });

  it("follows links to places in Discord without leaving the page, and says where one leads nowhere", async () => {
    await ada.goTo("general");
    const dm = await (await at.client.users.fetch(at.sandbox.person("Ada").id)).createDM();
    const channel = await textChannel(at.client, at.sandbox.channelId);
    const link = `https://discord.com/channels/@me/${dm.id}`;
    const nowhere = "[nowhere](https://discord.com/channels/1/2/3)";
    const door = new ButtonBuilder().setStyle(ButtonStyle.Link).setURL(link).setLabel("A door");
    await channel.send({
      content: `Go to [your messages](${link}) or ${nowhere}`,
      components: [new ActionRowBuilder<ButtonBuilder>().addComponents(door)],
    });
    for (const leads of [/^your messages/, /^A door/]) {
      await ada.tap(ada.page.getByRole("link", { name: leads }));
      await ada.page.getByRole("heading", { level: 1, name: /Umpire|@/ }).waitFor();
      await ada.goTo("general");
    }
    await ada.tap(ada.page.getByRole("link", { name: "nowhere" }));
    await ada.page.getByText("That link leads to a place that you do not see.").waitFor();
    await ada.page.getByRole("heading", { level: 1, name: "general" }).waitFor();
    expect(browser.context.pages()).toHaveLength(2); // Ada's and Ben's
  });

  it("opens forms as dialogs: Escape closes them, what is typed is sent", async () => {
    await ada.goTo("general");
    await ada.command("game start");
    await ada.press("Write");
    await ada.form.waitFor();
    await ada.page.keyboard.press("Escape");
    await ada.form.waitFor({ state: "detached" });
    await ada.press("Write");
    await ada.write("A word", "no nonsense");
    expect(await unlabelled(ada.page)).toEqual([]);
    expect(await poorContrast(ada.page)).toEqual([]);
    await ada.submit();
    await ada.message("You wrote: no nonsense").waitFor();
  });

  it("sends a file with a command, which the bot reads where Discord would keep it", async () => {
    const folder = mkdtempSync(join(tmpdir(), "umpire-page-"));
    const plan = join(folder, "plan.json");
    writeFileSync(plan, "a plan");
    await ada.goTo("general");
    await ada.command("game create", { game: "Chess", plan });
    await ada.message("Ada: create chess with “a plan” in plan.json").waitFor();
    rmSync(folder, { recursive: true });
  });

  it("hides an ephemeral message when it is dismissed", async () => {
    const own = ada.messages.filter({ hasText: "Only you can see this" });
    const before = await own.count();
    await ada.tap(own.last().getByRole("button", { name: "Dismiss message" }));
    await expect.poll(() => own.count()).toBe(before - 1);
    expect(await ben.messages.filter({ hasText: "Only you can see this" }).count()).toBe(0);
  });

  it("starts a campaign wherever one is, by the commands that anybody has", async () => {
    await ben.goTo(/Negotiations/);
    await ben.tap(ben.page.getByRole("button", { name: "New campaign" }));
    await ben.form.getByLabel("Seats", { exact: true }).selectOption({ label: "Two" });
    await ben.form.getByLabel("Who plays").selectOption({ label: "You and Ada; computers play the rest" });
    expect(await smallTargets(ben.page)).toEqual([]);
    expect(await unlabelled(ben.page)).toEqual([]);
    await ben.tap(ben.form.getByRole("button", { name: "Start Chess" }));
    await ben.page.getByRole("heading", { level: 1, name: "# general" }).waitFor();
    await ben.message("Ben: start").waitFor();
    // what the page has done by itself is answered to nobody
    expect(await ben.messages.filter({ hasText: /Ben: (create chess|join)/ }).count()).toBe(0);
  });

  it("goes on where it was when it is loaded again, in the colours that were chosen", async () => {
    await ben.goTo(/Negotiations/);
    const change = ben.page.getByRole("button", { name: /^Colours/ });
    await change.click();
    await change.click();
    await ben.page.reload();
    await ben.page.getByRole("heading", { level: 1, name: /Negotiations/ }).waitFor();
    expect(await ben.page.locator("html").getAttribute("data-theme")).toBe("light");
    expect(await poorContrast(ben.page)).toEqual([]);
  });

  it("serves more tabs than a browser opens connections", async () => {
    const more: Visitor[] = [];
    for (const name of ["Cleo", "Dov", "Owner", "Cleo", "Dov", "Owner"])
      more.push(await Visitor.at(browser.context, at.sandbox.url, name));
    at.sandbox.person("Ada").say({ channel: at.sandbox.channelId, content: "can everybody hear me?" });
    for (const visitor of more) await visitor.message("can everybody hear me?").waitFor();
    expect(more.flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  it("let nobody complain: neither the browser, nor the sandbox, nor the bot", () => {
    expect([...ada.complaints, ...ben.complaints]).toEqual([]);
    expect(at.sandbox.complaints()).toEqual([]);
    expect(failures.map(String)).toEqual([]);
  });
});
