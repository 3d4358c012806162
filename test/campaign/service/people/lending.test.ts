import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { verify } from "../../../../src/campaign/record/verify.ts";
import type { GameFile } from "../../../../src/campaign/service.ts";
import { games } from "../../../../src/games/registry.ts";
import { reopened } from "../../councils/council-game.ts";
import { CHANNEL, drain, interaction, person, type Service, service, startedGame, textOf } from "../../harness.ts";

const HOUR = 3_600_000;
const SEATS = ["sunni", "shia", "kurds"];
let s: Service;
let game: string;
beforeEach(async () => {
  s = await service();
  game = await startedGame(s, SEATS, { pace: 24 });
  await drain(s);
});
afterEach(() => s.database.close());

const offer = (n: number, to: number, lends = true) =>
  s.campaigns.people.offerSeats(game, person(n), { taker: person(to), lends }, interaction());
const accept = (n: number, number = 1) =>
  s.campaigns.people.answerSeatOffer(game, person(n), { number, takes: true }, interaction());
const takeBack = (n: number) => s.campaigns.people.takeBack(game, person(n), interaction());
const look = (n: number, seat: string) => s.campaigns.showing.seatView(game, person(n).id, seat);
const act = (n: number, seat: string) =>
  s.campaigns.acting.submit({
    ...{ game, person: person(n).id, seat, interaction: interaction() },
    moves: [{ action: "commit", params: { discard: [] } }],
  });
const member = async (seat: string) => (await s.repository.members(game)).find((one) => one.seat === seat);
const said = async () =>
  (await drain(s))
    .filter(({ destination }) => destination === `channel:${CHANNEL}`)
    .map((row) => textOf(row).replaceAll(/ +/g, " ").replaceAll(" ,", ","))
    .join("\n");

/** Person 5 plays the Shia for person 1. */
async function lent(): Promise<void> {
  await offer(1, 5);
  await accept(5);
}

describe("a seat that is lent until a date", () => {
  const DAY = 24 * HOUR;
  const until = () => s.clock.now() + 3 * DAY;
  const lentUntil = async (end: number) => {
    await s.campaigns.people.offerSeats(game, person(1), { taker: person(5), lends: true, until: end }, interaction());
    expect(await said()).toContain(
      `to play the Shia for them until <t:${Math.floor(end / 1000)}:D>, or until they take it`,
    );
    await accept(5);
  };

  it("goes back by itself on that date, which both are told; the log is proved", async () => {
    await lentUntil(until());
    expect(await said()).toContain(":D>, who can take it back at any time");
    s.clock.advance(3 * DAY - 1);
    await s.campaigns.tick();
    expect((await member("shia"))?.person).toBe(person(5).id);
    s.clock.advance(1);
    await s.campaigns.tick();
    expect(await member("shia")).toMatchObject({ person: person(1).id, lender: null, lentUntil: null });
    const rows = await drain(s);
    const told = rows.find((row) => textOf(row).includes("until the date that was agreed"));
    const called = told?.payload.kind === "post" ? told.payload.post.ping : [];
    expect([...called].sort()).toEqual([person(1).id, person(5).id]);
    expect((await look(1, "shia")).record.id).toBe(game);
    await s.campaigns.people.abandon(game, person(0), interaction());
    const file = JSON.parse(JSON.stringify(await s.campaigns.showing.export(game))) as GameFile; // as it is downloaded
    expect(verify(file, games).verdict).toBe("proved");
  });

  it("goes back at the next start, if the bot was down on that date", async () => {
    await lentUntil(until());
    s.clock.advance(10 * DAY);
    s = { ...s, campaigns: reopened(s) };
    await s.campaigns.resume();
    await s.campaigns.tick();
    expect((await member("shia"))?.person).toBe(person(1).id);
  });

  it("goes back in a pause, too, and sooner where it is taken back", async () => {
    await lentUntil(until());
    await takeBack(1);
    expect(await member("shia")).toMatchObject({ person: person(1).id, lentUntil: null });
    s.clock.advance(DAY);
    const wish = { taker: person(5), lends: true, until: until() };
    await s.campaigns.people.offerSeats(game, person(1), wish, interaction());
    await accept(5, 2);
    await s.campaigns.requests.ask(game, person(0), { kind: "pause", days: 9 }, interaction());
    await s.campaigns.requests.answer(game, person(5), { number: 1, yes: true }, interaction());
    expect((await s.campaigns.showing.record(game)).paused).not.toBeNull();
    s.clock.advance(4 * DAY);
    await s.campaigns.tick();
    expect((await member("shia"))?.person).toBe(person(1).id);
  });

  it("is refused for a day that is over, and cannot be accepted once it is", async () => {
    const wish = { taker: person(5), lends: true, until: s.clock.now() };
    await expect(s.campaigns.people.offerSeats(game, person(1), wish, interaction())).rejects.toThrow(
      /not after today/,
    );
    await s.campaigns.people.offerSeats(game, person(1), { ...wish, until: until() }, interaction());
    s.clock.advance(4 * DAY);
    await expect(accept(5)).rejects.toThrow("The time for which that seat was to be lent is over.");
  });
});

describe("a seat that is lent", () => {
  it("is played by whoever has accepted, with its hand; who has lent it sees and presses nothing of it", async () => {
    const { hand } = (await look(1, "shia")).view;
    await offer(1, 5);
    expect(await said()).toMatch(/asks <@200000000000000005> to play the Shia for them until they take it back/);
    await accept(5);
    expect(await said()).toMatch(/plays the Shia for <@200000000000000001>, who can take it back at any time/);
    expect((await look(5, "shia")).view.hand).toEqual(hand);
    await expect(look(1, "shia")).rejects.toThrow(/not yours/);
    await expect(act(1, "shia")).rejects.toThrow(/not yours/);
    await act(5, "shia");
  });

  it("is taken back at any time, and by nobody else; the log is proved", async () => {
    await lent();
    await act(5, "shia");
    for (const n of [0, 5, 7]) await expect(takeBack(n)).rejects.toThrow("You have lent no seat in this campaign.");
    await takeBack(1);
    expect(await said()).toMatch(/<@200000000000000001> plays the Shia again/);
    await expect(look(5, "shia")).rejects.toThrow(/not yours/);
    await expect(takeBack(1)).rejects.toThrow("You have lent no seat in this campaign.");
    await act(0, "sunni");
    await act(2, "kurds");
    expect((await member("shia"))?.lender).toBeNull();
    await s.campaigns.people.abandon(game, person(0), interaction());
    const file = JSON.parse(JSON.stringify(await s.campaigns.showing.export(game))) as GameFile; // as it is downloaded
    expect(verify(file, games).verdict).toBe("proved");
  });

  it("comes back by the command that ends a leave, too, with the leave that was taken before", async () => {
    await s.campaigns.time.goAway(game, person(1), 3, interaction());
    s.clock.advance(24 * HOUR);
    await lent();
    await s.campaigns.time.comeBack(game, person(1), interaction());
    expect(await member("shia")).toMatchObject({ person: person(1).id, away: null, spent: 72 * HOUR, lender: null });
  });

  it("goes back when whoever plays it leaves", async () => {
    await lent();
    expect(await s.campaigns.people.afterLeaving(game, person(5).id)).toBe("returns");
    await s.campaigns.people.leave(game, person(5), interaction());
    expect(await said()).toMatch(/has given the Shia back: <@200000000000000001> plays again/);
    expect((await look(1, "shia")).view.seat).toBe("shia");
  });

  it("goes back when whoever plays it has been silent for two weeks", async () => {
    game = await startedGame(s, ["insurgents", "us"], { pace: 72 });
    await lent();
    for (let day = 0; day < 30; day++) {
      s.clock.advance(24 * HOUR);
      await look(0, "insurgents");
      await s.campaigns.tick();
    }
    expect(await member("us")).toMatchObject({ person: person(1).id, silent: null, lender: null });
  });

  it("is not passed on by whoever plays it, and is for nobody who has seen another hand", async () => {
    await lent();
    await expect(offer(5, 6)).rejects.toThrow(/theirs to pass on/);
    await expect(offer(5, 6, false)).rejects.toThrow(/theirs to pass on/);
    await expect(offer(0, 1)).rejects.toThrow(/has seen its hand/);
    await expect(offer(0, 5)).rejects.toThrow(/cannot take another seat/);
    await takeBack(1);
    await expect(offer(0, 5)).rejects.toThrow(/has seen its hand/);
    await offer(1, 5);
  });

  it("goes back to its lender when the data of whoever plays it are deleted; the log is proved", async () => {
    await lent();
    await act(5, "shia");
    await said();
    await s.campaigns.privacy.forget(person(5).id);
    expect(await member("shia")).toMatchObject({ person: person(1).id, bot: false, lender: null });
    expect((await look(1, "shia")).view.seat).toBe("shia");
    expect(await said()).toMatch(/Whoever played the Shia has left: <@200000000000000001> plays again/);
    const { sqlite } = s.database;
    for (const table of ["members", "log", "outbox", "former_holders"])
      expect(JSON.stringify(sqlite.prepare(`SELECT * FROM ${table}`).all()), table).not.toContain(person(5).id);
    await s.campaigns.people.abandon(game, person(0), interaction());
    const file = JSON.parse(JSON.stringify(await s.campaigns.showing.export(game))) as GameFile; // as it is downloaded
    expect(verify(file, games).verdict).toBe("proved");
  });

  it("says in the log what has become of it: it is lent, and it comes back", async () => {
    await lent();
    await takeBack(1);
    const told = (await s.campaigns.showing.chronicle(game, 10)).flatMap((row) => row.told);
    expect(told.slice(-2)).toEqual([
      "Somebody else plays the Shia for a while: the seat is lent.",
      "The player who had lent the Shia is back in the seat.",
    ]);
  });

  it("stays with whoever plays it when the lender's data are deleted, and goes to the computer when theirs are", async () => {
    await lent();
    expect(await s.campaigns.privacy.traces(person(1).id)).toMatchObject({ lent: [{ game }] });
    await s.campaigns.privacy.forget(person(1).id);
    expect(await member("shia")).toMatchObject({ person: person(5).id, bot: false, lender: null });
    expect(JSON.stringify(s.database.sqlite.prepare("SELECT * FROM members").all())).not.toContain(person(1).id);
    await s.campaigns.privacy.forget(person(5).id);
    expect(await member("shia")).toMatchObject({ bot: true });
  });
});
