/** Why something of the Coalition Phase is not possible now: in the phase itself its own actions say more. */
import type { Reason, View } from "#engine";
import type { Baghdad } from "../../state.ts";
import { phase } from "../turn/phase.ts";

export const ofCoalition =
  (name: string) =>
  ({ table }: View<Baghdad>): Reason | null => {
    if (table.coalition) return null;
    const text = `**${name}** belongs to the Coalition Phase, in which alone seats deal; now it is the ${phase(table).name} Phase.`;
    return { text, rule: "R-30" };
  };
