import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Refused } from "#engine";
import { Campaigns } from "../../src/campaign/campaigns.ts";
import { StaleState } from "../../src/store/problems.ts";
import { fillDisk, makeRoom } from "../store/disk.ts";
import { CHANNEL, drain, GUILD, interaction, person, type Service, service, startedGame } from "./harness.ts";

const HOUR = 3_600_000;

let s: Service;
let game = "";
beforeEach(async () => {
  s = await service();
  game = await startedGame(s, ["us", "insurgents"], { pace: 24 });
  await drain(s);
});
afterEach(() => s.database.close());

const commit = (campaigns: Campaigns, n: number, seat: string, asked = interaction()) =>
  campaigns.acting.submit({
    game,
    person: person(n).id,
    seat,
    decision: null,
    moves: [{ action: "commit", params: { discard: [] } }],
    interaction: asked,
  });

const rows = async (): Promise<number> => (await s.repository.log(game)).length;
const roomAgain = async (): Promise<void> => {
  makeRoom(s.database);
  await expect.poll(() => s.database.trouble(), { timeout: 5000 }).toBeNull();
};

describe("while nothing can be stored", () => {
  it("an act is refused in one sentence; done once more when there is room, it counts once", async () => {
    const before = await rows();
    const asked = interaction();
    fillDisk(s.database);
    await expect(commit(s.campaigns, 0, "us", asked)).rejects.toThrow(
      "Umpire cannot store anything at the moment (its disk is full), so nothing was done.",
    );
    expect(await rows()).toBe(before);
    await roomAgain();
    expect((await commit(s.campaigns, 0, "us", asked)).repeated).toBe(false);
    expect((await commit(s.campaigns, 0, "us", asked)).repeated).toBe(true);
    expect(await rows()).toBe(before + 1);
  });

  it("deadlines wait, and count when there is room again", async () => {
    s.clock.advance(25 * HOUR);
    fillDisk(s.database);
    const before = await rows();
    await s.campaigns.tick();
    expect(await rows()).toBe(before);
    await roomAgain();
    await s.campaigns.tick();
    expect(await rows()).toBeGreaterThan(before);
  });

  it("what was sent is noted as soon as there is room, and never sent again", async () => {
    await commit(s.campaigns, 0, "us");
    const [row] = await s.campaigns.deliveries.heads();
    if (!row) throw new Error("nothing waits");
    await s.campaigns.deliveries.claim([row]);
    fillDisk(s.database);
    let noted = false;
    const sent = s.campaigns.deliveries.sent(row, "m1").then(() => {
      noted = true;
    });
    await expect.poll(() => s.database.trouble()).not.toBeNull();
    expect([noted, (await s.repository.outbox.inFlight()).map(({ id }) => id)]).toEqual([false, [row.id]]);
    await roomAgain();
    await sent;
    expect(await s.repository.outbox.inFlight()).toEqual([]);
  });

  it("an end is not kept waiting by what cannot be noted", async () => {
    fillDisk(s.database);
    const kept = s.campaigns.deliveries.keepThread(game, "p1", "1").then(
      () => "kept",
      () => "given up",
    );
    await s.campaigns.stop();
    expect(await kept).toBe("given up");
  });
});

describe("a game that has changed under a change's feet", () => {
  /** Another service on the same store, which keeps what it has read. */
  const another = (repository = s.repository) =>
    new Campaigns({
      repository,
      books: s.books,
      clock: s.clock,
      logger: pino({ level: "silent" }),
      botDelay: 0,
    });

  /** One of several processes that write the same store. */
  const shared = (): Campaigns => another({ ...s.repository, isShared: true });

  it("is read again, and the change is made", async () => {
    const other = another();
    await other.showing.seatView(game, person(1).id, "insurgents");
    const before = await rows();
    await commit(s.campaigns, 0, "us");
    await commit(other, 1, "insurgents");
    expect(await rows()).toBe(before + 2);
  });

  it("is played by two processes at once, and nothing of it is lost or done twice", async () => {
    const both = [shared(), shared()] as const;
    for (const one of both) await one.showing.seatView(game, person(1).id, "insurgents");
    const before = await rows();
    await Promise.all([commit(both[0], 0, "us"), commit(both[1], 1, "insurgents")]);
    expect(await rows()).toBe(before + 2);
    const versions = await Promise.all(both.map((one) => one.showing.record(game)));
    expect(versions.map(({ version }) => version)).toEqual([versions[0]?.version, versions[0]?.version]);
  });

  it("is shown by a process as another one has left it", async () => {
    const [one, other] = [shared(), shared()];
    const [, before] = [await one.showing.status(game), await other.showing.status(game)];
    await commit(one, 0, "us");
    await one.people.changeHost({ game, person: person(0).id, interaction: null }, person(1).id);
    expect((await other.showing.record(game)).host).toBe(person(1).id);
    expect(await other.showing.status(game)).not.toEqual(before);
  });

  it("leaves the limits of a server as they are, whichever process campaigns are opened by", async () => {
    await s.campaigns.servers.configure(GUILD, { each: 2 });
    const place = { guild: GUILD, channel: CHANNEL, host: person(0), name: "", pace: null };
    const open = (one: Campaigns) =>
      one.people.create({ ...place, game: "iraqi-conflict", options: { seats: "2" }, interaction: interaction() }).then(
        () => "opened",
        (error: unknown) => (error instanceof Refused ? error.code : "failed"),
      );
    expect((await Promise.all([shared(), shared()].map(open))).toSorted()).toEqual(["host-full", "opened"]);
  });

  it("is left alone with a sentence if it does so again and again", async () => {
    let tries = 0;
    const write = (): Promise<never> => {
      tries++;
      return Promise.reject(new StaleState(game));
    };
    await expect(commit(another({ ...s.repository, write }), 0, "us")).rejects.toThrow(
      "This campaign has just changed, so nothing was done",
    );
    expect(tries).toBe(4);
  });
});
