/** Takes zones that nobody holds, keeps its own, and spends what is left where it hurts. */
import type { Advice } from "#engine";
import { selecting } from "../rules/chits/selection.ts";
import type { plays } from "../rules/sequence.ts";
import type { Lebanon } from "../state.ts";
import { ending, infiltrate, stopStrike, strategy } from "./bot/answers.ts";
import { commitment } from "./bot/commit.ts";
import { nextPlay } from "./bot/next-play.ts";
import { react } from "./bot/reactions.ts";
import { selection } from "./menus/chits.ts";

export const advice: Advice<Lebanon, typeof plays> = {
  "choosing-strategy": strategy,
  deploying: "fallback",
  "choosing-chits": (view) => selecting(view, selection(view)),
  playing: (view) => nextPlay(view) ?? ending(view),
  entered: (view, battle) => react(view, battle, { ambush: true, evade: true }),
  "entered-alone": (view, battle) => react(view, battle, { ambush: true, evade: false }),
  evading: (view, battle) => react(view, battle, { ambush: false, evade: true }),
  "choosing-evaders": "fallback",
  committing: commitment,
  "planning-fire": "fallback",
  "choosing-casualty": "fallback",
  "stopping-strikes": stopStrike,
  "effect-select": "fallback",
  "effect-discard": "fallback",
  "effect-infiltrate": infiltrate,
  "effect-return": "fallback",
  "effect-close": "fallback",
  "effect-syria": "fallback",
  "effect-escalate": "fallback",
  "effect-cut": "fallback",
  "effect-excess": "fallback",
};
