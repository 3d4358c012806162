/** What standing orders look at: the zones they cover, those where a seat wants to be asked, and who meets there. */
import { mustGet, type Option, type PublicView } from "#engine";
import { TERRAINS, type Terrain, type UnitId, type ZoneId } from "../../content/types.ts";
import { participants } from "../../rules/combat/participants.ts";
import { countIn, findGroup, sizeOf } from "../../rules/pieces/groups.ts";
import { zoneName } from "../../rules/pieces/words.ts";
import { type Eyes, enemyOf, type Lebanon, sideOf } from "../../state.ts";

type Everyone = Pick<PublicView<Lebanon>, "content" | "table">;

const KINDS: { readonly [terrain in Terrain]: string } = {
  urban: "All cities (urban)",
  populated: "All populated zones",
  remote: "All remote zones",
};

/**
 * Kinds of zones, and the zones outside the sanctuaries, in the order of the map: no list of orders depends on who stands
 * where.
 */
export const zoneOptions = ({ content }: Pick<Eyes, "content">): readonly Option[] => [
  ...TERRAINS.map((value) => ({ value, label: KINDS[value] })),
  ...content.zoneIds
    .filter((zone) => mustGet(content.zones, zone).sanctuary === null)
    .map((value) => ({ value, label: zoneName(content, value) })),
];

/** Own units that a battle to come is about. */
export const defending = (c: Eyes): readonly UnitId[] =>
  c.table.battle ? participants(c.hand, sideOf(c), c.table.battle) : [];

/** How many units come, for all that everyone sees: those that enter, or all enemies there. */
export function attacking(c: Eyes): number {
  const { battle } = c.table;
  if (!battle) return 0;
  const enemy = enemyOf(sideOf(c));
  const sizes = battle.entering.map((id) => sizeOf(findGroup(c.table.groups, id)));
  return battle.entering.length > 0 ? sizes.reduce((sum, size) => sum + size, 0) : countIn(c, enemy, battle.zone);
}

/** Whether a zone is among those named, itself or by its kind. */
const isNamed = ({ content }: Pick<Eyes, "content">, zones: readonly string[], zone: ZoneId): boolean =>
  zones.includes(zone) || zones.includes(content.zones[zone]?.terrain ?? "");

/** Whether a choice of zones covers this one: none named means all. */
export const covers = (c: Pick<Eyes, "content">, zones: readonly string[], zone: ZoneId): boolean =>
  zones.length === 0 || isNamed(c, zones, zone);

export const ASK_TITLE = "In which zones do you want to be asked? (The enemy waits there.)";

/** In which zones a seat wants to be asked. */
interface Asking {
  readonly ask?: readonly string[];
}

/** Whether the battle to come is in a zone where the seat wants to be asked. */
export const asksThere = (c: Everyone, { ask = [] }: Asking): boolean =>
  c.table.battle !== null && isNamed(c, ask, c.table.battle.zone);

/** Whether missions are announced on a zone where the seat wants to be asked. */
export const asksAbove = (c: Everyone, { ask = [] }: Asking): boolean =>
  c.table.strike?.missions.some(({ zone }) => isNamed(c, ask, zone)) ?? false;
