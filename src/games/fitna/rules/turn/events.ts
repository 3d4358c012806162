/** What the phases and segments of a turn are called, and what is told of turns, bids and concessions. */
import { z } from "zod";
import { cardNumber, seat } from "../../content/board-types.ts";
import { inChapter } from "../event-kinds.ts";

/** Where a turn stands: what pictures say, and what it is called while it is no seat's phase. */
interface PhaseWords {
  readonly shown: string;
  readonly name?: string;
}

/** The segments of a seat's phase, in their order. */
export const SEGMENTS = {
  events: { shown: "events" },
  supply: { shown: "supply" },
  planning: { shown: "plan" },
  movement: { shown: "movement" },
  offensives: { shown: "offensives" },
  strategic: { shown: "strategic movement" },
  adjust: { shown: "drawing cards" },
} as const;

/** What a campaign goes through: before the first turn, between the phases of seats, within one, and at the end. */
const PHASES = {
  "set-up": { shown: "set-up", name: "set-up" },
  "first-hands": { shown: "first hands", name: "first cards" },
  bid: { shown: "bid", name: "bids for the order of play" },
  ...SEGMENTS,
  over: { shown: "the end", name: "end of the game" },
} as const satisfies { readonly [phase: string]: PhaseWords };
export type PhaseName = keyof typeof PHASES;

export const phaseWords = (phase: PhaseName): PhaseWords => PHASES[phase];

const event = inChapter("turn");

export const turnEvents = {
  turnBegun: event("turn", { turn: z.int(), turns: z.int(), order: z.array(seat) }),
  bidsShown: event("bids", {
    /** In the order of play that comes of them. */
    bids: z.array(z.strictObject({ seat, cards: z.array(cardNumber) })),
  }),
  phaseBegun: event("phase", { seat }),
  conceded: event("conceded", { seat }),
};
