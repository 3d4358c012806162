import type { View } from "../../../../engine/index.ts";
import type { SpaceId } from "../../content/map-types.ts";
import { seen } from "../../rules/now.ts";
import { placesToArrive } from "../../rules/reinforcements/arrivals.ts";
import type { Arrival } from "../../rules/reinforcements/placing.ts";
import { type Fitna, seatIdOf } from "../../state.ts";
import { dangerAt, fieldOf } from "../judgement/field.ts";
import { appealOf } from "../judgement/gains.ts";

/** What is in danger counts half as much as what is to be won. */
const DANGER = 0.5;

/** each arriving unit where it is wanted most: near to what is worth taking, and where most is in danger. */
export function arrivalsWanted(view: View<Fitna>): readonly Arrival[] {
  const field = fieldOf(seen(view), seatIdOf(view.seat));
  const wanted = new Map<SpaceId, number>();
  const wantedIn = (space: SpaceId): number => {
    const found = wanted.get(space) ?? appealOf(field, space) + DANGER * dangerAt(field, field.stacks, space);
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
