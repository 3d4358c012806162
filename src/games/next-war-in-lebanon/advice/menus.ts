/** Whole moves, those first that promise most, and what the units are in for. */
import type { Menu, Suggestions } from "#engine";
import { marksOf } from "../rules/pieces/groups.ts";
import { seen } from "../rules/pieces/show.ts";
import { airmobile } from "../rules/plays/airmobile.ts";
import type { plays } from "../rules/sequence.ts";
import type { Lebanon } from "../state.ts";
import { nextPlay } from "./bot/next-play.ts";
import { outlook } from "./judgement/prospects.ts";
import { chitMenu, selections } from "./menus/chits.ts";
import { looseUnitsMenu } from "./menus/loose-units.ts";
import { taskForceMenu } from "./menus/task-forces.ts";

export const menus: readonly Menu<Lebanon>[] = [
  taskForceMenu,
  looseUnitsMenu,
  chitMenu,
  {
    action: airmobile,
    remarks: (c) => {
      const { unit, zone, mode, fight } = c.params;
      if (typeof unit !== "string" || typeof zone !== "string" || typeof mode !== "string" || fight === "no") return [];
      return outlook(c, zone, [
        seen(unit, { ...marksOf(c.hand, unit), mode: mode === "combat" ? "combat" : "dispersed" }),
      ]);
    },
  },
];

export const suggestions: Suggestions<Lebanon, typeof plays> = {
  "choosing-chits": { answers: selections },
  playing: { next: nextPlay },
};
