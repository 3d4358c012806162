/** Who may take a free seat of a running campaign, and how it is taken. */
import { refuse, type Seat } from "#engine";
import type { FormerHolder, GameRecord } from "../../../store/records.ts";
import type { Asked } from "../../contract/game.ts";
import type { Live } from "../../facts/live.ts";
import { seatName } from "../../facts/names.ts";
import { forbid, may, type Role, requireUnstopped, rolesOf } from "../../facts/permissions.ts";
import { placesOf, placeWith } from "../../facts/places.ts";
import { blank, channelOf, single } from "../../facts/posting.ts";
import type { Core } from "../core.ts";
import { freeSeats, plays, whoOf } from "./handover.ts";
import { pass } from "./passing-on.ts";

/** Refuses whoever has held another seat here: they know what its hand holds. */
export function checkTaker(live: Live, former: readonly FormerHolder[], person: string, seats: readonly Seat[]): void {
  const why = whyNotTake(live, former, person, seats);
  if (why) refuse(why.code, why.text);
}

const PLAYS = { code: "already-in", text: "Somebody who plays in this campaign cannot take another seat." };

const HAS_SEEN = {
  code: "has-seen",
  text: "Somebody who has held another seat in this campaign has seen its hand, and cannot take this one.",
};

export function whyNotTake(
  live: Live,
  former: readonly FormerHolder[],
  person: string,
  seats: readonly Seat[],
): typeof PLAYS | null {
  const who = whoOf(live.record, person);
  const hasSeen = former.some((one) => one.who === who && !seats.includes(one.seat));
  const roles: readonly Role[] = [...rolesOf(live, { person }), ...(hasSeen ? ["former" as const] : [])];
  if (may(roles, "take", "vacant")) return null;
  if (roles.includes("player")) return PLAYS;
  return hasSeen ? HAS_SEEN : forbid("take");
}

/** The seats of a running campaign that this person could take. Refused if there are none for them. */
export async function seatsFor(core: Core, record: GameRecord, person: string): Promise<readonly (readonly Seat[])[]> {
  const live = await core.load(record);
  const former = await core.repository.formerHolders(record.id);
  const free = await someFree(core, live);
  const open = free.filter((seats) => whyNotTake(live, former, person, seats) === null);
  if (open.length === 0) checkTaker(live, former, person, free[0] ?? []);
  return open;
}

async function someFree(core: Core, live: Live): Promise<readonly (readonly Seat[])[]> {
  const free = await takeable(core, live);
  return free.length > 0 ? free : refuse("full", "This campaign has already started, and no seat of it is free.");
}

/** Seats that can be taken in a running campaign, as one person would take them. */
export async function takeable(core: Core, live: Live): Promise<readonly (readonly Seat[])[]> {
  const free = freeSeats(live.members, await core.repository.formerHolders(live.record.id));
  const places = placesOf(live.book, live.record);
  return places.map(({ seats }) => seats.filter((seat) => free.includes(seat))).filter((seats) => seats.length > 0);
}

/** Somebody takes a free seat of a running campaign; null: the only one. */
export async function takeSeat(
  core: Core,
  record: GameRecord,
  seat: Seat | null,
  { person, interaction }: Asked,
): Promise<void> {
  const live = await core.load(record);
  const free = seat === null ? await seatsFor(core, record, person.id) : await someFree(core, live);
  const place = placeWith(placesOf(live.book, record), seat);
  const seats = seat === null && free.length === 1 ? free[0] : free.find((one) => place?.seats.includes(one[0] ?? ""));
  if (!seats) {
    const names = free.map((one) => one.map((id) => seatName(record, live.book, id)).join(" and "));
    return refuse("no-seat", `That seat is not free; free: ${names.join(", ")}.`);
  }
  checkTaker(live, await core.repository.formerHolders(record.id), person.id, seats);
  requireUnstopped(record, { person: person.id }, "take");
  const at = core.clock.now();
  const post = single(channelOf(record), { ...blank, title: record.name, text: plays(live, person.id, seats) });
  await pass(core, live, { seats, to: { person }, by: person.id, at, interaction }, [post]);
}
