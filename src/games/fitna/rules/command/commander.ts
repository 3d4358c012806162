/** Who commands a unit, by where it stands and with whom, and whom Syria commands only if Iran lets it. */
import { once } from "#engine";
import { isSeat } from "../../content/edition-parts.ts";
import type { Country, Holder, Nation, SeatId } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { areOfOnePerson, boxAt } from "../map/relations.ts";
import { IRAQI_THEATRE } from "../map/stacking.ts";
import { type Standing, strengthOf } from "../pieces/units.ts";

/** All that stand with a unit, itself too. */
type Together = () => readonly Standing[];

type Command = (game: Game, unit: Standing, together: Together) => Holder;

/**
 * Who commands a unit, given all that stand in its space: units go from hand to hand by where they stand and
 * with whom. What neither rule speaks of stays with whom it came to.
 */
export function commanderOf(game: Game, one: Standing, together: Together): Holder {
  switch (one.unit.nation) {
    case "SUN":
      return ofTheatre(game, one);
    case "SHI":
      return SHIA[game.edition.parameters.command](game, one, together);
    case "RUS":
      return isWithSyria(game) ? "SYR" : (lastingCommander(game, "RUS") ?? one.side);
    default:
      return lastingCommander(game, one.unit.nation) ?? one.side;
  }
}

const OF_IRAN: readonly Nation[] = ["LEB", "HZL", "HZI"];

/**
 * The seat whose units of a nation are for good, whoever brings them or acts with them for a phase: Lebanese
 * ones and Hezbollah are Iran's wherever they are, in 2018 Shia militias too, Russian ones Russia's, where these have a
 * seat. Null: no seat's.
 */
export function lastingCommander(
  { edition, scenario }: Pick<Game, "edition" | "scenario">,
  nation: Nation,
): SeatId | null {
  const isIrans = OF_IRAN.includes(nation) || (nation === "SHI" && edition.parameters.command === "by-theatre");
  const owner = nation === "RUS" ? "RUS" : isIrans ? "IRN" : null;
  return owner !== null && isSeat(scenario, owner) ? owner : null;
}

/** Nations whose units may change hands in a scenario. */
export const changingNations = once((scenario: Game["scenario"]): ReadonlySet<Nation> => {
  const changing: Nation[] = isSeat(scenario, "IRN") ? [...OF_IRAN] : [];
  if (isSeat(scenario, "RUS")) changing.push("RUS");
  if (commandersOfSunni(scenario).length > 1) changing.push("SUN");
  const masters = scenario.seats.filter(({ commands }) =>
    commands.some(({ nations }) => nations.some((nation) => MASTERS.includes(nation))),
  );
  if (masters.length > 1) changing.push("SHI");
  return new Set(changing);
});

/** Sunni and Al Sham militias: where several seats have them, by the theatre they are in. */
function ofTheatre({ edition, scenario }: Game, { side, space }: Standing): Holder {
  const having = commandersOfSunni(scenario);
  const [only, other] = having;
  if (only && !other) return only.seat;
  const country = countryIn({ edition }, space);
  const theatre: Country = country && IRAQI_THEATRE.includes(country) ? "IRQ" : "SYR";
  return having.find(({ commands }) => commands.some((one) => isIn(one, theatre)))?.seat ?? side;
}

const commandersOfSunni = once(({ seats }: Game["scenario"]) =>
  seats.filter(({ commands }) => commands.some(({ nations }) => nations.includes("SUN"))),
);

type Line = Game["scenario"]["seats"][number]["commands"][number];

const isIn = ({ nations, where }: Line, country: Country): boolean =>
  nations.includes("SUN") && where?.kind === "in" && where.countries.includes(country);

const SHIA: { readonly [rule in Game["edition"]["parameters"]["command"]]: Command } = {
  "by-stack": byStack,
  "by-theatre": byTheatre,
};

/** With whom they may go: Iranian and Lebanese units, Iraqi ones, Syrian ones. */
const MASTERS: readonly Nation[] = ["IRN", "HZI", "HZL", "LEB", "IRQ", "SYR"];

/** whoever has most defence among those they are with, Iran in a tie; alone they stay with their former side. */
function byStack(_: Game, { side }: Standing, together: Together): Holder {
  const defence = new Map<Holder, number>();
  for (const one of together())
    if (MASTERS.includes(one.unit.nation))
      defence.set(one.side, (defence.get(one.side) ?? 0) + strengthOf(one.unit, one).defence);
  if (defence.size === 0) return side;
  const most = Math.max(...defence.values());
  const strongest = [...defence].flatMap(([one, sum]) => (sum === most ? [one] : []));
  return strongest.find((one) => one === "IRN") ?? strongest.find((one) => one === side) ?? strongest[0] ?? side;
}

/** Iran where it has a seat; else Iraq has those in Iraq, Syria those in Syria. */
function byTheatre(game: Game, { side, space }: Standing): Holder {
  const country = countryIn(game, space);
  return lastingCommander(game, "SHI") ?? game.scenario.seats.find(({ seat }) => seat === country)?.seat ?? side;
}

/**
 * with two people the Russians act in the Syrian phase too, where both seats are one person's; when nothing is left
 * of it but the draw they are Russia's again.
 */
function isWithSyria({ scenario, state: { table } }: Game): boolean {
  if (table.groups !== true || table.active !== "SYR" || table.phase === "adjust") return false;
  return isSeat(scenario, "RUS") && areOfOnePerson(scenario, "SYR", "RUS");
}

function countryIn({ edition }: Pick<Game, "edition">, space: string): Country | undefined {
  return edition.spaces[space]?.country ?? boxAt({ edition }, space)?.country;
}

/** R-054, D-61 Units in a space that the Syrian seat moves and fights with only if the Iranian seat lets it. */
export function onPermission(game: Game, together: readonly Standing[]): readonly Standing[] {
  const { edition, scenario } = game;
  if (!isSeat(scenario, "IRN") || !isSeat(scenario, "SYR")) return [];
  const nations = nationsOnPermission(game);
  const lent = together.filter(({ side, unit }) => side === "IRN" && nations.includes(unit.nation));
  if (edition.parameters.permission === "hezbollah-with-syrians")
    return together.some(({ side, unit }) => side === "SYR" && unit.nation === "SYR") ? lent : [];
  return lent.filter(({ space }) => countryIn(game, space) === "SYR");
}

/** D-61: whom Syria commands only where Iran lets it. */
export const nationsOnPermission = ({ edition }: Pick<Game, "edition">): readonly Nation[] =>
  edition.parameters.permission === "hezbollah-with-syrians" ? ["HZL", "HZI"] : ["HZL", "HZI", "SHI"];
