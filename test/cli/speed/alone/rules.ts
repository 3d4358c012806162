import { benchRules } from "../../../../src/cli/bench/rules.ts";

/** What the rules of a game cost as they are played: a test's own loader would make every small function dearer. */
const [game = ""] = process.argv.slice(2);
process.stdout.write(JSON.stringify(benchRules(game, 10, 20, 4)));
