import { ComponentType } from "discord-api-types/v10";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Person } from "../../../../src/sandbox/index.ts";
import { controlsOf, pictures, Stage, said } from "../../stage.ts";

/*
 * What a seat was told privately stays in its log, after its next act and for later holders; nobody else finds it
 * there, nor that there is something to find.
 */

let stage: Stage;
let game: string;
/** Ada plays the Sunni, Ben the Shia, Cleo the Kurds; all have exchanged cards. */
beforeEach(async () => {
  stage = await Stage.open({ people: ["Ada", "Ben", "Cleo", "Dan"] });
  const options = { game: "iraqi-conflict", name: "Anbar", seats: "3", turns: 2, pace: "none" };
  await stage.command(stage.ada, "game create", options);
  for (const [name, seat] of [
    ["Ada", "sunni"],
    ["Ben", "shia"],
    ["Cleo", "kurds"],
  ] as const)
    await stage.command(stage.sandbox.person(name), "game join", { seat });
  await stage.command(stage.ada, "game start");
  game = (await stage.service.campaigns.showing.find({ channel: stage.channel }))[0]?.id ?? "";
  for (const name of ["Ada", "Ben", "Cleo"]) await commit(name);
});
afterEach(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const person = (name: string): Person => stage.sandbox.person(name);
const seatOf = async (who: Person): Promise<string> =>
  (await stage.service.campaigns.showing.seatsOf(game, who.id))[0] ?? "";

/** Puts the first card of the hand down. */
async function commit(name: string): Promise<void> {
  const who = person(name);
  const { view } = await stage.service.campaigns.showing.seatView(game, who.id, await seatOf(who), false);
  const [first] = (view.hand as { readonly cards: readonly string[] }).cards;
  await stage.command(who, "iraq commit", { discard: first });
}

const log = async (name: string): Promise<string> => said(await stage.command(person(name), "game log"));
const DREW = /🔒 Shia alone: You discarded .* and drew .*\./;
const DEALT = /🔒 Shia alone: You were dealt: /;

describe("what a seat was told alone", () => {
  it("is in its log after its next acts, marked; not in the logs of others, nor of whoever looks on", async () => {
    await stage.command(person("Ben"), "iraq ready");
    await stage.command(person("Ada"), "iraq ready");
    expect(await log("Ben")).toMatch(DREW);
    expect(await log("Ben")).toMatch(DEALT);
    for (const name of ["Ada", "Cleo"]) {
      expect(await log(name)).not.toContain("Shia alone");
      expect(await log(name)).toMatch(/🔒 (Sunni|Kurds) alone: You discarded/);
    }
    expect(await log("Dan")).not.toMatch(/alone|🔒|You discarded|You were dealt/);
    expect(said(await stage.command(person("Ben"), "recap", { turn: 1 }))).not.toContain("🔒");
  });

  it("is found by its kind, and lies in the file; who was told nothing is not asked about it", async () => {
    const page = await stage.command(person("Ben"), "game log");
    const kinds = controlsOf(page).find(({ custom_id }) => custom_id.includes(":kind:"));
    expect(kinds?.options?.map(({ label }) => label)).toContain("Kind: Told to you alone");
    const alone = await person("Ben")
      .select({ message: page, customId: kinds?.custom_id ?? "", values: ["alone"] })
      .reply();
    const lines = said(alone).split("\n");
    expect(lines.filter((line) => line.startsWith("🔒"))).toHaveLength(2);
    expect(said(alone)).toMatch(/^-# 2 of \d+ lines$/m);
    const file = await stage.press(person("Ben"), alone, "As a file").reply();
    const url = file.components?.flatMap((part) => (part.type === ComponentType.File ? part.file.url : []))[0] ?? "";
    const text = await (await fetch(url)).text();
    expect(text).toMatch(DREW);
    const others = controlsOf(await stage.command(person("Dan"), "game log"));
    expect(JSON.stringify(others)).not.toContain("alone");
  });

  it("is what the seat knows of others, on its page, in words and as a picture beside its hand, as long as that holds", async () => {
    const [ada, ben] = ["Ada", "Ben"].map(person);
    if (!ada || !ben) throw new Error("nobody");
    const seatView = await stage.service.campaigns.showing.seatView(game, ben.id, "shia", false);
    const [given] = (seatView.view.hand as { readonly cards: readonly string[] }).cards;
    await stage.command(ben, "iraq propose", { to: "sunni", give: given, want: "nothing" });
    const offered = await stage.service.campaigns.showing.seatView(game, ada.id, "sunni", false);
    expect(offered.known).toEqual([expect.stringMatching(/^The Shia hold .* \(seen in turn 1, Negotiations\)\.$/)]);
    const [offer] = offered.decisions.filter(({ kind }) => kind === "offer");
    await stage.command(ada, "iraq accept", { offer: offer?.id });
    const now = await stage.service.campaigns.showing.seatView(game, ben.id, "shia", false);
    expect(now.known).toEqual([expect.stringMatching(/^The Sunni hold .* \(seen in turn 1, Negotiations\)\.$/)]);
    expect((await stage.service.campaigns.showing.seatView(game, ada.id, "sunni", false)).known).toEqual([]);
    const hand = await stage.command(ben, "hand");
    expect(pictures(hand)).toBe(2);
    expect(said(await stage.press(ben, hand, "My seat").reply())).toContain(
      `**What you know of others**\n• ${now.known[0]}`,
    );
    for (const name of ["Ada", "Ben", "Cleo"]) await stage.command(person(name), "iraq ready");
    for (const name of ["Ada", "Ben", "Cleo"]) await stage.command(person(name), "iraq align", { with: "us" });
    await stage.settled();
    expect((await stage.service.campaigns.showing.seatView(game, ben.id, "shia", false)).known).toEqual([]);
  });

  it("goes on to whoever holds the seat next, who is told so; and leaves whoever gave it up", async () => {
    await stage.command(person("Ben"), "game replace", { with: person("Dan").id });
    await stage.press(person("Dan"), await stage.posted(stage.ada, "to take over the Shia"), "Take the seat").reply();
    const page = said(await stage.command(person("Dan"), "hand"));
    expect(page).not.toBe("");
    expect(said(await stage.command(person("Dan"), "todo"))).not.toBe("");
    expect(await log("Dan")).toMatch(DREW);
    expect(await log("Dan")).toContain("What this seat was told alone before you took it is yours to read");
    expect(await log("Ben")).not.toMatch(/alone|🔒|You discarded/);
  });
});
