/** What it takes to answer before and in a battle. */
import { type Frozen, mustGet } from "#engine";
import { type Eyes, enemyOf, sideOf } from "../../state.ts";
import { chitWords } from "../chits/hand.ts";
import { findGroup, groupsIn } from "../pieces/groups.ts";
import { count, counter, list } from "../pieces/words.ts";
import { participants } from "./participants.ts";
import type { Battle } from "./types.ts";

type Now = Frozen<Battle>;

const hand = ({ hand: { chits } }: Eyes): string =>
  `You hold ${chitWords(chits.map(({ type }) => type)) || "no chits"}.`;

/** Own units in full, theirs by size and top. */
export function facing(view: Eyes, now: Now): readonly string[] {
  const { content, table } = view;
  const seat = sideOf(view);
  const own = participants(view.hand, seat, now).map((unit) =>
    counter(content, { unit, ...mustGet(view.hand.units, unit) }),
  );
  const ids = now.entering.length > 0 && now.attacker !== seat ? now.entering : groupsIn(view, enemyOf(seat), now.zone);
  const theirs = ids.flatMap((id) => findGroup(table.groups, id) ?? []);
  const sizes = theirs.reduce((sum, { size = 1 }) => sum + size, 0);
  return [
    `Theirs: ${count(sizes, "unit")}; on top ${list(theirs.map(({ top }) => counter(content, top)))}.`,
    `Yours: ${list(own) || "none"}.`,
    hand(view),
  ];
}

/** both sides, as everyone sees them now. */
export function revealed(view: Eyes, now: Now): readonly string[] {
  const seat = sideOf(view);
  const side = (one: typeof seat): string => list(now.fighters[one].map((unit) => counter(view.content, unit)));
  return [
    `Yours: ${side(seat)}.`,
    `Theirs: ${side(enemyOf(seat))}.`,
    "Units in combat mode (C) cannot fire at dispersed ones (D). No unit is targeted twice before every unit has been targeted once.",
    hand(view),
  ];
}
