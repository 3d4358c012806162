import type { Effect } from "../../content/card-types.ts";
import { coup } from "../powers/coups.ts";
import { activateIslamicState } from "../powers/daesh-call.ts";
import { activateKurds } from "../powers/kurdish-orders.ts";
import { mobileKurds, raisingChoices } from "../powers/kurdish-raising.ts";
import { lebanonWar } from "../powers/lebanon-war.ts";
import { pkkRebellion } from "../powers/pkk.ts";
import { isInPlay } from "../setup/forces.ts";
import type { EffectRule } from "./rule.ts";

/** What IS, Kurds and great powers do by cards. */

type Of<K extends Effect["kind"]> = Extract<Effect, { kind: K }>;

/** where IS takes part. */
export const activateIsRule: EffectRule<Of<"activateIS">> = {
  whyNot: ({ game }) =>
    isInPlay(game)
      ? null
      : { code: "no-is", text: `${game.edition.labels.is} takes no part in this scenario.`, rule: "R-016" },
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

/** where there are Kurds. */
export const activateKurdsRule: EffectRule<Of<"activateKurds">> = {
  whyNot: ({ game }) =>
    raisingChoices(game).length > 0 || mobileKurds(game).length > 0
      ? null
      : { code: "no-kurds", text: "No Kurdish unit can come or act.", rule: "R-016" },
  does: (s) => s.call(activateKurds, { seat: s.data.seat }),
};

/** */
export const pkkRebellionRule: EffectRule<Of<"pkkRebellion">> = {
  does: (s) => s.call(pkkRebellion, { placer: s.data.seat }),
};
