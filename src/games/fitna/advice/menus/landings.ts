import type { Menu, Preset, View } from "../../../../engine/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import { airAssault, assaultLandings } from "../../rules/movement/air.ts";
import { ownIn } from "../../rules/movement/crowding.ts";
import { ownSpaces, ownUnits } from "../../rules/movement/movers.ts";
import { heldBy, whoIsThere } from "../../rules/movement/options.ts";
import { seen } from "../../rules/now.ts";
import type { Standing } from "../../rules/pieces/units.ts";
import { spaceName, unitName } from "../../rules/pieces/words.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";
import { type Field, fieldOf } from "../judgement/field.ts";
import { keepsOf } from "../judgement/keeps.ts";
import { inTurn } from "./in-turn.ts";

/** So many landings stand beside whole moves; all others are a second choice away. */
const MOST_LANDINGS = 3;

/** "104 Para Bde lands in Manbij": what is the enemy's, the most worth having first. */
function wholeLandings(c: View<Fitna>): readonly Preset[] {
  const now = seen(c);
  const field = fieldOf(now, seatIdOf(c.seat));
  const keeps = keepsOf(field);
  const all = ownSpaces(now, field.seat).flatMap((space) => {
    const stack = ownUnits(now, field.seat, ownIn(now, field.seat, space));
    const flying = stack.filter(({ unit }) => unit.airmobile);
    return stack.length === 1 && keeps(space) ? [] : flying.map((one) => landingsOf(now, field, one));
  });
  return inTurn(all, ({ to }) => to, MOST_LANDINGS).map(({ one, to }) => ({
    label: `${unitName(now, one.id)} lands in ${spaceName(now, to)}`,
    description: whoIsThere(now, to),
    params: { unit: one.id, to },
  }));
}

interface Landing {
  readonly one: Standing;
  readonly to: SpaceId;
  readonly gain: number;
}

const landingsOf = (now: Game, { seat, worth }: Field, one: Standing): readonly Landing[] =>
  assaultLandings(now, seat, one)
    .filter((to) => heldBy(now, seat, to) === "enemies")
    .map((to) => ({ one, to, gain: worth(to) }));

export const landingMenu: Menu<Fitna> = { action: airAssault, presets: wholeLandings };
