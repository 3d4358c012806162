/** Where the game stands, and why something of another phase is not asked now. */
import type { Frozen, Phase, Reason, View } from "#engine";
import type { Baghdad, Table } from "../../state.ts";
import { PHASES, type PhaseName } from "./events.ts";

/** The game ends at the latest when the Arab Street deck is empty: nobody knows in which turn. */
export const phase = ({ turn, phase }: Frozen<Table>): Phase => ({
  id: `${turn}-${PHASES[phase]}`,
  name: PHASES[phase],
  turn,
  turns: null,
  talk: phase === "coalition",
});

/** Before the first turn only the phase says when it is. */
export const turnAndPhase = (table: Frozen<Table>, name = phase(table).name): string =>
  table.phase === "deployment" ? PHASES.deployment : `Turn ${table.turn} · ${name}`;

/** Something that belongs only to some phases, and why it is not asked of a seat there. */
interface Belonging {
  readonly phases: readonly PhaseName[];
  readonly rule: string;
  readonly why: (view: View<Baghdad>) => string;
}

/** Why it is not asked of a seat now. */
export const belongsTo =
  (name: string, { phases, rule, why }: Belonging) =>
  (view: View<Baghdad>): Reason => {
    const now = phase(view.table).name;
    if (phases.includes(view.table.phase)) return { text: `**${name}**: ${why(view)}`, rule };
    const [own = "claims"] = phases;
    return { text: `**${name}** belongs to the ${PHASES[own]} Phase; now it is the ${now} Phase.`, rule: "R-16" };
  };
