import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drain, interaction, person, type Service, service, startedGame, textOf } from "../../harness.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
let s: Service;
let game: string;
beforeEach(async () => {
  s = await service();
});
afterEach(() => s.database.close());

async function begin(...seats: readonly string[]): Promise<void> {
  game = await startedGame(s, seats, { pace: 24 });
  await drain(s);
}
const act = (n: number, seat: string): Promise<unknown> =>
  s.campaigns.acting.submit({
    ...{ game, person: person(n).id, seat, interaction: interaction() },
    moves: [{ action: "commit", params: { discard: [] } }],
  });
const away = (n: number, days: number) => s.campaigns.time.goAway(game, person(n), days, interaction());
const back = (n: number) => s.campaigns.time.comeBack(game, person(n), interaction());
const deadline = async (n: number, seat: string) =>
  (await s.campaigns.showing.seatView(game, person(n).id, seat)).deadline;
const actors = async (): Promise<readonly string[]> =>
  (await s.repository.log(game)).map(({ kind, seat }) => `${kind} ${seat}`).slice(1);
const channel = async (): Promise<string> => (await drain(s)).map(textOf).join("\n");
async function pass(ms: number): Promise<void> {
  s.clock.advance(ms);
  await s.campaigns.tick();
}

describe("leave", () => {
  it("stops the clock of whoever takes it, and nobody else's; the default of nobody is taken for them", async () => {
    await begin("sunni", "shia", "kurds");
    await away(1, 3);
    expect(await channel()).toMatch(/is on leave until .*no clock runs for the Shia/);
    expect([await deadline(0, "sunni"), await deadline(1, "shia")]).toEqual([s.clock.now() + DAY, null]);
    await pass(DAY);
    expect(await actors()).toEqual(expect.arrayContaining(["default sunni", "default kurds"]));
    expect(await actors()).not.toContain("default shia");
  });

  it("ends by itself, with a quarter of the pace at least", async () => {
    await begin("sunni", "shia", "kurds");
    s.clock.advance(23 * HOUR);
    await away(1, 1);
    await pass(DAY);
    expect(await deadline(1, "shia")).toBe(s.clock.now() + 6 * HOUR);
    expect(await channel()).toContain("is back.");
  });

  it("ends with an act, and when whoever took it says so; what is left can be taken later", async () => {
    await begin("sunni", "shia", "kurds");
    await away(1, 7);
    await expect(away(1, 1)).rejects.toThrow("You are on leave already.");
    s.clock.advance(2 * DAY);
    await act(1, "shia");
    await expect(back(1)).rejects.toThrow("You are not on leave.");
    await expect(away(1, 6)).rejects.toThrow("You have 5 days of leave left.");
    await away(1, 5);
    await back(1);
    await away(1, 5);
    s.clock.advance(5 * DAY);
    await s.campaigns.tick();
    await expect(away(1, 1)).rejects.toThrow("Your leave in this campaign is used up.");
  });

  it("can have the computer mind the seat meanwhile, which ends with it", async () => {
    await begin("sunni", "shia", "kurds");
    await s.campaigns.time.goAway(game, person(1), 2, interaction(), "computer");
    expect(await channel()).toContain("the computer minds the Shia (it answers what is asked, and makes no deals)");
    await expect.poll(actors).toContain("stand-in shia");
    const before = (await actors()).filter((row) => row === "stand-in shia").length;
    await back(1);
    expect(await deadline(1, "shia").then((at) => at === null || at > s.clock.now())).toBe(true);
    await act(0, "sunni");
    await act(2, "kurds");
    await s.campaigns.tick();
    expect((await actors()).filter((row) => row === "stand-in shia")).toHaveLength(before);
  });

  it("can leave a seat to its orders and default answers: its clock runs on, nobody falls silent, and no leave is used up", async () => {
    await begin("sunni", "shia", "kurds");
    await s.campaigns.time.goAway(game, person(1), 20, interaction(), "orders");
    expect(await channel()).toContain("standing orders and default answers answer for the Shia");
    expect(await deadline(1, "shia")).toBe(s.clock.now() + DAY);
    const reminders: Awaited<ReturnType<typeof drain>>[number][] = [];
    for (let day = 0; day < 6; day++) {
      for (const [n, seat] of [
        [0, "sunni"],
        [2, "kurds"],
      ] as const)
        await s.campaigns.showing.seatView(game, person(n).id, seat);
      await pass(0.8 * DAY);
      reminders.push(...(await drain(s)).filter((row) => textOf(row).includes("a reminder")));
      await pass(0.2 * DAY);
    }
    expect(reminders.map(({ destination }) => destination)).not.toContain(`person:${person(1).id}`);
    expect(reminders).not.toEqual([]);
    expect(await actors()).toContain("default shia");
    expect(await actors()).not.toContain("stand-in shia");
    const member = (await s.repository.members(game)).find(({ person: id }) => id === person(1).id);
    expect(member).toMatchObject({ silent: null, waited: 0, spent: 0, standIn: "orders" });
    await back(1);
    await away(1, 7);
  });

  it("lasts until a date, by which no more is used up than is left", async () => {
    await begin("sunni", "shia", "kurds");
    const until = (ms: number) =>
      s.campaigns.time.goAway(game, person(1), { until: s.clock.now() + ms }, interaction());
    await expect(until(0)).rejects.toThrow("That day is not after today.");
    await expect(until(7 * DAY + HOUR)).rejects.toThrow("You have 7 days of leave left.");
    await until(6.5 * DAY);
    const [view] = (await s.campaigns.time.leaves(person(1).id)).found;
    expect(view).toMatchObject({ away: s.clock.now() + 6.5 * DAY, left: 0, granted: 7, council: null });
  });

  it("is 14 days where two parties play, and stops the campaign for both", async () => {
    await begin("us", "insurgents");
    await act(0, "us");
    await expect(away(1, 15)).rejects.toThrow("You have 14 days of leave left.");
    await away(1, 14);
    const rows = await actors();
    await pass(13 * DAY);
    expect(await actors()).toEqual(rows);
    expect((await s.campaigns.showing.status(game)).deadline).toBeNull();
  });

  it("is for those who play", async () => {
    await begin("us", "insurgents");
    await expect(away(5, 1)).rejects.toThrow("You hold no seat in this campaign.");
  });
});
