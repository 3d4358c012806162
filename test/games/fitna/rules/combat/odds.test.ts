import { describe, expect, it } from "vitest";
import type { Edition } from "../../../../../src/games/fitna/content/types.ts";
import {
  isPursuitBarred,
  lossesBeforeDie,
  resolveCards,
  whyNoCancel,
} from "../../../../../src/games/fitna/rules/combat/cards.ts";
import { columnOf, resultOf } from "../../../../../src/games/fitna/rules/combat/crt.ts";
import type { PlayedCard, Role } from "../../../../../src/games/fitna/rules/combat/played-cards.ts";
import { type Battle, oddsOf } from "../../../../../src/games/fitna/rules/combat/shifts.ts";
import { arithmeticLine, columnName } from "../../../../../src/games/fitna/rules/combat/words.ts";
import { at, atStart, BOTH, battle, ISOLATED, living, published, REDUCED, stack } from "./builder.ts";

const NAMES = { attacker: "Syria", defender: "Rebels" };
const [CAS, ARTILLERY, URBAN, ENGINEERS, SAM, HELICOPTERS, AT_MISSILES] = [1, 4, 7, 8, 10, 13, 18];
const [MINES, SANDSTORM, RAPTORS, AREA_DENIAL, CAR_BOMBS, AMBUSH, EW, RECCE] = [26, 28, 31, 32, 16, 21, 22, 23];

const play = (by: Role, card: number, answers: number | null = null): PlayedCard => ({ by, card, answers });
const columnIn = (edition: Edition, one: Battle) => columnName(edition.crt, oddsOf(edition, one).column);
const lineIn = (edition: Edition, one: Battle, names = NAMES) =>
  arithmeticLine(edition, one, oddsOf(edition, one), names);

/** AE-01. */
const dahuk = (edition: Edition, played: readonly PlayedCard[] = [play("attacker", CAS)]) =>
  battle(
    edition,
    stack(edition, "IRQ", "mosul", ["irq-1m", "irq-5i", "irq-9a"]),
    [at(edition, "TUR", "dahuk", "tur-66m")],
    { cards: resolveCards(edition, played) },
  );
/** AE-12. */
const ghouta = (edition: Edition, played: readonly PlayedCard[] = []) =>
  battle(edition, stack(edition, "SYR", "damascus", ["syr-rg", "syr-4a"]), atStart(edition, "east-ghouta", ISOLATED), {
    entrenched: true,
    cards: resolveCards(edition, played),
  });
/** The storyboard's. */
const maarat = (edition: Edition, played: readonly PlayedCard[] = []) =>
  battle(edition, stack(edition, "SYR", "hama", ["syr-10m", "syr-11a", "syr-18a"]), atStart(edition, "maarat"), {
    cards: resolveCards(edition, played),
  });

describe("the combat table", () => {
  it("R-128 has a column for every difference, without gaps, open at both ends", () => {
    const names = (differences: readonly number[]) =>
      differences.map((difference) => columnName(published.crt, columnOf(published.crt, difference)));
    expect(names([-40, -8, -7, -5, -4, -2, -1, 0, 1])).toEqual([
      "−8 or less",
      "−8 or less",
      "−7/−5",
      "−7/−5",
      "−4/−2",
      "−4/−2",
      "−1/+1",
      "−1/+1",
      "−1/+1",
    ]);
    expect(names([2, 4, 5, 7, 8, 10, 11, 13, 14, 17, 18, 99])).toEqual([
      "+2/+4",
      "+2/+4",
      "+5/+7",
      "+5/+7",
      "+8/+10",
      "+8/+10",
      "+11/+13",
      "+11/+13",
      "+14/+17",
      "+14/+17",
      "+18 or more",
      "+18 or more",
    ]);
  });

  it("R-130 refuses a die that has no row", () => {
    expect(() => resultOf(published.crt, 0, 7)).toThrow("die 7");
  });

  it("D-29 differs between the editions in 14 cells", () => {
    const cells = published.crt.rows.flatMap((row, die) =>
      row.map((result, column) => [result, die + 1, column] as const),
    );
    expect(cells.filter(([result, die, column]) => resultOf(living.crt, column, die) !== result)).toHaveLength(14);
  });
});

describe("difference and shifts", () => {
  it.each(BOTH)("AE-01 stops at the last column, after all shifts are netted ($id)", (edition) => {
    const odds = oddsOf(edition, dahuk(edition));
    expect(odds).toMatchObject({ attack: 18, defence: 3, difference: 15, net: 2 });
    expect(lineIn(edition, dahuk(edition), { attacker: "Iraq", defender: "Turkey" })).toBe(
      "18 − 3 = +15, column +14/+17. Dahuk: ground 1 to the left. Iraq: Close Air Support, 3 to the right. " +
        "Together 2 to the right: column +18 or more (the last).",
    );
  });

  it("AE-01, AE-02 dice 1, 2, 3 bring DR, DR, DR*; in 2018 DR, DR*, DS", () => {
    expect(oddsOf(published, dahuk(published)).results.slice(0, 3)).toEqual(["DR", "DR", "DR*"]);
    expect(oddsOf(living, dahuk(living)).results.slice(0, 3)).toEqual(["DR", "DR*", "DS"]);
  });

  it("AE-12 shifts of both sides cancel out: die 4 DR in both editions, die 3 EX, in 2018 DR", () => {
    for (const edition of BOTH) {
      const odds = oddsOf(edition, ghouta(edition));
      expect(odds).toMatchObject({ attack: 15, defence: 7, difference: 8, net: 0 });
      expect(odds.shifts.map(({ columns }) => columns)).toEqual([-1, -1, 2]);
      expect(odds.results[3]).toBe("DR");
      expect(lineIn(edition, ghouta(edition))).toBe(
        "15 − 7 = +8, column +8/+10. East Ghouta: ground 1 to the left, entrenchment 1 to the left, isolated defenders 2 to the right. " +
          "No net shift: column +8/+10.",
      );
    }
    expect(oddsOf(published, ghouta(published)).results[2]).toBe("EX");
    expect(oddsOf(living, ghouta(living)).results[2]).toBe("DR");
  });

  it.each(BOTH)("AE-15 4 − 6 = −2: EX on a 4 ($id)", (edition) => {
    const one = battle(edition, atStart(edition, "hama"), atStart(edition, "maarat"));
    expect(lineIn(edition, one)).toBe("4 − 6 = −2, column −4/−2.");
    expect(oddsOf(edition, one).results[3]).toBe("EX");
  });

  it.each(BOTH)("AE-16 9 − 6 = +3: EX* on a 4 ($id)", (edition) => {
    const one = battle(edition, stack(edition, "SYR", "aleppo", ["syr-1a", "syr-17r"]), atStart(edition, "azaz"));
    expect(oddsOf(edition, one)).toMatchObject({ attack: 9, defence: 6, difference: 3 });
    expect(oddsOf(edition, one).results[3]).toBe("EX*");
  });

  it.each(BOTH)("AE-17 reduced units count as they are: 9 − 2 = +7, EX on a 2 ($id)", (edition) => {
    const one = battle(
      edition,
      stack(edition, "SYR", "aleppo", ["syr-1a", "syr-104"]),
      atStart(edition, "al-bab", REDUCED),
    );
    expect(oddsOf(edition, one)).toMatchObject({ attack: 9, defence: 2, difference: 7 });
    expect(oddsOf(edition, one).results[1]).toBe("EX");
  });

  it("AE-18 12 − 3 = +9: DR* on a 6, in 2018 DS", () => {
    const one = (edition: Edition) => battle(edition, atStart(edition, "aleppo"), atStart(edition, "al-bab"));
    expect(lineIn(published, one(published))).toBe("12 − 3 = +9, column +8/+10.");
    expect(BOTH.map((edition) => oddsOf(edition, one(edition)).results[5])).toEqual(["DR*", "DS"]);
  });

  it.each(BOTH)("AE-38 space and entrenchment stop at the first column: EX on a 6 ($id)", (edition) => {
    const one = battle(edition, atStart(edition, "idlib"), atStart(edition, "aleppo"), { entrenched: true });
    expect(lineIn(edition, one)).toBe(
      "8 − 13 = −5, column −7/−5. Aleppo: ground 1 to the left, entrenchment 1 to the left. " +
        "Together 2 to the left: column −8 or less (the first).",
    );
    expect(oddsOf(edition, one).results[5]).toBe("EX");
  });

  it("Q-21 one isolated unit shifts against its whole side, and two no more than one", () => {
    const [rg, armour] = stack(published, "SYR", "damascus", ["syr-rg", "syr-4a"]);
    if (!rg || !armour) throw new Error("no attackers");
    const net = (attackers: Battle["attackers"]) =>
      oddsOf(published, battle(published, attackers, atStart(published, "maarat"))).net;
    expect(net([rg, armour])).toBe(0);
    expect(net([rg, { ...armour, ...ISOLATED }])).toBe(-2);
    expect(net([rg, armour].map((one) => ({ ...one, ...ISOLATED })))).toBe(-2);
  });

  it("R-129 isolated on both sides cancels out", () => {
    const both = battle(
      published,
      stack(published, "SYR", "hama", ["syr-10m"], ISOLATED),
      atStart(published, "maarat", ISOLATED),
    );
    expect(oddsOf(published, both).shifts.map(({ columns }) => columns)).toEqual([2, -2]);
    expect(oddsOf(published, both).net).toBe(0);
  });
});

describe("cards", () => {
  it("R-129 Anti-Tank Missiles are worth 2 against armour, 1 against others", () => {
    const cards = [play("defender", AT_MISSILES)];
    const noArmour = battle(published, atStart(published, "hama"), atStart(published, "maarat"), {
      cards: resolveCards(published, cards),
    });
    expect([oddsOf(published, maarat(published, cards)).net, oddsOf(published, noArmour).net]).toEqual([-2, -1]);
    expect(oddsOf(published, maarat(published, cards)).results.join(" ")).toBe("AR AR EX EX* DR DR");
  });

  it("R-129 Urban Warfare helps in a city alone", () => {
    const cards = [play("defender", URBAN)];
    expect(oddsOf(published, maarat(published, cards)).net).toBe(0);
    expect(oddsOf(published, ghouta(published, cards)).net).toBe(-2);
  });

  it("R-129 a card of attackers gives a defender nothing", () => {
    expect(oddsOf(published, maarat(published, [play("defender", RECCE)])).net).toBe(0);
    expect(oddsOf(published, maarat(published, [play("attacker", RECCE)])).net).toBe(2);
  });

  it("R-137 Combat Engineers of the attacker pass over the entrenchment, and add a column", () => {
    expect(oddsOf(published, ghouta(published, [play("attacker", ENGINEERS)])).shifts).toEqual([
      { cause: { kind: "space" }, columns: -1 },
      { cause: { kind: "isolated", role: "defender" }, columns: 2 },
      { cause: { kind: "card", card: ENGINEERS, by: "attacker" }, columns: 1 },
    ]);
  });

  it.each(BOTH)("AE-36 SAM cancels Close Air Support until Raptors cancel SAM ($id)", (edition) => {
    const first = [play("attacker", CAS), play("defender", SAM, CAS)];
    expect(columnIn(edition, maarat(edition, first))).toBe("+8/+10");
    expect(columnIn(edition, maarat(edition, [...first, play("attacker", RAPTORS, SAM)]))).toBe("+18 or more");
  });

  it("R-020 AE-36 SAM cannot answer Mobile Artillery, which nothing cancels", () => {
    const played = resolveCards(published, [play("attacker", ARTILLERY), play("attacker", CAS)]);
    expect(whyNoCancel(published, played, play("defender", SAM, ARTILLERY))).toEqual({
      text: "Mobile Artillery cannot be cancelled.",
      rule: "R-020",
    });
    expect(whyNoCancel(published, played, play("defender", SAM, CAS))).toBeNull();
  });

  it("R-126 a cancel must fit its target, an enemy card that counts", () => {
    const played = resolveCards(published, [
      play("attacker", CAS),
      play("attacker", RECCE),
      play("defender", SAM, CAS),
      play("defender", AT_MISSILES),
    ]);
    const why = (answer: PlayedCard) => whyNoCancel(published, played, answer)?.text;
    expect(why(play("defender", 11, RECCE))).toBe("SAM does not cancel Reconnaissance Drones.");
    expect(why(play("defender", 11, CAS))).toBe("Close Air Support has no effect already.");
    expect(why(play("defender", 12, SAM))).toBe("SAM is on your side: Air Superiority answers enemy cards.");
    expect(why(play("defender", 11, HELICOPTERS))).toBe("SAM answers a card that was played in this offensive.");
  });

  it("R-129 Sandstorm takes air and tech cards of both sides, cancels among them", () => {
    const cards = resolveCards(published, [
      play("defender", SANDSTORM),
      play("defender", HELICOPTERS),
      play("attacker", CAS),
      play("attacker", RECCE),
      play("attacker", ARTILLERY),
      play("defender", EW, RECCE),
    ]);
    expect(cards.map(({ stopped }) => stopped?.kind ?? "counts")).toEqual([
      "counts",
      "nullified",
      "nullified",
      "nullified",
      "counts",
      "nullified",
    ]);
  });

  it("R-126 a cancelled Sandstorm takes nothing", () => {
    const storm = [play("attacker", CAS), play("defender", SANDSTORM)];
    expect(oddsOf(published, maarat(published, storm)).net).toBe(0);
    expect(oddsOf(published, maarat(published, [...storm, play("attacker", RAPTORS, SANDSTORM)])).net).toBe(3);
  });

  it("R-014 Area Denial stops the enemy's air cards, not one's own", () => {
    const cards = resolveCards(
      published,
      [play("defender", HELICOPTERS), play("attacker", CAS)],
      [{ card: AREA_DENIAL, of: "defender" }],
    );
    expect(cards.map(({ stopped }) => stopped)).toEqual([null, { kind: "shielded", by: AREA_DENIAL }]);
  });

  it("R-127 losses before the die are the enemy's, the defender's card first", () => {
    const cards = resolveCards(published, [play("attacker", CAR_BOMBS), play("defender", AMBUSH)]);
    expect(lossesBeforeDie(published, cards)).toEqual([
      { card: AMBUSH, role: "attacker", steps: 1 },
      { card: CAR_BOMBS, role: "defender", steps: 1 },
    ]);
  });

  it("R-135 Minefields bar the pursuit", () => {
    expect(isPursuitBarred(published, resolveCards(published, [play("defender", MINES)]))).toBe(true);
    expect(isPursuitBarred(published, resolveCards(published, [play("defender", URBAN)]))).toBe(false);
  });

  it("R-129 the line tells every card and what became of it", () => {
    const cards = [
      play("defender", AT_MISSILES),
      play("attacker", CAS),
      play("attacker", ARTILLERY),
      play("defender", SAM, CAS),
    ];
    expect(lineIn(published, maarat(published, cards))).toBe(
      "14 − 6 = +8, column +8/+10. Rebels: Anti-Tank Missiles, 2 to the left; SAM. " +
        "Syria: Close Air Support, cancelled by SAM; Mobile Artillery, 2 to the right (cannot be cancelled). " +
        "No net shift: column +8/+10.",
    );
  });
});
