/** A change that no test need notice. */
export interface Accepted {
  /** From the root of the repository. */
  readonly file: string;
  /** The line of the source text, trimmed. */
  readonly line: string;
  readonly was: string;
  readonly becomes: string;
  readonly why: string;
}

export const ACCEPTED: readonly Accepted[] = [];
