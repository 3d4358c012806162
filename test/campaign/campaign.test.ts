import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { Campaigns } from "../../src/campaign/campaigns.ts";
import { verify } from "../../src/campaign/record/verify.ts";
import type { Answering } from "../../src/campaign/service.ts";
import { games } from "../../src/games/registry.ts";
import { drain, interaction, person, type Service, service, startedGame, textOf } from "./harness.ts";

const open: Service[] = [];
async function fresh(): Promise<Service> {
  const s = await service();
  open.push(s);
  return s;
}
afterEach(() => {
  for (const s of open.splice(0)) s.database.close();
});

const TWO = ["us", "insurgents"] as const;
const lobbyOf = (seats: string) => ({
  game: "iraqi-conflict",
  name: "",
  options: { seats },
  host: person(0),
  guild: null,
  channel: "1",
  pace: null,
  interaction: null,
});
const seatNumber = (seat: string): number => TWO.indexOf(seat as (typeof TWO)[number]);

/** What the US do who keep their hand. */
const keepingHand = (game: string): Answering => ({
  game,
  person: person(0).id,
  seat: "us",
  moves: [{ action: "commit", params: { discard: [] } }],
  interaction: interaction(),
});

/** One seat keeps its hand, or is ready. */
async function act({ campaigns }: Service, game: string, seat: string, action: string): Promise<void> {
  const params = action === "commit" ? { discard: [] } : {};
  const { id } = person(seatNumber(seat));
  await campaigns.acting.submit({
    game,
    person: id,
    seat,
    decision: null,
    moves: [{ action, params }],
    interaction: interaction(),
  });
}

/** Everybody keeps the hand and is ready, until the game is over or `turns` are played. */
async function playTurns(s: Service, game: string, turns: number): Promise<void> {
  for (let i = 0; i < turns; i++)
    for (const action of ["commit", "ready"]) for (const seat of TWO) await act(s, game, seat, action);
}

describe("lobby", () => {
  it("posts the promise of the dice before anybody joins", async () => {
    const s = await fresh();
    const record = await s.campaigns.people.create({
      game: "iraqi-conflict",
      name: "",
      options: {},
      host: person(0),
      guild: null,
      channel: "1",
      pace: null,
      interaction: null,
    });
    const [first] = await drain(s);
    expect(first && textOf(first)).toContain(record.commitment);
    expect(first && textOf(first)).not.toContain(record.secret);
  });

  it.each([
    ["an unknown game", { game: "chess" }, /no game/],
    ["an impossible option", { options: { seats: "9" } }, /options are not possible/],
    ["an unknown option", { options: { dragons: 1 } }, /options are not possible/],
    ["a pace below one hour", { pace: 0 }, /pace/],
    ["too long a name", { name: "x".repeat(61) }, /60 characters/],
  ])("refuses %s in one sentence and keeps nothing", async (_, change, sentence) => {
    const s = await fresh();
    const input = {
      game: "iraqi-conflict",
      name: "",
      options: {},
      host: person(0),
      guild: null,
      channel: "1",
      pace: null,
      interaction: null,
    };
    await expect(s.campaigns.people.create({ ...input, ...change })).rejects.toThrow(sentence);
    expect(await s.campaigns.showing.find({ channel: "1" })).toEqual([]);
  });

  it("lets nobody choose a seat where all are drawn by lot", async () => {
    const s = await fresh();
    const options = { seats: "3", assign: "random" };
    const { id } = await s.campaigns.people.create({ ...lobbyOf("3"), game: "battle-for-baghdad", options });
    const join = (seat: string | null) =>
      s.campaigns.people.join({ game: id, person: person(0), seat, word: null, interaction: null });
    expect((await s.campaigns.showing.status(id)).free).toEqual([]);
    await expect(join("sunni")).rejects.toThrow(/drawn by lot/);
    await join(null);
    await s.campaigns.people.start(id, person(0), true, null);
    const seats = (await s.campaigns.showing.status(id)).members.map(({ seat }) => seat);
    expect(seats.toSorted()).toEqual(["government", "shiite", "sunni"]);
  });

  it("refuses a sixth player, a taken seat, a second join and a start by somebody else", async () => {
    const s = await fresh();
    const host = person(0);
    const { id } = await s.campaigns.people.create({
      game: "iraqi-conflict",
      name: "",
      options: { seats: "2" },
      host,
      guild: null,
      channel: "1",
      pace: null,
      interaction: null,
    });
    const join = (n: number, seat: string | null) =>
      s.campaigns.people.join({ game: id, person: person(n), seat, word: null, interaction: null });
    await join(0, "us");
    await expect(join(0, null)).rejects.toThrow(/already joined/);
    await expect(join(1, "us")).rejects.toThrow(/already taken/);
    await expect(join(1, "kurds")).rejects.toThrow(/no such seat/);
    await expect(join(0, "insurgents")).rejects.toThrow(/one seat a person/);
    await expect(s.campaigns.people.start(id, host, false, null)).rejects.toThrow(/1 of 2 seats is empty/);
    await join(1, null);
    await expect(join(2, null)).rejects.toThrow(/All 2 seats/);
    await expect(s.campaigns.people.start(id, person(1), false, null)).rejects.toThrow(/Only the host/);
    await s.campaigns.people.start(id, host, false, null);
    expect(await s.campaigns.showing.seatsOf(id, person(1).id)).toEqual(["insurgents"]);
    await expect(join(3, null)).rejects.toThrow(/already started/);
  });
});

describe("a running game", () => {
  it("can be held in all seats by one person, and still verifies", async () => {
    const s = await fresh();
    const { id } = await s.campaigns.people.create({ ...lobbyOf("2"), several: true });
    for (const seat of TWO)
      await s.campaigns.people.join({ game: id, person: person(0), seat, word: null, interaction: null });
    await s.campaigns.people.start(id, person(0), false, null);
    expect(await s.campaigns.showing.seatsOf(id, person(0).id)).toEqual(TWO);
    await s.campaigns.people.abandon(id, person(0), null);
    expect(verify(JSON.parse(JSON.stringify(await s.campaigns.showing.export(id))), games).verdict).toBe("proved");
  });

  it("is played to its end, and its file verifies; a changed byte does not", async () => {
    const s = await fresh();
    const game = await startedGame(s, TWO);
    await playTurns(s, game, 2);
    expect((await s.campaigns.showing.record(game)).status).toBe("over");
    const last = (await drain(s)).map(textOf).filter((text) => text.includes("campaign is over"));
    expect(last).toHaveLength(1);
    const file = JSON.parse(JSON.stringify(await s.campaigns.showing.export(game))) as {
      rows: { at: number; params: unknown }[];
      secret: string;
    };
    expect(verify(file, games)).toMatchObject({ verdict: "proved" });
    for (const change of [
      () => Object.assign(file, { secret: file.secret.replace(/^./, (c) => (c === "0" ? "1" : "0")) }),
      () => Object.assign(file.rows[2] ?? {}, { at: 1 }),
      () => Object.assign(file.rows[1] ?? {}, { params: { discard: ["air-supremacy"] } }),
      () => file.rows.splice(3, 1),
    ]) {
      const before = structuredClone(file);
      change();
      expect(verify(file, games).verdict).toBe("wrong");
      Object.assign(file, before);
    }
  });

  it("handles the same interaction once", async () => {
    const s = await fresh();
    const game = await startedGame(s, TWO);
    const move = keepingHand(game);
    expect((await s.campaigns.acting.submit(move)).repeated).toBe(false);
    expect((await s.campaigns.acting.submit(move)).repeated).toBe(true);
    expect(await s.repository.log(game)).toHaveLength(2);
  });

  it("refuses somebody else's seat, a stale decision and a card that is not held, and changes nothing", async () => {
    const s = await fresh();
    const game = await startedGame(s, TWO);
    const move = { ...keepingHand(game), interaction: null };
    const before = await s.repository.snapshot(game);
    await expect(s.campaigns.acting.submit({ ...move, seat: "insurgents" })).rejects.toThrow(/not yours/);
    await expect(s.campaigns.acting.submit({ ...move, person: "999" })).rejects.toThrow(/not yours/);
    await expect(s.campaigns.acting.submit({ ...move, decision: "77" })).rejects.toThrow(/no longer open/);
    await expect(
      s.campaigns.acting.submit({ ...move, moves: [{ action: "commit", params: { discard: ["nonsense"] } }] }),
    ).rejects.toThrow();
    await expect(s.campaigns.acting.submit({ ...move, game: "zzzzz" })).rejects.toThrow(/no campaign/);
    expect(await s.repository.snapshot(game)).toEqual(before);
  });

  it("sends every hand to its own player only", async () => {
    const s = await fresh();
    const game = await startedGame(s, TWO);
    const sent = await drain(s);
    for (const [i, seat] of TWO.entries()) {
      const { view } = await s.campaigns.showing.seatView(game, person(i).id, seat);
      const { hand } = view as unknown as { hand: { cards: readonly string[] } };
      const others = JSON.stringify(sent.filter((row) => row.destination !== `person:${person(i).id}`));
      expect(hand.cards).toHaveLength(10);
      for (const card of hand.cards) expect(others).not.toContain(`"${card}"`);
    }
  });

  it("takes default answers when the time is up, and reminds before", async () => {
    const s = await fresh();
    const game = await startedGame(s, TWO, { pace: 4 });
    await drain(s);
    s.clock.advance(3.1 * 3_600_000);
    await s.campaigns.tick();
    await s.campaigns.tick();
    expect((await drain(s)).map(textOf).filter((text) => text.includes("reminder"))).toHaveLength(2);
    s.clock.advance(3_600_000);
    await s.campaigns.tick();
    const rows = await s.repository.log(game);
    expect(rows.map((row) => row.kind)).toEqual(["start", "default", "default"]);
    expect((await s.campaigns.showing.status(game)).deadline).toBe(s.clock.now() + 4 * 3_600_000);
  });

  it("keeps its clock when another game cannot be read", async () => {
    const s = await fresh();
    const [broken, sound] = [await startedGame(s, TWO, { pace: 4 }), await startedGame(s, TWO, { pace: 4 })];
    s.database.sqlite.prepare("UPDATE snapshots SET state = '{' WHERE game = ?").run(broken);
    const { repository, books, clock } = s;
    const restarted = new Campaigns({ repository, books, clock, logger: pino({ level: "silent" }), botDelay: 0 });
    clock.advance(5 * 3_600_000);
    await restarted.tick();
    const kinds = async (game: string) => (await repository.log(game)).map((row) => row.kind);
    expect(await kinds(sound)).toEqual(["start", "default", "default"]);
    expect(await kinds(broken)).toEqual(["start"]);
  });

  it("ends at once when the host abandons it, and shows the secret", async () => {
    const s = await fresh();
    const game = await startedGame(s, TWO);
    await expect(s.campaigns.people.abandon(game, person(1), null)).rejects.toThrow(/Only the host/);
    await s.campaigns.people.abandon(game, person(0), null);
    expect(verify(JSON.parse(JSON.stringify(await s.campaigns.showing.export(game))), games).verdict).toBe("proved");
    await expect(playTurns(s, game, 1)).rejects.toThrow(/has ended/);
  });

  it("opens a thread with the talk and closes it after", async () => {
    const s = await fresh();
    const game = await startedGame(s, TWO);
    const opened: string[] = [];
    const closed: string[] = [];
    const post = async (): Promise<void> => {
      for (const { payload } of await drain(s)) {
        if (payload.kind === "close-thread") closed.push(payload.phase);
        const live = payload.kind === "live" ? await s.campaigns.deliveries.live(game, payload.number) : null;
        if (live?.thread) opened.push(live.thread.phase);
      }
    };
    await post();
    for (const action of ["commit", "ready"])
      for (const seat of TWO) {
        await act(s, game, seat, action);
        await post();
      }
    expect(new Set(opened).size).toBe(1);
    expect(closed).toEqual([...new Set(opened)]);
  });

  it("is finished by computer players alone", async () => {
    const s = await fresh();
    const { campaigns } = s;
    const { id } = await campaigns.people.create({
      game: "iraqi-conflict",
      name: "",
      options: { seats: "3", turns: 1 },
      host: person(0),
      guild: null,
      channel: "1",
      pace: 1,
      interaction: null,
    });
    await campaigns.people.join({ game: id, person: person(0), seat: null, word: "tulip", interaction: null });
    await campaigns.people.start(id, person(0), true, null);
    const [mine = ""] = await campaigns.showing.seatsOf(id, person(0).id);
    const computersAreDone = async (): Promise<boolean> => {
      const { record, awaited } = await campaigns.showing.status(id);
      return record.status === "over" || awaited.every((seat) => seat === mine);
    };
    for (let answers = 0; answers < 40 && (await campaigns.showing.record(id)).status === "running"; answers++) {
      await expect.poll(computersAreDone).toBe(true);
      if ((await campaigns.showing.record(id)).status === "running")
        await campaigns.showing.seatView(id, person(0).id, mine); // somebody is there
      s.clock.advance(3_600_001);
      await campaigns.tick();
    }
    expect((await campaigns.showing.record(id)).status).toBe("over");
  });
});
