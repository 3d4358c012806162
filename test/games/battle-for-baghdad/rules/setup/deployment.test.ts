import { describe, expect, it } from "vitest";
import { check, mustGet, type Params, progress, Refused, wholeAnswers } from "#engine";
import { rules } from "../../../../../src/games/battle-for-baghdad/definition.ts";
import { deployAll } from "../../../../../src/games/battle-for-baghdad/rules/setup/deployment.ts";
import { baghdad, book, dealt, type Game } from "../../builder.ts";
import { question, seenBy, shortcuts } from "../../saying.ts";

const { defaultAnswer, describePublic } = book.definition;
const coming = (game: Game, seat: string) => book.definition.guide.upcoming(seenBy(game, seat));

describe("set-up", () => {
  it("R-01 R-05 R-15, example 1: three seats", () => {
    const game = baghdad({ seats: 3 });
    const { sides, bazaarDeck, streetDeck } = game.table;
    expect(game.pp()).toEqual({ shiite: 6, sunni: 6, government: 8 });
    expect(game.seats.map((seat) => game.cards(seat).length)).toEqual([2, 3, 2]);
    expect([bazaarDeck, streetDeck]).toEqual([65, 27]);
    expect(game.seats.map((seat) => mustGet(sides, seat).pool)).toEqual([
      { security: 11, infrastructure: 11 },
      { security: 11, infrastructure: 11 },
      { security: 10, infrastructure: 10 },
    ]);
  });

  it("R-01 R-05, example 2: more seats", () => {
    const game = dealt(4);
    expect([game.pp().us, game.cards("us").length, game.table.bazaarDeck]).toEqual([8, 3, 62]);
    expect([dealt(5).table.bazaarDeck, dealt(6).table.bazaarDeck]).toEqual([59, 57]);
  });

  it("R-01, example 3: no other number of seats", () => {
    for (const seats of ["2", "7"]) {
      const options = { ...book.definition.defaults, seats };
      expect(() => check(book.definition.options, {}, options)).toThrow(Refused);
      expect(() => dealt(Number(seats))).toThrow();
    }
    for (const seats of ["3", "4", "5", "6"])
      check(book.definition.options, {}, { ...book.definition.defaults, seats });
  });

  it("R-02: people choose their factions, or the host has all drawn by lot", () => {
    expect([rules.byLot({ assign: "choice" }), rules.byLot({ assign: "random" })]).toEqual([false, true]);
    check(book.definition.options, {}, { ...book.definition.defaults, assign: "random" });
  });

  it("R-06: both decks are shuffled", () => {
    const [one, other] = ["a", "b"].map((lot) => dealt(3, undefined, lot).env.box);
    expect(one?.street.toSorted()).toEqual(other?.street.toSorted());
    expect([one?.street, one?.bazaar]).not.toEqual([other?.street, other?.bazaar]);
    expect([one?.street, one?.bazaar]).not.toEqual([book.content.streetDeck, book.content.armsDeck]);
  });

  it("R-08: five Active Commands each", () => {
    for (const side of Object.values(dealt(6).table.sides)) expect(side.active.length).toBe(5);
  });

  it("R-07: a hand is told to its seat alone", () => {
    const game = dealt(3);
    expect(game.secrets.sunni).toEqual([{ kind: "drew", got: expect.anything(), cards: game.cards("sunni") }]);
    expect(JSON.stringify(game.events)).not.toContain(game.cards("sunni")[0]);
  });
});

describe("deployment", () => {
  it("R-04, example 4: only in Zones of one's colour, and in faction order", () => {
    const game = dealt(3);
    const one = { security: 1, infrastructure: 0 };
    expect(game.refusal("shiite", "deploy", { zone: "hurriya", ...one }).rule).toBe("R-04");
    expect(game.refusal("sunni", "deploy", { zone: "mansour", ...one }).code).toBe("not-asked");
    game.act("shiite", "deploy", { zone: "sadr-city", security: 6, infrastructure: 0 });
    expect(game.refusal("shiite", "deploy", { zone: "shula", security: 0, infrastructure: 0 }).code).toBe(
      "not-in-range",
    );
    expect(game.act("shiite", "deploy", { zone: "shula", security: 0, infrastructure: 4 }).asked).toEqual(["sunni"]);
    expect(game.at("sadr-city")).toEqual({ shiite: { security: 6, infrastructure: 0 } });
  });
});

describe("all start units at once", () => {
  const row = (zone: string, security: number, infrastructure: number) => ({ zone, security, infrastructure });
  const whole = [row("sadr-city", 4, 1), row("shula", 0, 2), row("kadhimiya", 2, 1)];

  it("R-04: are placed Zone by Zone, and told in one line", () => {
    const game = dealt(3).act("shiite", "deployAll", { zones: whole });
    expect([game.asked, game.at("kadhimiya")]).toEqual([["sunni"], { shiite: { security: 2, infrastructure: 1 } }]);
    const line = describePublic(game.events.at(-1) ?? { kind: "turn", turn: 0 }, book.content);
    expect(line).toBe("The Shiites place Security + Infrastructure: Sadr City 4 + 1, Shu'la 0 + 2, Kadhimiya 2 + 1.");
  });

  it("R-04: none is left over, no Zone is named twice, and the last one takes the rest", () => {
    const game = dealt(3);
    const refusal = (...zones: readonly Params[]) => game.refusal("shiite", "deployAll", { zones }).text;
    expect(refusal(row("shula", 1, 1))).toBe("Still to be placed: 5 Security and 3 Infrastructure.");
    expect(refusal(row("shula", 1, 1), row("shula", 5, 3))).toBe(
      "**Shu'la** stands in a row already: name each Zone once.",
    );
    expect(refusal(row("shula", 7, 0))).toBe("**7 Security**: you have 6 left to place.");
    const three = [row("shula", 1, 1), row("sadr-city", 1, 1), row("kadhimiya", 1, 1)];
    expect(refusal(...three, row("new-baghdad", 2, 1))).toBe(
      "**2 Security**: the last of your Zones takes all that is left, 3 Security and 1 Infrastructure: change the Zones before it.",
    );
    game.act("shiite", "deployAll", { zones: [...three, row("new-baghdad", 3, 1)] });
  });

  it("“Place them evenly” is what a deadline would do", () => {
    const game = dealt(6);
    const [evenly] = shortcuts(game, "shiite");
    expect(evenly?.label).toBe("Place them evenly");
    expect(evenly?.moves).toEqual([defaultAnswer(seenBy(game, "shiite"), question(game, "shiite"))]);
    const most = Object.fromEntries(game.seats.map((seat) => [seat, coming(game, seat).length]));
    expect(most).toEqual({ shiite: 0, sunni: 1, government: 1, us: 1, jihadist: 1, ngo: 1 });
  });

  it("is chosen in one way beside it: one Zone at a time is only typed", () => {
    const game = dealt(3).act("shiite", "deploy", { zone: "shula", security: 6, infrastructure: 3 });
    const answers = wholeAnswers(book, seenBy(game, "shiite"), question(game, "shiite"), 25);
    expect(answers?.map(({ moves: [move] }) => move?.action)).toEqual(Array(4).fill("deployAll"));
  });

  it("lists the seat's own Zones alone: where it only recruits is named when somebody types it", () => {
    const game = dealt(6);
    const next = progress(deployAll, seenBy(game, "sunni"), []);
    const options = "step" in next && next.step.input.kind === "pick" ? next.step.input.options : [];
    expect(options.map(({ label, refused }) => [label, refused])).toEqual(
      ["Ghazaliya", "Mansour", "Haifa Street", "Adhamiyah"].map((name) => [name, undefined]),
    );
  });

  it("can be said by everybody from the start, and rest on nothing that others do", () => {
    const game = dealt(3);
    const [prepared] = coming(game, "sunni");
    game.act("shiite", "deployAll", { zones: whole });
    expect(coming(game, "sunni")).toEqual([]);
    const premise = book.definition.guide.prepared(seenBy(game, "sunni"), question(game, "sunni"));
    expect(premise).toEqual({ key: prepared?.key, facts: prepared?.facts, words: prepared?.words });
    expect(prepared).toMatchObject({ key: "deployment", action: "deployAll" });
  });
});

describe("seating", () => {
  it("R-03: the seats may sit in another order: they deploy in that of the factions, and act in that of the table", () => {
    const seated = ["a", "b", "c", "d"].map((lot) => dealt(3, undefined, lot));
    const orders = seated.map(({ table }) => table.order.join());
    expect(new Set(orders).size).toBeGreaterThan(1);
    for (const game of seated) {
      expect([...game.table.order].sort()).toEqual([...game.seats].sort());
      for (const seat of ["shiite", "sunni", "government"]) {
        expect(game.asked).toEqual([seat]);
        const [zone = ""] = mustGet(book.content.affiliated, seat);
        game.act(seat, "deploy", { zone, ...mustGet(game.table.sides, seat).toDeploy });
      }
      game.passWindows().let("pass").act("shiite", "chooseFirst", { seat: "sunni" });
      const at = game.table.order.indexOf("sunni");
      expect(game.table.actOrder).toEqual([...game.table.order.slice(at), ...game.table.order.slice(0, at)]);
    }
  });

  it("R-01 R-03: without other wishes six sit in the order of the factions", () => {
    expect(rules.roster({ seats: "3", seating: "random" }).map(({ id }) => id)).toEqual([
      "shiite",
      "sunni",
      "government",
    ]);
    expect(book.definition.defaults).toMatchObject({ seats: "6", seating: "faction" });
    expect(dealt(6).table.order).toEqual(["shiite", "sunni", "government", "us", "jihadist", "ngo"]);
  });
});
