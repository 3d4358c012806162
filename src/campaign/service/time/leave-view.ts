/** What leave means to somebody in one of their campaigns. */
import type { GameRecord, StandIn } from "../../../store/records.ts";
import { type Council, councilOf } from "../../facts/council.ts";
import { firstOnDuty } from "../../facts/duty.ts";
import type { Live } from "../../facts/live.ts";
import { namedInText } from "../../facts/names.ts";
import { seatsOf } from "../../facts/permissions.ts";
import { threadSeatOf } from "../../facts/posting.ts";
import type { Core } from "../core.ts";
import { type InEach, inEach } from "../in-each.ts";
import { daysGranted, daysLeft, memberOf } from "./leave.ts";

export interface LeaveView {
  readonly record: GameRecord;
  /** What they play, as in a sentence: "the Insurgents". */
  readonly seats: string;
  /** On leave until then, ms since 1970; null: not on leave. */
  readonly away: number | null;
  /** Who plays for them meanwhile. */
  readonly standIn: StandIn | null;
  /** Whole days of leave that are left, and those that the campaign grants. */
  readonly left: number;
  readonly granted: number;
  /** In a council: who is on duty without them; null there: nobody. Null: they hold the seat alone. */
  readonly council: { readonly onDuty: string | null } | null;
}

/** In the order in which the campaigns were opened; one that is set aside is among those that cannot be read. */
export async function leavesOf(core: Core, person: string): Promise<InEach<LeaveView>> {
  const games = await core.repository.games({ person, status: ["running", "damaged"] });
  return await inEach(core, games, async (record) => leavesIn(core, await core.load(record), person));
}

function leavesIn(core: Core, live: Live, person: string): readonly LeaveView[] {
  const seats = seatsOf(live, person);
  if (seats.length === 0) return [];
  const member = memberOf(live, person);
  const room = live.record.council === null ? null : threadSeatOf(live.members, person);
  const council = room === null ? null : councilOf(live, room, core.clock.now());
  return [
    {
      ...{ record: live.record, seats: namedInText(live, seats), away: member.away, standIn: member.standIn },
      ...{ left: daysLeft(live, member), granted: daysGranted(live) },
      council: council && { onDuty: onDutyWithout(council, person) },
    },
  ];
}

function onDutyWithout({ members, captain, deputy }: Council, person: string): string | null {
  const others = members.map((member) => (member.person === person ? { ...member, active: false } : member));
  return firstOnDuty({ members: others, captain: captain.person, deputy: deputy?.person ?? null });
}
