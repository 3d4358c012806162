/** What a counter shows of a unit or an HQ: symbol, name, rating, mode and damage. */
import { type Frozen, mustGet } from "#engine";
import type { Counter } from "#scene";
import type { Content, HqId, UnitType } from "../../content/types.ts";
import { ratingOf, unitOf } from "../../rules/pieces/units.ts";
import type { SeenUnit } from "../../state.ts";
import { nationColour } from "./side-style.ts";

type Symbol = Pick<Counter, "pictogram" | "frame" | "branch">;

const SYMBOLS: { readonly [type in UnitType]: Symbol } = {
  armor: { pictogram: "armour" },
  mech: { pictogram: "mechanised" },
  light: { pictogram: "infantry" },
  cav: { pictogram: "recon" },
  sof: { branch: "SOF" },
  csu: { pictogram: "artillery" },
  militia: { pictogram: "militia", frame: true },
  guerrilla: { pictogram: "irregular" },
  "main-force": { pictogram: "infantry" },
  sr: { pictogram: "launcher" },
  mr: { pictogram: "launcher" },
  missile: { pictogram: "missile", frame: true },
};

/** Figures in parentheses take so much room that they are small on a counter below this edge; with a corner cut off there is none for them. */
const PARENTHESES = 71;
/** How much smaller a disrupted counter is drawn. */
const TILTED = 0.9;

/** A unit's counter: its symbol, its designation, and its rating in the mode that it is in. `edge`: how large it is drawn. */
export function counterOf(content: Frozen<Content>, seen: Frozen<SeenUnit>, edge: number): Counter {
  const { nation, type, short, fires } = unitOf(content, seen.unit);
  const { branch } = SYMBOLS[type];
  const rating = ratingOf(content, seen.unit, seen);
  const small = edge * (seen.disrupted ? TILTED : 1) < PARENTHESES;
  return {
    colour: nationColour(nation),
    ...SYMBOLS[type],
    ...(small && seen.disrupted && branch ? {} : { name: { text: designation(short, type), minor: true } }),
    values: fires || seen.reduced ? String(rating) : { text: `(${rating})`, minor: small },
    ...(seen.mode === "dispersed" ? { dispersed: true } : {}),
    ...(seen.disrupted ? { disrupted: true } : {}),
    ...(seen.reduced ? { reduced: true } : {}),
    ...(seen.fired ? { spent: true } : {}),
  };
}

/** What the symbol of a type says of its units. */
const SAID: { readonly [type in UnitType]?: string } = { cav: "Rec", sof: "SOF" };

/** What the symbol says already is left out: “1” above “SOF”. */
function designation(short: string, type: UnitType): string {
  const said = SAID[type];
  return said !== undefined && short.startsWith(`${said} `) ? short.slice(said.length + 1) : short;
}

/** A headquarters with nothing in its box. */
export const emptyHq = (content: Frozen<Content>, hq: HqId): Counter => ({
  colour: nationColour(mustGet(content.hqs, hq).nation),
  pictogram: "hq",
  values: { text: "empty", minor: true },
});
