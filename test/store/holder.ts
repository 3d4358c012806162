import { openDatabase } from "../../src/store/sqlite/database.ts";

/** A process that keeps a database open until it is killed, or loses it; it writes when it is told to. */
const database = openDatabase(process.argv[2] ?? "", {
  events: {
    lost({ message }) {
      process.stderr.write(`${message}\n`);
      process.exit(2);
    },
  },
});
process.on("message", () => {
  database
    .write(() => database.sqlite.prepare("INSERT INTO guilds (id, settings) VALUES ('mine', '{}')").run())
    .then(
      () => process.send?.("written"),
      () => process.send?.("refused"),
    );
});
process.send?.("open");
