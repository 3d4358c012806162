import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Json, PackError } from "#engine";
import type { Rank } from "../../../src/campaign/contract/game.ts";
import { faultsOf, readOwnScenario } from "../../../src/campaign/packs/own-scenario.ts";
import { checkOnThread } from "../../../src/campaign/packs/scenario-check.ts";
import { verify } from "../../../src/campaign/record/verify.ts";
import type { GameFile } from "../../../src/campaign/service.ts";
import { fitna } from "../../../src/games/fitna/index.ts";
import { games } from "../../../src/games/registry.ts";
import { readShipped } from "../../../src/packs/packs.ts";
import { sceneFrom } from "../../sketched.ts";
import { CHANNEL, drain, GUILD, interaction, otherRelease, person, type Service, service, textOf } from "../harness.ts";

const EXAMPLE = readFileSync(new URL("../../../docs/games/fitna-scenario-example.json", import.meta.url), "utf8");
const FILES = readShipped(fitna, null).files;
const RANK: Rank = { staff: true, roles: [], places: [CHANNEL] };

let s: Service;
beforeEach(async () => {
  s = await service();
});
afterEach(() => s.database.close());

type Plain = { [part: string]: Json };

/** The example, or another text, with a part of it otherwise; the path leads there. */
function changed(path: string, value: Json | undefined, text = EXAMPLE): string {
  const file = JSON.parse(text) as Plain;
  const keys = path.split(".");
  const last = keys.pop() ?? "";
  const part = keys.reduce((whole, key) => whole[key] as Plain, file);
  if (value === undefined) delete part[last];
  else part[last] = value;
  return JSON.stringify(file);
}

/** What is said of a file; nothing: it can be played. */
function faults(text: string): readonly string[] {
  try {
    readOwnScenario(fitna, FILES, text);
    return [];
  } catch (error) {
    if (error instanceof PackError) return faultsOf(error);
    throw error;
  }
}

/** A lobby that is played with the example. */
async function opened(rank: Rank = RANK): Promise<string> {
  const own = await s.campaigns.books.withScenario("fitna", EXAMPLE);
  const place = { host: person(0), guild: GUILD, channel: CHANNEL, name: "Test", pace: null };
  const wish = { ...place, game: "fitna", options: own.ways[0], own, rank, interaction: interaction() };
  return (await s.campaigns.people.create(wish)).id;
}

async function begun(): Promise<string> {
  const game = await opened();
  await s.campaigns.people.join({ game, person: person(0), seat: "TUR", word: null, interaction: interaction() });
  await s.campaigns.people.start(game, person(0), true, interaction());
  return game;
}

describe("R-211 a scenario of one's own", () => {
  it("is the file of the documents, and can be played", () => {
    expect(faults(EXAMPLE)).toEqual([]);
  });

  it("is looked through on a thread of its own: this one goes on meanwhile", async () => {
    const task = { game: "fitna", files: FILES, text: EXAMPLE };
    await checkOnThread(task); // the thread has started
    const before = performance.now();
    readOwnScenario(fitna, FILES, EXAMPLE);
    const took = performance.now() - before;
    const busy = async (): Promise<number> => {
      const since = performance.eventLoopUtilization();
      expect(await checkOnThread(task)).toBeNull();
      return performance.eventLoopUtilization(since).active;
    };
    // the least of a few: other processes take the processor from this thread now and then
    await expect.poll(busy).toBeLessThan(took / 2);
    const fault = await checkOnThread({ ...task, text: changed("turns", 400) });
    expect(fault).toEqual({ file: "scenarios/own.json", path: "", reason: "turns: 400 is too much; 24 is the most" });
    // one that takes too long is given up, and the next is checked
    expect(await checkOnThread(task, 1)).toMatchObject({
      reason: "it could not be looked through within 0.001 seconds",
    });
    await expect(s.campaigns.books.withScenario("fitna", changed("turns", 400))).rejects.toThrow(
      "scenarios/own.json: turns: 400 is too much; 24 is the most",
    );
  });

  it.each([
    [
      "a word that is none",
      "special.0.kind",
      "rear-aera",
      ["special.0.kind: “rear-aera” is no known special rule. Did you mean rear-area? Possible: rear-area, no-entry"],
    ],
    [
      "a condition that is none",
      "victory.0.minor.kind",
      "anyy",
      ["victory.0.minor.kind: “anyy” is no known expression. Did you mean any? Possible: ctl"],
    ],
    [
      "a seat that is none",
      "seats.0.seat",
      "TRU",
      ["seats.0.seat: “TRU” is not possible here. Possible: IRQ, SYR, TUR"],
    ],
    ["a part that is none", "turn", 4, ["“turn” is no part of it. Did you mean “turns”?"]],
    ["a missing part", "turns", undefined, ["turns: this is missing"]],
    ["a part of another type", "turns", "four", ["turns: must be a number, not “four”"]],
    [
      "a space that is none",
      "setUp.0.stacks.0.space",
      "idlibb",
      ["setUp.0.stacks.0.space: there is no space “idlibb” in the 2020 edition. Did you mean “idlib”?"],
    ],
    [
      "a unit that is none",
      "setUp.0.stacks.0.units.0",
      "shamm-1",
      ["setUp.0.stacks.0.units.0: there is no unit “shamm-1”. Did you mean “sham-1”"],
    ],
    ["a seat without a seat", "russia", "RUS", ["russia: RUS has no seat in this scenario; there are TUR, SYR"]],
    ["a number of the rulebook", "editions.2020", "12", ["editions.2020: “12” is for scenarios of the rulebook"]],
    [
      "four units in a space",
      "setUp.0.stacks.0.units",
      ["sham-1", "sham-2", "fsa-6", "fsa-8"],
      ["setUp.0.stacks.0: 4 units stand in Idlib, not at most 3 (R-040)"],
    ],
  ])("is told what is wrong, where, and what would be right: %s", (_, path, value, said) => {
    const found = faults(changed(path, value));
    for (const line of said) expect(found.join("\n")).toContain(line);
  });

  it.each<[string, { readonly [path: string]: Json }, string]>([
    [
      "R-055 stacks that may not stand",
      {
        "seats.1.commands.0.nations": ["SYR", "HZL", "RUS", "SHI"],
        "setUp.1.stacks.1.units": ["rus-6", "shi-3"],
      },
      "hama (rus-6, shi-3): Units of Russia and of Shia militias neither stack",
    ],
    [
      "R-178 the PKK without its rebellion",
      {
        "special.1.nations": ["KDP", "PYD", "TUR"],
        "setUp.2": { side: "KUR", stacks: [{ space: "mardin", units: ["pkk-1"] }] },
      },
      "pkk-1: the PKK has not risen",
    ],
    [
      "R-105 a unit where a rule of the file itself does not let it be",
      { "setUp.1.stacks.1.space": "antakya" },
      "syr-10m may not be in antakya",
    ],
    [
      "R-035 an entrenchment that nobody holds",
      { "control.0.countries": ["SYR"], entrenched: ["beirut"] },
      "an entrenchment of nobody: beirut",
    ],
  ])("is held to what holds in every position: %s", (_, changes, fault) => {
    const text = Object.entries(changes).reduce((file, [path, value]) => changed(path, value, file), EXAMPLE);
    expect(faults(text)).toContainEqual(expect.stringContaining(`set-up: ${fault}`));
  });

  it("is pinned with its campaign, exported with it and proved, in a later release too", async () => {
    const game = await begun();
    expect((await s.campaigns.showing.seatView(game, person(0).id, "TUR")).view.table).toMatchObject({
      scenario: "road-to-aleppo",
    });
    const later = await otherRelease(s);
    expect((await later.pinned(await s.campaigns.showing.record(game))).definition.id).toBe("fitna");
    await s.campaigns.people.abandon(game, person(0), interaction());
    const file = JSON.parse(JSON.stringify(await s.campaigns.showing.export(game))) as GameFile; // as it is downloaded
    expect(file.pack["scenarios/own"]).toEqual(JSON.parse(EXAMPLE));
    expect(verify(file, games).verdict).toBe("proved");
    const pack = { ...file.pack, "scenarios/own": JSON.parse(changed("turns", 5)) as Json };
    expect(verify({ ...file, pack }, games).verdict).toBe("wrong");
  });

  it("is stored beside the pack that it is played with, which is stored once", async () => {
    const { content } = await s.campaigns.showing.record(await opened());
    expect(JSON.stringify(await s.repository.pack(content)).length).toBeLessThan(2 * EXAMPLE.length);
  });

  it("is shown in the lobby: its set-up as a picture, its victory conditions in words, its names to the letter", async () => {
    const id = await opened();
    const posts = await drain(s);
    const sheet = posts.find((row) => textOf(row).includes("a scenario of the host's own"));
    expect(sheet && textOf(sheet)).toContain("Victory conditions of Syria:\nminor: Aleppo and Hama (so at the start)");
    const source = sheet?.payload.kind === "post" ? sheet.payload.post.sketch : null;
    expect(sceneFrom(await s.books.pinned(await s.campaigns.showing.record(id)), source).alt).toContain("Aleppo");
    expect(sheet?.payload.kind === "post" && sheet.payload.post.text.every((part) => typeof part !== "string")).toBe(
      true,
    );
    expect(posts.some((row) => textOf(row).includes("Dice commitment"))).toBe(true);
  });

  it("is no scenario of other campaigns", async () => {
    await opened();
    const place = { host: person(0), guild: GUILD, channel: CHANNEL, name: "Test", pace: null, rank: RANK };
    const wish = { ...place, game: "fitna", options: { scenario: "road-to-aleppo" }, interaction: interaction() };
    await expect(s.campaigns.people.create(wish)).rejects.toThrow(/options are not possible/);
  });
});

describe("who may bring a scenario", () => {
  const hosting = { ...RANK, staff: false };

  it.each([
    ["staff", true, true],
    ["staff", false, false],
    ["hosts", false, true],
    ["nobody", true, false],
  ] as const)("with the setting %s, staff %s: %s", async (scenarios, staff, may) => {
    await s.campaigns.servers.configure(GUILD, { scenarios });
    const opening = opened({ ...RANK, staff });
    await (may
      ? expect(opening).resolves.toBeDefined()
      : expect(opening).rejects.toThrow(/scenarios of (your|their) own/));
  });

  it("is looked at before anything is kept", async () => {
    await expect(opened(hosting)).rejects.toThrow(/only those who manage it/);
    expect(await s.campaigns.showing.find({ channel: CHANNEL })).toEqual([]);
  });
});

describe("a hostile file", () => {
  const deep = (levels: number): string => `${"[".repeat(levels)}${"]".repeat(levels)}`;
  const nested = (levels: number): Json =>
    levels === 0 ? { kind: "ten", most: 9 } : { kind: "and", of: [nested(levels - 1), { kind: "ten", most: 9 }] };
  const many = (count: number, kind: object): Json => ({
    kind: "and",
    of: Array.from({ length: count }, () => ({ ...kind })),
  });

  it.each([
    ["is huge", " ".repeat(70_000), "is larger than 64 kB"],
    ["is no JSON", '{"name":', "is not JSON"],
    ["is as deep as its size allows", deep(30_000), "more than 16 deep"],
    ["hides its depth in texts", `["\\"[[",${deep(20)}]`, "more than 16 deep"],
    ["names the prototype", '{"__proto__": {"turns": 1}}', "nothing may be called “__proto__”"],
    ["names a constructor further in", '{"seats": [{"constructor": 1}]}', "nothing may be called “constructor”"],
    [
      "has endless lists",
      JSON.stringify({ tags: Array.from({ length: 5000 }, () => "a") }),
      "has more than 200 members",
    ],
    ["has endless texts", JSON.stringify({ name: "x".repeat(5000) }), "is longer than 400 characters"],
    ["has endless numbers", '{"turns": 1e308}', "no number is larger than 1000"],
    ["is a list", "[]", "must be an object"],
    ["is nothing", "null", "must be an object"],
  ])("%s", (_, text, said) => {
    expect(faults(text).join("\n")).toContain(said);
  });

  it.each([
    ["lasts for ever", "turns", 999, "turns: 999 is too much; 24 is the most"],
    [
      "counts corridors after every move",
      "victory.0.minor",
      many(9, { kind: "corr", from: "IRN", to: "TUR" }),
      "9 is too much; 4 is the most",
    ],
    [
      "has a tree of conditions",
      "victory.0.minor",
      many(150, { kind: "ten", most: 9 }),
      "151 is too much; 24 is the most",
    ],
    ["has a deep tree of conditions", "victory.0.minor", nested(9), "lie more than 16 deep"],
    ["mentions everyone", "name", "The war of @everyone", "must begin with a letter"],
    ["is markup", "seats.0.name", "**Rebels** [here](https://example.org)", "must begin with a letter"],
    ["is a heading", "seats.0.name", "# Rebels", "must begin with a letter"],
    ["turns writing round", "name", "Aleppo \u202Efor ever", "must begin with a letter"],
    ["breaks lines", "name", "Aleppo\n\nfor ever", "must begin with a letter"],
    ["has long names", "seats.1.name", "S".repeat(60), "is longer than 40 characters"],
    ["has a seat twice", "seats.1.seat", "TUR", "used twice"],
  ])("%s", (_, path, value, said) => {
    expect(faults(changed(path, value)).join("\n")).toContain(said);
  });

  it("repeats nothing of itself that would be markup or a mention", () => {
    const said = faults(changed("@everyone **[x](http://example)** <@1> `x` |", 1)).join("\n");
    expect(said).toContain("is no part of it");
    expect(said).not.toMatch(/[@*[\]<>`|]/);
  });

  it("is refused in little time", () => {
    const before = performance.now();
    faults(`{"a":"${"\\u0041".repeat(10_000)}"}`);
    faults(deep(32_000));
    expect(performance.now() - before).toBeLessThan(500);
  });
});
