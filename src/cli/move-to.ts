/** Moves the database from its file to a server of PostgreSQL, while the bot is stopped. */
import { SingleBar } from "cli-progress";
import { Command } from "commander";
import { readConfig } from "../config.ts";
import { databaseName } from "../store/address.ts";
import type { MoveProgress } from "../store/moving/move.ts";
import { DatabaseProblem } from "../store/problems.ts";

export function moveToCommand(): Command {
  return new Command("move-to")
    .description(
      "move the database from its file to an empty one of PostgreSQL, while the bot is stopped; broken off, the same command goes on with it",
    )
    .argument("[address]", "postgres://user@host/name; a password can be given as PGPASSWORD")
    .option("--take-back", "let bots use the file again, as it was when it was moved")
    .action(async (address: string | undefined, { takeBack: back = false }: { readonly takeBack?: boolean }) => {
      const { database } = readConfig(process.env);
      const { moveTo, takeBack } = await import("../store/moving/move.ts");
      if (back) {
        await takeBack(database);
        process.stdout.write(`Bots may use ${database} again. What has happened on the server since is not in it.\n`);
        return;
      }
      if (address === undefined) throw new DatabaseProblem("Name the address to move to: postgres://user@host/name.");
      const { campaigns, rows, tables } = await moveTo(database, address, shownAsBar());
      process.stdout.write(
        `${database} is moved to ${databaseName(address)}, and compared with it. Campaigns: ${campaigns}; rows: ${rows} in ${tables} ` +
          "tables. Set UMPIRE_DATABASE to the address, and start the bot. The file stays as it is; from now on nobody backs up the " +
          "database but its server's operator.\n",
      );
    });
}

/** A bar where somebody looks on. */
function shownAsBar(): MoveProgress {
  const bar = new SingleBar({ format: "Copying and comparing {bar} {value} of {total} rows · {eta_formatted} left" });
  const isShown = process.stderr.isTTY;
  return {
    begin: (total) => isShown && bar.start(total, 0),
    done: (rows) => isShown && bar.update(rows),
    end: () => isShown && bar.stop(),
  };
}
