import type { Envelope, Frozen } from "../../../engine/index.ts";
import type { Content } from "../content/types.ts";
import type { Fitna, Game } from "../state.ts";
import { deckFaults } from "./cards/whole-deck.ts";
import { leavingIn } from "./command/settling.ts";
import { mapFaults } from "./map/map-faults.ts";
import { unitFaults } from "./pieces/all-units.ts";
import { powerFaults } from "./powers/power-faults.ts";
import { procedures } from "./procedures.ts";
import { gameOf } from "./setup/played.ts";

/** Section 9 of the spec: what holds after every action; what does not, a few words each. */
export function faults(env: Envelope<Fitna>, content: Frozen<Content>): readonly string[] {
  const game = gameOf(content, env);
  return [
    ...unitFaults(game),
    ...deckFaults(game),
    ...(isSettled(env) ? mapFaults(game) : []),
    ...powerFaults(game),
    ...phaseFaults(game),
    ...(isMidStep(env) ? [] : laggingFaults(game)),
  ];
}

/** Nothing is half done: in the middle of a coup both camps stand in one space, and who concedes may do so in the middle of anything. */
const isSettled = ({ frames, table }: Envelope<Fitna>): boolean =>
  table.ending?.why !== "conceded" &&
  frames.every(({ procedure }) => procedure === "campaign" || procedure === "operations");

/** Whether something is going on that nothing interrupts. */
function isMidStep({ frames, over }: Envelope<Fitna>): boolean {
  const paces = frames.flatMap(({ procedure }) => procedures.find(({ name }) => name === procedure)?.pace ?? []);
  return over !== null || paces.at(-1) === "whole";
}

/** what a step brings has come before anybody is asked again. */
const laggingFaults = (game: Game): readonly string[] => [
  ...(game.state.table.due ? [`${game.state.table.due.map(({ kind }) => kind).join(", ")} has not come`] : []),
  ...leavingIn(game).map(({ one, to }) => `R-052: ${one.id} is still of ${one.side}, not of ${to}`),
];

/** Invariants 7 and 8: what a phase may hold, and tension. */
function phaseFaults({ state: { table, hands } }: Game): readonly string[] {
  const { plan, tension, reached, once, owing, event, phase } = table;
  const moved = Object.values(hands).flatMap((hand) => hand.moved);
  const isTwice = (all: readonly unknown[]): boolean => new Set(all).size < all.length;
  return [
    ...(plan && (plan.cards.length > 2 || plan.moves < 0 || plan.offensives < 0) ? ["more was done than planned"] : []),
    ...(isTwice(moved) ? [`moved twice: ${moved.filter((id, i) => moved.indexOf(id) < i).join(", ")}`] : []),
    ...(tension < 0 || tension > 10 ? [`tension is ${tension}`] : []),
    ...(isTwice(reached) || isTwice(once) ? ["tension had an effect twice"] : []),
    ...(phase !== "events" && phase !== "over" && event ? [`card ${event.card} is still being played`] : []),
    ...(!event && Object.keys(owing).length > 0 ? ["cards are owed for no event"] : []),
  ];
}
