import { ComponentType, MessageFlags } from "discord.js";
import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freeMenus } from "../../../src/discord/interactions/free-menus.ts";
import { readPress } from "../../../src/discord/screen/custom-id.ts";
import { option, row, select } from "../../../src/discord/screen/screen.ts";
import { onInteraction, table } from "../../sandbox/bot.ts";
import { controlsOf, files, Stage, said } from "../stage.ts";

const gallery = { type: ComponentType.MediaGallery } as const;

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open({ people: ["Ada", "Ben", "Cleo"] });
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const menu = (page: APIMessage, step: string): string =>
  controlsOf(page).find(({ custom_id }) => readPress(custom_id).step === step)?.custom_id ?? "";
/** The page as its person sees it now. */
const now = (page: APIMessage): APIMessage =>
  stage.ada.messages(page.channel_id).find(({ id }) => id === page.id) ?? page;

it("after a refusal the same person can be chosen from the same menu again", async () => {
  await stage.command(stage.ada, "game create", { game: "iraqi-conflict", seats: "2", name: "Anbar", pace: "none" });
  await stage.command(stage.ben, "game join", { seat: "us" });
  const post = await stage.posted(stage.ada, "Seats: ");
  const page = await stage.press(stage.ada, post, "Settings").reply();
  const choose = async (who: string): Promise<string> =>
    said(
      await stage.ada
        .select({ message: page, customId: menu(now(page), "moderator"), values: [stage.sandbox.person(who).id] })
        .reply(),
    );
  const before = menu(now(page), "moderator");
  expect(await choose("Ben")).toContain("cannot moderate it");
  await expect.poll(() => menu(now(page), "moderator")).not.toBe(before);
  expect(said(now(page)), "the page says what it said").toBe(said(page));
  expect(await choose("Ben"), "refused once more").toContain("cannot moderate it");
});

it("the menu that opened a window can be chosen from again once its words were refused", async () => {
  await stage.command(stage.ada, "game create", { game: "iraqi-conflict", seats: "2", name: "Anbar" });
  const page = await stage.press(stage.ada, await stage.posted(stage.ada, "Seats: "), "Settings").reply();
  for (const zone of ["Middle Earth", "Narnia"]) {
    const before = menu(now(page), "zone");
    const modal = await stage.ada.select({ message: page, customId: before, values: ["other"] }).modal();
    expect(said(await stage.ada.submitModal({ modal, fields: { 0: zone } }).reply())).toContain("is not a time zone");
    await expect.poll(() => menu(now(page), "zone")).not.toBe(before);
  }
});

it("a page keeps its pictures when its menus are freed", async () => {
  const { sandbox, client, stop } = await table();
  const failures = onInteraction(client, async (i) => {
    if (i.isChatInputCommand()) {
      const shown = [
        { ...gallery, items: [{ media: { url: "attachment://board.png" } }] },
        row(select("zone", "Zone", [option("basra", "Basra")])),
      ];
      const files = [{ attachment: Buffer.from("picture"), name: "board.png" }];
      await i.reply({ flags: MessageFlags.Ephemeral | MessageFlags.IsComponentsV2, components: shown, files });
    } else if (i.isStringSelectMenu()) {
      await i.deferUpdate();
      await freeMenus(i);
    }
  });
  await client.application.commands.set([{ name: "go", description: "d" }]);
  const ada = sandbox.person("Ada");
  const { id, channel_id: channel } = await ada.slash({ channel: sandbox.channelId, command: "go" }).reply();
  const seen = (): APIMessage => ada.messages(channel).find((message) => message.id === id) as APIMessage; // still there
  for (const _ of [1, 2]) {
    const [before] = controlsOf(seen());
    ada.select({ message: id, customId: before?.custom_id ?? "", values: ["basra"] });
    await expect.poll(() => controlsOf(seen())[0]?.custom_id).not.toBe(before?.custom_id);
    expect(files(seen())).toEqual(["board.png"]);
  }
  expect([failures, sandbox.complaints()]).toEqual([[], []]);
  await stop();
});
