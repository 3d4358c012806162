import type { Json } from "../../engine/index.ts";
import type { GroupId, LebanonState, OwnGroup, SeenGroup } from "./state.ts";

/** Version 1 kept stacks and boxes by their ids. */
interface Keyed<Group> {
  readonly groups: { readonly [id: GroupId]: Omit<Group, "id"> };
}

/** A state that was stored under an earlier version of the rules. */
export function upgrade(old: Json, from: number): LebanonState {
  if (from !== 1 && from !== 2) throw new Error(`The Next War in Lebanon knows no states of version ${from}`);
  const state = old as unknown as LebanonState; // stored by that version, and checked by its hash
  if (from === 1) {
    state.table.groups = listed(state.table as unknown as Keyed<SeenGroup>);
    for (const hand of Object.values(state.hands)) hand.groups = listed(hand as unknown as Keyed<OwnGroup>);
  }
  return state;
}

/** In the order of their ids. */
const listed = <Group extends { readonly id: GroupId }>({ groups }: Keyed<Group>): Group[] =>
  Object.entries(groups)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, group]) => ({ id, ...group }) as unknown as Group); // all but its id, and its id
