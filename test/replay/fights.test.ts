/** What a story tells of fights, of turns and of sides as a whole, from lines made for it. */
import { describe, expect, it } from "vitest";
import type { Seat } from "#engine";
import { bargainingOf } from "../../src/replay/story/deals.ts";
import { dearest, fightInWords, fightings, fightsOf } from "../../src/replay/story/fights.ts";
import type { ToldLine } from "../../src/replay/story/moments.ts";
import { placesOf } from "../../src/replay/story/places.ts";
import { winnersInWords } from "../../src/replay/story/result.ts";
import { talliesOf } from "../../src/replay/story/tallies.ts";
import { LINES, turnsOf } from "../../src/replay/story/turns.ts";
import { Sides } from "../../src/replay/story/words.ts";
import { fought, line, moment, placeName, sides, told, units } from "./told-lines.ts";

it("a side that is a pair stands apart from others, with those who play it", () => {
  const of = (seat: string, inText: string, players: readonly string[]) => ({
    ...{ seat, name: seat, colour: "black", inText, players },
  });
  const three = new Sides([of("a", "Syria and Russia", ["Ada"]), of("b", "Turkey", ["Ben"]), of("c", "Iran", [])]);
  expect(three.together(["a", "b", "c"])).toBe("Turkey and Iran as well as Syria and Russia");
  expect(three.playedTogether(["a", "b"])).toBe("Turkey (Ben) as well as Syria and Russia (Ada)");
});

describe("a fight", () => {
  it("costs what both sides lost, wherever their units came from", () => {
    const mosul = line({ weight: 1, places: ["mosul"], seats: ["us"], cost: units(3), losses: { us: 3 } });
    const [fight] = fightsOf([moment(1, [fought("us", "sunni", 1), mosul])]);
    expect(fight).toMatchObject({ place: "rusafa", winner: "us", cost: { n: 4 }, losses: { sunni: 1, us: 3 } });
    expect(fight && fightInWords({ ...fight, parts: [fight] }, sides, placeName)).toBe(
      "RUSAFA: the US beat the Sunnis; it cost 4 units (the US 3, the Sunnis 1).",
    );
  });

  it("is none where nothing was settled: a strike costs units without a fight", () => {
    expect(fightsOf([moment(1, [line({ cost: units(2), losses: { us: 2 } })])])).toEqual([]);
  });

  it("has whoever a line about its own place names as its winner, and nobody from another place", () => {
    const bonus = (place: string) => line({ kind: "cards", weight: 1, seats: ["us"], winner: "us", places: [place] });
    const [won] = fightsOf([moment(1, [fought(null, "us", 0), bonus("rusafa")])]);
    expect(won).toMatchObject({ winner: "us", wins: [{ seat: "us", among: ["ngo", "us"] }] });
    const [open] = fightsOf([moment(1, [fought(null, "us", 0), bonus("mosul")])]);
    expect(open?.winner).toBeNull();
    expect(open && fightInWords({ ...open, parts: [open] }, sides, placeName)).toBe(
      "RUSAFA: the NGO and the US fought, and nobody won; it cost no units.",
    );
  });

  it("that nobody won can bring somebody the place, which is said with it", () => {
    const moments = [moment(1, [], { rusafa: "sunni" }), moment(1, [fought(null, "us", 1)], { rusafa: "us" })];
    const said = fightings(fightsOf(moments)).map((fight) => fightInWords(fight, sides, placeName));
    expect(said).toEqual([
      "RUSAFA: the NGO and the US fought, and nobody won, but the US took the place; it cost 1 unit (the US 1).",
    ]);
    const won = [moment(1, [], { rusafa: "sunni" }), moment(1, [fought("us", "sunni", 1)], { rusafa: "us" })];
    expect(fightsOf(won).map((fight) => fightInWords({ ...fight, parts: [fight] }, sides, placeName))).toEqual([
      "RUSAFA: the US beat the Sunnis; it cost 1 unit (the Sunnis 1).",
    ]);
  });

  it("is won against those alone whom its winner beat, whoever else fought there", () => {
    const [fight] = fightings(fightsOf([moment(1, [fought(null, "sunni", 1)]), moment(1, [fought("us", "sunni", 1)])]));
    expect(fight && fightInWords(fight, sides, placeName)).toBe(
      "RUSAFA: 2 fights, 1 won by the US; in the last the US beat the Sunnis; together they cost 2 units (the Sunnis 2).",
    );
  });

  it("is put together with others for its place in its turn; the dearest of all come first", () => {
    const all = fightsOf([
      moment(1, [fought("us", "sunni", 2), fought("sunni", "us", 1)]),
      moment(1, [fought("us", "ngo", 2, "mosul")]),
      moment(2, [fought("us", "sunni", 9)]),
    ]);
    const together = fightings(all);
    expect(together.map(({ turn, place, cost }) => `${turn} ${place} ${cost.n}`)).toEqual([
      "1 rusafa 3",
      "1 mosul 2",
      "2 rusafa 9",
    ]);
    expect(dearest(together).map(({ cost }) => cost.n)).toEqual([9, 3, 2]);
    expect(together[0] && fightInWords(together[0], sides, placeName)).toBe(
      "RUSAFA: 2 fights, 1 won by the US and 1 by the Sunnis; in the last the Sunnis beat the US; together they cost 3 units (the Sunnis 2, the US 1).",
    );
  });
});

describe("a turn", () => {
  it("is told in few lines: the dearest fights one by one, the others by who won them", () => {
    const places = "abcdefghijkl".split("");
    const lines = places.map((place, i) => fought(i % 2 ? "us" : "ngo", "sunni", i, place));
    const [turn] = turnsOf(told([moment(1, lines)]));
    expect(turn?.lines).toHaveLength(LINES);
    expect(turn?.lines.at(-1)).toBe(
      "Other fights: the NGO beat the Sunnis at A, C and E (6 lost); the US beat the Sunnis at B and D (4 lost).",
    );
  });

  it("has those that nobody plays among its losers, so that its parts add up", () => {
    const losses = { "the Kurds": 2, us: 1 };
    const lines = [line({ settles: true, seats: ["us"], winner: "us", cost: units(3), losses })];
    const [turn] = turnsOf(told([moment(1, lines)]));
    expect(turn?.lines).toEqual(["RUSAFA: the US beat the Kurds; it cost 3 units (the Kurds 2, the US 1)."]);
  });

  it("has those that nobody plays among those who fought and won, and nobody who only played a card", () => {
    const by = ["the Islamic State", "sunni"];
    const fought = (won: string | null) => line({ settles: true, seats: ["us", "sunni"], fought: { by, won } });
    const said = (won: string | null) => turnsOf(told([moment(1, [fought(won)])]))[0]?.lines;
    expect(said("the Islamic State")).toEqual(["RUSAFA: the Islamic State beat the Sunnis; it cost no units."]);
    expect(said("sunni")).toEqual(["RUSAFA: the Sunnis beat the Islamic State; it cost no units."]);
    expect(said(null)).toEqual(["RUSAFA: the Islamic State and the Sunnis fought, and nobody won; it cost no units."]);
    const wins = fightsOf([moment(1, [fought("the Islamic State"), fought("sunni")])]);
    expect(talliesOf({ ...told([]), fights: wins, half: 0, isRunning: false }).map(({ text }) => text)).toContain(
      "The Sunnis: won 1 of 2 decided fights.",
    );
  });

  it("says who won the last of several fights, or that nobody did", () => {
    const [turn] = turnsOf(told([moment(1, [fought("us", "sunni", 1), fought(null, "sunni", 1)])]));
    expect(turn?.lines).toEqual([
      "RUSAFA: 2 fights, 1 won by the US; in the last the NGO and the Sunnis fought, and nobody won; together they cost 2 units (the Sunnis 2).",
    ]);
  });

  it("says who had taken what by its end, and what went to and fro in between", () => {
    const [, second] = turnsOf(
      told([
        moment(1, [fought("us", "sunni", 1)], { rusafa: "us", mosul: "sunni" }),
        moment(2, [], { rusafa: "ngo", mosul: "sunni" }),
        moment(2, [], { rusafa: "us", mosul: "ngo" }),
      ]),
    );
    expect(second?.lines).toEqual([
      "By the end of the turn the NGO had taken MOSUL.",
      "Within the turn RUSAFA went to the NGO and back to the US.",
    ]);
  });

  it("says what was lost in it to somebody who did not keep it either", () => {
    const [, second] = turnsOf(
      told([
        moment(1, [fought("us", "sunni", 1)], { rusafa: "us" }),
        moment(2, [], { rusafa: "ngo" }),
        moment(2, [], { rusafa: null }),
      ]),
    );
    expect(second?.lines).toEqual([
      "By the end of the turn the US had lost RUSAFA, which nobody held any more.",
      "Within the turn RUSAFA went to the NGO, and was nobody's at the end.",
    ]);
  });

  it("says what sides had lost by its end without another's having it", () => {
    const [, second] = turnsOf(
      told([
        moment(1, [fought("us", "sunni", 1)], { rusafa: "us", mosul: "sunni", basra: "us" }),
        moment(2, [], { rusafa: null, mosul: null, basra: "ngo" }),
      ]),
    );
    expect(second?.lines).toEqual([
      "By the end of the turn the NGO had taken BASRA; the US had lost RUSAFA, the Sunnis MOSUL, which nobody held any more.",
    ]);
  });

  it("in which nothing was settled is called quiet, and no warning is told", () => {
    const holders = { rusafa: "us" };
    const warning = line({ kind: "points", weight: 3, warns: true }, "Beware of the US.");
    const turns = turnsOf(told([moment(1, [], holders), moment(2, [warning], holders)]));
    expect(turns.map(({ lines }) => lines)).toEqual(
      [1, 2].map(() => ["Quiet: no fight was decided, and no place had changed hands by the end."]),
    );
  });

  it("tells that somebody gave up, however much else there was", () => {
    const lines = "abcdefghijkl".split("").map((place) => fought("us", "sunni", 5, place));
    const [turn] = turnsOf(
      told([
        moment(1, [...lines, line({ kind: "points", weight: 2, givesUp: true, places: [] }, "The NGO gives up.")]),
      ]),
    );
    expect(turn?.lines).toContain("The NGO gives up.");
  });

  it("does not tell beside a fight what was told of it, and tells of other battles", () => {
    const shots = (place: string) => line({ places: [place] }, `Shots in ${place}.`);
    const [turn] = turnsOf(told([moment(1, [fought("us", "sunni", 1), shots("rusafa"), shots("mosul")])]));
    expect(turn?.lines.filter((text) => text.startsWith("Shots"))).toEqual(["Shots in mosul."]);
  });

  it("tells what decided something before all fights, and what only weighed something after them", () => {
    const fights = "abcdefghijkl".split("").map((place) => fought("us", "sunni", 5, place));
    const news = (weight: 2 | 3, text: string) => line({ kind: "other", weight, places: [] }, text);
    const [turn] = turnsOf(told([moment(1, [...fights, news(3, "The bridge falls."), news(2, "It rains.")])]));
    expect(turn?.lines).toContain("The bridge falls.");
    expect(turn?.lines).not.toContain("It rains.");
  });
});

describe("a place", () => {
  const all = [{ id: "rusafa", name: "Rusafa" }] as const;
  const places = (...lines: readonly ToldLine[]) => placesOf([moment(1, []), moment(1, lines)], all);

  it("was fought over where a battle for it was worth telling", () => {
    expect(places(line({ weight: 2 }))).toEqual([
      { place: "rusafa", name: "Rusafa", held: [{ step: 0, seat: null }], battles: [1] },
    ]);
    expect(places(line({ weight: 1 }), line({ kind: "cards", weight: 3 }), line({ places: ["mosul"] }))).toEqual([]);
  });
});

describe("who has won", () => {
  it("stands together where it is by the same", () => {
    const won = (seat: Seat, by: string) => ({ seat, by });
    expect(
      winnersInWords(sides, [won("us", "by 9 points"), won("sunni", "by a draw"), won("ngo", "by 9 points")]),
    ).toBe("the US and the NGO by 9 points and the Sunnis by a draw");
    expect(winnersInWords(sides, [])).toBe("");
  });
});

describe("side by side", () => {
  it("each side has its fights, losses, income and places", () => {
    const income = line({ kind: "points", gains: { one: "PP", many: "PP", seats: { us: 9 } } });
    const moments = [
      moment(1, [fought("us", "sunni", 2), income], { rusafa: "us" }),
      moment(2, [fought("sunni", "us", 1), income], { rusafa: "sunni" }),
    ];
    const tallies = talliesOf({ ...told(moments), half: 1, isRunning: false });
    expect(tallies.map(({ text }) => text)).toEqual([
      "The US: won 1 of 2 decided fights; losses in fights 1 unit; income 18 PP; took no place; held 1 place after turn 1, 0 at the end.",
      "The Sunnis: won 1 of 2 decided fights; losses in fights 2 units; income 0 PP; took 1 place, after turn 1; held 0 places after turn 1, 1 at the end.",
      "The NGO: won 0 of 0 decided fights; losses in fights no units; income 0 PP; took no place; held 0 places after turn 1, 0 at the end.",
    ]);
  });

  it("nothing is said where nothing was counted", () => {
    expect(talliesOf({ ...told([moment(1, [])]), half: 0, isRunning: true })).toEqual([]);
  });
});

describe("bargaining", () => {
  const offer = (how: "declined" | "lapsed", text: string) => line({ kind: "deals", weight: 1, offer: how }, text);

  it("says what became of offers, and names those that lapsed", () => {
    const moments = [moment(3, [offer("declined", "No."), offer("declined", "No."), offer("lapsed", "It lapses.")])];
    expect(bargainingOf(moments, [], sides)).toBe(
      "Of the offers that came to nothing, 2 were declined and 1 was left to lapse. Turn 3: It lapses.",
    );
  });

  it("says how many promises were called broken, and whose, or that none was", () => {
    const promise = { ...{ by: "us", to: ["sunni"], text: "…", step: 0, takenBack: false } };
    const broken = { ...promise, verdict: { kind: "broken", by: ["sunni"] } } as const;
    expect(bargainingOf([], [broken, { ...promise, verdict: null }], sides)).toBe(
      "2 promises that everyone may read: 1 called broken (of the US).",
    );
    expect(bargainingOf([], [{ ...promise, verdict: null }], sides)).toContain("none called broken");
    expect(bargainingOf([], [], sides)).toBe("");
  });
});
