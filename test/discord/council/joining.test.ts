import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Permission } from "../../../src/sandbox/constants.ts";
import type { Person } from "../../../src/sandbox/index.ts";
import { controlsOf, labels, Stage, said } from "../stage.ts";

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.open({ people: ["Ada", "Ben", "Cleo", "Dan", "Ira", "Jo"] });
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

/** Ada opens a campaign for councils of up to five. */
async function lobby(options: { readonly [name: string]: string | number | boolean } = {}) {
  return await stage.command(stage.ada, "game create", {
    ...{ game: "iraqi-conflict", seats: "2", turns: 2, name: "Tigris", pace: "none", council: 5 },
    ...options,
  });
}

const post = () => stage.posted(stage.ada, "2 sides of up to 5 people each.");
const botOf = ({ sandbox }: Stage): string => Object.values(sandbox.model.users).find(({ bot }) => bot)?.id ?? "";
const people = (n: number): readonly Person[] =>
  Array.from({ length: n }, (_, i) => stage.sandbox.person(["Cleo", "Dan", "Ira", "Jo"][i] ?? ""));

describe("joining a side of many", () => {
  it("takes two presses: Join, and the side; the lobby counts", async () => {
    await lobby();
    expect(labels(await post())).toEqual(["Join", "Leave", "Start", "Settings", "Fair dice"]);
    const page = await stage.press(stage.ben, await post(), "Join").reply();
    expect(labels(page)).toEqual(["Where I am needed", "US 0", "Insurgents 0", "With a word for the dice…"]);
    const joined = await stage.press(stage.ben, page, "Insurgents 0").reply();
    expect(said(joined)).toContain("You are one of **the Insurgents**; you are its captain.");
    const [cleo] = people(1);
    if (!cleo) throw new Error("nobody else is here");
    const second = await stage.press(cleo, await post(), "Join").reply();
    expect(said(second)).toMatch(/\*\*Insurgents\*\* – .* \(Ben is captain\)/);
    const needed = await stage.press(cleo, second, "Where I am needed").reply();
    expect(said(needed)).toContain("You are one of **the US**");
    expect(said(await post())).toContain("US **1** · Insurgents **1**");
  });

  it("keeps sides within two of each other, and says so on grey buttons", async () => {
    await lobby();
    for (const who of people(2)) await stage.command(who, "game join", { seat: "us" });
    const page = await stage.press(stage.ben, await post(), "Join").reply();
    expect(controlsOf(page).map(({ label, disabled }) => `${label}${disabled ? " (grey)" : ""}`)).toEqual([
      "Where I am needed",
      "US 2 (grey)",
      "Insurgents 0",
      "With a word for the dice…",
    ]);
    expect(said(await stage.command(stage.ben, "game join", { seat: "us" }))).toContain("more than 2 people ahead");
  });

  it("changes at a choice of the host's settings, and for nobody else", async () => {
    await lobby();
    expect(said(await stage.press(stage.ben, await post(), "Settings").reply())).toContain("Only the host");
    const settings = await stage.press(stage.ada, await post(), "Settings").reply();
    const menus = controlsOf(settings);
    expect(menus).toHaveLength(12); // no deadlines, and so no zone, no limits, no silence
    const choose = (on: APIMessage, i: number, value: string) =>
      stage.ada.select({ message: on, customId: controlsOf(on)[i]?.custom_id ?? "", values: [value] }).reply();
    const paced = await choose(settings, 5, "relaxed");
    expect(said(await choose(paced, 6, "Europe/Berlin"))).toContain("Moderator: nobody");
    const [record] = await stage.service.campaigns.showing.find({ channel: stage.channel });
    expect(record?.timetable).toMatchObject({ zone: "Europe/Berlin", closed: { from: 22 * 60 } });
    const joining = menus[1]?.custom_id ?? "";
    await stage.ada.select({ message: settings, customId: joining, values: ["open"] }).reply();
    for (const who of people(4)) await stage.command(who, "game join", { seat: "us" });
    expect(said(await post())).toContain("US **4** · Insurgents **0**");
    const size = menus[0]?.custom_id ?? "";
    const refused = await stage.ada.select({ message: settings, customId: size, values: ["3"] }).reply();
    expect(said(refused)).toContain("US has 4 people already");
  });

  it("is the host's to ask for where they put people on sides, who accept at a press", async () => {
    await lobby();
    const settings = await stage.press(stage.ada, await post(), "Settings").reply();
    const joining = controlsOf(settings)[1]?.custom_id ?? "";
    await stage.ada.select({ message: settings, customId: joining, values: ["host"] }).reply();
    expect(labels(await post())).toEqual(["Leave", "Start", "Settings", "Fair dice"]);
    expect(said(await stage.command(stage.ben, "game join", { seat: "us" }))).toContain(
      "the host puts people on their sides",
    );
    const open = await stage.press(stage.ada, await post(), "Settings").reply();
    const sides = await stage.press(stage.ada, open, "Put people on sides…").reply();
    const us = controlsOf(sides).find(({ custom_id }) => /:person:.*:us:.*:place$/.test(custom_id))?.custom_id ?? "";
    expect(said(await stage.ada.select({ message: sides, customId: us, values: [stage.ben.id] }).reply())).toContain(
      `<@${stage.ben.id}> is asked.`,
    );
    await stage.settled();
    const asked = await stage.posted(stage.ada, "to play with the US");
    const [cleo] = people(1);
    if (!cleo) throw new Error("nobody else is here");
    expect(said(await stage.press(cleo, asked, "Accept").reply())).toContain("Somebody else was asked");
    await stage.press(stage.ben, asked, "Accept").reply();
    expect(said(await post())).toContain("US **1** · Insurgents **0**");
  });

  it("has its moderator named from a menu of people, nobody again by emptying it, and no bot", async () => {
    await lobby();
    const settings = await stage.press(stage.ada, await post(), "Settings").reply();
    const [cleo] = people(1);
    const choose = async (values: readonly string[]) =>
      await (await stage.choose(stage.ada, settings, "moderator", values)).reply();
    const moderator = async () =>
      (await stage.service.campaigns.showing.find({ channel: stage.channel }))[0]?.moderator;
    expect(said(await choose([cleo?.id ?? ""]))).toContain(`Moderator: <@${cleo?.id}>`);
    expect(await moderator()).toBe(cleo?.id);
    expect(said(await choose([botOf(stage)]))).toContain("a bot does not play");
    expect(said(await choose([]))).toContain("Moderator: nobody");
    expect(await moderator()).toBeNull();
  });

  it("seats by lot: is refused there, and where one person may hold several seats", async () => {
    const baghdad = { game: "battle-for-baghdad", seats: "3", name: "Baghdad", council: 4 };
    const byLot = await stage.command(stage.ada, "game create", { ...baghdad, assign: "random" });
    expect(said(byLot)).toContain("Seats drawn by lot are for one person each");
    expect(said(await lobby({ "several-seats": true }))).toContain("leave `several-seats` out");
  });

  it("no private threads here: is refused with what is missing, or where a channel cannot hold them", async () => {
    const news = stage.sandbox.addChannel({ name: "news", type: 5 });
    const options = { game: "iraqi-conflict", seats: "2", turns: 2, name: "Tigris", pace: "none", council: 5 };
    const held = said(await stage.command(stage.ada, "game create", options, news));
    expect(held).toContain("Missing: a text channel, for private threads.");
    stage.forbid(Permission.CreatePrivateThreads);
    expect(said(await lobby())).toContain("Missing: Create Private Threads.");
    const check = await stage.command(stage.sandbox.person("Owner"), "umpire check");
    expect(said(check)).toContain("opens the threads in which councils meet");
    expect(await stage.service.campaigns.showing.find({ channel: stage.channel })).toEqual([]);
  });
});

describe("the start with councils", () => {
  it("gives everybody of a side its seat, led by whoever joined first; the captain's name goes into the dice", async () => {
    await lobby();
    const [cleo, dan] = people(2);
    if (!cleo || !dan) throw new Error("nobody else is here");
    await stage.command(stage.ben, "game join", { seat: "insurgents", word: "one" });
    await stage.command(cleo, "game join", { seat: "us" });
    await stage.command(dan, "game join", { seat: "insurgents", word: "two" });
    await stage.command(stage.ada, "game start");
    const [record] = await stage.service.campaigns.showing.find({ channel: stage.channel });
    const game = record?.id ?? "";
    const members = await stage.service.repository.members(game);
    expect(members.map(({ name, seat }) => [name, seat])).toEqual([
      ["Ben", "insurgents"],
      ["Dan", "insurgents"],
      ["Cleo", "us"],
    ]);
    const [start] = await stage.service.repository.log(game);
    expect(start?.params).toMatchObject({
      controllers: { insurgents: "p1", us: "p2" },
      entries: [
        { token: "p1", wish: "insurgents", word: "one two" },
        { token: "p2", wish: "us", word: null },
      ],
    });
    const post = await stage.posted(stage.ada, "Waiting on");
    expect(said(post)).toContain("the Insurgents (council of 2)");
    const status = said(await stage.command(stage.ada, "game status"));
    expect(status).toContain(`**Insurgents** – council of 2, captain <@${stage.ben.id}>, open to more`);
    expect(status).toContain(`**US** – <@${cleo.id}>, open to more`);
  });
});
