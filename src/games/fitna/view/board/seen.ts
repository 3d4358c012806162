/** How the board looks to everyone or to one seat: which units it sees, and what has changed in the phase. */
import type { Frozen } from "#engine";
import { keysOf } from "#engine";
import type { SpaceId, UnitId } from "../../content/board-types.ts";
import { type Holder, isFaction } from "../../content/sides.ts";
import type { Content } from "../../content/types.ts";
import type { News } from "../../rules/news-types.ts";
import { leaderOf } from "../../rules/pieces/units.ts";
import { playOf } from "../../rules/setup/played.ts";
import { newsSince } from "../../rules/since.ts";
import type { Game, Hand, Marks, Table } from "../../state.ts";

type Play = Pick<Game, "edition" | "scenario">;

/** Whoever looks: everyone, or a seat with its hand. */
export interface Viewer {
  readonly content: Frozen<Content>;
  readonly table: Frozen<Table>;
  readonly seat: string | null;
  readonly hand: Frozen<Hand> | null;
}

/** What a picture is drawn from. */
export interface Seen extends Viewer, Play {
  readonly piles: readonly Pile[];
  /** What has changed in this phase. */
  readonly news: readonly News[];
}

export interface SeenUnit extends Marks {
  readonly unit: UnitId;
}

/** One side's units in a space, as the viewer sees them. */
export interface Pile {
  readonly space: SpaceId;
  readonly side: Holder;
  readonly size: number;
  /** The top one first: all of one's own, the top one of others, only the leader of the Islamic State. */
  readonly units: readonly SeenUnit[];
}

export function seenBy(viewer: Viewer): Seen {
  const play = playOf(viewer.content, viewer.table);
  const names = { ...viewer.table.names, IS: play.edition.labels.is }; // D-06: the edition's name of IS
  const table = { ...viewer.table, names };
  return { ...viewer, ...play, table, piles: pilesOf(play, viewer), news: newsSince(viewer.table) };
}

function pilesOf(play: Play, viewer: Viewer): readonly Pile[] {
  return Object.entries(viewer.table.stacks).flatMap(([space, sides]) =>
    keysOf(sides).flatMap((side): Pile[] => {
      const size = sides[side]?.size ?? 0;
      return size > 0 ? [{ space, side, size, units: unitsOf(play, viewer, space, side) }] : [];
    }),
  );
}

function unitsOf(play: Play, { table, seat, hand }: Viewer, space: SpaceId, side: Holder): readonly SeenUnit[] {
  if (side === seat && hand) return (hand.stacks[space] ?? []).map((unit) => seenUnit(unit, hand.units[unit] ?? {}));
  if (side === "IS") return table.leader?.space === space ? [seenUnit(leaderOf(play), table.leader)] : [];
  const top = table.stacks[space]?.[side]?.top;
  const first = top ? [seenUnit(top.unit, top)] : [];
  if (!isFaction(side)) return first;
  const others = Object.entries(table.kurds).filter(([unit, placed]) => placed.space === space && unit !== top?.unit);
  return [...first, ...others.map(([unit, placed]) => seenUnit(unit, placed))];
}

const seenUnit = (unit: UnitId, { reduced, isolated }: Marks): SeenUnit => ({
  unit,
  ...(reduced ? { reduced } : {}),
  ...(isolated ? { isolated } : {}),
});

export const isClosed = ({ edition, scenario }: Play, space: SpaceId): boolean => {
  const country = edition.spaces[space]?.country;
  return (
    scenario.closed.spaces.includes(space) || (country !== undefined && scenario.closed.countries.includes(country))
  );
};
