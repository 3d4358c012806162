import type { Dice } from "../../../../engine/index.ts";
import type { Holder, SeatId } from "../../content/sides.ts";
import type { Game } from "../../state.ts";
import { type Now, playing, tell } from "../now.ts";
import { unitOf } from "../pieces/units.ts";

/** on this or less. Against IS any seat has the best chance. */
const AGAINST_IS = 5;
const CHANCES: { readonly [seat in SeatId]?: number } = { ISR: 4, TUR: 3, SAU: 2 };

/** R-194 The highest die with which the United States approve of what a seat does; 0: they never do. */
export const approvedUpTo = (seat: SeatId, targetIsIS: boolean): number =>
  targetIsIS ? AGAINST_IS : (CHANCES[seat] ?? 0);

/** R-194 Whether a seat has American units, on the map or to come: it needs no approval. */
export function hasAmericans(game: Game, seat: SeatId): boolean {
  const { table, hands } = game.state;
  const pool = table.pools[seat];
  const own = [
    ...Object.keys(hands[seat]?.units ?? {}),
    ...(pool ? [...pool.batches.flat(), ...pool.waiting, ...pool.destroyed] : []),
    ...table.coming.filter((one) => one.seat === seat).flatMap(({ units }) => units),
  ];
  return table.intervened === true && own.some((id) => unitOf(game, id).nation === "USA");
}

/** R-194 Asks the United States; says whether they approve. `target`: whose units or space it is about; null: nobody's. */
export function approve(s: Now, seat: SeatId, target: Holder | null, dice: Dice = s.dice): boolean {
  if (hasAmericans(playing(s), seat)) return true;
  const upTo = approvedUpTo(seat, target === "IS");
  const die = upTo > 0 ? dice.die() : null; // §27.2: otherwise it fails by itself
  tell(s, { chapter: "powers", kind: "approval", seat, die, upTo });
  return die !== null && die <= upTo;
}
