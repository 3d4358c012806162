import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { councilGame, reopened } from "../../councils/council-game.ts";
import { drain, interaction, person, type Service, service, startedGame, textOf } from "../../harness.ts";
import { HOUR, holder, Market } from "../../market.ts";

const DAY = 24 * HOUR;
let s: Service;
let game: string;
beforeEach(async () => {
  s = await service();
});
afterEach(() => s.database.close());

async function begin(seats: readonly string[], pace = 24): Promise<void> {
  game = await startedGame(s, seats, { pace, turns: 9 });
  await drain(s);
}
async function act(n: number, seat: string): Promise<void> {
  const open = (await s.campaigns.showing.seatView(game, person(n).id, seat)).decisions.find(({ owed }) => owed);
  const action = open?.actions.includes("commit") ? "commit" : "ready";
  await s.campaigns.acting.submit({
    ...{ game, person: person(n).id, seat, interaction: interaction() },
    moves: [{ action, params: action === "commit" ? { discard: [] } : {} }],
  });
}
const look = (n: number, seat: string) => s.campaigns.showing.seatView(game, person(n).id, seat);
async function pass(ms: number): Promise<void> {
  s.clock.advance(ms);
  await s.campaigns.tick();
}
const texts = async (): Promise<readonly string[]> =>
  (await drain(s)).map((row) => `${row.destination} ${textOf(row)}`).filter((text) => !/ (seats|live)$/.test(text));
const rows = async (): Promise<readonly string[]> =>
  (await s.repository.log(game)).map(({ kind, seat }) => `${kind} ${seat}`);
const silent = async (seat: string): Promise<boolean> =>
  (await s.repository.members(game)).find((member) => member.seat === seat)?.silent !== null;
/** Both days the first acts, and the others do not. */
async function twoDays(): Promise<void> {
  for (let day = 0; day < 2; day++) {
    await act(0, (await s.repository.members(game))[0]?.seat ?? "");
    await pass(DAY);
  }
}

describe("whoever is waited for in vain for twice the whole time, two days at least,", () => {
  it("is silent: between two parties nothing runs any more, both are told, and the first press lets it go on", async () => {
    await begin(["us", "insurgents"]);
    await twoDays();
    expect(await silent("insurgents")).toBe(true);
    const told = await texts();
    expect(told.filter((text) => text.includes("has not been seen since"))).toHaveLength(1);
    expect(told.filter((text) => text.includes("stands still until you come back"))).toHaveLength(1);
    const before = await rows();
    await act(0, "us");
    await pass(5 * DAY);
    expect((await rows()).length).toBe(before.length + 1);
    expect((await s.campaigns.showing.status(game)).deadline).toBeNull();
    expect((await texts()).filter((text) => /reminder|not been seen/.test(text))).toEqual([]);
    const { deadline } = await look(1, "insurgents");
    expect(deadline).toBe(s.clock.now() + DAY);
    expect(await silent("insurgents")).toBe(false);
    expect((await texts()).join("\n")).toContain("is back.");
  });

  it("has their seat minded by a computer among more than two, until they press anything", async () => {
    const market = await Market.open();
    try {
      const told = async (): Promise<string> => (await drain(market.s)).map(textOf).join("\n");
      const bots = async () => (await market.lines()).filter((line) => line.startsWith("stand-in gold"));
      const plays = async (): Promise<void> => {
        const [seat = ""] = (await market.status()).awaited.filter((one) => one !== "gold");
        if (seat !== "") await market.does(seat, [], { end: true }).catch(() => market.does(seat, ["bid 0"]));
      };
      for (let day = 0; day < 4; day++) {
        await plays();
        for (const one of ["red", "blue"]) await market.seatView(one);
        await market.pass(24);
      }
      expect(await told()).toMatch(/has not been seen since .*the computer minds the golds/);
      await expect
        .poll(async () => {
          await plays();
          return await bots();
        })
        .not.toEqual([]);
      const member = async () => (await market.s.repository.members(market.game)).find(({ seat }) => seat === "gold");
      expect(await member()).toMatchObject({ standIn: "computer" });
      await market.seatView("gold");
      expect(await member()).toMatchObject({ standIn: null, silent: null, waited: 0 });
      expect(await told()).toContain("is back.");
    } finally {
      market.close();
    }
  });

  it("is not silent before two days are over, nor if they look in once a day", async () => {
    await begin(["us", "insurgents"], 4);
    for (let i = 0; i < 6; i++) {
      await act(0, "us").catch(() => undefined); // its turn may be over
      await pass(4 * HOUR);
    }
    expect(await silent("insurgents")).toBe(false);
    for (let day = 0; day < 4; day++) {
      await look(1, "insurgents");
      await act(0, "us").catch(() => undefined); // its turn may be over
      await pass(DAY);
    }
    expect(await silent("insurgents")).toBe(false);
  });

  it.each([
    ["", false],
    ["and the bot was started anew meanwhile, ", true],
  ])(
    "of a council that %sis not silent before that, where another of it looked in and has left",
    async (_, restarts) => {
      const council = await councilGame(s, 2);
      ({ game, s } = council);
      const isSilent = async (): Promise<boolean> =>
        (await s.repository.members(game)).some((member) => member.person === person(1).id && member.silent !== null);
      const day = async (): Promise<void> => {
        await act(2, "insurgents").catch(() => undefined); // its turn may be over
        await pass(DAY);
      };
      await day();
      await look(0, "us");
      await pass(0);
      if (restarts) s = { ...s, campaigns: reopened(s) };
      await s.campaigns.people.leave(game, person(0), interaction());
      await day();
      expect(await isSilent()).toBe(false);
      await day();
      expect(await isSilent()).toBe(true);
    },
  );

  it("can have their seat minded by a computer where the other wants it so", async () => {
    await begin(["us", "insurgents"]);
    await twoDays();
    await s.campaigns.people.fill(game, person(0), interaction());
    await act(0, "us").catch(() => undefined); // the computer may have gone on already
    await expect
      .poll(async () => (await rows()).filter((row) => row === "stand-in insurgents").length)
      .toBeGreaterThan(0);
    await look(1, "insurgents");
    expect((await s.repository.members(game)).map(({ standIn }) => standIn)).toEqual([null, null]);
  });

  it("gives the seat up after two weeks of silence", async () => {
    await begin(["us", "insurgents"]);
    await twoDays();
    for (let day = 0; day < 14; day++) {
      await look(0, "us");
      await pass(DAY);
    }
    expect((await texts()).join("\n")).toMatch(
      new RegExp(
        `<@${person(1).id}>  has not been seen here for two weeks, and holds no seat any more. The campaign waits`,
      ),
    );
    expect(await s.campaigns.showing.seatsOf(game, person(1).id)).toEqual([]);
  });
});

describe("everyone gone: a campaign in which nobody is active", () => {
  it("stands still: no default, no computer, until somebody presses something", async () => {
    await begin(["sunni", "shia", "kurds"]);
    for (let day = 0; day < 8; day++) await pass(DAY);
    await pass(DAY);
    const before = await rows();
    await pass(10 * DAY);
    expect(await rows()).toEqual(before);
    expect((await s.campaigns.showing.status(game)).deadline).toBeNull();
    await look(0, "sunni");
    expect((await s.campaigns.showing.status(game)).deadline).not.toBeNull();
  });
});

describe("silence", () => {
  it("follows from what everyone sees alone: a window that waits for whoever can react counts for nobody", async () => {
    const market = await Market.open({ reactions: ["toll:wait-holders"], cards: { gold: "guard" } });
    try {
      const waited = async (): Promise<readonly number[]> =>
        (await market.s.repository.members(market.game)).map((member) => member.waited);
      await market.does("red", ["travel Kut"]);
      await market.pass(24);
      expect(await market.lines()).toContain("default gold letThem");
      expect(await waited()).toEqual([0, 0, 0]);
      await market.pass(24);
      expect((await waited())[0]).toBeGreaterThan(0);
      await market.s.campaigns.showing.seatView(market.game, holder("red").id, "red");
      await market.pass(0);
      expect(await waited()).toEqual([0, 0, 0]);
    } finally {
      market.close();
    }
  });
});

it("that somebody was there is written with what they do, so that nothing forgets it that ends the process", async () => {
  await begin(["us", "insurgents"]);
  s.clock.advance(12 * HOUR);
  await act(0, "us");
  const seen = (await s.repository.members(game)).map((member) => [member.seat, member.seen]);
  expect(seen).toContainEqual(["us", s.clock.now()]);
  expect(seen).toContainEqual(["insurgents", null]);
});
