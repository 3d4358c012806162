/**
 * Whose a draft for a seat is: a member's own, where the council votes or its captain acts; else that of all who hold it,
 * which is nobody's in particular.
 */
import type { Seat } from "#engine";
import { councilOf } from "./council.ts";
import type { Live } from "./live.ts";

export function draftOwner(live: Live, seat: Seat, person: string | null, now: number): string {
  if (person === null || live.record.council === null) return "";
  const council = councilOf(live, seat, now);
  return council === null || council.rule === "anyone" ? "" : person;
}
