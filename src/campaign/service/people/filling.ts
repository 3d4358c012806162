/** Seats that nobody plays, or whose holders have fallen silent, are left to the computer. */
import { refuse, type Seat } from "#engine";
import type { GameRecord, Member, Rich } from "../../../store/records.ts";
import type { Asked } from "../../contract/game.ts";
import { type Live, silentSeats, vacantSeats } from "../../facts/live.ts";
import { namedInText } from "../../facts/names.ts";
import { requireMay, requireUnstopped, rolesOf } from "../../facts/permissions.ts";
import { blank, channelOf, single } from "../../facts/posting.ts";
import { ONLY_ANSWERS } from "../../moves/computers.ts";
import type { Core } from "../core.ts";
import { pass } from "./passing-on.ts";

/** The computer plays seats that nobody plays: for one who plays in the campaign, or its host. */
export async function fillSeats(core: Core, record: GameRecord, { person, interaction }: Asked): Promise<void> {
  const live = await core.load(record);
  requireMay(rolesOf(live, { person: person.id }), "fill", "vacant");
  requireUnstopped(record, { person: person.id }, "fill");
  const at = core.clock.now();
  const seats = vacantSeats(live);
  const silent = silentSeats(live);
  if (seats.length === 0 && silent.length > 0) return await standIn(core, live, silent, at, { person, interaction });
  if (seats.length === 0) refuse("full", "Every seat is taken already.");
  const text = [
    { person: person.id },
    ` lets the computer play ${namedInText(live, seats)} in full until somebody takes over.`,
  ];
  const post = single(channelOf(record), { ...blank, title: record.name, text });
  await pass(core, live, { seats, to: "computer", by: person.id, at, interaction }, [post]);
}

/** The computer minds the seats of those who have fallen silent, until they come back. */
async function standIn(
  core: Core,
  live: Live,
  seats: readonly Seat[],
  at: number,
  { person, interaction }: Asked,
): Promise<void> {
  const { record } = live;
  const members = live.members.map(
    (member): Member =>
      member.seat !== null && seats.includes(member.seat) ? { ...member, standIn: "computer" } : member,
  );
  const text: Rich = [
    { person: person.id },
    ` lets the computer mind ${namedInText(live, seats)} until whoever holds it comes back: ${ONLY_ANSWERS}.`,
  ];
  const outbox = [single(channelOf(record), { ...blank, title: record.name, text })];
  await core.write({ game: record.id, interaction, members, outbox, at }, live);
}
