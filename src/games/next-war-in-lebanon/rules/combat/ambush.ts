/** Who can ambush units that enter a zone, which entries and units cannot be ambushed, and what an ambush does. */
import { type Frozen, game, type Refusal } from "#engine";
import type { Pack, SeatId, UnitId } from "../../content/types.ts";
import { type Eyes, type Lebanon, sideOf, type Table } from "../../state.ts";
import { countIn, getGroup, groupsIn, unitsIn } from "../pieces/groups.ts";
import { isSupport, unitOf } from "../pieces/units.ts";
import { no, zoneName } from "../pieces/words.ts";
import { play, whyNone } from "./battle-chits.ts";
import { battleOf } from "./participants.ts";

const { action } = game<Lebanon>();

/** an airmobile move cannot be ambushed, nor one for which a second J-3 was paid. */
export const cannotBeAmbushed = (entry: { readonly secure: boolean; readonly airmobile: boolean }): boolean =>
  entry.secure || entry.airmobile;

/** the first of these units that keeps a whole group from being ambushed; null: none does. */
export function immuneUnit(content: Pack, table: Frozen<Table>, units: readonly UnitId[]): UnitId | null {
  const { kfirActive } = content.scenarios[table.scenario];
  const immune = units.find((unit) => {
    const { abilities } = unitOf(content, unit);
    return abilities.includes("sof") || abilities.includes("herev") || (kfirActive && abilities.includes("kfir"));
  });
  return immune ?? null;
}

/** R-49, section 7: whether a seat may have a unit there that can ambush, for all that everyone sees. */
export function mayAmbush(content: Pack, table: Frozen<Table>, seat: SeatId, zone: string): boolean {
  const evading = table.evading[zone]?.[seat] ?? 0;
  if (table.held[seat] === 0 || countIn({ content, table }, seat, zone) <= evading) return false;
  return groupsIn({ content, table }, seat, zone).some((id) => {
    const { size = 1, top } = getGroup(table.groups, id);
    return size > 1 || (!top.disrupted && !isSupport(content, top.unit));
  });
}

/** Units in combat mode, as those that enter by J-3 are, can be fired at by any other. */
function whyNoAmbush({ content, table, hand, seat }: Eyes): Refusal | null {
  const { battle } = table;
  if (battle?.step !== "entry" || battle.attacker === seat)
    return no("**Ambush**: nobody enters a zone of yours now.", "R-49", "not-now");
  const able = unitsIn(hand, battle.zone).some(
    (unit) => !hand.units[unit]?.disrupted && !hand.evading.includes(unit) && !isSupport(content, unit),
  );
  const text = `**Ambush** takes an undisrupted unit in ${zoneName(content, battle.zone)} that is neither evading nor a CSU, rocket or missile: pass.`;
  if (!able) return no(text, "R-49", "no-unit");
  return whyNone(hand, "J-3", "R-49");
}

/** the ambusher attacks only the units that enter. */
export const ambush = action("ambush", "Ambush (J-3)", {
  help: "You attack the units that enter; they get no J-4 and no close air support, and no other battle follows.",
  common: true,
  when: whyNoAmbush,
}).apply((a) => {
  const { table } = a.state;
  const battle = battleOf(table);
  const seat = sideOf(a);
  play(a, seat, "J-3");
  battle.kind = "ambush";
  battle.attacker = seat;
  a.emit({ chapter: "combat", kind: "ambushed", zone: battle.zone, seat });
});
