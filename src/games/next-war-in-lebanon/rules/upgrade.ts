/** How a state stored under an earlier version of the rules is brought up to date. */
import { type Json, mustGet } from "#engine";
import { SEATS, type SeatId } from "../content/types.ts";
import type { GroupId, LebanonState, OwnGroup, SeenGroup } from "../state.ts";
import type { CombatEvent } from "./combat/events.ts";
import { keptFirefight } from "./combat/rolls.ts";
import { kept } from "./combat/telling.ts";
import type { Firefight } from "./combat/types.ts";
import { keptNews, type News } from "./news.ts";
import type { Score } from "./victory/types.ts";

/** Version 1 kept stacks and boxes by their ids. */
interface Keyed<Group> {
  readonly groups: { readonly [id: GroupId]: Omit<Group, "id"> };
}

/** A state that was stored under an earlier version of the rules. */
export function upgrade(old: Json, from: number): LebanonState {
  if (from !== 1 && from !== 2 && from !== 3)
    throw new Error(`The Next War in Lebanon knows no states of version ${from}`);
  const state = old as unknown as LebanonState; // stored by that version, and checked by its hash
  if (from === 1) {
    state.table.groups = listed(state.table as unknown as Keyed<SeenGroup>);
    for (const hand of Object.values(state.hands)) hand.groups = listed(hand as unknown as Keyed<OwnGroup>);
  }
  if (from < 3) keepLess(state);
  for (const hand of Object.values(state.hands)) hand.course = (hand.course as readonly (Score | Named)[]).map(pair);
  const { ending } = state.table;
  if (ending) state.table.ending = { ...ending, course: (ending.course as readonly (Score | Named)[]).map(pair) };
  if (from < 3) for (const seat of SEATS) if (state.table.phase === `${seat}-set-up`) hideHqs(state, seat);
  return state;
}

/** Up to version 2 the score of a turn was kept with its names. */
const pair = (score: Score | Named): Score => ("idf" in score ? [score.idf, score.insurgent] : score);
type Named = { readonly [seat in SeatId]: number };

/** Up to version 2 the size of a stack of one was kept, too. */
function withoutOnes({ size, ...group }: SeenGroup): SeenGroup {
  return size === undefined || size === 1 ? group : { ...group, size };
}

/** Up to version 2 news and each line of a battle were kept whole, and so was a firefight that waits for its casualty. */
function keepLess({ table }: LebanonState): void {
  table.groups = table.groups.map(withoutOnes);
  table.news = (table.news as unknown as readonly News[]).map(keptNews); // so that version stored it
  const open = table.battle?.open as unknown;
  if (table.battle && open) table.battle.open = keptFirefight(open as Firefight); // so that version stored it
  const told = table.battleTold as unknown;
  if (!Array.isArray(told)) return;
  const lines: readonly CombatEvent[] = told; // so that version stored it
  table.battleTold = kept(lines[0]?.zone ?? "", lines);
}

/** Up to version 2 everyone saw where HQs stood during a set-up; the IDF's come first. */
function hideHqs({ table, hands }: LebanonState, seat: SeatId): void {
  const own = Object.entries(table.hqs).filter(([hq]) => seat === "idf" || !IDF_HQ.test(hq));
  mustGet(hands, seat).hqs = Object.fromEntries(own);
  for (const [hq] of own) delete table.hqs[hq];
}

/** The IDF's have numbers. */
const IDF_HQ = /^hq-\d+$/;

/** In the order of their ids. */
const listed = <Group extends { readonly id: GroupId }>({ groups }: Keyed<Group>): Group[] =>
  Object.entries(groups)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, group]) => ({ id, ...group }) as unknown as Group); // all but its id, and its id
