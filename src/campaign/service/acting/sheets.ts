/** Reads and keeps what a seat has filled in so far. */
import { type Json, refuse } from "#engine";
import type { SheetRecord } from "../../../store/records.ts";
import { draftOwner } from "../../facts/drafts.ts";
import { sheetsOf } from "../../moves/sheets.ts";
import type { Core } from "../core.ts";

type SheetKey = Omit<SheetRecord, "sheet" | "person">;

/** What a seat has filled in so far. */
export async function readSheet(core: Core, game: string, person: string, key: SheetKey): Promise<Json | null> {
  const live = await core.seated({ id: game }, person, key.seat, "look");
  return core.repository.sheet(game, { ...key, person: draftOwner(live, key.seat, person, core.clock.now()) });
}

/** Keeps it, in place of what was there; null drops it, whether it is still needed or not. */
export async function keepSheet(
  core: Core,
  game: string,
  person: string,
  key: SheetKey,
  sheet: Json | null,
): Promise<void> {
  const live = await core.seated({ id: game }, person, key.seat, "look");
  const { book, env } = live;
  if (sheet !== null && sheetsOf(book, env, key.seat)?.includes(key.decision) === false)
    refuse("stale", "That question is no longer open.");
  const now = core.clock.now();
  await core.repository.keepSheet(game, { ...key, person: draftOwner(live, key.seat, person, now) }, sheet, now);
}
