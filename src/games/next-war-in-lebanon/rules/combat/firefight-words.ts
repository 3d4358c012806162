/** How a firefight reads in the log: dice, ratings and support on both sides, and who takes which loss. */
import type { Frozen } from "#engine";
import type { Pack } from "../../content/types.ts";
import { list, unitName } from "../pieces/words.ts";
import type { CombatEvent } from "./events.ts";
import { verdictOf } from "./firefight.ts";
import type { Casualty, Firefight, Roll } from "./types.ts";

type Fire = Frozen<Extract<CombatEvent, { readonly kind: "firefight" }>>;

/** "188 Barak, best of 2 5 1 4", "Guerrilla 3 with Rockets 2". */
function firerName({ firer, supporters, dice }: Roll, content: Pack): string {
  const helpers = supporters.map(({ unit }) => unitName(content, unit));
  const name = `${unitName(content, firer)}${helpers.length > 0 ? ` with ${list(helpers)}` : ""}`;
  return dice.length > 1 ? `${name}, best of ${dice.join(" ")},` : name;
}

/** "5 + 6 + 1 + (3 + 1) = 16": die, rating, support, those who support. */
function firerSum({ dice, rating, support, supporters, total }: Roll): string {
  const helpers = supporters.map((one) => (one.support > 0 ? `(${one.rating} + ${one.support})` : `${one.rating}`));
  return `${[Math.max(...dice), rating, ...(support > 0 ? [support] : []), ...helpers].join(" + ")} = ${total}`;
}

/** "6 + 2 + 1 − 1 = 8". */
function targetSum({ die, support, disrupted }: Firefight, { against, answer }: Roll): string {
  const sum = [die, against, ...(support > 0 ? [support] : [])].join(" + ");
  return `${sum}${disrupted ? " − 1" : ""} = ${answer}`;
}

export const became = ({ loss, disrupted }: Pick<Casualty, "loss" | "disrupted">): string =>
  loss === "reduced" && disrupted ? "disrupted and reduced" : loss;

/** One firer and its target: "Guerrilla 1 at 188 Barak: 4 + 3 = 7 beats 2 + 2 = 4. Different modes: 188 Barak disrupted and reduced." */
function duelLine({ firefight, casualties }: Fire, roll: Roll, content: Pack): string {
  const verdict = verdictOf(firefight);
  const target = unitName(content, firefight.target);
  const how = { hit: "beats", tie: "ties with", miss: "loses to" }[verdict.kind];
  const head = `${firerName(roll, content)} at ${target}: ${firerSum(roll)} ${how} ${targetSum(firefight, roll)}`;
  if (verdict.kind === "tie") return `${head}. A tie: ${fates(casualties, content)}.`;
  const modes = roll.mode === firefight.mode ? "Same mode" : "Different modes";
  return casualties.length > 0 ? `${head}. ${modes}: ${fates(casualties, content)}.` : `${head}.`;
}

const fates = (casualties: readonly Casualty[], content: Pack): string =>
  list(casualties.map((one) => `${unitName(content, one.unit)} ${became(one)}`));

/** Several firers at one target: their sums, the target's, and who loses. */
function volleyLine({ firefight, casualties }: Fire, content: Pack): string {
  const { target, rolls } = firefight;
  const own = rolls.map(
    (roll) => `${firerName(roll, content)} ${firerSum(roll)} against ${targetSum(firefight, roll)}`,
  );
  const verdict = verdictOf(firefight);
  const result = {
    hit: "The best of them wins",
    tie: "A tie",
    miss: `${unitName(content, target)} wins`,
  }[verdict.kind];
  return `At ${unitName(content, target)}: ${own.join("; ")}. ${result}: ${fates(casualties, content)}.`;
}

export function firefightLine(event: Fire, content: Pack): string {
  const { rolls } = event.firefight;
  const [only] = rolls;
  const line = only && rolls.length === 1 ? duelLine(event, only, content) : volleyLine(event, content);
  const fired = event.fired.map((unit) => unitName(content, unit));
  return fired.length > 0 ? `${line} ${list(fired)}: fired.` : line;
}
