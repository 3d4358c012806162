import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Envelope, type GameTypes, Refused, type Shape } from "#engine";
import { type ClockContext, clocksAfter, type SeatClock } from "../../../src/campaign/time/clocks.ts";
import { daysFrom, nextDate, openAfter, openBetween } from "../../../src/campaign/time/open-hours.ts";
import { isNoShorter } from "../../../src/campaign/time/time-compared.ts";
import { timetableLines } from "../../../src/campaign/time/timetable-words.ts";
import { PRESETS, timetableOf } from "../../../src/campaign/time/timetables.ts";
import type { Timetable } from "../../../src/store/timetable.ts";
import { drain, interaction, textOf } from "../harness.ts";
import { HOUR, holder, Market, SEATS } from "../market.ts";

const MINUTE = 60_000;
const NIGHTS = { from: 22 * 60, to: 8 * 60 };
const BERLIN: Timetable = { ...PRESETS.daily, zone: "Europe/Berlin" };
const at = (text: string): number => Date.parse(text);
const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString().slice(0, 16));

describe("closed hours and days off", () => {
  const nights = { ...BERLIN, closed: NIGHTS };

  it("do not count, wherever they begin and end", () => {
    expect(iso(openAfter(nights, at("2026-11-02T20:00Z"), 2 * HOUR))).toBe("2026-11-03T08:00"); // 21:00 there; an hour, the night, an hour
    expect(iso(openAfter(nights, at("2026-11-02T23:00Z"), HOUR))).toBe("2026-11-03T08:00");
    const noon = { ...BERLIN, closed: { from: 12 * 60, to: 13 * 60 } };
    expect(iso(openAfter(noon, at("2026-11-02T10:00Z"), 2 * HOUR))).toBe("2026-11-02T13:00");
  });

  it("are passed over whole where several follow each other", () => {
    const off = { ...nights, daysOff: [6, 7], holidays: [{ from: "2026-11-09", to: "2026-11-09" }] };
    expect(iso(openAfter(off, at("2026-11-06T20:00Z"), 2 * HOUR))).toBe("2026-11-10T08:00"); // Friday 21:00 to Tuesday 9:00
  });

  it("are left out of what lies between two moments, which is the time that leads from one to the other", () => {
    const off = { ...nights, daysOff: [7] };
    const from = at("2026-10-23T12:00Z");
    for (const hours of [0, 1, 7, 8, 9, 30, 100]) {
      const to = openAfter(off, from, hours * HOUR);
      expect(openBetween(off, from, to)).toBe(hours * HOUR);
    }
    expect(openBetween(off, from, from - HOUR)).toBe(0);
  });

  it("are found in so many days, the day before among them: its night may not be over", () => {
    const dated = { ...nights, dates: { days: [1, 2, 3, 4, 5, 6, 7], at: 20 * 60 } };
    const { closed, dates } = daysFrom(dated, at("2026-11-02T05:00Z"), 2);
    const nightsFound = closed.filter(({ from, to }) => to > from).map(({ from, to }) => [iso(from), iso(to)]);
    expect(nightsFound).toEqual([
      ["2026-11-01T21:00", "2026-11-02T07:00"],
      ["2026-11-02T21:00", "2026-11-03T07:00"],
    ]);
    expect(dates.map(iso)).toEqual(["2026-11-02T19:00"]);
  });

  it("leave limits their real hours when daylight saving begins or ends", () => {
    expect(iso(openAfter(BERLIN, at("2026-10-24T20:00Z"), 24 * HOUR))).toBe("2026-10-25T20:00");
    const skipped = { ...BERLIN, closed: { from: 60, to: 150 } }; // 2:30 does not exist on 29 March: the night ends at 3:00
    expect(iso(openAfter(skipped, at("2026-03-29T00:30Z"), 1))).toBe("2026-03-29T01:00");
  });
});

describe("a date", () => {
  const evenings = { days: [1, 4], at: 20 * 60 };

  it("is the next one of the week's", () => {
    expect(iso(nextDate({ ...BERLIN, dates: evenings }, at("2026-11-02T19:00Z")))).toBe("2026-11-02T19:00");
    expect(iso(nextDate({ ...BERLIN, dates: evenings }, at("2026-11-02T19:01Z")))).toBe("2026-11-05T19:00");
  });

  it("that daylight saving skips is the next time that exists; one that comes twice, the second", () => {
    const nightly = { ...BERLIN, dates: { days: [7], at: 150 } };
    expect(iso(nextDate(nightly, at("2026-03-27T00:00Z")))).toBe("2026-03-29T01:00");
    expect(iso(nextDate(nightly, at("2026-10-23T00:00Z")))).toBe("2026-10-25T01:30");
  });
});

describe("the time for a question", () => {
  const env = { seats: ["red"], frames: [{ ask: { seats: ["red"], answered: [] } }], over: null };
  const none = new Set<string>();
  const context = (timetable: Timetable, shape: Shape, now = 0): ClockContext => ({
    ...{ timetable, shape, now, phase: "p", acted: none, expired: none, final: false, resting: [], paused: false },
    env: env as unknown as Envelope<GameTypes>, // all that it looks at
  });
  const begun = (timetable: Timetable, shape: Shape, now?: number): number =>
    (clocksAfter([], context(timetable, shape, now))[0]?.deadline ?? 0) - (now ?? 0);

  it("goes by its shape", () => {
    const minutes = (["together", "in-order", "reply"] as const).map((shape) => begun(PRESETS.live, shape) / MINUTE);
    expect(minutes).toEqual([10, 10, 5]);
  });

  it("is a clock of its own for each shape: a reply takes nothing from a seat's turn", () => {
    const turn = clocksAfter([], context(PRESETS.live, "in-order"));
    const reply = clocksAfter(turn, context(PRESETS.live, "reply", 4 * MINUTE));
    expect(reply.map(({ shape, left, deadline }) => [shape, left / MINUTE, deadline && deadline / MINUTE])).toEqual([
      ["in-order", 6, null],
      ["reply", 5, 9],
    ]);
    const again = clocksAfter(reply, { ...context(PRESETS.live, "in-order", 8 * MINUTE), acted: new Set(["red"]) });
    expect(again.find(({ shape }) => shape === "in-order")?.deadline).toBe(14 * MINUTE);
  });

  it("put to several at once ends at the next date that is six hours away that count", () => {
    const calendar = { ...PRESETS.calendar, zone: "Europe/Berlin" };
    const end = (now: number): string | null => iso(now + begun(calendar, "together", now));
    expect(end(at("2026-11-02T12:00Z"))).toBe("2026-11-02T19:00"); // 13:00 there
    expect(end(at("2026-11-02T14:00Z"))).toBe("2026-11-03T19:00");
    expect(begun(calendar, "in-order", at("2026-11-02T12:00Z"))).toBe(4 * HOUR);
  });

  it("is reminded of when a quarter of what counts is left", () => {
    const [clock] = clocksAfter([], context({ ...BERLIN, closed: NIGHTS }, "reply", at("2026-11-02T11:00Z")));
    expect([iso(clock?.remind ?? null), iso(clock?.deadline ?? null)]).toEqual([
      "2026-11-03T15:00",
      "2026-11-03T21:00",
    ]);
  });

  it("that has run out where the campaign waits on does not begin again", () => {
    const waits = { ...PRESETS.daily, atLimit: "wait" as const };
    const out: SeatClock = { seat: "red", phase: "p", shape: "reply", left: 0, deadline: null, remind: null };
    expect(clocksAfter([out], context(waits, "reply"))).toEqual([out]);
    expect(clocksAfter([out], context(PRESETS.daily, "reply"))[0]?.deadline).toBe(10 * MINUTE);
  });
});

describe("a timetable", () => {
  it("is hours for every question, or one that makes sense", () => {
    expect(timetableOf(36)?.limits).toEqual({ together: 2160, "in-order": 2160, reply: 2160 });
    for (const wrong of [0, 1.5, 721, Number.NaN]) expect(() => timetableOf(wrong)).toThrow(/whole number of hours/);
    const reasons = [
      { ...BERLIN, zone: "Mars/Olympus" },
      { ...BERLIN, closed: { from: 60, to: 60 } },
      { ...BERLIN, daysOff: [1, 2, 3, 4, 5, 6, 7] },
      { ...BERLIN, holidays: [{ from: "2026-12-24", to: "2026-12-01" }] },
      { ...BERLIN, limits: { ...BERLIN.limits, reply: 0 } },
    ].map((wish) => {
      try {
        return timetableOf(wish);
      } catch (error) {
        return error instanceof Refused ? error.text : "";
      }
    });
    expect(reasons).toEqual([
      "There is no time zone of that name; one is called “Europe/Berlin”.",
      "Closed hours must leave some of the day open: “22-8”, for instance.",
      "At least one day of the week must count.",
      "A time off must not end before it begins.",
      "A limit is from one minute to 60 days.",
    ]);
    expect(timetableOf({ ...BERLIN, zone: "europe/berlin" })?.zone).toBe("Europe/Berlin");
  });

  it("is said in words", () => {
    expect(timetableLines(null)).toEqual(["No deadlines."]);
    expect(timetableLines(timetableOf(24)).join(" ")).toBe(
      "24 hours for each seat in each phase. When time is up, the default action is taken.",
    );
    const christmas = { from: "2026-12-24", to: "2027-01-01" };
    const full = { ...PRESETS.calendar, zone: "Europe/Berlin", daysOff: [7], holidays: [christmas] };
    expect(timetableLines(full)).toEqual([
      "Questions to several seats at once close every day at 20:00 (Europe/Berlin); 4 hours in one's own turn; 4 hours to reply in another's.",
      "22–8, Sun and 24 Dec 2026 – 1 Jan 2027 do not count (Europe/Berlin).",
      "When time is up, the default action is taken.",
    ]);
  });

  describe("gives nobody less time", () => {
    const now = Date.parse("2026-11-26T10:00:00Z");
    const { relaxed, daily, calendar, live } = PRESETS;
    const christmas = { from: "2026-12-24", to: "2026-12-26" };
    const NIGHTS = { from: 22 * 60, to: 8 * 60 };
    const noLess: readonly (readonly [string, Timetable, Timetable | null])[] = [
      ["if limits grow", daily, { ...daily, limits: { ...daily.limits, reply: 3000 } }],
      ["if more days are off", daily, { ...daily, holidays: [christmas] }],
      ["if deadlines go", daily, null],
      ["if limits grow, and nights no longer count", daily, relaxed],
      ["if more of the night does not count", relaxed, { ...relaxed, closed: { from: 20 * 60, to: 10 * 60 } }],
      ["if hours that did not count do, and limits grow by more", relaxed, { ...daily, limits: triple(relaxed) }],
      ["if another zone means the same", daily, { ...daily, zone: "Asia/Tokyo" }],
      [
        "if times off that are over are forgotten",
        { ...daily, holidays: [{ from: "2026-01-01", to: "2026-01-02" }] },
        daily,
      ],
      [
        "if times off are drawn together",
        { ...daily, holidays: [christmas] },
        { ...daily, holidays: [{ from: "2026-12-20", to: "2027-01-02" }] },
      ],
      [
        "if a limit shrinks that dates have taken the place of",
        calendar,
        { ...calendar, limits: { ...calendar.limits, together: 60 } },
      ],
      [
        "if dates give way to a limit as long as the longest wait for one",
        calendar,
        { ...calendar, dates: null, limits: { ...calendar.limits, together: 2 * 1440 } },
      ],
    ];
    it.each(noLess)("%s", (_, before, after) => expect(isNoShorter(before, after, now)).toBe(true));

    const less: readonly (readonly [string, Timetable | null, Timetable])[] = [
      ["if a limit shrinks", relaxed, { ...relaxed, limits: daily.limits }],
      ["if the night counts", relaxed, { ...relaxed, closed: null }],
      ["if five minutes of the night count", relaxed, { ...relaxed, closed: { ...NIGHTS, from: NIGHTS.from + 5 } }],
      ["if the night is another one", relaxed, { ...relaxed, zone: "Asia/Tokyo" }],
      ["if zones part in summer", { ...relaxed, zone: "Europe/Berlin" }, { ...relaxed, zone: "Africa/Lagos" }],
      ["if a day off counts", { ...live, daysOff: [7] }, live],
      ["if a time off is given up", { ...live, holidays: [christmas] }, live],
      ["if dates come an hour earlier", calendar, { ...calendar, dates: { days: [1, 2, 3, 4, 5, 6, 7], at: 19 * 60 } }],
      ["if there were no deadlines", null, daily],
    ];
    it.each(less)("but does %s", (_, before, after) => expect(isNoShorter(before, after, now)).toBe(false));
  });
});

const triple = ({ limits }: Timetable): Timetable["limits"] => ({
  together: 3 * limits.together,
  "in-order": 3 * limits["in-order"],
  reply: 3 * limits.reply,
});

describe("a running campaign", () => {
  let market: Market;
  beforeEach(async () => {
    market = await Market.open({ pace: 24 });
    await drain(market.s);
  });
  afterEach(() => market.close());

  const retime = (seat: string, pace: Timetable | number | null) =>
    market.s.campaigns.time.retime(market.game, holder(seat), pace, interaction());
  const left = async (seat: string): Promise<number | null> => {
    const { deadline } = await market.seatView(seat);
    return deadline === null ? null : (deadline - market.s.clock.now()) / HOUR;
  };

  it("has more time from the next question on as soon as its host says so; the open one keeps its deadline", async () => {
    expect(await retime("red", 48)).toBe("done");
    expect((await drain(market.s)).map(textOf).join("\n")).toContain("From the next question on: 2 days");
    expect(await left("red")).toBe(24);
    await market.endMarket("red");
    expect(await left("blue")).toBe(48);
    await expect(retime("blue", 72)).rejects.toThrow(/Only the host/);
  });

  it("has less time once all who play agree", async () => {
    expect(await retime("red", 12)).toBe("asks-others");
    expect((await market.s.campaigns.showing.record(market.game)).timetable).toEqual(timetableOf(24));
    const ask = (seat: string) =>
      market.s.campaigns.requests.ask(
        market.game,
        holder(seat),
        { kind: "timetable", timetable: timetableOf(12) },
        interaction(),
      );
    await expect(ask("blue")).rejects.toThrow(/Only the host/);
    await ask("red");
    expect((await drain(market.s)).map(textOf).join("\n")).toMatch(/keep time differently.*12 hours.*All 3/s);
    for (const seat of ["blue", "gold"])
      await market.s.campaigns.requests.answer(market.game, holder(seat), { number: 1, yes: true }, interaction());
    expect((await market.s.campaigns.showing.record(market.game)).timetable).toEqual(timetableOf(12));
    expect(await left("red")).toBe(24);
    await market.endMarket("red");
    expect(await left("blue")).toBe(12);
  });

  it("changes at once what gives nobody less time, such as a zone by which nothing goes, or a longer night", async () => {
    const daily = timetableOf(24) ?? PRESETS.daily;
    expect(await retime("red", { ...daily, zone: "Asia/Tokyo" })).toBe("done");
    expect(await retime("red", { ...PRESETS.relaxed, zone: "Asia/Tokyo" })).toBe("done");
    const longNight = { ...PRESETS.relaxed, zone: "Asia/Tokyo", closed: { from: 20 * 60, to: 10 * 60 } };
    expect(await retime("red", longNight)).toBe("done");
    expect(await retime("red", { ...longNight, zone: "UTC" })).toBe("asks-others");
    expect(await retime("red", { ...longNight, atLimit: "computer" })).toBe("asks-others");
  });

  it("leaves a clock that stands as much of the day as it had, where other hours count from now on", async () => {
    const nights = { ...PRESETS.relaxed, limits: PRESETS.daily.limits };
    expect(await retime("red", nights)).toBe("done");
    await market.endMarket("red");
    const until = (await market.seatView("blue")).deadline;
    await market.s.campaigns.time.goAway(market.game, holder("blue"), 1, interaction());
    expect(await left("blue")).toBeNull();
    const threeDays = { ...PRESETS.daily, limits: triple(PRESETS.daily) };
    expect(await retime("red", threeDays)).toBe("done");
    await market.s.campaigns.time.comeBack(market.game, holder("blue"), interaction());
    expect((await market.seatView("blue")).deadline).toBe(until);
  });

  it("has no clock where its host takes the deadlines away", async () => {
    expect(await retime("red", null)).toBe("done");
    expect(await Promise.all(SEATS.map(left))).toEqual([null, null, null]);
    await market.pass(1000);
    expect(await market.lines()).toEqual([]);
  });

  it("waits on when time is up, and says so, if that is its way", async () => {
    expect(await retime("red", null)).toBe("done");
    await market.s.campaigns.requests.ask(
      market.game,
      holder("red"),
      { kind: "timetable", timetable: { ...PRESETS.daily, atLimit: "wait" } },
      interaction(),
    );
    for (const seat of ["blue", "gold"])
      await market.s.campaigns.requests.answer(market.game, holder(seat), { number: 1, yes: true }, interaction());
    expect(await left("red")).toBe(24);
    await market.pass(24);
    await market.pass(100);
    expect([await market.lines(), await left("red"), (await market.status()).awaited]).toEqual([[], null, ["red"]]);
    await market.endMarket("red");
    expect(await left("blue")).toBe(24);
  });

  it("has the computer answer once when time is up, if that is its way, and asks the seat again after that", async () => {
    const bot: Market["definition"]["bot"] = (_, { actions }) =>
      actions.includes("loadGoods") ? { action: "loadGoods", params: { crates: 1 } } : null;
    const other = await Market.open({ pace: { ...PRESETS.daily, atLimit: "computer" }, rules: { bot } });
    try {
      await other.pass(24);
      expect(await other.lines()).toEqual(["stand-in red loadGoods"]);
      const { deadline } = await other.seatView("red");
      expect(((deadline ?? 0) - other.s.clock.now()) / MINUTE).toBe(10);
    } finally {
      other.close();
    }
  });
});
