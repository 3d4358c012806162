import type { Decision, GuideChapter, Move, Prompt, Shortcut, View } from "../../../engine/index.ts";
import { nextPlay } from "../bot/next-play.ts";
import { chitWords } from "../chits/hand.ts";
import { uses } from "../chits/uses.ts";
import { clashZones } from "../combat/clashes.ts";
import type { ZoneId } from "../content/types.ts";
import { countIn } from "../pieces/groups.ts";
import { list, the, zoneName } from "../pieces/words.ts";
import { enemyOf, isSeat, type Lebanon } from "../state.ts";
import { firstSeat } from "../turn/campaign.ts";
import { lastTurn } from "../turn/phase.ts";
import { playLabel } from "./play-labels.ts";

/** The own phase: a sheet of plays. */
export const operations: GuideChapter<Lebanon> = {
  prompt: (view, { actions }) => (actions.includes("end-phase") ? prompt(view) : null),
  shortcuts: (view, { actions }) => (actions.includes("end-phase") ? endings(view) : []),
  label: playLabel,
  notice: ({ table }) => {
    if (table.phase !== "operations") return [];
    const { idf, insurgent } = table.held;
    return [`Chits in hand: IDF ${idf}, Insurgents ${insurgent}. Insurgent VP so far: ${table.vp}.`];
  },
};

/** What a computer player would play next. */
export const suggested = (view: View<Lebanon>, { actions }: Decision): Move | null =>
  actions.includes("end-phase") ? nextPlay(view) : null;

function prompt(view: View<Lebanon>): Prompt {
  const { table, hand } = view;
  const seat = isSeat(view.seat) ? view.seat : "idf";
  const held = chitWords(hand.chits.map(({ type }) => type));
  const theirs = table.held[enemyOf(seat)];
  const seen = hand.seen.length > 0 ? [`You have seen ${chitWords(hand.seen)} in their hand this turn.`] : [];
  return {
    question: `Turn ${table.turn} of ${lastTurn(table)}, your phase: what do you play?`,
    facts: [
      `Your hand: ${held || "no chits"}. ${seat === "idf" ? "The Insurgents hold" : "The IDF holds"} ${theirs}.`,
      ...seen,
      ...uses(view),
      ...unplayed(view),
      ...clashes(view),
    ],
  };
}

/** nobody saves chits for the next turn; said while what chits do is said. */
function unplayed({ table, hand, seat }: View<Lebanon>): readonly string[] {
  if (table.turn > 1 || hand.chits.length === 0) return [];
  return [
    firstSeat(table) === seat
      ? `Keep chits to answer ${the(enemyOf(firstSeat(table)))} in their phase; what is left at the end of the turn goes back to your pool.`
      : "Chits that are not played by the end of the turn go back to your pool.",
  ];
}

/** what the end of the phase brings. */
function clashes(view: View<Lebanon>): readonly string[] {
  const { content, table } = view;
  const zones = content.zoneIds.filter(
    (zone) => !table.fought.includes(zone) && countIn(view, "idf", zone) > 0 && countIn(view, "insurgent", zone) > 0,
  );
  if (zones.length === 0) return [];
  return [
    `Both sides are in ${list(zones.map((zone) => zoneName(content, zone)))}: they fight there when you end your phase.`,
  ];
}

/** SOF fight at the end of the phase only where they want to. */
function endings(view: View<Lebanon>): readonly Shortcut[] {
  const { sof } = clashZones(view);
  if (view.seat !== "idf" || sof.length === 0) return [];
  const end = (sofClashes: readonly ZoneId[]): Shortcut => {
    const move: Move = { action: "end-phase", params: { sofClashes, order: [] } };
    return { label: playLabel(view, move) ?? "", moves: [move] };
  };
  return [end([]), end(sof)];
}
