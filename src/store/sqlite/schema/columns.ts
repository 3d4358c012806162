/** Kinds of columns: times, JSON that is checked when it is read, pictures. */
import { customType, integer } from "drizzle-orm/sqlite-core";
import type { Sketch } from "#engine";
import { damaged, isRecord, storedJson } from "../../stored-json.ts";
import { unpacked } from "../packed.ts";

/** Times are milliseconds since 1970, UTC. */
export const at = (name: string) => integer(name).notNull();

/** JSON that we have written, see `storedJson`. */
export const json = <T>(...of: Parameters<typeof storedJson<T>>) =>
  customType<{ data: T; driverData: string }>({ dataType: () => "text", ...storedJson<T>(...of) })();

/** What a picture is made from: as it was written, or packed; `where`: "pictures.sketch". */
export const sketchColumn = (where: string) =>
  customType<{ data: Sketch; driverData: string | Buffer }>({
    dataType: () => "blob",
    toDriver: (sketch) => sketch,
    fromDriver: (stored) => (isRecord(stored) ? stored : (unpacked(stored) ?? damaged(where))) as Sketch, // written from one
  })();
