import type { Frozen } from "../../../engine/index.ts";
import type { SpaceId } from "../content/map-types.ts";
import type { Holder } from "../content/sides.ts";
import type { Lay, Table } from "../state.ts";
import type { News } from "./news-types.ts";

type Ground = Frozen<Pick<Table, "control" | "stacks">>;

export const layOf = ({ control, stacks }: Ground): Lay => ({
  control: { ...control },
  sizes: Object.fromEntries(Object.entries(stacks).map(([space, there]) => [space, sizesOf(there)])),
});

type Sizes = Lay["sizes"][SpaceId];

const sizesOf = (there: Ground["stacks"][SpaceId]): Sizes =>
  Object.fromEntries(Object.entries(there).map(([side, stack]) => [side, stack?.size ?? 0]));

/** What has happened in the phase, and what else is no longer as it was when it began: whatever has done it. */
export function newsSince(table: Frozen<Pick<Table, "news" | "lay">> & Ground): readonly News[] {
  const { news, lay } = table;
  if (!lay) return news;
  const now = layOf(table);
  const told = new Set(news.flatMap(spacesOf));
  const spaces = new Set([lay, now].flatMap(({ control, sizes }) => [...Object.keys(control), ...Object.keys(sizes)]));
  return [...news, ...[...spaces].filter((space) => !told.has(space)).flatMap((space) => differences(lay, now, space))];
}

function spacesOf(one: News): readonly SpaceId[] {
  switch (one.kind) {
    case "moved":
      return [one.from, one.to];
    case "fought":
      return [one.from, one.space];
    case "tension":
      return [];
    default:
      return [one.space];
  }
}

/** Of a space: whose it is now, who came, who is gone; where as many came as are gone, they have changed sides. */
function differences(before: Lay, now: Lay, space: SpaceId): readonly News[] {
  const was: Sizes = before.sizes[space] ?? {};
  const is: Sizes = now.sizes[space] ?? {};
  const sides = [...new Set([...Object.keys(was), ...Object.keys(is)])] as Holder[]; // keys of records by holder
  const changed = sides.map((side) => ({ side, by: (is[side] ?? 0) - (was[side] ?? 0) })).filter(({ by }) => by !== 0);
  const holder = now.control[space];
  const turned: News = holder ? { kind: "taken", side: holder, space } : { kind: "given-up", space };
  const taken = holder === before.control[space] ? [] : [turned];
  const [one, other] = changed;
  if (one && other && changed.length === 2 && one.by + other.by === 0) {
    const [to, from] = one.by > 0 ? [one, other] : [other, one];
    return [...taken, { kind: "joined", side: to.side, from: from.side, space, units: to.by }];
  }
  return [
    ...taken,
    ...changed.map(
      ({ side, by }): News =>
        by > 0 ? { kind: "arrived", side, space, units: by } : { kind: "lost", side, space, units: -by },
    ),
  ];
}
