/**
 * Motions of votes that are long over and were sent as what is taken back now: they close like those of each seat's last
 * vote, so that any member can propose them again.
 */
import type { Change } from "../../../store/change.ts";
import type { Live } from "../../facts/live.ts";
import { closed } from "../../votes/motion.ts";
import { motionRowIn } from "../../votes/thread-rows.ts";
import { isSame } from "../../votes/vote-keeping.ts";
import type { Core } from "../core.ts";

/** `to`: the first row that is taken back. */
export async function motionsTakenBack(
  core: Core,
  live: Live,
  to: number,
): Promise<Required<Pick<Change, "motions" | "outbox">>> {
  if (live.record.council === null) return { motions: [], outbox: [] };
  const sent = await core.repository.sentSince(live.record.id, to);
  const earlier = sent.filter((motion) => !live.motions.some((one) => isSame(one, motion)));
  const motions = earlier.map((motion) => closed(motion, "rewound"));
  return { motions, outbox: motions.flatMap((motion) => motionRowIn(live, motion) ?? []) };
}
