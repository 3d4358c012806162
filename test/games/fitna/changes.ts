import type { Frozen } from "#engine";
import type { SpaceId } from "../../../src/games/fitna/content/board-types.ts";
import type { Event } from "../../../src/games/fitna/rules/events.ts";
import type { Fitna, Table } from "../../../src/games/fitna/state.ts";
import { amount } from "../../amounts.ts";
import type { Changes } from "../../kit/index.ts";

type Seen = Frozen<Table>;

/** Units that came or went, and who holds a space; tension. */
export const changes: Changes<Fitna> = {
  place: ({ land }, id) => {
    if (id === "tension") return { kind: "score", colour: "bad" };
    const at = land.places[id];
    return {
      kind: "area",
      id,
      ring: land.areas.find((area) => area.id === id)?.polygon[0] ?? [],
      spots: at ? [at] : [],
      reach: 90,
    };
  },
  between: (before, after, { land }) => [
    ...spacesOf(before, after).filter(
      (space) => land.places[space] && standingIn(before, space) !== standingIn(after, space),
    ),
    ...(before.tension === after.tension ? [] : ["tension"]),
  ],
  told: placesOf,
  every: amount(9, 3),
};

const spacesOf = (...tables: readonly Seen[]): readonly SpaceId[] => [
  ...new Set(tables.flatMap(({ control, stacks }) => [...Object.keys(control), ...Object.keys(stacks)])),
];

function standingIn({ control, stacks }: Seen, space: SpaceId): string {
  const sizes = Object.entries(stacks[space] ?? {}).flatMap(([side, stack]) =>
    stack && stack.size > 0 ? [`${side} ${stack.size}`] : [],
  );
  return [control[space] ?? "nobody", ...sizes.sort()].join(", ");
}

/** Where strikes and offensives were, whatever came of them, and where units went. */
function placesOf(event: Event): readonly SpaceId[] {
  switch (event.kind) {
    case "moved":
    case "sent-back":
      return [event.from, event.to];
    case "withdrew":
      return [event.from, event.to ?? event.from];
    case "kurd-moved":
      return [event.from, event.path.at(-1) ?? event.from];
    case "retreated":
    case "advanced":
    case "exploited":
      return [event.space];
    case "rolled":
      return [event.from, event.target];
    case "strike":
      return [event.space];
    case "arrived":
      return event.to.map(({ space }) => space);
    default:
      return [];
  }
}
