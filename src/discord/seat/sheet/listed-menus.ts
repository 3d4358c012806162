/** The menus of a step's sheet, listed once for each state, since listing them takes most of a press's time. */
import QuickLRU from "quick-lru";
import { canonical, type Decision } from "#engine";
import type { SeatView } from "../../../campaign/service.ts";
import { type AddMenu, addMenus } from "./sheet-rows.ts";
import { withSuggestion } from "./suggested-row.ts";

type Sight = Pick<SeatView, "book" | "view">;

interface Listed {
  readonly view: SeatView["view"];
  readonly menus: readonly AddMenu[];
}

/** How many questions of one state are remembered: a few seats fill in a sheet at the same time. */
const REMEMBERED = 8;

/**
 * By what everyone sees. To list what can be added takes most of the time of a press, and each state is listed at least
 * twice: when a page is made, and when somebody presses what it shows.
 */
const known = new WeakMap<SeatView["view"]["table"], QuickLRU<string, Listed>>();

/** The menus of a step's sheet, what is suggested first. `begun`: the first choices made, by action. */
export function listedMenus(
  sight: Sight,
  decision: Decision,
  begun: { readonly [action: string]: string },
): readonly AddMenu[] {
  const { view } = sight;
  const listed = known.get(view.table) ?? new QuickLRU<string, Listed>({ maxSize: REMEMBERED });
  known.set(view.table, listed);
  const { id, actions, preset } = decision;
  const key = canonical([view.seat, id, actions, preset, begun]);
  const before = listed.get(key);
  if (before && isSame(before.view, view)) return before.menus;
  const menus = withSuggestion(sight, decision, addMenus(sight, decision, begun));
  listed.set(key, { view, menus });
  return menus;
}

/** Of the same state, as far as the seat sees it. */
const isSame = (a: SeatView["view"], b: SeatView["view"]): boolean =>
  a.content === b.content && a.hand === b.hand && a.controllers === b.controllers;
