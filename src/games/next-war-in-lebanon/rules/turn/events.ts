/** The phases that a game goes through, by name, and what is told as turns and operations begin. */
import { z } from "zod";
import { event } from "#engine";
import { SEATS } from "../../content/types.ts";

/** What pictures say of where a war stands, and the phase that it belongs to. */
interface PhaseWords {
  readonly shown: string;
  readonly name: string;
  /** Campaigns are stored with it; left out, it is the name. Parts of one phase have the same. */
  readonly id?: string;
}

/** What a war goes through, in its order. */
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
