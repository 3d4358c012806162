/** What a proof asks of an engine that plays rows of rules that are gone. How it is run is the affair of whoever verifies. */
import type { About, Question, Replayed, Upgraded } from "./replaying.ts";

/** An engine could not be run, or has not answered in the way that was agreed. */
export class EngineProblem extends Error {
  override readonly name = "EngineProblem";
}

/** An engine that can be asked. All methods throw `EngineProblem`. */
export interface AskedEngine {
  about(): About;
  replay(question: Omit<Question & { ask: "replay" }, "ask">): Replayed;
  upgrade(question: Omit<Question & { ask: "upgrade" }, "ask">): Upgraded;
}
