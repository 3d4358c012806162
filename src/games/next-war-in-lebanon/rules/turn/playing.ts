/** What a seat can play in its own phase, what it is told as it is asked, and how it may end the phase. */
import { game, move, type NamedAnswer, type Prompt } from "#engine";
import { type Eyes, enemyOf, type Lebanon, sideOf } from "../../state.ts";
import { chitWords } from "../chits/hand.ts";
import { uses } from "../chits/selection.ts";
import { clashZones } from "../combat/clashes.ts";
import { countIn } from "../pieces/groups.ts";
import { list, the, zoneName } from "../pieces/words.ts";
import { airmobile } from "../plays/airmobile.ts";
import { arrange } from "../plays/arrange.ts";
import { j1Build } from "../plays/build.ts";
import { endPhase } from "../plays/end-phase.ts";
import { j2Chits, j2Inspect } from "../plays/intelligence.ts";
import { moveHqAction } from "../plays/move-hq.ts";
import { moveUnitsAction } from "../plays/move-units.ts";
import { j5Plan, j6Infowar } from "../plays/planning.ts";
import { reinforce } from "../plays/reinforce.ts";
import { j1SanctuaryMode, j1SanctuaryRecover } from "../plays/sanctuary.ts";
import { attach, detach } from "../plays/task-forces.ts";
import { j1Mode, j1Rebuild, j1Recover } from "../plays/treat.ts";
import { withdraw } from "../plays/withdraw.ts";
import { j3Strike } from "../strikes/announce.ts";
import { j3Raid, j3Rockets } from "../strikes/rockets.ts";
import { firstSeat, lastTurn } from "./phase.ts";

const { question } = game<Lebanon>();

/** The own phase: a sheet of plays. */
export const playing = question.turn("playing", {
  actions: [
    moveHqAction,
    moveUnitsAction,
    j1Recover,
    j1Rebuild,
    j1Build,
    j1Mode,
    j1SanctuaryRecover,
    j1SanctuaryMode,
    reinforce,
    j2Chits,
    j2Inspect,
    airmobile,
    withdraw,
    attach,
    detach,
    arrange,
    j5Plan,
    j6Infowar,
    endPhase,
    j3Strike,
    j3Rockets,
    j3Raid,
  ],
  prompt,
  answers: endings,
  fallback: () => move(endPhase, { sofClashes: [], order: [] }),
});

function prompt(view: Eyes): Prompt {
  const { table, hand } = view;
  const seat = sideOf(view);
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
function unplayed({ table, hand, seat }: Eyes): readonly string[] {
  if (table.turn > 1 || hand.chits.length === 0) return [];
  return [
    firstSeat(table) === seat
      ? `Keep chits to answer ${the(enemyOf(firstSeat(table)))} in their phase; what is left at the end of the turn goes back to your pool.`
      : "Chits that are not played by the end of the turn go back to your pool.",
  ];
}

/** what the end of the phase brings. */
function clashes(view: Eyes): readonly string[] {
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
function endings(view: Eyes): readonly NamedAnswer[] {
  const { sof } = clashZones(view);
  if (view.seat !== "idf" || sof.length === 0) return [];
  return [[], sof].map((sofClashes) => ({ moves: [move(endPhase, { sofClashes, order: [] })] }));
}
