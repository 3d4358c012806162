/** What every pack holds: a JSON line for each edition. */
import { Command } from "commander";
import { readConfig } from "../config.ts";
import { games } from "../games/registry.ts";
import { bookOf, printJson } from "./arguments.ts";

export function contentCommand(): Command {
  return new Command("content").description("check every content pack and count what it holds").action(() => {
    const { packs } = readConfig(process.env);
    for (const { id } of games) {
      const { definition, content } = bookOf(id, packs);
      for (const { edition, counts, rulebook, reconstruction } of definition.inventory(content))
        printJson({ game: id, ...(edition === undefined ? {} : { edition }), ...counts, rulebook, reconstruction });
    }
  });
}
