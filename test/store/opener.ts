import { DatabaseProblem } from "../../src/store/problems.ts";
import { openDatabase } from "../../src/store/sqlite/database.ts";

/** A process that opens a database and says what came of it, as the user who runs it. */
try {
  openDatabase(process.argv[2] ?? "").close();
  process.stdout.write("opened");
} catch (error) {
  process.stdout.write(error instanceof DatabaseProblem ? error.message : `unexplained: ${String(error)}`);
}
