/** The Cascading Effects charts: each card of each scenario is in one row. Throws `PackError` where not. */
import { type EffectData, type Wrong, wrongIn } from "#engine";
import {
  type Card,
  type CascadeEffect,
  type CascadeFile,
  type CascadeRow,
  type ChartEffects,
  type Charts,
  cardOf,
  type FileRow,
  RANKS,
  type Rank,
  SUITS,
} from "./cascade-types.ts";
import type { FileZone } from "./map-types.ts";
import { SCENARIOS, type ScenarioId } from "./sides.ts";

export function readCharts(
  file: CascadeFile,
  zones: readonly FileZone[],
  effects: ChartEffects,
): { readonly rows: { readonly [id: string]: CascadeRow }; readonly charts: Charts } {
  const wrong = wrongIn("cascade");
  const lists = [
    { path: "rows", rows: file.rows },
    ...SCENARIOS.map((id) => ({ path: `overrides.${id}`, rows: file.overrides[id] ?? [] })),
  ];
  const found = new Map<string, CascadeRow>();
  for (const { path, rows } of lists)
    rows.forEach((row, i) => {
      if (found.has(row.id)) wrong(`${path}.${i}.id`, `“${row.id}” is used twice`);
      checkEffects(wrong, `${path}.${i}.do`, row.do, zones, effects);
      found.set(row.id, { ...row, ranks: ranksOf(wrong, `${path}.${i}.ranks`, row) });
    });
  const charts = SCENARIOS.map((id) => [id, chartOf(wrong, id, file)] as const);
  return { rows: Object.fromEntries(found), charts: Object.fromEntries(charts) as Charts }; // one for each scenario
}

function ranksOf(wrong: Wrong, path: string, { ranks: [first, last] }: FileRow): readonly Rank[] {
  const ranks = RANKS.slice(RANKS.indexOf(first), RANKS.indexOf(last) + 1);
  return ranks.length > 0 ? ranks : wrong(path, `${last} comes before ${first}`);
}

const ALL = SUITS.flatMap((suit) => RANKS.map((rank) => cardOf(suit, rank)));

function chartOf(wrong: Wrong, scenario: ScenarioId, { rows, overrides }: CascadeFile): Charts[ScenarioId] {
  const others = overrides[scenario] ?? [];
  const isSame = (a: FileRow, b: FileRow): boolean => a.suit === b.suit && a.ranks.join() === b.ranks.join();
  others.forEach((other, i) => {
    if (!rows.some((row) => isSame(row, other)))
      wrong(`overrides.${scenario}.${i}`, "there is no row with this suit and these ranks");
  });
  const chart = new Map<Card, string>();
  rows.forEach((row, i) => {
    const { id } = others.find((other) => isSame(row, other)) ?? row;
    for (const rank of ranksOf(wrong, `rows.${i}.ranks`, row)) {
      const card = cardOf(row.suit, rank);
      if (chart.has(card)) wrong(`rows.${i}`, `${card} stands in another row, too`);
      chart.set(card, id);
    }
  });
  const missing = ALL.find((card) => !chart.has(card));
  if (missing) wrong("rows", `${missing} stands in no row`);
  return Object.fromEntries(chart) as Charts[ScenarioId]; // every card is there
}

function checkEffects(
  wrong: Wrong,
  path: string,
  all: readonly CascadeEffect[],
  map: readonly FileZone[],
  effects: ChartEffects,
): void {
  const zones = map.map(({ id }) => id);
  const plain = (list: readonly EffectData[], at: string, isCollateral: boolean): void =>
    list.forEach((effect, i) => {
      effects.ruleOf(effect).check?.(wrong, `${at}.${i}`, { zones, isCollateral });
    });
  all.forEach((effect, i) => {
    const at = `${path}.${i}`;
    if (effect.do) plain(effect.do, `${at}.do`, true);
    else if (effect.rows) {
      const faces = effect.rows.flatMap(({ on }) => on).toSorted();
      if (faces.join() !== "1,2,3,4,5,6") wrong(`${at}.rows`, "every face of the die must stand in one row");
      effect.rows.forEach((row, k) => {
        plain(row.do, `${at}.rows.${k}.do`, false);
      });
    } else effects.ruleOf(effect).check?.(wrong, at, { zones, isCollateral: false });
  });
}
