import { integer } from "drizzle-orm/sqlite-core";

/** Times are milliseconds since 1970, UTC. */
export const at = (name: string) => integer(name).notNull();
