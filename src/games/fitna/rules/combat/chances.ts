/** What the six faces of the die bring, as one would say it at the table. */
import type { Result } from "./crt.ts";
import type { Role } from "./played-cards.ts";

const isRout = (result: Result): boolean => result === "DR" || result === "DR*";
const isCostly = (result: Result): boolean => result === "DR*";
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

/** How whoever reads it calls both sides: "them" and "you", or the other way round. */
const CALLED: { readonly [role in Role]: readonly [defenders: string, attackers: string] } = {
  attacker: ["them", "you"],
  defender: ["you", "them"],
};

/**
 * For the attackers "1 drives them out, 3 cost both a step, 2 cost you a step"; for the defenders the same of themselves.
 * `brief`: the second step of the dearest results is left out, and what the attackers lose by driving them out.
 */
export function facesText(results: readonly Result[], to: Role = "attacker", brief = false): string {
  const [defenders, attackers] = CALLED[to];
  const of = (is: (result: Result) => boolean, one: string, many: string): string | null => {
    const faces = results.filter(is).length;
    return faces === 0 ? null : faces === 1 ? `1 ${one}` : `${faces} ${many}`;
  };
  const exchanges = results.filter(isExchange);
  const steps = brief || exchanges.every((result) => result === "EX") ? "a step" : "a step or two";
  const lost = results.filter(isRepulse).every((result) => result === "AR") ? "a step" : "steps";
  return [
    of(isRuin, `destroys ${defenders}`, `destroy ${defenders}`),
    of((one) => isRout(one) && (brief || !isCostly(one)), `drives ${defenders} out`, `drive ${defenders} out`),
    of(
      (one) => !brief && isCostly(one),
      `drives ${defenders} out but costs ${attackers} a step`,
      `drive ${defenders} out but cost ${attackers} a step`,
    ),
    of(isExchange, `costs both ${steps}`, `cost both ${steps}`),
    of(isRepulse, `costs ${attackers} ${lost}`, `cost ${attackers} ${lost}`),
  ]
    .filter((words) => words !== null)
    .join(", ");
}
