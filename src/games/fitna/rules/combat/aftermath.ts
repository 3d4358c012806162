/** what an offensive leads to once its losses are taken: retreat, advance, exploitation. */
import { neighbours } from "#graph";
import type { SpaceId } from "../../content/board-types.ts";
import type { Edition } from "../../content/types.ts";
import type { Standing } from "../pieces/units.ts";
import { isPursuitBarred } from "./cards.ts";
import { demandOf, type Result } from "./crt.ts";
import { isFreeOfEnemies, type MapView } from "./map-view.ts";
import type { ResolvedCard } from "./played-cards.ts";
import { isArmour } from "./shifts.ts";

/** Who is left of both sides when the losses are taken, and what was on the table. */
export interface Left {
  readonly attackers: readonly Standing[];
  readonly defenders: readonly Standing[];
  readonly cards: readonly ResolvedCard[];
  readonly entrenched: boolean;
}

export interface Aftermath {
  /** these defenders retreat, before the attackers come. */
  readonly retreating: readonly Standing[];
  /** all surviving attackers move in, and their side controls the space. Otherwise they are repulsed. */
  readonly occupied: boolean;
  /** these may go on. */
  readonly exploiting: readonly Standing[];
  /** it goes with its space. */
  readonly entrenchmentRemoved: boolean;
}

export function aftermathOf(
  { parameters, cards }: Pick<Edition, "parameters" | "cards">,
  result: Result,
  left: Left,
): Aftermath {
  const { retreat, advance, exploit } = demandOf({ parameters }, result);
  const isOpen = advance === "always" || (advance === "if-empty" && left.defenders.length === 0);
  const occupied = isOpen && left.attackers.length > 0; // with nobody left it stays the defender's
  const mayPursue = exploit && occupied && !isPursuitBarred({ cards }, left.cards);
  // D-33: in 2018 the result itself destroys it
  const isByResult = parameters.entrenchOnResult === "result-or-space-lost" && advance === "always";
  return {
    retreating: retreat ? left.defenders : [],
    occupied,
    exploiting: mayPursue ? left.attackers.filter((one) => mayExploit({ parameters }, one)) : [],
    entrenchmentRemoved: left.entrenched && (occupied || isByResult),
  };
}

/** R-135, D-20: armour, in 2020 only in supply. */
const mayExploit = ({ parameters }: Pick<Edition, "parameters">, one: Standing): boolean =>
  isArmour(one) && (parameters.isolatedExploit || !one.isolated);

/** where an exploiting unit may go on to. `ground` is as the advance has left it. */
export const exploitationSpaces = (
  { ways }: Pick<Edition, "ways">,
  map: MapView,
  captured: SpaceId,
  one: Standing,
): readonly SpaceId[] =>
  neighbours(ways, captured).filter(
    (space) => isFreeOfEnemies(map, one, space) && map.mayEnter(one, space) && map.hasRoom(space, [one]),
  );
