import type { PublicView, View } from "#engine";
import type { ScenarioId, SeatId, UnitId, ZoneId } from "../../../src/games/next-war-in-lebanon/content/types.ts";
import { addChits } from "../../../src/games/next-war-in-lebanon/rules/chits/hand.ts";
import { keptNews, type News } from "../../../src/games/next-war-in-lebanon/rules/news.ts";
import { enter, joinGroup, moveHq } from "../../../src/games/next-war-in-lebanon/rules/pieces/placing.ts";
import { handOf, type Pieces, reveal } from "../../../src/games/next-war-in-lebanon/rules/pieces/show.ts";
import { defaults } from "../../../src/games/next-war-in-lebanon/rules/setup/options.ts";
import { setup } from "../../../src/games/next-war-in-lebanon/rules/setup/set-up.ts";
import type { Lebanon, LebanonState, Marks, Table } from "../../../src/games/next-war-in-lebanon/state.ts";
import { content } from "./packs.ts";

/** Positions made by hand for pictures, with the pieces of the rules. */

export interface Position extends Pieces {
  readonly state: LebanonState;
  readonly table: Table;
}

/** The first turn of the IDF with no piece anywhere. */
export function empty(scenario: ScenarioId = "next-war", optionalChits = false): Position {
  const options = { ...defaults, scenario, chits: optionalChits ? "yes" : "no" };
  const state = setup({ content, options });
  const { table } = state;
  Object.assign(table, { turn: 1, phase: "operations", phasing: "idf", waiting: { hqs: [], units: [] } });
  return { content, state, current: state, table };
}

/** The default set-up of both seats. */
export function setUp(scenario: ScenarioId = "next-war"): Position {
  const s = empty(scenario);
  const { idf, insurgent } = content.scenarios[scenario].deployment;
  for (const group of [...idf, ...insurgent]) stand(s, group.zone, group.units, group.hq ?? undefined);
  s.state.table.news = [];
  return s;
}

type Placed = { readonly unit: UnitId } & Marks;

/** A stack, or the box of an HQ, the top unit first. */
export function stand(s: Position, zone: ZoneId, units: readonly Placed[], hq?: string): void {
  if (hq !== undefined) moveHq(s, hq, zone);
  const [first] = units;
  for (const { unit, ...marks } of units) {
    enter(s, unit, marks, hq === undefined ? { zone } : { zone, hq });
    if (hq === undefined && first && unit !== first.unit) {
      const hand = s.state.hands[content.units[unit]?.nation === "israel" ? "idf" : "insurgent"];
      const pile = hand?.groups.find(({ units: there }) => there.includes(first.unit));
      if (pile) joinGroup(s, pile.id, [unit]);
    }
  }
}

export const everyone = ({ table }: Position): PublicView<Lebanon> => ({
  content,
  table,
  seat: null,
  hand: null,
  controllers: {},
});

export const as = (s: Position, seat: SeatId): View<Lebanon> => {
  const hand = s.state.hands[seat];
  if (!hand) throw new Error(`${seat} has no hand`);
  return { content, table: s.table, seat, hand, controllers: {} };
};

const allOf = (hqs: readonly string[], at: readonly ZoneId[]): readonly ZoneId[] =>
  hqs.map((_, i) => at[i % at.length] ?? "");

/** All of the IDF in one zone, all of Hezbollah in another one, both together in a third. */
export function crowded(): Position {
  const s = empty();
  const { pieces } = content.scenarios["next-war"];
  const hqs = [...pieces.idf.hqs, ...pieces.reinforcements.hqs];
  const units = [...pieces.idf.units, ...pieces.reinforcements.units];
  const at = allOf(hqs, ["bint-jbeil"]);
  hqs.forEach((hq, i) => {
    const own = units.slice(i * 3, i * 3 + 3).map((unit) => ({ unit, mode: "combat" as const }));
    stand(s, at[i] ?? "", own, hq);
  });
  for (const unit of units.slice(21))
    stand(s, "bint-jbeil", [{ unit, mode: "dispersed", disrupted: true, reduced: true }]);
  for (const [i, unit] of pieces.insurgent.units.entries())
    stand(s, i % 2 === 0 ? "bint-jbeil" : "tyre", [{ unit, mode: i % 3 === 0 ? "dispersed" : "combat" }]);
  return s;
}

/** Late in the game, with everything that can be marked. */
export function late(): Position {
  const s = empty("next-war", true);
  const { table } = s;
  table.turn = 17;
  table.length = 18;
  table.syria = "in";
  table.raided = true;
  table.vp = 11;
  table.c2 = { idf: 6, insurgent: 6 };
  const combat = { mode: "combat" } as const;
  const dispersed = { mode: "dispersed" } as const;
  stand(
    s,
    "naqoura",
    [
      { unit: "arm-188", ...combat },
      { unit: "mech-84", ...combat },
      { unit: "csu-282", ...combat },
    ],
    "hq-36",
  );
  stand(s, "naqoura", [{ unit: "mech-2", ...combat, disrupted: true, reduced: true }]);
  stand(s, "naqoura", [
    { unit: "gue-1", ...dispersed },
    { unit: "mil-1", ...dispersed },
  ]);
  stand(s, "naqoura", [{ unit: "gue-2", ...combat, disrupted: true }]);
  stand(
    s,
    "bint-jbeil",
    [
      { unit: "arm-401", ...combat, reduced: true },
      { unit: "arm-14", ...combat },
      { unit: "csu-215", ...combat },
    ],
    "hq-162",
  );
  stand(s, "bint-jbeil", [{ unit: "mech-1", ...combat, disrupted: true, reduced: true }]);
  stand(s, "bint-jbeil", [
    { unit: "gue-3", ...dispersed },
    { unit: "gue-4", ...dispersed },
    { unit: "sr-2", ...combat },
  ]);
  stand(s, "bint-jbeil", [{ unit: "gue-8", ...combat, disrupted: true }]);
  stand(s, "shaqra", [
    { unit: "gue-7", ...combat },
    { unit: "sr-5", ...combat },
  ]);
  stand(s, "tyre", [
    { unit: "sr-4", ...combat, fired: true },
    { unit: "gue-6", ...dispersed },
    { unit: "mr-1", ...combat, fired: true },
  ]);
  stand(s, "tyre", [{ unit: "sr-1", ...combat, fired: true }]);
  stand(
    s,
    "marjayoun",
    [
      { unit: "li-35", ...combat },
      { unit: "li-226", ...combat },
    ],
    "hq-98",
  );
  stand(s, "hasbaya", [{ unit: "sof-3", ...dispersed }]);
  stand(s, "rachaya", [{ unit: "sof-1", ...dispersed, disrupted: true }]);
  stand(s, "nahariyya", [{ unit: "li-900", ...dispersed }]);
  stand(
    s,
    "maalot",
    [
      { unit: "arm-205", ...combat },
      { unit: "mech-3", ...combat },
      { unit: "mech-9", ...combat },
    ],
    "hq-91",
  );
  stand(s, "maalot", [
    { unit: "cav-299", ...dispersed },
    { unit: "sof-2", ...dispersed },
  ]);
  stand(
    s,
    "kiryat-shmona",
    [
      { unit: "arm-7", ...combat },
      { unit: "arm-679", ...combat },
    ],
    "hq-366",
  );
  stand(s, "safed", [], "hq-252");
  stand(
    s,
    "central-israel",
    [
      { unit: "arm-8", ...combat },
      { unit: "arm-434", ...combat, reduced: true },
    ],
    "hq-319",
  );
  stand(s, "nabatiye", [
    { unit: "mr-2", ...combat },
    { unit: "mil-5", ...dispersed },
    { unit: "gue-10", ...dispersed },
  ]);
  stand(s, "sidon", [{ unit: "gue-11", ...dispersed }]);
  stand(s, "northern-lebanon", [
    { unit: "msl-1", ...combat, fired: true },
    { unit: "gue-12", ...dispersed },
  ]);
  stand(
    s,
    "syria",
    [
      { unit: "syr-9", ...combat },
      { unit: "syr-5", ...combat },
      { unit: "syr-7", ...combat },
      { unit: "syr-csu", ...combat },
    ],
    "syr-hq-1",
  );
  stand(s, "syria", [{ unit: "syr-14", ...combat }]);
  stand(s, "syria", [
    { unit: "syr-msl-1", ...dispersed },
    { unit: "syr-msl-2", ...dispersed },
  ]);
  table.closed = ["jezzine"];
  table.evading = { shaqra: { insurgent: 2 } };
  table.eliminated = ["gue-5", "gue-9", "mil-2", "mil-3", "mil-4", "sr-3", "mech-5", "syr-msl-3"];
  const news: readonly News[] = [
    { kind: "moved", seat: "idf", from: "nahariyya", to: "naqoura", units: 4 },
    { kind: "moved", seat: "idf", from: "safed", to: "bint-jbeil", units: 4 },
    { kind: "moved", seat: "idf", from: "kiryat-shmona", to: "marjayoun", units: 2 },
    { kind: "moved", seat: "idf", from: "maalot", to: "hasbaya", units: 1 },
    { kind: "moved", seat: "insurgent", from: "taybeh", to: "shaqra", units: 2 },
    { kind: "fought", zone: "naqoura", ambush: true, lost: { idf: 1, insurgent: 2 } },
    { kind: "fought", zone: "bint-jbeil", ambush: false, lost: { idf: 0, insurgent: 1 } },
    { kind: "struck", zone: "shaqra", hits: 1, stopped: false },
    { kind: "struck", zone: "nabatiye", hits: 0, stopped: true },
    { kind: "fired", zone: "tyre", hits: 2 },
    { kind: "fired", zone: "northern-lebanon", hits: 1 },
    { kind: "raided", zone: "naqoura", vp: 3 },
    { kind: "arrived", seat: "idf", zone: "central-israel", units: 1 },
    { kind: "closed", zone: "jezzine" },
  ];
  table.news = news.map(keptNews);
  table.waiting = { hqs: [], units: ["mech-16", "cav-a"] };
  addChits(s, "idf", ["J-1", "J-2", "J-3", "J-3"], "drawn");
  addChits(s, "idf", ["J-3", "J-4", "J-4"], "selected");
  addChits(s, "idf", ["J-5", "J-6"], "gained");
  addChits(s, "insurgent", ["J-2", "J-3", "J-3"], "drawn");
  addChits(s, "insurgent", ["J-4", "J-4", "J-4"], "selected");
  const idf = handOf(s, "idf");
  idf.planned = ["J-3", "J-4"];
  idf.seen = ["J-3", "J-4", "J-4"];
  idf.strategy = "countervalue";
  idf.selected = ["J-3", "J-4", "J-4"];
  reveal(s, "insurgent", ["gue-4", "sr-2", "gue-10"]);
  return s;
}
