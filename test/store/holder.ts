import { openDatabase } from "../../src/store/database.ts";

/** A process that keeps a database open until it is killed. */
openDatabase(process.argv[2] ?? "");
process.send?.("open");
setInterval(() => undefined, 1000);
