/** A coup in Iraq or Syria: which units rebel, are lost or stay, and which camp withdraws. */
import { z } from "zod";
import { game, mustGet } from "#engine";
import { neighbours, reach } from "#graph";
import type { SpaceId, Unit, UnitId } from "../../content/board-types.ts";
import { isCommanded } from "../../content/edition-parts.ts";
import type { Country, Holder, Nation, SeatId } from "../../content/sides.ts";
import type { Fitna, Game } from "../../state.ts";
import { areFriends, specials } from "../map/relations.ts";
import { type Now, playing, tell } from "../now.ts";
import { destroy, enter, hold, lift, place, relocate, removeUnit, updateControl } from "../pieces/placing.ts";
import { type Standing, standingIn, strengthOf } from "../pieces/units.ts";
import type { CoupRoll } from "./events.ts";
import { inPackOrder } from "./lebanon-war.ts";
import { isOpenTo } from "./marching.ts";
import { spacesEntered } from "./triggers.ts";

const { procedure } = game<Fitna>();

/**
 * a side's units leave the space that the other camp keeps. Nobody is asked: they go where most friendly units
 * stand, of equals to the first space of the map.
 */
function withdraw(s: Now, side: Holder, from: SpaceId): void {
  const game = playing(s);
  const units = standingIn(game, from).filter((one) => one.side === side);
  const [to] = withdrawalSpaces(game, side, from, units);
  if (to !== undefined) go(s, side, from, to, units);
  else for (const one of units) goAlone(s, one);
}

/** D-43, Q-91: linked spaces of allies, else linked ones that are free; or the nearest of allies at any distance. The best first. */
export function withdrawalSpaces(
  game: Game,
  side: Holder,
  from: SpaceId,
  leaving: readonly Standing[],
): readonly SpaceId[] {
  const { edition, scenario, state } = game;
  const units = leaving.map(({ unit }) => unit);
  const isOpen = (space: SpaceId): boolean => isOpenTo(game, side, space, units);
  const isAllied = (space: SpaceId): boolean => {
    const holder = state.table.control[space];
    return holder !== undefined && areFriends(scenario, side, holder);
  };
  if (edition.parameters.coupRetreat === "closest-ally")
    return inOrder(
      game,
      nearestOf(game, from, (one) => isAllied(one) && isOpen(one)),
    );
  const open = neighbours(edition.ways, from).filter(isOpen);
  const allied = open.filter(isAllied);
  return inOrder(game, allied.length > 0 ? allied : open);
}

function nearestOf({ edition }: Game, from: SpaceId, isFit: (space: SpaceId) => boolean): readonly SpaceId[] {
  const ways = [...reach(edition.ways, from, () => ({ cost: 1 }))].filter(([space]) => space !== from && isFit(space));
  const least = Math.min(...ways.map(([, { cost }]) => cost));
  return ways.filter(([, { cost }]) => cost === least).map(([space]) => space);
}

/** As factions retreat; whoever is in a space that is open is a friend. */
function inOrder({ edition, state }: Game, spaces: readonly SpaceId[]): readonly SpaceId[] {
  const crowd = (space: SpaceId): number =>
    Object.values(state.table.stacks[space] ?? {}).reduce((sum, { size }) => sum + size, 0);
  const place = (space: SpaceId): number => edition.spaceIds.indexOf(space);
  return [...spaces].sort((a, b) => crowd(b) - crowd(a) || place(a) - place(b));
}

function go(s: Now, side: Holder, from: SpaceId, to: SpaceId, units: readonly Standing[]): void {
  const game = playing(s);
  relocate(
    game,
    units.map(({ id }) => id),
    to,
  );
  tell(s, { chapter: "powers", kind: "withdrew", side, from, to, units: units.length });
  if (enter(game, side, to))
    spacesEntered(s, { side, nations: [...new Set(units.map(({ unit }) => unit.nation))], spaces: [to] });
  updateControl(game, to); // among friends the strongest holds it now
}

/** No space takes all: each goes where there is room for it. */
function goAlone(s: Now, one: Standing): void {
  const game = playing(s);
  const [to] = withdrawalSpaces(game, one.side, one.space, [one]);
  if (to !== undefined) go(s, one.side, one.space, to, [one]);
  else {
    destroy(game, one.id);
    tell(s, { chapter: "powers", kind: "withdrew", side: one.side, from: one.space, to: null, units: 1 });
  }
}

type Shaken = Extract<Country, "IRQ" | "SYR">;

interface Notes {
  readonly country: Shaken;
}

/** The card changes tension by itself; at set-up nothing does. */
export const coup = procedure<Notes>("coup", { notes: z.strictObject({ country: z.enum(["IRQ", "SYR"]) }) })({
  roll: (s) => {
    const { country } = s.data;
    const units = inPackOrder(playing(s), country).filter((one) => !isLoyal(playing(s), one.unit));
    const rolls = units.map((one) => rolled(s, one, country));
    tell(s, { chapter: "powers", kind: "coup", country, rolls });
    for (const space of new Set(units.map((one) => one.space))) {
      part(s, space, rebelSeat(playing(s), country));
      updateControl(playing(s), space); // friends of those who are left
    }
    return "done";
  },
});

/** D-42: they never roll. */
export const isLoyal = ({ edition }: Pick<Game, "edition">, { marks, nation }: Unit): boolean =>
  marks.includes("loyal") || edition.parameters.loyalNations.includes(nation);

/** whose the rebels of a country are. */
export function rebelSeat(game: Game, country: Shaken): SeatId {
  const { scenario, edition } = game;
  const named = [
    ...specials(game, "set-up-coup").flatMap((one) => (one.country === country ? [one.replacementsTo] : [])),
    ...specials(game, "coup-rebels").flatMap((one) => (one.country === country ? [one.seat] : [])),
  ];
  const [first] = edition.nations[rebelsOf(country)].units;
  const counter = mustGet(edition.units, first ?? "");
  const seat = named[0] ?? scenario.seats.find((one) => isCommanded(scenario, one.seat, counter))?.seat;
  if (!seat) throw new Error(`nobody in scenario ${scenario.id} has the rebels of ${country}`);
  return seat;
}

const rebelsOf = (country: Shaken): Nation => (country === "SYR" ? "FSA" : "FIA");

/** one die for a unit: it rebels, is lost, or stays. */
function rolled(s: Now, { id, unit, space, reduced }: Standing, country: Shaken): CoupRoll {
  const game = playing(s);
  const die = s.dice.for(id).die();
  if (die >= 5) return { unit: id, space, die, outcome: "stays" };
  const rebel = die <= 2 ? counterFor(game, unit, rebelsOf(country)) : undefined;
  if (rebel === undefined) {
    if (game.edition.parameters.coupLost === "removed") removeUnit(game, id);
    else destroy(game, id);
    return { unit: id, space, die, outcome: "lost" };
  }
  const { table } = game.state;
  table.coupPool = table.coupPool.filter((one) => one !== rebel);
  lift(game, [id]);
  table.removed.push(id);
  place(game, rebelSeat(game, country), space, [rebel], reduced ? { reduced } : {});
  return { unit: id, space, die, outcome: { rebel } };
}

/** of the same type, else of any, the nearest in strength; the first of equals. */
export function counterFor(game: Game, { type, full }: Unit, nation: Nation): UnitId | undefined {
  const { edition, state } = game;
  const unlike = (id: UnitId): number => {
    const other = mustGet(edition.units, id);
    const strength = full.attack + full.defence - other.full.attack - other.full.defence;
    return Math.abs(strength) + (other.type === type ? 0 : 100);
  };
  const [first, ...rest] = edition.nations[nation].units.filter((id) => state.table.coupPool.includes(id));
  return first === undefined ? undefined : rest.reduce((best, id) => (unlike(id) < unlike(best) ? id : best), first);
}

/** where both camps are in a space the greater defence keeps it, loyal units in a tie. */
function part(s: Now, space: SpaceId, rebels: SeatId): void {
  const game = playing(s);
  const isRebel = ({ side }: Standing): boolean => areFriends(game.scenario, side, rebels);
  const all = standingIn(game, space);
  const [risen, steady] = [all.filter(isRebel), all.filter((one) => !isRebel(one))];
  if (risen.length === 0) return;
  const [rebel, loyal] = [defenceOf(risen), defenceOf(steady)];
  const kept = rebel > loyal ? "rebel" : "loyal";
  const leaving = kept === "rebel" ? steady : risen;
  if (steady.length > 0) tell(s, { chapter: "powers", kind: "camps", space, rebel, loyal, kept });
  for (const side of new Set(leaving.map((one) => one.side))) withdraw(s, side, space);
  if (kept === "rebel") hold(game, space, rebels);
}

const defenceOf = (units: readonly Standing[]): number =>
  units.reduce((sum, one) => sum + strengthOf(one.unit, one).defence, 0);
