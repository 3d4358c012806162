import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../../../src/sandbox/index.ts";
import { controlsOf, labels, Stage, said } from "../../stage.ts";

const HOUR = 3_600_000;

let stage: Stage;
let game = "";
let ahead = 0;
/** Ada and Ben are asked for their discards, with a day for each answer. */
beforeEach(async () => {
  stage = await Stage.open();
  ahead = 0;
  stage.service.clock.now = () => Date.now() + ahead;
  game = await stage.started({ pace: "daily", "several-seats": false });
  await stage.settled();
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const page = (who: Person) => stage.posted(who, "Which cards do you discard?", who.dm().id);
/** Chooses a card, and forgets Submit. */
async function fillIn(who: Person, card = 0): Promise<void> {
  const shown = await page(who);
  const menu = controlsOf(shown).find(
    ({ custom_id }) => custom_id.endsWith("set.0.0") || custom_id.includes("set.0.0"),
  );
  await (await stage.choose(who, shown, "set.0.0", [menu?.options?.[card]?.value ?? ""])).reply();
  await stage.settled();
}
async function later(hours: number): Promise<void> {
  ahead += hours * HOUR;
  await stage.service.campaigns.tick();
  await stage.settled();
}
const reminder = (who: Person) => stage.found(who, "a reminder", who.dm().id)[0];
const acts = async () => (await stage.service.repository.log(game)).filter(({ kind }) => kind === "act");
const waited = async (who: Person) =>
  (await stage.service.repository.members(game)).find(({ person }) => person === who.id)?.waited;

describe("what is filled in and not submitted", () => {
  it("is named in the reminder, and one press submits it", async () => {
    await fillIn(stage.ada);
    await later(19);
    const [of, other] = [reminder(stage.ada), reminder(stage.ben)];
    if (!of || !other) throw new Error("nobody was reminded");
    expect(said(of)).toMatch(/You have filled in, and not submitted: \*\*Discard .+ \([UIA] \d\)\*\*\./);
    expect(labels(of)).toEqual(["Submit", "My seat"]);
    expect([said(other).includes("filled in"), labels(other)]).toEqual([false, ["My seat"]]);
    expect(said(await stage.press(stage.ada, of, "Submit").reply())).toContain("✅");
    expect((await acts()).map(({ params }) => params)).toEqual([{ discard: [expect.any(String)] }]);
    expect(said(await stage.press(stage.ada, of, "Submit").reply())).toContain("Nothing is filled in any more");
    expect(await acts()).toHaveLength(1);
  });

  it("is not submitted where it was changed after the reminder: its owner sees how it stands now", async () => {
    await fillIn(stage.ada);
    await later(19);
    const of = reminder(stage.ada);
    if (!of) throw new Error("nobody was reminded");
    await fillIn(stage.ada, 1);
    const answer = await stage.press(stage.ada, of, "Submit").reply();
    expect(said(answer)).toContain("What is filled in has changed since: this is how it stands now.");
    expect(labels(answer)).toContain("Submit");
    expect(await acts()).toEqual([]);
  });

  it("tells that its owner was there: they were not waited for in vain", async () => {
    await fillIn(stage.ada);
    await later(25);
    expect([await waited(stage.ada), Number(await waited(stage.ben)) > 0]).toEqual([0, true]);
  });

  it("tells that as well where it was long before the limit by the clock, for closed hours do not count", async () => {
    await stage.service.campaigns.people.abandon(game, { id: stage.ada.id, name: "Ada" }, null);
    await stage.lobby({ name: "Euphrates", pace: "daily", "several-seats": false });
    const [, { id = "" } = {}] = await stage.service.repository.games({ channel: stage.channel });
    game = id;
    await stage.command(stage.ada, "game clock", { game, closed: "20-8", zone: "UTC" });
    await stage.command(stage.ada, "game join", { game, seat: "us" });
    await stage.command(stage.ben, "game join", { game, seat: "insurgents" });
    await stage.command(stage.ada, "game start", { game });
    await stage.settled();
    await fillIn(stage.ada);
    for (let i = 0; i < 10; i++) await later(6); // 24 hours of 12 a day are over
    expect([await waited(stage.ada), Number(await waited(stage.ben)) > 0]).toEqual([0, true]);
  });
});
