import { benchSubmit } from "../../../../src/cli/bench/submit.ts";
import { type Figures, USUAL_ROUND_TRIP } from "../goals.ts";

/** So many submits go before: as many as where the bench measures. */
const WARM_UP = 1500;

/** What durable submits of a game cost beside bare writes of the same rows, as they are made in a bot. */
const [game = ""] = process.argv.slice(2);
const { medianRatio, ratio, roundTripMs } = await benchSubmit(game, 300, WARM_UP);
const times = Math.max(1, roundTripMs / USUAL_ROUND_TRIP);

/**
 * What our own work makes of a bare write on the machine that goals are meant for: the write waits for the disk, which is
 * as fast on this one; only what we do besides is so many times slower here.
 */
const onUsualMachine = (measured: number): number => 1 + (measured - 1) / times;

const figures: Figures = { submitMedian: onUsualMachine(medianRatio), submitTotal: onUsualMachine(ratio) };
process.stdout.write(JSON.stringify(figures));
