/** What players are told besides the rules: how the game is played, its terms, and which chits would go unused. */
import { type Forgone, type Guide, type Move, mustGet, type View } from "#engine";
import type { ChitUse } from "../content/chit-types.ts";
import { CHIT_TYPES, type ChitType, type SeatId } from "../content/types.ts";
import { chitCounts } from "../rules/chits/hand.ts";
import { count, list } from "../rules/pieces/words.ts";
import { endPhase } from "../rules/plays/end-phase.ts";
import { moveHqAction } from "../rules/plays/move-hq.ts";
import { moveUnitsAction } from "../rules/plays/move-units.ts";
import { j6Infowar } from "../rules/plays/planning.ts";
import { reinforce } from "../rules/plays/reinforce.ts";
import { j3Strike } from "../rules/strikes/announce.ts";
import { firstSeat, phase } from "../rules/turn/phase.ts";
import { isSeat, type Lebanon } from "../state.ts";
import { glossary } from "./glossary.ts";
import { standings } from "./standings.ts";

type Eyes = View<Lebanon>;

/** whoever ends the phase with chits that nothing can be done with afterwards is told which. */
function forgone(_: Eyes, rows: readonly Move[], end: boolean, before: Eyes): Forgone | null {
  const { phase, phasing } = before.table;
  const { seat } = before;
  if (phase !== "operations" || !isSeat(seat) || seat !== phasing) return null;
  if (!end && !rows.some(({ action }) => action === endPhase.name)) return null;
  const wasted = left(before, rows).filter((type) => isWasted(before, seat, type));
  if (wasted.length === 0) return null;
  const plays = rows.filter(({ action }) => action !== endPhase.name);
  const verb = wasted.length === 1 ? "goes" : "go";
  return {
    act: plays.length > 0 ? "Submit and end" : "End my phase",
    lost: `${list(chitCounts(wasted))} ${verb} unused`,
    unasked: true,
  };
}

/** The chits in hand once all of these are played. */
function left({ hand }: Eyes, rows: readonly Move[]): readonly ChitType[] {
  const types = hand.chits.map(({ type }) => type);
  for (const type of rows.flatMap(spentOn)) {
    const at = types.indexOf(type);
    if (at >= 0) types.splice(at, 1);
  }
  return types;
}

/** Actions are named after the chit that they take; those of J-3 and J-6 may take several. */
function spentOn({ action, params }: Move): readonly ChitType[] {
  const named = CHIT_TYPES.find((type) => action.startsWith(`${type.replace("-", "").toLowerCase()}-`));
  switch (action) {
    case moveHqAction.name:
    case moveUnitsAction.name:
      return params.secure === "yes" ? ["J-3", "J-3"] : ["J-3"];
    case reinforce.name:
      return [CHIT_TYPES.find((type) => type === params.chit) ?? "J-1"];
    case j3Strike.name:
      return Array.isArray(params.missions) ? params.missions.map((): ChitType => "J-3") : [];
    case j6Infowar.name:
      return Array.from({ length: Number(params.n) }, (): ChitType => "J-6");
    default:
      return named ? [named] : [];
  }
}

/** what a J-2 shows is forgotten at the end of the turn; and few turns have any use for strategic movement. */
const MINOR: readonly ChitUse[] = ["examine-chits", "inspect", "strategic-movement"];

/** chits answer the other side in its own phase, if that is still to come. */
function isWasted({ content, table }: Eyes, seat: SeatId, type: ChitType): boolean {
  const uses = mustGet(content.chits, type).uses.filter(({ seats }) => seats.includes(seat));
  const answers = firstSeat(table) === seat && uses.some(({ when }) => when !== "phase");
  return !answers && uses.some(({ use, when }) => when === "phase" && !MINOR.includes(use));
}

export const guide: Pick<
  Guide<Lebanon>,
  "ending" | "forgone" | "welcome" | "brief" | "notice" | "standings" | "glossary"
> = {
  ending: ({ table }) => (table.phase === "operations" ? "phase" : "set-up"),
  forgone,
  welcome,
  brief,
  notice: ({ table: { phase: now, held, vp } }) => {
    if (now === "idf-set-up" || now === "strategy")
      return ["The IDF sets up in Israel, then the Insurgents in Lebanon; then both choose chits."];
    if (now !== "operations") return [];
    return [`Chits in hand: IDF ${held.idf}, Insurgents ${held.insurgent}. Insurgent VP so far: ${vp}.`];
  },
  standings,
  glossary,
};

/** The first message to a seat. */
function brief(view: View<Lebanon>): readonly string[] {
  return [
    view.seat === "idf" ? idf(view) : insurgent(view),
    "Each turn both sides choose Joint Ops chits in secret, then play them one by one, the IDF first.",
    `Now: ${phase(view.table).name}.`,
  ];
}

/** How it is played: what a seat wants, what it has, what is special, how the game ends, what comes now. */
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
