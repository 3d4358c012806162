import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Permission } from "../../src/sandbox/index.ts";
import { Stage, said } from "./stage.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let stage: Stage;
let game = "";
let ahead = 0;
/** Ada and Ben play with a day for each answer. */
beforeEach(async () => {
  stage = await Stage.open();
  ahead = 0;
  stage.service.clock.now = () => Date.now() + ahead;
  const options = { game: "iraqi-conflict", seats: "2", turns: 2, name: "Tigris", pace: "24" };
  await stage.command(stage.ada, "game create", options);
  await stage.command(stage.ada, "game join", { seat: "us" });
  await stage.command(stage.ben, "game join", { seat: "insurgents" });
  await stage.command(stage.ada, "game start");
  await stage.posted(stage.ada, "Waiting on");
  await stage.settled();
  game = (await stage.service.campaigns.find({ channel: stage.channel }))[0]?.id ?? "";
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const record = async () => {
  const found = await stage.service.repository.game(game);
  if (!found) throw new Error("no campaign");
  return found;
};
const bars = async () => (await record()).bars;
const kinds = async () => (await stage.service.repository.log(game)).map(({ kind }) => kind);
const clocks = () => stage.service.repository.clocks(game);
const now = () => Date.now() + ahead;
const refusals = () =>
  stage.sandbox
    .requests()
    .filter(({ method, path, status }) => method === "POST" && path.endsWith("/messages") && status === 403);
const letters = (who = stage.ada) => who.messages(who.dm().id).map(said);

function allow(permission: bigint = Permission.SendMessages): void {
  const { controls, guildId, model } = stage.sandbox;
  for (const role of Object.values(model.guilds[guildId]?.roles ?? {}))
    if (role.botId !== null || role.id === guildId)
      controls.setRolePermissions(guildId, role.id, BigInt(role.permissions) | permission);
}

/** So much time goes by, and the clocks are looked at all the while. */
async function pass(time: number): Promise<void> {
  for (let gone = 0; gone < time; gone += HOUR) {
    for (let minutes = 0; minutes < 60; minutes += 1) {
      ahead += MINUTE;
      if (minutes % 30 === 29) await stage.service.campaigns.tick();
    }
  }
}

/** Both keep their cards: the talks begin, and their post is refused. */
async function refused(): Promise<void> {
  stage.forbid(Permission.SendMessages);
  for (const who of [stage.ada, stage.ben]) await stage.command(who, "iraq commit", { discard: "-" });
  await expect.poll(async () => (await bars()).at(-1)?.back).toBeNull();
  await stage.settled();
}

describe("a campaign whose channel cannot be posted in", () => {
  it("stands still, tells its host how long at most, and goes on by itself with one post", async () => {
    await refused();
    const [bar] = await bars();
    expect((bar?.until ?? 0) - (bar?.since ?? 0)).toBe(48 * HOUR);
    expect((await clocks()).map(({ deadline }) => deadline)).toEqual(expect.arrayContaining([null]));
    expect((await clocks()).every(({ deadline }) => deadline === null)).toBe(true);
    const [notice, ...others] = letters().filter((text) => text.includes("I cannot post"));
    expect(others).toEqual([]);
    expect(notice).toContain(`its clocks stand, but not beyond <t:${Math.floor((bar?.until ?? 0) / 1000)}:f>`);
    await pass(30 * HOUR);
    expect(await kinds()).not.toContain("default");
    allow();
    const post = await stage.posted(stage.ada, "I can post here again.");
    expect(said(post)).toContain("nobody has lost any time. Waiting on");
    await stage.posted(stage.ada, "Talk in the thread");
    for (const { deadline } of await clocks()) if (deadline !== null) expect(deadline).toBeGreaterThan(now() + 23 * HOUR);
    expect((await clocks()).some(({ deadline }) => deadline !== null)).toBe(true);
    expect(stage.found(stage.ada, "I can post here again.")).toHaveLength(1);
    expect(stage.found(stage.ada, "Talk in the thread")).toHaveLength(1);
    expect(letters().filter((text) => text.includes("I cannot post"))).toEqual([]);
    expect(letters().filter((text) => text.includes("I am back in"))).toHaveLength(1);
    const log = said(await stage.command(stage.ben, "game log"));
    expect(log).toContain("The clocks stand: I cannot post in the channel.");
    expect(log).toContain("The clocks run again: I can post in the channel.");
  });
});
