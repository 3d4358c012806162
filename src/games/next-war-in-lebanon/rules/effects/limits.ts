import { game, type Refusal, subset } from "../../../../engine/index.ts";
import type { SeatId, UnitId } from "../../content/types.ts";
import { isSeat, type Lebanon } from "../../state.ts";
import { findGroup, getGroup, marksOf, sizeOf } from "../pieces/groups.ts";
import { exposing, moveUnits } from "../pieces/placing.ts";
import { handNow } from "../pieces/show.ts";
import { ratingsOf } from "../pieces/units.ts";
import { count, counter } from "../pieces/words.ts";
import { asking, type Kind, type Rules, type Sight } from "./kind.ts";
import type { Cut } from "./types.ts";

const { action } = game<Lebanon>();

type Answer = { readonly units: readonly UnitId[] };

/** how many units a group has above C2. */
const surplus = ({ table, seat }: Pick<Sight, "table" | "seat">, { group }: Cut): number =>
  isSeat(seat) ? Math.max(0, sizeOf(findGroup(table.groups, group)) - table.c2[seat]) : 0;

/** the weakest leave where nobody says anything. */
function leaving(sight: Sight, cut: Cut, first: "weakest" | "strongest" = "weakest"): readonly UnitId[] {
  const sign = first === "weakest" ? 1 : -1;
  const { content, hand } = sight;
  const total = (unit: UnitId): number => {
    const { combat, dispersed } = ratingsOf(content, unit, marksOf(hand, unit));
    return combat + dispersed;
  };
  const { units } = getGroup(hand.groups, cut.group);
  return units.toSorted((a, b) => sign * (total(a) - total(b)) || (a < b ? -1 : 1)).slice(0, surplus(sight, cut));
}

/** units leave a box or stack that has become too large; they keep their modes, and form new stacks. */
export const cuts: Kind<Cut> = {
  ofChits: false,
  words: () => "a stack or box above C2 is cut down",
  asks: asking<Cut, Answer>({
    seat: () => "insurgent",
    opens: (board, cut, seat) => surplus({ ...board, seat }, cut) > 0,
    mayPass: () => false,
    usual: (sight, cut) => (surplus(sight, cut) > 0 ? { units: leaving(sight, cut) } : null),
    carryOut: detach,
  }),
};

function detach(s: Rules, seat: SeatId, { units }: Answer): void {
  const cut = asked({ table: s.current.table });
  if (!cut) return;
  const { zone } = getGroup(handNow(s, seat).groups, cut.group);
  exposing(s, seat, () => moveUnits(s, seat, units, zone));
  s.emit({ chapter: "effects", kind: "cut", seat, zone, units: units.length });
}

const asked = ({ table }: Pick<Sight, "table">): Cut | null =>
  table.effect?.does.kind === "cut" ? table.effect.does : null;

/** What a seat answers that wants its weakest or strongest units to leave first; null: none has to. */
export function cutBy(sight: Sight, first: "weakest" | "strongest"): Answer | null {
  const cut = asked(sight);
  return cut && surplus(sight, cut) > 0 ? { units: leaving(sight, cut, first) } : null;
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
        const cut = asked(c);
        const units = cut ? getGroup(c.hand.groups, cut.group).units : [];
        return units.map((unit) => ({
          value: unit,
          label: counter(c.content, { unit, ...marksOf(c.hand, unit) }),
        }));
      },
      (c) => {
        const cut = asked(c);
        const n = cut ? surplus(c, cut) : 0;
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
