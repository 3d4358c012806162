/** Which spaces a standing order can name: single ones, kinds of them, or own towns that an enemy threatens. */
import type { Option, PublicView } from "#engine";
import { keysOf } from "#engine";
import { neighbours } from "#graph";
import type { SpaceId } from "../../content/board-types.ts";
import type { Holder } from "../../content/sides.ts";
import { areFriends } from "../../rules/map/relations.ts";
import { open, seen } from "../../rules/now.ts";
import { type Fitna, type Game, seatIdOf } from "../../state.ts";

export type Everyone = Pick<PublicView<Fitna>, "content" | "table">;

/** What orders ask where their seat decides by itself; `waiting`: who waits for it meanwhile. */
export const askTitle = (waiting: string): string =>
  `In which spaces do you want to be asked? (${waiting} waits there.)`;

/** Kinds of spaces, and the spaces of the map in its order: no list of orders depends on who is where. */
export const spaceOptions = (c: Everyone): readonly Option[] => {
  const { edition } = open(c);
  const kinds = [
    { value: "all", label: `All ${edition.labels.spaces}` },
    { value: "towns", label: "All cities and objectives" },
  ];
  return [...kinds, ...edition.spaceIds.map((value) => ({ value, label: edition.spaces[value]?.name ?? value }))];
};

export function isTown({ edition }: Pick<Game, "edition">, space: SpaceId): boolean {
  const { marks = [] } = edition.spaces[space] ?? {};
  return marks.includes("city") || marks.includes("objective");
}

/** Whether spaces or kinds of spaces that were named cover this one; none named: they do not. */
export const covers = (c: Everyone, named: readonly string[], space: SpaceId): boolean =>
  named.includes("all") || named.includes(space) || (named.includes("towns") && isTown(open(c), space));

/** What orders begin with: own towns next to an enemy. */
export function threatenedTowns(c: Parameters<typeof seen>[0]): readonly SpaceId[] {
  const game = seen(c);
  const { control, stacks } = game.state.table;
  const seat = seatIdOf(c.seat);
  const isFoe = (side: Holder): boolean => !areFriends(game.scenario, seat, side);
  return game.edition.spaceIds.filter(
    (space) =>
      control[space] === seat &&
      isTown(game, space) &&
      neighbours(game.edition.ways, space).some((next) => keysOf(stacks[next] ?? {}).some(isFoe)),
  );
}
