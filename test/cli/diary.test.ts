import { ActionRowBuilder, ButtonBuilder, ButtonStyle, type MessageActionRowComponentBuilder } from "discord.js";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Diary } from "../../src/cli/demo/diary.ts";
import { type Table, table } from "../sandbox/bot.ts";

let at: Table;
beforeAll(async () => {
  at = await table();
});
afterAll(async () => {
  await at.stop();
});

const button = new ButtonBuilder({ customId: "yes", label: "Yes", style: ButtonStyle.Primary });
const components = [new ActionRowBuilder<MessageActionRowComponentBuilder>({ components: [button] })];

it("a diary keeps what people were sent alone as it came, whatever became of it since", async () => {
  const [ada, ben] = [at.sandbox.person("Ada"), at.sandbox.person("Ben")];
  const diary = new Diary([ada, ben]);
  diary.watch();
  const user = await at.client.users.fetch(ada.id);
  const whole = await user.send({ content: "whole", components });
  await whole.edit({ content: "changed", components });
  const plain = await user.send("plain words");
  await plain.edit({ content: "with its controls", components });
  await whole.delete();
  expect(diary.of(ada).map(({ content }) => content)).toEqual(["whole", "with its controls"]);
  expect(diary.of(ben)).toEqual([]);
  diary.end();
});
