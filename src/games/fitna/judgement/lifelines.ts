import type { Nation, SeatId } from "../content/sides.ts";
import { isClosed } from "../map/relations.ts";
import { sourcesOf } from "../map/sources.ts";
import { onceEach } from "../once.ts";
import type { Game } from "../state.ts";
import { holdsWithFriends } from "../victory/holding.ts";
import type { Needs } from "./needs.ts";

/** What the only source of supply is worth that is left; several share it. */
const SUPPLY = 8;
/** One that others hold, of that. */
const LOST = 0.5;

/** how much of a seat's supply hangs on each of the sources of its main nation. */
export const lifelinesOf = onceEach((game: Game, seat: SeatId): Needs => {
  const nation = mainNation(game, seat);
  if (!nation) return new Map();
  const sources = sourcesOf(game, nation, "SYR").filter((space) => !isClosed(game, space));
  const held = sources.filter(holdsWithFriends(game, seat));
  const share = SUPPLY / Math.max(1, held.length);
  return new Map(sources.map((space) => [space, held.includes(space) ? share : share * LOST]));
});

/** The first that it commands. */
const mainNation = ({ scenario }: Game, seat: SeatId): Nation | undefined =>
  scenario.seats.find((line) => line.seat === seat)?.commands.flatMap(({ nations }) => nations)[0];
