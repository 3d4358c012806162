import { type Client, Status } from "discord.js";
import { pino } from "pino";
import { afterEach, describe, expect, it, vi } from "vitest";
import { DiscordRest, requestsTo } from "../../../src/discord/delivery/requests.ts";
import { isAlive, Presence } from "../../../src/discord/sending/presence.ts";
import { startSandbox } from "../../../src/sandbox/index.ts";
import { Stage, said } from "../stage.ts";

const MINUTE = 60_000;

describe("a connection", () => {
  it("is alive while it is ready and its heartbeats are answered", () => {
    const up = { status: Status.Ready, lastPingTimestamp: 10 * MINUTE };
    expect(isAlive([up], 11 * MINUTE)).toBe(true);
    expect(isAlive([{ ...up, lastPingTimestamp: -1 }], 11 * MINUTE)).toBe(true);
    expect(isAlive([up], 13 * MINUTE)).toBe(false);
    expect(isAlive([up, { ...up, status: Status.Resuming }], 11 * MINUTE)).toBe(false);
    expect(isAlive([], 0)).toBe(false);
  });

  it("is not alive by a heartbeat of a time that is still to come", () => {
    expect(isAlive([{ status: Status.Ready, lastPingTimestamp: 130 * MINUTE }], 11 * MINUTE)).toBe(false);
  });
});

it("keeps what is answered to presses out of our own count of requests, and the outbox in it", async () => {
  const sandbox = await startSandbox();
  const requests = requestsTo(`${sandbox.url}/api`);
  const clients: Client[] = [];
  const presence = new Presence({
    ...{ token: sandbox.token, requests, logger: pino({ level: "silent" }), timeout: MINUTE },
    attach: (client) => clients.push(client),
  });
  await presence.open();
  expect(clients.map(({ rest }) => rest.globalRemaining)).toEqual([Number.POSITIVE_INFINITY]);
  expect(new DiscordRest(requests).globalRemaining).toBe(50);
  await presence.close();
  await sandbox.close();
});

describe("the watchdog", () => {
  let stage: Stage;
  let logged = "";
  const opened = async (): Promise<void> => {
    logged = "";
    const write = (line: string): void => {
      logged += line;
    };
    stage = await Stage.open({}, { timeout: 1500, logger: pino({ level: "warn" }, { write }) });
  };
  afterEach(async () => {
    vi.useRealTimers();
    await stage.close();
  });

  it("logs in anew when a resume is never answered, and the bot goes on", async () => {
    await opened();
    const { controls } = stage.sandbox;
    await stage.started();
    controls.ignoreResume(true);
    controls.dropConnections();
    await expect.poll(() => controls.sessions().resumes, { timeout: 10_000 }).toBeGreaterThanOrEqual(1);
    expect(stage.shell.ready()).toBe(false);
    await expect.poll(() => stage.shell.ready(), { timeout: 20_000 }).toBe(true);
    expect(controls.sessions().identifies).toBe(2);
    expect(logged).toContain("no connection: logging in anew");
    const reply = await stage.command(stage.ada, "iraq commit", { discard: "-" });
    expect(said(reply)).toContain("✅");
    expect(stage.sandbox.complaints()).toEqual([]);
  });

  it("leaves a connection alone that resumes in time", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"], now: Date.now() });
    await opened();
    const { sandbox, shell } = stage;
    sandbox.controls.askToReconnect();
    await expect.poll(() => sandbox.controls.sessions().resumes, { timeout: 10_000 }).toBe(1);
    await expect.poll(() => shell.ready(), { timeout: 10_000 }).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect([shell.ready(), logged]).toEqual([true, ""]);
    expect(sandbox.controls.sessions().identifies).toBe(1);
  });

  it("tries again when a login fails", async () => {
    await opened();
    const { controls } = stage.sandbox;
    controls.ignoreResume(true);
    controls.failNext({ route: "/gateway/bot", how: "5xx", times: 4 });
    controls.dropConnections();
    await expect.poll(() => controls.sessions().identifies, { timeout: 30_000 }).toBe(2);
    await expect.poll(() => stage.shell.ready(), { timeout: 10_000 }).toBe(true);
  });
});
