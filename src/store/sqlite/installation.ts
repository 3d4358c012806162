/** What processes of one installation share beside its campaigns: turns, times and keys. */
import { eq } from "drizzle-orm";
import pLimit, { type LimitFunction } from "p-limit";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import * as t from "./schema.ts";

export function sqliteInstallation({
  orm,
  sqlite,
  write,
}: Database): Pick<Repository, "exclusively" | "isTimeFor" | "keyOf"> {
  const { keys } = t;
  const lines = new Map<string, LimitFunction>();
  // a time that is further away than the next one was set by a clock that was wrong
  const claim = sqlite.prepare<{ name: string; now: number; next: number }>(`
    INSERT INTO upkeep (name, due) VALUES (:name, :next)
    ON CONFLICT (name) DO UPDATE SET due = :next WHERE due <= :now OR due > :next`);
  const keyed = (name: string): string | undefined =>
    orm.select({ key: keys.key }).from(keys).where(eq(keys.name, name)).get()?.key;
  return {
    /** One process has this database, so it is enough to keep its own work apart. */
    async exclusively(name, work) {
      const line = lines.get(name) ?? pLimit(1);
      lines.set(name, line);
      try {
        return await line(work);
      } finally {
        if (line.activeCount + line.pendingCount === 0) lines.delete(name);
      }
    },
    isTimeFor: (name, now, every) => write(() => claim.run({ name, now, next: now + every }).changes > 0),
    async keyOf(name, fresh) {
      const kept = keyed(name);
      if (kept !== undefined) return kept;
      await write(() => orm.insert(keys).values({ name, key: fresh }).onConflictDoNothing().run());
      return keyed(name) ?? fresh;
    },
  };
}
