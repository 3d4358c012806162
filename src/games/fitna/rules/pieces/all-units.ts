/** What is wrong with the units: each that takes part is in one place, and everyone's stacks are those on the map. */
import { entriesOf } from "#engine";
import type { UnitId } from "../../content/board-types.ts";
import type { Holder, SeatId } from "../../content/sides.ts";
import type { Game, Hand } from "../../state.ts";
import { faceDownOf, isInPlay } from "../setup/forces.ts";
import { standing, standingIn } from "./units.ts";

export const unitFaults = (game: Game): readonly string[] => [
  ...placeFaults(game),
  ...stackFaults(game),
  ...entriesOf(game.state.hands).flatMap(([seat, hand]) => handFaults(seat, hand)),
  ...(game.state.table.isPool === game.state.box.isPool.length ? [] : ["the IS pool is not what is seen of it"]),
];

/** on the map, in a Force Pool or out of the game. Those that no list names may come later, or not. */
function placeFaults(game: Game): readonly string[] {
  const { table, box } = game.state;
  const pools = Object.values(table.pools).flatMap(({ batches, waiting, destroyed }) => [
    ...batches.flat(),
    ...waiting,
    ...destroyed,
  ]);
  const onMap = standing(game).map(({ id }) => id);
  const all = [...onMap, ...pools, ...box.isPool, ...table.coupPool, ...table.removed];
  return [
    ...listed(game)
      .filter((id) => !all.includes(id))
      .map((id) => `${id} is nowhere`),
    ...all.filter((id, i) => all.indexOf(id) < i).map((id) => `${id} is there twice`),
    ...all.filter((id) => !Object.hasOwn(game.edition.units, id)).map((id) => `${id} is of another edition`),
  ];
}

/** Those that the scenario names; the leader of IS is in its pool where he is nowhere else. */
function listed(game: Game): readonly UnitId[] {
  const { setUp, pools, batches, coupPool } = game.scenario;
  const named = [
    ...setUp.flatMap(({ stacks }) => stacks.flatMap(({ units }) => units)),
    ...pools.flatMap(({ units }) => units),
    ...batches.flatMap((line) => line.batches.flat()),
    ...coupPool,
  ];
  const others = named.filter((id) => game.edition.units[id]?.nation !== "IS");
  return isInPlay(game) ? [...others, ...faceDownOf(game)] : others;
}

/** of each side's units in a space everyone sees the top one and how many there are. */
function stackFaults(game: Game): readonly string[] {
  const { stacks } = game.state.table;
  const units = standing(game);
  const seen = Object.entries(stacks).flatMap(([space, sides]) =>
    Object.entries(sides).map(([side, stack]) => ({ space, side, ...stack })),
  );
  const fits = seen.flatMap(({ space, side, top, size }) => {
    const there = standingIn(game, space).filter((one) => one.side === side);
    if (there.length !== size) return [`${side} in ${space}: ${size} are seen, there are ${there.length}`];
    if (top && !there.some(({ id }) => id === top.unit)) return [`${side} in ${space}: ${top.unit} is not there`];
    return top === null && side !== "IS" ? [`${side} in ${space} shows no unit`] : [];
  });
  const isSeen = (space: string, side: Holder): boolean => (stacks[space]?.[side]?.size ?? 0) > 0;
  return [...fits, ...units.filter(({ space, side }) => !isSeen(space, side)).map(({ id }) => `${id} is not seen`)];
}

/** A seat's units by space are its units. */
function handFaults(seat: SeatId, { units, stacks }: Hand): readonly string[] {
  const stacked = Object.entries(stacks).flatMap(([space, ids]) => ids.map((id) => ({ id, space })));
  return [
    ...stacked.filter(({ id, space }) => units[id]?.space !== space).map(({ id }) => `${seat} has ${id} elsewhere`),
    ...(stacked.length === Object.keys(units).length ? [] : [`${seat} has units in no stack`]),
  ];
}
