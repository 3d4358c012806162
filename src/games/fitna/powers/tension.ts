import { HIGH_TENSION } from "../cards/piles.ts";
import { enterHighTension } from "../cards/reshuffling.ts";
import { type Now, playing, tell } from "../now.ts";

const MOST = 10;

/** Moves the marker, within 0 and 10, and lets each level that is reached for the first time have its effect. */
export function changeTension(s: Now, by: number, cause: string): void {
  const { table } = s.state;
  const from = table.tension;
  table.tension = Math.min(MOST, Math.max(0, from + by));
  if (table.tension !== from) tell(s, { chapter: "powers", kind: "tension", from, to: table.tension, cause });
  if (table.tension >= HIGH_TENSION && !table.reached.includes(HIGH_TENSION)) {
    table.reached.push(HIGH_TENSION);
    enterHighTension(playing(s), s.dice);
    tell(s, { chapter: "cards", kind: "high-tension" });
  }
}
