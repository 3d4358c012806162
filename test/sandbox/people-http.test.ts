import { ActionRowBuilder, ButtonBuilder, ButtonStyle, MessageFlags, SlashCommandBuilder } from "discord.js";
import { afterEach, beforeEach, expect, it } from "vitest";
import { onInteraction, type Table, table } from "./bot.ts";

let at: Table;
beforeEach(async () => {
  at = await table({ controls: true });
  const say = new SlashCommandBuilder().setName("hello").setDescription("d");
  await at.client.application.commands.set([say.toJSON()]);
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    new ButtonBuilder().setCustomId("b").setLabel("b").setStyle(ButtonStyle.Primary),
  );
  onInteraction(at.client, async (i) => {
    if (i.isChatInputCommand()) await i.reply({ content: "hi", components: [row], flags: MessageFlags.Ephemeral });
    if (i.isButton()) await i.update({ content: "pressed", components: [] });
  });
});
afterEach(async () => {
  await at.stop();
});

async function call(path: string, body?: object) {
  const wish = { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const response = await fetch(`${at.sandbox.url}/sandbox/${path}`, body === undefined ? {} : wish);
  return { status: response.status, body: JSON.parse(await response.text()) };
}

it("a page can list people, channels and messages", async () => {
  const people = (await call("people")).body;
  expect(people.map((p: { global_name: string }) => p.global_name)).toEqual(["Owner", "Ada", "Ben", "Cleo", "Dov"]);
  const ada = at.sandbox.person("Ada").id;
  await call(`people/${ada}/say`, { channel: at.sandbox.channelId, content: "hello" });
  expect((await call(`people/${ada}/channels`)).body[0].id).toBe(at.sandbox.channelId);
  expect((await call(`people/${ada}/messages?channel=${at.sandbox.channelId}`)).body[0].content).toBe("hello");
  expect((await call(`people/${ada}/commands?channel=${at.sandbox.channelId}`)).body[0].name).toBe("hello");
  expect((await call(`people/${ada}/members?guild=${at.sandbox.guildId}`)).body.members).toHaveLength(6);
});

it("a page can use a command and press a button", async () => {
  const ada = at.sandbox.person("Ada").id;
  const used = await call(`people/${ada}/slash`, { channel: at.sandbox.channelId, command: "hello" });
  expect(used.body.seen).toMatchObject([
    { kind: "message", message: { content: "hi", flags: MessageFlags.Ephemeral } },
  ]);
  const message = used.body.seen[0].message.id;
  const pressed = await call(`people/${ada}/press`, { message, customId: "b" });
  expect(pressed.body.seen).toMatchObject([{ kind: "update", message: { content: "pressed" } }]);
});

it("what cannot be done is 409, what makes no sense 400", async () => {
  const ada = at.sandbox.person("Ada").id;
  const slash = (body: object) => call(`people/${ada}/slash`, body);
  expect((await slash({ channel: at.sandbox.channelId, command: "nothing" })).status).toBe(409);
  expect((await slash({ channel: "general" })).status).toBe(400);
  expect((await call(`people/${ada}/nonsense`, {})).status).toBe(404);
});

it("a person's event stream carries what they see, and nobody else's ephemeral messages", async () => {
  const [ada, ben] = [at.sandbox.person("Ada"), at.sandbox.person("Ben")];
  const events = await eventsOf(ben.id, 1, async () => {
    await ada.slash({ channel: at.sandbox.channelId, command: "hello" }).reply();
    ada.say({ channel: at.sandbox.channelId, content: "all" });
  });
  expect(events).toEqual([{ t: "MESSAGE_CREATE", d: expect.objectContaining({ content: "all" }) }]);
});

it("the fate of one's own uses is in the stream", async () => {
  const ada = at.sandbox.person("Ada");
  const events = await eventsOf(ada.id, 2, async () => {
    await ada.slash({ channel: at.sandbox.channelId, command: "hello" }).reply();
  });
  expect(events.map((event) => event.t)).toEqual(["MESSAGE_CREATE", "SANDBOX_SEEN"]);
});

it("controls are served when they were asked for", async () => {
  expect((await call("control/advance", { ms: 1000 })).status).toBe(200);
  expect((await call("control/sessions")).body).toMatchObject({ identifies: 1, connected: true });
  expect((await call("control/requests")).body.length).toBeGreaterThan(0);
  expect((await call("control/fail", { how: "teapot" })).status).toBe(400);
});

/** Collects `count` events of a person's stream while `act` happens. */
async function eventsOf(id: string, count: number, act: () => Promise<void>): Promise<{ t: string; d: unknown }[]> {
  const stop = new AbortController();
  const response = await fetch(`${at.sandbox.url}/sandbox/people/${id}/events`, { signal: stop.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = (await reader?.read())?.value ?? "";
  await act();
  const events = () =>
    [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)]
      .map(([, t = "", d = "null"]) => ({ t, d: JSON.parse(d) as unknown }))
      .filter((event) => event.t !== "SANDBOX_WATCHING");
  while (events().length < count) text += (await reader?.read())?.value ?? "";
  stop.abort();
  return events();
}
