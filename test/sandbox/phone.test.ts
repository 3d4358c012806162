import { MessageFlags, TextDisplayBuilder } from "discord.js";
import { afterEach, expect, it } from "vitest";
import { Phone, type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { raw } from "./bot.ts";

let sandbox: Sandbox;
afterEach(() => sandbox.close());

const V2 = MessageFlags.IsComponentsV2;
const components = [new TextDisplayBuilder().setContent("The board.").toJSON()];

it("shows the content that a message was created with, nothing of components, and no edit", async () => {
  sandbox = await startSandbox();
  const phone = new Phone(sandbox.person("Ada"), () => 7);
  const ada = sandbox.person("Ada");
  const send = async (channel: string, body: object): Promise<string> =>
    (await raw(sandbox, "POST", `/channels/${channel}/messages`, body)).body.id;
  const plain = await send(sandbox.channelId, { content: `Tigris: do you bid? ${ada.mention}` });
  await raw(sandbox, "PATCH", `/channels/${sandbox.channelId}/messages/${plain}`, {
    ...{ flags: V2, content: null, embeds: [], components },
  });
  await send(sandbox.channelId, { content: "Nobody is called." });
  await send(ada.dm().id, { flags: V2, components });
  await send(ada.dm().id, { content: "Psst.", flags: MessageFlags.SuppressNotifications });
  const at = { type: 12, name: "Council" };
  const thread = (await raw(sandbox, "POST", `/channels/${sandbox.channelId}/threads`, at)).body.id as string;
  await raw(sandbox, "PUT", `/channels/${thread}/thread-members/${ada.id}`);
  const bot = sandbox.model.users[sandbox.applicationId]?.name.toLowerCase();
  expect(phone.pushes.map(({ at, place, text }) => [at, place, text])).toEqual([
    [7, "general", "Tigris: do you bid? @Ada"],
    [7, "direct message", ""],
    [7, "Council", `${bot} added Ada to the thread.`],
  ]);
  phone.switchOff();
  await send(ada.dm().id, { content: "off" });
  expect(phone.pushes).toHaveLength(3);
});
