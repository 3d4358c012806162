import { describe, expect, it, test } from "vitest";
import { type Course, type Duel, type MapElement, type Placed, type Scene, stackBox } from "#scene";
import type { CombatEvent } from "../../../../../src/games/fitna/rules/combat/events.ts";
import { shown } from "../../../../../src/games/fitna/rules/combat/fighters.ts";
import { oddsOf } from "../../../../../src/games/fitna/rules/combat/shifts.ts";
import type { News } from "../../../../../src/games/fitna/rules/news-types.ts";
import { standing } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import { keepScore, spacesThatCount } from "../../../../../src/games/fitna/rules/victory/course.ts";
import { openSight, placeOf } from "../../../../../src/games/fitna/view/board/cut-outs.ts";
import { board, closeUps, draft } from "../../../../../src/games/fitna/view/board/index.ts";
import { seenBy } from "../../../../../src/games/fitna/view/board/seen.ts";
import { thingsIn } from "../../../../../src/games/fitna/view/board/things.ts";
import { as, everyone } from "../../board-positions.ts";
import { atStart } from "../../rules/setup/builder.ts";
import { elementsOf, faults } from "./faults.ts";

const FRAME = { caption: "As it stands", names: { SYR: "Zoë", TUR: "Bea" } };

/** What Syria's attack from Hama on Maarat al-Numan told everyone. */
function fought(game = atStart("1")): { readonly events: CombatEvent[]; readonly news: News[] } {
  const { edition } = game;
  const [from, target] = ["hama", "maarat"];
  const attackers = standing(game).filter(({ space }) => space === from);
  const defenders = standing(game).filter(({ space }) => space === target);
  const space = edition.spaces[target];
  const [lost] = defenders;
  if (!space || !lost) throw new Error("nobody stands in Maarat al-Numan");
  const odds = oddsOf(edition, { space, entrenched: false, attackers, defenders, cards: [] });
  const where = { chapter: "combat", side: "SYR", from, target } as const;
  return {
    events: [
      { ...where, kind: "declared", attackers: attackers.map(shown), defenders: defenders.map(shown) },
      { ...where, kind: "rolled", foes: ["TUR"], odds, cards: [], die: 4, result: "EX" },
      {
        chapter: "combat",
        kind: "losses",
        side: "TUR",
        space: target,
        cause: "EX",
        reduced: [lost.id],
        eliminated: [],
      },
      { chapter: "combat", kind: "held", target },
    ],
    news: [{ kind: "fought", side: "SYR", from, space: target, result: "EX" }],
  };
}

function afterAttack() {
  const viewer = everyone(atStart("1"));
  const { events, news } = fought();
  return { ...viewer, table: { ...viewer.table, fought: events, news } };
}

const contentOf = ({ layout }: Scene) => {
  const [first] = layout.kind === "panel" ? [layout] : layout.children;
  return first?.kind === "panel" ? first.content : null;
};

describe("the report of the last offensive", () => {
  const [scene] = board(afterAttack(), FRAME).beside ?? [];
  if (!scene) throw new Error("there is no report");
  const duel = contentOf(scene) as Duel; // asked for below

  it("stands first beside the map, and can be read", () => {
    expect(duel.kind).toBe("duel");
    expect(faults(scene)).toEqual([]);
  });

  it("shows the sums, the line of the table with the die, and what became of whom", () => {
    expect(duel.left.total).toBe("4");
    expect(duel.left.sum.map(({ value }) => value)).toEqual(["4"]);
    expect(duel.odds?.results).toHaveLength(6);
    expect(duel.odds?.rolled).toBe(4);
    expect(duel.right.counters?.map(({ fate }) => fate)).toContain("reduced");
    expect(duel.result).toBe("Maarat al-Numan holds");
  });

  it("shows which units were decoys", () => {
    const viewer = afterAttack();
    const [declared, ...rest] = viewer.table.fought;
    if (declared?.kind !== "declared") throw new Error("nothing was declared");
    const withDecoy = [...declared.defenders, { id: "is-d1", side: "IS" } as const];
    const decoys = { chapter: "combat", kind: "decoys", units: ["is-d1"] } as const;
    const fought = [{ ...declared, defenders: withDecoy }, decoys, ...rest];
    const [scene] = board({ ...viewer, table: { ...viewer.table, fought } }, FRAME).beside ?? [];
    const { right } = (scene && contentOf(scene)) as Duel; // asked for below
    expect(right.counters?.map(({ fate }) => fate)).toContain("decoy");
    expect(right.sum).toEqual(duel.right.sum);
  });

  it("is told on the map with its arithmetic", () => {
    const [callout] = elementsOf(board(afterAttack(), FRAME)).filter((one) => one.kind === "callout");
    expect(callout?.kind === "callout" && callout.title).toBe("Maarat al-Numan holds");
    expect(callout?.kind === "callout" && callout.lines?.[1]).toBe("Die 4, EX: both lose a step");
  });

  it("has its place named by what tells of it, and not once more beside it in large letters", () => {
    const large = elementsOf(board(afterAttack(), FRAME)).flatMap((one) =>
      one.kind === "lettering" && one.size === "name" ? [one.text] : [],
    );
    expect(large).toEqual([]);
  });

  it("is not there before the first of a phase", () => {
    const titles = board(everyone(atStart("1")), FRAME).beside?.map(({ heading }) => heading?.title);
    expect(titles).toEqual(["Tracks", "Force Pools"]);
  });
});

test("the end of a campaign shows who has won and how it came to that", () => {
  const game = atStart("1");
  const supplied = () => true;
  game.state.table.course = [];
  for (let turn = 0; turn < 3; turn++) keepScore(game, supplied);
  const viewer = everyone(game);
  const ending = { why: "turns", levels: { SYR: "minor", TUR: null }, points: null, winners: ["SYR"] } as const;
  const scene = board({ ...viewer, table: { ...viewer.table, phase: "over", active: null, ending } }, FRAME);
  const course = contentOf(scene) as Course; // asked for below
  expect(course.kind).toBe("course");
  expect(course.winners?.map(({ name, title }) => [name, title])).toEqual([["Syria", "Minor victory"]]);
  expect(course.lines.map(({ values }) => values.length)).toEqual([3, 3]);
  expect(faults({ ...scene, beside: [] })).toEqual([]);
  expect(scene.beside?.[0]?.base).toBeDefined();
});

test("R-200 the spaces that count are those that the conditions name", () => {
  const spaces = spacesThatCount(atStart("1"));
  expect(spaces).toEqual(expect.arrayContaining(["damascus", "aleppo", "idlib", "daraa"]));
  expect(spaces).not.toContain("antakya");
});

describe("marks", () => {
  const ofKind = <K extends MapElement["kind"]>(scene: Scene, kind: K) =>
    elementsOf(scene).filter((one): one is Extract<MapElement, { kind: K }> => one.kind === kind);

  it("of the phase are on the regions too", () => {
    const scene = closeUps.show(afterAttack(), "aleppo");
    expect(ofKind(scene, "burst")).toHaveLength(1);
    expect(faults(scene)).toEqual([]);
  });

  it("of a truce lie on the front between both, of a blackout on its oilfield", () => {
    const viewer = everyone(atStart("1"));
    const lasting = { truces: [{ of: "SYR", with: "TUR" }], blackouts: ["shaddadi"] } as const;
    const table = { ...viewer.table, truces: [...lasting.truces], blackouts: [...lasting.blackouts] };
    const scene = board({ ...viewer, table }, FRAME);
    const pictograms = ofKind(scene, "marker").map(({ pictogram }) => pictogram);
    expect(pictograms).toEqual(expect.arrayContaining(["dove", "oil"]));
    expect(scene.beside?.[0]?.text).toContain("Truce between Syria and Rebels");
    expect(faults({ ...scene, beside: scene.beside?.slice(0, 1) ?? [] })).toEqual([]);
  });

  it("of an arrow between neighbours with counters are seen between them", () => {
    const scene = board(afterAttack(), FRAME);
    const boxes = ofKind(scene, "stack").map(stackBox);
    const arrows = ofKind(scene, "arrow");
    expect(arrows).toHaveLength(1);
    for (const { points } of arrows)
      for (const [x, y] of points)
        for (const { at, width, height } of boxes) {
          const isIn = Math.abs(x - at[0]) < width / 2 - 8 && Math.abs(y - at[1]) < height / 2 - 8;
          expect(isIn).toBe(false);
        }
  });

  it("R-040 of a plan are red where too many would stand together", () => {
    const game = atStart("1");
    const stacks = game.state.hands.SYR?.stacks ?? {};
    const rows = ["aleppo", "homs"].map((from, i) => ({
      number: i + 1,
      action: "move",
      params: { from, units: [...(stacks[from] ?? [])], path: ["hama"] },
    }));
    const scene = draft(as(game, "SYR"), rows, FRAME);
    expect(ofKind(scene, "arrow").map(({ colour }) => colour)).toEqual(["bad", "bad"]);
    expect(scene.text).toContain("Hama: At most 3 units");
    const fewer = draft(as(game, "SYR"), rows.slice(1, 2), FRAME);
    expect(ofKind(fewer, "arrow").map(({ colour }) => colour)).toEqual(["@SYR"]);
  });
});

test("a stack that has no room on its space has a line to it, and no other has", () => {
  const game = atStart("10");
  const seen = seenBy(everyone(game));
  const sight = openSight(seen);
  const space = "homs";
  const [x, y] = placeOf(seen, space);
  const inTheWay = { at: [x, y], width: 30, height: 30 } as const;
  const leaders = (clear: readonly Placed[]) =>
    thingsIn(seen, sight, [space], clear).flatMap(({ leader }) => (leader ? [leader.to] : []));
  expect([leaders([]), leaders([inTheWay])]).toEqual([[], [[x, y]]]);
});
