import type { GameRecord, OutboxRow } from "../../store/records.ts";
import { clip, LIMIT } from "../limits.ts";
import type { Services } from "../services.ts";
import { CODE, isCode } from "./faults.ts";
import type { Wire } from "./wire.ts";

/**
 * The private thread that takes the place of somebody's closed direct messages in a game: opened if there is none, its
 * one member let in, even if they had left. Throws what Discord answered.
 */
export async function mailboxOf(
  { campaigns }: Services,
  wire: Wire,
  row: Pick<OutboxRow, "game">,
  person: string,
): Promise<string> {
  const { deliveries } = campaigns;
  const known = await deliveries.mailbox(row.game, person);
  if (known !== null) {
    try {
      await wire.admit(known, person);
      return known;
    } catch (error) {
      if (!isCode(error, CODE.unknownChannel)) throw error;
      await deliveries.lostThread(known);
    }
  }
  const { record, members } = await campaigns.status(row.game);
  const thread = await wire.openPrivateThread(record.channel, nameFor(record, members, person));
  await deliveries.keepMailbox(row.game, person, thread);
  await wire.admit(thread, person);
  return thread;
}

function nameFor(record: GameRecord, members: readonly { person: string; name: string }[], person: string): string {
  const name = members.find((member) => member.person === person)?.name;
  return clip(`${record.name} · ${name === undefined ? "for you alone" : `for ${name} alone`}`, LIMIT.threadName);
}
