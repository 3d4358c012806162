import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  typedDates,
  typedDays,
  typedHolidays,
  typedHours,
  typedPace,
  typedSpan,
} from "../../../../src/discord/commands/typing/typed-time.ts";
import { Stage, said } from "../../stage.ts";

describe("times as people type them", () => {
  it("are spans in minutes, hours or days, hours where nothing is said", () => {
    expect(["10m", "4h", "2 days", "36", "90 min"].map(typedSpan)).toEqual([10, 240, 2880, 2160, 90]);
    for (const wrong of ["", "0", "-3", "soon", "31d"]) expect(() => typedSpan(wrong)).toThrow(/write “10m”/);
  });

  it("are hours of the day", () => {
    expect([typedHours("22-8"), typedHours("22:30 – 7"), typedHours("none")]).toEqual([
      { from: 1320, to: 480 },
      { from: 1350, to: 420 },
      null,
    ]);
    for (const wrong of ["22", "25-3", "8-9-10", "8:70-9"]) expect(() => typedHours(wrong)).toThrow(/are not hours/);
  });

  it("are days of the week, and dates of them", () => {
    expect([typedDays("Sat, sunday"), typedDays("every day"), typedDays("none")]).toEqual([
      [6, 7],
      [1, 2, 3, 4, 5, 6, 7],
      [],
    ]);
    expect(typedDates("Mon, Thu 19:30")).toEqual({ days: [1, 4], at: 1170 });
    expect(typedDates("every day at 20:00")).toEqual({ days: [1, 2, 3, 4, 5, 6, 7], at: 1200 });
    expect([typedDates("20"), typedDates("none")]).toEqual([{ days: [1, 2, 3, 4, 5, 6, 7], at: 1200 }, null]);
    expect(() => typedDays("Someday")).toThrow(/not a day of the week/);
    expect(() => typedDates("now and then")).toThrow(/names no times/);
  });

  it("are times off, the next ones where no year is said", () => {
    expect(typedHolidays("24 Dec – 1 Jan, 1 May 2027", "2026-11-02")).toEqual([
      { from: "2026-12-24", to: "2027-01-01" },
      { from: "2027-05-01", to: "2027-05-01" },
    ]);
    expect(typedHolidays("1 January", "2026-11-02")).toEqual([{ from: "2027-01-01", to: "2027-01-01" }]);
    expect(typedHolidays("none", "2026-11-02")).toEqual([]);
    for (const wrong of ["31 Feb", "Christmas", "24 Dec - soon", "24 Dec - 1 Jan - 3 Jan"])
      expect(() => typedHolidays(wrong, "2026-11-02")).toThrow(/not a time off/);
  });

  it("are paces by name, or hours", () => {
    expect([typedPace("36"), typedPace("none"), typedPace("0")]).toEqual([36, null, null]);
    expect(typedPace("Live")).toMatchObject({ limits: { together: 10, "in-order": 10, reply: 5 } });
    expect(() => typedPace("briskly")).toThrow(/choose live, daily, relaxed, calendar or none/);
  });
});

describe("/game clock", () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await Stage.open({ people: ["Ada", "Ben"] });
  });
  afterEach(async () => {
    expect(stage.sandbox.complaints()).toEqual([]);
    await stage.close();
  });
  const clock = async (options: object, who = stage.ada): Promise<string> =>
    said(await stage.command(who, "game clock", options));

  it("says how a campaign keeps time, and lets its host change it: in the lobby at once, later as far as nobody has less", async () => {
    await stage.command(stage.ada, "game create", {
      game: "iraqi-conflict",
      seats: "2",
      name: "Tigris",
      pace: "relaxed",
    });
    expect(await clock({})).toMatch(/3 days when several seats are asked at once; .*22–8 does not count \(UTC\)/s);
    expect(await clock({ zone: "Europe/Berlin", closed: "23-7" })).toContain("23–7 does not count (Europe/Berlin)");
    await stage.posted(stage.ada, "23–7 does not count (Europe/Berlin)");
    expect(await clock({ zone: "Olympus" })).toContain("“Olympus” is not a time zone");
    expect(await clock({ reply: "1h" }, stage.ben)).toContain("Only the host");
    await stage.command(stage.ada, "game join", { seat: "us" });
    await stage.command(stage.ben, "game join", { seat: "insurgents" });
    await stage.command(stage.ada, "game start");
    stage.service.clock.now = () => Date.parse("2033-12-31T23:30:00Z"); // in Berlin it is the new year
    expect(await clock({ holidays: "24 Dec, 31 Dec" })).toContain("24 Dec");
    const { timetable } = (await stage.service.campaigns.showing.find({ channel: stage.channel }))[0] ?? {};
    expect(timetable?.holidays.map(({ from }) => from)).toEqual(["2034-12-24", "2034-12-31"]);
    stage.service.clock.now = () => Date.now();
    expect(await clock({ together: "1d" })).toContain("The others are asked");
    const post = await stage.posted(stage.ben, "asks to keep time differently");
    await stage.press(stage.ben, post, "Yes").reply();
    await stage.posted(stage.ada, "From the next question on: 24 hours when several seats");
  });

  it("proposes paces and zones while they are typed", async () => {
    await stage.command(stage.ada, "game create", { game: "iraqi-conflict", seats: "2", name: "Tigris" });
    const proposed = async (focused: string, text: string): Promise<readonly unknown[]> => {
      const wish = { channel: stage.channel, command: "game clock", options: { [focused]: text }, focused };
      return (await stage.ada.autocomplete(wish).choices()).map(({ value }) => value);
    };
    expect(await proposed("zone", "berl")).toEqual(["Europe/Berlin"]);
    expect(await proposed("zone", "new york")).toEqual(["America/New_York"]);
    expect(await proposed("pace", "cal")).toEqual(["calendar"]);
  });
});
