import type { PlanRow } from "../../../../engine/index.ts";
import type { SpaceId } from "../../content/board-types.ts";
import type { SeatId } from "../../content/sides.ts";
import { whyCrowded } from "../../rules/movement/crowding.ts";
import { seen } from "../../rules/now.ts";
import { spaceName } from "../../rules/pieces/words.ts";
import type { Viewer } from "./seen.ts";

/** spaces where the units could not stay together once all rows are done, each with the reason. */
export function crowdsIn(viewer: Viewer, seat: SeatId, rows: readonly PlanRow[]): ReadonlyMap<SpaceId, string> {
  const { hand } = viewer;
  if (!hand) return new Map();
  const game = seen({ ...viewer, seat, hand });
  const stacks = new Map(Object.entries(hand.stacks).map(([space, units]) => [space, [...units]]));
  for (const { action, params } of rows) {
    const units = (Array.isArray(params.units) ? params.units : [params.unit]).filter((id) => typeof id === "string");
    const to = action === "move" && Array.isArray(params.path) ? params.path.at(-1) : params.to;
    if (!MOVES.includes(action) || typeof to !== "string") continue;
    for (const [space, there] of stacks)
      stacks.set(
        space,
        there.filter((id) => !units.includes(id)),
      );
    stacks.set(to, [...(stacks.get(to) ?? []), ...units]);
  }
  return new Map(
    [...stacks].flatMap(([space, units]) => {
      const why = game.edition.spaces[space] ? whyCrowded(game, seat, space, units) : null;
      return why ? [[space, `${spaceName(game, space)}: ${why.text}`]] : [];
    }),
  );
}

const MOVES: readonly string[] = ["move", "air-move", "air-assault", "strategic-move"];
