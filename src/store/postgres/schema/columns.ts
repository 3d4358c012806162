/** Kinds of columns on PostgreSQL: whole numbers, times, JSON that is checked when it is read, bytes, pictures. */
import { bigint, customType } from "drizzle-orm/pg-core";
import type { Sketch } from "#engine";
import { damaged, isRecord, storedJson } from "../../stored-json.ts";

/** A whole number, as large as a time; without a name: that of its member. */
export const whole = (name = "") => bigint(name, { mode: "number" });

/** Times are milliseconds since 1970, UTC. */
export const at = (name: string) => whole(name).notNull();

/** Counted up by the server. It may be given where rows come from elsewhere. */
export const id = () => whole().primaryKey().generatedByDefaultAsIdentity();

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => "bytea" });

/** JSON that we have written, see `storedJson`: as text, since hashes were made of its bytes. */
export const json = <T>(...of: Parameters<typeof storedJson<T>>) =>
  customType<{ data: T; driverData: string }>({ dataType: () => "text", ...storedJson<T>(...of) })();

/** What a picture is made from, which the server packs by itself; `where`: "pictures.sketch". */
export const sketchColumn = (where: string) =>
  customType<{ data: Sketch; driverData: string }>({
    dataType: () => "text",
    toDriver: (sketch) => sketch,
    fromDriver: (stored) => (isRecord(stored) ? stored : damaged(where)) as Sketch, // written from one
  })();
