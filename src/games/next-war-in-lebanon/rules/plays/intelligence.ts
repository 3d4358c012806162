/** Intelligence by J-2: a look at the enemy's chits, or into one of its stacks. */
import { choice, game, mustGet, type Offered, worded } from "#engine";
import { CHIT_TYPES } from "../../content/types.ts";
import { type Eyes, enemyOf, type GroupId, type Lebanon, sideOf } from "../../state.ts";
import { spend } from "../chits/hand.ts";
import { sanctuaryOf } from "../pieces/entering.ts";
import { findGroup, getGroup, isBox, seatOfGroup, sizeOf } from "../pieces/groups.ts";
import { handNow, handOf, reveal, seen } from "../pieces/show.ts";
import { capital, count, counter, no, the, zoneName } from "../pieces/words.ts";
import { groupName, lacks, MENUS, noneOf, stackNumber } from "./options.ts";

const { action } = game<Lebanon>();

/** chosen and planned chits are seen, drawn and gained ones are not. */
export const j2Chits = action("j2-chits", "Examine enemy chits (J-2)", {
  help: "You see which chits the enemy has chosen or planned, and how many others it holds.",
  common: true,
  menu: MENUS.other,
  when: (c) => lacks(c, "J-2"),
})
  .label(({ seat }) => `J-2 examine the chits of ${the(enemyOf(sideOf({ seat })))}`)
  .apply((s) => {
    const seat = sideOf(s);
    const enemy = enemyOf(seat);
    spend(s, seat, "J-2");
    const { chits, planned } = handNow(s, enemy);
    const chosen = chits.filter(({ origin }) => origin === "selected" || origin === "planned").map(({ type }) => type);
    const found = CHIT_TYPES.flatMap((type) => [...chosen, ...planned].filter((one) => one === type));
    handOf(s, seat).seen = [...found];
    s.barrier();
    s.emit(
      { chapter: "plays", kind: "examined", seat },
      {
        [seat]: { chapter: "plays", kind: "examined", seat: enemy, chits: found, unseen: chits.length - chosen.length },
      },
    );
  });

/** enemy boxes and stacks outside sanctuaries, the largest first. */
function targets(c: Eyes): Offered<GroupId> {
  const enemy = enemyOf(sideOf(c));
  const { groups } = c.table;
  const unitsIn = (id: GroupId): number => sizeOf(getGroup(groups, id));
  return {
    values: groups.flatMap(({ id, zone }) =>
      seatOfGroup(c.content, id) === enemy && sanctuaryOf(c, zone) === null ? [id] : [],
    ),
    option: (value) => {
      const { zone, size = 1, top } = getGroup(groups, value);
      const words = worded(c, () => ({
        label: `${capital(groupName(c, value))} in ${zoneName(c.content, zone)}`,
        description: `${count(size, "unit")}, top ${counter(c.content, top)}`,
      }));
      return { value, ...words };
    },
    order: (ids) => ids.toSorted((a, b) => unitsIn(b) - unitsIn(a)),
  };
}

/** One stack or box is shown, and stays known until the turn ends. */
export const j2Inspect = action("j2-inspect", "Inspect an enemy stack (J-2)", {
  help: "You see all units of an enemy stack or task force outside sanctuaries, and know them until the end of the turn.",
  menu: MENUS.other,
  when: (c) => lacks(c, "J-2") ?? noneOf(targets(c), no("No enemy unit stands outside the sanctuaries.", "R-38")),
})
  .param("target", "Which one?", choice(targets))
  .label(inspecting)
  .apply((s) => {
    const { target } = s.params;
    const seat = sideOf(s);
    const enemy = enemyOf(seat);
    spend(s, seat, "J-2");
    const hand = handNow(s, enemy);
    const { zone, units } = getGroup(hand.groups, target);
    reveal(s, enemy, units);
    s.barrier();
    const boxed = isBox(s.content, target);
    const stack = boxed ? null : stackNumber({ content: s.content, table: s.current.table }, target);
    s.emit(
      { chapter: "plays", kind: "inspected", seat, zone, stack, hq: boxed ? target : null },
      {
        [seat]: {
          chapter: "plays",
          kind: "inspected",
          zone,
          units: units.map((unit) => seen(unit, mustGet(hand.units, unit))),
        },
      },
    );
  });

/** A stack that is gone has no name any more. */
function inspecting(view: Eyes, { target = "" }: { readonly target?: GroupId }): string {
  const there = findGroup(view.table.groups, target);
  return there
    ? `J-2 inspect ${groupName(view, target)} in ${zoneName(view.content, there.zone)}`
    : "J-2 inspect a stack";
}
