/** What a game may cost, on a machine that does `USUAL` pieces of arithmetic a second. */
export interface Goals {
  /** A durable submit compared with the bare write of the same rows: medians, and all together. */
  readonly submitMedian: number;
  readonly submitTotal: number;
  /** Acknowledgements of 50 presses a second, ms. */
  readonly pressP99: number;
  /** Taking an act back, ms. */
  readonly undoP99: number;
  /** An act while all games are looked through after a start, ms. */
  readonly resumeP99: number;
  /** Turns of the bench's board that an action costs: work of the same kind, which a machine slows as it slows rules. */
  readonly rulesCost: number;
  /** What a picture keeps the main thread busy, ms: medians, and nearly all. */
  readonly pictureMain: number;
  readonly pictureMainP99: number;
  /** The memory of a process with many running games that people look at, MB. */
  readonly residentMB: number;
}

/** What was measured of them. */
export type Figures = Partial<Goals>;

/** Pieces of arithmetic a second. */
export const USUAL = 250_000;

/** What reading and writing the fixed text between submits takes on the same machine, ms. */
export const USUAL_ROUND_TRIP = 0.05;

const OF_ALL = {
  submitMedian: 1.8,
  submitTotal: 2.5,
  pressP99: 100,
  undoP99: 50,
  resumeP99: 25,
  pictureMain: 5,
  pictureMainP99: 12,
  residentMB: 450,
};

export const GOALS = {
  "iraqi-conflict": { ...OF_ALL, rulesCost: 4.8 },
  "battle-for-baghdad": { ...OF_ALL, resumeP99: 125, rulesCost: 8.5 },
  "next-war-in-lebanon": { ...OF_ALL, rulesCost: 12.5 },
  fitna: { ...OF_ALL, submitMedian: 2.2, submitTotal: 3, rulesCost: 23 },
} as const satisfies { readonly [game: string]: Goals };

export type Measured = keyof typeof GOALS;

/** Machines are noisy: how far above its goal a figure may be. */
const NOISE = 1.1;

/**
 * What submits may cost in any case: where others use a machine's memory, all that is not the bare write is dearer than
 * the text beside it tells.
 */
const SUBMIT_AT_MOST = 2.1;

/** The most that a figure may be. */
export const boundOf = (game: Measured, figure: keyof Goals): number =>
  Math.max(NOISE * GOALS[game][figure], figure === "submitMedian" ? SUBMIT_AT_MOST : 0);
