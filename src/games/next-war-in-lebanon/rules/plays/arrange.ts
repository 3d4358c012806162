/** How units are put on top of stacks and boxes, under others, or in new stacks, in play and during set-up. */
import { choice, game, type Offered, type Option, type Refusal, worded } from "#engine";
import type { UnitId, ZoneId } from "../../content/types.ts";
import { type Eyes, type GroupId, type Lebanon, sideOf } from "../../state.ts";
import { getGroup, groupOf, isBox, marksOf, ownGroupsIn } from "../pieces/groups.ts";
import { exposing, joinGroup, moveUnits } from "../pieces/placing.ts";
import { isHidden } from "../pieces/show.ts";
import { count, counter, no } from "../pieces/words.ts";
import { isUsable, MENUS, ownUnitsOffered, whyNotOwn, zonesOffered } from "./options.ts";

const { action } = game<Lebanon>();

/** A stack or box by its id, and on its top; or a new stack. */
const ON_TOP = "top-of-";
const NEW = "new-stack";

const notArranged = no("Nothing can be arranged: none of your units stands with another outside a box.", "R-29");

/** Where a unit can be put within its zone without attaching or detaching it: the top of its box, or another place among the stacks. */
function places(c: Eyes, unit: UnitId): Offered {
  const own = groupOf(c.hand, unit);
  if (own === null) return { values: [], option: (value) => ({ value }) };
  const option = (place: string): Option => placeOption(c, own, place);
  const { units, zone } = getGroup(c.hand.groups, own);
  const top = units[0] === unit ? [] : [`${ON_TOP}${own}`];
  if (isBox(c.content, own)) return { values: top, option };
  const fresh = units.length === 1 ? [] : [NEW];
  const others = ownGroupsIn(c.hand, zone).filter((id) => id !== own && !isBox(c.content, id));
  return { values: [...top, ...fresh, ...others.flatMap((id) => [`${ON_TOP}${id}`, id])], option };
}

/** The top of its own stack, a new one, or a place in another as long as that is not full. */
function placeOption(c: Eyes, own: GroupId, place: string): Option {
  if (place === NEW) return { value: NEW, label: "New stack", description: "of its own" };
  const isTop = place.startsWith(ON_TOP);
  const id = isTop ? place.slice(ON_TOP.length) : place;
  const { units } = getGroup(c.hand.groups, id);
  const [top = ""] = units;
  const words = worded(c, () => ({
    label: `${isTop ? "Top of" : "Under"} ${nameOf(c, id)}`,
    description:
      id === own
        ? "its own"
        : `${count(units.length, "unit")}, top ${counter(c.content, { unit: top, ...marksOf(c.hand, top) })}`,
  }));
  const isFull = id !== own && units.length >= c.table.c2[sideOf(c)];
  return { value: place, ...words, ...(isFull ? { refused: full(c, id, units.length) } : {}) };
}

const full = (c: Eyes, id: GroupId, size: number): Refusal =>
  no(`${nameOf(c, id)} has ${size} units, as many as your C2.`, "R-29", "full");

/** Stacks are numbered as the enemy sees them, or will see them once the set-up is over. */
function nameOf(c: Eyes, id: GroupId): string {
  const hq = c.content.hqs[id];
  const stacks = ownGroupsIn(c.hand, getGroup(c.hand.groups, id).zone).filter((one) => !isBox(c.content, one));
  return hq ? hq.label : `stack ${stacks.indexOf(id) + 1}`;
}

/** Whether `places` has one for a unit of this group that is not refused. */
function isMovable(c: Eyes, unit: UnitId, id: GroupId): boolean {
  const { units, zone } = getGroup(c.hand.groups, id);
  if (!isUsable(c, unit)) return false;
  if (units[0] !== unit) return true;
  if (isBox(c.content, id)) return false;
  if (units.length > 1) return true;
  const most = c.table.c2[sideOf(c)];
  return c.hand.groups.some(
    (other) => other.zone === zone && other.id !== id && !isBox(c.content, other.id) && other.units.length < most,
  );
}

const unitsToArrange = (c: Eyes, zone: ZoneId): readonly UnitId[] =>
  c.hand.groups.flatMap((group) =>
    group.zone === zone ? group.units.filter((unit) => isMovable(c, unit, group.id)) : [],
  );

const nothingMovable = (c: Eyes): Refusal | null => {
  for (const { id, units } of c.hand.groups) if (units.some((unit) => isMovable(c, unit, id))) return null;
  return notArranged;
};

/** Zones where something can be arranged, in the order of the map. */
function zones(c: Eyes): Offered<ZoneId> {
  const found = new Set<ZoneId>();
  for (const { id, zone, units } of c.hand.groups) {
    if (!found.has(zone) && units.some((unit) => isMovable(c, unit, id))) found.add(zone);
  }
  return zonesOffered(
    c,
    c.content.zoneIds.filter((zone) => found.has(zone)),
  );
}

/** what lies on top is what the enemy sees. */
const arranging = (name: string, title: string, menu: string) =>
  action(name, title, {
    help: "Puts a unit on top of its stack or box, into another stack of the zone, or into a new one. The enemy sees the top unit and the size of each. No chit is needed.",
    menu,
    when: nothingMovable,
  })
    .param("zone", "In which zone?", choice(zones))
    .param(
      "unit",
      "Which unit?",
      choice(
        (c) => ownUnitsOffered(c, unitsToArrange(c, c.params.zone)),
        whyNotOwn((_, __, name) => no(`${name} has no other place there.`, "R-29")),
      ),
    )
    .param(
      "place",
      "Where does it go?",
      choice((c) => places(c, c.params.unit)),
    )
    .apply((s) => {
      const { zone, unit, place } = s.params;
      const seat = sideOf(s);
      exposing(s, seat, () => {
        if (place === NEW) moveUnits(s, seat, [unit], zone);
        else if (place.startsWith(ON_TOP)) joinGroup(s, place.slice(ON_TOP.length), [unit], "top");
        else joinGroup(s, place, [unit]);
      });
      if (!isHidden(s, seat)) s.emit({ chapter: "plays", kind: "arranged", seat, zone });
    });

export const arrange = arranging("arrange", "Arrange a stack", MENUS.other);

/** while the own side sets up, and nobody else sees it. */
export const deployArrange = arranging("deploy-arrange", "Arrange pieces", "Arrange a stack");
