/** the phases of a turn, and what everyone is told as they pass. */
import { z } from "zod";
import { event } from "#engine";

/** The parts of a turn, and the phases of the rulebook that they belong to. */
export const PHASES = {
  deployment: "Deployment",
  claims: "Initiative",
  auction: "Initiative",
  street: "Arab Street",
  bazaar: "Arms Bazaar",
  coalition: "Coalition",
  action: "Action",
  combat: "Combat",
  civic: "Civic Action",
} as const;
export type PhaseName = keyof typeof PHASES;

/** What everyone is told. */
export const events = {
  turn: event("turn", { turn: z.int() }),
};
