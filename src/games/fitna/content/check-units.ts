import { type Wrong, wrongIn } from "../../../engine/index.ts";
import { FACTIONS, NATIONS, type Nation } from "./sides.ts";
import type { FileUnit, UnitsFile } from "./unit-types.ts";

/** Nations are listed once, counters too, and each kind moves and fights as the rules say. */
export function checkUnits({ nations }: UnitsFile): void {
  const wrong = wrongIn("units");
  if (nations.map(({ nation }) => nation).join() !== NATIONS.join())
    wrong("nations", `there must be one of ${NATIONS.join(", ")} each, in this order`);
  const seen = new Set<string>();
  nations.forEach(({ nation, units }, i) => {
    units.forEach((unit, k) => {
      const path = `nations.${i}.units.${k}`;
      if (seen.has(unit.id)) wrong(`${path}.id`, `“${unit.id}” is used twice`);
      seen.add(unit.id);
      checkUnit(wrong, nation, unit, path);
    });
    if (nation === "IS") checkIslamicState(wrong, units, `nations.${i}.units`);
  });
}

function checkUnit(wrong: Wrong, nation: Nation, unit: FileUnit, path: string): void {
  const { type, attack, movement, airmobile, state, name } = unit;
  if (airmobile && movement !== 3) wrong(`${path}.movement`, `${name} is airmobile and moves 3 on the ground (R-110)`);
  const isGarrison = type === "garrison";
  if (isGarrison !== (movement === 0)) wrong(`${path}.movement`, "a garrison never moves, any other unit does");
  if (isGarrison && attack > 0) wrong(`${path}.attack`, "a garrison never attacks");
  if (isGarrison && !FACTIONS.some((faction) => faction === nation)) wrong(`${path}.type`, "only Kurds have garrisons");
  if ((movement === "attacking") !== (nation === "IS" && type !== "leader"))
    wrong(`${path}.movement`, "only IS moves by attacking, but for its leader (§25.1)");
  if ((state === null) !== (nation !== "GCC")) wrong(`${path}.state`, "units of the Gulf states have one, no others");
}

/** §25.1: Al Baghdadi with two steps, the others with one, three decoys among them. */
function checkIslamicState(wrong: Wrong, units: readonly FileUnit[], path: string): void {
  units.forEach(({ type, steps, attack, defence }, i) => {
    if (steps !== (type === "leader" ? 2 : 1)) wrong(`${path}.${i}.steps`, `must not be ${steps}`);
    if ((type === "decoy") !== (attack + defence === 0))
      wrong(`${path}.${i}.attack`, "a decoy, and only that, has 0-0");
  });
  for (const [type, count] of [
    ["leader", 1],
    ["decoy", 3],
  ] as const) {
    const found = units.filter((unit) => unit.type === type).length;
    if (found !== count) wrong(path, `there must be ${count} of ${type}, not ${found}`);
  }
}
