import { describe, expect, it, test } from "vitest";
import { canonical, mustGet } from "#engine";
import { areAdjacent } from "#graph";
import type { MapElement, Scene } from "#scene";
import { SEATS, type SeatId } from "../../../../../src/games/next-war-in-lebanon/content/types.ts";
import { keptNews, type News } from "../../../../../src/games/next-war-in-lebanon/rules/news.ts";
import { countIn } from "../../../../../src/games/next-war-in-lebanon/rules/pieces/groups.ts";
import type { Marks } from "../../../../../src/games/next-war-in-lebanon/state.ts";
import { line } from "../../../../../src/games/next-war-in-lebanon/view/board/arrows.ts";
import { centresOf, GRID } from "../../../../../src/games/next-war-in-lebanon/view/board/hexes.ts";
import { board, legend } from "../../../../../src/games/next-war-in-lebanon/view/board/index.ts";
import { layout } from "../../../../../src/render/layout/layout.ts";
import { as, crowded, empty, everyone, late, type Position, setUp, stand } from "../../board-positions.ts";
import { content } from "../../packs.ts";
import { elementsOf, faults } from "./faults.ts";

const FRAME = { caption: "As it stands", names: {} };
const shown = (s: Position): Scene => board(everyone(s), FRAME);
const seen = (s: Position, seat: SeatId): Scene => board(as(s, seat), FRAME);
const ofKind = <K extends MapElement["kind"]>(scene: Scene, kind: K) =>
  elementsOf(scene).filter((one): one is Extract<MapElement, { kind: K }> => one.kind === kind);

const POSITIONS: readonly (readonly [string, () => Position])[] = [
  ["nothing on the map", () => empty()],
  ["the set-up of the next war", () => setUp()],
  ["the set-up of 2006", () => setUp("lebanon-2006")],
  ["the crowded position", crowded],
  ["the late position, with everything marked", late],
];

describe("the board can be read by everyone and by each seat", () => {
  it.each(POSITIONS)("%s", (_name, make) => {
    const s = make();
    expect(faults(shown(s))).toEqual([]);
    for (const seat of SEATS) expect(faults(seen(s, seat))).toEqual([]);
  });

  it.each(content.zoneIds)("arrows from %s begin there and end where they lead, however far that is", (from) => {
    const far = (zone: string, [x, y]: readonly [number, number]): number =>
      Math.min(...centresOf(content, zone).map(([cx, cy]) => Math.hypot(cx - x, cy - y)));
    for (const to of content.zoneIds.filter((one) => one !== from)) {
      const points = line(content, from, to, areAdjacent(content.ways, from, to));
      const [tail = [0, 0], tip = [0, 0]] = [points[0], points.at(-1)];
      expect([to, Math.max(far(from, tail), far(to, tip)) <= GRID.size]).toEqual([to, true]);
    }
  });

  const flags = ["disrupted", "reduced", "fired"] as const;
  const states: Marks[] = Array.from({ length: 8 }, (_, i) => ({
    mode: i % 2 === 0 ? "combat" : "dispersed",
    ...Object.fromEntries(flags.filter((_flag, bit) => (i >> bit) % 2 === 1).map((flag) => [flag, true] as const)),
  }));
  it.each(states)("every unit in every state: $mode, disrupted $disrupted, reduced $reduced, fired $fired", (marks) => {
    const s = empty();
    s.table.syria = "in";
    const zones = content.zoneIds;
    for (const [i, unit] of content.unitIds.entries()) stand(s, zones[i % zones.length] ?? "", [{ unit, ...marks }]);
    expect(faults({ ...shown(s), beside: [] })).toEqual([]);
  });

  /** On the coast, inland, at the lower edge, and those of several hexes. */
  const KINDS = ["tyre", "shaqra", "rachaya", "central-israel", "northern-lebanon", "syria"];
  it.each(KINDS)("as many stacks of both sides as one likes, in %s", (zone) => {
    for (const each of [1, 2, 3, 5, 8]) {
      const s = empty();
      s.table.syria = "in";
      const { idf, insurgent } = content.scenarios["next-war"].pieces;
      for (const [i, hq] of idf.hqs.slice(0, Math.ceil(each / 2)).entries())
        stand(
          s,
          zone,
          [0, 1, 2].map((n) => ({ unit: idf.units[i * 3 + n] ?? "", mode: "combat" })),
          hq,
        );
      for (const unit of idf.units.slice(12, 12 + each)) stand(s, zone, [{ unit, mode: "combat", disrupted: true }]);
      for (const unit of insurgent.units.slice(0, each)) stand(s, zone, [{ unit, mode: "dispersed" }]);
      const news: readonly News[] = [
        { kind: "fought", zone, ambush: false, lost: { idf: 1, insurgent: 2 } },
        { kind: "struck", zone, hits: 1, stopped: false },
        { kind: "arrived", seat: "insurgent", zone, units: 2 },
      ];
      s.table.news = news.map(keptNews);
      expect([zone, each, faults({ ...shown(s), beside: [] })]).toEqual([zone, each, []]);
    }
  });
});

test("every unit on the map is counted, in whatever stacks it is shown", () => {
  for (const make of [setUp, crowded, late]) {
    const s = make();
    const heights = ofKind(shown(s), "stack").reduce((sum, { height = 1, flag, counters }) => {
      const empty = flag !== undefined && counters[0].pictogram === "hq";
      return sum + (empty ? 0 : height);
    }, 0);
    const units = content.zoneIds.flatMap((zone) => SEATS.map((seat) => countIn(everyone(s), seat, zone)));
    expect(heights).toBe(units.reduce((sum, n) => sum + n, 0));
  }
});

describe("what happened in the phase is marked", () => {
  const scene = shown(late());

  it("each way once, with the number of those who went", () => {
    const counts = ofKind(scene, "gain").map(({ text }) => text);
    for (const units of ["4", "2", "1"]) expect(counts).toContain(units);
    expect(ofKind(scene, "arrow").filter(({ count }) => count === "")).toHaveLength(5);
  });

  it("each battle, raid and fall of rockets with a burst", () => {
    expect(ofKind(scene, "burst")).toHaveLength(4);
  });

  it("losses, hits and arrivals with their numbers", () => {
    const counts = ofKind(scene, "gain").map(({ text, colour }) => `${colour} ${text}`);
    expect(counts).toEqual(expect.arrayContaining(["@idf −1", "@insurgent −2", "@insurgent −1", "@idf +1"]));
  });

  it("what rockets and raids scored, in VP", () => {
    const texts = ofKind(scene, "marker").map(({ text }) => text);
    expect(texts).toContain("Rockets 3 VP · Raid 3 VP");
    expect(texts).toContain("2 evade");
  });

  it("all other zones lie under a veil; without news there is none", () => {
    const [veil] = ofKind(scene, "veil");
    expect(veil?.except).toEqual(expect.arrayContaining(["naqoura", "bint-jbeil", "tyre", "jezzine", "taybeh"]));
    expect(veil?.except).not.toContain("sidon");
    expect(ofKind(shown(setUp()), "veil")).toEqual([]);
  });
});

describe("R-28 the public board hides", () => {
  it("all that is in a hand: chits, strategy, what lies under the tops, what is known, who evades", () => {
    const s = late();
    const before = canonical(shown(s));
    for (const hand of Object.values(s.state.hands)) {
      hand.chits = [];
      hand.planned = [];
      hand.strategy = "counterforce";
      hand.known = {};
      hand.seen = [];
      hand.evading = ["gue-7"];
      hand.groups = hand.groups.map((group) => ({ ...group, units: group.units.slice(0, 1) }));
    }
    expect(canonical(shown(s))).toBe(before);
  });

  it("names of units under a top, in the picture and in its words", () => {
    const { text, alt, beside } = shown(late());
    for (const words of [text, alt, ...(beside ?? []).map((scene) => scene.text)]) {
      expect(words).not.toContain("Guerrilla 4 ");
      expect(words).not.toContain("84 Givati");
    }
    expect(text).toContain("36 Ga'ash, 3 units, on top 188 Barak (combat, 6)");
  });

  it("the other seat's set-up as long as it goes on", () => {
    const s = empty();
    s.table.phase = "idf-set-up";
    stand(s, "safed", [{ unit: "arm-7", mode: "combat" }]);
    expect(ofKind(shown(s), "stack")).toEqual([]);
    expect(ofKind(seen(s, "insurgent"), "stack")).toEqual([]);
    expect(ofKind(seen(s, "idf"), "stack")).toHaveLength(1);
  });
});

test("a seat sees its own stacks in full, and what it knows of the enemy", () => {
  const [forces] = seen(late(), "idf").beside ?? [];
  expect(forces?.text).toContain(
    "Naqoura 36 Ga'ash: 188 Barak (combat, 6), 84 Givati (combat, 5), CSU 282 (combat, 3).",
  );
  expect(forces?.text).toContain("Guerrilla 4 (dispersed, 3) in Bint Jbeil");
  expect(seen(late(), "insurgent").beside?.[0]?.text).not.toContain("84 Givati");
});

test("R-130 Syria is grey until it enters the war", () => {
  const grey = (s: Position) => ofKind(shown(s), "region").find(({ polygons, fill }) => polygons === "syria" && fill);
  expect(grey(setUp())?.label).toBe("not in the war");
  expect(grey(setUp("lebanon-2006"))?.label).toBe("not in this war");
  expect(grey(late())).toBeUndefined();
});

test("R-26 what the seats control lies within their rims, contested zones in striped ones", () => {
  const regions = ofKind(shown(late()), "region");
  expect(regions.filter(({ rim }) => Array.isArray(rim)).map(({ polygons }) => polygons)).toEqual([
    "naqoura",
    "bint-jbeil",
  ]);
  expect(regions.filter(({ rim }) => rim === "@idf")).toHaveLength(1);
  expect(regions.filter(({ rim }) => rim === "@insurgent")).toHaveLength(1);
});

test("the whole position is told in words", () => {
  const { text } = shown(late());
  for (const words of [
    "Turn 17 of 18, IDF operations.",
    "The Insurgents have scored 11 VP with rockets and raids.",
    "Naqoura, contested: IDF: 36 Ga'ash, 3 units",
    "Jezzine: closed to IDF regulars.",
    "Ambush in Naqoura: the IDF lost 1, the Insurgents 2.",
    "Syria is in the war.",
  ])
    expect(text).toContain(words);
});

test("before the first turn no clock stands on the turn track", () => {
  const clocks = (turn: number): number => {
    const s = late();
    s.state.table.turn = turn;
    return JSON.stringify(shown(s).beside?.[0]).split('"clock"').length - 1;
  };
  expect([clocks(0), clocks(1)]).toEqual([0, 1]);
});

test("the tracks tell what is out of play and still to come", () => {
  const [tracks] = shown(late()).beside ?? [];
  expect(tracks?.text).toContain("Hezbollah out of play, can be built again: Guerrilla 5, Guerrilla 9");
  expect(tracks?.text).toContain("IDF reinforcements to come: 16 Jerusalem, Divisional Reconnaissance A.");
});

describe("spec 10, markers of what counts once", () => {
  const tracksOf = (s: Position): string => JSON.stringify(mustGet({ tracks: shown(s).beside?.[0] }, "tracks"));

  it("raid used, in the turn of the raid", () => {
    const s = empty();
    expect(tracksOf(s)).not.toMatch(/Raid used|A raid/);
    s.table.raided = true;
    expect(tracksOf(s)).toContain("Raid used");
    expect(tracksOf(s)).toContain("A raid was made this turn.");
  });

  it("R-145 Escalation done, once all reinforcements of 2006 have entered", () => {
    const s = empty("lebanon-2006");
    expect(tracksOf(s)).toContain("Escalation done");
    s.table.waiting.units = [...content.scenarios["lebanon-2006"].pieces.reinforcements.units];
    expect(s.table.waiting.units.length).toBeGreaterThan(0);
    expect(tracksOf(s)).not.toContain("Escalation");
    expect(tracksOf(empty())).not.toContain("Escalation");
  });

  it("R-130 Syria in the war", () => {
    const s = empty();
    expect(tracksOf(s)).not.toContain("Syria is in");
    s.table.syria = "in";
    expect(tracksOf(s)).toContain("Syria is in the war");
  });

  it("R-118 after a ceasefire in the last turn that turn is the last box", () => {
    const s = empty();
    Object.assign(s.table, { turn: 20, length: 18 });
    expect(tracksOf(s)).toContain("the last is 20");
    expect(faults(shown(s))).toEqual([]);
  });
});

test("every zone has its number and name in one lettering", () => {
  const { base } = shown(empty());
  const names = base && "parts" in base ? (base.parts?.zones ?? []) : [];
  expect(names.map((one) => one.kind === "lettering" && one.text)).toEqual(
    content.zoneIds.map((id) => `${content.zones[id]?.number} ${content.zones[id]?.name}`),
  );
});

test("the tracks can be read when all are out of play", () => {
  const s = empty();
  s.table.eliminated = [...content.unitIds];
  s.table.waiting = { hqs: ["hq-252"], units: [...content.scenarios["next-war"].pieces.reinforcements.units] };
  s.table.vp = 73;
  expect(faults(shown(s))).toEqual([]);
});

test("the legend can be read, and says the same in words", () => {
  const scene = legend();
  expect(faults(scene)).toEqual([]);
  const written = layout(scene).ops.flatMap((op) => (op.op === "text" ? [op.text] : []));
  for (const label of ["Stack", "Pennant", "Control", "Barrier", "Move", "Battle", "Strike", "Rockets"]) {
    expect(written).toContain(label);
    expect(scene.text).toContain(`**${label}**: `);
  }
});

test("the base is drawn once for a pack", () => {
  expect(shown(setUp()).base).toBe(shown(late()).base);
  expect(Object.keys(mustGet({ base: shown(late()).base?.shapes ?? {} }, "base"))).toEqual(content.zoneIds);
});
