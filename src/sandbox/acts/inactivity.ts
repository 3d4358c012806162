/** Archives threads of the sandbox once nobody has written in them for long enough. */
import type { Thread } from "../model.ts";
import { snowflakeTime } from "../snowflake.ts";
import type { World } from "../world.ts";

const MINUTE_MS = 60_000;

/** What rings when each active thread has been quiet for long enough. */
const alarms = new WeakMap<World, Map<string, () => void>>();

/**
 * Threads archive themselves after inactivity. Activity is a message, waking, or a change of the duration; edits,
 * reactions and presses do not count (developers/topics/threads, "Active & Archived Threads"). Discord does not document the
 * period beyond "usually not below the auto_archive_duration": here it is just that. `archive` is called then.
 */
export function watchInactivity(world: World, thread: Thread, archive: () => void): void {
  const own = alarms.get(world) ?? new Map<string, () => void>();
  alarms.set(world, own);
  own.get(thread.id)?.();
  own.delete(thread.id);
  if (thread.archived) return;
  const left = quietSince(thread) + thread.autoArchiveMinutes * MINUTE_MS - world.clock.now();
  own.set(
    thread.id,
    world.clock.after(Math.max(0, left), () => {
      own.delete(thread.id);
      if (world.model.channels[thread.id] !== thread || thread.archived) return;
      const isQuiet = quietSince(thread) + thread.autoArchiveMinutes * MINUTE_MS <= world.clock.now();
      if (isQuiet) archive();
      else watchInactivity(world, thread, archive);
    }),
  );
}

/** `archivedAt` changes with waking and with the duration, too. */
function quietSince({ archivedAt, lastMessageId }: Thread): number {
  return lastMessageId === null ? archivedAt : Math.max(archivedAt, snowflakeTime(lastMessageId));
}
