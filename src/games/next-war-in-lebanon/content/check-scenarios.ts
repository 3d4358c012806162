import { wrongIn } from "../../../engine/index.ts";
import type { CascadeEffect, CascadeRow, Charts } from "./cascade-types.ts";
import type { Stock } from "./check-forces.ts";
import type { ForcesFile, ScenariosFile } from "./scenario-types.ts";
import { SCENARIOS } from "./sides.ts";

interface Cascade {
  readonly rows: { readonly [id: string]: CascadeRow };
  readonly charts: Charts;
}

/** What a scenario speaks of is there: units to build, cards that bring Syria in or the IDF's reinforcements. */
export function checkScenarios(
  { scenarios }: ScenariosFile,
  { scenarios: forces }: ForcesFile,
  { rows, charts }: Cascade,
  { units }: Stock,
): void {
  const wrong = wrongIn("scenarios");
  scenarios.forEach(({ id, build, widerWar, reinforcedBy, strategies }, i) => {
    const path = `scenarios.${i}`;
    const own = forces.find((force) => force.id === id)?.insurgent.units.map((unit) => units[unit]?.type) ?? [];
    for (const type of [...build.lots.flatMap(({ types }) => types), ...build.beside])
      if (!own.includes(type)) wrong(`${path}.build`, `the Insurgent has no ${type} in this scenario`);
    if (new Set(strategies).size < strategies.length) wrong(`${path}.strategies`, "one is listed twice");
    const effects = Object.values(charts[id]).flatMap((row) => kindsOf(rows[row]?.do ?? []));
    if (effects.includes("syria.enter") !== widerWar)
      wrong(`${path}.widerWar`, `the cards ${widerWar ? "never bring" : "bring"} Syria in`);
    if (effects.includes("idf.escalate") !== (reinforcedBy === "escalation"))
      wrong(`${path}.reinforcedBy`, `the cards ${reinforcedBy === "escalation" ? "never " : ""}bring reinforcements`);
  });
}

/** The two scenarios of the rulebook, in a list of the pack. */
export function checkIds(file: string, scenarios: readonly { readonly id: string }[]): void {
  if (scenarios.map(({ id }) => id).join() !== SCENARIOS.join())
    wrongIn(file)("scenarios", `there must be one of ${SCENARIOS.join(", ")} each, in this order`);
}

const kindsOf = (effects: readonly CascadeEffect[]): readonly string[] =>
  effects.flatMap(({ kind, rows, do: plain = rows?.flatMap((row) => row.do) }) => (plain ? kindsOf(plain) : [kind]));
