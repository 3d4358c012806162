import { afterEach, beforeEach, expect, it } from "vitest";
import { Permission } from "../../../src/sandbox/index.ts";
import { Stage, said } from "../stage.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let stage: Stage;
let game = "";
let ahead = 0;
/** Ada and Ben play with a day for each answer. */
beforeEach(async () => {
  stage = await Stage.open();
  ahead = 0;
  stage.service.clock.now = () => Date.now() + ahead;
  game = await stage.started({ pace: "24", "several-seats": false });
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const record = () => stage.service.repository.game(game);
const kinds = async () => (await stage.service.repository.log(game)).map(({ kind }) => kind);
const deadlines = async () => (await stage.service.repository.clocks(game)).map(({ deadline }) => deadline);

/** The clocks are looked at every few hours, and every day who has left. */
async function pass(time: number): Promise<void> {
  for (let gone = 0; gone < time; gone += 6 * HOUR) {
    for (let minutes = 0; minutes < 360; minutes += 1) {
      ahead += 60_000;
      if (minutes % 90 === 0) await stage.service.campaigns.tick();
    }
  }
  await stage.shell.lookForDepartures();
}

async function untilCutOff(): Promise<void> {
  await expect.poll(async () => (await record())?.cutOff ?? null).not.toBeNull();
}

/** What two days without the server have done to nobody. */
async function isUnharmed(was: readonly (number | null)[]): Promise<void> {
  const post = await stage.posted(stage.ada, "I am back here.");
  expect(said(post)).toContain("nobody has lost any time. Waiting on");
  expect(await kinds()).not.toContain("default");
  expect(await deadlines()).toHaveLength(was.length);
  for (const deadline of await deadlines()) expect(deadline ?? 0).toBeGreaterThan(Date.now() + ahead + 5 * HOUR);
  expect(stage.found(stage.ada, "I am back here.")).toHaveLength(1);
  expect(stage.found(stage.ada, "direct messages are closed")).toEqual([]);
  expect(stage.found(stage.ada, "has not been seen")).toEqual([]);
}

it("removed from the server, it lets no clock run, and goes on by itself with one post when it is let in again", async () => {
  const { controls, guildId } = stage.sandbox;
  const was = await deadlines();
  controls.removeBot(guildId);
  await untilCutOff();
  expect(await deadlines()).toEqual(was.map(() => null));
  await pass(2 * DAY);
  expect((await record())?.status).toBe("running");
  controls.join(guildId, stage.shell.user);
  await isUnharmed(was);
  await stage.command(stage.ada, "iraq commit", { discard: "-" });
  expect(await kinds()).toContain("act");
});

it("removed, and let in again, while it does not run, it finds that out by comparing servers with campaigns", async () => {
  const { controls, guildId } = stage.sandbox;
  const was = await deadlines();
  await stage.shell.stop();
  controls.removeBot(guildId);
  await stage.startAnew();
  await untilCutOff();
  await pass(2 * DAY);
  await stage.shell.stop();
  controls.join(guildId, stage.shell.user);
  await stage.startAnew();
  await isUnharmed(was);
});

it("whoever hosts it is told nothing that is no longer so when the bot is back", async () => {
  const { controls, guildId } = stage.sandbox;
  controls.removeBot(guildId);
  await untilCutOff();
  await stage.settled();
  controls.join(guildId, stage.shell.user);
  await stage.posted(stage.ada, "I am back here.");
  const letters = stage.ada.messages(stage.ada.dm().id).map(said);
  expect(letters.filter((text) => text.includes("I cannot post in"))).toEqual([]);
});

it("removed while its session is lost, it finds that out in the new one, without a login of its own", async () => {
  const { controls, guildId } = stage.sandbox;
  const { identifies } = controls.sessions();
  delete stage.sandbox.model.guilds[guildId]?.members[stage.shell.user]; // no session hears of it
  controls.invalidateSessions({ resumable: false });
  await expect.poll(() => controls.sessions().identifies).toBeGreaterThan(identifies);
  await untilCutOff();
});

it("where the channel was deleted while the bot does not run, the clocks stand from its start on", async () => {
  await stage.shell.stop();
  stage.sandbox.controls.deleteChannel(stage.channel);
  await stage.startAnew();
  await untilCutOff();
});

it("let in again without a right to see the channel, it does not stand for ever", async () => {
  const { controls, guildId } = stage.sandbox;
  controls.removeBot(guildId);
  await untilCutOff();
  stage.forbid(Permission.ViewChannel);
  controls.join(guildId, stage.shell.user);
  await expect.poll(async () => (await record())?.cutOff).toBeNull();
});

it("what people were asked by the hour, and how long somebody has been silent, stand as well", async () => {
  const { controls, guildId } = stage.sandbox;
  await stage.command(stage.ada, "game pause", { days: 3 });
  const asked = async () => (await stage.service.repository.ballots(game))[0];
  const before = await asked();
  const silent = Date.now() - 13 * DAY;
  stage.service.database.sqlite.prepare("UPDATE members SET silent = ? WHERE person = ?").run(silent, stage.ben.id);
  await stage.startAnew();
  controls.removeBot(guildId);
  await untilCutOff();
  await pass(4 * DAY);
  expect((await asked())?.status).toBe("open");
  controls.join(guildId, stage.shell.user);
  await stage.posted(stage.ada, "I am back here.");
  expect((await asked())?.until ?? 0).toBeGreaterThan((before?.until ?? 0) + 3 * DAY);
  const members = await stage.service.repository.members(game);
  expect(members.find(({ person }) => person === stage.ben.id)?.silent).toBeGreaterThan(silent + 3 * DAY);
});

it("computers stand still with it, and go on with it", async () => {
  const { controls, guildId } = stage.sandbox;
  await stage.command(stage.ben, "game leave");
  await stage.service.campaigns.people.leave(game, { id: stage.ben.id, name: "Ben" }, null);
  await stage.service.campaigns.people.fill(game, { id: stage.ada.id, name: "Ada" }, null);
  await expect.poll(kinds).toContain("bot");
  controls.removeBot(guildId);
  await untilCutOff();
  const before = (await kinds()).filter((kind) => kind === "bot").length;
  await stage.service.campaigns.acting.submit({
    ...{ game, person: stage.ada.id, seat: "us", decision: null, interaction: "1" },
    moves: [{ action: "commit", params: { discard: [] } }],
  });
  await stage.service.campaigns.tick();
  expect((await kinds()).filter((kind) => kind === "bot")).toHaveLength(before);
  controls.join(guildId, stage.shell.user);
  await expect.poll(async () => (await kinds()).filter((kind) => kind === "bot").length).toBeGreaterThan(before);
});

it("an outage of Discord cuts nothing off", async () => {
  const { controls, guildId } = stage.sandbox;
  controls.outage(guildId, true);
  await stage.command(stage.ada, "game status"); // what comes over the gateway before this has arrived
  expect((await record())?.cutOff).toBeNull();
  controls.outage(guildId, false);
});

it("where the channel was deleted, the clocks stand until the campaign is moved", async () => {
  const { controls } = stage.sandbox;
  const elsewhere = stage.sandbox.addChannel({ name: "elsewhere" });
  controls.deleteChannel(stage.channel);
  await untilCutOff();
  await pass(2 * DAY);
  expect(await kinds()).not.toContain("default");
  await stage.command(stage.ada, "game move", { game }, elsewhere);
  await stage.posted(stage.ada, "I am back here.", elsewhere);
  expect((await record())?.cutOff).toBeNull();
});
