/** Which messages to people a restart may have left out of date, so that they are brought up to date. */
import type { OutboxDraft } from "../../../store/records.ts";
import { holders, type Live } from "../../facts/live.ts";
import { shownTo } from "../../facts/posting.ts";
import { personsOf } from "../../telling/live-post.ts";
import type { Core } from "../core.ts";
import { councilsBehind } from "./meeting.ts";
import { seatMessage } from "./seat-message.ts";

/** What seats fill in at any time is kept under this name. */
const DRAFT = "free";

/**
 * Messages that a restart may have left behind: of those who were not notified of a wait, and of seats with something
 * filled in, which may not be on their page yet.
 */
export async function messagesBehind(core: Core, live: Live): Promise<readonly OutboxDraft[]> {
  const filled = await filling(core, live);
  const sending = await core.repository.outbox.inFlight();
  const behind: string[] = [];
  for (const person of personsOf(live.members)) {
    const part = await seatMessage(core, live.record.id, person);
    const untold = part !== null && part.wait !== null && part.wait !== part.notified;
    if (untold || filled.includes(person)) behind.push(person);
  }
  // a message that may have arrived is looked for by its own row: another would call its reader again
  const isOnItsWay = (row: OutboxDraft): boolean =>
    sending.some(({ game, destination, slot }) => {
      return game === live.record.id && destination === row.destination && slot === row.slot;
    });
  return shownTo(live, [...behind, ...(await councilsBehind(core, live))]).filter((row) => !isOnItsWay(row));
}

async function filling({ repository }: Core, { record, env, members }: Live): Promise<readonly string[]> {
  const found = await Promise.all(
    env.seats.map(async (seat) => {
      const sheet = await repository.sheet(record.id, { seat, decision: DRAFT });
      return sheet === null ? [] : holders(members, seat).map(({ person }) => person);
    }),
  );
  return found.flat();
}
