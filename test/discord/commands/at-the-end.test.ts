/** What everybody may have of a campaign when it has ended, as its host has settled. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { commandsFor } from "../../../src/discord/commands/index.ts";
import { takenApart } from "../../../src/replay/file/blocks.ts";
import type { Show } from "../../../src/replay/show.ts";
import { jsonIn } from "../../../src/replay-maker/packing.ts";
import { lacksLog } from "../../../src/replay-maker/page-check.ts";
import { drain, type Service, textOf as said, service, startedWith } from "../../campaign/harness.ts";
import { asker, hold, pressedOn, servicesOf, textOf } from "../bench.ts";

let s: Service;
beforeEach(async () => {
  s = await service();
});
afterEach(() => s.database.close());

const SEATS = ["us", "insurgents"];
const wish = { game: "iraqi-conflict", options: { seats: "2", turns: 2 }, pace: null };

async function run(n: number, name: string, sub: string, given = {}) {
  const command = commandsFor(s.campaigns.books.definitions).get(name);
  if (!command) throw new Error(`no command ${name}`);
  return hold(await command.run(servicesOf(s), { asker: asker(n), sub, given }));
}

const pageOfReplay = async (game: string) =>
  pressedOn(s, asker(5), await run(5, "game", "replay", { game }), "As a page");

describe("a campaign that keeps its secrets", () => {
  let game: string;
  let secret: string;
  beforeEach(async () => {
    game = await startedWith(s, { ...wish, atEnd: "public" }, SEATS);
    ({ secret } = await s.campaigns.showing.record(game));
    await drain(s);
  });

  it("says while it goes on that its log stays secret", async () => {
    const page = await pageOfReplay(game);
    expect(textOf(page)).toContain("This campaign keeps its secrets after its end");
    expect(jsonIn(takenApart(page.file?.text ?? ""), "show")).toMatchObject({ lacksLog: "for good" });
  });

  it("shows neither secret nor file at its end, and has nobody press Export", async () => {
    await run(0, "game", "abandon", { sure: true });
    const posts = await drain(s);
    const words = posts.map(said).join("\n");
    expect(words).toContain("only whoever runs this bot can check the dice");
    expect(words).not.toContain("Export");
    for (const shown of [words, JSON.stringify(posts), textOf(await run(5, "game", "status", { game }))])
      expect(shown).not.toContain(secret);
    await expect(run(0, "game", "export", { game })).rejects.toThrow("keeps its secrets after its end");
  });

  it("is still given as a page without log, which says how it ended", async () => {
    await run(0, "game", "abandon", { sure: true });
    const page = await pageOfReplay(game);
    const html = page.file?.text ?? "";
    expect(lacksLog(html)).toBe(true);
    const show = jsonIn(takenApart(html), "show") as Show; // as it was made
    expect(show).toMatchObject({ asOf: null, lacksLog: "for good" });
    expect(show.result).toMatch(/^The campaign was ended in turn 1/);
    expect(`${html}${JSON.stringify(show)}`).not.toContain(secret);
  });

  it("is played again with the same settings", async () => {
    await run(0, "game", "abandon", { sure: true });
    const { guild, channel } = await s.campaigns.showing.record(game);
    const place = { guild: guild ?? "", channel, rank: { staff: false, roles: [], places: [channel] } };
    const person = { id: asker(0).person.id, name: "Ann" };
    const again = await s.campaigns.people.rematch({ game, person, turned: false, ...place, interaction: "again" });
    expect(again.atEnd).toBe("public");
  });
});

it("a campaign from before hosts were asked opens everything to whoever asks", async () => {
  const game = await startedWith(s, wish, SEATS);
  s.database.sqlite.prepare("UPDATE games SET at_end = NULL").run();
  await run(0, "game", "abandon", { sure: true });
  expect((await s.campaigns.showing.record(game)).atEnd).toBe(null);
  expect((await run(5, "game", "export", { game })).file?.name).toBe(`${game}.json`);
  expect(lacksLog((await pageOfReplay(game)).file?.text ?? "")).toBe(false);
});
