import { z } from "zod";
import { game, mustGet } from "../../../../engine/index.ts";
import { isCommanded } from "../../content/ground.ts";
import type { SpaceId } from "../../content/map-types.ts";
import type { Country, Nation, SeatId } from "../../content/sides.ts";
import type { Unit, UnitId } from "../../content/unit-types.ts";
import type { Fitna, Game } from "../../state.ts";
import { areFriends, specials } from "../map/relations.ts";
import { type Now, playing, tell } from "../now.ts";
import { destroy, hold, lift, place, removeUnit, settleControl } from "../pieces/placing.ts";
import { type Standing, standingIn, strengthOf } from "../pieces/units.ts";
import type { CoupRoll } from "./events.ts";
import { inPackOrder } from "./lebanon-war.ts";
import { withdraw } from "./withdrawal.ts";

const { procedure } = game<Fitna>();

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
      settleControl(playing(s), space); // friends of those who are left
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

/** */
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

/** where both camps stand in a space the greater defence keeps it, loyal units in a tie. */
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
