/** The last offensive as everyone saw it: who fought, what was rolled, which units suffered, and who went where. */
import { type Frozen, mustGet } from "#engine";
import type { UnitId } from "../../content/board-types.ts";
import type { CombatEvent } from "../../rules/combat/events.ts";
import type { Role } from "../../rules/combat/played-cards.ts";
import type { Fighter } from "../../rules/combat/types.ts";
import { strengthOf } from "../../rules/pieces/units.ts";
import type { Seen } from "./seen.ts";

type Of<K extends CombatEvent["kind"]> = Extract<CombatEvent, { readonly kind: K }>;

/** What became of a unit in an offensive. */
export type UnitOutcome = "reduced" | "eliminated" | "decoy";

/** The last offensive as everyone saw it. */
export interface Fight extends Pick<Of<"declared">, "side" | "from" | "target"> {
  readonly units: { readonly [role in Role]: readonly Fighter[] };
  readonly outcomes: ReadonlyMap<UnitId, UnitOutcome>;
  /** What counts for the sum, one by one; null: the table added something else. */
  readonly strengths: { readonly [role in Role]: readonly number[] | null };
  readonly rolled: Frozen<Of<"rolled">> | null;
  /** Why it was called off. */
  readonly calledOff: string | null;
  readonly gone: readonly Frozen<Of<"retreated" | "advanced" | "exploited">>[];
  readonly isTaken: boolean;
}

/** Null: nothing has been fought in this phase. */
export function lastFight({ edition, table }: Pick<Seen, "edition" | "table">): Fight | null {
  const [declared, ...events] = table.fought ?? [];
  if (declared?.kind !== "declared") return null;
  const { side, from, target, attackers, defenders } = declared;
  const units = { attacker: attackers, defender: defenders };
  const at = events.findIndex(({ kind }) => kind === "rolled");
  const rolled = events.find((one) => one.kind === "rolled") ?? null;
  const before = outcomesIn(events.slice(0, Math.max(0, at)));
  const strengths = (role: Role): readonly number[] | null => {
    const counted = units[role].filter(({ id }) => before.get(id) !== "eliminated" && before.get(id) !== "decoy");
    const values = counted.map((one) => {
      const isReduced = one.reduced === true || before.get(one.id) === "reduced";
      const strength = strengthOf(mustGet(edition.units, one.id), isReduced ? { reduced: true } : {});
      return strength[SUMMED[role]];
    });
    return rolled && values.reduce((sum, value) => sum + value, 0) === rolled.odds[SUMMED[role]] ? values : null;
  };
  const gone = events.flatMap((one) =>
    one.kind === "retreated" || one.kind === "advanced" || one.kind === "exploited" ? [one] : [],
  );
  return {
    side,
    from,
    target,
    units,
    outcomes: outcomesIn(events),
    strengths: { attacker: strengths("attacker"), defender: strengths("defender") },
    rolled,
    calledOff: events.find((one) => one.kind === "called-off")?.why ?? null,
    gone,
    isTaken: gone.some(({ kind, space }) => kind === "advanced" && space === target),
  };
}

const SUMMED = { attacker: "attack", defender: "defence" } as const satisfies { readonly [role in Role]: string };

function outcomesIn(events: readonly Frozen<CombatEvent>[]): ReadonlyMap<UnitId, UnitOutcome> {
  const outcomes = new Map<UnitId, UnitOutcome>();
  for (const event of events) {
    if (event.kind === "decoys") for (const id of event.units) outcomes.set(id, "decoy");
    if (event.kind !== "losses") continue;
    for (const id of event.reduced) outcomes.set(id, "reduced");
    for (const id of event.eliminated) outcomes.set(id, "eliminated");
  }
  return outcomes;
}

/** Whose units fought, by role. */
export const sidesOf = ({ units }: Fight, role: Role): readonly Fighter["side"][] => [
  ...new Set(units[role].map(({ side }) => side)),
];
