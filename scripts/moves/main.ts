import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Command } from "commander";
import { applyTable } from "./apply.ts";
import { readTable } from "./table.ts";

/** Moves files by tables, and rewrites imports and mentions of them: `npm run moves -- scripts/moves/tables/*.txt`. */

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

new Command("moves")
  .description("move files and folders, and rewrite what names them; what is moved already stays where it is")
  .argument("<table...>", "files with lines such as `src/old.ts → src/room/new.ts`")
  .option("--check", "say what would be done, and do nothing")
  .action((tables: readonly string[], { check = false }: { readonly check?: boolean }) => {
    const lines = readTable(tables.map((table) => readFileSync(table, "utf8")).join("\n"));
    const { moved, rewritten, staying, left } = applyTable(ROOT, lines, check);
    say(
      `${check ? "would move" : "moved"} ${moved.size} files, ${check ? "would rewrite" : "rewrote"} ${rewritten.length}`,
    );
    list("not in the table, and left where they are", staying);
    list("not rewritten: look at these", left);
  })
  .parse();

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function list(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  say(`\n${title} (${lines.length}):`);
  for (const line of lines) say(`  ${line}`);
}
