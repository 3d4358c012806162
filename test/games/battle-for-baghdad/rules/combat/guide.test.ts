import { describe, expect, it } from "vitest";
import {
  blocked,
  check,
  decisionsOf,
  decisionToCome,
  mustGet,
  type Params,
  publicView,
  type Seat,
  viewOf,
  wholeAnswers,
} from "#engine";
import { plan as planning } from "../../../../../src/games/battle-for-baghdad/rules/combat/plan.ts";
import { book, type Game } from "../../builder.ts";
import { command, fighting, plan, type Zones } from "../../fighting.ts";

const { defaultAnswer, guide } = book.definition;
const view = (game: Game, seat: Seat) => viewOf(book, game.env, seat);
const decision = (game: Game, seat: Seat) => {
  const found = decisionsOf(book, game.env, seat).find(({ owed }) => owed);
  if (!found) throw new Error(`${seat} is not asked`);
  return found;
};
const prompt = (game: Game, seat: Seat) => guide.prompt(view(game, seat), decision(game, seat));
const upcoming = (game: Game, seat: Seat) => guide.upcoming(view(game, seat));
const notice = (game: Game) => guide.notice(publicView(book, game.env));

const officers = command("Former Officers' Council");
const mahdi = command("Mahdi Army, Sadr City Brigade");
const _defence = command("Ministry of Defence");
/** Four Combats: the Shiites in two, the Sunnis in three, the Government in three. */
const ZONES: Zones = {
  hurriya: { shiite: [3, 0], sunni: [2, 1] },
  rusafa: { shiite: [2, 0], government: [1, 2] },
  bayaa: { sunni: [2, 0], government: [2, 0] },
  zayouna: { sunni: [1, 0], government: [1, 0] },
};
const hands = { shiite: ["assassins", "network"], sunni: ["blast-walls"], government: [] };

describe("the question for a plan", () => {
  it("says who is there, how it is decided, and what both can play", () => {
    const game = fighting({ rusafa: { shiite: [4, 0], government: [2, 1] } }, { hands });
    expect(prompt(game, "government")).toEqual({
      question: "Your plan for Rusafa, against the Shiites?",
      facts: [
        "**Rusafa**: 2 Security and 1 Infrastructure on your side, against 4 Security of the Shiites.",
        "Total = value of the Command + strength: 0 to 3 for you, 0 to 4 for the Shiites. The higher total wins; a tie goes to the Shiites, who act earlier. The winner loses as many units as its strength, the loser all of them.",
        "Your Active Commands: Ministry of Defence 5C · Baghdad Operations Command 4C · Ministry of Interior 4B · National Police Division 3C · Counter-Terrorism Bureau 2U.",
        "Those of the Shiites: Office of the Martyr Sadr 5U · Mahdi Army, Sadr City Brigade 4U · Badr Organisation 3B · Kadhimiya Shrine Guard 2C · Special Groups Cell 2U. They hold 2 cards.",
        "4U: value 4, unconventional; C is conventional, B both. A card of yours must fit the type of your Command.",
      ],
    });
  });

  it("R-71: says where units count more, and R-70 who gets the award of an attack on the NGO", () => {
    const game = fighting({ "medical-city": { us: [3, 0], ngo: [2, 1] } }, { seats: 6 }, "us");
    game.act("us", "fight", { zone: "medical-city", opponent: "ngo" });
    const { facts } = prompt(game, "us");
    expect(facts[0]).toContain("3 Security on your side (each counts 2), against");
    expect(facts.at(-1)).toBe("The NGO gets the award whoever wins: the attack is not theirs.");
  });

  it("a plan as a whole answer is a sum, and its cards are set off from a Command's own comma", () => {
    const game = fighting({ rusafa: { shiite: [4, 0], government: [2, 1] } }, { hands });
    const label = (params: Params) => guide.label(view(game, "shiite"), { action: "plan", params });
    expect(label(plan(mahdi, 3, "assassins"))).toBe("Mahdi Army, Sadr City Brigade 4U + strength 3 = 7 · Assassins");
    expect(label(plan("network", 1))).toBe("Network 2B + strength 1 = 3");
    expect(label({ command: "none", commit: 2 })).toBe("No Command, strength 2");
    const long = {
      command: "former-officers-council",
      offense: "armoured-raid",
      defense: "quick-reaction-force",
      commit: 3,
    };
    expect(label(long)).toBe("Former Officers’ Council 4C, strength 3 · Armoured Raid · Quick Reaction Force");
  });

  it("suggests one plan by its name, from what the seat sees alone", () => {
    const game = fighting({ rusafa: { shiite: [4, 0], government: [2, 1] } }, { hands });
    const [suggested, ...others] = guide.shortcuts(view(game, "shiite"), decision(game, "shiite"));
    expect(others).toEqual([]);
    expect(suggested?.label).toMatch(/^Suggested: .+ \d[CUB] \+ strength \d = \d+/);
  });

  it("begins with the best Command, fitting cards and half the strength", () => {
    const game = fighting(
      { bayaa: { shiite: [5, 0], sunni: [3, 0] } },
      { hands: { shiite: ["kidnapping", "assassins", "blast-walls", "network"], sunni: [] } },
    );
    const c = view(game, "shiite");
    const guess = (name: string, params: Params = {}) =>
      planning.entries.find((entry) => entry.name === name)?.guess?.({ ...c, params } as never);
    const best = { command: command("Office of the Martyr Sadr") };
    expect(guess("command")).toBe(best.command);
    expect([guess("offense", best), guess("defense", best), guess("commit", best)]).toEqual(["assassins", "none", 2]);
    game.change(({ table }) => {
      const side = mustGet(table.sides, "shiite");
      side.neutralized = side.active.splice(0);
    });
    const bare = { ...view(game, "shiite"), params: {} };
    expect(planning.entries[0]?.guess?.(bare as never)).toBe("network");
  });
});

describe("plans ahead", () => {
  it("are asked for every Combat between two sides that must fight, one with each enemy there", () => {
    const game = fighting(ZONES, { hands });
    expect(upcoming(game, "shiite").map(({ key }) => key)).toEqual([
      "combat.hurriya.sunni",
      "combat.rusafa.government",
    ]);
    expect(upcoming(game, "sunni").map(({ key }) => key)).toEqual([
      "combat.hurriya.shiite",
      "combat.bayaa.government",
      "combat.zayouna.government",
    ]);
    game.act("shiite", "fight", { zone: "hurriya", opponent: "sunni" });
    expect(upcoming(game, "shiite").map(({ key }) => key)).toEqual(["combat.rusafa.government"]);
    expect(guide.prepared(view(game, "shiite"), decision(game, "shiite"))?.key).toBe("combat.hurriya.sunni");
  });

  it("R-54: in a Zone of three sides are made for the fight that is likeliest; never for the Sanctuary, the NGO, or before the Combat Phase", () => {
    const zones: Zones = {
      hurriya: { shiite: [3, 0], sunni: [2, 1], government: [1, 0] },
      "grand-mosque": { shiite: [1, 0], sunni: [1, 0] },
      rusafa: { shiite: [2, 0], ngo: [2, 0] },
      bayaa: { shiite: [1, 0], us: [1, 0], ngo: [1, 0] },
    };
    const game = fighting(zones, { seats: 6 });
    expect(upcoming(game, "shiite").map(({ key }) => key)).toEqual([
      "combat.hurriya.government", // it chooses, and this is the weakest
      "combat.bayaa.us",
    ]);
    for (const other of ["sunni", "government"])
      expect(upcoming(game, other).map(({ key }) => key)).toContain("combat.hurriya.shiite");
    expect(
      upcoming(
        game.change(({ table }) => Object.assign(table, { phase: "action" })),
        "shiite",
      ),
    ).toEqual([]);
  });

  it("are filled as if they were asked now, and accepted when they are", () => {
    const game = fighting(ZONES, { hands });
    const [, second] = upcoming(game, "shiite");
    if (!second) throw new Error("nothing is asked ahead");
    expect([second.title, second.action, blocked(planning, second.view)]).toEqual([
      "Combat in Rusafa against the Government",
      "plan",
      null,
    ]);
    const params = check(planning, second.view, plan(mahdi, 2, "assassins"));
    game.act("shiite", "fight", { zone: "rusafa", opponent: "government" });
    const premise = guide.prepared(view(game, "shiite"), decision(game, "shiite"));
    expect(premise).toEqual({ key: second.key, facts: second.facts, words: second.words });
    game.act("shiite", "plan", params);
    expect(defaultAnswer(second.view, decision(game, "government")).action).toBe("plan");
  });

  it("rest on the units there alone: whatever of them is gone by then, nobody is asked again and everybody waits alike", () => {
    const game = fighting(ZONES, { hands });
    const facts = (seat: Seat, key: string) => upcoming(game, seat).find((one) => one.key === key)?.facts;
    const before = {
      sunni: facts("sunni", "combat.bayaa.government"),
      shiite: facts("shiite", "combat.rusafa.government"),
    };
    game.act("shiite", "fight", { zone: "hurriya", opponent: "sunni" });
    game
      .act("shiite", "plan", plan(mahdi, 2, "assassins"))
      .act("sunni", "plan", plan(officers, 1))
      .let("pass");
    expect(
      facts("shiite", "combat.rusafa.government") ??
        guide.prepared(view(game, "shiite"), decision(game, "shiite"))?.facts,
    ).toEqual(before.shiite);
    const coming = () => upcoming(game, "sunni").find(({ key }) => key === "combat.bayaa.government");
    const after = coming();
    expect(after?.facts).toEqual(before.sunni);
    const planned = (command: string) => () => check(planning, after?.view ?? {}, plan(command, 1));
    expect(planned(officers)).toThrow("Neutralized");
    const left = mustGet(game.table.sides, "sunni").active[0] ?? "";
    expect(planned(left)).not.toThrow();
    const mended = (params: Params) => {
      if (!after) throw new Error("nothing is asked ahead");
      return guide.mended?.(after.view, decisionToCome(after), { action: "plan", params })?.params;
    };
    for (const ahead of [plan(officers, 1), plan(left, 1, "assassins"), plan("network", 1, "none", "jammers")])
      expect(mended(ahead)).toMatchObject({ offense: "none", defense: "none", commit: 1 });
    const walls = mended(plan(officers, 1, "none", "blast-walls")) ?? {};
    expect(() => check(planning, after?.view ?? {}, walls)).not.toThrow();
    game.units({ bayaa: { sunni: [2, 0], government: [3, 0] } });
    expect(coming()?.facts).not.toEqual(before.sunni);
  });
});

describe("the other questions of a Combat Phase", () => {
  it("the notice names the Combat at hand, then those to come in the order of acting", () => {
    const game = fighting(ZONES, { hands });
    expect(notice(game)).toEqual([
      "To be fought: Hurriya (Shiites 3 against Sunnis 3), Rusafa (Shiites 2 against Government 3), Bayaa (Sunnis 2 against Government 2), Zayouna (Sunnis 1 against Government 1).",
    ]);
    game.act("shiite", "fight", { zone: "rusafa", opponent: "government" });
    expect(notice(game)[0]).toBe("Rusafa: Shiites 2 against Government 3.");
    expect(notice(game)[1]).toMatch(/^Then: Hurriya \(/);
  });

  it("which Combat comes first, and whom to fight, are named with the forces", () => {
    const game = fighting(ZONES, { hands });
    expect(prompt(game, "shiite")).toEqual({
      question: "Which Combat do you fight first?",
      facts: ["You must fight in Hurriya (Shiites 3, Sunnis 3), Rusafa (Shiites 2, Government 3)."],
    });
    expect(wholeAnswers(book, view(game, "shiite"), decision(game, "shiite"), 25)?.map(({ label }) => label)).toEqual([
      "Hurriya: against the Sunnis",
      "Rusafa: against the Government",
    ]);
    const three = fighting({ rusafa: { shiite: [4, 0], sunni: [4, 0], government: [4, 0] } });
    expect(prompt(three, "shiite").question).toBe("Whom do you fight first in Rusafa?");
  });

  it("R-56: attacks that need not be are asked as such", () => {
    const game = fighting({ karrada: { government: [2, 0], ngo: [0, 1] } }, { seats: 6 }, "government");
    expect(prompt(game, "government")).toEqual({
      question: "Do you attack anybody?",
      facts: ["You may attack in Karrada (Government 2, NGO 1)."],
    });
    const answers = wholeAnswers(book, view(game, "government"), decision(game, "government"), 25);
    expect(answers?.map(({ label }) => label)).toEqual(["Karrada: against the NGO", "Attack nobody"]);
  });

  it("after the reveal it says what was shown, what the award is for, and what losses can be chosen", () => {
    const game = fighting(
      { bayaa: { shiite: [2, 3], sunni: [3, 0] } },
      { hands: { shiite: ["assassins", "network"], sunni: ["blast-walls", "jammers"], government: [] } },
    );
    game.act("shiite", "plan", plan(mahdi, 3, "assassins")).act("sunni", "plan", plan(officers, 0));
    expect(prompt(game, "sunni").question).toBe("The Shiites show Assassins. Do you cancel a card?");
    game.act("sunni", "pass");
    expect(prompt(game, "shiite").question).toBe("You win in Bayaa and lose 3 of your units there: which?");
    expect(wholeAnswers(book, view(game, "shiite"), decision(game, "shiite"), 5)?.map(({ label }) => label)).toEqual([
      "Infrastructure first: 3 Infrastructure",
      "Lose 3 units (1 Security, 2 Infrastructure)",
      "Security first: 3 units (2 Security, 1 Infrastructure)",
    ]);
    game.act("shiite", "chooseLosses", { security: 2 });
    expect(prompt(game, "sunni")).toEqual({
      question: "The award of 7 PP goes to the Shiites. Do you redirect it?",
      facts: ["It is for 3 units, and the value 4 of a Neutralized Command.", "You have 2 cards."],
    });
    expect(notice(game)).toEqual(["Bayaa: the Shiites have won."]);
  });

  it("W7: an income that can be doubled is named with its sources", () => {
    const game = fighting({ doura: { shiite: [1, 0] } }, { hands: { shiite: ["infowar"], sunni: [], government: [] } });
    game.street("E2").until(({ table }) => table.income !== null);
    expect(prompt(game, "shiite").question).toBe("Do you double an income by InfoWar?");
    expect(prompt(game, "shiite").facts[0]).toMatch(/^You have just received: .*3 from the Bank/);
    const label = guide.label(view(game, "shiite"), {
      action: "doubleIncome",
      params: { card: "infowar", source: "bank" },
    });
    expect(label).toBe("Double 3 PP from the Bank");
  });
});
