import { afterEach, beforeEach, expect, it } from "vitest";
import { Stage, said } from "./stage.ts";

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
  const options = { game: "iraqi-conflict", seats: "2", turns: 2, name: "Tigris", pace: "24" };
  await stage.command(stage.ada, "game create", options);
  await stage.command(stage.ada, "game join", { seat: "us" });
  await stage.command(stage.ben, "game join", { seat: "insurgents" });
  await stage.command(stage.ada, "game start");
  await stage.posted(stage.ada, "Waiting on");
  game = (await stage.service.campaigns.find({ channel: stage.channel }))[0]?.id ?? "";
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
