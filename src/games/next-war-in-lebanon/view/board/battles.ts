/** The battle that is going on or just over, as everyone saw it: shot by shot, and who is left. */
import type { Frozen } from "#engine";
import type { Content, SeatId, UnitId } from "../../content/types.ts";
import { wonBy } from "../../rules/combat/aftermath.ts";
import type { CombatEvent } from "../../rules/combat/events.ts";
import { toldOf } from "../../rules/combat/telling.ts";
import { seatOf } from "../../rules/pieces/units.ts";
import type { SeenUnit, Table } from "../../state.ts";

type Of<K extends CombatEvent["kind"]> = Frozen<Extract<CombatEvent, { readonly kind: K }>>;

/** All shots at one target, with those who took part as they were before and after. */
export interface Shots extends Pick<Of<"firefight">, "seat" | "firefight" | "casualties"> {
  readonly before: ReadonlyMap<UnitId, SeenUnit>;
  readonly after: ReadonlyMap<UnitId, SeenUnit>;
}

/** One side's fire; without a shot: why. */
export interface Round {
  readonly seat: SeatId;
  readonly shots: readonly Shots[];
  readonly silent: Of<"silent">["why"] | null;
}

export interface BattleSeen {
  readonly begun: Of<"battle">;
  readonly committed: Of<"committed"> | null;
  readonly sam: Of<"sam"> | null;
  readonly advantage: Of<"advantage"> | null;
  readonly rounds: readonly Round[];
  readonly over: Of<"over"> | null;
  readonly bonus: Of<"bonus"> | null;
  /** who has won the zone; null: nobody, or not yet. */
  readonly winner: SeatId | null;
  /** All of it in order. */
  readonly events: readonly Frozen<CombatEvent>[];
  /** Who is left, as they are now. */
  readonly left: { readonly [seat in SeatId]: readonly SeenUnit[] };
}

/** It is over, down to the bonus chit. */
export const isOver = ({ battleTold }: Frozen<Table>): boolean => battleTold?.lines.at(-1)?.kind === "bonus";

/** Null: there is no battle. */
export function battleSeen(content: Frozen<Content>, table: Frozen<Table>): BattleSeen | null {
  const [begun, ...events] = toldOf(table);
  if (begun?.kind !== "battle") return null;
  const first = <K extends CombatEvent["kind"]>(kind: K): Of<K> | null =>
    events.find((one): one is Of<K> => one.kind === kind) ?? null;
  let units = new Map([...begun.fighters.idf, ...begun.fighters.insurgent].map((one) => [one.unit, one]));
  const rounds: { seat: SeatId; shots: Shots[]; silent: Round["silent"] }[] = [];
  for (const event of events) {
    if (event.kind !== "silent" && event.kind !== "firefight") continue;
    const { seat } = event;
    let round = rounds.at(-1);
    if (round?.seat !== seat) {
      round = { seat, shots: [], silent: null };
      rounds.push(round);
    }
    if (event.kind === "silent") round.silent = event.why;
    else {
      const before = units;
      units = hit(before, event);
      round.shots.push({ seat, firefight: event.firefight, casualties: event.casualties, before, after: units });
    }
  }
  const left = (seat: SeatId): readonly SeenUnit[] =>
    [...units.values()].filter(({ unit }) => seatOf(content, unit) === seat);
  const { zone, attacker } = begun;
  const bonus = first("bonus");
  return {
    begun,
    committed: first("committed"),
    sam: first("sam"),
    advantage: first("advantage"),
    rounds,
    over: first("over"),
    bonus,
    winner: bonus ? (wonBy({ content, table }, zone, attacker)?.seat ?? null) : null,
    events: [begun, ...events],
    left: { idf: left("idf"), insurgent: left("insurgent") },
  };
}

/** The units after a firefight, without those that were eliminated. */
function hit(units: ReadonlyMap<UnitId, SeenUnit>, { casualties, fired }: Of<"firefight">): Map<UnitId, SeenUnit> {
  const now = new Map(units);
  for (const unit of fired) {
    const was = now.get(unit);
    if (was) now.set(unit, { ...was, fired: true });
  }
  for (const { unit, loss, disrupted } of casualties) {
    const was = now.get(unit);
    if (loss === "eliminated" || !was) now.delete(unit);
    else
      now.set(unit, {
        ...was,
        ...(disrupted ? { disrupted: true } : {}),
        ...(loss === "reduced" ? { reduced: true } : {}),
      });
  }
  return now;
}
