import { game } from "../../../engine/index.ts";
import type { Iraq } from "../state.ts";
import { askForDiscards, replaceDiscards } from "./commitment.ts";
import { askForSides, reveal } from "./ground.ts";
import { closeNegotiations, openNegotiations, waitForReady } from "./negotiations/market.ts";
import { score } from "./score.ts";
import { deal } from "./situation.ts";
import { finish } from "./victory.ts";

const { procedure } = game<Iraq>();

/** TURN SEQUENCE: Situation, Commitment, Negotiations, Ground, Score; R-05: so many times as the game has turns. */
export const turns = procedure<null>("turns")({
  situation: (s) => {
    deal(s);
    return "commitment";
  },
  commitment: (s) => {
    askForDiscards(s);
    return "replacements";
  },
  replacements: (s) => {
    replaceDiscards(s);
    openNegotiations(s);
    return "negotiations";
  },
  negotiations: (s) => {
    if (waitForReady(s)) return "negotiations";
    closeNegotiations(s);
    return "sides";
  },
  sides: (s) => {
    askForSides(s);
    return "ground";
  },
  ground: (s) => {
    reveal(s);
    return "score";
  },
  score: (s) => {
    score(s);
    if (s.state.table.turn < s.state.table.turns) return "situation";
    s.end(finish(s));
    return "done";
  },
});
