/** What a counter shows in a picture: symbol, size, whose it is, and its strengths as they are now. */
import { mustGet } from "#engine";
import type { Counter, Words } from "#scene";
import type { Unit } from "../../content/board-types.ts";
import type { Holder, Nation } from "../../content/sides.ts";
import { strengthOf } from "../../rules/pieces/units.ts";
import type { Seen, SeenUnit } from "./seen.ts";
import { colourOf, styleOf } from "./side-style.ts";

type Symbol = Pick<Counter, "pictogram" | "frame" | "branch">;

const SYMBOLS: { readonly [type in Unit["type"]]: Symbol } = {
  armour: { pictogram: "armour" },
  mechanized: { pictogram: "mechanised" },
  infantry: { pictogram: "infantry" },
  airborne: { pictogram: "airborne" },
  marines: { branch: "MAR" },
  "special-forces": { branch: "SF" },
  militia: { pictogram: "militia", frame: true },
  garrison: { pictogram: "fort", frame: true },
  leader: { pictogram: "leader", frame: true },
  decoy: { pictogram: "question", frame: true },
};

const ECHELONS: { readonly [size in NonNullable<Unit["size"]>]: string } = {
  regiment: "III",
  brigade: "X",
  division: "XX",
  corps: "XXX",
};

/** Letters of those whose colour is another's. */
const LETTERS: { readonly [nation in Nation]?: string } = {
  USA: "US",
  EGY: "EG",
  GCC: "GCC",
  FRA: "FR",
  HZL: "HZ",
  HZI: "HZI",
};

/** "4-3-5": attack, defence and movement as they are now. */
export function ratings(unit: Unit, seen: Pick<SeenUnit, "reduced">): string {
  const { attack, defence } = strengthOf(unit, seen);
  return `${attack}-${defence}-${unit.movement === "attacking" ? "A" : unit.movement}`;
}

/** A unit's counter in its side's colour; letters say whose it is where that is not the side's own army. */
export function counterOf({ edition }: Pick<Seen, "edition">, side: Holder, seen: SeenUnit): Counter {
  const unit = mustGet(edition.units, seen.unit);
  const { nation, size, type } = unit;
  return {
    colour: colourOf(side),
    ...SYMBOLS[type],
    ...(size ? { echelon: ECHELONS[size] } : {}),
    ...(styleOf(side).nations.includes(nation) ? {} : { topLeft: LETTERS[nation] ?? nation }),
    ...(type === "decoy" ? {} : { values: fitting(ratings(unit, seen), seen.reduced === true) }),
    ...(seen.reduced ? { reduced: true } : {}),
  };
}

/** "10-9-5" is wider than the others, and with a corner cut off there is less room: that is for the full size. */
const WIDE = 5;
const fitting = (text: string, isReduced: boolean): Words =>
  text.length > WIDE || isReduced ? { text, minor: true } : text;

/** face down. */
export const faceDown = ({ edition }: Pick<Seen, "edition">): Counter => ({
  colour: colourOf("IS"),
  faceDown: true,
  name: edition.labels.is.slice(0, 2),
});
