import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  type Client,
  ModalBuilder,
  SlashCommandBuilder,
  TextInputBuilder,
  TextInputStyle,
} from "discord.js";
import { afterEach, beforeEach, expect, it } from "vitest";
import { beginAnew, sandboxFile } from "../../src/fresh.ts";
import { type Model, Permission, type Sandbox, SandboxProblem, startSandbox } from "../../src/sandbox/index.ts";
import { WorldStore } from "../../src/sandbox/world-store.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";
import { BRIEF } from "../brief.ts";
import { program } from "../programs.ts";
import { login, onInteraction, textChannel } from "./bot.ts";

let folder = "";
let keep = "";
let running: Sandbox[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-keep-"));
  keep = join(folder, "sandbox.sqlite");
});
afterEach(async () => {
  for (const sandbox of running) await sandbox.close();
  running = [];
  rmSync(folder, { recursive: true });
});

async function open(): Promise<Sandbox> {
  const sandbox = await startSandbox({ keep, people: ["Ada", "Ben"] });
  running.push(sandbox);
  return sandbox;
}

async function close(sandbox: Sandbox): Promise<void> {
  running = running.filter((one) => one !== sandbox);
  await sandbox.close();
}

const picture = { name: "map.png", contentType: "image/png", bytes: new Uint8Array([1, 2, 3]) };

it.each([
  ["that is not a database", () => writeFileSync(keep, "a letter".repeat(1000))],
  ["that cannot be made", () => writeFileSync(folder.concat("/deep"), "")],
  [
    "that holds something else",
    () => new Sqlite(keep).exec("CREATE TABLE records (kind, id, json); PRAGMA user_version = 2").close(),
  ],
])("a file %s is refused in one sentence", async (_, spoil) => {
  spoil();
  const file = existsSync(join(folder, "deep")) ? join(folder, "deep", "sandbox.sqlite") : keep;
  const refused = startSandbox({ keep: file });
  await expect(refused).rejects.toThrow(SandboxProblem);
  await expect(refused).rejects.toThrow(`The sandbox's file ${file} cannot be used`);
  await expect(refused).rejects.toThrow("--fresh");
});

it("a disk that is full for a while costs nothing, and no life", async () => {
  let full = true;
  class OnFullDisk extends WorldStore {
    override write(): void {
      if (full) throw new Error("database or disk is full");
      super.write();
    }
  }
  const store = new OnFullDisk(keep);
  store.noteFile("1", { contentType: "text/plain", bytes: new Uint8Array([1]) });
  await expect.poll(() => store.trouble).toBe("database or disk is full");
  full = false;
  await expect.poll(() => store.files().length, { timeout: 5000 }).toBe(1);
  expect(store.trouble).toBeNull();
  store.close();
});

it("a restart finds messages, pictures, people and the token as they were", async () => {
  const before = await open();
  const { token, channelId, url } = before;
  before.person("Ada").say({ channel: channelId, content: "hello", files: [picture] });
  await close(before);
  const after = await open();
  expect({ token: after.token, channel: after.channelId }).toEqual({ token, channel: channelId });
  expect(after.url).not.toBe(url);
  const [message] = after.person("Ben").messages(channelId);
  expect(message?.content).toBe("hello");
  const file = await fetch(message?.attachments[0]?.url ?? "");
  expect([...new Uint8Array(await file.arrayBuffer())]).toEqual([1, 2, 3]);
});

it("what anybody was shown survives a kill in the same instant", async () => {
  const process = await sandboxProcess();
  const ids: string[] = [];
  for (let n = 0; n < 20; n += 1) ids.push((await process.post({ content: `message ${n}` })).id);
  await process.kill();
  const after = await open();
  expect(
    after
      .person("Ada")
      .messages(after.channelId)
      .map((message) => message.id),
  ).toEqual(ids);
});

it("an edit, a deletion and a picture survive a kill in the same instant", async () => {
  const process = await sandboxProcess();
  const edited = await process.post({ content: "first" });
  await process.request("PATCH", `/messages/${edited.id}`, { content: "second" });
  const deleted = await process.post({ content: "gone" });
  await process.request("DELETE", `/messages/${deleted.id}`);
  await process.say({ content: "look", files: [{ name: "map.png", contentType: "image/png", base64: "AQID" }] });
  await process.kill();
  const after = await open();
  const messages = after.person("Ada").messages(after.channelId);
  expect(messages.map((message) => message.content)).toEqual(["second", "look"]);
  expect((await fetch(messages[1]?.attachments[0]?.url ?? "")).status).toBe(200);
});

it("nobody else writes to the file meanwhile, or reads it", async () => {
  await open();
  for (const path of [keep, `${keep}-wal`]) expect(statSync(path).mode & 0o777, path).toBe(0o600);
  await expect(startSandbox({ keep })).rejects.toThrow(SandboxProblem);
});

it("whatever changes is written: people, guilds, channels, threads, commands, forms, reactions, pins", async () => {
  const sandbox = await open();
  const client = await login(sandbox);
  await everythingThatCanChange(sandbox, client);
  await client.destroy();
  const model = structuredClone(sandbox.model);
  await close(sandbox);
  const again = await open();
  const spoken = ({ messages }: Model) => Object.values(messages).filter((list) => list.length > 0);
  expect({ ...again.model, messages: spoken(again.model) }).toEqual({ ...model, messages: spoken(model) });
});

it("a file of the release before is read, and goes on as one of this release", async () => {
  const before = await open();
  before.person("Ada").say({ channel: before.channelId, content: "from before" });
  const model = JSON.stringify(before.model);
  await close(before);
  rmSync(keep);
  const old = new Sqlite(keep);
  old.exec("CREATE TABLE world (id INTEGER PRIMARY KEY, format INTEGER, model TEXT)");
  old.prepare("INSERT INTO world VALUES (1, 1, ?)").run(model);
  old.close();
  const converted = await open();
  converted.person("Ben").say({ channel: converted.channelId, content: "from now" });
  await close(converted);
  const after = await open();
  const contents = after
    .person("Ada")
    .messages(after.channelId)
    .map((message) => message.content);
  expect(contents).toEqual(["from before", "from now"]);
});

it("ids go on growing", async () => {
  const before = await open();
  const first = before.person("Ada").say({ channel: before.channelId, content: "1" });
  await close(before);
  const after = await open();
  const second = after.person("Ada").say({ channel: after.channelId, content: "2" });
  expect(BigInt(second.id)).toBeGreaterThan(BigInt(first.id));
});

it("beginning anew removes the bot's database and the sandbox's world together", async () => {
  const database = join(folder, "umpire.sqlite");
  openDatabase(database).close();
  await close(await open());
  expect(sandboxFile(database)).toBe(keep);
  await beginAnew({ token: null, database });
  const sandbox = await open();
  expect(sandbox.person("Ada").messages(sandbox.channelId)).toEqual([]);
});

it("beginning anew never touches games of a real server, or a database on one", async () => {
  const file = join(folder, "umpire.sqlite");
  await expect(beginAnew({ token: "a.b.c", database: file })).rejects.toThrow(/real people/);
  const served = "postgres://umpire:hush@localhost/umpire";
  await expect(beginAnew({ token: null, database: served })).rejects.toThrow(
    "postgres://umpire@localhost/umpire is on a server: drop it there",
  );
});

it("a taken port is said plainly", async () => {
  const sandbox = await open();
  const port = Number(new URL(sandbox.url).port);
  await expect(startSandbox({ port })).rejects.toThrow(`Port ${port} is taken`);
});

/** A sandbox in a process of its own, which can be killed. */
async function sandboxProcess() {
  const child = spawn(process.execPath, [...BRIEF, program("sandbox"), keep]);
  const [line] = await once(child.stdout, "data");
  const { url, token, channelId } = JSON.parse(String(line));
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bot ${token}`, "content-type": "application/json" };
    const response = await fetch(url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const text = await response.text();
    return text === "" ? null : JSON.parse(text);
  };
  const request = (method: string, path: string, body?: object) =>
    ask(method, `/api/v10/channels/${channelId}${path}`, body);
  const people: { id: string; global_name: string }[] = await ask("GET", "/sandbox/people");
  const ada = people.find((person) => person.global_name === "Ada");
  return {
    request,
    post: (body: object): Promise<{ id: string }> => request("POST", "/messages", body),
    say: (body: object) => ask("POST", `/sandbox/people/${ada?.id}/say`, { channel: channelId, ...body }),
    /** Its file is free once it is gone. */
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await once(child, "exit");
    },
  };
}

/** Every kind of change that the bot, people and tests can make. */
async function everythingThatCanChange(sandbox: Sandbox, client: Client<true>): Promise<void> {
  const ada = sandbox.person("Ada");
  const channel = await textChannel(client, sandbox.channelId);
  const button = new ButtonBuilder().setCustomId("b").setLabel("b").setStyle(ButtonStyle.Primary);
  const input = new TextInputBuilder().setCustomId("t").setLabel("t").setStyle(TextInputStyle.Short);
  const form = new ModalBuilder()
    .setCustomId("form")
    .setTitle("Form")
    .addComponents(new ActionRowBuilder<TextInputBuilder>().addComponents(input));
  onInteraction(client, async (i) => {
    if (i.isChatInputCommand()) {
      await i.deferReply();
      await i.editReply({ content: "go", components: [new ActionRowBuilder<ButtonBuilder>().addComponents(button)] });
    }
    if (i.isButton()) await i.showModal(form);
    if (i.isModalSubmit()) await i.reply("thanks");
  });
  await client.application.commands.set([new SlashCommandBuilder().setName("go").setDescription("d").toJSON()]);
  const files = ["a.png", "b.png"].map((name) => new AttachmentBuilder(Buffer.from(name), { name }));
  const picture = await channel.send({ content: "picture", files, nonce: "1", enforceNonce: true });
  await picture.edit({ content: "one picture", attachments: [...picture.attachments.values()].slice(1) });
  await picture.react("👍");
  ada.react({ message: picture, emoji: "👎" });
  ada.react({ message: picture, emoji: "👎", remove: true });
  await picture.pin();
  await (await channel.send("brief")).delete();
  const message = await ada.slash({ channel: channel.id, command: "go" }).reply();
  const modal = await ada.press({ message, customId: "b" }).modal();
  await ada.submitModal({ modal, fields: { t: "text" } }).reply();
  const threads = ["stays", "goes"].map((name) => channel.threads.create({ name, type: ChannelType.PrivateThread }));
  const [stays, goes] = await Promise.all(threads);
  await stays?.members.add(ada.id);
  await stays?.setArchived(true);
  await goes?.send("soon gone");
  sandbox.controls.deleteChannel(goes?.id ?? "");
  await (await client.users.fetch(ada.id)).send("hand");
  sandbox.controls.setDms(ada.id, false);
  const role = sandbox.addRole({ name: "staff", permissions: Permission.ManageGuild });
  sandbox.controls.setRoles(sandbox.guildId, ada.id, [role]);
  sandbox.controls.setRolePermissions(sandbox.guildId, role, Permission.ManageChannels);
  sandbox.controls.setOverwrites(channel.id, [{ id: ada.id, type: 1, allow: Permission.AttachFiles }]);
  const eve = sandbox.addPerson("Eve");
  sandbox.controls.join(sandbox.guildId, eve.id);
  sandbox.controls.leave(sandbox.guildId, sandbox.person("Ben").id);
  sandbox.addGuild({ name: "Second" });
}
