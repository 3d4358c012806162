import type { Effect } from "../../content/card-types.ts";
import { relationOf } from "../map/relations.ts";
import { tell } from "../now.ts";
import { hasTruce } from "./enemy-spaces.ts";
import { otherSeats, targetOf } from "./hands.ts";
import type { EffectRule } from "./rule.ts";

/** What binds seats later: in their next phase, or until the card's player has his. */

type Of<K extends Effect["kind"]> = Extract<Effect, { kind: K }>;

export const opModRule: EffectRule<Of<"opMod">> = {
  asks: (c) => ({ seat: otherSeats(c) }),
  does(s, { by }) {
    const seat = targetOf(s.data);
    const { opMods } = s.state.table;
    opMods[seat] = (opMods[seat] ?? 0) + by;
    tell(s, { chapter: "effects", kind: "op-mod", seat, by });
  },
};

export const forbidRule: EffectRule<Of<"forbid">> = {
  asks: (c) => ({ seat: otherSeats(c) }),
  does(s, { what }) {
    const seat = targetOf(s.data);
    const { forbidden } = s.state.table;
    if (!forbidden.some((one) => one.seat === seat && one.what === what)) forbidden.push({ seat, what });
    tell(s, { chapter: "effects", kind: "forbidden", seat, what });
  },
};

export const truceRule: EffectRule<Of<"truce">> = {
  asks: (c) => ({
    seat: otherSeats(c).map((option) => {
      const { scenario } = c.game;
      const refused =
        relationOf(scenario, c.seat, option.value) !== "enemies"
          ? { code: "no-enemy", text: "You do not attack each other anyway.", rule: "R-050" }
          : hasTruce(c.game, c.seat, option.value)
            ? { code: "truce", text: "There is a truce already." }
            : null;
      return refused ? { ...option, refused } : option;
    }),
  }),
  does(s) {
    const { seat } = s.data;
    const other = targetOf(s.data);
    s.state.table.truces.push({ of: seat, with: other });
    tell(s, { chapter: "effects", kind: "truce", seat, other });
  },
};
