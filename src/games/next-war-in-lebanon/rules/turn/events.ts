import { z } from "zod";
import { event } from "../../../../engine/index.ts";
import { SEATS } from "../../content/types.ts";

/**
 * What a war goes through, in its order: what pictures say, and the phase that it belongs to. By `id` campaigns are stored:
 * left out, it is the name; parts of one phase have the same.
 */
interface PhaseWords {
  readonly shown: string;
  readonly name: string;
  readonly id?: string;
}

const PHASES = {
  strategy: { shown: "strategy", name: "IDF set-up", id: "set-up of the IDF" },
  "idf-set-up": { shown: "IDF", name: "IDF set-up", id: "set-up of the IDF" },
  "insurgent-set-up": { shown: "Insurgents", name: "Insurgent set-up", id: "set-up of the Insurgents" },
  "first-chits": { shown: "first chits", name: "first chits" },
  operations: { shown: "operations", name: "operations" },
  effects: { shown: "Cascading Effect", name: "end of turn", id: "end of the turn" },
  chits: { shown: "end of turn", name: "end of turn", id: "end of the turn" },
  over: { shown: "the end", name: "end of the game" },
} as const satisfies { readonly [phase: string]: PhaseWords };
export type PhaseName = keyof typeof PHASES;

export const phaseWords = (phase: PhaseName): PhaseWords => PHASES[phase];

const turn = z.literal("turn");
const seat = z.enum(SEATS);
export const turnEvents = {
  turn: event("turn", { chapter: turn, turn: z.int(), length: z.int() }),
  operations: event("operations", { chapter: turn, seat }),
  conceded: event("conceded", { chapter: turn, seat }),
};
