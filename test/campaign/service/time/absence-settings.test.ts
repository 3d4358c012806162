import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { drain, interaction, person, type Service, service, startedGame, textOf } from "../../harness.ts";
import { HOUR } from "../../market.ts";

const DAY = 24 * HOUR;
let s: Service;
beforeEach(async () => {
  s = await service();
});
afterEach(() => s.database.close());

const texts = async (): Promise<string> => (await drain(s)).map(textOf).join("\n");

/** Two days on which only the first is there. */
async function twoDays(game: string, seat: string): Promise<void> {
  for (let day = 0; day < 2; day++) {
    await s.campaigns.showing.seatView(game, person(0).id, seat);
    s.clock.advance(DAY);
    await s.campaigns.tick();
  }
}
const holderOf = async (game: string, seat: string) =>
  (await s.repository.members(game)).find((member) => member.seat === seat);

describe("what the host settles for seats whose players are not there", () => {
  it("the computer minds a silent seat between two parties, too, and the lobby says so", async () => {
    const game = await startedGame(s, ["us", "insurgents"], {
      pace: 24,
      turns: 9,
      absence: { silentSeat: "computer" },
    });
    await twoDays(game, "us");
    expect(await holderOf(game, "insurgents")).toMatchObject({ standIn: "computer" });
    const told = await texts();
    expect(told).toContain(
      "the computer minds the Insurgents until they press anything here: it answers what is asked, and makes no deals.",
    );
  });

  it("or the campaign waits for it among more than two", async () => {
    const game = await startedGame(s, ["sunni", "shia", "kurds"], {
      pace: 24,
      turns: 9,
      absence: { silentSeat: "stand" },
    });
    await twoDays(game, "sunni");
    expect(await holderOf(game, "shia")).toMatchObject({ standIn: null });
    expect((await holderOf(game, "shia"))?.silent).not.toBeNull();
    expect(await texts()).toMatch(/so the campaign waits for the Shia/);
  });

  it("leave is as long as that for everybody, all of it together", async () => {
    const game = await startedGame(s, ["us", "insurgents"], { pace: 24, absence: { leaveDays: 3 } });
    await expect(s.campaigns.time.goAway(game, person(1), 4, interaction())).rejects.toThrow(
      "You have 3 days of leave left.",
    );
    await s.campaigns.time.goAway(game, person(1), 3, interaction());
    await s.campaigns.time.comeBack(game, person(1), interaction());
  });

  it("is the host's, in the lobby, and stands in its post", async () => {
    const wish = { game: "iraqi-conflict", options: { seats: "2" }, pace: 24, name: "Test" };
    const { id } = await s.campaigns.people.create({
      ...{ ...wish, guild: "1", channel: "2", host: person(0), interaction: interaction() },
    });
    const change = { silentSeat: "stand", leaveDays: 28 } as const;
    await expect(s.campaigns.time.configureAbsence(id, person(1), change, interaction())).rejects.toThrow(
      "Only the host",
    );
    await s.campaigns.time.configureAbsence(id, person(0), change, interaction());
    expect(await s.campaigns.showing.record(id)).toMatchObject(change);
    expect(await texts()).toContain("Seats that fall silent are waited for. Everybody may take 28 days of leave.");
    for (const n of [0, 1])
      await s.campaigns.people.join({
        game: id,
        person: person(n),
        seat: null,
        word: null,
        interaction: interaction(),
      });
    await s.campaigns.people.start(id, person(0), false, interaction());
    await expect(s.campaigns.time.configureAbsence(id, person(0), change, interaction())).rejects.toThrow(
      "already started",
    );
  });
});

describe("after the start", () => {
  const stand = { kind: "silent", silentSeat: "stand" } as const;

  it("what becomes of a silent seat changes once all who play agree, for seats that fall silent then", async () => {
    const game = await startedGame(s, ["sunni", "shia", "kurds"], { pace: 24, turns: 9 });
    await expect(s.campaigns.requests.ask(game, person(1), stand, interaction())).rejects.toThrow("Only the host");
    await expect(
      s.campaigns.requests.ask(game, person(0), { kind: "silent", silentSeat: null }, interaction()),
    ).rejects.toThrow("already");
    await drain(s);
    await s.campaigns.requests.ask(game, person(0), stand, interaction());
    expect(await texts()).toMatch(/asks that from now on the campaign waits for a seat that falls silent\..*All 3/s);
    await s.campaigns.requests.answer(game, person(1), { number: 1, yes: true }, interaction());
    expect(await s.campaigns.showing.record(game)).toMatchObject({ silentSeat: null });
    await s.campaigns.requests.answer(game, person(2), { number: 1, yes: true }, interaction());
    expect(await s.campaigns.showing.record(game)).toMatchObject({ silentSeat: "stand" });
    expect(await texts()).toContain("From now on the campaign waits for a seat that falls silent.");
    await twoDays(game, "sunni");
    expect(await holderOf(game, "shia")).toMatchObject({ standIn: null });
    expect((await holderOf(game, "shia"))?.silent).not.toBeNull();
  });

  it("one no leaves it as it was, and so does silence", async () => {
    const game = await startedGame(s, ["sunni", "shia", "kurds"], { pace: 24, turns: 9 });
    await s.campaigns.requests.ask(game, person(0), stand, interaction());
    await s.campaigns.requests.answer(game, person(1), { number: 1, yes: false }, interaction());
    await s.campaigns.requests.ask(game, person(0), stand, interaction());
    s.clock.advance(DAY);
    await s.campaigns.tick();
    expect((await s.repository.ballots(game)).map(({ status }) => status)).toEqual(["rejected", "lapsed"]);
    expect(await s.campaigns.showing.record(game)).toMatchObject({ silentSeat: null });
  });
});
