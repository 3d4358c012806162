/** What a seat remembers of what only it was shown. */
import type { Heard, Knowledge, Known, View } from "#engine";
import type { UnitId, ZoneId } from "../content/types.ts";
import { chitWords } from "../rules/chits/hand.ts";
import { seatOfGroup } from "../rules/pieces/groups.ts";
import { capital, count, counter, list, the, zoneName } from "../rules/pieces/words.ts";
import { enemyOf, type Lebanon, sideOf } from "../state.ts";

/**
 * what a J-2 has shown. What the rules know of a stack ends with the turn, but people remember: it is told
 * with its time, without units that have been seen elsewhere or lost since.
 */
export const knowledge: Knowledge<Lebanon> = {
  from: ["examined", "inspected"],
  known: (view, heard) => heard.flatMap((row, i) => [...chits(view, row), ...stacks(view, row, heard.slice(i + 1))]),
};

/** A turn brings other chits. */
function chits({ table }: View<Lebanon>, { secrets, turn, phase }: Heard<Lebanon>): readonly Known[] {
  return secrets.flatMap((secret): Known | [] => {
    if (secret.kind !== "examined" || turn !== table.turn || table.held[secret.seat] === 0) return [];
    const others = secret.unseen === 0 ? "" : ` and ${count(secret.unseen, "other")}, unseen`;
    const text = `${capital(the(secret.seat))} had ${secret.chits.length > 0 ? chitWords(secret.chits) : "no chosen chit"}${others}.`;
    return { text, turn, phase };
  });
}

function stacks(
  view: View<Lebanon>,
  { secrets, turn, phase }: Heard<Lebanon>,
  later: readonly Heard<Lebanon>[],
): readonly Known[] {
  const { content } = view;
  return secrets.flatMap((secret): Known | [] => {
    if (secret.kind !== "inspected") return [];
    const { zone, units } = secret;
    if (later.some((row) => row.secrets.some((one) => one.kind === "inspected" && one.zone === zone))) return [];
    const left = units.filter(({ unit }) => mayStillBe(view, unit, zone));
    if (left.length === 0) return [];
    return { text: `In ${zoneName(content, zone)}: ${list(left.map((unit) => counter(content, unit)))}.`, turn, phase };
  });
}

/** Neither lost nor seen elsewhere, and somebody of its side is there. */
function mayStillBe({ content, table, seat }: View<Lebanon>, unit: UnitId, zone: ZoneId): boolean {
  const theirs = table.groups.filter(({ id }) => seatOfGroup(content, id) === enemyOf(sideOf({ seat })));
  if (table.eliminated.includes(unit) || !theirs.some((group) => group.zone === zone)) return false;
  return !theirs.some((group) => group.top.unit === unit && group.zone !== zone);
}

/** What the seat holds unseen, as a page of a finished campaign tells it. */
export function concealed({ hand: { strategy, chits, planned } }: View<Lebanon>): string | null {
  const types = [...chits.map(({ type }) => type), ...planned];
  const parts = [
    strategy === null ? [] : `${strategy} as its strategy`,
    types.length > 0 ? chitWords(types) : [],
  ].flat();
  return parts.length > 0 ? list(parts) : null;
}
