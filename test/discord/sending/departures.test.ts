import { afterEach, beforeEach, expect, it } from "vitest";
import { writeBehind } from "../../write-behind.ts";
import { Stage, said } from "../stage.ts";

const HOUR = 3_600_000;

let stage: Stage;
let game = "";
let ahead = 0;
/** A campaign of three is under way: Ada, Ben, Cleo. */
beforeEach(async () => {
  stage = await Stage.open({ people: ["Ada", "Ben", "Cleo", "Dan"] });
  ahead = 0;
  stage.service.clock.now = () => Date.now() + ahead;
  const options = { game: "iraqi-conflict", name: "Anbar", seats: "3", pace: "none" };
  await stage.command(stage.ada, "game create", options);
  for (const [name, seat] of [
    ["Ada", "sunni"],
    ["Ben", "shia"],
    ["Cleo", "kurds"],
  ] as const)
    await stage.command(stage.sandbox.person(name), "game join", { seat });
  await stage.command(stage.ada, "game start");
  await stage.settled();
  game = (await stage.service.campaigns.showing.find({ channel: stage.channel }))[0]?.id ?? "";
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const seatsOf = (name: string) => stage.service.campaigns.showing.seatsOf(game, stage.sandbox.person(name).id);
const leaves = (name: string) => stage.sandbox.controls.leave(stage.sandbox.guildId, stage.sandbox.person(name).id);
const returns = (name: string) => stage.sandbox.controls.join(stage.sandbox.guildId, stage.sandbox.person(name).id);

async function looksAfter(hours: number): Promise<void> {
  ahead += hours * HOUR;
  await stage.shell.lookForDepartures();
  await stage.settled();
}

it("who is alone on a seat and has left the server gives it up at the second look, an hour after the first, without a request for each person", async () => {
  await looksAfter(0);
  leaves("Ben");
  const before = stage.sandbox.controls.requests().length;
  await looksAfter(23);
  await looksAfter(1);
  expect(await seatsOf("Ben")).toEqual(["shia"]);
  await looksAfter(0.5);
  expect(await seatsOf("Ben")).toEqual(["shia"]);
  expect(stage.sandbox.controls.requests()).toHaveLength(before);
  await looksAfter(0.5);
  expect(await seatsOf("Ben")).toEqual([]);
  const post = await stage.posted(stage.ada, "has left the server.");
  expect(said(post)).toContain(
    "The computer plays the Shia in full until somebody takes over. Should they come back first, they play on.",
  );
});

it("who is back within the hour has lost nothing, and who is back later has their seat again, also where the bot has started anew in between", async () => {
  leaves("Ben");
  leaves("Cleo");
  await looksAfter(0);
  returns("Ben");
  await stage.startAnew();
  await looksAfter(1);
  expect(await seatsOf("Ben")).toEqual(["shia"]);
  expect(await seatsOf("Cleo")).toEqual([]);
  await stage.startAnew();
  returns("Cleo");
  await looksAfter(1);
  expect(await seatsOf("Cleo")).toEqual(["kurds"]);
  expect(said(await stage.posted(stage.ada, "is back on the server"))).toContain("plays the Kurds again.");
  await looksAfter(25);
  expect(stage.found(stage.ada, "is back on the server")).toHaveLength(1);
});

it("what somebody else has taken stays theirs", async () => {
  leaves("Ben");
  await looksAfter(0);
  await looksAfter(1);
  await stage.command(stage.sandbox.person("Dan"), "game join", { seat: "shia" });
  returns("Ben");
  await looksAfter(1);
  expect(await seatsOf("Ben")).toEqual([]);
  expect(await seatsOf("Dan")).toEqual(["shia"]);
});

it("a bot that dies while somebody gives their seat up goes on with it, and gives it back all the same", async () => {
  leaves("Ben");
  await looksAfter(0);
  const [missing] = await stage.service.repository.departures(stage.sandbox.guildId);
  if (!missing) throw new Error("nobody is missing");
  await stage.service.repository.keepDeparture({ ...missing, seats: ["shia"] }); // noted, and then it died
  await looksAfter(1);
  expect(await seatsOf("Ben")).toEqual([]);
  returns("Ben");
  await looksAfter(1);
  expect(await seatsOf("Ben")).toEqual(["shia"]);
});

it("nobody has left a server that is in an outage, however long it lasts", async () => {
  const { controls, guildId } = stage.sandbox;
  leaves("Ben");
  controls.outage(guildId, true);
  await stage.command(stage.ada, "game status"); // what comes over the gateway before this has arrived
  await looksAfter(0);
  await looksAfter(30);
  expect(await stage.service.repository.departures(guildId)).toEqual([]);
  const record = (await stage.service.campaigns.showing.find({ channel: stage.channel }))[0];
  expect(record?.status).toBe("running");
  controls.outage(guildId, false);
  await expect
    .poll(async () => {
      await looksAfter(1);
      return await seatsOf("Ben");
    })
    .toEqual([]);
});

it("the last person of a campaign keeps what they play", async () => {
  for (const name of ["Ada", "Ben", "Cleo"]) leaves(name);
  await looksAfter(0);
  await looksAfter(1);
  const [record] = await stage.service.campaigns.showing.find({ channel: stage.channel });
  expect(record?.status).toBe("running");
  const held = await Promise.all(["Ada", "Ben", "Cleo"].map(seatsOf));
  expect(held.flat()).toHaveLength(1);
});

it("a look is due at once where Discord refuses to reach somebody, and no more than once an hour", async () => {
  const { repository, campaigns } = stage.service;
  const { guildId } = stage.sandbox;
  await looksAfter(0);
  ahead += 2 * HOUR;
  const before = await repository.rollCalled(guildId);
  leaves("Ben");
  const write = async (): Promise<void> => {
    const post = { title: "Anbar", text: ["News"], controls: [], ping: [], thread: null };
    const destination = `person:${stage.sandbox.person("Ben").id}`;
    await writeBehind(repository, {
      game,
      outbox: [{ destination, slot: null, payload: { kind: "post", post } }],
      at: 1,
    });
    await stage.command(stage.ada, "game repair");
    await stage.settled();
  };
  await write();
  await expect.poll(() => repository.rollCalled(guildId)).not.toBe(before);
  expect((await repository.departures(guildId)).map(({ name }) => name)).toEqual(["Ben"]);
  const looked = await repository.rollCalled(guildId);
  ahead += HOUR / 2;
  await write();
  await campaigns.tick();
  expect(await repository.rollCalled(guildId)).toBe(looked);
  await looksAfter(0.5);
  expect(await seatsOf("Ben")).toEqual([]);
});
