/** In which spaces a unit may arrive: the arrival table, line by line, with supply and room. */
import { onceEach } from "#engine";
import { neighbours } from "#graph";
import type { SpaceId, Unit, UnitId } from "../../content/board-types.ts";
import type { Country, Nation, SeatId } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { whyNoEntry } from "../map/entry.ts";
import { areFriends, boxAt, everywhere, isClosed, specials } from "../map/relations.ts";
import { type Tracing, tracing, tracingSeen } from "../map/supply.ts";
import { whyCrowded } from "../movement/crowding.ts";
import { unitOf } from "../pieces/units.ts";
import type { Coming } from "./events.ts";

/** Whether a space is one where units of a kind may arrive, supply and stacking aside. */
type Place = (space: SpaceId) => boolean;
type Spaces = readonly SpaceId[];

/** R-089, R-091 (Q-18) The spaces where a unit may arrive, in the order of the map; `room`: where it would find room. */
export function arrivalSpaces(
  game: Game,
  seat: SeatId,
  id: UnitId,
  how: Coming = "batch",
  room: Place = hasRoom(game, seat, id),
  open: readonly Spaces[] = openSpaces(game, seat, id, how),
): Spaces {
  for (const spaces of open) {
    const found = spaces.filter(room);
    if (found.length > 0) return found;
  }
  return [];
}

/** The spaces of its line of the table where it would be in supply; those of a second list count where the first has no room. */
export function openSpaces(
  game: Game,
  seat: SeatId,
  id: UnitId,
  how: Coming,
  traces: Tracing = tracing(game),
): readonly Spaces[] {
  const unit = unitOf(game, id);
  const { nation } = unit;
  if (comesByCardAlone(game, nation) || isOver(game, nation)) return [];
  return placesFor(game, seat, unit, how).map((place) =>
    everywhere(game.edition).filter(
      (space) => place(space) && traces(unit, seat, space) && whyNoEntry(game, { nation, side: seat }, space) === null,
    ),
  );
}

/** The same of a game that is only looked at. */
export const openSpacesSeen = onceEach((game: Game, seat: SeatId, id: UnitId, how: Coming) =>
  openSpaces(game, seat, id, how, tracingSeen(game)),
);

const hasRoom =
  (game: Game, seat: SeatId, id: UnitId): Place =>
  (space) =>
    whyCrowded(game, seat, space, [...(game.state.hands[seat]?.stacks[space] ?? []), id]) === null;

/** Some come only by a card of their own. */
const comesByCardAlone = (game: Game, nation: Nation): boolean =>
  specials(game, "enter-only-by-card").some(({ nations }) => nations.includes(nation));

/** after its rebellion nobody of the PKK arrives. */
const isOver = ({ state }: Game, nation: Nation): boolean => nation === "PKK" && state.table.rebellion === "over";

/** where it may arrive; where no place of the first kind is left, the second counts. */
function placesFor(game: Game, seat: SeatId, unit: Unit, how: Coming): readonly Place[] {
  const { edition } = game;
  const own = ownedBy(game, seat);
  const { russia10, russiaNew } = edition.parameters;
  if (how === "russia-in")
    return [
      (space) =>
        (russia10.spaces.includes(space) && isFriendly(game, seat, space)) ||
        (own(space) && isLinkedTo(game, space, russia10.linkedTo)),
    ];
  if (how === "russia-new") return russiaNew === "ports-first" ? [inPorts(game, seat), own] : [own];
  if (how === "in-lebanon") return [both(own, isIn(game, ["LEB"]))];
  const special = specials(game, "arrive-in").find(({ nations }) => nations.includes(unit.nation));
  if (special) return [both(own, isIn(game, [special.country]))];
  return [byNation(game, seat, unit, how)];
}

/** R-091, line by line. */
function byNation(game: Game, seat: SeatId, unit: Unit, how: Coming): Place {
  const { parameters } = game.edition;
  const own = ownedBy(game, seat);
  const ownIn = (...countries: readonly Country[]): Place => both(own, isIn(game, countries));
  const { nation, airmobile } = unit;
  switch (nation) {
    case "USA":
    case "FRA":
    case "UK":
    case "HZI":
      return own;
    case "JOR":
      return throughJordan(game, own);
    case "EGY":
      return airmobile ? own : throughJordan(game, own);
    case "GCC":
      if (airmobile) return own;
      return unit.state === "KUW" ? ownIn("SAU", "KUW") : ownIn("SAU");
    case "IRN":
      // where Iran is closed, any space of their own
      return unit.type === "airborne" || isCountryClosed(game, "IRN") ? own : atHome(game, own, "IRN", how);
    case "RUS":
      return specials(game, "russians-arrive-anywhere").length > 0 ? own : inPorts(game, seat);
    case "SHI":
      return ownIn(...shiaCountries(game, seat));
    case "SUN":
      return either(ownIn("IRQ", "SYR"), sunniBesides(game, own));
    case "FSA":
      return parameters.freeArmiesLinked ? either(ownIn("SYR"), both(own, isBeside(game, "TUR", "SYR"))) : ownIn("SYR");
    case "FIA":
      return parameters.freeArmiesLinked ? either(ownIn("IRQ"), both(own, isBeside(game, "SAU", "IRQ"))) : ownIn("IRQ");
    case "LEB":
    case "HZL":
      return ownIn("LEB");
    case "KDP":
    case "PYD":
    case "PKK":
      return both(own, (space) => game.edition.kurdish[nation].includes(space));
    case "IS":
      return () => false;
    default:
      return atHome(game, own, nation, how);
  }
}

/** The line of those that arrive in their own country (D-28), or in its off-map box. */
function atHome(game: Game, own: Place, country: Country, how: Coming): Place {
  const inBox: Place = (space) => boxAt(game, space)?.country === country && own(space);
  if (how === "rebuilt" && game.edition.parameters.arrivalRebuilt === "any-own") return own;
  return either(both(own, isIn(game, [country])), inBox);
}

/** D-26: where the seat holds the country; a seat that holds neither, in both. */
function shiaCountries({ edition, scenario }: Game, seat: SeatId): readonly Country[] {
  const all: readonly Country[] = ["IRQ", "SYR"];
  const commands = scenario.seats.find((one) => one.seat === seat)?.commands.flatMap(({ nations }) => nations) ?? [];
  // the Syrian seat has none in Iraq
  if (edition.parameters.shiaArrival === "iraq-but-syrian-seat-syria") return seat === "SYR" ? ["SYR"] : ["IRQ"];
  const held = all.filter((country) => commands.some((nation) => nation === country));
  return held.length > 0 ? held : all;
}

/** D-27: empty spaces there too, Saudi ones linked to Iraq and Turkish ones linked to Syria. */
function sunniBesides(game: Game, own: Place): Place {
  const { emptySpaces, linked } = game.edition.parameters.sunniArrival;
  const isEmpty: Place = (space) => game.state.table.stacks[space] === undefined;
  const empty = emptySpaces ? both(isIn(game, ["IRQ", "SYR"]), isEmpty) : nowhere;
  const beside = either(isBeside(game, "SAU", "IRQ"), isBeside(game, "TUR", "SYR"));
  return linked ? either(empty, both(own, beside)) : empty;
}

/** Jordanians and Egyptians: H4 and H5, or Saudi sources where Jordan is closed. */
function throughJordan(game: Game, own: Place): Place {
  const { supplies } = game.edition;
  const gates = isCountryClosed(game, "JOR") ? supplies.SAU : supplies.JOR;
  return both(own, (space) => gates.includes(space));
}

const inPorts =
  (game: Game, seat: SeatId): Place =>
  (space) =>
    game.edition.supplies.RUS.includes(space) && isFriendly(game, seat, space);

const nowhere: Place = () => false;
const both =
  (a: Place, b: Place): Place =>
  (space) =>
    a(space) && b(space);
const either =
  (a: Place, b: Place): Place =>
  (space) =>
    a(space) || b(space);

/** Controlled by the seat; an off-map box is its country's. */
const ownedBy =
  (game: Game, seat: SeatId): Place =>
  (space) => {
    const box = boxAt(game, space);
    return box ? box.country === seat : game.state.table.control[space] === seat;
  };

function isFriendly({ scenario, state }: Game, seat: SeatId, space: SpaceId): boolean {
  const holder = state.table.control[space];
  return holder !== undefined && areFriends(scenario, seat, holder);
}

const isIn =
  ({ edition }: Pick<Game, "edition">, countries: readonly Country[]): Place =>
  (space) =>
    countries.some((country) => edition.spaces[space]?.country === country);

const isLinkedTo = ({ edition }: Game, space: SpaceId, others: readonly SpaceId[]): boolean =>
  edition.spaces[space] !== undefined && neighbours(edition.ways, space).some((next) => others.includes(next));

/** Spaces of a country that are linked to another. */
const isBeside =
  (game: Game, country: Country, other: Country): Place =>
  (space) =>
    game.edition.spaces[space]?.country === country && isLinkedTo(game, space, game.edition.countries[other].spaces);

const isCountryClosed = (game: Game, country: Country): boolean =>
  game.edition.countries[country].spaces.every((space) => isClosed(game, space));
