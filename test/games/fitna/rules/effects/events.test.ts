import { describe, expect, it } from "vitest";
import { Refused } from "#engine";
import { EDITIONS } from "../../../../../src/games/fitna/content/sides.ts";
import { fitna as definition } from "../../../../../src/games/fitna/index.ts";
import { whyNotPlayed } from "../../../../../src/games/fitna/rules/effects/play-event.ts";
import type { Event } from "../../../../../src/games/fitna/rules/events.ts";
import { mark } from "../../../../../src/games/fitna/rules/pieces/placing.ts";
import { possible } from "../../../../../src/games/fitna/rules/possible.ts";
import { knowledge } from "../../../../../src/games/fitna/view/knowledge.ts";
import { content } from "../../packs.ts";
import { put } from "../powers/builder.ts";
import { dice } from "../setup/builder.ts";
import { withCards } from "./builder.ts";

const play = (card: number, more: object = {}) => ({ card: String(card), ...more });

/** What is said to who does that. */
function refusal(what: () => unknown): string {
  try {
    what();
  } catch (error) {
    if (error instanceof Refused) return error.text;
    throw error;
  }
  return "nothing is refused";
}

describe("R-022, R-063 events", () => {
  it("AE-25 Border Incident at tension 4 brings the High Tension cards in; in 2018 with what is discarded", () => {
    for (const edition of ["2020", "2018"] as const) {
      const game = withCards(
        "1",
        "TUR",
        { TUR: [76], SYR: [38] },
        {
          edition,
          tension: 4,
          change: ({ state }) => {
            state.box.discards.events.push(...(state.hands.SYR?.cards.splice(0) ?? []));
            state.table.held.SYR = 0;
            state.table.discards.events = 1;
          },
        },
      );
      const before = game.table.piles.events + game.table.piles.assets;
      game.answer("TUR", "play-event", play(76));
      const { box } = game.game.state;
      expect(game.table.tension).toBe(5);
      expect(box.highTension).toEqual([]);
      expect(game.table.piles.events + game.table.piles.assets).toBe(before + 15 + (edition === "2018" ? 1 : 0));
      expect(box.discards.events).toEqual(edition === "2018" ? [76] : [38, 76]);
      expect(game.lines).toContain("Border Incident: International Tension 4 → 5.");
    }
  });

  it("AE-27 War in Lebanon and the coup in Syria are refused in turn 1, and count for OPs all the same", () => {
    const game = withCards("1", "TUR", { TUR: [41, 67, 76] }, { turn: 1 });
    const view = game.view("TUR");
    expect(whyNotPlayed(view, 41)).toMatchObject({ text: "From turn 2.", rule: "R-009" });
    expect(whyNotPlayed(view, 67)).toMatchObject({ text: "From turn 3.", rule: "R-009" });
    expect(refusal(() => game.answer("TUR", "play-event", play(41)))).toBe("From turn 2.");
    expect(view.hand.cards).toEqual([41, 67, 76]);
  });

  it("AE-26 War in Lebanon raises tension by 2 and leaves the game", () => {
    const game = withCards("1", "TUR", { TUR: [41] }, { tension: 2 });
    game.dice(3, 5).answer("TUR", "play-event", play(41));
    expect(game.table.tension).toBe(4);
    expect(game.table.cardsOut).toContain(41);
    expect(game.table.removed).toContain("hzl-2");
  });

  it("R-013 a card leaves the hand when it is played, and is discarded when its effects are over", () => {
    const game = withCards("1", "TUR", { TUR: [76] }, { tension: 2 });
    game.answer("TUR", "play-event", play(76));
    expect(game.game.state.hands.TUR?.cards).toEqual([]);
    expect(game.game.state.box.discards.events).toEqual([76]);
    expect(game.table.event).toBeNull();
    expect(game.table.playedEvents).toEqual([76]);
  });

  it("R-016 conditions refuse a card and say why", () => {
    const game = withCards("1", "TUR", { TUR: [78, 86, 80] }, { tension: 6 });
    const why = (card: number) => whyNotPlayed(game.view("TUR"), card)?.text;
    expect(why(78)).toBe("Only after Peace Talks has been played.");
    expect(why(86)).toMatch(/^No units of Russia.* are in play\.$/);
    expect(why(80)).toBe("You hold no oilfield.");
  });

  it("R-016 Quiet Diplomacy follows Peace Talks", () => {
    const game = withCards("1", "TUR", { TUR: [74, 78] }, { tension: 3 });
    game.answer("TUR", "play-event", play(74)).answer("TUR", "play-event", play(78, { draw: "1-0" }));
    expect(game.table.tension).toBe(1);
    expect(game.table.held.TUR).toBe(1);
  });

  it("AE-67 Chemical Weapons are no event: an asset is played in combat", () => {
    const game = withCards("1", "TUR", { TUR: [19, 76] });
    expect(refusal(() => game.answer("TUR", "play-event", play(19)))).toBe(
      "It is not an event: it is played in combat.",
    );
  });

  it("D-44 a coup is refused where the scenario does not allow it", () => {
    const game = withCards("9", "SYR", {}, { turn: 4 });
    expect(whyNotPlayed({ ...game.view("SYR"), hand: { ...game.view("SYR").hand, cards: [68] } }, 68)?.text).toBe(
      "It is not used in this scenario.",
    );
  });
});

describe("strikes", () => {
  const at = (faces: readonly number[]) =>
    withCards("1", "TUR", { TUR: [38] })
      .dice(...faces)
      .answer("TUR", "play-event", play(38, { spaces: ["aleppo"] }));

  it("AE-75 Air Strike on entrenched Aleppo: 6 is a step, 2 nothing, and the entrenchment stays (Q-83)", () => {
    const six = at([6]);
    expect(six.lines).toContain("Air Strike on Aleppo. Die 6 + 1 − 1 = 6: one step.");
    expect(six.asked("SYR")?.actions).toContain("take-losses");
    six.defaults("take-losses");
    expect(six.lines.filter((line) => line.includes("reduced"))).toHaveLength(1);
    const two = at([2]);
    expect(two.lines).toContain("Air Strike on Aleppo. Die 2 + 1 − 1 = 2: nothing.");
    for (const game of [six, two]) expect(game.table.entrenched).toContain("aleppo");
    expect(six.game.state.box.discards.events).toEqual([38]);
  });

  it.each(EDITIONS)("R-057 in scenario 1 rebels strike Russians: no Turkish unit does (%s)", (edition) => {
    const russians = (scenario: string) =>
      withCards(scenario, "TUR", { TUR: [38] }, { edition, change: (game) => put(game, "SYR", "tartus", "rus-22") });
    const rebels = russians("1").dice(6);
    rebels.answer("TUR", "play-event", play(38, { spaces: ["tartus"] }));
    expect(rebels.lines).toContain("Air Strike on Tartus. Die 6 + 1 = 7: two steps.");
    const turks = russians("2");
    expect(() => turks.answer("TUR", "play-event", play(38, { spaces: ["tartus"] }))).toThrow(
      edition === "2020"
        ? "Units of Turkey may not strike units of Russia: these have neither attacked nor struck any of Turkey in Iraq or Syria."
        : "Units of Turkey may not strike units of Russia: these have attacked none of Turkey in Iraq or Syria.",
    );
  });

  it("a strike without entrenchment: 7 is two steps", () => {
    const game = withCards("1", "SYR", { SYR: [38] }).dice(6);
    game.answer("SYR", "play-event", play(38, { spaces: ["maarat"] }));
    expect(game.lines).toContain("Air Strike on Maarat al-Numan. Die 6 + 1 = 7: two steps.");
  });

  it("R-158 Q-75 of IS a counter at random is hit, and goes to its pool", () => {
    const game = withCards("2", "TUR", { TUR: [38] });
    const [space = ""] = Object.keys(game.game.state.box.is);
    const before = game.game.state.box;
    game.dice(5).answer("TUR", "play-event", play(38, { spaces: [space] }));
    const { box, table } = game.game.state;
    const [gone = "", ...others] = (before.is[space] ?? []).filter((id) => !box.is[space]?.includes(id));
    expect(others).toEqual([]);
    const isDecoy = game.game.edition.units[gone]?.type === "decoy";
    expect(box.isPool.includes(gone)).toBe(!isDecoy);
    expect(table.removed.includes(gone)).toBe(isDecoy);
    expect(table.isPool).toBe(before.isPool.length + (isDecoy ? 0 : 1));
    if (!isDecoy) expect(JSON.stringify(game.told)).not.toContain(`"${gone}"`);
  });

  it("R-199 of a unit that lies hidden everyone is told that a counter is reduced, and its owner which", () => {
    const game = withCards("1", "TUR", { TUR: [38] });
    game.dice(5).answer("TUR", "play-event", play(38, { spaces: ["damascus"] }));
    game.until("take-losses").answer("SYR", "take-losses", { steps: "syr-m1" });
    expect(game.game.state.hands.SYR?.units["syr-m1"]?.reduced).toBe(true);
    expect(JSON.stringify(game.told)).not.toContain("syr-m1");
    expect(game.lines.join("\n")).toContain("Syria, Damascus: 1 hidden counter reduced");
    expect(game.whispered("SYR").join("\n")).toContain("1st Mil");
    expect(game.whispered("TUR").join("\n")).not.toMatch(/\b1(st)? Mil/);
  });

  it("AE-58 Armed Drones: the player alone sees the stack in Idlib, the strike is rolled for everyone", () => {
    const game = withCards("1", "SYR", { SYR: [91] }).dice(1);
    game.answer("SYR", "play-event", play(91, { spaces: ["idlib"] }));
    expect(game.lines).toContain("Syria: the units in Idlib are shown to this seat alone.");
    expect(game.lines).toContain("Armed Drones on Idlib. Die 1 − 1 = 0: nothing.");
    const secret = {
      chapter: "effects",
      kind: "seen",
      space: "idlib",
      units: ["sham-1", "sham-2"],
      of: "2020/1",
    } as const;
    expect(definition.describePrivate(secret, content)).toBe("In Idlib: 1st Al Sham Mil and 2nd Al Sham Mil.");
    expect(game.whispered("SYR")).toContain("In Idlib: 1st Al Sham Mil and 2nd Al Sham Mil.");
    expect(game.whispered("TUR")).toEqual([]);
    const view = game.view("SYR");
    const known = (more: readonly Event[] = [], table = view.table) => {
      const when = { turn: 1, phase: "Events" };
      const rows = [
        { ...when, events: [], secrets: [secret] },
        { ...when, events: more, secrets: [] },
      ];
      return knowledge.known({ ...view, table }, rows).map(({ text }) => text);
    };
    expect(known()).toEqual(["In Idlib lay 1st Al Sham Mil and 2nd Al Sham Mil."]);
    const moved = {
      ...{ chapter: "movement", kind: "moved", seat: "REB", how: "ground", from: "idlib", to: "aleppo" },
      ...{ units: 1, top: null, taken: [], of: "2020/1" },
    } as const;
    expect(known([moved as unknown as Event])).toEqual([
      "In Idlib lay 1st Al Sham Mil and 2nd Al Sham Mil (1 counter has left since, unseen which).",
    ]);
    expect(known([], { ...view.table, removed: ["sham-1"] } as typeof view.table)).toEqual([
      "In Idlib lay 2nd Al Sham Mil.",
    ]);
    expect(known([], { ...view.table, stacks: {} })).toEqual([]);
  });

  it("R-024 SAM of the seat that is struck cancels an Air Strike", () => {
    const game = withCards("1", "TUR", { TUR: [38], SYR: [10, 76] });
    game.answer("TUR", "play-event", play(38, { spaces: ["aleppo"] }));
    expect(game.asked("SYR")).toMatchObject({ window: "cancel-strike", actions: ["cancel-event", "pass-event"] });
    expect(refusal(() => game.answer("SYR", "cancel-event", { card: "76" }))).not.toBe("nothing is refused");
    game.answer("SYR", "cancel-event", { card: "10" });
    expect(game.lines).toContain("Syria: SAM cancels Air Strike.");
    expect(game.lines.join()).not.toContain("Die");
    const { box } = game.game.state;
    expect(box.discards).toEqual({ assets: [10], events: [38] });
  });

  it("section 7: the window opens for whoever holds a card, and not where all cancels are spent", () => {
    const asked = (spent: readonly number[]) =>
      withCards("1", "TUR", { TUR: [38], SYR: [76] }, { change: ({ state }) => state.table.spent.push(...spent) })
        .answer("TUR", "play-event", play(38, { spaces: ["aleppo"] }))
        .asked("SYR")?.window;
    expect(asked([10, 11])).toBe("cancel-strike");
    expect(asked([10, 11, 12, 25])).not.toBe("cancel-strike");
  });

  it("R-016 Human Shields answer only over a city", () => {
    const game = withCards("1", "SYR", { SYR: [38], TUR: [25] });
    game.answer("SYR", "play-event", play(38, { spaces: ["idlib"] }));
    const city = content.editions["2020"].spaces.idlib?.marks.includes("city");
    const why = refusal(() => game.answer("TUR", "cancel-event", { card: "25" }));
    expect(why).toBe(city ? "nothing is refused" : "Only for a city.");
  });

  it("Area Denial lies in front of its seat, and strikes on it have no effect until the turn ends", () => {
    const game = withCards("1", "SYR", { SYR: [32] }, { tension: 5 }).answer("SYR", "play-event", play(32));
    expect(game.table.lasting).toEqual([{ seat: "SYR", card: 32 }]);
    const struck = withCards(
      "1",
      "TUR",
      { TUR: [38], SYR: [32] },
      {
        tension: 5,
        change: ({ state }) => {
          state.table.lasting.push({ seat: "SYR", card: state.hands.SYR?.cards.pop() ?? 0 });
          state.table.held.SYR = 0;
        },
      },
    ).answer("TUR", "play-event", play(38, { spaces: ["aleppo"] }));
    expect(struck.lines).toContain("Air Strike on Aleppo: no effect, Area Denial lies there.");
  });

  it("R-194 Carpet Bombing needs American approval, and has no effect without it", () => {
    const bombing = (die: number) =>
      withCards("1", "TUR", { TUR: [82] }, { tension: 5 })
        .dice(die)
        .answer("TUR", "play-event", play(82, { spaces: ["aleppo", "hama"] }))
        .defaults("take-losses");
    expect(bombing(4).table.tension).toBe(5);
    expect(bombing(3).table.tension).toBe(6);
  });
});

describe("cards, seats and the turn to come", () => {
  it("R-023 Targeted Killing takes a card at random; its owner alone sees which", () => {
    const game = withCards("1", "TUR", { TUR: [48], SYR: [76] });
    game.answer("TUR", "play-event", play(48, { seat: "SYR" }));
    expect(game.table.held.SYR).toBe(0);
    expect(game.lines).toContain("Syria: 1 card given up.");
    expect(game.whispered("SYR")).toContain("You lose Border Incident.");
    expect(game.table.spent).toEqual([48]);
  });

  it("Cyber War backfires on 5 or more", () => {
    const cyber = (die: number) => {
      const game = withCards("1", "TUR", { TUR: [37, 76], SYR: [38, 39] });
      return game.dice(null, null, die).answer("TUR", "play-event", play(37, { seat: "SYR" }));
    };
    const game = cyber(5);
    expect(game.table.held.SYR).toBe(0);
    expect(game.lines.some((line) => line.includes("5 or more needed"))).toBe(true);
  });

  it("Closure of the Strait: all others give up a card of their choice, in secret", () => {
    const game = withCards(
      "2",
      "TUR",
      { TUR: [88], SYR: [38, 39], IRQ: [40] },
      {
        tension: 5,
        change: ({ state }) => state.table.playedEvents.push(64),
      },
    );
    game.answer("TUR", "play-event", play(88));
    expect(game.table.tension).toBe(7);
    expect(game.table.held.IRQ).toBe(0);
    game.answer("SYR", "give-up-cards", { cards: ["39"] });
    expect(game.game.state.hands.SYR?.cards).toEqual([38]);
    expect(game.table.owing).toEqual({});
  });

  it("Arms Deliveries: two cards drawn, then one of the hand given up", () => {
    const game = withCards("1", "TUR", { TUR: [63] });
    game.answer("TUR", "play-event", play(63, { draw: "1-1" }));
    expect(game.table.held.TUR).toBe(2);
    const asked = game.asked("TUR");
    expect(asked && definition.guide.prompt(game.view("TUR"), asked).question).toBe("Which card do you give up?");
    const [first = 0] = game.game.state.hands.TUR?.cards ?? [];
    game.answer("TUR", "give-up-cards", { cards: [String(first)] });
    expect(game.table.held.TUR).toBe(1);
  });

  it("Espionage takes a card into one's own hand", () => {
    const game = withCards("1", "TUR", { TUR: [79], SYR: [40] });
    game.answer("TUR", "play-event", play(79, { seat: "SYR" }));
    expect(game.game.state.hands.TUR?.cards).toEqual([40]);
    expect(game.lines).toContain("Rebels: 1 card taken from Syria.");
  });

  it("Oil Shock, Economic Sanctions, Refugee Crisis and Local Truce bind a seat later", () => {
    const game = withCards("1", "TUR", { TUR: [64, 65, 66, 73], SYR: [38] });
    for (const card of [64, 65, 66, 73]) game.answer("TUR", "play-event", play(card, { seat: "SYR" }));
    expect(game.table.opMods).toEqual({ SYR: -2 });
    expect(game.table.forbidden).toEqual([
      { seat: "SYR", what: "exchange" },
      { seat: "SYR", what: "strategic-move" },
    ]);
    expect(game.table.truces).toEqual([{ of: "TUR", with: "SYR" }]);
    expect(game.table.held.SYR).toBe(0);
  });

  it("a truce forbids strikes until the next phase of its player", () => {
    const game = withCards("1", "TUR", { TUR: [73, 38] });
    game.answer("TUR", "play-event", play(73, { seat: "SYR" }));
    const strike = () => game.answer("TUR", "play-event", play(38, { spaces: ["aleppo"] }));
    expect(refusal(strike)).toBe("There is a truce with Syria.");
  });

  it.each([
    { of: "TUR", with: "SYR" },
    { of: "SYR", with: "TUR" },
  ] as const)("a truce of $of with $with is not made a second time while it lasts", (made) => {
    const game = withCards("1", "TUR", { TUR: [73] }).change(({ state }) => state.table.truces.push(made));
    expect(refusal(() => game.answer("TUR", "play-event", play(73, { seat: "SYR" })))).toBe(
      "There is a truce already.",
    );
  });

  it("Pipeline Sabotage: an oilfield counts for nobody until the turn ends, and its seat loses a card", () => {
    const game = withCards("1", "TUR", { TUR: [81], SYR: [38] });
    const oil = content.editions["2020"].marked.oilfield.find((space) => game.table.control[space] === "SYR") ?? "";
    game.answer("TUR", "play-event", play(81, { spaces: [oil] }));
    expect(game.table.blackouts).toEqual([oil]);
    expect(game.table.held.SYR).toBe(0);
  });

  it("Sectarian Riots: a step in an enemy city, without a die", () => {
    const game = withCards("1", "TUR", { TUR: [69] });
    game.answer("TUR", "play-event", play(69, { spaces: ["aleppo"] }));
    expect(game.lines.join()).not.toContain("Die");
  });

  it("R-212 AE-63 the United Nations end the game at once on 5 or more, with 1 more at tension 8; not in turn 3", () => {
    const early = withCards("1", "TUR", { TUR: [90] }, { tension: 8, turn: 3 });
    expect(whyNotPlayed(early.view("TUR"), 90)?.text).toBe("From turn 4.");
    const game = withCards("1", "TUR", { TUR: [90] }, { tension: 8, turn: 5 }).dice(4);
    game.answer("TUR", "play-event", play(90));
    expect(game.lines).toContain("Die 4 + 1 = 5, 5 or more needed: the game ends.");
    expect(game.table.ending?.why).toBe("united-nations");
    const on = withCards("1", "TUR", { TUR: [90] }, { tension: 7, turn: 5 }).dice(4);
    expect(on.answer("TUR", "play-event", play(90)).table.ending).toBeNull();
    expect(on.table.cardsOut).toContain(90);
  });
});

describe("R-023, Q-08 what is known of cards", () => {
  it("a card that everyone saw go is in nobody's hand, whatever else a viewer may suppose", () => {
    const game = withCards("1", "TUR", { TUR: [76, 38, 39], SYR: [48] }).answer("TUR", "play-event", play(76));
    const { state } = game.game;
    for (let seed = 1; seed <= 5; seed++) {
      const other = possible(state, "SYR", dice(seed), content);
      expect(other.box.discards.events).toContain(76);
      expect(other.hands.SYR?.cards).toEqual([48]);
      expect(other.hands.TUR?.cards).toHaveLength(2);
    }
  });
});

describe("R-138 Combat Engineers", () => {
  it("AE-37 two entrenchments on supplied spaces of the seat; an entrenched or isolated one is refused", () => {
    const change = (game: Parameters<typeof mark>[0]) => {
      for (const id of ["fsa-5", "sun-1"]) mark(game, id, { isolated: true });
    };
    const game = withCards("1", "TUR", { TUR: [8] }, { change });
    const { entrenched } = game.table;
    const dig =
      (...spaces: readonly string[]) =>
      () =>
        game.answer("TUR", "play-event", play(8, { spaces }));
    expect(refusal(dig("east-ghouta", "azaz"))).toContain("entrenched already");
    expect(refusal(dig("maarat", "azaz"))).toContain("isolated");
    dig("azaz", "al-bab")();
    expect(game.table.entrenched).toEqual([...entrenched, "azaz", "al-bab"]);
    expect(game.game.state.box.discards.assets).toEqual([8]);
  });
});

describe("R-064 exchange", () => {
  it("AE-34 cards change hands unseen, once in a segment", () => {
    const game = withCards("1", "TUR", { TUR: [38, 76], SYR: [10] });
    game.answer("TUR", "offer-exchange", { seat: "SYR", card: "38" });
    game.answer("SYR", "answer-exchange", { answer: "10" });
    expect(game.game.state.hands.TUR?.cards).toEqual([76, 10]);
    expect(game.game.state.hands.SYR?.cards).toEqual([38]);
    expect(game.lines).toContain("Rebels and Syria exchange one card each.");
    expect(game.lines.join()).not.toContain("Air Strike");
    expect(refusal(() => game.answer("TUR", "offer-exchange", { seat: "SYR", card: "76" }))).toContain("one exchange");
  });

  it.each(EDITIONS)("§12.1 nobody sees the card that is offered before giving one for it (%s)", (edition) => {
    const offered = (card: number) =>
      withCards("1", "TUR", { TUR: [38, 76], SYR: [10] }, { edition }).answer("TUR", "offer-exchange", {
        seat: "SYR",
        card: String(card),
      });
    const [one, other] = [offered(38), offered(76)];
    expect(one.view("SYR")).toEqual(other.view("SYR"));
    expect([one.whispered("SYR"), one.lines]).toEqual([other.whispered("SYR"), other.lines]);
    one.answer("SYR", "answer-exchange", { answer: "10" });
    expect(one.whispered("SYR").join()).toContain("Air Strike");
    other.answer("SYR", "answer-exchange", { answer: "decline" });
    expect(other.whispered("SYR")).toEqual([]);
  });

  it("a declined offer gives the card back, and a seat without a card takes no part", () => {
    const game = withCards("2", "TUR", { TUR: [38], SYR: [10] });
    expect(refusal(() => game.answer("TUR", "offer-exchange", { seat: "IRQ", card: "38" }))).toContain(
      "no card to give",
    );
    game
      .answer("TUR", "offer-exchange", { seat: "SYR", card: "38" })
      .answer("SYR", "answer-exchange", { answer: "decline" });
    expect(game.game.state.hands.TUR?.cards).toEqual([38]);
  });
});

describe("Jokers", () => {
  it("AE-68 R-020 R-035 no card cancels Israeli strikes; Syria answers at once, and Israel not again", () => {
    const game = withCards("9", "ISR", { SYR: [10] });
    const strikes = ["damascus", "aleppo", "homs", "hama"].filter((space) => game.table.stacks[space]?.SYR);
    const four = [
      ...strikes,
      ...Object.keys(game.table.stacks).filter((id) => game.table.stacks[id]?.SYR && !strikes.includes(id)),
    ].slice(0, 4);
    game.answer("ISR", "play-special-joker", { joker: "sj-isr", spaces: four }).defaults("take-losses");
    expect(game.asked("SYR")).toMatchObject({ window: "joker-answer", actions: ["answer-joker", "pass-joker"] });
    expect(game.table.specialJokers.ISR).toEqual([]);
    const israeli = Object.keys(game.table.stacks).filter((id) => game.table.stacks[id]?.ISR);
    const inIsrael = israeli.filter((id) => content.editions["2020"].spaces[id]?.country === "ISR");
    game.answer("SYR", "answer-joker", { joker: "sj-hzb", spaces: inIsrael.slice(0, 3) });
    game.defaults("take-losses");
    expect(game.asked("ISR")?.window).toBeNull();
    expect(game.asked("SYR")).toBeUndefined();
    expect(game.table.barrage).toBeUndefined();
    expect(game.lines.filter((line) => line.includes("International Tension"))).toHaveLength(2);
  });
});
