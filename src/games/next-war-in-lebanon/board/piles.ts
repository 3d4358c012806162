import { type Frozen, mustGet, type PublicView, type View } from "../../../engine/index.ts";
import type { HqId, SeatId, ZoneId } from "../content/types.ts";
import { groupsIn, hqsIn, isBox, ownGroupsIn } from "../pieces/groups.ts";
import { seen } from "../pieces/show.ts";
import type { GroupId, Lebanon, SeenGroup } from "../state.ts";

export type AnyView = View<Lebanon> | PublicView<Lebanon>;

/** A stack or box on the picture. */
export interface Pile {
  readonly seat: SeatId;
  /** Whose box it is. */
  readonly hq: HqId | null;
  /** Null: an empty box. */
  readonly group: Frozen<SeenGroup> | null;
  /** How many stacks and boxes it stands for, where there is no room for them all. */
  readonly stacks: number;
}

/** As the viewer sees a stack or box: its own in full truth, others by what everyone sees. */
function seenBy(view: AnyView, seat: SeatId, id: GroupId): Frozen<SeenGroup> {
  if (view.seat !== seat || view.hand === null) return mustGet(view.table.groups, id);
  const { zone, units } = mustGet(view.hand.groups, id);
  const top = units[0] ?? "";
  return { zone, size: units.length, top: seen(top, mustGet(view.hand.units, top)) };
}

const idsIn = (view: AnyView, seat: SeatId, zone: ZoneId): readonly GroupId[] =>
  view.seat === seat && view.hand !== null ? ownGroupsIn(view.hand, zone) : groupsIn(view, seat, zone);

/** What a seat has in a zone: boxes first, then stacks, the largest first. */
export function pilesIn(view: AnyView, seat: SeatId, zone: ZoneId): readonly Pile[] {
  const ids = idsIn(view, seat, zone);
  const piles = ids.map(
    (id): Pile => ({ seat, hq: isBox(view.content, id) ? id : null, group: seenBy(view, seat, id), stacks: 1 }),
  );
  const empty = hqsIn(view, seat, zone)
    .filter((hq) => !ids.includes(hq))
    .map((hq): Pile => ({ seat, hq, group: null, stacks: 1 }));
  return [...piles, ...empty].sort((a, b) => rank(a) - rank(b));
}

/** Full boxes, empty ones, stacks; the larger ones first. */
const rank = ({ hq, group }: Pile): number => (hq === null ? 2000 : group === null ? 1000 : 0) - (group?.size ?? 0);

/** At most so many piles: the last one stands for all that have no place of their own. */
export function folded(piles: readonly Pile[], most: number): readonly Pile[] {
  if (piles.length <= most) return piles;
  const rest = piles.slice(most - 1);
  const [first] = rest.filter(({ group }) => group !== null);
  if (!first?.group) return piles.slice(0, most);
  const size = rest.reduce((sum, { group }) => sum + (group?.size ?? 0), 0);
  const all: Pile = { seat: first.seat, hq: null, group: { ...first.group, size }, stacks: rest.length };
  return [...piles.slice(0, most - 1), all];
}
