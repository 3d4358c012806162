/** Which sides of a running campaign somebody could come to, and how they come to one. */
import { refuse, type Seat } from "#engine";
import type { CouncilSettings } from "../../../store/council.ts";
import type { GameRecord } from "../../../store/records.ts";
import type { Asked } from "../../contract/game.ts";
import type { Live } from "../../facts/live.ts";
import { namedInText } from "../../facts/names.ts";
import { requireUnstopped } from "../../facts/permissions.ts";
import { type Side, sideFor, sidesOf } from "../../facts/sides.ts";
import type { Core } from "../core.ts";
import { membersChanged, withMember } from "../people/membership.ts";
import { checkTaker, takeSeat, whyNotTake } from "../people/taking.ts";
import { askToJoin } from "./proposing.ts";

/**
 * Sides of a running campaign that this person could join, if need be by asking. Refused if there are none for them.
 */
export async function sidesFor(core: Core, record: GameRecord, person: string): Promise<readonly Side[]> {
  const live = await core.load(record);
  const open = openSides(live);
  if (open.length === 0) refuse("full", "This campaign has already started, and nobody can join it any more.");
  const former = await core.repository.formerHolders(record.id);
  const mine = open.filter(({ seats }) => whyNotTake(live, former, person, seats) === null);
  if (mine.length === 0) checkTaker(live, former, person, open[0]?.seats ?? []);
  return mine;
}

/** Those that anybody could come to. */
export function openSides({ record, book, members }: Live): readonly Side[] {
  const { council } = record;
  if (council === null) return [];
  const sides = sidesOf(book, record, council, members);
  return sides.filter((side) => side.closed === null && (side.people.length === 0 || council.later !== "closed"));
}

/**
 * Somebody comes to a side of a running campaign: at once where nobody plays it or the host has left it open; else its
 * council is asked. `seat` null: to where they are needed.
 */
export async function joinRunning(core: Core, record: GameRecord, seat: Seat | null, asked: Asked): Promise<void> {
  const live = await core.load(record);
  const { council } = live.record;
  if (council === null) return await takeSeat(core, record, seat, asked);
  const side = sideFor(sidesOf(live.book, live.record, council, live.members), seat);
  if (side.people.length === 0) return await takeSeat(core, record, side.id, asked);
  checkTaker(live, await core.repository.formerHolders(record.id), asked.person.id, side.seats);
  requireUnstopped(record, { person: asked.person.id }, "take");
  await joinHeld(core, live, side, council.later, asked);
}

async function joinHeld(
  core: Core,
  live: Live,
  side: Side,
  later: CouncilSettings["later"],
  asked: Asked,
): Promise<void> {
  if (later === "closed") refuse("closed", "Nobody joins this campaign any more: its host has closed its sides.");
  if (later === "council") return await askToJoin(core, live, side.id, asked);
  const { person, interaction } = asked;
  const at = core.clock.now();
  const former = await core.repository.formerHolders(live.record.id);
  await membersChanged(core, live, withMember(live, side.seats, person, at, former), {
    seats: side.seats,
    text: [{ person: person.id }, ` has joined the council of ${namedInText(live, side.seats)}.`],
    written: { game: live.record.id, interaction, played: true, at },
  });
}
