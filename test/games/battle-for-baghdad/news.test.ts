import { describe, expect, it } from "vitest";
import { baghdad, type Game } from "./builder.ts";

const news = ({ table }: Game) => table.news;

describe("what pictures mark as new", () => {
  it("the Zones where the Arab Street placed PP, until something else happens", () => {
    const game = baghdad().street("S01", "E2").initiative("shiite");
    game.until(({ table }) => table.recruit !== null);
    expect(news(game)).toMatchObject({ shown: true, zones: ["sadr-city", "palestine-street", "zayouna"], moves: [] });
    const zone = "kadhimiya";
    game.act("shiite", "recruit", { unit: "security", zone, count: 1 });
    expect(news(game)).toEqual({ shown: false, zones: [zone], moves: [] });
  });

  it("the way of each Move, and the Zones that it left and entered", () => {
    const game = baghdad()
      .units({ kadhimiya: { shiite: [2, 0] } })
      .moving("shiite");
    game.walk("shiite", 2, "kadhimiya", "adhamiyah");
    const path = ["kadhimiya", "adhamiyah"];
    expect(news(game)).toEqual({
      shown: false,
      zones: path,
      moves: [{ seat: "shiite", mode: "normal", path, count: 2 }],
    });
  });

  it("what each seat scored when the turn began stays for comparison", () => {
    const game = baghdad({ pp: { shiite: 20 } });
    expect(game.table.scores.shiite).toBe(30);
    game.change(({ table }) => Object.assign(table.sides.shiite ?? {}, { pp: 33 }));
    expect(game.table.scores.shiite).toBe(30);
    expect(game.nextTurn().table.scores.shiite).toBeGreaterThan(42);
  });
});
