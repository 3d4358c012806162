import type { SeatId, ZoneId } from "../../content/types.ts";
import { enemyOf, type SeenUnit } from "../../state.ts";
import { groupsIn } from "../pieces/groups.ts";
import { isSupport, unitOf } from "../pieces/units.ts";
import { type Clash, type Fate, forecast } from "./forecast.ts";
import { type Eyes, enemiesIn, mine, ownIn } from "./ground.ts";
import { keyOf } from "./likeness.ts";

/** What a battle comes to that units bring about by entering a zone, as far as their seat can tell. */
export interface Prospect {
  readonly own: number;
  readonly enemies: number;
  /** How many of those lie below a top, unseen: likely ones are counted for them. */
  readonly hidden: number;
  /** The probability that the zone is theirs alone afterwards, and that it is the enemy's. */
  readonly ours: number;
  readonly theirs: number;
  /** How many units of each side are eliminated, on average. */
  readonly lost: number;
  readonly dealt: number;
  /** How many of its own are reduced, on average. */
  readonly cut: number;
  /** Why none of them can fire; null: one can. */
  readonly idle: "support" | "modes" | null;
}

/** Null: nobody is there to fight. */
export function prospectOf(c: Eyes, zone: ZoneId, entering: readonly SeenUnit[]): Prospect | null {
  const seat = mine(c);
  const enemies = enemiesIn(c, zone);
  if (entering.length === 0 || enemies.length === 0 || c.table.fought.includes(zone)) return null;
  const own = [...entering, ...ownIn(c, zone)];
  const fighters = seat === "idf" ? { idf: own, insurgent: enemies } : { idf: enemies, insurgent: own };
  const outcome = outcomeOf(c, { zone, kind: "entry", attacker: seat, fighters }, seat);
  return {
    own: own.length,
    enemies: enemies.length,
    hidden: hiddenIn(c, zone),
    ...outcome,
    idle: whyIdle(c, own, enemies),
  };
}

/** Whether it had better be left: nobody can fire, or the enemy is likelier than not to keep the zone. */
export const isLost = ({ idle, theirs }: Prospect): boolean => idle !== null || theirs > 0.5;

function hiddenIn(c: Eyes, zone: ZoneId): number {
  const groups = groupsIn(c, enemyOf(mine(c)), zone);
  const tops = c.table.groups.filter(({ id }) => groups.includes(id));
  const under = tops.reduce((sum, { size = 1 }) => sum + size - 1, 0);
  const known = Object.entries(c.hand.known).filter(
    ([unit, { group }]) => groups.includes(group) && !tops.some(({ top }) => top.unit === unit),
  );
  return under - known.length;
}

/** support fires at nobody by itself; combat mode reaches nobody behind a dispersed line. */
function whyIdle({ content }: Eyes, own: readonly SeenUnit[], enemies: readonly SeenUnit[]): Prospect["idle"] {
  const firers = own.filter(({ unit, disrupted }) => !disrupted && unitOf(content, unit).fires);
  if (firers.length === 0) return "support";
  if (firers.some(({ mode }) => mode === "dispersed")) return null;
  const line = enemies.filter(({ unit }) => !isSupport(content, unit));
  return (line.length > 0 ? line : enemies).some(({ mode }) => mode === "combat") ? null : "modes";
}

type Outcome = Pick<Prospect, "ours" | "theirs" | "lost" | "dealt" | "cut">;

/** The same forces meet again and again: what has been worked out of a pack is kept for a while. */
const KNOWN = new WeakMap<Eyes["content"], Map<string, Outcome>>();
const MOST_KNOWN = 2000;

function outcomeOf(c: Eyes, clash: Clash, seat: SeatId): Outcome {
  const known = KNOWN.get(c.content) ?? new Map<string, Outcome>();
  KNOWN.set(c.content, known);
  if (known.size >= MOST_KNOWN) known.clear();
  const key = keyOf(c, clash);
  const outcome = known.get(key) ?? weighed(c, clash, seat);
  known.set(key, outcome);
  return outcome;
}

function weighed(c: Eyes, clash: Clash, seat: SeatId): Outcome {
  const orders = forecast(c, clash);
  const mean = (of: (own: readonly Fate[], enemies: readonly Fate[]) => number): number =>
    orders.reduce((sum, { chance, fates }) => sum + chance * of(fates[seat], fates[enemyOf(seat)]), 0);
  return {
    ours: mean((own, enemies) => someUp(own) * (1 - someUp(enemies))),
    theirs: mean((own, enemies) => someUp(enemies) * (1 - someUp(own))),
    lost: mean(out),
    dealt: mean((_, enemies) => out(enemies)),
    cut: mean((own) => own.reduce((sum, { cuts }) => sum + cuts, 0)),
  };
}

const someUp = (fates: readonly Fate[]): number => 1 - fates.reduce((none, { up }) => none * (1 - up), 1);
const out = (fates: readonly Fate[]): number => fates.reduce((sum, { alive }) => sum + 1 - alive, 0);
