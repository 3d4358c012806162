import { describe, expect, it } from "vitest";
import { decisionsOf, mustGet, type Params, publicView, type Seat, viewOf, wholeAnswers } from "#engine";
import { baghdad, book, type Game } from "../../builder.ts";
import { defecting, spying } from "../cards/plotting.ts";

const { guide } = book.definition;
/** What this seat is asked, as people see it. */
function asked(game: Game, seat: Seat) {
  const decision = decisionsOf(book, game.env, seat).find(({ owed }) => owed);
  if (!decision) throw new Error(`${seat} is not asked`);
  const view = viewOf(book, game.env, seat);
  const answers = wholeAnswers(book, view, decision, 25)?.map(({ label }) => label) ?? [];
  return { ...guide.prompt(view, decision), shortcuts: guide.shortcuts(view, decision), answers };
}

const notice = (game: Game): readonly string[] => guide.notice(publicView(book, game.env));
const label = (game: Game, seat: Seat, action: string, params: Params): string | null =>
  guide.label(viewOf(book, game.env, seat), { action, params });

describe("the question of an Action", () => {
  it("says what the seat has, what cards cost, and what is Neutralized", () => {
    const game = baghdad({ hands: { sunni: ["network", "curfew"] }, pp: { sunni: 6 } })
      .recruiting("sunni")
      .change(({ table }) => {
        table.price = 3;
        const side = mustGet(table.sides, "sunni");
        side.neutralized = side.active.splice(2, 1);
      });
    const { question, facts } = asked(game, "sunni");
    expect(question).toBe("Your Action: recruit and buy first, then move.");
    expect(facts).toEqual([
      "6 PP · pool 11 Security, 11 Infrastructure · hand 2 of 6 cards · a card costs 1, then 3 PP · 2 Moves",
      "Neutralized: Adhamiyah Committee 3B (6 PP).",
      "To attack, move to where others are: Combat comes after everybody's Action.",
    ]);
    game.act("sunni", "buyCard");
    expect(asked(game, "sunni").facts[0]).toContain("5 PP · ");
    expect(asked(game, "sunni").facts[0]).toContain("hand 3 of 6 cards · a card costs 3 PP · 2 Moves");
  });

  it("names discounts until they are used, and agreements that bind", () => {
    const game = baghdad({ pp: { shiite: 6 } })
      .recruiting("shiite")
      .change(({ table }) => {
        table.agreements.push({ seats: ["shiite", "sunni"], terms: [{ kind: "truce", seats: ["shiite", "sunni"] }] });
        table.agreements.push({
          seats: ["government", "sunni"],
          terms: [{ kind: "truce", seats: ["government", "sunni"] }],
        });
      });
    expect(asked(game, "shiite").facts.slice(1)).toEqual([
      "Your next 2 Security in Sadr City: for 1 PP each.",
      "Agreed: Shiites and Sunnis: Truce.",
      "To attack, move to where others are: Combat comes after everybody's Action.",
    ]);
    game.act("shiite", "recruit", { unit: "security", zone: "sadr-city", count: 2 });
    game.change(({ table }) => {
      table.turn = 2;
    });
    expect(asked(game, "shiite").facts.slice(1)).toEqual(["Agreed: Shiites and Sunnis: Truce."]);
  });

  it("of Moves says how many are left, what ends them, and who goes Underground or by air", () => {
    const game = baghdad({ hands: { shiite: ["network"] } })
      .units({ rusafa: { shiite: [2, 0] }, karrada: {} })
      .street("S01", "S02", "S03")
      .moving("shiite");
    expect(asked(game, "shiite").facts).toEqual([
      "6 PP · pool 9 Security, 11 Infrastructure · hand 1 of 5 cards · 2 Moves",
      "Once Underground: from a Zone of your colour to another, at any distance.",
      "A Move goes 3 Zones at most; the River and units of others end it.",
    ]);
    game.act("shiite", "move", { from: "rusafa", to: "karrada", count: 2 });
    expect(asked(game, "shiite").facts[0]).toContain("1 Move left");
  });

  it("inside a Move says where the stack is and how far it may go", () => {
    const game = baghdad()
      .units({ shula: { shiite: [4, 0] }, hurriya: { shiite: [1, 0] } })
      .street("S01", "S02", "S03")
      .moving("shiite");
    game.walk("shiite", 3, "shula", "hurriya");
    expect(asked(game, "shiite")).toMatchObject({
      question: "Where do 3 Security go from Hurriya?",
      facts: [
        "So far: Shu'la → Hurriya.",
        "2 Zones at most; the River and units of others end the Move.",
        "1 more Security of yours in Hurriya.",
      ],
    });
  });

  it("is answered at once by recruiting and moving nothing", () => {
    const game = baghdad().street("S01", "S02", "S03").recruiting("shiite");
    const [nothing] = asked(game, "shiite").shortcuts;
    expect(nothing).toMatchObject({
      label: "Recruit and move nothing",
      moves: [{ action: "endRecruitment" }, { action: "endMovement" }],
    });
    for (const { action, params } of nothing?.moves ?? []) game.act("shiite", action, params);
    expect(game.asked).toEqual(["sunni"]);
  });

  it("is not answered for Moves that will not be asked for", () => {
    const game = baghdad({ hands: { sunni: [] } })
      .units({ ghazaliya: { sunni: [0, 4] } })
      .street("S01", "S02", "S03")
      .recruiting("sunni");
    const [nothing] = asked(game, "sunni").shortcuts;
    expect(nothing?.moves.map(({ action }) => action)).toEqual(["endRecruitment"]);
    expect(game.act("sunni", "endRecruitment").asked).toEqual(["government"]);
  });

  it("tells everyone whose Action it is, and who comes then", () => {
    const game = baghdad({ seats: 4 })
      .initiative("sunni")
      .until(({ table }) => table.phase === "action");
    expect(notice(game)).toEqual(["Acting: Sunnis, 1 of 4. Then Government, US and Shiites."]);
    expect(notice(game.until(({ table }) => table.recruit?.seat === "shiite"))).toEqual(["Acting: Shiites, 4 of 4."]);
  });
});

describe("answers of an Action", () => {
  it("have names", () => {
    const game = baghdad({ seats: 4 }).recruiting("us");
    const named = (action: string, params: Params) => label(game, "us", action, params);
    expect([
      named("recruit", { unit: "security", zone: "green-zone", count: 2 }),
      named("buyCard", {}),
      named("reactivate", { command: "brigade-combat-team" }),
      named("move", { from: "biap", to: "air.sadr-city", count: 3 }),
      named("move", { from: "biap", to: "bayaa", count: 3 }),
      named("play", { card: "tribal-sheikh", zone: "bayaa", count: 2 }),
      named("play", { card: "informant", target: "sunni" }),
      named("combine", { how: "defection", target: "shiite", zone: "adhamiyah" }),
    ]).toEqual([
      "2 Security in Green Zone",
      "Buy a card (1 PP)",
      "Reactivate Brigade Combat Team 4C (8 PP)",
      "3 Security Baghdad Airport (BIAP) → Sadr City by air",
      "3 Security Baghdad Airport (BIAP) → Bayaa",
      "Play Tribal Sheikh: 2 in Bayaa",
      "Play Informant against the Sunnis",
      "Defection against the Shiites in Adhamiyah",
    ]);
  });
});

describe("what is aimed at a seat", () => {
  const hands = { shiite: ["air-strike", "car-bomb", "network"], sunni: [] };
  const informed = (): Game =>
    baghdad({ hands: { ...hands, government: ["informant"] } })
      .recruiting("government")
      .act("government", "play", { card: "informant", target: "shiite" });

  it("is named with its text, then the cards shown are buttons with theirs", () => {
    const game = informed();
    const { question, facts } = asked(game, "shiite");
    expect(question).toBe("The Government aims Informant at you. Do you cancel it?");
    expect(facts).toEqual([
      "Informant: Another seat shows you its hand; choose one card that it discards.",
      "You have 3 cards.",
    ]);
    game.act("shiite", "pass");
    expect(asked(game, "government")).toMatchObject({
      question: "Which card do the Shiites discard?",
      facts: ["The Shiites show Air Strike, Car Bomb and Network."],
      answers: ["Air Strike", "Car Bomb", "Network"],
    });
  });

  it("R-85: of a hand that Espionage shows, each pair is one answer, whatever its order", () => {
    const game = spying(["air-strike", "car-bomb", "network", "network"]);
    const { shortcuts, question } = asked(game.act("shiite", "pass"), "government");
    expect(question).toBe("Which 2 cards do you take from the Shiites?");
    expect(shortcuts.map((one) => one.label)).toEqual([
      "Take Air Strike and Car Bomb",
      "Take Air Strike and Network",
      "Take Car Bomb and Network",
      "Take Network and Network",
    ]);
    expect(shortcuts[0]?.detail).toContain("Car Bomb: Unconventional Offense: neutralizes conventional Commands.");
    for (const { action, params } of shortcuts[1]?.moves ?? []) game.act("government", action, params);
    expect(game.cards("government")).toEqual(["air-strike", "network"]);
  });

  it("R-86: which units leave, and which come, are whole answers", () => {
    const game = defecting();
    expect(asked(game, "shiite")).toMatchObject({
      question: "Which 3 units do you lose in Adhamiyah?",
      answers: [
        "Lose 3 Infrastructure",
        "Lose 3 units (1 Security, 2 Infrastructure)",
        "Lose 3 units (2 Security, 1 Infrastructure)",
      ],
    });
    game.act("shiite", "chooseDefectors", { security: 1 });
    const { shortcuts, answers } = asked(game, "government");
    expect(shortcuts.map((one) => one.label)).toEqual(["Place 3 units (1 Security, 2 Infrastructure)", "Place nobody"]);
    expect(answers.length).toBe(6);
  });
});
