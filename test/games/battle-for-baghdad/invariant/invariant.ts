import { canonical, type Envelope } from "#engine";
import { faults } from "../../../../src/games/battle-for-baghdad/rules/faults.ts";
import type { Baghdad } from "../../../../src/games/battle-for-baghdad/state.ts";
import { shipped as book } from "../builder.ts";

/** Section 9: what holds after every action, whatever was done. Throws what does not. */
export function invariant(env: Envelope<Baghdad>): void {
  const [fault] = faults(env, book.content);
  if (fault !== undefined) throw new Error(fault);
  const { table, hands, box } = env;
  must(canonical({ ...table, hands, box }).length <= 8_000, "the state is larger than 8 kB");
}

export function must(holds: boolean, otherwise: string, what = ""): void {
  if (!holds) throw new Error(`${otherwise} ${what}`);
}
