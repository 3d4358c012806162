/** Plays that the computer thinks of, and the best of them. */
import { type Action, completed, type Move, type RawParams, Refused } from "#engine";
import type { Eyes, Lebanon } from "../../state.ts";

/** A play that the computer considers: what it says of its params, and what it hopes to gain, in VP or the like. */
export interface Candidate {
  readonly action: Action<Lebanon>;
  readonly said: RawParams;
  readonly gain: number;
}

/** The best of these that the rules allow; what a candidate leaves open takes the first choice. Null: none is worth a chit. */
export function best(c: Eyes, candidates: readonly Candidate[]): Move | null {
  for (const { action, said } of candidates.filter(({ gain }) => gain > 0).toSorted((a, b) => b.gain - a.gain)) {
    if (action.when(c)) continue;
    const params = filled(c, action, said);
    if (params) return { action: action.name, params };
  }
  return null;
}

function filled(c: Eyes, action: Parameters<typeof completed>[0], said: RawParams): Move["params"] | null {
  try {
    return completed(action, c, said, {});
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}
