import type { Event } from "../../../../src/games/next-war-in-lebanon/rules/events.ts";

type KeyOf<E extends Event> = E extends Event ? `${E["chapter"]} ${E["kind"]}` : never;

/** Everything that anybody is ever told, and in which variants. */
const EVENTS: { readonly [key in KeyOf<Event>]: readonly string[] } = {
  "set-up strategy-chosen": [],
  "set-up deployed": [],
  "chits hands": [],
  "turn turn": [],
  "turn operations": [],
  "turn conceded": [],
  "plays attached": [],
  "plays detached": [],
  "plays arranged": [],
  "plays treated": ["recovered", "readied", "rebuilt", "mode"],
  "plays sanctuary": ["recover", "mode"],
  "plays built": [],
  "plays reinforced": ["J-1", "J-3"],
  "plays examined": [],
  "plays inspected": ["box", "stack"],
  "plays moved": ["usual", "secure"],
  "plays airlifted": [],
  "plays withdrew": [],
  "plays planned": [],
  "plays jammed": [],
  "plays phase-ended": [],
  "combat immune": [],
  "combat ambushed": [],
  "combat evasion": [],
  "combat evaded": [],
  "combat no-battle": ["evaded", "no-target"],
  "combat battle": ["entry", "ambush", "clash"],
  "combat committed": ["j4", "at", "networked", "close-air-support"],
  "combat sam": ["stopped", "missed"],
  "combat advantage": ["defender", "urban", "disrupted", "kfir", "networked"],
  "combat silent": ["no-firer", "no-target", "choice"],
  "combat firefight": ["disrupted", "reduced", "eliminated"],
  "combat anti-tank-over": [],
  "combat over": ["collateral", "usual"],
  /** No hand comes near a whole pool: "empty-pool" is for a pack with fewer chits. */
  "combat bonus": ["alone", "controls", "contested", "full-hand"],
  "strikes announced": [],
  "strikes missions-void": [],
  "strikes air-defence": ["stopped", "missed"],
  "strikes struck": ["area", "pgm", "blind", "decapitation"].flatMap((kind) =>
    ["hit", "missed", "sam", "air-defence"].map((what) => `${kind} ${what}`),
  ),
  "strikes rockets": [],
  "strikes raid": ["collateral", "usual"],
  "effects effect": ["phase", "collateral", "incursion"],
  "effects effect-void": [],
  "effects gained": [],
  "effects discarded": [],
  "effects infiltrated": [],
  "effects returned": [],
  "effects closed": [],
  "effects syria-in": [],
  "effects escalated": [],
  "effects shortened": ["last", "usual"],
  "effects hamas": [],
  "effects cut": [],
  "victory ended": ["idf", "insurgent", "draw"],
};

export const eventRow = (event: Event, variant: string | null): string =>
  [event.chapter, event.kind, variant ?? ""].join(" ").trimEnd();

export const EVENT_ROWS: readonly string[] = Object.entries(EVENTS).flatMap(([key, variants]) =>
  variants.length > 0 ? variants.map((variant) => `${key} ${variant}`) : [key],
);
