/** Which units leave a stack or box that is above C2, now that C2 has fallen. */
import { z } from "zod";
import { game, type Refusal, subset } from "#engine";
import type { SeatId, UnitId } from "../../content/types.ts";
import { type GroupId, isSeat, type Lebanon } from "../../state.ts";
import { findGroup, getGroup, marksOf, sizeOf } from "../pieces/groups.ts";
import { exposing, moveUnits } from "../pieces/placing.ts";
import { handNow } from "../pieces/show.ts";
import { ratingsOf } from "../pieces/units.ts";
import { count, counter, the, zoneName } from "../pieces/words.ts";
import { asking, effect, type Rules, type Sight } from "./kind.ts";

const { action, told } = game<Lebanon>();

type Answer = { readonly units: readonly UnitId[] };

/** how many units a group has above C2. */
const surplus = ({ table, seat }: Pick<Sight, "table" | "seat">, group: GroupId): number =>
  isSeat(seat) ? Math.max(0, sizeOf(findGroup(table.groups, group)) - table.c2[seat]) : 0;

/** the weakest leave where nobody says anything. */
function leaving(sight: Sight, group: GroupId, first: "weakest" | "strongest" = "weakest"): readonly UnitId[] {
  const sign = first === "weakest" ? 1 : -1;
  const { content, hand } = sight;
  const total = (unit: UnitId): number => {
    const { combat, dispersed } = ratingsOf(content, unit, marksOf(hand, unit));
    return combat + dispersed;
  };
  const { units } = getGroup(hand.groups, group);
  return units.toSorted((a, b) => sign * (total(a) - total(b)) || (a < b ? -1 : 1)).slice(0, surplus(sight, group));
}

/** units leave a box or stack that is larger than C2 now; they keep their modes, and form new stacks. */
export const cuts = effect("cut", { group: z.string() }, ({ group }) => ({
  words: () => "a stack or box above C2 is cut down",
  asks: asking<Answer>({
    answer: cutToC2,
    seat: "insurgent",
    opens: (board, seat) => surplus({ ...board, seat }, group) > 0,
    mayPass: () => false,
    usual: (sight) => (surplus(sight, group) > 0 ? { units: leaving(sight, group) } : null),
    carryOut: detach,
  }),
}));

function detach(s: Rules, seat: SeatId, { units }: Answer): void {
  const group = asked({ table: s.current.table });
  if (group === null) return;
  const { zone } = getGroup(handNow(s, seat).groups, group);
  exposing(s, seat, () => moveUnits(s, seat, units, zone));
  s.emit({ chapter: "effects", kind: "cut", seat, zone, units: units.length });
}

/** The box or stack that is cut down now. */
const asked = ({ table }: Pick<Sight, "table">): GroupId | null => cuts.as(table.effect?.does)?.group ?? null;

/** What a seat answers that wants its weakest or strongest units to leave first; null: none has to. */
export function cutBy(sight: Sight, first: "weakest" | "strongest"): Answer | null {
  const group = asked(sight);
  return group !== null && surplus(sight, group) > 0 ? { units: leaving(sight, group, first) } : null;
}

const NOT_ASKED: Refusal = { code: "not-asked", text: "No stack is above C2 now.", rule: "R-29" };

export const cutToC2 = action("cut-to-c2", "Cut a stack down to C2", {
  help: "The units that you name leave it in their modes, and form new stacks in the same zone (R-29).",
  when: (view) => (asked(view) ? null : NOT_ASKED),
})
  .param(
    "units",
    "Which units leave?",
    subset(
      (c) => {
        const group = asked(c);
        const units = group === null ? [] : getGroup(c.hand.groups, group).units;
        return units.map((unit) => ({
          value: unit,
          label: counter(c.content, { unit, ...marksOf(c.hand, unit) }),
        }));
      },
      (c) => {
        const group = asked(c);
        const n = group === null ? 0 : surplus(c, group);
        const wrong = (chosen: number): Refusal => ({
          code: chosen < n ? "too-few" : "too-many",
          text: `Exactly ${count(n, "unit")} must leave, not ${chosen}.`,
          rule: "R-29",
        });
        return { min: n, max: n, few: wrong, many: wrong };
      },
    ),
  )
  .apply((a) => {
    if (isSeat(a.seat)) detach(a, a.seat, a.params);
  });

export const wasCut = told("cut", {
  about: { kind: "places" },
  line: (event, content) =>
    `${count(event.units, "unit")} of ${the(event.seat)} ${event.units === 1 ? "leaves its stack" : "leave their stack"} in ${zoneName(content, event.zone)}: it was larger than C2.`,
});
