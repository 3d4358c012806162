import type { Guide, View } from "../../../engine/index.ts";
import { count } from "../rules/pieces/words.ts";
import { phase } from "../rules/turn/phase.ts";
import type { Lebanon } from "../state.ts";
import { forgone } from "./forgone.ts";
import { glossary } from "./glossary.ts";
import { standings } from "./standings.ts";

/** What people are told beside the rules. */
export const guide: Pick<Guide<Lebanon>, "ending" | "forgone" | "welcome" | "notice" | "standings" | "glossary"> = {
  ending: ({ table }) => (table.phase === "operations" ? "phase" : "set-up"),
  forgone,
  welcome,
  notice: ({ table: { phase: now, held, vp } }) => {
    if (now === "idf-set-up" || now === "strategy")
      return ["The IDF sets up in Israel, then the Insurgents in Lebanon; then both choose chits."];
    if (now !== "operations") return [];
    return [`Chits in hand: IDF ${held.idf}, Insurgents ${held.insurgent}. Insurgent VP so far: ${vp}.`];
  },
  standings,
  glossary,
};

/** The first message to a seat: what it wants, what it has, what is special, how the game ends, what comes now. */
function welcome(view: View<Lebanon>): readonly string[] {
  const { content, table, seat } = view;
  const { turns, widerWar } = content.scenarios[table.scenario];
  return [
    seat === "idf" ? idf(view) : insurgent(view),
    seat === "idf"
      ? "You move task forces and loose units in combat mode, strike from the air, and bring light infantry and special forces (SOF) by helicopter."
      : "Your units hide in stacks: the enemy sees only a stack's size and its top unit. You evade, ambush, fire rockets into Israel, and rebuild lost units.",
    `Each turn both sides choose Joint Ops chits in secret (you ${table.c2[seat === "idf" ? "idf" : "insurgent"]}, your C2), then play them one by one, the IDF first. The chits you keep let you answer the enemy: evade, ambush, support${seat === "idf" ? "" : ", SAM"}.`,
    `Whoever has more victory points (VP) after ${count(turns, "turn")} wins; ceasefires can shorten the war${widerWar && table.syria === "out" ? ", and Syria may come in" : ""}.`,
    `Now: ${phase(table).name}.`,
  ];
}

function idf({ content, table }: View<Lebanon>): string {
  const { victory } = content.figures;
  const both = content.scenarios[table.scenario].strategies.length > 1;
  const force = `${victory.counterforce.zone} VP for each zone of Lebanon that you control at the end`;
  return both
    ? "You choose in secret what you score for: zones of Lebanon that you control at the end, or enemy units out of play."
    : `You score ${force}.`;
}

function insurgent({ content }: View<Lebanon>): string {
  const { zone, reduced, eliminated } = content.figures.victory.insurgent;
  return `You score ${zone} VP for each zone that the IDF does not control at the end, Israel's four border zones included, ${reduced} for each IDF unit reduced by then, ${eliminated} for each one eliminated, and whatever rockets and raids score.`;
}
