/** The variable of the environment that holds the mutant, as JSON. */
export const MUTANT = "UMPIRE_MUTANT";

/** A piece of a source text, and what takes its place. */
export interface Change {
  /** Offsets in the source text. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** One small change of one source file. */
export interface Mutant extends Change {
  /** Absolute path. */
  readonly file: string;
}

export const mutated = (code: string, { start, end, text }: Change): string =>
  code.slice(0, start) + text + code.slice(end);
