import { mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIApplication, OAuth2Scopes } from "discord-api-types/v10";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Machine } from "../../src/cli/doctor/machine.ts";
import { examine } from "../../src/cli/doctor.ts";
import { registerCommands } from "../../src/discord/index.ts";
import { games } from "../../src/games/registry.ts";
import { Permission, type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { openStorage } from "../../src/store/sqlite/storage.ts";
import { umpire } from "./in-process.ts";

const HOUR = 3_600_000;
const GB = 1024 ** 3;

let sandbox: Sandbox;
let folder: string;
let env: { readonly [name: string]: string };
const SOUND: Machine = { free: () => GB, isWritable: () => true, now: () => Date.now() };
const machine: { -readonly [what in keyof Machine]: Machine[what] } = { ...SOUND };

beforeAll(async () => {
  sandbox = await startSandbox();
  folder = mkdtempSync(join(tmpdir(), "umpire-doctor-"));
  env = {
    DISCORD_TOKEN: sandbox.token,
    UMPIRE_DISCORD_API: `${sandbox.url}/api`,
    UMPIRE_DATABASE: join(folder, "umpire.sqlite"),
  };
  openStorage(join(folder, "umpire.sqlite")).close();
  await registerCommands({ token: sandbox.token, api: `${sandbox.url}/api`, definitions: games });
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => {
  sandbox.controls.setPortal({});
  sandbox.controls.clearFailures();
  Object.assign(machine, SOUND);
});

/** What is wrong: its name, and what to do. */
const found = async (more: { readonly [name: string]: string } = {}, channel: string | null = sandbox.channelId) => {
  const findings = await examine({ ...env, ...more }, channel, machine);
  expect(sandbox.controls.sessions().identifies, "nobody logs in").toBe(0);
  for (const { text } of findings) expect(text).not.toContain(sandbox.token);
  return Object.fromEntries(findings.flatMap(({ what, good, text }) => (good ? [] : [[what, text]])));
};

describe("umpire doctor", () => {
  it("says that all is good, on a page, with exit code 0", async () => {
    const { code, out } = await umpire(["doctor", "--channel", sandbox.channelId], env);
    expect(
      out
        .split("\n")
        .map((line) => line.slice(0, 1))
        .join(""),
    ).toMatch(/^✓+A$/);
    expect(out).toMatch(/All is good\.\n$/);
    expect(out).toContain("#general on");
    expect(code).toBe(0);
    expect(sandbox.requests().every(({ method }) => method === "GET" || method === "PUT")).toBe(true);
  });

  it("says that there is no token, and what is wrong with one, with exit code 1", async () => {
    const { code, out } = await umpire(["doctor"], { ...env, DISCORD_TOKEN: "" });
    expect(out).toMatch(/^✗ token +DISCORD_TOKEN is not set/);
    expect(out).toContain("One thing is left to do.");
    expect(code).toBe(1);
    expect(await found({ DISCORD_TOKEN: "no-token" })).toEqual({ settings: expect.stringContaining("three parts") });
    expect(await found({ DISCORD_TOKEN: "an.old.token" })).toEqual({ token: expect.stringContaining("Reset Token") });
    expect(await found({ UMPIRE_DISCORD_API: "http://127.0.0.1:9" })).toEqual({
      Discord: expect.stringContaining("cannot be reached"),
    });
  });

  const installs = (scopes: string[], permissions: string, more: object = {}): Partial<APIApplication> => ({
    integration_types_config: {
      "0": { oauth2_install_params: { scopes: scopes as OAuth2Scopes[], permissions } },
      ...more,
    },
  });
  const all = "395137092608";
  it.each<[string, Partial<APIApplication>, string, string]>([
    ["commands without the bot", installs(["applications.commands"], all), "install link", "the scope bot"],
    ["too few permissions", installs(["bot", "applications.commands"], "2048"), "install link", "View Channel, Send"],
    ["no link", { integration_types_config: {} }, "install link", `permissions=${all}`],
    [
      "another address",
      { custom_install_url: `https://discord.com/oauth2/authorize?client_id=1&scope=bot&permissions=${all}` },
      "install link",
      "the scope applications.commands",
    ],
    [
      "user install",
      installs(["bot", "applications.commands"], all, {
        "1": { oauth2_install_params: { scopes: [], permissions: "0" } },
      }),
      "user install",
      "switch User Install off",
    ],
    ["a code grant", { bot_require_code_grant: true }, "bot", "Code Grant"],
    ["growth that was stopped", { flags: 1 << 16 }, "bot", "appeal"],
    ["an endpoint", { interactions_endpoint_url: "https://example.org/discord" }, "endpoint", "Interactions Endpoint"],
    ["intents", { flags: (1 << 15) | (1 << 19) }, "intents", "Server Members Intent and Message Content Intent are on"],
  ])("finds %s in the developer portal", async (_, portal, what, text) => {
    sandbox.controls.setPortal(portal);
    expect(await found()).toEqual({ [what]: expect.stringContaining(text) });
  });

  it("takes a private bot without a link, an address that asks for everything, and an administrator", async () => {
    sandbox.controls.setPortal({ integration_types_config: {}, bot_public: false });
    expect(await found()).toEqual({});
    const custom = `https://discord.com/oauth2/authorize?client_id=1&scope=bot+applications.commands&permissions=8`;
    sandbox.controls.setPortal({ custom_install_url: custom });
    expect(await found()).toEqual({});
  });

  it("finds commands that are not registered, or are another release's", async () => {
    const { commands } = sandbox.model;
    sandbox.model.commands = [];
    expect(await found()).toEqual({ commands: expect.stringContaining("None is registered: `umpire register`") });
    sandbox.model.commands = commands.slice(1);
    expect(await found()).toEqual({ commands: expect.stringContaining("not this release's") });
    sandbox.model.commands = commands;
  });

  it("finds what a channel does not allow, and one that the bot does not see", async () => {
    const { controls, guildId } = sandbox;
    const channel = sandbox.addChannel({ name: "war-room" });
    controls.setOverwrites(channel, [{ id: guildId, type: 0, deny: Permission.AttachFiles }]);
    const role =
      Object.values(sandbox.model.guilds[guildId]?.roles ?? {}).find(({ botId }) => botId !== null)?.id ?? "";
    expect(await found({}, channel)).toEqual({
      [`channel ${channel}`]: expect.stringMatching(/^#war-room on .*: missing Attach Files \(posts the pictures/),
    });
    controls.setOverwrites(channel, [
      { id: guildId, type: 0, deny: Permission.AttachFiles },
      { id: role, type: 0, allow: Permission.AttachFiles },
    ]);
    expect(await found({}, channel)).toEqual({});
    controls.setOverwrites(channel, [{ id: guildId, type: 0, deny: Permission.ViewChannel }]);
    expect(Object.values(await found({}, channel)).join()).toMatch(/View Channel/);
    expect(Object.values(await found({}, "100000000000000001")).join()).toContain("does not let the bot see it");
  });

  it("finds that it is on no server", async () => {
    const alone = await startSandbox({ guild: { bot: null } });
    await registerCommands({ token: alone.token, api: `${alone.url}/api`, definitions: games });
    const there = { DISCORD_TOKEN: alone.token, UMPIRE_DISCORD_API: `${alone.url}/api` };
    const invite = `client_id=${alone.applicationId}&scope=bot+applications.commands&permissions=${all}`;
    expect(await found(there, null)).toEqual({ servers: expect.stringContaining(invite) });
    await alone.close();
  });

  it("finds a clock that is wrong, and a full disk", async () => {
    machine.now = () => Date.now() - 90_000;
    expect(await found()).toEqual({ clock: expect.stringMatching(/^It is (89|9\d) seconds behind Discord's/) });
    machine.now = () => Date.now();
    machine.free = () => GB / 10;
    expect(await found()).toEqual({ disk: expect.stringContaining("Only 102 MB are free") });
    const wanted = 500 * 1024 ** 2 + 3 * statSync(env.UMPIRE_DATABASE ?? "").size;
    machine.free = () => wanted;
    expect(await found()).toEqual({});
    machine.free = () => wanted - 1;
    expect(await found()).toEqual({ disk: expect.stringContaining("make room for") });
    machine.isWritable = () => false;
    expect(await found()).toEqual({ disk: expect.stringContaining("may not write") });
  });

  it("finds a database that is damaged, or cannot be there; one that is not there yet is made at the first start", async () => {
    const file = join(folder, "damaged.sqlite");
    writeFileSync(file, "this is no database, however long it may be".repeat(100));
    expect(await found({ UMPIRE_DATABASE: file })).toEqual({ database: expect.stringContaining("damaged") });
    expect(await found({ UMPIRE_DATABASE: folder })).toEqual({ database: expect.stringContaining("names a folder") });
    expect(await found({ UMPIRE_DATABASE: join(folder, "new", "umpire.sqlite") })).toEqual({});
  });

  it("finds that Discord lets the bot write to nobody new, until it tries again", async () => {
    const until = async (time: number): Promise<void> => {
      const storage = openStorage(join(folder, "umpire.sqlite"));
      await storage.repository.keepQuarantine(time);
      storage.close();
    };
    await until(machine.now() + 60_000);
    expect(await found()).toEqual({ "direct messages": expect.stringContaining("Appeal in the developer portal") });
    await until(machine.now());
    expect(await found()).toEqual({});
  });

  it("finds that no backups are made, or that they have stopped", async () => {
    expect(await found({ UMPIRE_BACKUP_HOURS: "0" })).toEqual({ backups: expect.stringContaining("None are made") });
    const copies = join(folder, "backups");
    mkdirSync(copies);
    const copy = join(copies, "umpire-20260101-000000-timed.sqlite");
    writeFileSync(copy, "");
    utimesSync(copy, new Date(), new Date(Date.now() - 72.5 * HOUR));
    expect(await found()).toEqual({ backups: expect.stringContaining("The last one is 72 hours old") });
    rmSync(copies, { recursive: true });
  });
});
