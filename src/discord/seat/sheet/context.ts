/** A seat as its page shows it, and the ids of the page's controls. */
import type { Decision, Json } from "#engine";
import type { SeatView } from "../../../campaign/service.ts";
import { writePress } from "../../screen/custom-id.ts";
import type { AnyPress, FormVerb, SheetVerb } from "../../screen/payloads.ts";
import type { Services } from "../../services/services.ts";
import { closed, SHEET, type SheetState, stampOf, toStore } from "../state/state.ts";
import { broughtAlong, rehearsal, turnedTo } from "./rehearsal.ts";
import { gone, isRow, sheetNow } from "./sheet-now.ts";
import { type Holder, stepFor, stepsOf } from "./step-view.ts";

/** A seat as its page shows it: what it sees, what is asked, what is filled in. */
export interface SeatContext extends Holder {
  readonly services: Services;
  readonly sheet: SheetState;
  /** The sheet as it is stored; what is shown may be less. */
  readonly stored: Json | null;
  /** Why something that was filled in is gone. */
  readonly lost: readonly string[];
  /** What the open form is filled in from: a row of a step comes after the rows before it. */
  readonly basis: SeatView;
  /** The question that the page is about; null: none is open. */
  readonly decision: Decision | null;
  /** All seats of this person in this campaign. */
  readonly seats: readonly string[];
  /** Where the sheet is stored. */
  readonly slot: string;
  /** Of a step to come: what comes after the answers so far is not known before. */
  readonly halted: boolean;
  /** Of a step to come: the game waits for the seat with another question. */
  readonly waits: boolean;
}

export async function seatContext(
  services: Services,
  person: string,
  game: string,
  seat: string,
): Promise<SeatContext> {
  const { campaigns, unasked = false } = services;
  const seatView = await campaigns.showing.seatView(game, person, seat, !unasked);
  const [stored, seats] = await Promise.all([
    campaigns.acting.sheet(game, person, seat, SHEET),
    campaigns.showing.seatsOf(game, person),
  ]);
  const page = { services, person, game, seat, seats };
  const step = turnedTo(seatView, stored);
  const to = step && (await rehearsal(page, step.key));
  if (to && typeof to !== "string")
    return await onGround({
      ...page,
      ...to,
      waits: seatView.awaited,
      basis: to.seatView,
      decision: to.halted ? null : mainDecision(to.seatView),
    });
  const here = await onGround({
    ...{ ...page, seatView, stored, basis: seatView, decision: mainDecision(seatView) },
    ...{ slot: SHEET, halted: false, waits: false },
  });
  const along = await broughtAlong(page, seatView, here.sheet);
  const shown = along === null ? here : { ...here, sheet: along, lost: [BROUGHT] };
  return to === null ? shown : { ...shown, lost: [...shown.lost, to] };
}

const BROUGHT =
  "What you filled in before your turn is on your sheet, not sent: check it against how things stand now.";

/** With the part of the sheet that can still be used. */
export async function onGround<C extends Holder & Pick<SeatContext, "stored">>(
  context: C,
): Promise<C & Pick<SeatContext, "sheet" | "lost" | "basis">> {
  const { stored, seatView } = context;
  const found = { ...context, ...sheetNow(stored, seatView), basis: seatView };
  const { form } = found.sheet;
  if (!form || !isRow(seatView, form)) return found;
  const basis = stepFor(await stepsOf(found), form.name);
  const why = basis?.book.actions.get(form.name)?.when(basis.view);
  const row = { ...form, decision: null }; // the question that it answers comes after the rows before it
  if (basis && !why) return { ...found, basis: basis, sheet: { ...found.sheet, form: row } };
  return { ...found, sheet: closed(found.sheet), lost: [...found.lost, gone(seatView, form, why?.text ?? "").gone] };
}

/** What the game waits for, else what may be answered again. */
export const mainDecision = ({ decisions }: SeatView): Decision | null =>
  decisions.find(({ owed }) => owed) ?? decisions.find(({ kind }) => kind !== "offer") ?? null;

/** The same seat with something else filled in. */
export async function withSheet(context: SeatContext, sheet: SheetState): Promise<SeatContext> {
  const { services, game, person, seat, slot } = context;
  const stored = toStore(sheet);
  await services.campaigns.acting.keepSheet(game, person, seat, slot, stored);
  return await onGround({ ...context, stored });
}

/** A control of the page as it says itself, whatever page that is. */
type OnPage<P> = P extends { readonly kind: "form" | "step" | "page" | "say" }
  ? Omit<P, "game" | "seat" | "stamp">
  : never;

/** Writes the custom id of one of the page's controls; it holds what the page shows, so that an outdated one is known. */
export function controlId({ game, seat, sheet, seatView }: SeatContext, control: OnPage<AnyPress>): string {
  return writePress({ ...control, game, seat, stamp: stampOf(sheet, seatView) });
}

/** Names a form's controls. */
export const formId =
  (context: SeatContext) =>
  (verb: FormVerb, at = 0, chunk = 0): string =>
    controlId(context, { kind: "form", verb, at, chunk });

/** Names the controls of a step's sheet. */
export const stepId =
  (context: SeatContext, decision = context.decision) =>
  (verb: SheetVerb, at = 0): string =>
    controlId(context, { kind: "step", decision: decision?.id ?? null, verb, at });
