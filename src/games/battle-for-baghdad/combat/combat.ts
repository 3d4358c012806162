import { z } from "zod";
import { choice, type Frozen, game, type Seat, type Stage, type View } from "../../../engine/index.ts";
import { foes } from "../coalition/bonds.ts";
import type { ZoneId } from "../content.ts";
import { rivals } from "../map/control.ts";
import { enter } from "../map/news.ts";
import type { Baghdad, Table } from "../state.ts";
import { inList } from "../wording.ts";
import type { Combat, CombatPhase } from "./engagement.ts";
import { battlefields, duels, noBattle, noOpponent, opponents, RIVALS } from "./opponents.ts";
import { askForAward, askToDisrupt } from "./reactions.ts";
import { askForCasualties, decide, goHome, payAward, reveal } from "./resolve.ts";
import { earliest, mandatory, nameOf, optional } from "./sides.ts";

const { action, procedure } = game<Baghdad>();

interface Duel {
  readonly zone: ZoneId;
  readonly attacker: Seat;
  readonly defender: Seat;
}

/** A Combat as it begins. */
export const opened = (content: View<Baghdad>["content"], table: Frozen<Table>, duel: Duel): Combat => ({
  zone: duel.zone,
  attacker: duel.attacker,
  defender: duel.defender,
  peacekeeper: !rivals(content, table, duel.zone).includes(duel.defender),
  plans: {},
  neutralized: [],
  totals: {},
  lost: {},
  winner: null,
  award: null,
  swapped: null,
});

/** One Combat between two sides. */
export const combat = procedure<Duel>("combat", {
  notes: z.strictObject({ zone: z.string(), attacker: z.string(), defender: z.string() }),
})({
  plans: (s) => {
    const { zone, attacker, defender } = s.data;
    const { table } = s.state;
    table.combat = opened(s.content, table, s.data);
    const { peacekeeper } = table.combat;
    if ([attacker, defender].every((seat) => seat === "shiite" || seat === "sunni")) phaseOf(table).sectarian = true;
    const optional = peacekeeper || !rivals(s.content, table, zone).includes(attacker);
    s.emit({ kind: "combat", zone, attacker, defender, optional });
    s.ask({ kind: "sealed", seats: [attacker, defender], actions: ["plan"] });
    return "opened";
  },
  opened: (s) => {
    reveal(s);
    return "revealed";
  },
  revealed: (s) => {
    askToDisrupt(s);
    return "disrupted";
  },
  disrupted: (s) => {
    if (s.outcome.length > 0) return "revealed";
    decide(s);
    return "casualties";
  },
  casualties: (s) => {
    askForCasualties(s);
    return "award";
  },
  award: (s) => {
    askForAward(s);
    return "settled";
  },
  settled: (s) => {
    if (s.outcome.length > 0) return "award";
    payAward(s);
    return "over";
  },
  over: (s) => {
    goHome(s);
    return "done";
  },
});

const phaseOf = ({ combats }: Table): CombatPhase => {
  if (!combats) throw new Error("there is no Combat Phase");
  return combats;
};

/** in `actOrder` each seat resolves the Combats that involve it. */
export const combats = procedure<null>("combats")({
  begin: ({ state: { table } }) => {
    enter(table, "combat");
    table.combats = { left: [...table.actOrder], zone: null, sectarian: false };
    return "next";
  },
  next: (s) => {
    const { table } = s.state;
    const open = phaseOf(table);
    if (open.zone !== null) return zoneBegun(s, open, open.zone);
    const [seat] = open.left;
    if (seat === undefined) return "over";
    const must = mandatory(s.content, table, seat);
    const may = optional(s.content, table, seat);
    const [only = null] = must;
    if (must.length + may.length === 0) open.left.shift();
    else if (must.length === 1 && may.length === 0) open.zone = only;
    else s.ask({ kind: "turn", seats: [seat], actions: ["fight", "endCombats"] });
    return "next";
  },
  over: ({ state: { table } }) => {
    table.quiet = phaseOf(table).sectarian ? 0 : table.quiet + 1;
    table.combats = null;
    return "done";
  },
});

/** R-54, rulings N and O: a Zone begun is fought out before another. */
function zoneBegun(s: Stage<Baghdad, null>, open: CombatPhase, zone: ZoneId): "next" {
  const { table } = s.state;
  const sides = rivals(s.content, table, zone);
  if (sides.length < 2) {
    open.zone = null;
    return "next";
  }
  const attacker = earliest(table, sides);
  const others = sides.filter((seat) => seat !== attacker);
  const [defender, ...more] = foes(s.content, table, attacker, others);
  if (defender !== undefined && more.length === 0) s.call(combat, { zone, attacker, defender });
  else s.ask({ kind: "turn", seats: [attacker], actions: ["oppose"] });
  return "next";
}

/** */
export const fight = action("fight", "Fight", { common: true })
  .param("zone", "In which Zone?", choice(battlefields, noBattle))
  .param(
    "opponent",
    "Against whom?",
    choice(
      (c) => opponents(c, c.params.zone),
      (c, word) => noOpponent(c, word, c.params.zone),
    ),
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
export const oppose = action("oppose", "Choose your opponent", { common: true })
  .param(
    "opponent",
    "Against whom?",
    choice(
      (c) => duels(c, begun(c.table)),
      (c, word) => noOpponent(c, word, begun(c.table)),
    ),
  )
  .apply(({ state: { table }, seat, params, call }) => {
    call(combat, { zone: begun(table), attacker: seat, defender: params.opponent });
  });

const begun = ({ combats }: Frozen<Table>): ZoneId => {
  if (!combats?.zone) throw new Error("no Zone has been begun");
  return combats.zone;
};

/** Combats with peacekeepers are left out. */
export const endCombats = action("endCombats", "End Combat", {
  when: ({ content, table, seat }) => {
    const zones = mandatory(content, table, seat).map((zone) => nameOf(content, zone));
    if (zones.length === 0) return null;
    return { code: "must-fight", text: `**End Combat**: first you must fight in ${inList(zones)}.`, rule: "R-52" };
  },
}).apply(({ state: { table } }) => {
  phaseOf(table).left.shift();
});
