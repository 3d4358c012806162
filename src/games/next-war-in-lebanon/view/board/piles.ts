/** The stacks and boxes in each zone as the viewer sees them, and how they are merged where room is short. */
import { type Frozen, mustGet, type PublicView, type View } from "#engine";
import { type HqId, SEATS, type SeatId, type ZoneId } from "../../content/types.ts";
import { getGroup, isBox, seatOfGroup, sizeOf, zoneOfHq } from "../../rules/pieces/groups.ts";
import { seen, seenGroup } from "../../rules/pieces/show.ts";
import { seatOfHq } from "../../rules/pieces/units.ts";
import type { GroupId, Lebanon, SeenGroup, SeenUnit } from "../../state.ts";

export type AnyView = View<Lebanon> | PublicView<Lebanon>;

/** A stack or box on the picture. */
export interface Pile {
  readonly seat: SeatId;
  /** Whose box it is. */
  readonly hq: HqId | null;
  /** Null: an empty box. */
  readonly group: Frozen<SeenGroup> | null;
  /** How many stacks and boxes it represents, where there is no room for them all. */
  readonly stacks: number;
  /** All units of it, the top first, of the viewer's own; of others none: only the top is seen. */
  readonly units: readonly Frozen<SeenUnit>[];
}

/** As the viewer sees a stack or box: its own in full truth, others by what everyone sees. */
function seenBy(view: AnyView, seat: SeatId, id: GroupId): Frozen<SeenGroup> {
  if (view.seat !== seat || view.hand === null) return getGroup(view.table.groups, id);
  const group = getGroup(view.hand.groups, id);
  const top = group.units[0] ?? "";
  return seenGroup(group, seen(top, mustGet(view.hand.units, top)));
}

/** Who lies in an own stack or box. */
function unitsIn(view: AnyView, seat: SeatId, id: GroupId): Pile["units"] {
  if (view.seat !== seat || view.hand === null) return [];
  const { units } = view.hand;
  return getGroup(view.hand.groups, id).units.map((unit) => seen(unit, mustGet(units, unit)));
}

/** What a seat has in a zone: boxes first, then stacks, the largest first. */
export type PilesIn = (seat: SeatId, zone: ZoneId) => readonly Pile[];

/** Everything on the map as the viewer sees it, gathered once. */
export function pilesOn(view: AnyView): PilesIn {
  const { content } = view;
  const piles = new Map<string, Pile[]>();
  const add = (zone: ZoneId, pile: Pile): void => {
    const key = `${pile.seat} ${zone}`;
    const there = piles.get(key);
    if (there) there.push(pile);
    else piles.set(key, [pile]);
  };
  for (const seat of SEATS)
    for (const id of idsOf(view, seat)) {
      const group = seenBy(view, seat, id);
      add(group.zone, { seat, hq: isBox(content, id) ? id : null, group, stacks: 1, units: unitsIn(view, seat, id) });
    }
  for (const hq of content.hqIds) {
    const zone = zoneOfHq(view, hq);
    if (zone === undefined) continue;
    const seat = seatOfHq(content, hq);
    const full = piles.get(`${seat} ${zone}`)?.some((pile) => pile.hq === hq);
    if (!full) add(zone, { seat, hq, group: null, stacks: 1, units: [] });
  }
  for (const there of piles.values()) there.sort((a, b) => rank(a) - rank(b));
  return (seat, zone) => piles.get(`${seat} ${zone}`) ?? [];
}

/** The oldest stack first. */
function idsOf(view: AnyView, seat: SeatId): readonly GroupId[] {
  const own = view.seat === seat && view.hand !== null;
  const groups = own ? view.hand.groups : view.table.groups.filter(({ id }) => seatOfGroup(view.content, id) === seat);
  return groups.map(({ id }) => id).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
}

/** Full boxes, empty ones, stacks; the larger ones first. */
const rank = ({ hq, group }: Pile): number => (hq === null ? 2000 : group === null ? 1000 : 0) - sizeOf(group);

/** At most this many piles: the last one represents all that have no place of their own. */
export function folded(piles: readonly Pile[], most: number): readonly Pile[] {
  if (piles.length <= most) return piles;
  const rest = piles.slice(most - 1);
  const [first] = rest.filter(({ group }) => group !== null);
  if (!first?.group) return piles.slice(0, most);
  const size = rest.reduce((sum, { group }) => sum + sizeOf(group), 0);
  const all: Pile = { seat: first.seat, hq: first.hq, group: { ...first.group, size }, stacks: rest.length, units: [] };
  return [...piles.slice(0, most - 1), all];
}
