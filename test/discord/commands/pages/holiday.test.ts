import type { APIMessage } from "discord-api-types/v10";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Person } from "../../../../src/sandbox/index.ts";
import { labels, Stage, said } from "../../stage.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let stage: Stage;
let game: string;
let ahead = 0;
beforeEach(async () => {
  stage = await Stage.open({ people: ["Ada", "Ben", "Cleo"] });
  const begun = stage.service.clock.now();
  ahead = 0;
  stage.service.clock.now = () => begun + ahead;
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

/** Time goes by, an hour after the other as the bot looks at its clocks. */
async function pass(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour += 6) {
    ahead += 6 * HOUR;
    await stage.service.campaigns.tick();
  }
  await stage.settled();
}

const acts = async (): Promise<readonly string[]> =>
  (await stage.service.repository.log(game)).slice(1).map(({ kind, seat }) => `${kind} ${seat}`);
const deadline = async () => (await stage.service.campaigns.showing.status(game)).deadline;
const page = async (who: Person): Promise<APIMessage> =>
  await stage.press(who, await stage.posted(who, "Waiting on"), "My seat").reply();

/** Answers with the first button of this name on one's page. */
async function answers(who: Person, label: RegExp): Promise<void> {
  const own = await page(who);
  const button = labels(own).find((one) => label.test(one));
  if (button === undefined) throw new Error(`no ${label} among ${labels(own).join(", ")}`);
  await stage.press(who, own, button).reply();
  await stage.settled();
}

/** A Lebanon for two: a holiday, a pause, somebody who forgets to say that they are away, an act taken back. */
it("The Next War in Lebanon lives through a holiday: leave, a pause, silence, and an act that is taken back by consent", async () => {
  const { ada, ben, service } = stage;
  await stage.command(ada, "game create", { game: "next-war-in-lebanon", name: "Litani", pace: "daily" });
  await stage.command(ada, "game join", { seat: "idf" });
  await stage.command(ben, "game join", { seat: "insurgent" });
  await stage.command(ada, "game start");
  game = (await service.campaigns.showing.find({ channel: stage.channel }))[0]?.id ?? "";
  await stage.settled();
  expect(await deadline()).toBe(service.clock.now() + DAY);

  // Ben is on leave: nothing runs, nothing is answered for him; both may play.
  await stage.command(ben, "game away", { days: 3 });
  expect(said(await stage.posted(ada, "is on leave until"))).toContain("no clock runs for the Insurgents");
  await answers(ada, /default deployment/);
  await pass(2 * 24);
  expect(await acts()).not.toContain("default insurgent");
  expect(await deadline()).toBeNull();
  await stage.command(ben, "game back");
  await stage.posted(ada, "is back.");
  expect(await deadline()).toBe(service.clock.now() + DAY);
  await answers(ben, /^Default deployment/);

  // They agree on a pause, which ends by itself; everybody has a quarter of the time at least.
  await stage.command(ada, "game pause", { days: 3 });
  await stage.press(ben, await stage.posted(ben, "asks to pause the campaign"), "Yes").reply();
  await stage.posted(ada, "The campaign is paused until");
  const before = await acts();
  await pass(2 * 24);
  expect([await acts(), await deadline()]).toEqual([before, null]);
  await pass(24);
  expect(((await deadline()) ?? 0) - service.clock.now()).toBeGreaterThan(0);

  // An act that others have followed is taken back once they agree.
  const [waited = ""] = (await service.campaigns.showing.status(game)).awaited;
  const actor = waited === "idf" ? ada : ben;
  const other = actor === ada ? ben : ada;
  const refused = await stage.command(actor, "game undo");
  if (labels(refused).includes("Ask the others to take it back")) {
    const count = (await acts()).length;
    await stage.press(actor, refused, "Ask the others to take it back").reply();
    const asked = await stage.posted(other, "asks to take back an act");
    expect(said(await stage.press(stage.sandbox.person("Cleo"), asked, "Yes").reply())).toContain("You have no say");
    await stage.press(other, asked, "Yes").reply();
    await stage.posted(ada, "All who have a say agreed");
    expect((await acts()).slice(count)).toEqual([expect.stringMatching(/^rewind /)]);
  } else throw new Error(`nothing is asked: ${said(refused)}`);

  // Ben forgets to say that he is away: two defaults, then everything stops, and his first press lets it go on.
  const owes = () => service.campaigns.showing.status(game).then(({ awaited }) => awaited);
  for (let day = 0; day < 5 && (await owes()).length > 0; day++) {
    await service.campaigns.showing.seatView(game, ada.id, "idf");
    if ((await owes()).includes("idf")) await answers(ada, /default deployment|^Suggested|^End my phase/);
    await pass(24);
  }
  const still = await stage.posted(ada, "has not been seen since");
  expect(labels(still)).toContain("Let the computer mind it");
  const rows = await acts();
  await pass(5 * 24);
  expect([await acts(), await deadline()]).toEqual([rows, null]);
  const letter = await stage.posted(ben, "stands still until you come back", ben.dm().id);
  await stage.press(ben, letter, "My seat").reply();
  await stage.posted(ada, "is back.");
  expect(await deadline()).not.toBeNull();
}, 120_000);
