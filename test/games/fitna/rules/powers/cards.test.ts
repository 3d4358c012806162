import { describe, expect, it } from "vitest";
import { refusal } from "../../refusal.ts";
import { withCards } from "../effects/builder.ts";

describe("cards of coups, Lebanon, IS and Kurds", () => {
  it("AE-26 War in Lebanon at tension 4: dice 3 and 5, then tension 6 with both its levels; the card leaves the game", () => {
    const play = withCards("1", "TUR", { TUR: [41] }, { tension: 4 }).dice(3, 5);
    play.answer("TUR", "play-event", { card: "41" }).until("end-events");
    expect(play.game.state.hands.SYR?.units["hzl-1"]).toEqual({ space: "baalbek", reduced: true });
    expect(play.table.removed).toContain("hzl-2");
    expect(play.table.tension).toBe(6);
    expect(play.table.reached).toEqual([5, 6]);
    expect(play.game.state.box.highTension).toEqual([]);
    expect(play.table.pools.TUR?.batches).toHaveLength(2);
    expect(play.table.cardsOut).toContain(41);
  });

  it("AE-27 in turn 1 neither War in Lebanon nor a coup is played; the coup waits for turn 3", () => {
    const play = (card: number, turn: number) =>
      refusal(() =>
        withCards("1", "TUR", { TUR: [card] }, { turn }).answer("TUR", "play-event", { card: String(card) }),
      );
    expect(play(41, 1)).toContain("turn 2");
    expect(play(67, 1)).toContain("turn 3");
    expect(play(67, 2)).toContain("turn 3");
  });

  it("AE-39, R-154 the coup in Syria raises tension from 2 to 3 and leaves the game; scenario 3 has no such card", () => {
    const play = withCards("1", "TUR", { TUR: [67] }, { turn: 3 });
    play.answer("TUR", "play-event", { card: "67" }).until("end-events");
    expect(play.table.tension).toBe(3);
    expect(play.table.cardsOut).toContain(67);
    expect(play.lines.some((line) => line.startsWith("Coup in Syria."))).toBe(true);
    expect(withCards("3", "TUR", {}).table.cardsOut).toContain(67);
  });

  it("R-159, R-173, R-177 Daesh, Peshmerga and the PKK come by their cards", () => {
    const play = withCards("2", "TUR", { TUR: [50, 43, 75] });
    play.answer("TUR", "play-event", { card: "50" }).until("call-counters").until("end-events");
    expect(play.lines.some((line) => line.includes("OPs."))).toBe(true);
    play.answer("TUR", "play-event", { card: "43" }).until("raise-kurds", "plan-kurds");
    expect(play.table.mission).toMatchObject({ kind: "kurds", ops: 4 });
    play.until("end-events");
    play.answer("TUR", "play-event", { card: "75" }).until("end-events");
    expect(play.table.rebellion).toBe("on");
    expect(play.table.cardsOut).toContain(75);
  });
});
