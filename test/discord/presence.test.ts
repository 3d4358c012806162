import { Status } from "discord.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { isAlive } from "../../src/discord/presence.ts";
import { Stage, said } from "./stage.ts";

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

describe("the watchdog", () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await Stage.open({}, { patience: 1500 });
  });
  afterEach(() => stage.close());

  it("logs in anew when a resume is never answered, and the bot goes on", async () => {
    const { controls } = stage.sandbox;
    await stage.started();
    controls.ignoreResume(true);
    controls.dropConnections();
    await expect.poll(() => controls.sessions().resumes, { timeout: 10_000 }).toBeGreaterThanOrEqual(1);
    expect(stage.shell.ready()).toBe(false);
    await expect.poll(() => stage.shell.ready(), { timeout: 20_000 }).toBe(true);
    expect(controls.sessions().identifies).toBe(2);
    const reply = await stage.command(stage.ada, "iraq commit", { discard: "-" });
    expect(said(reply)).toContain("✅");
    expect(stage.sandbox.complaints()).toEqual([]);
  });

  it("leaves a connection alone that resumes in time", async () => {
    stage.sandbox.controls.askToReconnect();
    await expect.poll(() => stage.sandbox.controls.sessions().resumes, { timeout: 10_000 }).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(stage.shell.ready()).toBe(true);
    expect(stage.sandbox.controls.sessions().identifies).toBe(1);
  });

  it("tries again when a login fails", async () => {
    const { controls } = stage.sandbox;
    controls.ignoreResume(true);
    controls.failNext({ route: "/gateway/bot", how: "5xx", times: 4 });
    controls.dropConnections();
    await expect.poll(() => controls.sessions().identifies, { timeout: 30_000 }).toBe(2);
    await expect.poll(() => stage.shell.ready(), { timeout: 10_000 }).toBe(true);
  });
});
