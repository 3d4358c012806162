import { benchSubmit, type SubmitFigures } from "../../../../scripts/bench/submit.ts";
import { optimizeSooner } from "../../../../src/threads/optimizing.ts";
import { boundOf, type Figures, type Measured, USUAL_ROUND_TRIP } from "../goals.ts";

/** How many submits are measured, and how many go before at most: as many as where the bench measures. */
const SUBMITS = 300;
const WARM_UP = 1500;

/**
 * What durable submits cost beside bare writes of the same rows, on the machine that goals are meant for: the write waits for
 * the disk, which is as fast on this one; only what we do besides is slower here, by `times`.
 */
function figuresOf({
  medianRatio,
  ratio,
  roundTripMs,
}: SubmitFigures): Required<Pick<Figures, "submitMedian" | "submitTotal">> {
  const times = Math.max(1, roundTripMs / USUAL_ROUND_TRIP);
  const onUsualMachine = (measured: number): number => 1 + (measured - 1) / times;
  return { submitMedian: onUsualMachine(medianRatio), submitTotal: onUsualMachine(ratio) };
}

/** As they are made in a bot, which becomes faster the longer it runs: once they are near their goals, that is enough. */
const game = process.argv[2] as Measured; // as the test names it
optimizeSooner();
const enough = (measured: SubmitFigures): boolean => {
  const { submitMedian, submitTotal } = figuresOf(measured);
  return submitMedian <= boundOf(game, "submitMedian") && submitTotal <= boundOf(game, "submitTotal");
};
process.stdout.write(JSON.stringify(figuresOf(await benchSubmit(game, SUBMITS, WARM_UP, enough))));
