/** What happens zone by zone where units have entered: the chance to ambush or evade, then the battle. */
import { z } from "zod";
import { game, mustGet, type Stage } from "#engine";
import { SEATS, type SeatId, type UnitId, type ZoneId } from "../../content/types.ts";
import { enemyOf, type GroupId, type Lebanon } from "../../state.ts";
import { countIn } from "../pieces/groups.ts";
import { handNow, reveal, seen } from "../pieces/show.ts";
import { callOff } from "./aftermath.ts";
import { cannotBeAmbushed, immuneUnit, mayAmbush } from "./ambush.ts";
import { battle } from "./battle.ts";
import { battleOf, engagement, mayEvade, unitsEntering } from "./participants.ts";
import { entered, enteredAlone, evading } from "./reacting.ts";
import { isFought } from "./special-forces.ts";

const { procedure } = game<Lebanon>();

/** Zones that one play has entered, in the mover's order. */
export interface Entries {
  readonly seat: SeatId;
  /** a second J-3 was paid against ambushes. */
  readonly secure: boolean;
  readonly airmobile: boolean;
  queue: {
    readonly zone: ZoneId;
    /** The stacks and boxes that entered there, and are there now. */
    readonly groups: readonly GroupId[];
    /** what the mover wants where SOF leave it the choice; true where it has none. */
    readonly fight: boolean;
  }[];
}
type Now = Stage<Lebanon, Entries>;

/** zone after zone, each completely: ambush window, battle, Cascading Effect. */
export const entries = procedure<Entries>("entries", {
  notes: z.strictObject({
    seat: z.enum(SEATS),
    secure: z.boolean(),
    airmobile: z.boolean(),
    queue: z.array(z.strictObject({ zone: z.string(), groups: z.array(z.string()), fight: z.boolean() })),
  }),
})({
  next: (s) => {
    const [entry, ...rest] = s.data.queue;
    if (!entry) return "done";
    s.data.queue = rest;
    return arrive(s, entry) ? "asked" : "next";
  },
  asked: (s) => {
    askToReact(s);
    return "answered";
  },
  answered: (s) => {
    const now = battleOf(s.current.table);
    const { zone, attacker, kind } = now;
    if (!isFought(s.content, s.current.table, handNow(s, "idf"), now)) callOff(s);
    else s.call(battle, { zone, attacker, asked: kind === "entry" });
    return "next";
  },
});

/** nothing happens where no unit enters or no enemy is; an immune unit shows itself. */
function arrive(s: Now, { zone, groups, fight }: Entries["queue"][number]): boolean {
  const { seat } = s.data;
  const { table } = s.current;
  if (countIn({ content: s.content, table }, enemyOf(seat), zone) === 0) return false;
  const now = engagement(zone, "entry", seat, groups, fight);
  const units = unitsEntering(handNow(s, seat), now);
  if (units.length === 0) return false;
  s.state.table.battle = now;
  const immune = cannotBeAmbushed(s.data) ? null : immuneUnit(s.content, s.current.table, units);
  if (immune !== null) show(s, zone, immune);
  return true;
}

function show(s: Now, zone: ZoneId, unit: UnitId): void {
  const { seat } = s.data;
  s.barrier();
  reveal(s, seat, [unit]);
  const marks = mustGet(handNow(s, seat).units, unit);
  s.emit({ chapter: "combat", kind: "immune", zone, seat, unit: seen(unit, marks) });
}

/** W1, W2 */
function askToReact(s: Now): void {
  const { table } = s.current;
  const now = battleOf(table);
  const { seat } = s.data;
  const enemy = enemyOf(seat);
  const units = unitsEntering(handNow(s, seat), now);
  const mayBeAmbushed =
    !cannotBeAmbushed(s.data) &&
    immuneUnit(s.content, table, units) === null &&
    mayAmbush(s.content, table, enemy, now.zone);
  const couldEvade = mayEvade(s.content, table, enemy, now.zone) && mayBeFought(s);
  if (mayBeAmbushed) s.ask(couldEvade ? entered : enteredAlone, [enemy]);
  else if (couldEvade) s.ask(evading, [enemy]);
}

/** Whether a battle may follow, for all that everyone sees: the Insurgent cannot know what is with the SOF. */
function mayBeFought(s: Now): boolean {
  const { content } = s;
  const { table } = s.current;
  const now = battleOf(table);
  if (table.fought.includes(now.zone)) return false;
  if (now.wanted || s.data.seat === "idf") return isFought(content, table, handNow(s, "idf"), now);
  return true;
}
