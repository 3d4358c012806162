import { PackError } from "../../engine/index.ts";
import type { ArmsCard, Combo, Command, StreetCard } from "./cards/kinds.ts";
import type { ZonesFile } from "./map/zones.ts";
import type { FileScreen } from "./screens.ts";

/** All files of the pack, each well formed by itself. */
export interface Pack extends Pick<ZonesFile, "zones" | "bridges"> {
  readonly screens: readonly FileScreen[];
  readonly commands: readonly Command[];
  readonly combos: readonly Combo[];
  readonly arms: readonly ArmsCard[];
  readonly street: readonly StreetCard[];
}

/** Section 6.6: throws `PackError` for the first thing in which the files contradict each other or the rulebook's counts. */
export function check(pack: Pack): void {
  if (pack.zones.length !== 23)
    throw new PackError("zones.json", "zones", `there must be 23, not ${pack.zones.length}`);
}
