import { type Forgone, type Move, mustGet, type View } from "../../../engine/index.ts";
import type { ChitUse } from "../content/chit-types.ts";
import { CHIT_TYPES, type ChitType, type SeatId } from "../content/types.ts";
import { chitCounts } from "../rules/chits/hand.ts";
import { list } from "../rules/pieces/words.ts";
import { endPhase } from "../rules/plays/end-phase.ts";
import { firstSeat } from "../rules/turn/phase.ts";
import { isSeat, type Lebanon } from "../state.ts";

type Eyes = View<Lebanon>;

/** whoever ends the phase with chits that nothing can be done with afterwards is told which. */
export function forgone(_: Eyes, rows: readonly Move[], end: boolean, before: Eyes): Forgone | null {
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
    case "move-hq":
    case "move-units":
      return params.secure === "yes" ? ["J-3", "J-3"] : ["J-3"];
    case "reinforce":
      return [CHIT_TYPES.find((type) => type === params.chit) ?? "J-1"];
    case "j3-strike":
      return Array.isArray(params.missions) ? params.missions.map((): ChitType => "J-3") : [];
    case "j6-infowar":
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
