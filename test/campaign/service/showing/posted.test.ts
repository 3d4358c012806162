/** What is in a campaign's channel, as a page without log is made of it. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PostedBoard } from "../../../../src/campaign/log/posted.ts";
import { interaction, person, type Service, service, startedGame } from "../../harness.ts";

let s: Service;
let game: string;
beforeEach(async () => {
  s = await service();
  game = await startedGame(s, ["us", "insurgents"]);
});
afterEach(() => s.database.close());

const MODERATOR = person(9);
const boards = async (): Promise<readonly PostedBoard[]> => (await s.campaigns.showing.posted(game)).posted.boards;
const told = async () => (await boards()).flatMap(({ lines }) => lines.map(({ text }) => text));

/** Both keep their hands, and the talks begin. */
async function commit(): Promise<void> {
  for (const [i, seat] of ["us", "insurgents"].entries()) {
    const view = await s.campaigns.showing.seatView(game, person(i).id, seat);
    const decision = view.decisions[0]?.id ?? "";
    const moves = [{ action: "commit", params: { discard: [] } }];
    await s.campaigns.acting.submit({ game, person: person(i).id, seat, decision, moves, interaction: interaction() });
  }
}

describe("what stands in a campaign's channel", () => {
  it("says nothing of a row: not its number, its hash, its time, its kind, or whose input it was", async () => {
    await commit();
    const { posted } = await s.campaigns.showing.posted(game);
    const text = JSON.stringify(posted);
    for (const { hash, state, events, at } of await s.repository.log(game))
      for (const one of [hash, state, events, String(at)]) expect(text).not.toContain(one);
    const lines = posted.boards.flatMap((board) => board.lines);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(Object.keys(line).toSorted()).toEqual(["about", "text"]);
    for (const board of posted.boards)
      expect(Object.keys(board).toSorted()).toEqual(["caption", "lines", "phase", "picture", "turn"]);
    expect(text).not.toMatch(/"(seq|at|row|back|overdue|alone|standing|input|person)":/);
    const { secret, commitment } = await s.campaigns.showing.record(game);
    for (const one of [secret, commitment]) expect(text).not.toContain(one);
  });

  it("is told up to the last board, and no further while the campaign goes on", async () => {
    await commit();
    const [before, lines] = [await boards(), await told()];
    s.database.sqlite.prepare("DELETE FROM pictures WHERE id = (SELECT max(id) FROM pictures)").run();
    expect(await boards()).toEqual(before.slice(0, -1));
    expect(lines.length).toBeGreaterThan((await told()).length);
  });

  it("loses the boards and lines that are taken back", async () => {
    const host = { game, person: person(0).id, staffOf: null, interaction: interaction() };
    await s.campaigns.moderation.appoint(host, MODERATOR.id);
    const begun = await s.campaigns.showing.posted(game);
    await commit();
    const later = await s.campaigns.showing.posted(game);
    const [last] = (await s.campaigns.moderation.pastActs(game, MODERATOR.id)).slice(-1);
    const back = { row: last?.row ?? 0, reason: "once more" };
    await s.campaigns.moderation.rewind(game, back, { person: MODERATOR, interaction: interaction() });
    const now = await s.campaigns.showing.posted(game);
    expect(JSON.stringify(now)).not.toBe(JSON.stringify(later));
    const lines = (of: typeof now) => of.posted.boards.flatMap((board) => board.lines.map(({ text }) => text));
    expect(lines(now)).toEqual(lines(begun));
    expect(later.posted.boards.at(-1)?.phase).toBe("Negotiations");
    expect(now.posted.boards.map(({ phase }) => phase)).not.toContain("Negotiations");
  });
});
