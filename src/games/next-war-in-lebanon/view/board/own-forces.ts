/** All of a seat's own stacks and boxes with their units, and what it knows of the enemy below the top units. */
import { mustGet, type View } from "#engine";
import { type Panel, panelScenes, type Scene } from "#scene";
import type { SeatId, ZoneId } from "../../content/types.ts";
import { findGroup, getGroup, isBox, ownGroupsIn } from "../../rules/pieces/groups.ts";
import { seen } from "../../rules/pieces/show.ts";
import { counter, hqName, SEAT_NAMES, zoneName } from "../../rules/pieces/words.ts";
import { enemyOf, type GroupId, type Lebanon } from "../../state.ts";
import { counterOf } from "./counters.ts";
import { inSeatColours, seatColour, sides } from "./side-style.ts";
import { moment } from "./situation.ts";

/** As small as a counter may become. */
const EDGE = 73;

/** As many pictures as it takes. */
export function ownForces(view: View<Lebanon>, seat: SeatId): readonly Scene[] {
  const panels = [...view.content.zoneIds.flatMap((zone) => ownIn(view, seat, zone)), ...knownEnemies(view, seat)];
  const heading = { title: `${SEAT_NAMES[seat]}: your forces`, ...inSeatColours(seat) };
  return panelScenes(panels, { sides, heading, words: inWords(view, seat) }, moment(view.table));
}

function ownIn(view: View<Lebanon>, seat: SeatId, zone: ZoneId): readonly Panel[] {
  const { content, hand } = view;
  const groups = ownGroupsIn(hand, zone);
  const loose = groups.filter((id) => !isBox(content, id));
  return groups.map((id): Panel => {
    const name = zoneName(content, zone);
    const box = isBox(content, id);
    return {
      colour: seatColour(seat),
      title: box || loose.length < 2 ? name : `${name}, stack ${loose.indexOf(id) + 1}`,
      ...(box ? { flag: mustGet(content.hqs, id).short } : {}),
      counters: counters(view, id),
    };
  });
}

const counters = ({ content, hand }: View<Lebanon>, id: GroupId): NonNullable<Panel["counters"]> =>
  getGroup(hand.groups, id).units.map((unit) => ({
    counter: counterOf(content, seen(unit, mustGet(hand.units, unit)), EDGE),
  }));

/** R-105: units under a top that this seat has seen this turn, zone by zone. */
function knownEnemies({ content, table, hand }: View<Lebanon>, seat: SeatId): readonly Panel[] {
  const known = Object.entries(hand.known).filter(
    ([unit, { group }]) => findGroup(table.groups, group)?.top.unit !== unit,
  );
  return content.zoneIds.flatMap((zone): Panel[] => {
    const there = known.filter(([, { group }]) => findGroup(table.groups, group)?.zone === zone);
    if (there.length === 0) return [];
    return [
      {
        colour: seatColour(enemyOf(seat)),
        title: `${zoneName(content, zone)}: known`,
        counters: there.map(([unit, marks]) => ({ counter: counterOf(content, seen(unit, marks), EDGE) })),
      },
    ];
  });
}

function inWords({ content, hand, table }: View<Lebanon>, seat: SeatId): readonly string[] {
  const own = content.zoneIds.flatMap((zone) =>
    ownGroupsIn(hand, zone).map((id) => {
      const name = isBox(content, id) ? ` ${hqName(content, id)}` : "";
      const units = getGroup(hand.groups, id).units.map((unit) =>
        counter(content, seen(unit, mustGet(hand.units, unit))),
      );
      return `${zoneName(content, zone)}${name}: ${units.join(", ")}.`;
    }),
  );
  const known = Object.entries(hand.known).map(([unit, marks]) => {
    const zone = findGroup(table.groups, marks.group)?.zone;
    return `${counter(content, seen(unit, marks))}${zone === undefined ? "" : ` in ${zoneName(content, zone)}`}`;
  });
  return [
    `${SEAT_NAMES[seat]}: your forces.`,
    ...own,
    ...(known.length > 0 ? [`Known of the enemy: ${known.join(", ")}.`] : []),
  ];
}
