import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readPress } from "../../../src/discord/screen/custom-id.ts";
import { controlsOf, labels, Stage, said } from "../stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open({ people: ["Ada", "Ben", "Cleo"] });
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const setting = (page: APIMessage, step: string): string =>
  controlsOf(page).find(({ custom_id }) => readPress(custom_id).step === step)?.custom_id ?? "";
const choose = (page: APIMessage, step: string, value: string): Promise<APIMessage> =>
  stage.ada.select({ message: page, customId: setting(page, step), values: [value] }).reply();
const record = async () => (await stage.service.campaigns.showing.find({ channel: stage.channel }))[0];

it("a lobby of one person a seat has the same settings, but for those of councils: two taps each, for its host alone", async () => {
  await stage.command(stage.ada, "game create", { game: "iraqi-conflict", seats: "2", name: "Anbar", pace: "none" });
  const post = await stage.posted(stage.ada, "Seats: ");
  expect(labels(post)).toEqual(["Join", "Leave", "Start", "Settings", "Fair dice"]);
  expect(said(await stage.press(stage.ben, post, "Settings").reply())).toContain("Only the host");
  let page = await stage.press(stage.ada, post, "Settings").reply();
  const steps = (): readonly string[] => controlsOf(page).map(({ custom_id }) => readPress(custom_id).step);
  expect(steps(), "without deadlines there is no zone, no limit, no silence").toEqual([
    "pace",
    "leave",
    "end",
    "level",
    "help",
    "moderator",
    "done",
  ]);
  page = await choose(page, "pace", "relaxed");
  expect(steps()).toEqual([
    "pace",
    "zone",
    "limit",
    "silent",
    "leave",
    "end",
    "level",
    "help",
    "moderator",
    "times",
    "done",
  ]);
  page = await choose(page, "limit", "computer");
  page = await choose(page, "zone", "Europe/Berlin");
  page = await choose(page, "silent", "computer");
  page = await choose(page, "leave", "28");
  expect(await record()).toMatchObject({
    timetable: { zone: "Europe/Berlin", atLimit: "computer", closed: { from: 22 * 60 } },
    silentSeat: "computer",
    leaveDays: 28,
  });
  const chosen = controlsOf(page).flatMap(({ options = [] }) =>
    options.flatMap((one) => ("default" in one && one.default === true ? [one.label] : [])),
  );
  expect(chosen[0], "the pace keeps its name, whatever comes at its limit").toMatch(/^Pace: Relaxed/);
  expect(chosen.slice(3)).toEqual([
    "A silent seat: the computer minds it",
    "Leave: 28 days for everybody",
    "At the end: everything is opened, and can be checked",
    "Computers: easy, for a first campaign",
    "Help: people may try out what comes",
  ]);
  page = await choose(page, "moderator", stage.sandbox.person("Cleo").id);
  expect(said(page)).toContain("Settings · Anbar");
  expect((await record())?.moderator).toBe(stage.sandbox.person("Cleo").id);
  page = await choose(page, "silent", "parties");
  expect(await record()).toMatchObject({ silentSeat: null });
  await stage.settled();
  expect(said(await stage.posted(stage.ada, "Seats: "))).toContain("Everybody may take 28 days of leave.");
});

it("its host settles what everybody may have at the end, and its post says which of the two it is", async () => {
  await stage.command(stage.ada, "game create", { game: "iraqi-conflict", seats: "2", name: "Anbar" });
  const post = () => stage.posted(stage.ada, "Seats: ");
  expect((await record())?.atEnd).toBe("open");
  expect(said(await post())).toContain("every hand, every sealed answer, and the time of every press.");
  expect(said(await post())).toContain("everyone can check at the end that no die was changed");
  const page = await stage.press(stage.ada, await post(), "Settings").reply();
  await choose(page, "end", "public");
  await stage.settled();
  expect((await record())?.atEnd).toBe("public");
  expect(said(await post())).toContain("What is hidden stays hidden when the campaign has ended");
  expect(said(await post())).not.toContain("everyone can check");
  await stage.command(stage.ben, "game create", {
    game: "iraqi-conflict",
    seats: "2",
    name: "Dohuk",
    "at-the-end": "public",
  });
  const all = await stage.service.campaigns.showing.find({ channel: stage.channel });
  expect(all.map(({ atEnd }) => atEnd)).toEqual(["public", "public"]);
});

it("its host settles how well computers play, and its post says so where they think ahead", async () => {
  await stage.command(stage.ada, "game create", { game: "iraqi-conflict", seats: "2", name: "Anbar" });
  const post = () => stage.posted(stage.ada, "Seats: ");
  expect((await record())?.level).toBe("easy");
  expect(said(await post())).not.toContain("Computers");
  const page = await stage.press(stage.ada, await post(), "Settings").reply();
  await choose(page, "level", "hard");
  await stage.settled();
  expect((await record())?.level).toBe("hard");
  expect(said(await post())).toContain("Computers play at the level **hard**");
});

it("its host types dates, closed hours and days off into one window, which shows what is there and says what it cannot read", async () => {
  await stage.command(stage.ada, "game create", { game: "iraqi-conflict", seats: "2", name: "Anbar" });
  const post = await stage.posted(stage.ada, "Seats: ");
  const page = await stage.press(stage.ada, post, "Settings").reply();
  const window = () => stage.press(stage.ada, page, "Dates, closed hours, days off…").modal();
  const type = async (dates: string, closed: string, off: string): Promise<APIMessage> =>
    await stage.ada.submitModal({ modal: await window(), fields: { 0: dates, 1: closed, 2: off } }).reply();
  const save = async (typed: APIMessage): Promise<APIMessage> => await stage.press(stage.ada, typed, "Save").reply();
  const before = await record();
  const typed = await type("Mon, Thu 19:30", "22-8", "Sun, 24 Dec 2030 – 1 Jan 2031, 1 May 2031");
  expect(said(typed)).toContain("Is this right? · Anbar");
  expect(said(typed)).toContain("When questions to several seats close: Mon, Thu at 19:30");
  expect(await record(), "nothing is saved before its host has seen it").toEqual(before);
  expect(said(await save(typed))).toContain("Settings · Anbar");
  const times = {
    dates: { days: [1, 4], at: 19 * 60 + 30 },
    closed: { from: 22 * 60, to: 8 * 60 },
    daysOff: [7],
    holidays: [
      { from: "2030-12-24", to: "2031-01-01" },
      { from: "2031-05-01", to: "2031-05-01" },
    ],
  };
  expect(await record()).toMatchObject({ timetable: times });
  const shown = (await window()).components.map((part) =>
    "component" in part && "value" in part.component ? String(part.component.value) : "",
  );
  expect(shown).toEqual(["Mon, Thu at 19:30", "22–8", "Sun, 24 Dec 2030 – 1 Jan 2031, 1 May 2031"]);
  await save(await type(shown[0] ?? "", shown[1] ?? "", shown[2] ?? ""));
  expect(await record(), "what the window shows can be read again").toMatchObject({ timetable: times });
  const wrong = said(await type("when I am there", "all night", "Sun, Someday"));
  expect(wrong).toContain("“when I am there” names no times: write “every day 20:00”");
  expect(wrong).toContain("“all night” are not hours: write “22–8”");
  expect(wrong).toContain("“Someday” is not a day of the week");
  expect(said(await type("", "8-8", ""))).toContain("Closed hours must leave some of the day open");
  expect(said(await type("", "", "every day"))).toContain("At least one day of the week must count");
  expect(await record()).toMatchObject({ timetable: times });
  const none = await type("", " ", "none");
  expect(said(await stage.press(stage.ada, none, "Leave it as it was").reply())).toContain("Settings · Anbar");
  expect(await record()).toMatchObject({ timetable: times });
  const again = await type("", "23-7", "none");
  const changed = await stage.press(stage.ada, again, "Change it…").modal();
  await save(await stage.ada.submitModal({ modal: changed, fields: { 1: "" } }).reply());
  expect(await record()).toMatchObject({ timetable: { dates: null, closed: null, daysOff: [], holidays: [] } });
});

it("once a campaign is under way its host has them behind /game clock: more time counts at once, what all must agree to is asked", async () => {
  await stage.command(stage.ada, "game create", { game: "iraqi-conflict", seats: "2", name: "Anbar", pace: "daily" });
  await stage.command(stage.ada, "game join", { seat: "us" });
  await stage.command(stage.ben, "game join", { seat: "insurgents" });
  expect(labels(await stage.command(stage.ada, "game clock")), "the lobby's post has the button").toEqual([]);
  await stage.command(stage.ada, "game start");
  expect(labels(await stage.command(stage.ben, "game clock"))).toEqual([]);
  const clock = await stage.command(stage.ada, "game clock");
  expect(labels(clock)).toEqual(["Settings"]);
  let page = await stage.press(stage.ada, clock, "Settings").reply();
  const steps = controlsOf(page).map(({ custom_id }) => readPress(custom_id).step);
  expect(steps, "no more than what can be changed now").toEqual(["pace", "zone", "limit", "silent", "times"]);
  const modal = await stage.press(stage.ada, page, "Dates, closed hours, days off…").modal();
  page = await stage.ada.submitModal({ modal, fields: { 0: "", 1: "22-8", 2: "" } }).reply();
  page = await stage.press(stage.ada, page, "Save").reply();
  expect(said(page)).toContain("It counts from now on");
  expect(await record()).toMatchObject({ timetable: { closed: { from: 22 * 60 } } });

  const other = { message: page, customId: setting(page, "zone"), values: ["other"] };
  const zone = await stage.ada.select(other).modal();
  page = await stage.ada.submitModal({ modal: zone, fields: { 0: "Lima" } }).reply();
  expect(said(page)).toContain("it counts once all agree");
  const zoned = await stage.posted(stage.ben, "America/Lima");
  await stage.press(stage.ben, zoned, "Yes").reply();
  expect(await record()).toMatchObject({ timetable: { zone: "America/Lima" } });

  page = await choose(page, "silent", "computer");
  expect(said(page)).toContain("The others are asked in the channel of the campaign: it counts once all agree.");
  expect(await record()).toMatchObject({ silentSeat: null });
  const silent = await stage.posted(stage.ben, "asks that from now on the computer minds a seat that falls silent");
  await stage.press(stage.ben, silent, "Yes").reply();
  expect(await record()).toMatchObject({ silentSeat: "computer" });
  expect(said(await stage.command(stage.ben, "game status"))).toContain("The computer minds seats that fall silent.");

  page = await choose(page, "limit", "wait");
  expect(said(page)).toContain("it counts once all agree");
  const limit = await stage.posted(stage.ben, "the campaign goes on waiting");
  await stage.press(stage.ben, limit, "Yes").reply();
  expect(await record()).toMatchObject({ timetable: { atLimit: "wait", closed: { from: 22 * 60 } } });
});

it("its host types a zone that is not in the menu, is told of one that there is not, and puts the page away when done", async () => {
  await stage.command(stage.ada, "game create", { game: "iraqi-conflict", seats: "2", name: "Anbar" });
  const post = await stage.posted(stage.ada, "Seats: ");
  const page = await stage.press(stage.ada, post, "Settings").reply();
  const zones = controlsOf(page).find(({ custom_id }) => readPress(custom_id).step === "zone")?.options ?? [];
  expect(zones.at(-1)).toMatchObject({ label: "Zone: Other…" });
  const now = (): APIMessage => stage.ada.messages(page.channel_id).find(({ id }) => id === page.id) ?? page;
  const type = async (zone: string): Promise<APIMessage> => {
    const other = { message: page, customId: setting(now(), "zone"), values: [zones.at(-1)?.value ?? ""] };
    return await stage.ada.submitModal({ modal: await stage.ada.select(other).modal(), fields: { 0: zone } }).reply();
  };
  expect(said(await type("Middle Earth"))).toContain(
    "“Middle Earth” is not a time zone: write one like “Europe/Berlin”",
  );
  expect(await record()).toMatchObject({ timetable: { zone: "UTC" } });
  await expect.poll(() => setting(now(), "zone")).not.toBe(setting(page, "zone"));
  const bogota = await type("america/bogota");
  expect(await record()).toMatchObject({ timetable: { zone: "America/Bogota" } });
  const menu = controlsOf(bogota).find(({ custom_id }) => readPress(custom_id).step === "zone")?.options ?? [];
  expect([menu.length, menu[0]?.label, menu.at(-1)?.label]).toEqual([25, "Zone: America/Bogota", "Zone: Other…"]);
  await type("new york");
  expect(await record()).toMatchObject({ timetable: { zone: "America/New_York" } });
  const done = await stage.press(stage.ada, bogota, "Done").reply();
  expect(said(done)).toContain("**Settings** under the lobby's post opens this page again.");
  expect(labels(done)).toEqual([]);
});
