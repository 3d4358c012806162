import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DiscordProblem } from "../../src/discord/delivery/problems.ts";
import { type DiscordShell, startDiscord } from "../../src/discord/index.ts";
import { type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { type Service, service } from "../campaign/harness.ts";
import { illustratorOf } from "../illustrator.ts";

let sandbox: Sandbox;
let s: Service;
let shell: DiscordShell | null = null;

/** Log lines that tell of a mistake. */
let mistakes: string[];

const start = (token = sandbox.token): Promise<DiscordShell> =>
  startDiscord({
    campaigns: s.campaigns,
    illustrator: illustratorOf(s),
    token,
    api: `${sandbox.url}/api`,
    logger: pino({ level: "error" }, { write: (line) => void mistakes.push(line) }),
  });

beforeEach(async () => {
  mistakes = [];
  sandbox = await startSandbox({ people: ["Ada"] });
  s = await service();
});
afterEach(async () => {
  await shell?.stop();
  shell = null;
  await sandbox.close();
  s.database.close();
});

const registrations = (): string[] =>
  sandbox.controls.requests().flatMap(({ path, method }) => (path.endsWith("/commands") ? [method] : []));

/** Waits until people can see our commands. */
async function commandsAreThere(): Promise<void> {
  const seen = (): boolean => {
    try {
      sandbox.person("Ada").slash({ channel: sandbox.channelId, command: "todo" });
      return true;
    } catch {
      return false;
    }
  };
  await expect.poll(seen, { timeout: 20_000 }).toBe(true);
}

describe("the registration of the commands", () => {
  it.each([
    ["looking what is registered", { method: "GET", times: 8 }],
    ["registering", { method: "PUT", times: 8 }],
  ] as const)("outlasts an outage while %s, and keeps nothing else waiting", async (_, fault) => {
    sandbox.controls.failNext({ route: "/commands", how: "5xx", ...fault });
    shell = await start();
    expect(shell.ready()).toBe(true);
    await commandsAreThere();
    expect(mistakes).toEqual([]);
  });

  it.each(["5xx", "hang"] as const)("is given up when the bot stops: %s", async (how) => {
    sandbox.controls.failNext({ route: "/commands", how: "5xx", times: 4 });
    sandbox.controls.failNext({ route: "/commands", how, times: 1000 });
    shell = await start();
    await expect.poll(() => registrations().length, { timeout: 20_000 }).toBeGreaterThan(4); // the second try is under way
    await shell.stop();
    const before = registrations().length;
    sandbox.controls.clearFailures();
    shell = await start();
    await commandsAreThere();
    expect(registrations().slice(before)).toEqual(["GET", "PUT"]); // those of the new one
  });
});

describe("the first login", () => {
  it.each([
    ["a closed socket", { how: "close", times: 2 }],
    ["an outage", { how: "5xx", times: 4 }],
    ["a proxy that wants a log-in of its own", { how: "html", status: 401 }],
  ] as const)("outlasts %s", async (_, fault) => {
    sandbox.controls.failNext({ route: "/gateway/bot", ...fault });
    shell = await start();
    expect(shell.ready()).toBe(true);
  });

  it("is not tried again with a token that Discord refuses", async () => {
    await expect(start("no.good.token")).rejects.toThrow();
  });
});

describe("a login that the gateway refuses for good", () => {
  it.each([
    ["4004, for the token", 4004, /^Discord does not accept the token in DISCORD_TOKEN: /],
    ["4014, for anything else", 4014, /^Discord refuses this bot's connection for good \(close code 4014\)/],
  ])("with %s ends the start with a sentence, and is not tried again", async (_, code, sentence) => {
    sandbox.controls.refuseLogins(code);
    const refused = await start().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DiscordProblem);
    expect(refused).toMatchObject({ message: expect.stringMatching(sentence), passes: false });
  });
});
