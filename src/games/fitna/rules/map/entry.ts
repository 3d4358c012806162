/** Why units may not enter a space, pass through it or be there. */
import { keysOf, mustGet, type Refusal } from "#engine";
import { distance } from "#graph";
import type { Space, SpaceId } from "../../content/board-types.ts";
import { type Holder, isFaction, type Nation } from "../../content/sides.ts";
import { areFriends, boxAt, isClosed, type OpenGame, relationOf, sideName, specials } from "./relations.ts";

/** Units of one nation that go somewhere, and whose they are. */
export interface Entrant {
  readonly nation: Nation;
  readonly side: Holder;
}

const refused = (text: string, rule: string): Refusal => ({ code: "no-entry", text, rule });

/** R-105 Why units neither pass nor end in a space that they come to on the ground; null: they may. */
export const whyNoEntry = (game: OpenGame, who: Entrant, space: SpaceId): Refusal | null =>
  whyBanned(game, who, space) ?? whyOccupied(game, who.side, space);

/** Why units may not be in a space, whoever is there and however they come: on the ground, by air, in retreat. */
export function whyBanned(game: OpenGame, who: Entrant, id: SpaceId): Refusal | null {
  const box = boxAt(game, id);
  if (box) return box.country === who.side ? null : refused(`Only its own seat's units enter an off-map box.`, "R-085");
  const space = mustGet(game.edition.spaces, id);
  return (
    whyClosed(game, space) ??
    whyNotRussians(game, who, space) ??
    whyPeace(game, who, space) ??
    whyOtherKurds(game, who, space) ??
    whyNotInScenario(game, who, space)
  );
}

/** it has no part in the scenario. */
const whyClosed = (game: OpenGame, { id, name }: Space): Refusal | null =>
  isClosed(game, id) ? refused(`${name} is closed: nobody enters it in this scenario.`, "R-105") : null;

/** Russian units never enter Turkey, by any kind of movement. */
const whyNotRussians = ({ edition }: OpenGame, { nation }: Entrant, { country }: Space): Refusal | null =>
  nation === "RUS" && country === "TUR"
    ? refused("Russian units never enter Turkey.", edition.parameters.caveats)
    : null;

/** the space belongs to a side that it keeps peace with. */
function whyPeace(game: OpenGame, { side }: Entrant, { id, name }: Space): Refusal | null {
  const holder = game.state.table.control[id];
  if (holder === undefined || relationOf(game.scenario, side, holder) !== "peace") return null;
  return refused(`${name} is held by ${sideName(game, holder)}, with whom there is peace.`, "R-051");
}

/** R-172 (D-48). */
function whyOtherKurds(game: OpenGame, { nation }: Entrant, { name, kurds }: Space): Refusal | null {
  if (!isFaction(nation) || kurds === null || kurds === nation) return null;
  if (game.edition.parameters.kurdTerritory === "open" || specials(game, "kurds-as-one").length > 0) return null;
  return refused(`${name} bears the symbol of another Kurdish faction.`, "R-172");
}

/** What the scenario says of certain nations and seats. */
function whyNotInScenario(game: OpenGame, { nation, side }: Entrant, { id, country }: Space): Refusal | null {
  const { edition, state } = game;
  const land = edition.countries[country].name;
  const their = edition.nations[nation].name;
  if (specials(game, "rear-area").some((one) => one.country === country && one.nations.includes(nation)))
    return refused(`${land} is the rear area of another side: units of ${their} never enter it.`, "R-105");
  if (specials(game, "no-entry").some((one) => one.country === country && one.seat === side))
    return refused(`${sideName(game, side)} may not enter ${land} in this scenario.`, "R-105");
  const waiting = specials(game, "no-entry-before-usa").some((one) => one.country === country && one.seat === side);
  if (waiting && !state.table.intervened)
    return refused(`${sideName(game, side)} may not enter ${land} before the United States intervenes.`, "R-105");
  const tether = specials(game, "stay-home").find(
    (one) => one.nations.includes(nation) && state.table.turn < one.beforeTurn && linksFrom(game, one, id) > one.links,
  );
  if (!tether) return null;
  const home = edition.countries[tether.country].name;
  const far = tether.links === 0 ? `do not leave ${home}` : `go no further than ${tether.links} outside ${home}`;
  return refused(`Units of ${their} ${far} before turn ${tether.beforeTurn}.`, "R-105");
}

/** How many links a space is outside of a country. */
const linksFrom = ({ edition }: OpenGame, { country }: { readonly country: Space["country"] }, id: SpaceId): number =>
  Math.min(...edition.countries[country].spaces.map((home) => distance(edition.distances, home, id)));

/** Spaces where others than friends stand are not entered but by an offensive. */
export function whyOccupied(game: OpenGame, side: Holder, space: SpaceId): Refusal | null {
  const there = keysOf(game.state.table.stacks[space] ?? {});
  const other = there.find((one) => !areFriends(game.scenario, side, one));
  if (other === undefined) return null;
  return {
    code: "occupied",
    text: `Units of ${sideName(game, other)} stand in ${mustGet(game.edition.spaces, space).name}.`,
    rule: isFaction(other) ? "R-107" : "R-105",
  };
}
