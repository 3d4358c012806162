import { afterEach, describe, expect, it, vi } from "vitest";
import { PRESETS } from "../../../../src/campaign/time/timetables.ts";
import { StoreUnavailable } from "../../../../src/store/problems.ts";
import type { OutboxRow } from "../../../../src/store/records.ts";
import { CHANNEL, drain, textOf, turnsDuring } from "../../harness.ts";
import { HOUR, holder, Market } from "../../market.ts";

const MINUTE = 60_000;
const ALL = ["toll:wait-all"];

const open: Market[] = [];
let market: Market;
/** How long the process has been awake, ms. */
let awake = 0;
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

/** A campaign in which a seat has three hours for a phase, and a bot that knows how long it has been awake. */
async function opened(wish: Parameters<typeof Market.open>[0] = {}): Promise<Market> {
  awake = 0;
  market = await Market.open({ pace: 3, ...wish });
  market.s.clock.awake = () => awake;
  open.push(market);
  await look();
  await drain(market.s);
  return market;
}

const look = (): Promise<void> => market.s.campaigns.tick();

/** Time passes as it does for a bot that is there. */
async function there(hours: number): Promise<void> {
  for (let minutes = 0; minutes < hours * 60; minutes++) {
    awake += MINUTE;
    market.s.clock.advance(MINUTE);
    await look();
  }
}

/** The machine sleeps, or its clock is set forward. */
async function away(hours: number): Promise<void> {
  market.s.clock.advance(hours * HOUR);
  await look();
}

/** The bot is not running for a while. */
async function down(hours: number): Promise<void> {
  market.s.clock.advance(hours * HOUR);
  await market.restart();
  market.s.clock.awake = () => awake;
  await look();
}

/** Hours until a seat's time is up; null: it is not waited for. */
async function left(seat: string): Promise<number | null> {
  const { deadline } = await market.seatView(seat);
  return deadline === null ? null : (deadline - market.s.clock.now()) / HOUR;
}

const isNotice = (row: OutboxRow): boolean => textOf(row).includes("I was away");
const notices = async (): Promise<readonly OutboxRow[]> => (await drain(market.s)).filter(isNotice);
const reminded = async (): Promise<readonly string[]> =>
  (await drain(market.s)).flatMap((row) => (textOf(row).includes("reminder") ? row.destination : []));

describe.each([
  ["the machine slept", away],
  ["the bot was not running", down],
])("a deadline that came while %s", (_, absent) => {
  it("is later by that time, and nothing was answered", async () => {
    await opened();
    await there(2.5);
    await absent(1.25);
    expect(await market.lines()).toEqual([]);
    expect(await left("red")).toBe(0.5);
    await there(0.5);
    expect(await market.lines()).toEqual(["default red endLoading"]);
  });

  it("is told once, in the channel, and calls nobody", async () => {
    await opened({ reactions: ALL });
    await market.does("red", ["travel Kut"]);
    await there(2.5);
    await drain(market.s);
    await absent(1.25);
    const [notice, ...more] = await notices();
    expect(more).toEqual([]);
    expect(notice?.destination).toBe(`channel:${CHANNEL}`);
    expect(notice?.payload).toMatchObject({ post: { ping: [] } });
    expect(notice && textOf(notice)).toContain("1 hour 15 minutes");
    await there(0.25);
    expect(await notices()).toEqual([]);
  });

  it("is shown where the old one was", async () => {
    await opened();
    await there(2.5);
    await drain(market.s);
    await absent(1.25);
    const slots = (await drain(market.s)).filter((row) => !isNotice(row)).map(({ slot }) => slot);
    expect(slots.sort()).toEqual(["live:1", "seats"]);
  });

  it("leaves nobody less than they had, or than the bot was away", async () => {
    await opened();
    await there(1.5);
    await absent(1);
    expect(await left("red")).toBe(1);
  });

  it("stays where it is if there is time enough", async () => {
    await opened();
    await there(0.25);
    await drain(market.s);
    await absent(1);
    expect(await left("red")).toBe(1.75);
    expect(await notices()).toEqual([]);
  });

  it("brings its reminder later, once", async () => {
    await opened();
    await there(2.125);
    await drain(market.s);
    await absent(1.25);
    expect(await reminded()).toEqual([]);
    await there(0.125);
    expect(await reminded()).toEqual([`person:${holder("red").id}`]);
    await there(0.125);
    expect(await reminded()).toEqual([]);
  });

  it("reminds nobody again", async () => {
    await opened();
    await there(2.5);
    await drain(market.s);
    await absent(1.25);
    await there(0.25);
    expect(await reminded()).toEqual([]);
  });
});

describe("whoever comes first after an absence", () => {
  /** What a seat had when it was last waited for, in hours. */
  const kept = async (seat: string): Promise<number | undefined> => {
    const clocks = await market.s.repository.clocks(market.game);
    const left = clocks.find((clock) => clock.seat === seat && clock.shape === "together")?.left;
    return left === undefined ? left : left / HOUR;
  };

  it("does nothing before what was lost is given back", async () => {
    await opened({ reactions: ALL });
    await market.does("red", ["travel Kut"]);
    await there(2.5);
    market.s.clock.advance(1.25 * HOUR);
    await market.restart();
    await market.does("gold", ["letThem"]);
    expect(await kept("gold")).toBe(0.5);
  });

  it("needs no restart for that", async () => {
    await opened({ reactions: ALL });
    await market.does("red", ["travel Kut"]);
    await there(2.5);
    market.s.clock.advance(1.25 * HOUR);
    await market.does("gold", ["letThem"]);
    expect(await kept("gold")).toBe(0.5);
  });
});

it("bot down over a limit: open hours come back, alike for all who are asked together; closed ones were nobody's", async () => {
  await opened({ reactions: ALL, pace: { ...PRESETS.daily, zone: "UTC", closed: { from: 22 * 60, to: 8 * 60 } } });
  await there(8.5); // half past eight
  await market.does("red", ["travel Kut"]);
  const [asked, ...others] = (await market.status()).awaited;
  expect(others).toHaveLength(1);
  expect(await left(asked ?? "")).toBe(34); // 13.5 open hours today, 10.5 tomorrow
  await away(36); // until half past eight in the evening
  for (const seat of [asked, ...others]) expect(await left(seat ?? "")).toBe(44); // 1.5 today, 14 and 8.5 on the next days
  expect((await market.lines()).some((line) => line.startsWith("default"))).toBe(false);
});

describe("an absence", () => {
  it("of a minute is none", async () => {
    await opened();
    await there(3 - 1 / 60);
    await drain(market.s);
    await away(1 / 60);
    expect(await market.lines()).toEqual(["default red endLoading"]);
    expect(await notices()).toEqual([]);
  });

  it("is none where the clock goes back, but where it goes forward again", async () => {
    await opened();
    await there(2.5);
    await drain(market.s);
    await away(-2);
    expect(await left("red")).toBe(2.5);
    expect(await notices()).toEqual([]);
    await away(8);
    expect(await left("red")).toBe(2.5);
    expect(await notices()).toHaveLength(1);
  });

  it("is time in which the bot did not look, for whatever reason", async () => {
    await opened();
    await there(2.5);
    awake += HOUR;
    await away(1);
    expect(await left("red")).toBeCloseTo(0.5, 1);
    expect(await market.lines()).toEqual([]);
  });

  it("is time in which nothing could be stored", async () => {
    await opened();
    await there(2.5);
    const { repository } = market.s;
    const full = new StoreUnavailable("its disk is full");
    const spies = [vi.spyOn(repository, "keepAwake"), vi.spyOn(repository, "write")];
    for (const spy of spies) spy.mockRejectedValue(full);
    await there(1);
    for (const spy of spies) spy.mockRestore();
    await look();
    expect(await left("red")).toBeCloseTo(0.5, 1);
    expect(await market.lines()).toEqual([]);
  });

  it("is given back once, even if the bot dies before it has noted that", async () => {
    await opened();
    await there(2.5);
    vi.spyOn(market.s.repository, "keepAwake").mockRejectedValue(new Error("the power failed"));
    await expect(away(1)).rejects.toThrow("the power failed");
    await down(1 / 60);
    expect(await left("red")).toBeCloseTo(0.5, 1);
    expect(await notices()).toHaveLength(1);
  });

  it("is given back before anything is answered, should that take a second try", async () => {
    await opened();
    await there(2.5);
    const broken = vi.spyOn(market.s.repository, "write").mockRejectedValueOnce(new Error("something else"));
    await away(1);
    expect(broken).toHaveBeenCalledTimes(1);
    expect(await market.lines()).toEqual([]);
    await there(0.05);
    expect(await left("red")).toBeCloseTo(0.45, 1);
    expect(await market.lines()).toEqual([]);
  });

  it("names nobody where the game waits for whoever can react", async () => {
    await opened({ reactions: ["toll:wait-holders"], cards: { gold: "guard" } });
    await market.does("red", ["travel Kut"]);
    await there(2.5);
    await drain(market.s);
    await away(1);
    const [notice] = await notices();
    expect(notice && textOf(notice)).not.toMatch(/gold|<t:/);
    expect(await left("gold")).toBe(0.5);
  });

  it("is none of a campaign's whose host wants no clock", async () => {
    await opened({ pace: null });
    await away(1000);
    expect(await notices()).toEqual([]);
  });
});

describe("among many campaigns", () => {
  /** Five campaigns, as many as a person may host. */
  async function many(): Promise<void> {
    await opened();
    await market.more(4, 3);
  }

  it("others get their turn while what was lost is given back", async () => {
    await many();
    expect(await turnsDuring(() => away(2))).toBeGreaterThanOrEqual(5);
  });

  it("others get their turn while deadlines follow a clock that was set back", async () => {
    await many();
    expect(await turnsDuring(() => away(-2))).toBeGreaterThanOrEqual(5);
  });

  it("others get their turn while those whose time is up are answered for", async () => {
    await many();
    await there(3 - 1 / 60);
    expect(await turnsDuring(() => there(1 / 60))).toBeGreaterThanOrEqual(5);
  });
});

describe("a deadline", () => {
  it("is never further away than the pace, even if the bot was last there under a clock that began in 1970", async () => {
    await opened();
    await market.s.repository.keepAwake(5);
    await down(1);
    expect(await left("red")).toBe(3);
  });

  it("is never further away than the pace, even if the clock goes back by more", async () => {
    await opened();
    await there(0.5);
    await away(-1000);
    expect(await left("red")).toBe(3);
    await there(3);
    expect(await market.lines()).toEqual(["default red endLoading"]);
  });
});

describe("time that is given back in many campaigns", () => {
  const others = 4;
  const isGivenBack = ([{ interaction }]: Parameters<Market["s"]["repository"]["write"]>): boolean =>
    interaction?.startsWith("away ") === true;

  /** Several campaigns, and the bot was away from all of them. `write`: what its store does. */
  const afterFourHours = async () => {
    await opened();
    await market.more(others, 3);
    await there(2.5);
    market.s.clock.advance(4 * HOUR);
    const { repository } = market.s;
    return { repository, write: repository.write };
  };

  it("keeps nobody waiting who plays in one of them, and is there before they act", async () => {
    const { repository, write } = await afterFourHours();
    let goOn = (): void => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const of = market.game;
    vi.spyOn(repository, "write").mockImplementation(async (change, from) => {
      if (isGivenBack([change, from]) && change.game !== of) await held; // as if it took long
      return await write(change, from);
    });
    const looking = look();
    await market.does("red", ["load 1"]);
    expect(await left("red")).toBe(0.5);
    goOn();
    await looking;
    vi.restoreAllMocks();
    expect(await notices()).toHaveLength(others + 1);
  });

  it("is no absence itself, however long it takes", async () => {
    const { repository, write } = await afterFourHours();
    vi.spyOn(repository, "write").mockImplementation(async (change, from) => {
      if (isGivenBack([change, from])) {
        awake += 40_000;
        market.s.clock.advance(40_000);
      }
      return await write(change, from);
    });
    await look();
    expect(await notices()).toHaveLength(others + 1);
    vi.restoreAllMocks();
    await there(0.25);
    expect(await notices()).toEqual([]);
  });
});
