import { describe, expect, it } from "vitest";
import type { Seat } from "#engine";
import { queries, standingNow, standings } from "../../../../src/games/iraqi-conflict/view/queries.ts";
import { type Game, iraq } from "../builder.ts";

/** What a seat is answered about the cards that count for a faction. */
function deck(game: Game, seat: Seat, faction: string): string {
  const query = queries.find(({ name }) => name === "deck");
  return query?.answer(game.view(seat), { faction }) ?? "";
}

describe("which cards are still out of sight", () => {
  it("none of one's own hand; but those of other hands are", () => {
    const game = iraq({ seats: 5, hands: { us: ["air-supremacy"] } });
    expect(deck(game, "us", "us")).not.toContain("Air Supremacy");
    expect(deck(game, "shia", "us")).toContain("FV 2 (");
    expect(deck(game, "shia", "us")).toContain("Air Supremacy");
  });

  it("none that the seat itself has discarded; but others have not seen them", () => {
    const game = iraq({ seats: 5, hands: { us: ["air-supremacy"] } }).all({ us: { discard: ["air-supremacy"] } });
    expect(game.hand("us")).not.toContain("air-supremacy");
    expect(deck(game, "us", "us")).not.toContain("Air Supremacy");
    expect(deck(game, "shia", "us")).toContain("Air Supremacy");
  });

  it("none that lie face up on the discard pile", () => {
    const game = iraq({ seats: 5, hands: { us: ["air-supremacy"] } }).endTurn();
    expect(game.table.discards).toContain("air-supremacy");
    for (const seat of game.seats) expect(deck(game, seat, "us")).not.toContain("Air Supremacy");
  });
});

describe("the standing of the game in words", () => {
  it("is only that nobody has scored, before a turn has been scored", () => {
    const { table } = iraq({ seats: 2 });
    expect(standingNow(table)).toEqual(["Nobody has scored yet. 10 turns to go."]);
    expect(standings(table)).toContain("Nobody has scored yet. 10 turns to go.");
  });

  it("has the sums of the last turn, or of each", () => {
    const { table } = iraq({ seats: 2 });
    const scored = { ...table, totals: { us: [32, 30], insurgents: [31, 33] }, vp: { us: [4, 4], insurgents: [0, 5] } };
    expect(standingNow(scored)).toContain("The sums of turn 2: US 30 FV (+0 VP), Insurgents 33 FV (+5 VP).");
    expect(standings(scored)).toContain("**US**, turn by turn: 32 FV (+4 VP), 30 FV (+0 VP).");
  });
});
