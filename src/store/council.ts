/** What can be settled about a council: its offices and calls, who acts for it, how people come to it. */
import { z } from "zod";

/** What a member of a council is to it; without one: a plain member. Negotiators, of whom there may be several, speak for it. */
export const COUNCIL_OFFICES = ["captain", "deputy", "negotiator"] as const;
export type CouncilOffice = (typeof COUNCIL_OFFICES)[number];

/** When a member of a council is called: at each question, when their vote is missing, never. */
export const CALLS = ["each", "missing", "never"] as const;
export type Calls = (typeof CALLS)[number];

/** Who acts for a council: whoever comes first, its captain, or what it votes for. */
export const COUNCIL_RULES = ["anyone", "captain", "vote"] as const;
export type CouncilRule = (typeof COUNCIL_RULES)[number];

/** Who answers offers for a council. */
export const OFFERED_TO = ["captain", "council"] as const;
export type OfferedTo = (typeof OFFERED_TO)[number];

/** How people come to a side of many: sides stay even, whichever they like, where the host puts them. */
export const COUNCIL_JOINING = ["balanced", "open", "host"] as const;
/** How they come to it once the campaign has started: the council lets them in, not at all, freely. */
export const JOINING_LATER = ["council", "closed", "open"] as const;

export const MOST_PEOPLE = 25;

/** How seats are held by several people. */
export const councilSettings = z.strictObject({
  /** The most members of a faction. */
  people: z.int().min(1).max(MOST_PEOPLE),
  joining: z.enum(COUNCIL_JOINING),
  later: z.enum(JOINING_LATER),
  /** Null: whoever comes first in a council of two or three, the vote in a larger one. */
  rule: z.enum(COUNCIL_RULES).nullable(),
  offers: z.enum(OFFERED_TO),
});
export type CouncilSettings = z.infer<typeof councilSettings>;
