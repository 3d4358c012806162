import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PlannedMove } from "../../../../src/store/records.ts";
import { interaction, person, type Service, service, startedGame } from "../../../campaign/harness.ts";

const SEATS = ["us", "insurgents"];
let s: Service;
let game: string;
beforeEach(async () => {
  s = await service();
  game = await startedGame(s, SEATS, { turns: 3 });
});
afterEach(() => s.database.close());

const who = (seat: string) => ({ game, person: person(SEATS.indexOf(seat)).id, seat });

const does = (seat: string, moves: readonly PlannedMove[], ahead: readonly { order: string; value: string }[] = []) =>
  s.campaigns.acting.submit({ ...who(seat), decision: null, moves, ahead, end: false, interaction: interaction() });

const keep: PlannedMove = { action: "commit", params: { discard: [] } };
const ready: PlannedMove = { action: "ready", params: {} };
const awaited = async (): Promise<readonly string[]> => (await s.campaigns.showing.status(game)).awaited;

/** Through Commitment, the US saying how ready it is. */
async function committed(value: string): Promise<void> {
  await does("us", [keep], [{ order: "ready", value }]);
  await does("insurgents", [keep]);
}

describe("readiness said ahead", () => {
  it("for this turn stops nobody now, and asks again in the next", async () => {
    await committed("turn");
    expect(await awaited()).toEqual(["insurgents"]);
    await does("insurgents", [ready]);
    for (const seat of SEATS) await does(seat, [keep]);
    expect(await awaited()).toEqual(["us", "insurgents"]);
  });

  it("until it is changed counts in every turn", async () => {
    await committed("always");
    await does("insurgents", [ready]);
    for (const seat of SEATS) await does(seat, [keep]);
    expect(await awaited()).toEqual(["insurgents"]);
  });

  it("is not undone by an offer that comes: that would show it", async () => {
    await committed("always");
    await does("insurgents", [{ action: "propose", params: { to: "us", give: [], want: "count", count: 1 } }]);
    const seatView = await s.campaigns.showing.seatView(game, who("us").person, "us");
    expect(seatView.decisions.map(({ kind, invited }) => [kind, invited])).toEqual([["offer", true]]);
    expect(await awaited()).toEqual(["insurgents"]);
  });
});

describe("an accepted trade", () => {
  it("cannot be taken back", async () => {
    for (const seat of SEATS) await does(seat, [keep]);
    await does("us", [{ action: "propose", params: { to: "insurgents", give: [], want: "count", count: 1 } }]);
    const seatView = await s.campaigns.showing.seatView(game, who("insurgents").person, "insurgents");
    const offer = seatView.decisions.find(({ kind }) => kind === "offer");
    const [accept] = offer ? seatView.book.definition.guide.shortcuts(seatView.view, offer) : [];
    const done = await does("insurgents", accept?.moves ?? []);
    expect(done.undo).toBeNull();
    await expect(
      s.campaigns.acting.undo({ game, person: who("insurgents").person, row: null, interaction: interaction() }),
    ).rejects.toThrow("That stays");
  });
});
