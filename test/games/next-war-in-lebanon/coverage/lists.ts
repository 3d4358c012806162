import { mustGet } from "#engine";
import {
  CHIT_TYPES,
  type ChitType,
  type ChitUse,
  SCENARIOS,
  type ScenarioId,
  SEATS,
  type SeatId,
} from "../../../../src/games/next-war-in-lebanon/content/types.ts";
import type { Row } from "../../../../src/games/next-war-in-lebanon/rules/effects/cascade.ts";
import type { Drawn } from "../../../../src/games/next-war-in-lebanon/rules/effects/events.ts";
import { stopping } from "../../../../src/games/next-war-in-lebanon/rules/strikes/stopping.ts";
import { book } from "../builder.ts";
import { EVENT_ROWS } from "./event-rows.ts";
import { UNIT_ROWS } from "./unit-rows.ts";

const { content } = book;

export const chitUse = (type: ChitType, use: ChitUse, seat: SeatId): string => `${type} ${use} (${seat})`;
export const inTandem = (row: string): string => `${row} in tandem`;

/** Whether one play may take several chits for it: a second J-3 to move securely; more dice, missions or zones. */
const TAKES_MORE: { readonly [use in ChitUse]: boolean } = {
  recover: false,
  rebuild: false,
  build: false,
  mode: false,
  "sanctuary-recover": false,
  "sanctuary-mode": false,
  reinforce: false,
  "examine-chits": false,
  inspect: false,
  evade: true,
  move: true,
  ambush: false,
  rockets: false,
  raid: false,
  "close-air-support": false,
  "deep-strike": true,
  sam: true,
  airmobile: false,
  "combat-support": false,
  "strategic-movement": false,
  plan: false,
  "information-warfare": true,
  "networked-operations": true,
  "syrian-air-defence": true,
};

/** both may rebuild, but only units of the IDF are ever reduced. */
const NEVER_REBUILT = chitUse("J-1", "rebuild", "insurgent");

/** Every function of every chit, by seat: by itself, and with more of its type where the rules let it. */
const chitUses = CHIT_TYPES.flatMap((type) =>
  content.chits[type].uses.flatMap(({ use, seats }) =>
    seats.flatMap((seat) => {
      const row = chitUse(type, use, seat);
      return TAKES_MORE[use] ? [row, inTandem(row)] : [row];
    }),
  ),
).filter((use) => use !== NEVER_REBUILT);

/** What a card of a row comes to: the faces of its die; or at once, at the end of the turn, nothing, another card. */
export function outcome({ do: effects }: Row, { comes, die }: Pick<Drawn, "comes" | "die">): string {
  const faces = effects.flatMap((effect) => effect.rows ?? []);
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
  if (effect.rows) return effect.rows.map(({ on }) => `on ${on.join("")}`);
  if (effect.kind === "ifCollateral") return ["now", "later", "nothing"]; // later: by Hamas in phase 4
  if (effect.kind === "redraw") return ["redrawn"];
  return effect.kind.startsWith("chit.") ? ["now", "later"] : ["now"];
}

export const effectRow = (scenario: ScenarioId, row: string, what: string): string => `${scenario} ${row} ${what}`;

/** Every row of the charts of both scenarios, with each of its outcomes. */
const effects = SCENARIOS.flatMap((scenario) =>
  [...new Set(Object.values(content.charts[scenario]))].flatMap((id) => {
    const row = mustGet(content.cascade, id);
    return outcomes(row, scenario).map((what) => effectRow(scenario, id, what));
  }),
);

export const windowRow = (window: string, seat: string): string => `${window} (${seat})`;

/** only the IDF announces strikes. */
const NEVER_STRUCK = windowRow(stopping.window?.name ?? "", "idf");

const windows = book.definition.windows
  .flatMap(({ name }) => SEATS.map((seat) => windowRow(name, seat)))
  .filter((row) => row !== NEVER_STRUCK);

/** All that has to happen. */
export const LISTS = {
  "Chit functions": chitUses,
  "Cascading Effects": effects,
  Units: UNIT_ROWS,
  Actions: [...book.actions.keys()],
  Windows: windows,
  Events: EVENT_ROWS,
} as const;
export type Section = keyof typeof LISTS;
