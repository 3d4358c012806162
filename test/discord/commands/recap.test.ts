import type { APIMessage } from "discord-api-types/v10";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Person } from "../../../src/sandbox/index.ts";
import { controlsOf, files, labels, Stage, said } from "../stage.ts";

let stage: Stage;
let game: string;
let cleo: Person;

/** Three in Iraqi Conflict. */
beforeAll(async () => {
  stage = await Stage.open({ people: ["Ada", "Ben", "Cleo", "Dan"] });
  const { ada, ben, channel } = stage;
  cleo = stage.sandbox.person("Cleo");
  const create = { game: "iraqi-conflict", seats: "3", turns: 3, name: "Basra", pace: "24" };
  await stage.command(ada, "game create", create, channel);
  for (const person of [ada, ben, cleo]) await stage.command(person, "game join", { word: "peace" }, channel);
  await stage.command(ada, "game start", {}, channel);
  const [record] = await stage.service.campaigns.showing.find({ channel });
  game = record?.id ?? "";
});
afterAll(async () => {
  expect(stage.sandbox.complaints()).toEqual([]);
  await stage.close();
});

const choose = async (who: Person, message: APIMessage, label: string): Promise<APIMessage> => {
  for (const { custom_id, options = [] } of controlsOf(message)) {
    const value = options.find((option) => option.label === label)?.value;
    if (value !== undefined) return await who.select({ message, customId: custom_id, values: [value] }).reply();
  }
  throw new Error(`no “${label}” on ${said(message)}`);
};

describe("what happened", () => {
  it("stands in ten lines at the head of the next turn, for whoever asks, and the log is found by side and kind", async () => {
    const { ada, ben } = stage;
    for (const label of ["Keep all", "Ready", "US"])
      for (const person of [ada, ben, cleo]) {
        const post = await stage.posted(ada, "Waiting on <@");
        const own = await stage.press(person, post, "My seat").reply();
        const answer = labels(own).find((one) => one.startsWith(label));
        if (answer) await stage.press(person, own, answer).reply();
        await stage.settled();
      }
    const post = await stage.posted(ada, "Turn 1 in short");
    expect(said(post)).toContain("turns to go");
    const recap = await stage.command(ben, "recap", { turn: 1 });
    const lines = said(recap)
      .split("\n")
      .filter((line) => line.startsWith("• "));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThanOrEqual(10);
    expect(lines.some((line) => line.includes("Turn 1:"))).toBe(true);
    expect(said(await stage.command(ben, "recap"))).toContain("Since your last act");
    expect(said(await stage.press(ben, recap, "All turns").reply())).toContain("**Turn 1**: ");
    const log = await stage.press(ben, recap, "Log").reply();
    expect(labels(log)).toContain("As a file");
    const points = await choose(ben, log, "Kind: Points");
    expect(said(points)).toContain("Log · Basra · Points");
    expect(said(points)).toContain("Turn 1:");
    expect(said(points)).not.toContain("exchanged");
    const file = await stage.press(ben, points, "As a file").reply();
    expect(files(file)).toEqual([`log-${game}.txt`]);
    expect(said(await stage.press(ben, file, "All of it").reply())).toContain("exchanged");
    expect(said(await stage.command(stage.sandbox.person("Dan"), "recap"))).toContain("Turn 1");
  });

  it("is offered to whoever was away for days, and says first what was decided for them", async () => {
    const { ada } = stage;
    for (const days of [2, 4, 6]) {
      stage.service.clock.now = () => Date.now() + days * 24 * 3_600_000; // so that she is silent, too
      await stage.service.campaigns.tick();
      await stage.settled();
    }
    const post = await stage.posted(ada, "Waiting on <@");
    const page = await stage.press(cleo, post, "My seat").reply();
    expect(labels(page)).toContain("What happened?");
    const recap = await stage.press(cleo, page, "What happened?").reply();
    expect(said(recap)).toMatch(/Since your last act[^\n]*\n• Time ran out for [^\n]*\n• /);
  });

  it("goes board by board, from the one that somebody left on to that of now, each with what was told up to it", async () => {
    const recap = await stage.command(cleo, "recap");
    const boards: APIMessage[] = [await stage.press(cleo, recap, "Step by step").reply()];
    for (let now = boards[0]; now && labels(now).includes("Next ▶"); now = boards.at(-1))
      boards.push(await stage.press(cleo, now, "Next ▶").reply());
    const pages = boards.map(said);
    expect(pages.length).toBeGreaterThan(1);
    for (const [i, words] of pages.entries()) {
      expect(words).toContain(`board ${i + 1} of ${pages.length}`);
      expect(words).toMatch(/\*\*Turn \d · .+\*\*/);
      if (i > 0) expect(words).toContain("\n• ");
    }
    expect(pages[0]).toContain("as you left it");
    expect(new Set(boards.map((board) => files(board).join())).size, "different boards").toBe(boards.length);
    const [last] = boards.slice(-1);
    if (!last) return expect.fail("there is no board");
    expect(labels(last)).toEqual(["◀ Previous", "In short", "My seat", "Log"]);
    expect(said(await stage.press(cleo, last, "◀ Previous").reply())).toBe(pages.at(-2));
    expect(said(await stage.press(cleo, last, "In short").reply())).toBe(said(recap));
    const both = await stage.press(cleo, recap, "Then and now").reply();
    expect(said(both)).toMatch(/\*\*Then\*\*: Turn \d · .+\n\*\*Now\*\*: Turn \d · /);
    expect(files(both)).toEqual([boards[0] ?? last, last].map((board) => files(board)[0]));
    const dan = stage.sandbox.person("Dan");
    const turn = await stage.press(dan, await stage.command(dan, "recap", { turn: 1 }), "Step by step").reply();
    expect(said(turn)).toMatch(/-# Turn 1 · board 1 of \d/);
    expect(said(turn)).not.toContain("as you left it");
  });
});
