import type { Envelope } from "#engine";
import type { SeatId } from "../../src/games/fitna/content/sides.ts";
import type { Fitna } from "../../src/games/fitna/state.ts";
import { fitna, Play } from "../games/fitna/builder.ts";
import { withLuck } from "./lucky-throw.ts";

const phaseOf = (seat: SeatId) => ({ procedure: "operations", stage: "begin", data: { seat }, outcome: [] });

/** Turn 2 of scenario 1 begins, with these cards and two of the stacks, and dice that fall as the turn is to go. */
export function luckyTurn(): Envelope<Fitna> {
  const { env } = fitna({
    seat: "TUR",
    table: { turn: 2 },
    dice: "by counter", // as `withLuck` throws them
    held: { jisr: "TUR" },
    units: { maarat: { TUR: ["fsa-5"] }, hama: { SYR: ["syr-10m", "syr-4a"] } },
    hands: { TUR: [10, 17], SYR: [38, 13, 39, 40] },
  });
  const rest = env.frames.slice(0, 1); // what follows the phases
  const start = new Play({ ...env, frames: [...rest, phaseOf("SYR"), phaseOf("TUR")] }).run();
  return withLuck(
    start.env,
    (one) => new Play(one),
    playTurn,
    (game) => game.asked.actions.includes("exploit"),
  );
}

/** All of the turn that draws cards or rolls dice: the Rebels' phase, and Syria's until its armour goes on. */
const playTurn = (game: Play): unknown =>
  game
    .act("TUR", "use-depot")
    .act("TUR", "end-movement")
    .act("TUR", "end-offensives")
    .act("TUR", "end-phase", { draw: "1-1" })
    .act("SYR", "play-event", { card: "38", spaces: ["idlib"] })
    .act("TUR", "cancel-event", { card: "10" })
    .act("SYR", "plan", { cards: ["39", "40"], moving: 5, fighting: 5 })
    .act("TUR", "play-joker", { draw: "1-1" })
    .act("SYR", "end-movement")
    .act("SYR", "attack", { from: "hama", target: "maarat", units: ["syr-10m", "syr-4a"], cards: "ask" })
    .act("TUR", "play-assets", { cards: ["17"] })
    .act("SYR", "play-assets", { cards: ["13"] })
    .act("TUR", "pass-assets")
    .act("TUR", "retreat", { to: "idlib" });
