import type { View } from "../../../engine/index.ts";
import { distance } from "../../../graph/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import { dangerAt, type Field, fieldOf, isFriendly } from "../judgement/field.ts";
import { seen } from "../now.ts";
import { placesToArrive } from "../reinforcements/arrivals.ts";
import type { Arrival } from "../reinforcements/placing.ts";
import type { Fitna } from "../state.ts";
import { seatIdOf } from "../state.ts";

/** each arriving unit where it is wanted most: near to what is worth taking, and where most is in danger. */
export function arrivalsWanted(view: View<Fitna>): readonly Arrival[] {
  const field = fieldOf(seen(view), seatIdOf(view.seat));
  const wanted = new Map<SpaceId, number>();
  const wantedIn = (space: SpaceId): number => {
    const found = wanted.get(space) ?? appealOf(field, space);
    wanted.set(space, found);
    return found;
  };
  const placed: Arrival[] = [];
  for (let left = placesToArrive(view, placed); left.length > 0; left = placesToArrive(view, placed)) {
    const [first] = left;
    if (!first) break;
    const [best] = first.spaces.toSorted((a, b) => wantedIn(b) - wantedIn(a));
    if (best === undefined) break;
    placed.push({ unit: first.unit, space: best });
  }
  return placed;
}

function appealOf(field: Field, space: SpaceId): number {
  const { edition } = field.game;
  if (!(space in edition.spaces)) return 0;
  let most = 0;
  for (const other of edition.spaceIds) {
    if (isFriendly(field, other)) continue;
    most = Math.max(most, field.worth(other) / (1 + distance(edition.distances, space, other)));
  }
  return most + 0.5 * dangerAt(field, field.stacks, space);
}
