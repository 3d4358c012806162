import { z } from "zod";
import { countryName } from "../../content/names.ts";
import { coup } from "../powers/coups.ts";
import { activateIslamicState } from "../powers/daesh-call.ts";
import { activateKurds } from "../powers/kurdish-orders.ts";
import { mobileKurds, raisingChoices } from "../powers/kurdish-raising.ts";
import { lebanonWar } from "../powers/lebanon-war.ts";
import { pkkRebellion } from "../powers/pkk.ts";
import { isInPlay } from "../setup/forces.ts";
import { effect } from "./kind.ts";

/** What IS, Kurds and great powers do by cards. */
export const ofPowers = [
  /** where IS takes part. */
  effect("activateIS", {}, () => ({
    words: ({ labels }) =>
      `${labels.is} draws 3 counters, then has 2 ${labels.op}s for each of its oilfields, led by you.`,
    whyNot: ({ game }) =>
      isInPlay(game)
        ? null
        : { code: "no-is", text: `${game.edition.labels.is} takes no part in this scenario.`, rule: "R-016" },
    does: (s) => s.call(activateIslamicState, { seat: s.data.seat }),
  })),

  /** where there are Kurds. */
  effect("activateKurds", {}, () => ({
    words: ({ labels }) =>
      `A Kurdish unit arrives or two are restored; then 4 ${labels.op}s for Kurdish units, led by you.`,
    whyNot: ({ game }) =>
      raisingChoices(game).length > 0 || mobileKurds(game).length > 0
        ? null
        : { code: "no-kurds", text: "No Kurdish unit can come or act.", rule: "R-016" },
    does: (s) => s.call(activateKurds, { seat: s.data.seat }),
  })),

  /** */
  effect("coup", { country: z.enum(["SYR", "IRQ"]) }, ({ country }) => ({
    words: (deck) => `Roll for each unit of ${countryName(deck, country)}: 1–2 rebels, 3–4 is lost, 5–6 stays.`,
    does: (s) => s.call(coup, { country }),
  })),

  /** */
  effect("lebanonWar", {}, () => ({
    words: () => "Roll for each Lebanese Hezbollah unit: 3 loses a step, 4–6 is out of the game.",
    does: (s) => s.call(lebanonWar, { seat: s.data.seat }),
  })),

  /** */
  effect("pkkRebellion", {}, () => ({
    words: () => "The PKK rises in Turkey: all its units come to its places there.",
    does: (s) => s.call(pkkRebellion, { placer: s.data.seat }),
  })),
] as const;
