import {
  CHIT_TYPES,
  type ChitType,
  type ChitUse,
  SCENARIOS,
  type ScenarioId,
  SEATS,
  type SeatId,
  type UnitId,
} from "../../../src/games/next-war-in-lebanon/content/types.ts";
import type { Row } from "../../../src/games/next-war-in-lebanon/effects/cards.ts";
import type { Drawn } from "../../../src/games/next-war-in-lebanon/effects/events.ts";
import type { Event } from "../../../src/games/next-war-in-lebanon/events.ts";
import { isSupport, unitOf } from "../../../src/games/next-war-in-lebanon/pieces/units.ts";
import { book } from "./builder.ts";

const { content } = book;

export const chitUse = (type: ChitType, use: ChitUse, seat: SeatId): string => `${type} ${use} (${seat})`;

/** both may rebuild, but only units of the IDF are ever reduced. */
const NEVER_REBUILT = chitUse("J-1", "rebuild", "insurgent");

/** Every function of every chit, by seat. */
const chitUses = CHIT_TYPES.flatMap((type) =>
  content.chits[type].uses.flatMap(({ use, seats }) => seats.map((seat) => chitUse(type, use, seat))),
).filter((use) => use !== NEVER_REBUILT);

/** What a card of a row comes to: the faces of its die; or at once, at the end of the turn, nothing, another card. */
export function outcome({ do: effects }: Row, { comes, die }: Pick<Drawn, "comes" | "die">): string {
  const faces = effects.flatMap((effect) => (effect.kind === "die" ? effect.rows : []));
  const face = faces.find(({ on }) => die !== null && on.includes(die));
  return face ? `on ${face.on.join("")}` : comes;
}

function outcomes(row: Row, scenario: ScenarioId): readonly string[] {
  const isLeftOut = row.concerns !== null && content.scenarios[scenario].widerWar;
  const isNone = row.once || isLeftOut || row.id === "israeli-escalation";
  return [...usualOutcomes(row), ...(isNone ? ["no-event"] : [])];
}

function usualOutcomes({ do: [effect] }: Row): readonly string[] {
  if (!effect) return ["nothing"];
  if (effect.kind === "die") return effect.rows.map(({ on }) => `on ${on.join("")}`);
  if (effect.kind === "ifCollateral") return ["now", "later", "nothing"]; // later: by Hamas in phase 4
  if (effect.kind === "redraw") return ["redrawn"];
  return effect.kind.startsWith("chit.") ? ["now", "later"] : ["now"];
}

export const effectRow = (scenario: ScenarioId, row: string, what: string): string => `${scenario} ${row} ${what}`;

/** Every row of the charts of both scenarios, with each of its outcomes. */
const effects = SCENARIOS.flatMap((scenario) =>
  [...new Set(Object.values(content.charts[scenario]))].flatMap((id) => {
    const row = content.cascade[id];
    return row ? outcomes(row, scenario).map((what) => effectRow(scenario, id, what)) : [];
  }),
);

/** Units of one nation and type: Hezbollah's missiles are others than Syria's. */
export function unitRow(unit: UnitId, what: "moves" | "fires" | "supports" | "is a target" | "is lost"): string {
  const { nation, type } = unitOf(content, unit);
  return `${nation} ${type} ${what}`;
}

/** Syrian missiles stay dispersed, and in Syria. */
const NEVER_MOVED = unitRow("syr-msl-1", "moves");

/** Support units fire at nobody: they add to the fire of others. */
const units = new Set(
  content.unitIds.flatMap((unit) =>
    (["moves", isSupport(content, unit) ? "supports" : "fires", "is a target", "is lost"] as const).map((what) =>
      unitRow(unit, what),
    ),
  ),
);
units.delete(NEVER_MOVED);

const ASK_BOTH = ["W1", "W2", "W3", "W7", "W8"];
const windows = [...ASK_BOTH.flatMap((window) => SEATS.map((seat) => `${window} (${seat})`)), "W5 (insurgent)"];

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
  "strikes sam": [],
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

const events = Object.entries(EVENTS).flatMap(([key, variants]) =>
  variants.length > 0 ? variants.map((variant) => `${key} ${variant}`) : [key],
);

/** All that has to happen. */
export const LISTS = {
  "Chit functions": chitUses,
  "Cascading Effects": effects,
  Units: [...units],
  Actions: [...book.actions.keys()],
  Windows: windows,
  Events: events,
} as const;
export type Section = keyof typeof LISTS;
