import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type DiscordShell, startDiscord } from "../../src/discord/index.ts";
import { type Sandbox, startSandbox } from "../../src/sandbox/index.ts";
import { type Service, service } from "../campaign/harness.ts";

let sandbox: Sandbox;
let s: Service;
let shell: DiscordShell | null = null;

const start = (token = sandbox.token): Promise<DiscordShell> =>
  startDiscord({
    campaigns: s.campaigns,
    renderer: { png: () => Promise.resolve(Buffer.from("89504e470d0a1a0a", "hex")) },
    token,
    api: `${sandbox.url}/api`,
    logger: pino({ level: process.env.TEST_LOG ?? "silent" }),
  });

beforeEach(async () => {
  sandbox = await startSandbox();
  s = await service();
});
afterEach(async () => {
  await shell?.stop();
  shell = null;
  await sandbox.close();
  s.database.close();
});

describe("the first login", () => {
  it.each([
    ["a closed socket", { how: "close", times: 2 }],
    ["an outage", { how: "5xx", times: 4 }],
  ] as const)("outlasts %s", async (_, fault) => {
    sandbox.controls.failNext({ route: "/gateway/bot", ...fault });
    shell = await start();
    expect(shell.ready()).toBe(true);
  });

  it("is not tried again with a token that Discord refuses", async () => {
    await expect(start("no.good.token")).rejects.toThrow();
  });
});
