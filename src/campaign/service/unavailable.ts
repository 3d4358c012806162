/** Errors that only say that nothing can be stored. */
import { StoreUnavailable } from "../../store/problems.ts";

/** Throws an error again, unless it is that nothing can be stored, which the store says by itself. */
export function unlessUnavailable(error: unknown): void {
  if (!(error instanceof StoreUnavailable)) throw error;
}
