import type { Effect } from "../content/card-types.ts";
import { activateIslamicState } from "../powers/activation-is.ts";
import { coup } from "../powers/coups.ts";
import { lebanonWar } from "../powers/lebanon-war.ts";
import { isInPlay } from "../setup/islamic-state.ts";
import type { EffectRule } from "./rule.ts";

/** What IS, Kurds and great powers do by cards. */

type Of<K extends Effect["kind"]> = Extract<Effect, { kind: K }>;

/** where IS takes part. */
export const activateIsRule: EffectRule<Of<"activateIS">> = {
  whyNot: ({ game }) =>
    isInPlay(game) ? null : { code: "no-is", text: "IS takes no part in this scenario.", rule: "R-016" },
  does: (s) => s.call(activateIslamicState, { seat: s.data.seat }),
};

/** */
export const coupRule: EffectRule<Of<"coup">> = {
  does: (s, { country }) => s.call(coup, { country }),
};

/** */
export const lebanonWarRule: EffectRule<Of<"lebanonWar">> = {
  does: (s) => s.call(lebanonWar, { seat: s.data.seat }),
};
