/** Which Combat a seat fights next, against whom, and when it may leave the rest. */
import { choice, type Frozen, game, move, type Prompt, type Seat, type View } from "#engine";
import { the } from "../../content/factions.ts";
import type { ZoneId } from "../../content/pack.ts";
import { inList } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { rivals } from "../map/control.ts";
import { combat } from "./combat.ts";
import { strength } from "./forces.ts";
import { battlefields, duels, earliestFoe, noBattle, noOpponent, opponents, RIVALS } from "./opponents.ts";
import { attackable, mandatory, nameOf, optional, phaseOf } from "./sides.ts";
import { beforeReveal } from "./why-not.ts";

const { action, question } = game<Baghdad>();

/** A seat chooses which of its Combats comes next, those with the NGO if it likes. */
export const fight = action("fight", "Fight", { common: true, whyNot: beforeReveal("Choosing a Combat") })
  .param("zone", "In which Zone?", choice(battlefields, noBattle))
  .param(
    "opponent",
    "Against whom?",
    choice(
      (c) => opponents(c, c.params.zone),
      (c, word) => noOpponent(c, word, c.params.zone),
    ),
  )
  .label(({ content }, { zone, opponent }) =>
    zone === undefined || opponent === undefined ? null : `${nameOf(content, zone)}: ${foeText(content, opponent)}`,
  )
  .apply(({ state: { table }, content, seat, params: { zone, opponent }, call }) => {
    const sides: readonly Seat[] = rivals(content, table, zone);
    if (opponent === RIVALS || sides.includes(seat)) {
      const peaceful = opponent !== RIVALS && !sides.includes(opponent);
      if (!peaceful) phaseOf(table).zone = zone;
    }
    if (opponent !== RIVALS) call(combat, { zone, attacker: seat, defender: opponent });
  });

/** with more than two sides the one that acts first chooses, whosever Combat turn it is. */
export const chooseOpponent = action("chooseOpponent", "Choose your opponent", {
  was: ["oppose"],
  common: true,
  whyNot: beforeReveal("Choosing an opponent"),
})
  .param(
    "opponent",
    "Against whom?",
    choice(
      (c) => duels(c, begun(c.table)),
      (c, word) => noOpponent(c, word, begun(c.table)),
    ),
  )
  .label(({ content }, { opponent }) => (opponent === undefined ? null : `Fight ${foeText(content, opponent)}`))
  .apply(({ state: { table }, seat, params, call }) => {
    call(combat, { zone: begun(table), attacker: seat, defender: params.opponent });
  });

const begun = ({ combats }: Frozen<Table>): ZoneId => {
  if (!combats?.zone) throw new Error("no Zone has been begun");
  return combats.zone;
};

/** Combats with peacekeepers are left out. */
export const endCombats = action("endCombats", "End Combat", {
  whyNot: beforeReveal("Ending Combat"),
  when: ({ content, table, seat }) => {
    const zones = mandatory(content, table, seat).map((zone) => nameOf(content, zone));
    if (zones.length === 0) return null;
    return { code: "must-fight", text: `**End Combat**: first you must fight in ${inList(zones)}.`, rule: "R-52" };
  },
})
  .label(() => "Attack nobody")
  .apply(({ state: { table } }) => {
    phaseOf(table).left.shift();
  });

const foeText = (content: View<Baghdad>["content"], opponent: string): string =>
  Object.hasOwn(content.affiliated, opponent) ? `against ${the(opponent)}` : "begin, another seat chooses";

/** at a deadline Zones in the order of the map, and no Combat that is optional. */
export const fighting = question.turn("fighting", {
  actions: [fight, endCombats],
  prompt: whereAndWhom,
  fallback: (view) => {
    const [zone] = mandatory(view.content, view.table, view.seat);
    return zone === undefined ? move(endCombats) : move(fight, { zone, opponent: earliestFoe(view, zone) });
  },
});

function whereAndWhom(view: View<Baghdad>): Prompt {
  const { content, table, seat } = view;
  const must = mandatory(content, table, seat);
  const may = optional(content, table, seat).filter((zone) => !must.includes(zone));
  const line = (zone: ZoneId): string => `${nameOf(content, zone)} (${there(view, zone)})`;
  const question =
    must.length === 0
      ? "Do you attack anybody?"
      : must.length === 1
        ? "You must fight here. Do you attack others, too?"
        : "Which Combat do you fight first?";
  return {
    question,
    facts: [
      ...(must.length > 0 ? [`You must fight in ${must.map(line).join(", ")}.`] : []),
      ...(may.length > 0 ? [`You may attack in ${may.map(line).join(", ")}.`] : []),
    ],
  };
}

const there = ({ content, table, seat }: View<Baghdad>, zone: ZoneId): string =>
  [...new Set([seat, ...rivals(content, table, zone), ...attackable(content, table, zone, seat)])]
    .map((one) => strength(content, table, zone, one))
    .join(", ");

/** at a deadline whoever acts earliest. */
export const opposing = question.turn("opposing", {
  actions: [chooseOpponent],
  about: ({ table }) => table.combats?.zone ?? null,
  prompt: (view, zone) => ({
    question: `Whom do you fight first in ${nameOf(view.content, zone)}?`,
    facts: [`There are ${there(view, zone)}. You act first of them, so you choose; whoever is left fights on.`],
  }),
  fallback: (view, zone) => move(chooseOpponent, { opponent: earliestFoe(view, zone) }),
});
