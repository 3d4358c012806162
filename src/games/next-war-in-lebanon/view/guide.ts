import type { Guide } from "../../../engine/index.ts";
import type { Lebanon } from "../state.ts";
import { forgone } from "./forgone.ts";
import { glossary } from "./glossary.ts";
import { standings } from "./standings.ts";
import { welcome } from "./welcome.ts";

/** What people are told beside the rules. */
export const guide: Pick<Guide<Lebanon>, "ending" | "forgone" | "welcome" | "notice" | "standings" | "glossary"> = {
  ending: ({ table }) => (table.phase === "operations" ? "phase" : "set-up"),
  forgone,
  welcome,
  notice: ({ table: { phase, held, vp } }) => {
    if (phase === "idf-set-up" || phase === "strategy")
      return ["The IDF sets up in Israel, then the Insurgents in Lebanon; then both choose chits."];
    if (phase !== "operations") return [];
    return [`Chits in hand: IDF ${held.idf}, Insurgents ${held.insurgent}. Insurgent VP so far: ${vp}.`];
  },
  standings,
  glossary,
};
