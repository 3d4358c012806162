import type { Reason, View } from "../../../../engine/index.ts";
import type { Baghdad } from "../../state.ts";
import { phase } from "../turn/phase.ts";

const NAMES: { readonly [action: string]: string } = {
  ready: "Ready",
  readyUnless: "Ready unless an offer names me",
  unready: "Not ready",
  propose: "Making an offer",
  accept: "Accepting an offer",
  counter: "Countering an offer",
  reject: "Declining an offer",
  withdraw: "Withdrawing an offer",
  discard: "Discarding for a deal",
};

/** Why something of the Coalition Phase is not possible now: in the phase itself its own actions say more. */
export function coalitionReason({ table }: View<Baghdad>, action: string): Reason | null {
  const name = NAMES[action];
  if (name === undefined || table.coalition) return null;
  const text = `**${name}** belongs to the Coalition Phase, in which alone seats deal; now it is the ${phase(table).name} Phase.`;
  return { text, rule: "R-30" };
}
