import { describe, expect, it } from "vitest";
import { EDITIONS, type EditionId, type SeatId } from "../../../../../src/games/fitna/content/sides.ts";
import { offensive } from "../../../../../src/games/fitna/rules/combat/offensive.ts";
import { announceable } from "../../../../../src/games/fitna/rules/combat/playing-cards.ts";
import { fitna, type Play } from "../../builder.ts";

const CLOSE_AIR = 1;
const CLOSE_AIR_TOO = 2;
const MOBILE_ARTILLERY = 4;
const NIGHT_ASSAULT = 6;
const URBAN = 7;
const SAM = 10;
const AIR_SUPERIORITY = 12;
const CAR_BOMBS = 16;
const SNIPERS = 17;
const CHEMICAL = 19;
const AMBUSH = 21;
const MINEFIELDS = 26;
const SANDSTORM = 28;
const FIGHTERS = 30;
const RAPTORS = 31;
const AREA_DENIAL = 32;
const MOAB = 33;
const REINFORCEMENTS = 54;

const HIGH = { reached: [5], tension: 5 };
const STACK = ["syr-1a", "syr-17r", "syr-104"];

/** Syria attacks from Aleppo, and is asked for cards. */
const attack = (
  target: string,
  hands: { readonly SYR?: readonly number[]; readonly TUR?: readonly number[] },
  more: Partial<Parameters<typeof fitna>[0]> = {},
): Play => fitna({ seat: "SYR", hands, ...more }).attack("aleppo", target, STACK, "ask");

/** The rule that refuses a card of a hand now. */
const refused = (game: Play, seat: SeatId, value: string, picked: readonly string[] = []): string | undefined => {
  const option = announceable(game.view(seat), picked).find((one) => one.value === value);
  if (!option) throw new Error(`${value} is not listed`);
  return option.refused?.rule;
};
const play = (game: Play, seat: SeatId, ...cards: readonly (number | string)[]): Play =>
  game.act(seat, "play-assets", { cards: cards.map(String) });

describe("R-125: who announces cards, and when", () => {
  it("the defender first, then the attacker; who holds no card is not asked", () => {
    const game = attack("al-bab", { SYR: [SNIPERS], TUR: [MINEFIELDS] });
    expect(game.asked).toMatchObject({ name: "defence", seats: ["TUR"] });
    game.act("TUR", "pass-assets");
    expect(game.asked).toMatchObject({ name: "turn", seats: ["SYR"], actions: ["play-assets", "pass-assets"] });
    expect(attack("al-bab", { SYR: [SNIPERS] }).asked).toMatchObject({ name: "turn", seats: ["SYR"] });
  });

  it("section 7: a hand without a fitting card is asked like any other", () => {
    const game = attack("al-bab", { TUR: [REINFORCEMENTS] });
    expect(game.asked).toMatchObject({ name: "defence", seats: ["TUR"] });
    expect(game.refusal("TUR", "play-assets", { cards: [String(REINFORCEMENTS)] }).code).toBe("no-asset");
  });

  it.each(EDITIONS)("D-06 where it may be played is said in the words of %s", (edition) => {
    const game = attack("al-bab", { TUR: [AMBUSH] }, { edition });
    const why = announceable(game.view("TUR"), []).find(({ value }) => value === String(AMBUSH))?.refused?.text;
    expect(why).toBe(`Ambush: only in a city, mountain or ${edition === "2020" ? "marsh" : "swamp"}.`);
  });

  it("an attack without cards is rolled as soon as the defence has answered", () => {
    const game = fitna({ seat: "SYR", hands: { SYR: [SNIPERS], TUR: [MINEFIELDS] } });
    game.attack("aleppo", "al-bab", STACK, "none");
    game.roll([1], () => game.act("TUR", "pass-assets"));
    expect(game.last("rolled").result).toBe("AR");
  });

  it.each([
    ["nothing", null, false],
    ["what no card cancels", MINEFIELDS, false],
    ["what some card cancels, whatever he holds", CLOSE_AIR, true],
  ])(
    "an attacker who only wants to answer is asked where the defence plays %s: by what everyone sees",
    (_, card, asks) => {
      for (const held of [SAM, SNIPERS]) {
        const game = fitna({ seat: "SYR", hands: { SYR: [held], TUR: [MINEFIELDS, CLOSE_AIR] } });
        game.attack("aleppo", "al-bab", STACK, "answers");
        game.roll(asks ? [] : [1], () => (card === null ? game.act("TUR", "pass-assets") : play(game, "TUR", card)));
        if (asks)
          expect(game.asked).toMatchObject({ name: "turn", seats: ["SYR"], actions: ["play-assets", "pass-assets"] });
        else expect(game.last("rolled").result).toBe("AR");
      }
    },
  );

  it("R-129 cards of both sides shift, and are spent", () => {
    const game = attack("al-bab", { SYR: [SNIPERS], TUR: [MINEFIELDS] });
    play(game, "TUR", MINEFIELDS);
    game.roll([6], () => play(game, "SYR", SNIPERS));
    expect(game.last("rolled").odds).toMatchObject({ difference: 9, start: 6, net: 0, column: 6 });
    expect(game.table.held).toMatchObject({ SYR: 0, TUR: 0 });
    expect(game.env.box.discards.assets).toEqual([MINEFIELDS, SNIPERS]);
    game.act("SYR", "take-losses", { steps: "syr-104" });
    expect(game.asked.actions).toContain("attack"); // nobody pursues through Minefields
  });
});

describe("R-126: cancels", () => {
  it("AE-36 SAM answers Close Air Support, Raptors answer SAM", () => {
    const game = attack("al-bab", { SYR: [CLOSE_AIR, MOBILE_ARTILLERY, RAPTORS], TUR: [SAM] }, { table: HIGH });
    game.act("TUR", "pass-assets");
    play(game, "SYR", CLOSE_AIR, MOBILE_ARTILLERY);
    expect(game.asked).toMatchObject({ name: "cancel", seats: ["TUR"] });
    expect(refused(game, "TUR", `${SAM}>${MOBILE_ARTILLERY}`)).toBe("R-020");
    play(game, "TUR", `${SAM}>${CLOSE_AIR}`);
    expect(game.asked).toMatchObject({ name: "turn", seats: ["SYR"] });
    game.roll([1], () => play(game, "SYR", `${RAPTORS}>${SAM}`));
    expect(game.last("rolled").odds.net).toBe(5);
  });

  it("a cancelled card has no effect, and is spent; passing ends it", () => {
    const game = attack("al-bab", { SYR: [CLOSE_AIR, SNIPERS], TUR: [SAM] });
    game.act("TUR", "pass-assets");
    play(game, "SYR", CLOSE_AIR);
    play(game, "TUR", `${SAM}>${CLOSE_AIR}`);
    expect(refused(game, "SYR", String(SNIPERS))).toBe("R-126");
    game.roll([1], () => game.act("SYR", "pass-assets"));
    expect(game.last("rolled").odds.net).toBe(0);
    expect(game.lines.join("\n")).toContain("Close Air Support, cancelled by SAM");
  });

  it("section 7: nobody is asked for what no card can cancel", () => {
    const game = attack("al-bab", { SYR: [MOBILE_ARTILLERY], TUR: [SAM] });
    game.act("TUR", "pass-assets");
    game.roll([1], () => play(game, "SYR", MOBILE_ARTILLERY));
    expect(game.last("rolled").odds.net).toBe(2);
  });

  it("the attacker's announcement may include cancels", () => {
    const game = attack("al-bab", { SYR: [SAM], TUR: [CLOSE_AIR] });
    play(game, "TUR", CLOSE_AIR);
    game.roll([1], () => play(game, "SYR", `${SAM}>${CLOSE_AIR}`));
    expect(game.last("rolled").odds.net).toBe(0);
  });

  it("cards announced together do not bar each other, in whatever order they are named", () => {
    const cancel = `${SAM}>${CLOSE_AIR}`;
    for (const cards of [
      [SANDSTORM, cancel],
      [cancel, SANDSTORM],
    ]) {
      const game = attack("al-bab", { SYR: [SAM, SANDSTORM], TUR: [CLOSE_AIR] });
      play(game, "TUR", CLOSE_AIR);
      game.roll([1], () => play(game, "SYR", ...cards));
      expect(game.last("rolled").odds.net).toBe(0);
    }
  });

  it("one card is cancelled once at a go", () => {
    const game = attack("al-bab", { SYR: [SAM, SAM + 1], TUR: [CLOSE_AIR] });
    play(game, "TUR", CLOSE_AIR);
    expect(refused(game, "SYR", `${SAM + 1}>${CLOSE_AIR}`, [`${SAM}>${CLOSE_AIR}`])).toBeDefined();
  });
});

describe("R-015, R-016, R-019: what a card asks for", () => {
  it("AE-35 no two cards of one name", () => {
    const game = attack("al-bab", { SYR: [CLOSE_AIR, CLOSE_AIR_TOO, MOBILE_ARTILLERY] });
    expect(refused(game, "SYR", String(CLOSE_AIR_TOO), [String(CLOSE_AIR)])).toBe("R-019");
    expect(refused(game, "SYR", String(MOBILE_ARTILLERY), [String(CLOSE_AIR)])).toBeUndefined();
  });

  it("R-016 its ground, units and seat; what does nothing here is kept", () => {
    const game = attack("azaz", { TUR: [AMBUSH, SANDSTORM, FIGHTERS, CHEMICAL, URBAN, NIGHT_ASSAULT] });
    expect(refused(game, "TUR", String(CHEMICAL))).toBe("R-016");
    expect(refused(game, "TUR", String(FIGHTERS))).toBeUndefined(); // a Sunni militia is there
    expect(refused(game, "TUR", String(NIGHT_ASSAULT))).toBe("R-014");
    expect(refused(game, "TUR", String(URBAN))).toBe("R-014");
  });

  it("R-127 losses before the die change the strengths", () => {
    const game = attack("al-bab", { SYR: [CAR_BOMBS] });
    game.roll([1], () => play(game, "SYR", CAR_BOMBS));
    expect(game.unit("sun-3")).toBe("al-bab R");
    expect(game.last("rolled").odds.defence).toBeLessThan(3);
  });

  it("R-127, R-124 who loses his last unit before the die loses the space without one", () => {
    const units = { "al-bab": { TUR: ["sun-3 R"] } };
    const game = attack("al-bab", { SYR: [CAR_BOMBS] }, { units });
    game.roll([], () => play(game, "SYR", CAR_BOMBS));
    expect(game.in("al-bab")).toEqual([...STACK].sort());
    expect(game.kinds).not.toContain("rolled");
    expect(game.asked.actions).toContain("attack");
  });

  it("R-143 Chemical Weapons raise tension", () => {
    const game = attack("al-bab", { SYR: [CHEMICAL] });
    const { tension } = game.table;
    game.roll([1], () => play(game, "SYR", CHEMICAL));
    expect(game.table.tension).toBe(tension + 1);
    expect(game.last("rolled").odds.net).toBe(4);
  });

  it("R-014 Area Denial lies before its seat until the turn ends, and shields its units", () => {
    const game = attack("al-bab", { SYR: [CLOSE_AIR], TUR: [AREA_DENIAL] }, { table: HIGH });
    play(game, "TUR", AREA_DENIAL);
    game.roll([1], () => play(game, "SYR", CLOSE_AIR));
    expect(game.table.lasting).toEqual([{ seat: "TUR", card: AREA_DENIAL }]);
    expect(game.last("rolled").odds.net).toBe(0);
  });
});

describe("R-126: Area Denial announced in combat, and answered", () => {
  it("cancelled by Air Superiority it shields nobody, and is discarded", () => {
    const game = attack("al-bab", { SYR: [CLOSE_AIR, AIR_SUPERIORITY], TUR: [AREA_DENIAL] }, { table: HIGH });
    play(game, "TUR", AREA_DENIAL);
    game.roll([1], () => play(game, "SYR", CLOSE_AIR, `${AIR_SUPERIORITY}>${AREA_DENIAL}`));
    expect(game.last("rolled").odds.net).toBe(3);
    expect(game.table.lasting).toEqual([]);
    expect(game.env.box.discards.assets).toEqual(expect.arrayContaining([AREA_DENIAL, AIR_SUPERIORITY, CLOSE_AIR]));
    expect(game.table.spent).toContain(AREA_DENIAL);
  });

  it("while nothing answers the cancel, Close Air Support can be cancelled like any other card", () => {
    const hands = { SYR: [CLOSE_AIR, AIR_SUPERIORITY], TUR: [AREA_DENIAL, SAM] };
    const game = attack("al-bab", hands, { table: HIGH });
    play(game, "TUR", AREA_DENIAL);
    play(game, "SYR", CLOSE_AIR, `${AIR_SUPERIORITY}>${AREA_DENIAL}`);
    expect(refused(game, "TUR", `${SAM}>${CLOSE_AIR}`)).toBeUndefined();
    game.roll([1], () => game.act("TUR", "pass-assets"));
  });

  it("a cancel that is cancelled leaves it in force, for the rest of the turn", () => {
    const hands = { SYR: [CLOSE_AIR, AIR_SUPERIORITY], TUR: [AREA_DENIAL, RAPTORS] };
    const game = attack("al-bab", hands, { table: HIGH });
    play(game, "TUR", AREA_DENIAL);
    play(game, "SYR", CLOSE_AIR, `${AIR_SUPERIORITY}>${AREA_DENIAL}`);
    game.roll([1], () => play(game, "TUR", `${RAPTORS}>${AIR_SUPERIORITY}`));
    expect(game.last("rolled").odds.net).toBe(0);
    expect(game.table.lasting).toEqual([{ seat: "TUR", card: AREA_DENIAL }]);
  });

  it("one that lay there before is not answered by cards of a later offensive", () => {
    const hands = { SYR: [CLOSE_AIR, AIR_SUPERIORITY], TUR: [AREA_DENIAL] };
    const game = fitna({ seat: "SYR", hands, table: HIGH }).attack("aleppo", "al-bab", STACK, "none");
    game.roll([2], () => play(game, "TUR", AREA_DENIAL));
    if (game.asked.actions.includes("take-losses")) game.act("SYR", "take-losses", { steps: "syr-104" });
    game.attack("aleppo", "azaz", ["syr-1a", "syr-17r"], "ask");
    expect(announceable(game.view("SYR")).map(({ value }) => value)).not.toContain(`${AIR_SUPERIORITY}>${AREA_DENIAL}`);
    game.roll([1], () => play(game, "SYR", CLOSE_AIR));
    expect(game.last("rolled").odds.net).toBe(0);
  });
});

describe("R-194 approval", () => {
  const bombs = (against: "IS" | "SYR") =>
    fitna({
      scenario: "2",
      seat: "TUR",
      units: {
        azaz: { TUR: ["fsa-7", "sun-2"] },
        "al-bab": against === "IS" ? { IS: ["is-1"] } : { SYR: ["syr-1a"] },
      },
      hands: { TUR: [MOAB] },
      table: HIGH,
    }).attack("azaz", "al-bab", ["fsa-7", "sun-2"], "ask");

  it("AE-55 against IS on 5 or less, against Syrians Turkey on 3 or less; refused, the card is lost", () => {
    const is = bombs("IS");
    is.roll([4, 1], () => play(is, "TUR", MOAB));
    expect(is.last("rolled").odds.net).toBe(5);
    const syria = bombs("SYR");
    syria.roll([4, 1], () => play(syria, "TUR", MOAB));
    expect(syria.last("rolled").odds.net).toBe(0);
    expect(syria.env.box.discards.assets).toContain(MOAB);
    expect(syria.lines.join("\n")).toContain("Mother of All Bombs, not approved");
  });
});

describe("R-123, R-124, R-161: IS", () => {
  const against = (is: readonly string[]) =>
    fitna({ scenario: "2", seat: "IRQ", units: { fallujah: { IS: is }, ramadi: { IRQ: ["irq-1m", "irq-10i"] } } });

  it("AE-42 decoys leave the game, the rest defends", () => {
    const game = against(["is-d1", "is-14"]);
    game.roll([1], () => game.attack("ramadi", "fallujah", ["irq-1m", "irq-10i"]));
    expect(game.table.removed).toContain("is-d1");
    expect(game.last("rolled").odds.defence).toBe(2);
    expect(game.env.box.is.fallujah).toEqual(["is-14"]);
    expect(game.table.stacks.fallujah?.IS).toEqual({ top: null, size: 1 });
  });

  it("AE-43 one decoy: occupied without a roll, nobody exploits", () => {
    const game = against(["is-d1"]);
    game.roll([], () => game.attack("ramadi", "fallujah", ["irq-1m", "irq-10i"]));
    expect(game.in("fallujah")).toEqual(["irq-10i", "irq-1m"]);
    expect(game.table.control.fallujah).toBe("IRQ");
    expect(game.table.plan?.offensives).toBe(2);
    expect(game.asked.actions).toContain("attack");
  });

  it("Q-30 every seat but the attacker may add marked cards, in the order of play; the attacker has none", () => {
    const game = fitna({
      scenario: "2",
      seat: "IRQ",
      units: { fallujah: { IS: ["is-1"] } },
      hands: { SYR: [SNIPERS, CLOSE_AIR], TUR: [MINEFIELDS] },
    }).attack("ramadi", "fallujah", ["irq-1m", "irq-10i"]);
    expect(game.asked).toMatchObject({ name: "defence", seats: ["SYR", "TUR"] });
    expect(refused(game, "SYR", String(CLOSE_AIR))).toBe("R-015");
    play(game, "TUR", MINEFIELDS);
    expect(game.asked).toMatchObject({ name: "defence", seats: ["SYR"] });
    game.roll([1], () => play(game, "SYR", SNIPERS));
    expect(game.last("rolled").odds.shifts).toHaveLength(3);
  });

  it("R-162 IS attacks with marked cards of the seat that moves it; Q-31 its losses are automatic", () => {
    const game = fitna({
      scenario: "2",
      seat: "TUR",
      units: { fallujah: { IS: ["is-1", "is-18"] }, ramadi: { IRQ: ["irq-10i"] } },
      hands: { TUR: [SNIPERS, CLOSE_AIR] },
    });
    game.call(offensive, { by: "TUR", side: "IS", from: "fallujah", target: "ramadi", units: ["is-1", "is-18"] });
    expect(refused(game, "TUR", String(CLOSE_AIR))).toBe("R-015");
    game.roll([1], () => play(game, "TUR", SNIPERS));
    expect(game.last("rolled").result).toBe("AR");
    expect(game.env.box.isPool).toContain("is-18");
    expect(game.in("fallujah")).toEqual(["is-1"]);
  });
});

describe("R-133, R-174: Kurds", () => {
  it.each(EDITIONS)("AE-48 a garrison without a space of its faction next to it is eliminated (%s)", (edition) => {
    const units = { manbij: { TUR: ["sun-3", "sham-1", "sham-2"] } };
    const game = fitna({ seat: "TUR", edition, units });
    game.roll([4], () => game.attack("manbij", "kobani", ["sun-3", "sham-1", "sham-2"]));
    expect(game.last("rolled").result).toBe("DR");
    expect(game.unit("pyd-g2")).toBeNull();
    expect(game.table.pools.PYD?.destroyed).toContain("pyd-g2");
    expect(game.table.control.kobani).toBe("TUR");
  });

  it("R-179 a third seat may lend Close Air Support to Kurds who attack, and nothing else", () => {
    const game = fitna({
      scenario: "2",
      seat: "IRQ",
      units: { "tal-abyad": { IS: ["is-18"] }, kobani: { PYD: ["pyd-1", "pyd-2"] }, manbij: { TUR: ["sun-1"] } },
      hands: { SYR: [CLOSE_AIR, SNIPERS], TUR: [REINFORCEMENTS] },
    });
    const units = ["pyd-1", "pyd-2"];
    game.call(offensive, { by: "IRQ", side: "PYD", from: "kobani", target: "manbij", units });
    expect(game.asked).toMatchObject({ name: "defence", seats: ["TUR"] });
    game.act("TUR", "pass-assets");
    expect(game.asked).toMatchObject({ name: "lend", seats: ["SYR"] });
    const { question, facts } = game.prompt("SYR");
    expect(question).toBe("Kurds attack Manbij: do you lend them Close Air Support?");
    expect(facts[1]).toMatch(/of six rolls 3 drive them out, 2 cost both a step or two, 1 costs you a step/);
    expect(refused(game, "SYR", String(SNIPERS))).toBe("R-179");
    play(game, "SYR", CLOSE_AIR);
    expect(game.asked).toMatchObject({ name: "cancel", seats: ["TUR"] });
    game.roll([1], () => game.act("TUR", "pass-assets"));
    expect(game.last("rolled").odds.net).toBe(3);
  });

  it.each(EDITIONS)(
    "R-179 where they attack IS, which any seat may defend, any other seat may lend it too (%s)",
    (edition) => {
      const game = kurdsAgainstIs(edition);
      expect(game.asked).toMatchObject({ name: "defence", seats: ["SYR", "TUR"] });
      game.act("SYR", "pass-assets").act("TUR", "pass-assets");
      expect(game.asked).toMatchObject({ name: "lend", seats: ["SYR", "TUR"] });
      expect(refused(game, "TUR", String(MINEFIELDS))).toBe("R-179");
      play(game, "SYR", CLOSE_AIR);
      expect(game.asked).toMatchObject({ name: "lend", seats: ["TUR"] });
      game.act("TUR", "pass-assets");
      expect(game.asked).toMatchObject({ name: "cancel", seats: ["TUR"] }); // nobody cancels what he has lent
      game.roll([1], () => game.act("TUR", "pass-assets"));
      expect(game.last("rolled").odds.net).toBe(3);
    },
  );

  it("R-179 whoever has played cards for IS lends nothing to those who attack it", () => {
    const game = kurdsAgainstIs("2020");
    play(game, "TUR", MINEFIELDS);
    game.act("SYR", "pass-assets");
    expect(game.asked).toMatchObject({ name: "lend", seats: ["SYR"] });
  });

  it("R-179 friends whose units are attacked are not asked to help against themselves", () => {
    const game = fitna({
      scenario: "10",
      seat: "TUR",
      units: { kobani: { PYD: ["pyd-1", "pyd-2"] }, "tal-abyad": { SYR: ["syr-1a"], RUS: ["rus-22"] } },
      hands: { SYR: [SNIPERS], RUS: [CLOSE_AIR], ISR: [CLOSE_AIR_TOO] },
    });
    const units = ["pyd-1", "pyd-2"];
    game.call(offensive, { by: "TUR", side: "PYD", from: "kobani", target: "tal-abyad", units });
    game.act("SYR", "pass-assets");
    expect(game.asked).toMatchObject({ name: "lend", seats: ["ISR"] });
  });
});

/** Iraq's card sends Kurds from Kobani against IS in Manbij. */
function kurdsAgainstIs(edition: EditionId): Play {
  const game = fitna({
    scenario: "2",
    edition,
    seat: "IRQ",
    units: { kobani: { PYD: ["pyd-1", "pyd-2"] }, manbij: { IS: ["is-18"] } },
    hands: { SYR: [CLOSE_AIR], TUR: [CLOSE_AIR_TOO, MINEFIELDS] },
  });
  const units = ["pyd-1", "pyd-2"];
  return game.call(offensive, { by: "IRQ", side: "PYD", from: "kobani", target: "manbij", units });
}
