import { median } from "../../../../src/cli/bench/figures.ts";
import { benchRules } from "../../../../src/cli/bench/rules.ts";
import { roundTrip } from "../../../../src/cli/bench/submit.ts";
import { USUAL, USUAL_ROUND_TRIP } from "../goals.ts";

/**
 * Each game is played so often: a bot runs for weeks, so what counts is how fast its rules are once they are compiled, and
 * rules that hold more code are compiled later.
 */
const ROUNDS: { readonly [game: string]: number } = { fitna: 40, "next-war-in-lebanon": 30 };
const USUAL_ROUNDS = 12;

const TRIPS = 400;
const roundTripMs = (): number => median(Array.from({ length: 2 * TRIPS }, roundTrip).slice(TRIPS));

/** What the rules of a game cost as they are played: a test's own loader would make every small function dearer. */
const [game = ""] = process.argv.slice(2);
const before = roundTripMs();
const figures = benchRules(game, 10, 20, ROUNDS[game] ?? USUAL_ROUNDS);
const roundTrips = Math.max(before, roundTripMs()) / USUAL_ROUND_TRIP;

/**
 * Rules are half arithmetic, half objects made and looked up. Where a machine is slower with these than with arithmetic, as
 * it is while others use its memory, that half is dearer beside the arithmetic alone.
 */
const dearer = Math.max(1, roundTrips / (USUAL / figures.baselinePerSecond)) ** 0.5;
process.stdout.write(JSON.stringify({ ...figures, cost: figures.cost / dearer, dearer }));
