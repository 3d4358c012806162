/** Whether a pack's units have the ratings, modes and abilities that the rules give to their types and nations. */
import { type Wrong, wrongIfRepeated, wrongIn } from "#engine";
import type { Nation } from "./sides.ts";
import type { Ability, Formation, Mode, UnitsFile, UnitType } from "./unit-types.ts";

/** Types that only support others or are targets. */
const PARENTHESES: readonly UnitType[] = ["csu", "sr", "mr", "missile"];
const OF_HEZBOLLAH: readonly UnitType[] = ["militia", "guerrilla", "main-force", "sr", "mr"];
/** Abilities that one unit has. */
const OF_ONE: readonly Ability[] = ["kfir", "herev"];

/** Ratings, modes and abilities are what the rules say of types and nations. */
export function checkUnits({ formations, hqs }: UnitsFile): void {
  const wrong = wrongIn("units");
  const units = formations.flatMap((formation) => formation.units);
  formations.forEach((formation, i) => {
    wrongIfRepeated(wrong, `formations.${i}.units`, formation.units, ["id", "label"]);
    checkFormation(wrong, formation, `formations.${i}`);
  });
  wrongIfRepeated(wrong, "formations", formations, ["id"]);
  for (const field of ["id", "label"] as const) {
    const all = [...units, ...hqs].map((piece) => piece[field]);
    const again = all.find((one, i) => all.indexOf(one) < i);
    if (again !== undefined) wrong("formations", `two pieces have the ${field} “${again}”`);
  }
  for (const ability of OF_ONE) {
    const having = units.filter(({ abilities = [] }) => abilities.includes(ability)).length;
    if (having !== 1) wrong("formations", `one unit must have the ability ${ability}, not ${having}`);
  }
}

function checkFormation(wrong: Wrong, formation: Formation, path: string): void {
  const { nation, type, full, reduced, fires, fixedMode, brittle } = formation;
  const kind = full.combat > full.dispersed ? "regular" : "irregular";
  if (formation.class !== kind || (nation === "hezbollah" && kind === "regular"))
    wrong(`${path}.class`, `${full.combat}/${full.dispersed} of ${nation} is not ${formation.class} (R-25)`);
  if (OF_HEZBOLLAH.includes(type) !== (nation === "hezbollah") && type !== "missile")
    wrong(`${path}.type`, `${nation} has no ${type}`);
  if (fires === PARENTHESES.includes(type))
    wrong(`${path}.fires`, `${type} ${fires ? "never fires" : "can fire"} (R-22)`);
  const mode = modeOf(nation, type);
  if (fixedMode !== mode) wrong(`${path}.fixedMode`, `${type} of ${nation} must have ${mode ?? "none"} (R-24)`);
  if ((nation === "israel") !== (reduced !== null))
    wrong(`${path}.reduced`, "units of the IDF have a reduced side, others none (R-86)");
  if (reduced && (reduced.combat > full.combat || reduced.dispersed > full.dispersed))
    wrong(`${path}.reduced`, "must not be stronger than at full strength");
  if (brittle !== (nation === "syria" || type === "militia"))
    wrong(`${path}.brittle`, `${type} of ${nation} is ${brittle ? "not " : ""}brittle (R-87)`);
  checkAbilities(wrong, formation, path);
}

/** the one mode of rockets and missiles; null: the unit has both. */
function modeOf(nation: Nation, type: UnitType): Mode | null {
  if (type === "sr" || type === "mr") return "combat";
  if (type !== "missile") return null;
  return nation === "syria" ? "dispersed" : "combat";
}

/** special forces and light infantry of the IDF are what they are by their type. */
function checkAbilities(wrong: Wrong, { nation, type, abilities }: Formation, path: string): void {
  const must: readonly Ability[] =
    nation !== "israel" ? [] : type === "sof" ? ["sof", "airmobile"] : type === "light" ? ["airmobile"] : [];
  if (abilities.toSorted().join() !== must.toSorted().join())
    wrong(`${path}.abilities`, `${type} of ${nation} must have ${must.join(" and ") || "none"}`);
}
