/**
 * A step to come is filled in on a page like that of the step itself, of the campaign as it would be if the step began
 * now. The seat's own sheet says which step the page is turned to; what is filled in there lies on a sheet of its own.
 */
import { type Json, Refused } from "#engine";
import { aheadSheet } from "../../../campaign/moves/sheets.ts";
import type { OwnStepView, SeatView } from "../../../campaign/service.ts";
import type { PreparedRecord } from "../../../store/records.ts";
import type { Services } from "../../services/services.ts";
import { emptySheet, SHEET, type SheetRow, type SheetState, storedSheet, toStore } from "../state/state.ts";
import { rowOf } from "./sheet-rows.ts";
import { movesOf } from "./step-view.ts";

/** A page that is turned to a step to come. */
export interface Rehearsal {
  readonly seatView: SeatView;
  readonly stored: Json | null;
  readonly slot: string;
  /** Answers before the step's rows. */
  readonly lead: readonly SheetRow[];
  /** What comes after the last of them is not known before. */
  readonly halted: boolean;
}

interface Who {
  readonly services: Pick<Services, "campaigns">;
  readonly person: string;
  readonly game: string;
  readonly seat: string;
}

/** The step that a seat's sheet says its page is turned to, if it can still be filled in. */
export function turnedTo({ steps }: SeatView, stored: Json | null): OwnStepView | null {
  const key = storedSheet(stored)?.preparing ?? null;
  return steps.find((step) => step.key === key) ?? null;
}

/** The page of a step to come; a sentence where it cannot be seen now. */
export async function rehearsal(who: Who, key: string): Promise<Rehearsal | string> {
  const { services, person, game, seat } = who;
  const { campaigns } = services;
  const slot = aheadSheet(key);
  try {
    const stored = await campaigns.acting.sheet(game, person, seat, slot);
    const lead = storedSheet(stored)?.lead ?? [];
    const trial =
      lead.length > 0 ? await campaigns.acting.trial({ game, person, seat, moves: movesOf(lead), step: key }) : null;
    if (trial?.rows.every(({ state }) => state === "possible" || state === "stops"))
      return { seatView: trial.after, stored, slot, lead, halted: trial.rows.at(-1)?.state === "stops" };
    const seatView = await campaigns.acting.rehearse(game, person, seat, key);
    return { seatView, stored: trial ? null : stored, slot, lead: [], halted: false };
  } catch (error) {
    if (error instanceof Refused) return error.text;
    throw error;
  }
}

/** What was prepared of a step, as the sheet that it was sent from. */
export function preparedSheet(seatView: SeatView, { key, moves }: Pick<PreparedRecord, "key" | "moves">): SheetState {
  const rows = moves.map((move) => rowOf(seatView, move));
  const first = rows.findIndex(({ action }) => seatView.book.actions.get(action)?.menu);
  const at = first < 0 ? rows.length : first;
  return { ...emptySheet(`rehearsal of ${key}`), lead: rows.slice(0, at), rows: rows.slice(at) };
}

/**
 * What a seat had filled in of the step that it is in now, on its page's sheet: what was to be sent and was not, else what
 * was never sent. Null: nothing, or it is there already.
 */
export async function broughtAlong(
  { services, person, game, seat }: Who,
  seatView: SeatView,
  sheet: SheetState,
): Promise<SheetState | null> {
  const key = seatView.step;
  if (key === null || sheet.taken === key) return null;
  const answer = seatView.prepared.find((one) => one.key === key);
  const draft = answer ? null : await services.campaigns.acting.sheet(game, person, seat, aheadSheet(key));
  const found = answer ? preparedSheet(seatView, answer) : storedSheet(draft);
  const rows = found?.rows.filter(({ action }) => seatView.book.actions.get(action)?.menu) ?? [];
  return rows.length === 0 ? null : { ...sheet, rows: [...sheet.rows, ...rows], current: null, taken: key };
}

/**
 * Turns a seat's page to a step to come, with what was prepared of it; null: back to how things are. Refused where it cannot
 * be seen now.
 */
export async function turnPage(who: Who & { readonly seatView: SeatView }, key: string | null): Promise<void> {
  if (key !== null) await who.services.campaigns.acting.rehearse(who.game, who.person, who.seat, key);
  const { services, person, game, seat, seatView } = who;
  const { campaigns } = services;
  const answer = seatView.prepared.find((one) => one.key === key);
  if (answer && (await campaigns.acting.sheet(game, person, seat, aheadSheet(answer.key))) === null)
    await campaigns.acting.keepSheet(
      game,
      person,
      seat,
      aheadSheet(answer.key),
      toStore(preparedSheet(seatView, answer)),
    );
  const own = storedSheet(await campaigns.acting.sheet(game, person, seat, SHEET)) ?? emptySheet(seatView.phase.id);
  await campaigns.acting.keepSheet(game, person, seat, SHEET, toStore({ ...own, preparing: key }));
}
