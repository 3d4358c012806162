/** War in Lebanon: a die for each unit of Lebanese Hezbollah on the map. */
import { z } from "zod";
import { game, mustGet } from "#engine";
import { seat, type UnitId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import type { Fitna, Game } from "../../state.ts";
import { type Now, playing, tell } from "../now.ts";
import { destroy, mark, removeUnit, updateControl } from "../pieces/placing.ts";
import { type Standing, standing } from "../pieces/units.ts";
import type { LebanonRoll } from "./events.ts";

const { procedure } = game<Fitna>();

/** the card changes tension by itself. */
export const lebanonWar = procedure<{ readonly seat: SeatId }>("lebanon-war", { notes: z.strictObject({ seat }) })({
  rolls: (s) => {
    const hit = inPackOrder(playing(s), "HZL");
    tell(s, { chapter: "powers", kind: "lebanon", rolls: hit.map((one) => rolled(s, one)) });
    // others may hold the space now
    for (const space of new Set(hit.map((one) => one.space))) updateControl(playing(s), space);
    return "done";
  },
});

function rolled(s: Now, { id, reduced }: Standing): LebanonRoll {
  const game = playing(s);
  const die = s.dice.for(id).die();
  if (die <= 2) return { unit: id, die, outcome: "nothing" };
  if (die >= 4) {
    removeUnit(game, id);
    return { unit: id, die, outcome: "removed" };
  }
  if (reduced) {
    destroy(game, id); // it goes to the destroyed, and not out of the game
    return { unit: id, die, outcome: "eliminated" };
  }
  mark(game, id, { reduced: true });
  return { unit: id, die, outcome: "reduced" };
}

/** A nation's units on the map, as the pack lists them. */
export function inPackOrder(game: Game, nation: Standing["unit"]["nation"]): readonly Standing[] {
  const { units } = mustGet(game.edition.nations, nation);
  const place = (id: UnitId): number => units.indexOf(id);
  return standing(game)
    .filter(({ unit }) => unit.nation === nation)
    .sort((a, b) => place(a.id) - place(b.id));
}
