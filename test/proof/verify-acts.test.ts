import { setImmediate as soon } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Asked } from "../../src/campaign/contract/game.ts";
import { verify } from "../../src/campaign/record/verify.ts";
import type { GameFile } from "../../src/campaign/service.ts";
import { games } from "../../src/games/registry.ts";
import { chainHash, NO_ROW } from "../../src/proof/history.ts";
import { interaction, person, type Service, service, startedGame } from "../campaign/harness.ts";

const HOUR = 3_600_000;

/** Played with all that people can do to a campaign outside its rules. */
let file: GameFile;
let s: Service;
beforeAll(async () => {
  s = await service();
  const game = await startedGame(s, ["us", "insurgents"], { pace: 24 });
  const mia = (): Asked => ({ person: person(5), interaction: interaction() });
  const submit = (n: number, seat: string, action: string, params = {}) =>
    s.campaigns.acting.submit({
      ...{ game, person: person(n).id, seat, moves: [{ action, params }] },
      interaction: interaction(),
    });
  const { moderation } = s.campaigns;
  await moderation.appoint({ game, person: person(0).id, staffOf: null, interaction: interaction() }, person(5).id);
  const { view } = await s.campaigns.showing.seatView(game, person(0).id, "us");
  const [card = "", other = ""] = (view.hand as { readonly cards: readonly string[] }).cards; // a hand of Iraqi Conflict
  const correction = { name: "give-card", params: { card, to: "insurgents" }, reason: "a gift" };
  await moderation.correct(game, correction, mia());
  await submit(0, "us", "commit", { discard: [other] });
  const [act] = await moderation.pastActs(game, person(5).id);
  await moderation.rewind(game, { row: act?.row ?? 0, reason: "once more" }, mia());
  s.clock.advance(25 * HOUR);
  await s.campaigns.tick(); // both are answered by default
  await moderation.replace(game, { seat: "insurgents", to: "computer" }, mia());
  for (let i = 0; i < 50; i++) await soon();
  await submit(0, "us", "ready");
  for (let i = 0; i < 50; i++) await soon();
  await s.campaigns.people.abandon(game, person(0), null);
  file = JSON.parse(JSON.stringify(await s.campaigns.showing.export(game)));
});
afterAll(() => s.database.close());

const said = (raw: GameFile): string => {
  const { verdict, lines } = verify(raw, games);
  return [verdict, ...lines].join("\n");
};
const rowOf = (kind: string): number => file.rows.find((row) => row.kind === kind)?.seq ?? -1;

/** The file with a row changed, and chained again as whoever has the secret can do it. */
function forged(at: number, change: Partial<GameFile["rows"][number]>): GameFile {
  let before = NO_ROW;
  const rows = file.rows.map((row) => {
    const made = row.seq === at ? { ...row, ...change } : row;
    before = chainHash(before, made);
    return { ...made, hash: before };
  });
  return { ...file, rows };
}

describe("a file that is proved", () => {
  it("names the rows in which people did what no rules judge", () => {
    const result = said(file);
    expect(result).toMatch(/^proved\n/);
    expect(result).toContain(`A moderator set something right in row ${rowOf("adjust")} (Insurgents: a card was given`);
    expect(result).toMatch(new RegExp(`The campaign went back in row ${rowOf("rewind")} \\(to row \\d+\\)\\.`));
    expect(result).toContain(`A seat changed hands in row ${rowOf("handover")} (insurgents to `);
    expect(result).toContain("These are acts of people: no rules say whether they were right.");
  });

  it("says that what was answered by itself is what this release would have answered", () => {
    const answered = file.rows.filter(({ kind }) => kind === "default" || kind === "bot");
    expect(new Set(answered.map(({ kind }) => kind))).toEqual(new Set(["default", "bot"]));
    expect(said(file)).toContain(
      `${answered.length} rows are said to be a default answer or a computer's move: this release answers the same there.`,
    );
    expect(said(file)).not.toContain("would not have answered");
  });

  it("says nothing of the kind where nobody did any of it", () => {
    const { lines } = verify({ ...file, complete: false, rows: file.rows.slice(0, 1) }, games);
    expect(lines.join("\n")).not.toMatch(/acts of people|by itself|computer/);
  });
});

describe("an act that is passed off as an answer of nobody's", () => {
  it.each([
    ["default", "by default"],
    ["bot", "as the computer"],
  ] as const)("is named, as %s", (kind, how) => {
    const at = file.rows.findIndex((row) => row.kind === "act" && row.action === "commit");
    expect(said(forged(at, { kind }))).toContain(
      `This release would not have answered as row ${at} (us, ${how}): another release did, or somebody.`,
    );
  });
});
