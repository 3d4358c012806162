import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEEDS, type Deed, requireUnstopped, type Who } from "../../../../src/campaign/facts/permissions.ts";
import type { Request } from "../../../../src/campaign/service.ts";
import { STOPPED } from "../../../../src/campaign/time/stopped.ts";
import { councilGame } from "../../councils/council-game.ts";
import {
  CHANNEL,
  drain,
  GUILD,
  interaction,
  person,
  type Service,
  service,
  startedGame,
  textOf,
} from "../../harness.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SEATS = ["sunni", "shia", "kurds"];
const MOD = 7;
const RANK = { staff: false, roles: [], places: [] };
const HELD_UP = { code: "stopped" };
let s: Service;
let game: string;
beforeEach(async () => {
  s = await service();
  game = await startedGame(s, SEATS, { pace: 24, absence: { silentSeat: "stand" } });
  await moderated();
  await drain(s);
});
afterEach(() => s.database.close());

const moderated = () => s.campaigns.moderation.appoint({ ...office(0), staffOf: null }, person(MOD).id);
const office = (n: number) => ({ game, person: person(n).id, interaction: interaction() });
const asked = (n: number) => ({ person: person(n), interaction: interaction() });
const ask = (n: number, request: Request) => s.campaigns.requests.ask(game, person(n), request, interaction());
const answer = (n: number, yes: boolean, number = 1) =>
  s.campaigns.requests.answer(game, person(n), { number, yes }, interaction());
const stop = () => ask(MOD, { kind: "stop" });
const goOn = () => ask(MOD, { kind: "resume" });
const request = async (number = 1) => (await s.repository.ballots(game)).find((one) => one.number === number);
const channel = async (): Promise<string> => (await drain(s)).map(textOf).join("\n");
const lends = (n: number, to: number, until?: number) =>
  s.campaigns.people.offerSeats(
    game,
    person(n),
    { taker: person(to), lends: true, ...(until ? { until } : {}) },
    interaction(),
  );
const later = async (ms: number): Promise<void> => {
  s.clock.advance(ms);
  await s.campaigns.tick();
};
const act = (n: number): Promise<unknown> =>
  s.campaigns.acting.submit({
    ...{ game, person: person(n).id, seat: SEATS[n] ?? "", interaction: interaction() },
    moves: [{ action: "commit", params: { discard: [] } }],
  });

describe("while the moderator has stopped the campaign", () => {
  it("nothing of it is changed by those who play, or by its host", async () => {
    await act(0);
    await ask(0, { kind: "rewind" });
    await ask(0, { kind: "end" });
    await lends(1, 4);
    await stop();
    const before = JSON.stringify([await s.repository.members(game), await s.repository.log(game)]);
    const host = { ...office(0), staffOf: null };
    for (const [what, press] of Object.entries({
      act: () => act(1),
      "an order": () => s.campaigns.acting.setOrder(game, person(1).id, "shia", "ready", {}, interaction()),
      undo: () => s.campaigns.acting.undo({ game, person: person(0).id, row: null, interaction: interaction() }),
      "a way back by consent": () => answer(1, true),
      "the third yes to an end": () => answer(1, true, 2),
      "the asker's no": () => answer(0, false, 2),
      "a request": () => ask(1, { kind: "replace", seat: "kurds", to: person(8).id }),
      "a host's request": () => ask(0, { kind: "silent", silentSeat: "computer" }),
      "going on": () => ask(0, { kind: "resume" }),
      leaving: () => s.campaigns.people.leave(game, person(1), interaction()),
      leave: () => s.campaigns.time.goAway(game, person(1), 3, interaction()),
      "an offer of a seat": () => lends(2, 5),
      "a seat that was offered": () =>
        s.campaigns.people.answerSeatOffer(game, person(4), { number: 1, takes: true }, interaction()),
      "the host's end": () => s.campaigns.people.abandon(game, person(0), interaction()),
      "the host's move": () => s.campaigns.people.move({ ...host, guild: GUILD, channel: `${CHANNEL}9`, rank: RANK }),
      "another host": () => s.campaigns.people.changeHost(host, person(1).id),
      "no moderator any more": () => s.campaigns.moderation.appoint(host, null),
      "another pace": () => s.campaigns.time.retime(game, person(0), 48, interaction()),
    }))
      await expect(press(), what).rejects.toMatchObject(HELD_UP);
    expect(JSON.stringify([await s.repository.members(game), await s.repository.log(game)])).toBe(before);
  });

  it("the moderator and the server's staff can do what is theirs to do", async () => {
    await stop();
    await s.campaigns.moderation.replace(game, { seat: "kurds", to: "computer" }, asked(MOD));
    const staff = { game, person: person(8).id, staffOf: GUILD };
    await s.campaigns.people.changeHost({ ...staff, interaction: interaction() }, person(1).id);
    await s.campaigns.moderation.appoint({ ...staff, interaction: interaction() }, person(6).id);
    await expect(goOn(), "a moderator no more").rejects.toMatchObject({ code: "not-in" });
    await ask(6, { kind: "resume" });
    expect((await s.campaigns.showing.record(game)).paused).toBeNull();
  });

  it("talks, promises and looks go on", async () => {
    await stop();
    await s.campaigns.showing.seatView(game, person(0).id, "sunni");
    const promise = { seat: "sunni", to: ["shia"], text: "No attack", ending: "turn", talk: null } as const;
    await s.campaigns.negotiation.promise(game, promise, asked(0));
    expect((await s.repository.promises(game)).map(({ text }) => text)).toEqual(["No attack"]);
  });

  it("requests wait, say so, and have as long as before once it goes on", async () => {
    await act(0);
    await ask(0, { kind: "rewind" });
    await later(20 * HOUR);
    await channel();
    await stop();
    expect(await channel()).toMatch(/asks to take back.*Waits: the moderator has stopped the campaign/s);
    await later(3 * DAY);
    expect((await request())?.status).toBe("open");
    await goOn();
    expect((await request())?.until).toBe(s.clock.now() + 4 * HOUR);
    expect(await channel()).toContain(`must agree, by <t:${(s.clock.now() + 4 * HOUR) / 1000}:f>`);
    await answer(1, true);
    await answer(2, true);
    expect((await request())?.status).toBe("carried");
  });

  it("a Stop that is shorter than what was left takes nothing of it", async () => {
    await act(0);
    await ask(0, { kind: "rewind" });
    await later(4 * HOUR);
    await stop();
    await later(HOUR);
    await goOn();
    expect((await request())?.until).toBe(s.clock.now() + 20 * HOUR);
  });

  it("nobody loses a seat by time: neither one who is silent nor one who was lent it", async () => {
    await lends(1, 4, s.clock.now() + 2 * DAY);
    await s.campaigns.people.answerSeatOffer(game, person(4), { number: 1, takes: true }, interaction());
    for (let day = 0; day < 2; day++) {
      await s.campaigns.showing.seatView(game, person(0).id, "sunni");
      await later(DAY - HOUR);
    }
    await stop();
    await later(30 * DAY);
    expect(await s.campaigns.showing.seatsOf(game, person(4).id)).toEqual(["shia"]);
    expect(await s.campaigns.showing.seatsOf(game, person(2).id)).toEqual(["kurds"]);
    await goOn();
    await later(0);
    expect(await s.campaigns.showing.seatsOf(game, person(1).id)).toEqual(["shia"]);
  });

  it("whoever leaves the server then gives their seat up once it goes on, and has it back by then if they return", async () => {
    const without = async (n: number) =>
      await s.campaigns.departures.look(async (_, persons) => new Set(persons.filter((id) => id !== person(n).id)));
    const days = async (count: number, n: number) => {
      for (let hour = 0; hour < count * 24; hour += 25) {
        s.clock.advance(25 * HOUR);
        await without(n);
      }
    };
    await stop();
    await days(4, 2);
    expect(await s.campaigns.showing.seatsOf(game, person(2).id)).toEqual(["kurds"]);
    await goOn();
    await days(2, 2);
    expect(await s.campaigns.showing.seatsOf(game, person(2).id)).toEqual([]);
    await stop();
    await days(2, 9);
    expect(await s.campaigns.showing.seatsOf(game, person(2).id)).toEqual([]);
    await goOn();
    await days(2, 9);
    expect(await s.campaigns.showing.seatsOf(game, person(2).id)).toEqual(["kurds"]);
  });

  it("councils decide nothing: what is put to them waits, too", async () => {
    const council = await councilGame(s, 3);
    game = council.game;
    await s.campaigns.moderation.appoint({ ...office(0), staffOf: GUILD }, person(MOD).id);
    const { councils } = s.campaigns;
    await councils.propose(game, { kind: "captain", person: person(2).id }, asked(1));
    await later(40 * HOUR);
    await channel();
    await stop();
    expect(await channel()).toContain("Waits: the moderator has stopped the campaign");
    await expect(councils.answer(game, { number: 1, yes: true }, asked(0))).rejects.toMatchObject(HELD_UP);
    await expect(councils.propose(game, { kind: "rule", rule: "captain" }, asked(0))).rejects.toMatchObject(HELD_UP);
    await later(3 * DAY);
    const matter = async () => (await s.repository.ballots(game))[0];
    expect((await matter())?.status).toBe("open");
    await goOn();
    expect((await matter())?.until).toBe(s.clock.now() + 8 * HOUR);
    expect(await channel()).toContain(`Until <t:${(s.clock.now() + 8 * HOUR) / 1000}:f>`);
  });
});

it("one table says what goes on in a Stop for everybody: looks, words and repairs; all else is the moderator's and the staff's", () => {
  const record = { host: "h", guild: GUILD, moderator: "m", council: null, started: 0, paused: STOPPED };
  const goesOn = (who: Who): readonly Deed[] =>
    DEEDS.filter((deed) => {
      try {
        requireUnstopped(record, who, deed);
        return true;
      } catch {
        return false;
      }
    });
  expect(goesOn({ person: "h" })).toEqual(["watch", "look", "speak", "repair"]);
  expect(goesOn({ person: "h", staffOf: "another server" })).toEqual(goesOn({ person: "h" }));
  expect(goesOn({ person: "m" })).toEqual(DEEDS);
  expect(goesOn({ person: "s", staffOf: GUILD })).toEqual(DEEDS);
});
