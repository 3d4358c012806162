import { benchRules } from "../../../../src/cli/bench/rules.ts";

/**
 * Each game is played so often: a bot runs for weeks, so what counts is how fast its rules are once they are compiled, and
 * rules that hold more code are compiled later.
 */
const ROUNDS: { readonly [game: string]: number } = { fitna: 40, "next-war-in-lebanon": 30 };
const USUAL_ROUNDS = 12;

/** What the rules of a game cost as they are played: a test's own loader would make every small function dearer. */
const [game = ""] = process.argv.slice(2);
process.stdout.write(JSON.stringify(benchRules(game, 10, 20, ROUNDS[game] ?? USUAL_ROUNDS)));
