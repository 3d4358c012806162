import type { Effect } from "../content/card-types.ts";
import { coup } from "../powers/coups.ts";
import { lebanonWar } from "../powers/lebanon-war.ts";
import type { EffectRule } from "./rule.ts";

/** What IS, Kurds and great powers do by cards. */

type Of<K extends Effect["kind"]> = Extract<Effect, { kind: K }>;

/** */
export const coupRule: EffectRule<Of<"coup">> = {
  does: (s, { country }) => s.call(coup, { country }),
};

/** */
export const lebanonWarRule: EffectRule<Of<"lebanonWar">> = {
  does: (s) => s.call(lebanonWar, { seat: s.data.seat }),
};
