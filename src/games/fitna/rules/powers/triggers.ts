/** What has happened on the map that may raise tension or bring great powers in. */
import { mustGet } from "#engine";
import type { SpaceId } from "../../content/board-types.ts";
import type { Parameters } from "../../content/parameters.ts";
import type { Scenario } from "../../content/scenario-types.ts";
import type { Country, Holder, Nation } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { areFriends } from "../map/relations.ts";
import { type Now, playing } from "../now.ts";
import { spaceName } from "../pieces/words.ts";
import { addDue, changeTension } from "./tension.ts";
import { takeNote } from "./types.ts";

type Trigger = Scenario["usa"][number]["on"];
type How = "attacked" | "occupied";

/** the first trigger brings the United States in, for the seat that the scenario names. */
function callAmericans(s: Now, enemy: Holder, space: SpaceId, how: How): void {
  const { table } = s.state;
  if (table.intervened || table.due?.some(({ kind }) => kind === "intervention")) return;
  const game = playing(s);
  const called = game.scenario.usa.find(
    ({ on, seat }) =>
      isTriggered(game, on, space, how) && table.order.includes(seat) && !areFriends(game.scenario, seat, enemy),
  );
  if (called) addDue(table, { kind: "intervention", seat: called.seat });
}

/** a country by an offensive against one of its spaces, or by entry; a named space as the edition says (D-54, D-55). */
function isTriggered({ edition }: Pick<Game, "edition">, on: Trigger, space: SpaceId, how: How): boolean {
  const { countries, parameters } = edition;
  switch (on) {
    case "kuwait":
      return countries.KUW.spaces.includes(space);
    case "jordan":
      return countries.JOR.spaces.includes(space);
    case "israel":
      return parameters.usTriggerIsrael.spaces.includes(space) && parameters.usTriggerIsrael.on.includes(how);
    case "incirlik":
      return space === "incirlik" && parameters.usTriggerIncirlik.includes(how);
    case "tension":
      return false; // that is checked when tension rises
  }
}

/** Units of a side have gone into or through these spaces on the ground or by air, and have taken them. */
export interface Entered {
  readonly side: Holder;
  readonly nations: readonly Nation[];
  readonly spaces: readonly SpaceId[];
}

/** An offensive was fought, with a die or without, whatever came of it. */
export interface Fought {
  readonly side: Holder;
  readonly target: SpaceId;
  readonly attackers: readonly Nation[];
  readonly defenders: readonly Nation[];
  readonly defendingSides: readonly Holder[];
  /** fights on the ground are those with a die. */
  readonly rolled: boolean;
}

/** A strike was made on a space. */
export interface Struck {
  readonly by: Holder;
  readonly nation: Nation;
  readonly space: SpaceId;
  readonly nations: readonly Nation[];
}

type Nations = readonly Nation[];
type FirstTime = Parameters["tensionTriggers"]["first"][number]["event"];

/** whose units count as Iranian, and as Arab. */
const IRANIANS: Nations = ["IRN", "HZI"];
const ARABS: Nations = ["SAU", "JOR", "EGY", "GCC"];

const CAUSES: { readonly [event in FirstTime]: string } = {
  "russia-attacks-turks": "Russia attacks Turkish units",
  "israel-iran-ground": "Israelis and Iranians fight on the ground",
  "iran-arabs-ground": "Iranians and Arabs fight on the ground",
  "iran-turkey-ground": "Iranians and Turks fight on the ground",
  "russia-iran-ground": "Russians and Iranians fight on the ground",
  "iraq-syria-iran-in-turkey": "Turkish territory is entered or attacked",
  "israel-takes-damascus": "Israel takes Damascus",
  "israel-takes-beirut": "Israel takes Beirut",
  "russia-iran-clash": "Russians and Iranians clash",
  "iran-turkey-clash": "Iranians and Turks clash",
  "turkey-takes-aleppo": "Turkey takes Aleppo",
};

const INVADERS: readonly Holder[] = ["SYR", "IRQ", "IRN"];

/** Units have gone somewhere. */
export function spacesEntered(s: Now, { side, nations, spaces }: Entered): void {
  const countryOf = (space: SpaceId): Country => mustGet(playing(s).edition.spaces, space).country;
  if (INVADERS.includes(side) && spaces.some((space) => countryOf(space) === "TUR"))
    happens(s, "iraq-syria-iran-in-turkey");
  for (const space of spaces) {
    if (side === "IS") islamicStateTakes(s, space, countryOf(space));
    for (const nation of nations) nationTakes(s, nation, space);
    callAmericans(s, side, space, "occupied");
  }
}

function nationTakes(s: Now, nation: Nation, space: SpaceId): void {
  if (nation === "ISR" && space === "damascus") {
    takeNote(s.state.table, "israel-has-held-damascus");
    happens(s, "israel-takes-damascus");
  }
  if (nation === "ISR" && space === "beirut") happens(s, "israel-takes-beirut");
  if (nation === "TUR" && space === "aleppo") happens(s, "turkey-takes-aleppo");
}

/** every time. */
function islamicStateTakes(s: Now, space: SpaceId, country: Country): void {
  const { edition } = playing(s);
  const { spaces, countries, by } = edition.parameters.tensionTriggers.isTakes;
  if (spaces.includes(space) || countries.includes(country))
    changeTension(s, by, `${edition.labels.is} takes ${spaceName({ edition }, space)}`);
}

/** An offensive is over. */
export function offensiveFought(s: Now, { side, target, attackers, defenders, rolled }: Fought): void {
  const { country } = mustGet(playing(s).edition.spaces, target);
  const between = (ones: Nations, others: Nations): boolean =>
    (isAny(attackers, ones) && isAny(defenders, others)) || (isAny(attackers, others) && isAny(defenders, ones));
  if (isAny(attackers, ["RUS"]) && isAny(defenders, ["TUR"]) && isIraqOrSyria(country)) {
    takeNote(s.state.table, "russia-has-attacked-turks");
    happens(s, "russia-attacks-turks");
  }
  if (isAny(attackers, ["RUS"]) && isAny(defenders, ["ISR"])) takeNote(s.state.table, "russia-has-hit-israelis");
  if (rolled && between(["ISR"], IRANIANS)) happens(s, "israel-iran-ground");
  if (rolled && between(IRANIANS, ARABS)) happens(s, "iran-arabs-ground");
  if (rolled && between(IRANIANS, ["TUR"])) happens(s, "iran-turkey-ground");
  if (rolled && between(["RUS"], IRANIANS)) happens(s, "russia-iran-ground");
  if (INVADERS.includes(side) && country === "TUR") happens(s, "iraq-syria-iran-in-turkey");
  clash(s, between);
  callAmericans(s, side, target, "attacked");
}

/** A strike has been made. Strikes never bring the United States in. */
export function spaceStruck(s: Now, { nation, space, nations }: Struck): void {
  const { country } = mustGet(playing(s).edition.spaces, space);
  if (nation === "RUS" && isAny(nations, ["TUR"]) && isIraqOrSyria(country))
    takeNote(s.state.table, "russia-has-struck-turks");
  if (nation === "RUS" && isAny(nations, ["ISR"])) takeNote(s.state.table, "russia-has-hit-israelis");
  clash(
    s,
    (ones, others) =>
      (ones.includes(nation) && isAny(nations, others)) || (others.includes(nation) && isAny(nations, ones)),
  );
}

/** they attack or strike each other. */
function clash(s: Now, between: (ones: Nations, others: Nations) => boolean): void {
  if (between(["RUS"], IRANIANS)) happens(s, "russia-iran-clash");
  if (between(IRANIANS, ["TUR"])) happens(s, "iran-turkey-clash");
}

const isAny = (nations: Nations, of: Nations): boolean => nations.some((nation) => of.includes(nation));
const isIraqOrSyria = (country: Country): boolean => country === "IRQ" || country === "SYR";

/** what raises tension the first time, if this edition says so. */
function happens(s: Now, event: FirstTime): void {
  const { once } = s.state.table;
  const line = playing(s).edition.parameters.tensionTriggers.first.find((one) => one.event === event);
  if (!line || once.includes(event)) return;
  once.push(event);
  changeTension(s, line.by, CAUSES[event]);
}
