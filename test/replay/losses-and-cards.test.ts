/** What a story tells of units that are lost for good, of cards with what they did, and of powers that nobody plays. */
import { describe, expect, it } from "vitest";
import { byLine, cardsIn } from "../../src/replay/story/cards.ts";
import { deedsAt } from "../../src/replay/story/deeds.ts";
import { dearest, fightings, fightsOf } from "../../src/replay/story/fights.ts";
import { lossesIn } from "../../src/replay/story/losses.ts";
import type { ToldLine } from "../../src/replay/story/moments.ts";
import { contested, drivenOut, placesOf } from "../../src/replay/story/places.ts";
import { shownCards } from "../../src/replay/story/shown-cards.ts";
import { talliesOf } from "../../src/replay/story/tallies.ts";
import { turnsOf } from "../../src/replay/story/turns.ts";
import { goldenStory } from "./stories.ts";
import { fought, line, moment, placeName, sides, told, units } from "./told-lines.ts";

/** A fight in which units were destroyed, and others reduced. */
const bloody = (destroyed: ToldLine["about"]["losses"], reduced: ToldLine["about"]["losses"], place = "rusafa") => {
  const parties = Object.keys({ ...destroyed, ...reduced });
  const losses = Object.fromEntries(parties.map((one) => [one, (destroyed?.[one] ?? 0) + (reduced?.[one] ?? 0)]));
  const n = Object.values(losses).reduce((sum, one) => sum + one, 0);
  return line({
    ...{ settles: true, seats: ["us", "sunni"], winner: "us", places: [place], cost: units(n), losses },
    gone: destroying(destroyed ?? {}),
  });
};

const destroying = (by: { readonly [party: string]: number }) => ({
  ...{ one: "unit", many: "units", how: "destroyed", others: "reduced" },
  by,
});

describe("units that are lost for good", () => {
  it("are told apart from those that a fight only reduced, side by side as well", () => {
    const moments = [moment(1, [bloody({ us: 1, "the Kurds": 2 }, { sunni: 3 }), bloody({}, { us: 1 }, "mosul")])];
    expect(turnsOf(told(moments))[0]?.lines).toEqual([
      "RUSAFA: the US beat the Sunnis; it cost 3 units destroyed (the Kurds 2, the US 1) and 3 reduced (the Sunnis 3).",
      "MOSUL: the US beat the Sunnis; it cost 1 unit reduced (the US 1).",
    ]);
    const tallies = talliesOf({ ...told(moments), half: 0, isRunning: false }).map(({ text }) => text);
    expect(tallies).toEqual([
      "The US: won 2 of 2 decided fights; losses in fights 1 unit destroyed and 1 reduced.",
      "The Sunnis: won 0 of 2 decided fights; losses in fights 3 units reduced.",
      "The NGO: won 0 of 0 decided fights; losses in fights no units.",
    ]);
  });

  it("make a fight dearer than any number that it only reduced", () => {
    const all = fightsOf([moment(1, [bloody({}, { us: 5 }), bloody({ sunni: 1 }, {}, "mosul")])]);
    expect(dearest(fightings(all)).map(({ place }) => place)).toEqual(["mosul", "rusafa"]);
  });

  it("are counted up to each turn, those of powers that nobody plays and those outside fights as well", () => {
    const strike = line({ kind: "other", gone: destroying({ ngo: 2, "the Kurds": 1, "the Turks": 0 }) });
    const moments = [moment(0, []), moment(1, [bloody({ us: 1 }, { sunni: 1 })]), moment(2, []), moment(3, [strike])];
    expect(lossesIn(moments, sides)).toEqual({
      counts: "units destroyed",
      turns: [1, 2, 3],
      rows: [
        { name: "The US", values: [1, 1, 1] },
        { name: "The Sunnis", values: [0, 0, 0] },
        { name: "The NGO", values: [0, 0, 2] },
        { name: "The Kurds", values: [0, 0, 1] },
      ],
    });
    expect(lossesIn([moment(1, [fought("us", "sunni", 1)])], sides)).toBeNull();
  });

  it("are named where they were somebody's who was one of a kind", () => {
    const leader = line({ cost: units(1), losses: { sunni: 1 }, short: "Their leader is eliminated." });
    const [turn] = turnsOf(told([moment(1, [bloody({ us: 1 }, {}), leader])]));
    expect(turn?.lines[0]).toMatch(/^RUSAFA: .* Their leader is eliminated\.$/);
  });
});

describe("a card that was played for what it says", () => {
  const card = line(
    { kind: "cards", weight: 1, plays: true, seats: ["us"], places: [] },
    "The US: Air Strike on Mosul.",
  );
  const die = line({ follows: true, weight: 2, places: ["mosul"] }, "Air Strike on Mosul. Die 6: one step.");
  const loss = line(
    { follows: true, places: ["mosul"], cost: units(1), losses: { sunni: 1 }, gone: destroying({ sunni: 1 }) },
    "Mosul: 1 unit eliminated.",
  );
  const miss = line({ follows: true, weight: 2, places: ["basra"] }, "Air Strike on Mosul: no effect in Basra.");

  it("is told with what it did, without its name twice and without a die whose result is told", () => {
    const cards = cardsIn([moment(1, [card, miss, die, loss])]);
    expect(shownCards(cards, [], sides, placeName)).toEqual([
      { step: 0, seats: ["us"], text: "The US: Air Strike on Mosul. No effect in Basra. Mosul: 1 unit eliminated." },
    ]);
    expect(turnsOf(told([moment(1, [card, miss, die, loss])]))[0]?.lines).toEqual([
      "The US: Air Strike on Mosul. No effect in Basra. Mosul: 1 unit eliminated.",
    ]);
  });

  it("is told with the fight in which it counted, whoever played it, and in order with the others", () => {
    const attack = bloody({ sunni: 2 }, { us: 1 });
    const armed = {
      ...attack,
      about: { ...attack.about, cards: { us: ["Flares", "Drones"], "the Kurds": ["Mines"] } },
    };
    const moments = [moment(1, [armed]), moment(1, [card])];
    const cost = "The US beat the Sunnis; it cost 2 units destroyed (the Sunnis 2) and 1 reduced (the US 1).";
    expect(shownCards(cardsIn(moments), fightsOf(moments), sides, placeName)).toEqual([
      { step: 0, seats: ["us"], text: `The US: Flares and Drones; the Kurds: Mines in a fight for RUSAFA. ${cost}` },
      { step: 1, seats: ["us"], text: "The US: Air Strike on Mosul." },
    ]);
  });

  it("did nothing that was told after a fight or another card, or before any card", () => {
    expect(cardsIn([moment(1, [loss, card, fought("us", "sunni", 1), loss])])[0]?.effects).toEqual([]);
    const drawn = line({ kind: "cards", places: [] }, "The US: 1 card drawn.");
    expect(cardsIn([moment(1, [card, drawn, loss])])[0]?.effects).toEqual([]);
    expect(cardsIn([moment(1, [card]), moment(1, [loss])])[0]?.effects).toEqual([{ moment: 1, line: loss }]);
  });

  it("costs no fight anything, though it is played right after one", () => {
    const [fight] = fightsOf([moment(1, [fought("us", "sunni", 2), card, die, loss])]);
    expect(fight?.cost.n).toBe(2);
  });

  it("gives a headline that it brought about to whoever played it", () => {
    const coup = line(
      { kind: "points", weight: 3, follows: true, seats: [], places: [] },
      "Coup in Iraq: 2 units rebel.",
    );
    const moments = [moment(1, [card, coup]), moment(2, [])];
    const [deed] = deedsAt({ ...told(moments), cards: byLine(cardsIn(moments)) }, 0);
    expect(deed).toMatchObject({
      title: "Coup in Iraq: 2 units rebel",
      line: "The US: Air Strike on Mosul. Coup in Iraq: 2 units rebel.",
      seat: "us",
    });
  });
});

describe("powers that nobody plays", () => {
  const moments = [
    moment(1, [], { rusafa: null, mosul: "us" }, { rusafa: "the Kurds" }),
    moment(1, [], { rusafa: "us", mosul: null }, { mosul: "the Kurds" }),
    moment(2, [], { rusafa: "us", mosul: "us" }),
    moment(3, [], { rusafa: "us", mosul: "us" }),
  ];

  it("take places and lose them as sides do", () => {
    const turns = turnsOf(told(moments)).map(({ lines }) => lines.join(" "));
    expect(turns[0]).toContain("By the end of the turn the US had taken RUSAFA; the Kurds MOSUL.");
    expect(turns[1]).toBe("By the end of the turn the US had taken MOSUL.");
    expect(deedsAt({ ...told(moments), cards: new Map() }, 1)).toMatchObject([
      { title: "The US took RUSAFA from the Kurds", seat: "us" },
      { title: "The Kurds took MOSUL from the US", seat: null },
    ]);
    const places = placesOf(moments, [{ id: "mosul", name: "Mosul" }]);
    expect(contested(moments, places)).toMatchObject([{ changes: 2 }]);
  });

  it("have their figures, and are told to have lost everything", () => {
    const tallies = talliesOf({ ...told(moments), half: 1, isRunning: false }).map(({ text }) => text);
    expect(tallies.at(-1)).toBe("The Kurds: took 1 place, by turn 1; held 1 place after turn 1, 0 at the end.");
    expect(drivenOut(moments, ["us", "the Kurds"])).toEqual([{ seat: "the Kurds", turn: 2, moment: 2 }]);
  });
});

describe("the story of a war of many sides", () => {
  const many = () => goldenStory("fitna", "2020, at random");

  it("has in its table all that was told to be destroyed, that of powers that nobody plays as well", () => {
    const { show, moments } = many();
    const told = moments.flatMap(({ lines }) => lines.flatMap(({ about }) => Object.values(about.gone?.by ?? {})));
    const inAll = show.losses?.rows.map(({ values }) => values.at(-1) ?? 0) ?? [];
    const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);
    expect(sum(told)).toBeGreaterThan(5);
    expect(sum(inAll)).toBe(sum(told));
    expect(show.losses?.rows.map(({ name }) => name)).toContain("The Islamic State");
    for (const { values } of show.losses?.rows ?? []) expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  it("says of each strike whom it hit, and who played it", () => {
    const { show } = many();
    const strikes = show.cards.filter(({ text }) => text.includes("Air Strike on"));
    expect(strikes.length).toBeGreaterThan(1);
    for (const { text } of strikes)
      expect(text).toMatch(/^[A-Z][\w ]+: Air Strike on .*(eliminated|reduced|nothing|no effect)/);
  });

  it("has places held by powers, and by seats, and never one by both", () => {
    const { moments } = many();
    expect(moments.some(({ powers }) => Object.values(powers).includes("the Islamic State"))).toBe(true);
    for (const { holders, powers } of moments)
      expect(Object.keys(powers).filter((place) => (holders[place] ?? null) !== null)).toEqual([]);
  });
});
