/** The shipped rules of each game, read from their pages for people to look up. */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type RulesOfPlay, RulesProblem, readRules } from "./book.ts";

/** Where the rules of this release lie. */
const SHELF = fileURLToPath(new URL("../../docs/rules", import.meta.url));

/** The rules of a game as people read them. Throws `RulesProblem` where its page is missing, or cannot be read as one. */
export function readRulesOf(game: string, shelf = SHELF): RulesOfPlay {
  const path = `${shelf}/${game}.md`;
  const markdown = textOf(path);
  if (markdown === null)
    throw new RulesProblem(`The rules of ${game} are missing: take ${path} of this release again.`);
  try {
    return readRules(markdown);
  } catch (error) {
    throw error instanceof RulesProblem ? new RulesProblem(`${path}: ${error.message}`) : error;
  }
}

function textOf(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
}

const read = new Map<string, RulesOfPlay | null>();

/** The same, read once; null: nobody has written them down. */
export function rulesOf(game: string): RulesOfPlay | null {
  const known = read.get(game);
  if (known !== undefined) return known;
  const rules = existsSync(`${SHELF}/${game}.md`) ? readRulesOf(game) : null;
  read.set(game, rules);
  return rules;
}

/** Reads the rules of these games, so that whoever starts the bot is told what is missing, and not whoever plays. Throws `RulesProblem`. */
export function requireRules(games: readonly string[], shelf = SHELF): void {
  for (const game of games) read.set(game, readRulesOf(game, shelf));
}
