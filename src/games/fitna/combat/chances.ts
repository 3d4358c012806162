import type { Result } from "./crt.ts";

/** What the six faces of the die bring, as one would say it at the table. */

const isRout = (result: Result): boolean => result === "DR" || result === "DR*";
const isExchange = (result: Result): boolean => result === "EX" || result === "EX*";
const isRepulse = (result: Result): boolean => result === "AR" || result === "AR*";
const isRuin = (result: Result): boolean => result === "DS";

/** the steps that a result costs the attackers; an exchange costs the defenders as many. */
const COST: { readonly [result in Result]?: number } = { EX: 1, "EX*": 2, "DR*": 1 };

/** On how many faces the attackers take the space: the defenders go or are gone, and somebody is left to go there. */
export function facesThatTake(results: readonly Result[], attackers: number, defenders: number): number {
  return results.filter((result) => {
    const cost = COST[result] ?? 0;
    const gone = isRout(result) || isRuin(result) || (isExchange(result) && defenders <= cost);
    return gone && attackers > cost;
  }).length;
}

/** "1 drives them out, 3 cost both a step, 2 throw you back". */
export function facesText(results: readonly Result[]): string {
  const of = (is: (result: Result) => boolean, one: string, many: string): string | null => {
    const faces = results.filter(is).length;
    return faces === 0 ? null : faces === 1 ? `1 ${one}` : `${faces} ${many}`;
  };
  const exchanges = results.filter(isExchange);
  const steps = exchanges.every((result) => result === "EX") ? "a step" : "a step or two";
  return [
    of(isRuin, "destroys them", "destroy them"),
    of(isRout, "drives them out", "drive them out"),
    of(isExchange, `costs both ${steps}`, `cost both ${steps}`),
    of(isRepulse, "throws you back", "throw you back"),
  ]
    .filter((words) => words !== null)
    .join(", ");
}
