/** How a database is opened, or a backup put in its place. */

export { damageOf } from "./sqlite/opening.ts";
export { restore } from "./sqlite/restore.ts";
export { openStorage } from "./sqlite/storage.ts";
