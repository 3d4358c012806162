/** Where the bot writes to people directly, whether Discord lets it, and as which bot it appears. */
import { eq } from "drizzle-orm";
import type { DirectBox } from "../records.ts";
import type { Repository } from "../repository.ts";
import type { Database } from "./database.ts";
import * as t from "./schema.ts";

const QUARANTINE = "quarantine";

/** Where the bot writes to people directly, and whether Discord lets it. */
export function sqliteDirectBoxes({
  orm,
  write,
}: Database): Pick<Repository, "directBox" | "keepDirectBox" | "quarantined" | "keepQuarantine" | "appearAs"> {
  const { directBoxes, identity, restrictions } = t;
  return {
    async directBox(person): Promise<DirectBox | null> {
      const { channel, written, closed } = directBoxes;
      const box = orm.select({ channel, written, closed }).from(directBoxes).where(eq(directBoxes.person, person));
      return box.get() ?? null;
    },
    async keepDirectBox(person, box) {
      const row = orm.insert(directBoxes).values({ person, ...box });
      await write(() => row.onConflictDoUpdate({ target: directBoxes.person, set: box }).run());
    },
    quarantined: async () =>
      orm.select().from(restrictions).where(eq(restrictions.kind, QUARANTINE)).get()?.until ?? null,
    async keepQuarantine(until) {
      const row = orm.insert(restrictions).values({ kind: QUARANTINE, until });
      await write(() => row.onConflictDoUpdate({ target: restrictions.kind, set: { until } }).run());
    },
    async appearAs(bot) {
      const before = orm.select().from(identity).get();
      if (before?.bot === bot) return;
      const row = orm.insert(identity).values({ id: 1, bot });
      await write(() => {
        if (before) {
          orm.delete(directBoxes).run();
          orm.delete(restrictions).run();
        }
        row.onConflictDoUpdate({ target: identity.id, set: { bot } }).run();
      });
    },
  };
}
