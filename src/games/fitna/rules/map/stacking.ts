/** Who may stack and attack together, and how many units a space holds. */
import { mustGet, type Refusal } from "#engine";
import type { SpaceId, Unit } from "../../content/board-types.ts";
import type { Parameters } from "../../content/parameters.ts";
import { type Country, FACTIONS, type Holder, isFaction, type Nation } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { areOfOnePerson, boxAt, type OpenGame, type Relation, relationOf, sideName, specials } from "./relations.ts";

type Caveats = Parameters["caveats"];

/** Nations that do not mix, and nations that mix with some only; `in`: where that holds. */
type Caveat =
  | { readonly apart: readonly Nation[]; readonly unless?: "one-player" }
  | { readonly only: readonly Nation[]; readonly with: readonly Nation[]; readonly in?: readonly Country[] };

/** : where Sunni and Al Sham militias count as those in Iraq; elsewhere as those in Syria. */
export const IRAQI_THEATRE: readonly Country[] = ["IRQ", "SAU", "KUW", "JOR", "IRN"];
const SYRIAN_THEATRE: readonly Country[] = ["SYR", "LEB", "TUR", "ISR"];

const IN_BOTH: readonly Caveat[] = [
  { only: ["IS"], with: ["IS"] },
  ...FACTIONS.map((faction): Caveat => ({ only: [faction], with: [faction] })),
  { apart: ["IRQ", "SYR"] },
  { apart: ["ISR", "TUR", "JOR"] },
];

/** Who may not stack and attack together (D-36). */
const CAVEATS: { readonly [rule in Caveats]: readonly Caveat[] } = {
  "R-055": [
    ...IN_BOTH,
    { apart: ["RUS", "IRN"], unless: "one-player" },
    { apart: ["RUS", "SHI"] },
    { only: ["LEB"], with: ["LEB", "IRN", "HZI", "SYR"] }, // Iranian Hezbollah counts as Iranian there
  ],
  "R-056": [
    ...IN_BOTH,
    { apart: ["RUS", "IRN"] },
    { apart: ["FSA", "FIA"] },
    { only: ["FSA"], with: ["FSA", "SUN", "TUR"] }, // these may stack with each other, too
    { only: ["FIA"], with: ["FIA", "SUN", "SAU"] },
    { only: ["SUN"], with: ["SUN", "FSA", "TUR"], in: SYRIAN_THEATRE },
    { only: ["SUN"], with: ["SUN", "FIA", "SAU"], in: IRAQI_THEATRE },
    { only: ["HZL", "HZI", "SHI"], with: ["HZL", "HZI", "SHI", "SYR", "RUS", "IRQ", "IRN"] },
    { only: ["LEB"], with: ["LEB", "IRN", "SYR"] },
  ],
};

/** Whether a line of the table keeps two nations apart in a country. */
function keepsApart(caveat: Caveat, a: Nation, b: Nation, country: Country): boolean {
  if ("apart" in caveat) return a !== b && caveat.apart.includes(a) && caveat.apart.includes(b);
  if (caveat.in && !caveat.in.includes(country)) return false;
  return mixesNot(caveat, a, b) || mixesNot(caveat, b, a);
}

type Choosy = Extract<Caveat, { readonly only: readonly Nation[] }>;

const mixesNot = (caveat: Choosy, one: Nation, other: Nation): boolean =>
  caveat.only.includes(one) && !caveat.with.includes(other);

/** A unit of a stack, and whose it is. */
export interface Stacked {
  readonly unit: Unit;
  readonly side: Holder;
}

/** Why these units, all that would be in the space, may not end there together; null: they may. */
export function whyNotStacked(game: OpenGame, space: SpaceId, units: readonly Stacked[]): Refusal | null {
  if (boxAt(game, space)) return null; // a box has no limit
  const { country } = mustGet(game.edition.spaces, space);
  for (const [index, one] of units.entries())
    for (const other of units.slice(index + 1)) {
      const why = whyApart(game, one, other, country);
      if (why) return why;
    }
  return whyTooMany(game, units);
}

function whyTooMany(game: OpenGame, units: readonly Stacked[]): Refusal | null {
  const { corps } = game.edition.figures.stacking;
  const limit = limitOf(game, units);
  if (units.length > limit)
    return {
      code: "too-many",
      text: `At most ${limit} units of a side may stand in a ${game.edition.labels.space}, friends included.`,
      rule: "R-040",
    };
  if (corpsOf(units) <= corps) return null;
  return {
    code: "too-many",
    text: `At most ${corps} of the units in a ${game.edition.labels.space} may be a corps.`,
    rule: "R-040",
  };
}

function limitOf({ edition }: Pick<Game, "edition">, units: readonly Stacked[]): number {
  const { is, side } = edition.figures.stacking;
  return units.some((one) => one.side === "IS") ? is : side;
}

const corpsOf = (units: readonly Stacked[]): number => units.filter(({ unit }) => unit.size === "corps").length;

const NOT_TOGETHER: { readonly [relation in Exclude<Relation, "own" | "friends" | "rivals">]: [string, string] } = {
  enemies: ["are enemies", "R-041"],
  peace: ["are at peace, but no friends", "R-051"],
};

/** Why two units may neither stack nor attack together in a country; null: they may. */
export function whyApart(game: OpenGame, a: Stacked, b: Stacked, country: Country): Refusal | null {
  const relation = relationOf(game.scenario, a.side, b.side);
  if (relation === "enemies" || relation === "peace") {
    const [text, rule] = NOT_TOGETHER[relation];
    return { code: "apart", text: `${sideName(game, a.side)} and ${sideName(game, b.side)} ${text}.`, rule };
  }
  return whyCaveat(game, a, b, country) ?? whyRebels(game, a, b);
}

function whyCaveat(game: OpenGame, a: Stacked, b: Stacked, country: Country): Refusal | null {
  const { nations, parameters } = game.edition;
  const [one, other] = [a.unit.nation, b.unit.nation];
  if (isFaction(one) && isFaction(other) && specials(game, "kurds-as-one").length > 0) return null;
  const found = CAVEATS[parameters.caveats].find(
    (caveat) => keepsApart(caveat, one, other, country) && !isLifted(game, caveat, a.side, b.side),
  );
  if (!found) return null;
  const where = "in" in found ? ` in ${game.edition.countries[country].name}` : "";
  const text = `Units of ${nations[one].name} and of ${nations[other].name} neither stack nor attack together${where}.`;
  return { code: "apart", text, rule: parameters.caveats };
}

/** two people hold a group of seats each. */
function isLifted({ scenario, state }: OpenGame, caveat: Caveat, a: Holder, b: Holder): boolean {
  if (!("apart" in caveat) || caveat.unless === undefined) return false;
  return a === b || (state.table.groups === true && areOfOnePerson(scenario, a, b));
}

/** What the scenario says of those who change sides in a coup. */
function whyRebels(game: OpenGame, a: Stacked, b: Stacked): Refusal | null {
  for (const { country, notWith } of specials(game, "coup-rebels")) {
    const rebels: Nation = country === "SYR" ? "FSA" : "FIA";
    const isApart = (one: Stacked, other: Stacked): boolean =>
      one.unit.nation === rebels && notWith.includes(other.unit.nation);
    if (isApart(a, b) || isApart(b, a))
      return { code: "apart", text: "In this scenario rebels may not stack with these units.", rule: "R-151" };
  }
  return null;
}
