import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../../../src/sandbox/index.ts";
import { CouncilTable } from "../../council/council-table.ts";
import { forge, outcome } from "../../forging.ts";
import { control, controlsOf, labels, Stage, said } from "../../stage.ts";

const DAY = 24 * 3_600_000;

/** The date this many days from today, as one would type it. */
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
/** Noon of that day, ms since 1970. */
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`);
const shown = (at: number): string => `<t:${at / 1000}:D>`;

describe("the page of whoever goes away", () => {
  let stage: Stage;
  beforeEach(async () => {
    stage = await Stage.open({ people: ["Ada", "Ben", "Cleo", "Dan"] });
  });
  afterEach(async () => {
    expect(stage.sandbox.complaints()).toEqual([]);
    await stage.close();
  });

  /** A campaign for two or three in which Ada plays the first seat. */
  async function begin(name: string, ...players: readonly Person[]): Promise<string> {
    const seats = players.length === 2 ? ["us", "insurgents"] : ["sunni", "shia", "kurds"];
    const options = { game: "iraqi-conflict", name, seats: String(players.length), pace: "daily" };
    await stage.command(stage.ada, "game create", options);
    const games = await stage.service.campaigns.showing.find({ channel: stage.channel });
    const game = games.find((record) => record.name === name)?.id ?? "";
    for (const [i, who] of players.entries()) await stage.command(who, "game join", { game, seat: seats[i] ?? "" });
    await stage.command(stage.ada, "game start", { game });
    await stage.settled();
    return game;
  }
  const memberOf = async (game: string, who: Person) =>
    (await stage.service.repository.members(game)).find(({ person }) => person === who.id);
  const press = (who: Person, page: APIMessage, label: string) => stage.press(who, page, label).reply();

  it("holds the clock of a seat with one press, says how much leave is left, and ends it with one", async () => {
    const { ada, ben } = stage;
    const game = await begin("Tigris", ada, ben);
    const day = inDays(3);
    const page = await stage.command(ben, "game away", { until: day });
    expect(said(page)).toContain(`Away until ${shown(noon(day))}`);
    expect(said(page)).toContain("**Tigris**, the Insurgents, you alone: what happens meanwhile? 14 of 14 days");
    expect(labels(page)).toEqual([
      ...["Hold my clock (14 of 14 days)", "The computer minds it", "Orders and default answers"],
    ]);
    expect((await memberOf(game, ben))?.away, "nothing is done yet").toBeNull();
    const held = await press(ben, page, "Hold my clock (14 of 14 days)");
    expect(said(held)).toContain("no clock runs for the Insurgents");
    expect(labels(held)).toEqual(["I am back"]);
    expect(await memberOf(game, ben)).toMatchObject({ away: noon(day), standIn: null });
    expect(said(await stage.posted(ada, "is on leave until"))).toContain(shown(noon(day)));
    expect(said(await stage.command(ada, "game status", { game }))).toContain(`(on leave until ${shown(noon(day))})`);
    expect(said(await press(ben, held, "I am back"))).toContain("✅ You are back: **Tigris**.");
    expect((await memberOf(game, ben))?.away).toBeNull();
  });

  it("is about all campaigns at once, in each of which its own leave counts", async () => {
    const { ada, ben } = stage;
    const cleo = stage.sandbox.person("Cleo");
    const two = await begin("Tigris", ada, ben);
    const three = await begin("Anbar", ada, cleo, ben);
    const page = await stage.command(ben, "away", { until: "9 days" });
    expect(labels(page)[0]).toBe("Hold my clocks");
    expect(said(page)).toMatch(/\*\*Anbar\*\*.* 7 of 7 days of leave are left. That is too few/);
    const held = await press(ben, page, "Hold my clocks");
    expect(said(held)).toContain("⚠️ **Anbar**: You have 7 days of leave left.");
    expect([(await memberOf(two, ben))?.away, (await memberOf(three, ben))?.away]).toEqual([noon(inDays(9)), null]);
    const settled = await press(ben, held, "Orders and default answers");
    expect(await memberOf(three, ben)).toMatchObject({ away: noon(inDays(9)), standIn: "orders", spent: 0 });
    expect(said(settled)).toContain("your orders and default answers answer for");
    expect(labels(settled)).toEqual(["I am back"]);
    const back = said(await stage.command(ben, "game back"));
    expect(back).toContain("You are back:");
    expect([(await memberOf(two, ben))?.away, (await memberOf(three, ben))?.away]).toEqual([null, null]);
  });

  it("has the computer mind the seat, or somebody else who is asked in the channel", async () => {
    const { ada, ben } = stage;
    const cleo = stage.sandbox.person("Cleo");
    const dan = stage.sandbox.person("Dan");
    const game = await begin("Anbar", ada, cleo, ben);
    const page = await stage.command(ben, "away", { until: "2 days" });
    const menu = controlsOf(page).find(({ custom_id }) => custom_id.includes(":lend."))?.custom_id ?? "";
    expect(said(await ben.select({ message: page, customId: menu, values: [dan.id] }).reply())).toContain(
      "They are asked in the channel",
    );
    const asked = await stage.posted(ada, "for them");
    expect(labels(asked)).toEqual(["Play for them", "No, thanks"]);
    expect(said(asked)).toContain(`until ${shown(noon(inDays(2)))}, or until they take it back`);
    const gone = await press(ben, await stage.command(ben, "away", { until: "2 days" }), "The computer minds it");
    expect(said(gone)).toContain("it answers what is asked, and makes no deals");
    expect((await memberOf(game, ben))?.standIn).toBe("computer");
    await stage.posted(ada, "(it answers what is asked, and makes no deals) until then, or until they play.");
    expect(said(await stage.command(ada, "game status"))).toContain(": the computer minds the seat)");
    for (const who of [ada, cleo]) await stage.command(who, "iraq commit", { discard: "-" });
    const { seat } = (await memberOf(game, ben)) ?? {};
    const done = async () =>
      (await stage.service.repository.log(game)).flatMap((row) =>
        row.seat === seat ? [`${row.kind} ${row.action}`] : [],
      );
    await expect.poll(done).toEqual(["stand-in commit", "stand-in ready"]);
  });

  it("says of a campaign that cannot be read that nothing changes there, and settles the others", async () => {
    const { ada, ben } = stage;
    const broken = await begin("Euphrates", ada, ben);
    const sound = await begin("Tigris", ada, ben);
    stage.service.database.sqlite.prepare("UPDATE snapshots SET state = '{' WHERE game = ?").run(broken);
    await stage.startAnew();
    const todo = said(await stage.command(ben, "todo"));
    expect(todo).toContain("• **Tigris** (Insurgents)");
    expect(todo).toContain("⚠️ **Euphrates** cannot be read just now.");
    const page = await stage.command(ben, "away", { until: "3 days" });
    expect(said(page)).toContain("⚠️ **Euphrates** cannot be read just now, so nothing changes there.");
    expect(labels(page)[0]).toBe("Hold my clock (14 of 14 days)");
    expect(said(await press(ben, page, "Hold my clock (14 of 14 days)"))).toContain("no clock runs for the Insurgents");
    expect((await memberOf(sound, ben))?.away).not.toBeNull();
  });

  it("lends until a date that exists, and no other", async () => {
    const { ada, ben } = stage;
    const cleo = stage.sandbox.person("Cleo");
    await begin("Anbar", ada, cleo, ben);
    const page = await stage.command(ben, "away", { until: "2 days" });
    const menu = controlsOf(page).find(({ custom_id }) => custom_id.includes(":lend."))?.custom_id ?? "";
    const values = [stage.sandbox.person("Dan").id];
    const lends = async (day: string): Promise<string> => {
      const answer = await outcome(forge(stage, { who: ben, message: page, id: menu.replace(inDays(2), day), values }));
      return answer === null ? "" : said(answer);
    };
    expect(await lends("2027-02-30")).toContain("This button has expired");
    expect(await lends("2020-02-03")).toContain("That day is not after today.");
    expect(await lends(inDays(2))).toContain(`The seat comes back by itself on ${shown(noon(inDays(2)))}`);
  });

  it("is not needed to come back: the page of the seat has a button for that as long as somebody is on leave", async () => {
    const { ada, ben } = stage;
    const game = await begin("Tigris", ada, ben);
    const own = async () => await press(ben, await stage.posted(ada, "Waiting on"), "My seat");
    expect(labels(await own())).not.toContain("I am back");
    await stage.command(ben, "game away", { days: 3 });
    await stage.settled();
    const page = await own();
    expect(said(page)).toContain("You are on leave until");
    expect(said(await press(ben, page, "I am back"))).toContain("✅ You are back: **Tigris**.");
    expect((await memberOf(game, ben))?.away).toBeNull();
    expect(labels(await own())).not.toContain("I am back");
  });

  it("is left out where the command says what is to happen, and by days in one campaign", async () => {
    const { ada, ben } = stage;
    const game = await begin("Tigris", ada, ben);
    expect(said(await stage.command(ben, "away", { until: "2 days", meanwhile: "wait" }))).toContain("no clock runs");
    expect((await memberOf(game, ben))?.away).toBe(noon(inDays(2)));
    await stage.command(ben, "game back", { game });
    expect(said(await stage.command(ben, "game away", { days: 3 }))).toContain("You are on leave.");
    expect((await memberOf(game, ben))?.away).not.toBeNull();
  });

  it("says what a date has to look like, and is for those who play", async () => {
    const { ada, ben } = stage;
    await begin("Tigris", ada, ben);
    const away = async (who: Person, until: string) => said(await stage.command(who, "away", { until }));
    expect(await away(ben, "when I am back")).toContain("“when I am back” is not a date: write “3 Dec”, or “5 days”.");
    expect(await away(ben, inDays(0))).toContain("That day is not after today.");
    expect(await away(stage.sandbox.person("Dan"), "3 days")).toContain("You hold no seat in this campaign.");
    expect(said(await stage.command(ben, "game away"))).toContain("Say until when");
    const page = await stage.command(ben, "away", { until: "40 days" });
    expect(controlsOf(page).map(({ disabled = false }) => disabled)).toEqual([true, true, false, false]);
    expect(said(await press(ben, page, "Orders and default answers"))).toContain("You can be away for 1 to 28 days.");
    expect(control(page, "Orders and default answers")).toContain("away");
  });
});

it("whoever goes away tells their council at once, which names who is on duty, and nobody is asked anything", async () => {
  const table = await CouncilTable.open({ us: ["Ada"], insurgents: ["Ben", "Cleo", "Dan"] });
  const { stage } = table;
  const page = await stage.command(table.who("Ben"), "away", { until: "3 days" });
  expect(said(page)).toContain(`no calls, your vote is not counted; <@${table.who("Cleo").id}> is on duty.`);
  expect(labels(page)).toEqual(["I am back"]);
  expect(said(await stage.press(table.who("Ben"), page, "I am back").reply())).toContain("You are back");
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});
