/** The course of one Combat: secret plans, reveal, cards played against them, losses, award. */
import { concerning, game } from "#engine";
import { The, the, verb } from "../../content/factions.ts";
import { zone as zoneOf } from "../../content/pack.ts";
import type { Baghdad } from "../../state.ts";
import { rivals } from "../map/control.ts";
import { planning } from "./planning.ts";
import { askForAward, askToDisrupt } from "./reactions.ts";
import { askForCasualties, decide, goHome, payAward, reveal } from "./resolve.ts";
import { opened, phaseOf } from "./sides.ts";
import { type Duel, duel } from "./types.ts";

const { procedure, told } = game<Baghdad>();

/** One Combat between two sides. */
export const combat = procedure<Duel>("combat", { notes: duel })({
  plans: (s) => {
    const { zone, attacker, defender } = s.data;
    const { table } = s.state;
    table.combat = opened(s.content, table, s.data);
    const { peacekeeper } = table.combat;
    if ([attacker, defender].every((seat) => seat === "shiite" || seat === "sunni")) phaseOf(table).sectarian = true;
    const optional = peacekeeper || !rivals(s.content, table, zone).includes(attacker);
    s.emit({ kind: "combat", zone, attacker, defender, optional });
    s.ask(planning, [attacker, defender]);
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

/** Whoever need not fight does so: an attack is news. */
export const begun = told("combat", {
  about: ({ attacker, defender, zone }) => concerning("battles", [attacker, defender], { places: [zone] }),
  line: ({ attacker, defender, optional, zone }, content) =>
    optional ? `${The(attacker)} ${verb(attacker, "attack")} ${the(defender)} in ${zoneOf(content, zone).name}.` : null,
});
