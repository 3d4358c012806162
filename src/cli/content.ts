import { Command } from "commander";
import { readConfig } from "../config.ts";
import { games } from "../games/registry.ts";
import { bookOf, printJson } from "./arguments.ts";

/** What every pack holds: one JSON line each. */
export function contentCommand(): Command {
  return new Command("content").description("check every content pack and count what it holds").action(() => {
    const { packs } = readConfig(process.env);
    for (const { id } of games) {
      const { definition, content } = bookOf(id, packs);
      const { edition, counts, rulebook, reconstruction } = definition.inventory(content);
      printJson({ game: id, ...(edition === undefined ? {} : { edition }), ...counts, rulebook, reconstruction });
    }
  });
}
