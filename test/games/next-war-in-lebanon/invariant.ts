import type { Envelope } from "#engine";
import { faults } from "../../../src/games/next-war-in-lebanon/rules/faults.ts";
import type { Lebanon } from "../../../src/games/next-war-in-lebanon/state.ts";
import { content } from "./packs.ts";

export { isBeforeSetUp } from "../../../src/games/next-war-in-lebanon/rules/faults.ts";

/** Section 9 of the rules: what holds after every action. Throws what does not. */
export function invariant(env: Envelope<Lebanon>): void {
  const [fault] = faults(env, content);
  if (fault !== undefined) throw new Error(fault);
  size(env);
}

/** The state stays small. */
function size({ table, hands }: Envelope<Lebanon>): void {
  const bytes = JSON.stringify({ table, hands }).length;
  if (bytes > 12_000) throw new Error(`the state has ${bytes} bytes`);
}
