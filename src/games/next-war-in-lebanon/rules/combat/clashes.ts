/** Where residual clashes are fought at the end of a phase, and in which order. */
import { z } from "zod";
import { type Frozen, game } from "#engine";
import { type Pack, SEATS, type ZoneId } from "../../content/types.ts";
import type { Eyes, Lebanon, Table } from "../../state.ts";
import { zonesOf } from "../pieces/groups.ts";
import { handNow } from "../pieces/show.ts";
import { battle } from "./battle.ts";
import { engagement } from "./participants.ts";
import { onlySof, onlySofInSight } from "./special-forces.ts";

const { procedure } = game<Lebanon>();
/** zones with units of both seats where no battle was fought in this phase, in the order of the map. */
export function contested(content: Pack, table: Frozen<Table>): readonly ZoneId[] {
  const held = SEATS.map((seat) => zonesOf({ content, table }, seat));
  return content.zoneIds.filter((zone) => held.every((zones) => zones.has(zone)) && !table.fought.includes(zone));
}

/**
 * what the end of the phase brings. `zones` clash; in `sof` all IDF units are SOF, for all that the viewer
 * sees: at the end of the IDF's phase these clash only if it names them, at the end of the Insurgent's they do not.
 */
export function clashZones(view: Eyes): {
  readonly zones: readonly ZoneId[];
  readonly sof: readonly ZoneId[];
} {
  const { content, table, seat, hand } = view;
  const isSof = (zone: ZoneId): boolean => (seat === "idf" ? onlySof(content, hand, zone) : onlySofInSight(view, zone));
  const zones: ZoneId[] = [];
  const sof: ZoneId[] = [];
  for (const zone of contested(content, table)) (isSof(zone) ? sof : zones).push(zone);
  return { zones, sof };
}

interface Clashes {
  /** In the IDF's phase with the zones of SOF that it names. */
  readonly order: readonly ZoneId[];
  /** Where it was tried: nobody may have been left to fight. */
  done?: ZoneId[];
}

/** residual clashes, one after the other in this order; what has become contested meanwhile comes last. The IDF is the Attacker. */
export const clashes = procedure<Clashes>("clashes", {
  notes: z.strictObject({ order: z.array(z.string()), done: z.array(z.string()).exactOptional() }),
})({
  next: (s) => {
    const { content } = s;
    const { table } = s.current;
    const { order, done = [] } = s.data;
    const isSof = (zone: ZoneId): boolean => onlySof(content, handNow(s, "idf"), zone);
    const open = contested(content, table).filter((zone) => !done.includes(zone));
    const named = order.find((zone) => open.includes(zone) && (table.phasing === "idf" || !isSof(zone)));
    const zone = named ?? open.find((one) => !isSof(one));
    if (zone === undefined) return "done";
    s.data.done = [...done, zone];
    s.state.table.battle = engagement(zone, "clash", "idf");
    s.call(battle, { zone, attacker: "idf", asked: false });
    return "next";
  },
});
