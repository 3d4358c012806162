import {
  isAnyOpen,
  isOffered,
  matchName,
  type Offered,
  type Option,
  optionsOf,
  type Refusal,
} from "../../../../engine/index.ts";
import type { ChitType, UnitId, ZoneId } from "../../content/types.ts";
import type { Eyes } from "../../state.ts";
import { chitWords, holds } from "../chits/hand.ts";
import { getGroup, groupOf, isBox } from "../pieces/groups.ts";
import { unitOf } from "../pieces/units.ts";
import { hqName, no, unitName, zoneName } from "../pieces/words.ts";

/** R-130: Syrian pieces are used from the next Insurgent phase on. */
export const isUsable = ({ content, table }: Pick<Eyes, "content" | "table">, piece: string): boolean =>
  table.syriaRests !== true || (content.units[piece] ?? content.hqs[piece])?.nation !== "syria";

/** Own units on the map that can be used now, in the order of the pack. */
export const ownUnits = (c: Eyes): readonly UnitId[] =>
  c.content.unitIds.filter((unit) => Object.hasOwn(c.hand.units, unit) && isUsable(c, unit));

/** R-18: why a seat cannot play so many chits of a type; null: it can. */
export function lacks({ hand }: Eyes, type: ChitType, n = 1): Refusal | null {
  if (holds(hand, type) >= n) return null;
  const held = chitWords(hand.chits.map((chit) => chit.type));
  return no(
    `This takes ${n > 1 ? `${n} ${type}` : `a ${type}`}, and you hold ${held || "no chits"}.`,
    "R-18",
    "no-chit",
  );
}

/** Why none of these can be chosen; null: one can. */
export function noneOf(options: readonly Option[] | Offered, otherwise: Refusal): Refusal | null {
  if (isAnyOpen(options)) return null;
  const [first] = isOffered(options) ? optionsOf(options) : options;
  return first?.refused ?? otherwise;
}

/** The unit, HQ or zone that a word means, wherever it is. */
const named = <T extends { readonly id: string }>(
  all: readonly T[],
  names: (one: T) => readonly string[],
  word: string,
) => matchName(all, names, word).meant;

const unitCalled = ({ content }: Eyes, word: string): UnitId | null =>
  named(Object.values(content.units), ({ id, label }) => [id, label], word)?.id ?? null;

const zoneCalled = ({ content }: Eyes, word: string): ZoneId | null =>
  named(Object.values(content.zones), ({ id, name }) => [id, name], word)?.id ?? null;

/** Where an own unit stands: "Tyre", or "36 Ga'ash, Tyre". */
export function placeOf({ content, hand }: Eyes, unit: UnitId): string {
  const id = groupOf(hand, unit);
  if (id === null) return "not on the map";
  const zone = zoneName(content, getGroup(hand.groups, id).zone);
  return isBox(content, id) ? `${hqName(content, id)}, ${zone}` : zone;
}

/** Why a unit is none that this seat can use; null: it is one. */
function notMine(c: Eyes, unit: UnitId): Refusal | null {
  const name = unitName(c.content, unit);
  if (Object.hasOwn(c.hand.units, unit))
    return isUsable(c, unit) ? null : no(`${name} can be used from your next phase on.`, "R-130");
  const mine = (unitOf(c.content, unit).nation === "israel") === (c.seat === "idf");
  return no(mine ? `${name} is not on the map.` : `${name} is not yours.`, "R-01");
}

type Why<C, T> = (c: C, named: T, name: string) => Refusal | null;

/** Why a unit that somebody names is not among the choices; null where the word means no unit. */
export const whyNotUnit =
  <C extends Eyes>(why: Why<C, UnitId>) =>
  (c: C, word: string): Refusal | null => {
    const unit = unitCalled(c, word);
    return unit === null ? null : why(c, unit, unitName(c.content, unit));
  };

/** The same where it has to be one that this seat can use. */
export const whyNotOwn = <C extends Eyes>(why: Why<C, UnitId>) =>
  whyNotUnit<C>((c, unit, name) => notMine(c, unit) ?? why(c, unit, name));

/** The same of a zone. */
export const whyNotZone =
  <C extends Eyes>(why: Why<C, ZoneId>) =>
  (c: C, word: string): Refusal | null => {
    const zone = zoneCalled(c, word);
    return zone === null ? null : why(c, zone, zoneName(c.content, zone));
  };
