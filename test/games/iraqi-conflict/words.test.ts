import { describe, expect, it } from "vitest";
import { publicView } from "../../../src/engine/index.ts";
import { iraqiConflict } from "../../../src/games/iraqi-conflict/index.ts";
import { tell } from "../../../src/games/iraqi-conflict/log.ts";
import { inspect } from "../../../src/render/inspect.ts";
import { layout } from "../../../src/render/layout/layout.ts";
import { book, type Game, iraq } from "./builder.ts";

const query = (game: Game, seat: string, name: string, params = {}): string =>
  iraqiConflict.queries.find((one) => one.name === name)?.answer(game.view(seat), params) ?? "";

describe("what people read", () => {
  it("the deck query counts what is out of sight: not the own hand, not what lies face up", () => {
    const game = iraq({ seats: 5, hands: { kurds: ["control-kirkuk", "autonomous-region"] } });
    const answer = query(game, "kurds", "deck", { faction: "kurds" });
    expect(answer).toContain("**Kurds** use K, E, M, A: 45 cards, 135 FV in all.");
    expect(answer).toContain("Independence K");
    expect(answer).not.toContain("Control Kirkuk");
    expect(query(game, "us", "deck", { faction: "kurds" })).toContain("Control Kirkuk K");
    expect(answer.length).toBeLessThan(2000);
  });

  it("the score query gives the conflicts and the turns", () => {
    const game = iraq({ seats: 4 });
    expect(query(game, "us", "score")).toContain("No turn is scored yet.");
    game.endTurn();
    expect(query(game, "us", "score")).toMatch(/\*\*Civil War\*\*: Sunni \d, Shia \d VP/);
    expect(query(game, "us", "score")).toMatch(/Insurgents: \d+ FV \+\d/);
  });

  it("a shared victory is announced as shared (ruling E)", () => {
    const shared = { title: "Civil War", seats: ["sunni", "shia", "kurds"], vp: 20 };
    expect(tell({ kind: "ended", victories: [shared] }, book.content)).toBe(
      "The Sunni, the Shia and the Kurds share the Civil War with 20 VP each.",
    );
  });

  it("everything said fits a message", () => {
    const game = iraq({ seats: 5 });
    const discard = (seat: string) => ({ discard: game.hand(seat).slice(0, 5) });
    game.all(Object.fromEntries(game.seats.map((seat) => [seat, discard(seat)])));
    for (const seat of ["us", "sunni", "shia"])
      game.act("kurds", "accept", { offer: game.propose(seat, "kurds", game.hand(seat)) });
    game.act("us", "accept", { offer: game.propose("kurds", "us", game.hand("kurds").slice(0, 38)) });
    for (const line of [...game.log, ...game.seats.flatMap((seat) => game.told(seat))])
      expect(line.length).toBeLessThan(2000);
  });
});

describe("section 9: pictures", () => {
  const names = Object.fromEntries(["us", "insurgents", "sunni", "shia", "kurds"].map((s) => [s, `Player of ${s}`]));

  it.each([2, 3, 4, 5] as const)("with %i seats every picture is legible: nothing cut, covered or small", (seats) => {
    const game = iraq({ seats, turns: 2 });
    game.names = names;
    while (!game.env.over) {
      const offer = game.table.phase === "negotiations" ? game.propose(...gift(game)) : null;
      if (offer) game.act(game.seats[1] ?? "", "accept", { offer });
      for (const seat of game.seats) expect(inspect(layout(iraqiConflict.hand(game.view(seat))))).toEqual([]);
      const board = iraqiConflict.board(publicView(book, game.env), { caption: "Now", names });
      expect(inspect(layout(board))).toEqual([]);
      game.all();
    }
    for (const { scene } of game.scenes) {
      expect(inspect(layout(scene))).toEqual([]);
      expect(scene.alt.length).toBeLessThanOrEqual(1024);
      expect(scene.text.length).toBeLessThan(2000);
    }
    expect(game.scenes.length).toBeGreaterThan(4);
  });

  it("the board is the same for everyone", () => {
    const game = iraq({ seats: 5 }).toNegotiations();
    const frame = { caption: "Now", names };
    const open = iraqiConflict.board(publicView(book, game.env), frame);
    for (const seat of game.seats) expect(iraqiConflict.board(game.view(seat), frame)).toEqual(open);
  });

  it("the hand has the usable cards first and bright, and their force", () => {
    const game = iraq({ seats: 5, hands: { us: ["air-supremacy", "counter-terrorism", "propaganda", "anarchy"] } });
    const { text } = iraqiConflict.hand(game.view("us"));
    expect(text).toMatch(/^\*\*Usable \(\d+ FV\)\*\*: .*Counter Terrorism \(U 5\)/);
    expect(text).toMatch(/\*\*Of no use to you\*\*: .*Anarchy \(M 5\)/);
  });
});

const gift = (game: Game): [string, string, readonly string[]] => [
  game.seats[0] ?? "",
  game.seats[1] ?? "",
  game.hand(game.seats[0] ?? "").slice(0, 3),
];
