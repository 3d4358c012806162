import { benchRules, type RulesFigures } from "../../../../scripts/bench/rules.ts";
import { boundOf, type Measured } from "../goals.ts";

/**
 * The most rounds of each game: a bot runs for weeks, so what counts is how fast its rules are once they are compiled,
 * and rules that hold more code are compiled later.
 */
const ROUNDS: { readonly [game: string]: number } = { fitna: 40, "next-war-in-lebanon": 30 };
const USUAL_ROUNDS = 12;
/** After this share of it, rules that are near their goal need not be played on: they would only become faster. */
const LEAST = 1 / 4;

/** What the rules of a game cost as they are played: a test's own loader would make every small function dearer. */
const game = process.argv[2] as Measured; // as the test names it
const rounds = ROUNDS[game] ?? USUAL_ROUNDS;
const enough = ({ costInTurns }: RulesFigures, round: number): boolean =>
  round >= LEAST * rounds && costInTurns <= boundOf(game, "rulesCost");
process.stdout.write(JSON.stringify(benchRules(game, 10, 20, rounds, enough)));
