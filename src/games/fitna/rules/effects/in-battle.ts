/** What cards do in a battle; its rules look for it (`combat`). */
import { z } from "zod";
import { some } from "../../content/board-types.ts";
import { TAGS } from "../../content/card-types.ts";
import { tagWords, times, UNSTOPPED } from "../cards/conditions-text.ts";
import { capital } from "../pieces/words.ts";
import { effect } from "./kind.ts";

const SIDES = { any: "", attacker: " when you attack", defender: " when you defend" } as const;
const ONLY = { city: " in a city", armour: " if the other side has armour there" } as const;

/** Columns for the card's side. `only`: against a city, or where the other side has armour engaged. */
export const shift = effect(
  "shift",
  {
    columns: some.max(5),
    side: z.enum(["any", "attacker", "defender"]),
    only: z.enum(["city", "armour"]).optional(),
  },
  ({ columns, side, only }) => ({
    words: (_, before): string => {
      const what = before.some(shift.is) ? `${columns} more` : `${times(columns, "column")} in your favour`;
      return `${what}${SIDES[side]}${only ? ONLY[only] : ""}.`;
    },
  }),
);

/**
 * Combat Engineers take away the column that entrenchment costs the attacker. Only cards have it, no unit does;
 * `shifts.ts` asks for it.
 */
export const ignoreEntrenchment = effect("ignoreEntrenchment", {}, () => ({
  words: () => "Entrenchment does not count.",
}));

/** Before the die that side loses steps; the card is the other side's. */
export const preLoss = effect(
  "preLoss",
  { side: z.enum(["attacker", "defender"]), steps: some },
  ({ side, steps }) => ({
    words: () =>
      `When you ${side === "defender" ? "attack" : "defend"}: the ${side} loses ${times(steps, "step")} before the die.`,
  }),
);

/** Nobody exploits this offensive. */
export const noPursuit = effect("noPursuit", {}, () => ({ words: () => "Nobody may exploit." }));

/** no card cancels it. */
export const immune = effect("immune", {}, () => ({ words: () => UNSTOPPED }));

export const nullify = effect("nullify", { tags: z.array(z.enum(TAGS)).min(1) }, ({ tags }) => ({
  words: () => `${capital(tagWords(tags).join(" and "))} cards of both sides do nothing in this battle.`,
}));

export const inBattle = [shift, ignoreEntrenchment, preLoss, noPursuit, immune, nullify] as const;
