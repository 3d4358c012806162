import { afterEach, beforeEach, expect, it } from "vitest";
import { controlsOf, labels, Stage, said, shows } from "../stage.ts";

let stage: Stage;
let game: string;
/** Ada and Ben play; Mia moderates. */
beforeEach(async () => {
  stage = await Stage.open({ people: ["Ada", "Ben", "Mia", "Dan"] });
  game = await stage.started();
  await stage.command(stage.ada, "game moderator", { person: mia().id });
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const mia = () => stage.sandbox.person("Mia");
const panel = () => stage.command(mia(), "moderate panel");
const paused = async () => (await stage.service.campaigns.showing.record(game)).paused;

it("the panel is the moderator's alone, stops a campaign and lets it go on", async () => {
  expect(said(await stage.command(stage.ada, "moderate panel"))).toContain("Only the moderator of this campaign");
  const page = await panel();
  expect(said(page)).toContain("Waiting on **US, Insurgents**");
  expect(said(page)).toContain("Every post has been delivered.\nNo request is open.");
  const stopped = await stage.press(mia(), page, "Stop").reply();
  expect(said(stopped)).toContain("nobody can act");
  await stage.posted(stage.ada, "The moderator has stopped the campaign");
  expect(said(await stage.command(stage.ben, "iraq commit", { discard: "-" }))).toContain("has stopped this campaign");
  expect(said(await stage.command(stage.ben, "game status"))).toContain("stopped by its moderator");
  await stage.press(mia(), stopped, "Go on").reply();
  expect(await paused()).toBe(null);
});

it("the panel counts what could not be delivered, and tells what people ask of each other", async () => {
  await stage.command(stage.ada, "game pause", { days: 2 });
  stage.sandbox.controls.deleteChannel(stage.channel);
  await stage.command(stage.ada, "iraq commit", { discard: "-" }, stage.ada.dm().id);
  await expect.poll(async () => await stage.service.repository.outbox.parked(game)).toBeGreaterThan(0);
  const page = said(await stage.command(mia(), "moderate panel", { game }, mia().dm().id));
  expect(page).toMatch(/Not delivered: \*\*[1-9]/);
  expect(page).toContain(`Open requests: **1**.\n• <@${stage.ada.id}> asks to pause the campaign until <t:`);
});

it("going back shows first what goes and the board then, asks why, and is told in the channel", async () => {
  for (const who of [stage.ada, stage.ben]) await stage.command(who, "iraq commit", { discard: "-" });
  const acts = await stage.press(mia(), await panel(), "Go back…").reply();
  const customId = controlsOf(acts)[0]?.custom_id ?? "";
  const [newest] = controlsOf(acts)[0]?.options ?? [];
  const preview = await mia()
    .select({ message: acts, customId, values: [newest?.value ?? ""] })
    .reply();
  expect(said(preview)).toContain("Undone:");
  expect(shows(preview)).toBe(true);
  expect(labels(preview)).toEqual(["Go back…", "Earlier", "Cancel"]);
  const earlier = await stage.press(mia(), preview, "Earlier").reply();
  const window = await stage.press(mia(), earlier, "Go back…").modal();
  const done = await mia()
    .submitModal({ modal: window, fields: { typed: "a slip" } })
    .reply();
  expect(said(done)).toContain("The campaign has gone back.");
  await stage.posted(stage.ben, "a slip");
  expect((await stage.service.campaigns.showing.status(game)).awaited).toEqual(["us", "insurgents"]);
});

it("a hand is shown once the channel has been told who looked and why", async () => {
  const page = await panel();
  const menu = controlsOf(page).find(({ options }) => options)?.custom_id ?? "";
  const seat = await mia()
    .select({ message: page, customId: menu, values: ["insurgents"] })
    .reply();
  expect(said(seat)).toContain(`Played by <@${stage.ben.id}>.`);
  const window = await stage.press(mia(), seat, "Look at the hand…").modal();
  const hand = await mia()
    .submitModal({ modal: window, fields: { typed: "a stuck question" } })
    .reply();
  expect(shows(hand)).toBe(true);
  await stage.posted(stage.ada, "looked at the hand of the Insurgents: a stuck question");
});

it("something is set right by its choices, proposed one after the other, and a seat is offered to somebody else", async () => {
  const propose = async (name: string, given: object) =>
    (
      await mia()
        .autocomplete({
          ...{ channel: stage.channel, command: "moderate correct", focused: name },
          options: { reason: "misdealt", what: "", ...given },
        })
        .choices()
    ).map(({ name: label }) => label);
  expect(await propose("what", { what: "give" })).toEqual(["Give a card to a hand, from wherever it lies"]);
  expect(await propose("first", { what: "give-card", first: "jihad" })).toEqual(["Jihadists (I 2)"]);
  expect(await propose("second", { what: "give-card", first: "jihadists", second: "" })).toEqual(["US", "Insurgents"]);
  const correct = (options: object) => stage.command(mia(), "moderate correct", { reason: "misdealt", ...options });
  expect(said(await correct({ what: "give-card", first: "Jihadists" }))).toContain("Give it as `second`.");
  const done = await correct({ what: "give-card", first: "Jihadists", second: "Insurgents" });
  expect(said(done)).toContain("✅ Insurgents: a card was given to this hand.");
  await stage.posted(stage.ada, "misdealt");
  await stage.command(mia(), "game replace", { seat: "Insurgents", with: stage.sandbox.person("Dan").id });
  const offer = await stage.posted(stage.ada, `<@${mia().id}> asks`);
  await stage.press(stage.sandbox.person("Dan"), offer, "Take the seat").reply();
  expect(await stage.service.campaigns.showing.seatsOf(game, stage.sandbox.person("Dan").id)).toEqual(["insurgents"]);
});

it("something is set right from the panel: what from a menu, the rest in a window that is read however it is spelled", async () => {
  const page = await stage.press(mia(), await panel(), "Correct…").reply();
  expect(said(page)).toContain("Everyone reads in the channel what was set right, and why.");
  const menu = controlsOf(page).find(({ options }) => options);
  expect(menu?.options?.map(({ label }) => label)).toContain("Give a card to a hand, from wherever it lies");
  const type = async (card: string, hand: string): Promise<string> => {
    const window = await (await stage.choose(mia(), page, "correct", ["give-card"])).modal();
    return said(
      await mia()
        .submitModal({ modal: window, fields: { 0: card, 1: hand, why: "misdealt" } })
        .reply(),
    );
  };
  expect(await type("Jihadists", "")).toMatch(/hand\?\*\* Fill in that line, too\./);
  expect(await type("Jihadis", "Nobody")).toContain("Nobody");
  const rows = async () => (await stage.service.repository.log(game)).filter(({ kind }) => kind === "adjust").length;
  expect(await rows()).toBe(0);
  expect(await type("jihadists", "insurgents")).toContain("✅ Insurgents: a card was given to this hand.");
  expect(await rows()).toBe(1);
  await stage.posted(stage.ada, "misdealt");
});

it("the panel shows what people ask of each other, whole; and replaces the holder of a seat from a menu of people", async () => {
  expect(said(await stage.press(mia(), await panel(), "Requests").reply())).toContain("No request is open.");
  await stage.command(stage.ada, "game pause", { days: 2 });
  const page = await stage.press(mia(), await panel(), "Requests · 1").reply();
  expect(said(page)).toMatch(
    /asks to pause the campaign until .*\n-# It is agreed if more say yes than no, by .*\nYes: Ada\./,
  );
  const back = await stage.press(mia(), page, "Back").reply();
  const seats = controlsOf(back).find(({ options }) => options)?.custom_id ?? "";
  const seat = await mia()
    .select({ message: back, customId: seats, values: ["insurgents"] })
    .reply();
  expect(labels(seat)).toEqual(["Look at the hand…", "The computer plays", "Back"]);
  const replace = controlsOf(seat).find(({ custom_id }) => custom_id.endsWith(":replace"))?.custom_id ?? "";
  const dan = stage.sandbox.person("Dan");
  await mia()
    .select({ message: seat, customId: replace, values: [dan.id] })
    .reply();
  await stage.press(dan, await stage.posted(stage.ada, `<@${mia().id}> asks`), "Take the seat").reply();
  expect(await stage.service.campaigns.showing.seatsOf(game, dan.id)).toEqual(["insurgents"]);
});
