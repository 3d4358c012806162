import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { requestsTo } from "../../../src/discord/delivery/requests.ts";
import { Presence } from "../../../src/discord/sending/presence.ts";
import { shardOf } from "../../../src/sandbox/gateway/shards.ts";
import { Clock, startSandbox } from "../../../src/sandbox/index.ts";
import { Stage, said } from "../stage.ts";

const SHARDS = 2;
const DAY = 24 * 3600_000;

describe("a bot on more servers than one connection may have", () => {
  let stage: Stage | undefined;

  afterEach(async () => {
    await stage?.close();
    stage = undefined;
  });

  /** With a second server, of the other connection. */
  async function opened(): Promise<{ readonly at: Stage; readonly other: string }> {
    const clock = new Clock();
    const at = await Stage.open({ clock, starts: { shards: SHARDS, maxConcurrency: SHARDS, guildsPerShard: 1 } });
    stage = at;
    const { sandbox } = at;
    while (shardOf(nextId(clock), SHARDS) === shardOf(sandbox.guildId, SHARDS)) clock.advance(1);
    const { channelIds } = sandbox.addGuild({ name: "Another club" });
    return { at, other: channelIds[0] ?? "" };
  }

  it("answers on all of them, and sends what is for one person alone", async () => {
    const { at, other } = await opened();
    await at.started();
    const reply = await at.command(at.ada, "iraq commit", { discard: "-" });
    expect(said(reply)).toContain("✅");
    const created = await at.ada.slash({ channel: other, command: "game create", options: { game: "fitna" } }).reply();
    expect(created.content + JSON.stringify(created)).toContain("Fitna");
    expect(at.shell.pings()).toHaveLength(SHARDS);
    expect(at.sandbox.controls.sessions()).toMatchObject({ identifies: SHARDS });
    expect(at.sandbox.complaints()).toEqual([]);
  });

  it("goes on where a connection is up while another is away", async () => {
    const { at } = await opened();
    await at.started();
    const { controls, guildId } = at.sandbox;
    controls.ignoreResume(true);
    controls.dropConnections(1 - shardOf(guildId, SHARDS));
    await expect.poll(() => controls.sessions().resumes).toBe(1);
    expect(at.shell.ready()).toBe(false);
    expect(said(await at.command(at.ada, "iraq commit", { discard: "-" }))).toContain("✅");
  });

  it("takes no campaign for lost whose connection begins anew", async () => {
    const { at } = await opened();
    const game = await at.started();
    at.sandbox.controls.invalidateSessions({ resumable: false });
    await expect.poll(() => at.sandbox.controls.sessions().identifies).toBe(2 * SHARDS);
    await expect.poll(() => at.shell.ready()).toBe(true);
    expect((await at.service.campaigns.showing.record(game)).status).toBe("running");
    expect(said(await at.command(at.ada, "iraq commit", { discard: "-" }))).toContain("✅");
  });
});

it("waits where Discord lets it start no more sessions on a day", async () => {
  const clock = new Clock();
  const sandbox = await startSandbox({ clock, starts: { perDay: 1 } });
  let logged = "";
  const write = (line: string): void => {
    logged += line;
  };
  const presence = () =>
    new Presence({
      ...{ token: sandbox.token, requests: requestsTo(`${sandbox.url}/api`), timeout: 60_000, attach: () => {} },
      logger: pino({ level: "warn" }, { write }),
    });
  const first = presence();
  await first.open();
  await first.close();
  const second = presence();
  const open = second.open();
  await expect.poll(() => logged).toContain("only 0 remaining");
  clock.advance(DAY);
  await open;
  expect(second.ready()).toBe(true);
  await second.close();
  await sandbox.close();
});

/** The id of what would be made now. */
const nextId = (clock: Clock): string => String(BigInt(clock.now() - Date.UTC(2015, 0)) << 22n);
