/** What a computer player would add to a sheet next, in front of its menu. */
import { canonical, check, type Decision, type Move, Refused } from "#engine";
import type { SeatView } from "../../../campaign/service.ts";
import { fingerprint } from "../../screen/custom-id.ts";
import { LIMIT } from "../../screen/limits.ts";
import { type Addition, type AddMenu, moveWords } from "./sheet-rows.ts";

/** The menus of a step's sheet, with what a computer player would add next in front of its menu. */
export function withSuggestion(
  seatView: Pick<SeatView, "book" | "view">,
  decision: Decision,
  menus: readonly AddMenu[],
): readonly AddMenu[] {
  const move = suggestedRow(seatView, decision);
  const title = move && seatView.book.actions.get(move.action)?.menu;
  const at = menus.findIndex(
    (menu) => menu.begun === null && (menu.title === title || menu.title.startsWith(`${title}:`)),
  );
  const menu = menus[at];
  return move && menu ? menus.with(at, { ...menu, additions: inFront(seatView, move, menu.additions) }) : menus;
}

/** What the game suggests, as far as it is a row, and possible. */
function suggestedRow({ book, view }: Pick<SeatView, "book" | "view">, decision: Decision): Move | null {
  const move = book.definition.guide.suggested?.(view, decision) ?? null;
  const action = move && decision.actions.includes(move.action) ? book.actions.get(move.action) : undefined;
  if (!move || !action?.menu || action.when(view)) return null;
  try {
    return { action: move.action, params: check(action, view, move.params) };
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

const SUGGESTED = "Suggested";

/** An entry that is there moves up; where a new one has no room, the last row before the form is dropped. */
function inFront(
  seatView: Pick<SeatView, "book" | "view">,
  { action, params }: Move,
  additions: readonly Addition[],
): readonly Addition[] {
  const isSame = ({ value, leads }: Addition): boolean =>
    value.startsWith(`${action}.`) && leads.kind === "row" && canonical(leads.params) === canonical(params);
  const known = additions.find(isSame);
  const others = additions.filter((one) => one !== known);
  const first: Addition = known ?? {
    value: `${action}.${fingerprint(params)}`,
    label: moveWords(seatView, { action, params }),
    description: "",
    named: true,
    leads: { kind: "row", params },
  };
  const description = first.description === "" ? SUGGESTED : `${SUGGESTED} · ${first.description}`;
  const last = others.length < LIMIT.selectOptions ? -1 : others.findLastIndex(({ leads }) => leads.kind === "row");
  return [{ ...first, description }, ...others.filter((_, i) => i !== last)].slice(0, LIMIT.selectOptions);
}
