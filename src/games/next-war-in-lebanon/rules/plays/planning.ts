/** Plays of the optional chits: J-5 plans two chits ahead, J-6 makes the enemy lose some. */
import { type Ctx, choice, game, integer, type Option, type Refusal } from "#engine";
import type { ChitType } from "../../content/types.ts";
import { type Eyes, enemyOf, type Lebanon, sideOf } from "../../state.ts";
import { holds, poolOf, showHand, spend, typesOf } from "../chits/hand.ts";
import { handOf } from "../pieces/show.ts";
import { no } from "../pieces/words.ts";
import { lacks, MENUS } from "./options.ts";

const { action } = game<Lebanon>();

const isOptional = ({ table }: Eyes, type: ChitType): Refusal | null =>
  table.optionalChits ? null : no(`This campaign is played without J-5 and J-6.`, type === "J-5" ? "R-120" : "R-121");

type Plan = Ctx<Lebanon, { readonly first?: ChitType }>;

/** chits of the own pool but J-5, less what is chosen already. */
function plannable(c: Eyes, first?: ChitType): Option<ChitType>[] {
  const pool = poolOf(c, sideOf(c), c.hand);
  return typesOf({ ...pool, ...(first ? { [first]: pool[first] - 1 } : {}) })
    .filter((type) => type !== "J-5")
    .map((type) => ({
      value: type,
      label: type,
      description: `${pool[type] - (type === first ? 1 : 0)} in your pool`,
    }));
}

/** above the limit of the hand; a J-2 of the enemy shows them. */
export const j5Plan = action("j5-plan", "Plan two chits ahead (J-5)", {
  help: "Two chits of your pool, other than J-5, join your hand at the end of the turn, above its limit.",
  menu: MENUS.other,
  when: (c) =>
    isOptional(c, "J-5") ??
    lacks(c, "J-5") ??
    (plannable(c).length > 0 ? null : no("Your pool holds nothing but J-5.", "R-120")),
})
  .param(
    "first",
    "Which chit?",
    choice((c) => plannable(c)),
  )
  .optional(
    "second",
    "And which other one?",
    (c: Plan) => plannable(c, c.params.first).length > 0,
    choice((c: Plan) => plannable(c, c.params.first)),
  )
  .apply((s) => {
    const { first, second } = s.params;
    const seat = sideOf(s);
    spend(s, seat, "J-5");
    const chits = second === undefined ? [first] : [first, second];
    handOf(s, seat).planned.push(...chits);
    showHand(s, seat);
    s.emit(
      { chapter: "plays", kind: "planned", seat, chits: chits.length },
      { [seat]: { chapter: "plays", kind: "planned", chits } },
    );
  });

/** a die for each chit; what it hits is lost at once. */
export const j6Infowar = action("j6-infowar", "Information warfare (J-6)", {
  help: "A die for each J-6: each 5 or 6 throws a random chit of the enemy's hand back into its pool.",
  menu: MENUS.other,
  when: (c) =>
    isOptional(c, "J-6") ??
    lacks(c, "J-6") ??
    (c.table.held[enemyOf(sideOf(c))] > 0 ? null : no("The enemy holds no chits.", "R-121")),
})
  .param(
    "n",
    "How many J-6?",
    integer(({ hand }) => [1, holds(hand, "J-6"), no("You hold no more J-6.", "R-121", "no-chit")]),
  )
  .apply((s) => {
    const seat = sideOf(s);
    const enemy = enemyOf(seat);
    spend(s, seat, "J-6", s.params.n);
    const { chits } = handOf(s, enemy);
    const dice: number[] = [];
    const lost: ChitType[] = [];
    for (let i = 0; i < s.params.n; i++) {
      const die = s.dice.die();
      dice.push(die);
      if (!s.content.figures.hits.informationWarfare.includes(die) || chits.length === 0) continue;
      lost.push(...chits.splice(s.dice.below(chits.length), 1).map(({ type }) => type));
    }
    showHand(s, enemy);
    s.emit(
      { chapter: "plays", kind: "jammed", seat, dice, lost: lost.length },
      lost.length > 0 ? { [enemy]: { chapter: "plays", kind: "jammed", chits: lost } } : {},
    );
  });
