import type { Desk } from "../../campaign/service.ts";
import type { Decision } from "../../engine/index.ts";
import { type PressKind, writePress } from "../custom-id.ts";
import type { Services } from "../services.ts";
import { readSheet, SHEET, type SheetState, stampOf } from "./state.ts";
import type { Wanted } from "./subject.ts";

/** A seat as its page shows it: what it sees, what is asked, what is filled in. */
export interface SeatContext {
  readonly services: Services;
  readonly person: string;
  readonly game: string;
  readonly seat: string;
  readonly desk: Desk;
  readonly sheet: SheetState;
  /** The question that the page is about; null: none is open. */
  readonly decision: Decision | null;
  /** All seats of this person in this campaign. */
  readonly seats: readonly string[];
}

export async function seatContext(
  services: Services,
  person: string,
  game: string,
  seat: string,
): Promise<SeatContext> {
  const { campaigns } = services;
  const desk = await campaigns.desk(game, person, seat);
  const [stored, seats] = await Promise.all([
    campaigns.sheet(game, person, seat, SHEET),
    campaigns.seatsOf(game, person),
  ]);
  const sheet = readSheet(stored, desk.phase.id);
  return { services, person, game, seat, desk, sheet, decision: mainDecision(desk), seats };
}

/** What the game waits for, else what may be answered again. */
export const mainDecision = ({ decisions }: Desk): Decision | null =>
  decisions.find(({ owed }) => owed) ?? decisions.find(({ kind }) => kind !== "offer") ?? null;

/** The same seat with something else filled in. */
export async function withSheet(context: SeatContext, sheet: SheetState, keep: boolean): Promise<SeatContext> {
  const { services, game, person, seat } = context;
  await services.campaigns.keepSheet(game, person, seat, SHEET, keep ? sheet : null);
  return { ...context, sheet };
}

/** The form that is open, or the one that the question itself is. */
export const openForm = ({ sheet }: SeatContext, own: Wanted | null): Wanted | null => sheet.form ?? own;

/** Writes the custom id of one of the page's controls; it holds what the page shows, so that an outdated one is known. */
export function controlId(context: SeatContext, kind: PressKind, name: string | null, step: string): string {
  const { game, seat, sheet, desk } = context;
  return writePress({ kind, game, decision: stampOf(sheet, desk), seat, name, step });
}
