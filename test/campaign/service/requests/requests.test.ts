import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { verify } from "../../../../src/campaign/record/verify.ts";
import type { GameFile, Pace, Request } from "../../../../src/campaign/service.ts";
import { PRESETS } from "../../../../src/campaign/time/timetables.ts";
import { games } from "../../../../src/games/registry.ts";
import type { Member } from "../../../../src/store/records.ts";
import { writeBehind } from "../../../write-behind.ts";
import { reopened } from "../../councils/council-game.ts";
import { drain, interaction, person, type Service, service, startedGame, startedWith, textOf } from "../../harness.ts";
import { holder, Market } from "../../market.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SEATS = ["sunni", "shia", "kurds"];
let s: Service;
let game: string;
beforeEach(async () => {
  s = await service();
  game = await startedGame(s, SEATS, { pace: 24 });
  await drain(s);
});
afterEach(() => s.database.close());

const act = (n: number, action = "commit"): Promise<unknown> =>
  s.campaigns.acting.submit({
    ...{ game, person: person(n).id, seat: SEATS[n] ?? "", interaction: interaction() },
    moves: [{ action, params: action === "commit" ? { discard: [] } : {} }],
  });
const ask = (n: number, request: Request) => s.campaigns.requests.ask(game, person(n), request, interaction());
const answer = (n: number, yes: boolean, number = 1) =>
  s.campaigns.requests.answer(game, person(n), { number, yes }, interaction());
const status = async (number = 1): Promise<string | undefined> =>
  (await s.repository.ballots(game)).find((one) => one.number === number)?.status;
const rows = async (): Promise<number> => (await s.repository.log(game)).length;
const paused = async (): Promise<number | null> => (await s.campaigns.showing.record(game)).paused;
const channel = async (): Promise<string> => (await drain(s)).map(textOf).join("\n");
const pass = async (ms: number): Promise<void> => {
  s.clock.advance(ms);
  await s.campaigns.tick();
};

async function isProved(): Promise<boolean> {
  await s.campaigns.people.abandon(game, person(0), interaction());
  const file = JSON.parse(JSON.stringify(await s.campaigns.showing.export(game))) as GameFile; // as it is downloaded
  return verify(file, games).verdict === "proved";
}

describe("a request", () => {
  it("is not agreed because the bot was not running while the others could have refused", async () => {
    await s.campaigns.tick();
    await ask(0, { kind: "pause", days: 7 });
    s.clock.advance(20 * HOUR);
    await s.campaigns.tick();
    await s.campaigns.resume();
    s.clock.advance(30 * HOUR);
    const again = reopened(s);
    await again.resume();
    await again.tick();
    expect(await status()).toBe("open");
    const [request] = await s.repository.ballots(game);
    expect((request?.until ?? 0) - s.clock.now()).toBe(4 * HOUR);
    expect(await channel()).toContain(`by <t:${(request?.until ?? 0) / 1000}:f>`);
    s.clock.advance(4 * HOUR);
    await again.tick();
    expect(await status()).toBe("carried");
  });
});

describe("a pause", () => {
  const week: Request = { kind: "pause", days: 7 };

  it("begins when more than half agree: no clock runs, nothing is answered by default; people may act", async () => {
    await ask(0, week);
    expect(await channel()).toMatch(/asks to pause the campaign until .*It is agreed if more say yes than no/s);
    expect(await paused()).toBeNull();
    await answer(1, true);
    expect([await status(), await paused()]).toEqual(["carried", s.clock.now() + 7 * DAY]);
    expect(await channel()).toMatch(/The campaign is paused until/);
    const before = await rows();
    await pass(6 * DAY);
    expect(await rows()).toBe(before);
    await act(0);
    expect(await rows()).toBe(before + 1);
    expect((await s.campaigns.showing.status(game)).deadline).toBeNull();
  });

  it("ends by itself, and everybody has a quarter of the pace at least", async () => {
    s.clock.advance(23 * HOUR);
    await ask(0, week);
    await answer(1, true);
    await drain(s);
    await pass(7 * DAY);
    expect(await paused()).toBeNull();
    expect(await channel()).toContain("The campaign goes on.");
    expect((await s.campaigns.showing.status(game)).deadline).toBe(s.clock.now() + 6 * HOUR);
    expect(await isProved()).toBe(true);
  });

  it("ends earlier where more than half want that", async () => {
    await ask(0, week);
    await answer(1, true);
    await ask(2, { kind: "resume" });
    await answer(0, true, 2);
    expect(await paused()).toBeNull();
  });

  it("counts the answers that there are when its time is over: the asker's own, if nobody has answered", async () => {
    await ask(0, week);
    await pass(DAY);
    expect([await status(), (await paused()) !== null]).toEqual(["carried", true]);
  });

  it("is refused by half of those who play, and can be asked again", async () => {
    await ask(0, week);
    await expect(ask(1, week)).rejects.toThrow(/has asked that already/);
    await answer(1, false);
    await answer(2, false);
    expect([await status(), await paused()]).toEqual(["rejected", null]);
    await expect(answer(1, true)).rejects.toThrow("This request is over.");
    await ask(1, week);
    expect(await status(2)).toBe("open");
  });

  it("is withdrawn by the asker, and is for nobody who does not play", async () => {
    await expect(ask(5, week)).rejects.toThrow(/those who play/);
    await ask(0, week);
    await expect(answer(5, true)).rejects.toThrow("You have no say in this.");
    await answer(0, false);
    expect(await status()).toBe("lapsed");
  });

  it.each([0, 15, 1.5])("lasts 1 to 14 days, not %d", async (days) => {
    await expect(ask(0, { kind: "pause", days })).rejects.toThrow(/1 to 14 days/);
  });
});

describe("an act that its seat cannot take back alone", () => {
  it("is taken back, with all that came after it, once all agree; the log holds both ways and is proved", async () => {
    for (const n of [0, 1, 2]) await act(n); // all have committed: the next phase has come
    const undo = s.campaigns.acting.undo({ game, person: person(0).id, row: null, interaction: interaction() });
    await expect(undo).rejects.toThrow();
    await ask(0, { kind: "rewind" });
    await answer(1, true);
    expect(await status()).toBe("open");
    await answer(2, true);
    expect(await status()).toBe("carried");
    const { decisions } = await s.campaigns.showing.seatView(game, person(0).id, "sunni");
    expect(decisions.some(({ owed, answered }) => owed && !answered)).toBe(true);
    expect((await s.campaigns.showing.chronicle(game, 5)).flatMap(({ told }) => told).at(-1)).toMatch(
      /All who have a say agreed/,
    );
    await act(0);
    expect(await isProved()).toBe(true);
  });

  it("stays if one says no, if one is silent for a day, or if somebody acts meanwhile", async () => {
    for (const n of [0, 1]) await act(n);
    await ask(0, { kind: "rewind" });
    await answer(1, false);
    expect(await status()).toBe("rejected");
    await ask(0, { kind: "rewind" });
    await act(2);
    await expect(answer(1, true, 2)).rejects.toThrow("This request is over.");
    expect(await status(2)).toBe("lapsed");
    await ask(0, { kind: "rewind" });
    await answer(1, true, 3);
    s.clock.advance(DAY);
    const before = await rows();
    await s.campaigns.tick();
    expect(await status(3)).toBe("lapsed");
    expect(await rows()).toBeGreaterThanOrEqual(before);
  });

  it("is still asked for after default answers, and after what was said ahead", async () => {
    for (const n of [0, 1]) await act(n);
    s.clock.advance(23 * HOUR);
    await ask(0, { kind: "rewind" });
    await pass(2 * HOUR);
    expect((await s.repository.log(game)).at(-1)?.kind).toBe("default");
    expect(await status()).toBe("open");
    for (const n of [1, 2]) await answer(n, true);
    expect(await status()).toBe("carried");
    const { decisions } = await s.campaigns.showing.seatView(game, person(0).id, "sunni");
    expect(decisions.some(({ owed, answered }) => owed && !answered)).toBe(true);
    expect(await isProved()).toBe(true);
  });

  it("is not asked for any more as soon as somebody acts, which its post says", async () => {
    for (const n of [0, 1]) await act(n);
    await ask(0, { kind: "rewind" });
    await act(2);
    expect(await status()).toBe("lapsed");
    expect(await channel()).toContain("Lapsed: the Kurds acted first. It can be asked again.");
  });

  it("ends without naming whoever could react in a window that waits for nobody else", async () => {
    const market = await Market.open({ reactions: ["toll:wait-holders"], cards: { blue: "guard" }, stored: false });
    const { requests } = market.s.campaigns;
    await market.does("red", ["travel Kut"]);
    await requests.ask(market.game, holder("red"), { kind: "rewind" }, interaction());
    await drain(market.s);
    await market.does("blue", ["stop"]);
    expect((await drain(market.s)).map(textOf).join("\n")).toContain("Lapsed: somebody acted first.");
    market.close();
  });

  it("is asked for by whoever has acted only", async () => {
    await act(0);
    await expect(ask(1, { kind: "rewind" })).rejects.toThrow("There is no act of yours to take back.");
  });
});

describe("a request that has lapsed", () => {
  const again = (n: number, number = 1) => s.campaigns.requests.askAgain(game, person(n), number, interaction());
  const buttons = async (): Promise<readonly string[]> =>
    (await drain(s)).flatMap(({ payload }) =>
      payload.kind === "post" ? payload.post.controls.map(({ label }) => label) : [],
    );

  it("is asked again by its asker alone, for the same act, as long as that counts", async () => {
    await act(0);
    await ask(0, { kind: "rewind" });
    await act(1);
    expect(await buttons()).toContain("Ask again");
    await expect(again(1)).rejects.toThrow("Only whoever asked that can ask it again");
    await expect(again(5)).rejects.toThrow(/those who play/);
    const first = (await s.repository.ballots(game)).at(0)?.subject;
    await again(0);
    const [, second] = await s.repository.ballots(game);
    expect(second).toMatchObject({
      status: "open",
      subject: { ...first, seq: expect.any(Number) },
      yes: [person(0).id],
    });
    expect(await channel()).toContain("Lapsed. It has been asked again.");
    await expect(again(0)).rejects.toThrow("Somebody has asked that already");
    for (const n of [1, 2]) await answer(n, true, 2);
    expect(await status(2)).toBe("carried");
    await expect(again(0)).rejects.toThrow("That act has been taken back already.");
    expect(await status(3)).toBeUndefined();
  });

  it("is for as long a pause as before; one that is open or settled otherwise is not asked again", async () => {
    await ask(0, { kind: "pause", days: 5 });
    await expect(again(0)).rejects.toThrow("There is no such request that has lapsed.");
    await answer(0, false);
    s.clock.advance(DAY);
    await again(0);
    await answer(1, true, 2);
    expect(await paused()).toBe(s.clock.now() + 5 * DAY);
    await expect(again(0)).rejects.toThrow("This campaign is paused already.");
  });
});

describe("a computer", () => {
  const byComputer = async (): Promise<number> =>
    (await s.repository.log(game)).filter(({ kind }) => kind === "bot").length;
  const settled = async ({ campaigns } = s): Promise<void> => {
    for (let i = 0; i < 20; i++) await new Promise((resolve) => setImmediate(resolve));
    await campaigns.tick();
  };
  /** Two people and a computer, which has not committed yet when the first asks to take back what they did. */
  async function asksBeforeComputer(pace: Pace): Promise<void> {
    game = await startedWith(s, { game: "iraqi-conflict", options: { seats: "3", turns: 2 }, pace }, SEATS);
    await act(0);
    await ask(0, { kind: "rewind" });
    await writeBehind(s.repository, { game, members: await computerKurds(), at: s.clock.now() });
    s = { ...s, campaigns: reopened(s) };
    await s.campaigns.resume();
    await settled();
  }
  beforeEach(() => asksBeforeComputer(24));
  const computerKurds = async (): Promise<readonly Member[]> =>
    (await s.repository.members(game)).map((one) => (one.seat === "kurds" ? { ...one, bot: true } : one));

  it("waits while a request to take back is open, an hour at most", async () => {
    expect(await byComputer()).toBe(0);
    await pass(HOUR - 1);
    await settled();
    expect(await byComputer()).toBe(0);
    await pass(1);
    await settled();
    await expect.poll(byComputer).toBeGreaterThan(0);
    expect(await status()).toBe("open");
  });

  it("holds still in a window that asks nobody, too", async () => {
    const onward = (actions: readonly string[]) =>
      actions.includes("endTravel")
        ? { action: "travel", params: { to: "Kut" } }
        : { action: actions.includes("endLoading") ? "endLoading" : "letThem", params: {} };
    const market = await Market.open({
      ...{ cards: { gold: "guard", blue: "map" }, computers: ["gold"], stored: false },
      rules: {
        defaultAnswer: (_, { actions }) => onward(actions),
        bot: (_, { actions }) => (actions.includes("stop") ? { action: "stop", params: {} } : null),
      },
    });
    const { s: service, game: id } = market;
    await market.does("red", ["load 1"]);
    await market.pass(23.75);
    await service.campaigns.requests.ask(id, holder("red"), { kind: "rewind" }, interaction());
    await market.pass(0.25);
    await market.pass(0.25);
    expect(await market.lines(2)).toEqual(["default red endLoading", "default red travel", "default blue letThem"]);
    await market.pass(0.25);
    await settled(service);
    expect((await market.lines()).at(-1), "half an hour after the request").toBe("default blue letThem");
    expect((await market.status()).awaited).toEqual(["gold"]);
    await market.pass(0.25);
    await settled(service);
    expect((await market.lines()).slice(4)).toContain("bot gold stop");
    market.close();
  });

  it("does not let its own time run out over it", async () => {
    await asksBeforeComputer(PRESETS.live);
    await pass(11 * 60_000);
    const own = (await s.repository.log(game)).filter(({ seat }) => seat === "kurds");
    expect(own.map(({ kind }) => kind)).toContain("bot");
    expect(own.map(({ kind }) => kind)).not.toContain("default");
  });

  it("goes on at once when the answer is there", async () => {
    await answer(1, false);
    await settled();
    expect(await byComputer()).toBeGreaterThan(0);
  });

  it("goes on at once when somebody acts", async () => {
    await act(1);
    await settled();
    expect(await status()).toBe("lapsed");
    expect(await byComputer()).toBeGreaterThan(0);
  });
});

it("a campaign ends without a result when all who play agree, whoever hosts it", async () => {
  await ask(1, { kind: "end" });
  await answer(0, true);
  expect((await s.campaigns.showing.record(game)).status).toBe("running");
  await answer(2, true);
  expect((await s.campaigns.showing.record(game)).status).toBe("abandoned");
  expect(await status()).toBe("carried");
});

describe("a campaign in which nobody plays any more", () => {
  const days = async (n: number): Promise<void> => {
    for (let day = 0; day < n; day++) await pass(DAY);
  };
  beforeEach(async () => {
    game = await startedGame(s, SEATS); // without deadlines
    await drain(s);
  });

  it("is paused after 30 days, its host asked, and goes on with the first act", async () => {
    await act(0);
    await days(29);
    expect(await paused()).toBeNull();
    await days(1);
    expect(await paused()).toBe(s.clock.now() + 30 * DAY);
    expect(await channel()).toMatch(/Nobody has played here for 30 days/);
    await act(1);
    expect(await paused()).toBeNull();
    expect(await channel()).toContain("The campaign goes on.");
  });

  it("ends without a result after 30 days more", async () => {
    await days(30);
    await days(29);
    expect((await s.campaigns.showing.record(game)).status).toBe("running");
    await days(1);
    expect((await s.campaigns.showing.record(game)).status).toBe("abandoned");
    expect(await channel()).toContain("Nobody has played in this campaign for 60 days");
  });

  it("is not one that its people have paused: that goes on by itself", async () => {
    await ask(0, { kind: "pause", days: 2 });
    await answer(1, true);
    await act(2);
    expect(await paused()).not.toBeNull();
    await days(2);
    expect(await paused()).toBeNull();
  });
});

describe("somebody in the place of one who has fallen silent", () => {
  async function kurdsFallSilent(days = 2): Promise<void> {
    for (let day = 0; day < days; day++) {
      for (const n of [0, 1]) await s.campaigns.showing.seatView(game, person(n).id, SEATS[n] ?? "");
      await pass(DAY);
    }
  }

  it("is asked once the others agree, and takes over what they accept", async () => {
    await expect(ask(0, { kind: "replace", seat: "kurds", to: person(7).id })).rejects.toThrow(/not silent/);
    await kurdsFallSilent();
    await channel();
    await ask(0, { kind: "replace", seat: "kurds", to: person(7).id });
    await answer(1, true);
    expect(await status()).toBe("carried");
    expect(await channel()).toMatch(/in the place of whoever holds the Kurds and has fallen silent/);
    await s.campaigns.people.answerSeatOffer(game, person(7), { number: 1, takes: true }, interaction());
    expect([
      await s.campaigns.showing.seatsOf(game, person(7).id),
      await s.campaigns.showing.seatsOf(game, person(2).id),
    ]).toEqual([["kurds"], []]);
  });

  it("is somebody who may take the seat: who plays already is refused when they are named, and lapses where they have joined since", async () => {
    await kurdsFallSilent();
    await expect(ask(0, { kind: "replace", seat: "kurds", to: person(1).id })).rejects.toThrow(/cannot take another/);
    await ask(0, { kind: "replace", seat: "kurds", to: person(7).id });
    const held = (await s.repository.members(game)).find(({ seat }) => seat === "shia");
    const joined = { ...held, person: person(7).id, name: "Person 7" } as Member;
    const others = (await s.repository.members(game)).filter(({ seat }) => seat !== "shia");
    await writeBehind(s.repository, { game, members: [...others, joined], at: s.clock.now() });
    const again = reopened(s);
    await again.requests.answer(game, person(7), { number: 1, yes: true }, interaction());
    expect(await status()).toBe("lapsed");
    expect(await channel()).toContain("Lapsed. It can be asked again.");
  });

  it("is not needed where they come back meanwhile; and whoever is silent has no say in the end", async () => {
    await kurdsFallSilent();
    await ask(0, { kind: "replace", seat: "kurds", to: person(7).id });
    await s.campaigns.showing.seatView(game, person(2).id, "kurds");
    await answer(1, true);
    expect(await status()).toBe("lapsed");
    await kurdsFallSilent(4);
    await ask(0, { kind: "end" });
    await answer(1, true, 2);
    expect((await s.campaigns.showing.record(game)).status, "they may still come back and say no").toBe("running");
    await pass(72 * HOUR);
    expect((await s.campaigns.showing.record(game)).status).toBe("abandoned");
  });
});
