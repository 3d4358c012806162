import { describe, expect, it, test } from "vitest";
import { canonical } from "#engine";
import { distance, type MapElement, overlap, type Placed, type Scene } from "#scene";
import type { Holder } from "../../../../../src/games/fitna/content/sides.ts";
import type { News } from "../../../../../src/games/fitna/rules/news-types.ts";
import { layChecksum, layOf, newsSince } from "../../../../../src/games/fitna/rules/since.ts";
import { boxesOf, labels, type Way } from "../../../../../src/games/fitna/view/board/arrows.ts";
import { aside, roomNear } from "../../../../../src/games/fitna/view/board/aside.ts";
import { openSight, placeOf } from "../../../../../src/games/fitna/view/board/cut-outs.ts";
import { board, draft, legend } from "../../../../../src/games/fitna/view/board/index.ts";
import { seenBy } from "../../../../../src/games/fitna/view/board/seen.ts";
import { amount } from "../../../../amounts.ts";
import { as, everyone, scattered } from "../../board-positions.ts";
import { content } from "../../packs.ts";
import { atStart, dice } from "../../rules/setup/builder.ts";
import { elementsOf, faults } from "./faults.ts";

const FRAME = { caption: "As it stands", names: {} };
const ofKind = <K extends MapElement["kind"]>(scene: Scene, kind: K) =>
  elementsOf(scene).filter((one): one is Extract<MapElement, { kind: K }> => one.kind === kind);

const having = (viewer: ReturnType<typeof everyone>, news: readonly News[]) => ({
  ...viewer,
  table: { ...viewer.table, news: [...news] },
});

/** What is seen around the middle. */
const AROUND = { window: { x: -500, y: -250, width: 1000, height: 500 }, zoom: 1 };

const NEWS: readonly News[] = [
  { kind: "moved", side: "SYR", from: "homs", to: "hama", units: 1 },
  { kind: "moved", side: "SYR", from: "homs", to: "hama", units: 1 },
  { kind: "moved", side: "SYR", from: "latakia", to: "deir-ez-zor", units: 1, byAir: true },
  { kind: "fought", side: "IRQ", from: "tikrit", space: "baiji", result: "DR" },
  { kind: "taken", side: "IRQ", space: "baiji" },
  { kind: "struck", side: "TUR", space: "raqqa" },
  { kind: "arrived", side: "IRN", space: "urmia", units: 2 },
];

describe("what has changed is marked", () => {
  const { beside: _, ...scene } = board(having(everyone(atStart("3")), NEWS), FRAME);

  it("readably", () => {
    expect(faults(scene)).toEqual([]);
  });

  it("land so small that only shreds of an edge would be seen has none, and is lighter all the same", () => {
    const small = board(having(everyone(atStart("3")), [{ kind: "taken", side: "TUR", space: "beirut" }]), FRAME);
    expect(ofKind(small, "halo")).toEqual([]);
    const washed = ofKind(small, "region").filter(({ wash }) => wash === "white");
    expect(washed.map(({ polygons }) => polygons)).toEqual(["beirut"]);
  });

  it("each way once, with the number of all who went", () => {
    const discs = ofKind(scene, "gain").map(({ text, colour }) => `${colour} ${text}`);
    expect(discs.toSorted()).toEqual(["@IRN +2", "@SYR 1", "@SYR 2"]);
    expect(ofKind(scene, "arrow").map(({ style }) => style)).toEqual(expect.arrayContaining(["move", "air", "attack"]));
  });

  it("a fight with a burst and its result in words, a taken space with an edge, a strike with a cross-hair", () => {
    expect(ofKind(scene, "burst")).toHaveLength(1);
    expect(ofKind(scene, "halo").flatMap(({ areas }) => areas)).toEqual(["baiji"]);
    expect(ofKind(scene, "emblem").map(({ pictogram }) => pictogram)).toEqual(["crosshair"]);
    expect(scene.text).toContain("Iraq attacked Baiji from Tikrit: defenders retreat.");
    expect(scene.text).toContain("Syria moved 1 unit from Latakia to Deir ez-Zor by air.");
  });

  it("earlier fights with what came of them in words", () => {
    const fights: readonly News[] = [
      { kind: "fought", side: "IRQ", from: "tikrit", space: "baiji", result: "EX*" },
      { kind: "fought", side: "IRQ", from: "haditha", space: "hit", result: "DR" },
    ];
    const several = board(having(everyone(atStart("3")), fights), FRAME);
    const pills = ofKind(several, "marker").filter(({ shape }) => shape === "pill");
    expect(pills.map(({ text }) => text)).toEqual(["heavy losses"]);
    expect(faults({ ...several, beside: [] })).toEqual([]);
  });

  it("with a line to a piece whose ring it only stands beside at a corner", () => {
    const piece = { at: [0, 0], width: 88, height: 88 } as const;
    const beside = [-1, 1].flatMap((side): Placed[] => [
      { at: [side * 94, 0], width: 100, height: 100 },
      { at: [0, side * 94], width: 100, height: 100 },
    ]);
    const size = { width: 48, height: 48 };
    const lines = (taken: Placed[]): number => aside(AROUND, piece, size, "bad", taken).line.length;
    expect([lines([piece]), lines([piece, ...beside])]).toEqual([0, 1]);
  });

  it("with no number on an arrow but its own", () => {
    const seen = seenBy(everyone(atStart("1")));
    const sight = openSight(seen);
    const way = (from: string, to: string): Way => ({ side: "TUR", spaces: [from, to], kind: "move", label: from });
    const long = way("azaz", "tal-abyad");
    const [middle = [0, 0]] = labels(seen, sight, [long], [], []).flatMap((one) =>
      one.kind === "gain" ? [one.at] : [],
    );
    const bare = boxesOf(seen, sight, { ...long, label: "" }, []);
    const [x, y] = placeOf(seen, "al-bab");
    const blocked: Placed = { at: [x, y + 60 / sight.zoom], width: 400 / sight.zoom, height: 160 / sight.zoom };
    const discs = labels(
      seen,
      sight,
      [way("al-bab", "manbij"), long],
      [],
      [...boxesOf(seen, sight, long, []), blocked],
    );
    const [short, own] = discs.flatMap((one) => (one.kind === "gain" ? [one] : []));
    expect(own && distance(own.at, middle) * sight.zoom).toBeLessThan(40);
    const size = 40 / sight.zoom;
    expect(short && bare.some((box) => overlap(box, { at: short.at, width: size, height: size }))).toBe(false);
  });

  it("whole also where there is no room at all", () => {
    const everything = { at: [0, 0], width: 9000, height: 9000 } as const;
    const size = { width: 160, height: 46 };
    expect(roomNear(AROUND, [490, -250], size, [everything])).toEqual([420, -227]);
  });

  it("all that arrived in a space in one sum, that of each side by itself", () => {
    const arrived: readonly News[] = [
      { kind: "arrived", side: "IRN", space: "urmia", units: 2 },
      { kind: "arrived", side: "IRN", space: "urmia", units: 1 },
      { kind: "lost", side: "IRN", space: "urmia", units: 1 },
      { kind: "arrived", side: "IRN", space: "ahvaz", units: 1 },
    ];
    const summed = board(having(everyone(atStart("3")), arrived), FRAME);
    expect(ofKind(summed, "gain").map(({ text }) => text)).toEqual(["+3", "−1", "+1"]);
  });

  it("not at all where there is none", () => {
    const quiet = board(everyone(atStart("3")), FRAME);
    for (const kind of ["arrow", "burst", "halo", "gain", "callout", "emblem"] as const)
      expect(ofKind(quiet, kind)).toEqual([]);
  });

  describe("where the map is no longer as it was when the phase began, whatever has changed it", () => {
    const viewer = everyone(atStart("3"));
    const { table } = viewer;
    const { aleppo, ...control } = table.control;
    const now = {
      ...table,
      lay: layOf(table),
      control: { ...control, palmyra: "SYR" as const },
      stacks: {
        ...table.stacks,
        homs: {}, // a coup
        latakia: { SYR: { top: null, size: 1 }, IRN: { top: null, size: 1 } }, // one of two is lent
        palmyra: { SYR: { top: null, size: 1 } },
      },
    };
    const changed = { ...viewer, table: now };

    it.each([
      ["as it was", table],
      ["as it is, one space empty", now],
      ["of nobody", { control: {}, stacks: {} }],
      [
        "in spaces unheard of, in large numbers",
        { control: { nowhere: "IS" as const }, stacks: { there: { TUR: { top: null, size: 12 } } } },
      ],
    ])("and the checksum of it is that of its canonical JSON: %s", (_, map) => {
      const text = canonical(layOf(map));
      const sum = [...text].reduce((before, letter) => (Math.imul(before, 31) + letter.charCodeAt(0)) | 0, 0);
      expect(layChecksum(content.editions["2020"], map)).toBe(sum);
    });

    it("once, and not where something that happened says it", () => {
      expect([aleppo, table.control.palmyra]).toEqual(["SYR", "IS"]);
      const others = newsSince(now).map((one) => JSON.stringify(one));
      expect(others).toContain('{"kind":"given-up","space":"aleppo"}');
      expect(others).toContain('{"kind":"joined","side":"IRN","from":"SYR","space":"latakia","units":1}');
      expect(others.filter((one) => one.includes("palmyra"))).toEqual([
        '{"kind":"taken","side":"SYR","space":"palmyra"}',
        '{"kind":"lost","side":"IS","space":"palmyra","units":2}',
        '{"kind":"arrived","side":"SYR","space":"palmyra","units":1}',
      ]);
      const told: News = { kind: "struck", side: "TUR", space: "palmyra" };
      expect(newsSince({ ...now, news: [told] }).filter((one) => JSON.stringify(one).includes("palmyra"))).toEqual([
        told,
      ]);
    });

    it("with an edge or a number, in words too", () => {
      const { beside: _, ...other } = board(changed, FRAME);
      expect(faults(other)).toEqual([]);
      expect(ofKind(other, "halo").flatMap(({ areas }) => areas)).toEqual(["palmyra", "aleppo"]);
      expect(other.text).toContain("Nobody holds Aleppo any longer.");
      expect(other.text).toContain("Iran got 1 unit in Latakia from Syria.");
    });
  });

  it("units that went off the map, or came from there, with their number", () => {
    const gone: readonly News[] = [
      { kind: "moved", side: "TUR", from: "diyarbakir", to: "box-tur", units: 2 },
      { kind: "moved", side: "TUR", from: "box-tur", to: "incirlik", units: 1 },
    ];
    const away = board(having(everyone(atStart("3", { edition: "2018" })), gone), FRAME);
    expect(ofKind(away, "gain").map(({ text }) => text)).toEqual(["−2", "+1"]);
    expect(ofKind(away, "arrow")).toEqual([]);
    expect(away.text).toContain("Turkey moved 2 units from Diyarbakir to Turkey, off the map.");
  });

  /** Much of it, anywhere. */
  function anything(scenario: string, seed: number): readonly News[] {
    const { edition, state } = atStart(scenario);
    const random = dice(seed);
    const held = Object.entries(state.table.control).filter(([id]) => state.table.stacks[id]);
    const some = random.shuffled(held).slice(0, 9);
    return some.flatMap(([from, side]: readonly [string, Holder], i): News[] => {
      const to = random.of(edition.ways[from] ?? []);
      const result = random.of(["AR*", "EX", "DR", "DS", "occupied"] as const);
      const moved: News = { kind: "moved", side, from, to, units: 1 + (i % 3) };
      const fought: News = { kind: "fought", side, from, space: to, result };
      return [i % 2 === 0 ? moved : fought, { kind: i % 3 === 0 ? "struck" : "taken", side, space: to }];
    });
  }

  it.each(amount(["1", "11"], ["1", "2", "9", "11"]))(
    "readably, however much of it there is: scenario %s",
    (scenario) => {
      for (const seed of amount([1], [1, 2]))
        for (const game of [atStart(scenario), scattered(atStart(scenario), seed)]) {
          const { beside: _, ...crowded } = board(having(everyone(game), anything(scenario, seed)), FRAME);
          expect([seed, faults(crowded)]).toEqual([seed, []]);
        }
    },
  );
});

describe("a plan", () => {
  const game = atStart("1");
  const [, second = ""] = game.state.hands.SYR?.stacks.aleppo ?? [];
  const rows = [
    { number: 1, action: "move", params: { from: "homs", units: ["syr-11a"], path: ["hama"] } },
    {
      number: 2,
      action: "move",
      params: { from: "deir-ez-zor", units: ["syr-5m"], path: ["raqqa", "tabqa", "manbij"] },
    },
    { number: 3, action: "air-move", params: { unit: second, to: "latakia" } },
    { number: 4, action: "attack", params: { from: "damascus", target: "east-ghouta", units: [] } },
    { number: 5, action: "end-movement", params: {} },
  ];
  const scene = draft(as(game, "SYR"), rows, FRAME);

  it("is drawn as arrows with the numbers of the rows, readably", () => {
    expect(faults(scene)).toEqual([]);
    expect(ofKind(scene, "arrow")).toHaveLength(4);
    expect(ofKind(scene, "gain").map(({ text }) => text)).toEqual(["1", "2", "3", "4"]);
  });

  it("has one name where two rows lead to one space", () => {
    const twice = [1, 2].map((number) => ({
      number,
      action: "attack",
      params: { from: number === 1 ? "damascus" : "daraa", target: "east-ghouta", units: [] },
    }));
    const names = ofKind(draft(as(game, "SYR"), twice, FRAME), "lettering").map(({ text }) => text);
    expect(names.filter((name) => String(name).includes("Ghouta"))).toHaveLength(1); // on one line or two
  });

  it("names where its rows lead in letters that a phone shows", () => {
    const large = ofKind(scene, "lettering").flatMap(({ text, size }) => (size === "name" ? [String(text)] : []));
    expect(large.join(" ")).toMatch(/Hama|Manbij|Latakia|Ghouta/);
    expect(large).not.toContain("Incirlik"); // an objective that no row leads to
  });

  it("is said in words; rows that lead nowhere are left out", () => {
    expect(scene.text.split("\n")).toEqual([
      "1. Homs to Hama.",
      "2. Deir ez-Zor to Manbij.",
      "3. Aleppo by air to Latakia.",
      "4. Damascus attacks East Ghouta.",
    ]);
  });
});

test("the legend can be read", () => {
  expect(faults(legend())).toEqual([]);
});
