/** The Combat Phase: in what order the Combats are fought, seat by seat and Zone by Zone. */
import { game, type Stage } from "#engine";
import type { ZoneId } from "../../content/pack.ts";
import type { Baghdad } from "../../state.ts";
import { foes } from "../coalition/bonds.ts";
import { rivals } from "../map/control.ts";
import { enter } from "../map/news.ts";
import { combat } from "./combat.ts";
import { fighting, opposing } from "./fighting.ts";
import { earliest, mandatory, optional, phaseOf } from "./sides.ts";
import type { CombatPhase } from "./types.ts";

const { procedure } = game<Baghdad>();

/** in `actOrder` each seat resolves the Combats that involve it. */
export const combats = procedure<null>("combats")({
  begin: ({ state: { table } }) => {
    enter(table, "combat");
    table.combats = { left: [...table.actOrder], zone: null, sectarian: false };
    return "next";
  },
  next: (s) => {
    const { table } = s.state;
    const open = phaseOf(table);
    if (open.zone !== null) return zoneBegun(s, open, open.zone);
    const [seat] = open.left;
    if (seat === undefined) return "over";
    const must = mandatory(s.content, table, seat);
    const may = optional(s.content, table, seat);
    const [only = null] = must;
    if (must.length + may.length === 0) open.left.shift();
    else if (must.length === 1 && may.length === 0) open.zone = only;
    else s.ask(fighting, [seat]);
    return "next";
  },
  over: ({ state: { table } }) => {
    table.quiet = phaseOf(table).sectarian ? 0 : table.quiet + 1;
    table.combats = null;
    return "done";
  },
});

/** R-54, rulings N and O: a Zone begun is fought out before another. */
function zoneBegun(s: Stage<Baghdad, null>, open: CombatPhase, zone: ZoneId): "next" {
  const { table } = s.state;
  const sides = rivals(s.content, table, zone);
  if (sides.length < 2) {
    open.zone = null;
    return "next";
  }
  const attacker = earliest(table, sides);
  const others = sides.filter((seat) => seat !== attacker);
  const [defender, ...more] = foes(s.content, table, attacker, others);
  if (defender !== undefined && more.length === 0) s.call(combat, { zone, attacker, defender });
  else s.ask(opposing, [attacker]);
  return "next";
}
