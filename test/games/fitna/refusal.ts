import { Refused } from "#engine";

/** Why something is refused; it must be. */
export function refusal(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof Refused) return error.text;
    throw error;
  }
  throw new Error("it was not refused");
}
