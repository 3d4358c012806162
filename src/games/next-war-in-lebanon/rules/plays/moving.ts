/** What moves, airlifts and their consequences have in common. */
import { mustGet, type Refusal, type RulesContext } from "#engine";
import { areAdjacent, neighbours } from "#graph";
import type { HqId, SeatId, UnitId, ZoneId } from "../../content/types.ts";
import { type Board, type Eyes, enemyOf, type GroupId, type Lebanon, sideOf } from "../../state.ts";
import { holds, spend } from "../chits/hand.ts";
import { entries } from "../combat/entries.ts";
import { mayDecline } from "../combat/special-forces.ts";
import { cascade } from "../effects/cascade.ts";
import { addNews } from "../news.ts";
import { sanctuaryOf } from "../pieces/entering.ts";
import { countIn } from "../pieces/groups.ts";
import { list, no, unitName, zoneName } from "../pieces/words.ts";

type YesNo = "yes" | "no";

/** Units of one play that have entered a zone. */
export interface Group {
  readonly zone: ZoneId;
  readonly units: readonly UnitId[];
  readonly groups: readonly GroupId[];
  /** The answer where the seat had the choice. */
  readonly fight: YesNo | undefined;
}

/** "Sidon is not next to Kiryat Shmona: from there Central Israel, Safed …". */
export function notAdjacent({ content }: Eyes, from: ZoneId, to: ZoneId): Refusal | null {
  if (areAdjacent(content.ways, from, to)) return null;
  if (from === to) return no(`The move begins in ${zoneName(content, from)}: name a zone next to it.`, "R-41");
  const next = list(neighbours(content.ways, from).map((zone) => zoneName(content, zone)));
  return no(
    `${zoneName(content, to)} is not next to ${zoneName(content, from)}: from there ${next} (one zone for a J-3).`,
    "R-41",
  );
}

export const hasEnemies = (c: Board, seat: SeatId, zone: ZoneId): boolean => countIn(c, enemyOf(seat), zone) > 0;

/** whether the seat is asked if these units fight where they go. */
export const choosesToFight = (c: Eyes, zone: ZoneId, units: readonly UnitId[]): boolean =>
  units.length > 0 && mayDecline(c, units, zone);

/** a second J-3 can be of use only where enemies are. */
export const canSecure = (
  c: Eyes,
  entered: readonly { readonly zone: ZoneId; readonly units: readonly UnitId[] }[],
): boolean =>
  holds(c.hand, "J-3") > 1 && entered.some(({ zone, units }) => units.length > 0 && hasEnemies(c, sideOf(c), zone));

export const FIGHT = [
  { value: "no", label: "Do not fight", description: "no battle now; the enemy may still ambush" },
  { value: "yes", label: "Fight", description: "a battle with all units of the zone" },
] as const;

export const SECURE = [
  { value: "no", label: "One J-3", description: "the enemy may ambush" },
  { value: "yes", label: "A second J-3", description: "nobody ambushes this move" },
] as const;

/** what a row says of a second J-3 where none can be played any more, or nobody could ambush. */
export const whyNotSecure = (c: Eyes, value: unknown): Refusal | null => {
  if (value === "no") return null;
  return holds(c.hand, "J-3") > 1
    ? no("Nobody is there to ambush them: a second J-3 would be wasted.", "R-50")
    : no("You hold no second J-3 to play against ambushes.", "R-50", "no-chit");
};

/** what a row says of fighting where it is not their choice: nobody is there, it is over, or they have to. */
export function whyNotDecline(c: Eyes, zone: ZoneId, value: unknown): Refusal | null {
  const name = zoneName(c.content, zone);
  if (c.table.fought.includes(zone))
    return value === "no" ? null : no(`There has been a battle in ${name} in this phase already.`, "R-61");
  if (value === "yes" || !hasEnemies(c, sideOf(c), zone)) return null;
  const only =
    c.seat === "idf" ? "only SOF may stay out of it" : "it is your choice only where nothing but SOF is seen";
  return no(`They fight in ${name}: ${only}.`, "R-63");
}

/** spends the chits of a move. */
export const payMove = (s: RulesContext<Lebanon>, seat: SeatId, secure: YesNo | undefined): void =>
  spend(s, seat, "J-3", secure === "yes" ? 2 : 1);

/** Units of one J-3 enter these zones from another: with an HQ, or loose. Everyone is told, and it has its consequences. */
export function enterZones(
  s: RulesContext<Lebanon> & Pick<Eyes, "seat">,
  { from, hq, left }: { readonly from: ZoneId; readonly hq: HqId | null; readonly left: number },
  entered: readonly Group[],
  secure: boolean,
): void {
  const seat = sideOf(s);
  const counts = entered.map(({ zone, units }) => ({ zone, units: units.length }));
  for (const { zone, units } of counts) addNews(s.state.table, { kind: "moved", seat, from, to: zone, units });
  s.emit({ chapter: "plays", kind: "moved", seat, from, hq, entered: counts, left, secure });
  resolveEntries(s, seat, entered, { secure, airmobile: false });
}

/** what follows when groups have entered: an effect for an incursion, then the zones one after the other. */
export function resolveEntries(
  s: RulesContext<Lebanon>,
  seat: SeatId,
  entered: readonly Group[],
  how: { readonly secure: boolean; readonly airmobile: boolean },
): void {
  const map = { content: s.content, table: s.current.table };
  const groups = entered.filter(({ units }) => units.length > 0);
  if (groups.some(({ zone }) => sanctuaryOf(map, zone) === enemyOf(seat)))
    s.call(cascade, { cause: "incursion", attacker: null });
  const queue = groups
    .filter(({ zone }) => hasEnemies(map, seat, zone))
    .map(({ zone, groups: ids, fight }) => ({ zone, groups: ids, fight: fight !== "no" }));
  if (queue.length > 0) s.call(entries, { seat, ...how, queue });
}

/** dispersed units do not move. */
export const isMobile = (c: Eyes, unit: UnitId): boolean => mustGet(c.hand.units, unit).mode === "combat";

/** Why an own unit does not move by J-3, wherever it goes; null: it does. */
export const whyStill = (c: Eyes, unit: UnitId): Refusal | null =>
  isMobile(c, unit)
    ? null
    : no(
        `${unitName(c.content, unit)} is dispersed and cannot move. Change its mode (J-1), or leave it behind.`,
        "R-23",
      );
