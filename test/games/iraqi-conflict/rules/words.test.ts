import { describe, expect, it } from "vitest";
import { publicView } from "#engine";
import { iraqiConflict } from "../../../../src/games/iraqi-conflict/index.ts";
import { inspect } from "../../../../src/render/inspect.ts";
import { layout } from "../../../../src/render/layout/layout.ts";
import { amount } from "../../../amounts.ts";
import { book, type Game, iraq } from "../builder.ts";

const { describePublic } = iraqiConflict;

const query = (game: Game, seat: string, name: string, params = {}): string =>
  iraqiConflict.queries.find((one) => one.name === name)?.answer(game.view(seat), params) ?? "";

describe("what people read", () => {
  it("the deck query counts what is out of sight: not the own hand, not what lies face up", () => {
    const game = iraq({ seats: 5, hands: { kurds: ["control-kirkuk", "autonomous-region"] } });
    const answer = query(game, "kurds", "deck", { faction: "kurds" });
    expect(answer).toContain("K, E, M, A count for **Kurds**: 45 cards, 135 FV in all.");
    expect(answer).toContain("Independence K");
    expect(answer).not.toContain("Control Kirkuk");
    expect(query(game, "us", "deck", { faction: "kurds" })).toContain("Control Kirkuk K");
    expect(answer.length).toBeLessThan(2000);
  });

  it("the score query gives the conflicts and the turns", () => {
    const game = iraq({ seats: 4 });
    expect(query(game, "us", "score")).toContain("Nobody has scored yet. 10 turns to go.");
    game.endTurn();
    expect(query(game, "us", "score")).toMatch(/\*\*Civil War\*\*: Sunni \d VP, Shia \d VP\./);
    expect(query(game, "us", "score")).toMatch(/\*\*Insurgents\*\*, turn by turn: \d+ FV \(\+\d VP\)\./);
  });

  it("a shared victory is announced as shared (ruling E)", () => {
    const ended = (seats: readonly string[], vp: { readonly [seat: string]: number }) =>
      describePublic({ kind: "ended", victories: [{ title: "Civil War", seats, vp: 20 }], vp }, book.content);
    expect(ended(["sunni", "shia", "kurds"], { sunni: 20, shia: 20, kurds: 20 })).toBe(
      "The Sunni, the Shia and the Kurds share the Civil War with 20 VP each.",
    );
    expect(ended(["sunni", "shia"], { sunni: 20, shia: 20, kurds: 3 })).toBe(
      "The Sunni and the Shia share the Civil War with 20 VP each, to 3 (Kurds).",
    );
  });

  it("the end says who won what, and by how much", () => {
    const vp = { us: 38, insurgents: 40, sunni: 31, shia: 29, kurds: 22 };
    const victories = [
      { title: "Civil War", seats: ["sunni"], vp: 31 },
      { title: "Insurgency", seats: ["insurgents"], vp: 40 },
    ];
    expect(describePublic({ kind: "ended", victories, vp }, book.content)).toBe(
      "The Insurgents win the Insurgency 40 to 38. The Sunni win the Civil War 31 to 29 (Shia) and 22 (Kurds).",
    );
  });

  it("a turn's result is one line with its arithmetic, the standing another", () => {
    const totals = { us: 19, insurgents: 24, sunni: 21, shia: 15, kurds: 19 };
    const gains = { us: 3, insurgents: 5, sunni: 4, shia: 0, kurds: 3 };
    const vp = { us: 8, insurgents: 13, sunni: 11, shia: 4, kurds: 8 };
    expect(describePublic({ kind: "scored", turn: 3, totals, gains, vp }, book.content)).toBe(
      "Turn 3: Insurgents 24 = 5 VP, Sunni 21 = 4, US 19 = 3, Kurds 19 = 3, Shia 15 = 0.\n" +
        "Insurgency: Insurgents 13, US 8. Civil War: Sunni 11, Kurds 8, Shia 4.",
    );
  });

  it("the hands are shown with what counts in bold, summing up to the total", () => {
    const game = iraq({ seats: 5 }).endTurn();
    const lines = game.log.find((line) => line.includes("**"))?.split("\n") ?? [];
    expect(lines).toHaveLength(5);
    for (const line of lines) {
      const [, total] = /^-# \w+ (\d+): /.exec(line) ?? [];
      const bold = [...line.matchAll(/\*\*[^*]+ (\d)\*\*/g)].map(([, fv]) => Number(fv));
      expect(bold.reduce((sum, fv) => sum + fv, 0)).toBe(Number(total));
      expect(line.split(", ")).toHaveLength(10);
    }
  });

  it("all hands take about 1,400 characters, whatever they are", () => {
    const longest = Object.values(book.content.cards)
      .toSorted((a, b) => b.name.length - a.name.length)
      .map(({ id }) => id);
    const { seats } = iraq({ seats: 5 });
    const hands = Object.fromEntries(seats.map((seat, i) => [seat, longest.slice(10 * i, 10 * i + 10)]));
    const totals = Object.fromEntries(seats.map((seat) => [seat, 20]));
    const said = describePublic({ kind: "revealed", hands, discards: [], alignments: {}, totals }, book.content) ?? "";
    expect(said.length).toBeLessThan(1400);
  });

  it("a trade tells its two seats what it did to their sums, and that it stays", () => {
    const hands = { sunni: ["interim-government"], kurds: ["sunni-triangle"] };
    const game = iraq({ seats: 5, hands }).toNegotiations();
    const offer = game.propose("kurds", "sunni", ["sunni-triangle"], ["interim-government"]);
    game.act("sunni", "accept", { offer });
    const [, was, is] = /(\d+) → (\d+)/.exec(game.told("sunni").at(-1) ?? "") ?? [];
    expect(Number(is) - Number(was)).toBe(5);
    expect(game.told("sunni").at(-1)).toBe(
      `You gave the Kurds Interim Government (U 1) and got Sunni Triangle (N 5): your sum ${was} → ${is}. It cannot be taken back: the cards were seen.`,
    );
    expect(game.log.at(-1)).toBe("Kurds and Sunni have traded: 1 for 1.");
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

  it.each(amount<readonly (2 | 3 | 4 | 5)[]>([2, 5], [2, 3, 4, 5]))(
    "with %i seats every picture is legible: nothing cut, covered or small",
    (seats) => {
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
        expect(scene.text.length).toBeLessThan(2000);
      }
      expect(game.scenes.length).toBeGreaterThan(4);
    },
  );

  it("the board is the same for everyone", () => {
    const game = iraq({ seats: 5 }).toNegotiations();
    const frame = { caption: "Now", names };
    const open = iraqiConflict.board(publicView(book, game.env), frame);
    for (const seat of game.seats) expect(iraqiConflict.board(game.view(seat), frame)).toEqual(open);
  });

  it("the hand has the cards that count first and bright, and their sum", () => {
    const game = iraq({ seats: 5, hands: { us: ["air-supremacy", "counter-terrorism", "propaganda", "anarchy"] } });
    const { text } = iraqiConflict.hand(game.view("us"));
    expect(text).toMatch(/^Your hand: 5 of 10 count, force \d+\.\n\*\*Count for you\*\*: .*Counter Terrorism \(U 5\)/);
    expect(text).toMatch(/\*\*Not for you\*\*: .*Anarchy \(M 5\)/);
  });
});

const gift = (game: Game): [string, string, readonly string[]] => [
  game.seats[0] ?? "",
  game.seats[1] ?? "",
  game.hand(game.seats[0] ?? "").slice(0, 3),
];
