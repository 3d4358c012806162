/** What the host chooses for a campaign: scenario, optional chits, wider war, how battles are fought; and who plays. */
import { z } from "zod";
import { choice, game, type Params, played, reactions, type SeatInfo } from "#engine";
import { type Pack, SCENARIOS, SEATS } from "../../content/types.ts";
import type { Lebanon } from "../../state.ts";
import { SEAT_NAMES, the } from "../pieces/words.ts";
import { plays } from "../sequence.ts";

const yesNo = (yes: string, no: string) =>
  choice([
    { value: "yes", label: yes },
    { value: "no", label: no },
  ]);

interface OptionContext {
  readonly content: Pack;
  readonly params: { readonly scenario: string };
}

/** Whether the wider war can come at all: in the next war, not in 2006. */
const hasWiderWar = ({ content, params }: OptionContext): boolean =>
  SCENARIOS.some((id) => id === params.scenario && content.scenarios[id].widerWar);

/** R-07 and the options of section 1: what the host chooses. */
export const options = game<Lebanon>()
  .form()
  .param(
    "scenario",
    "Which scenario?",
    choice(({ content }) =>
      SCENARIOS.map((id) => {
        const { name, turns, c2 } = content.scenarios[id];
        return {
          value: id,
          label: `${name}: ${turns} turns`,
          description: `2 seats; chits a turn: IDF ${c2.idf}, Insurgents ${c2.insurgent}`,
        };
      }),
    ),
  )
  .param("chits", "Play with the optional chits J-5 and J-6?", yesNo("With J-5 and J-6", "Without them"))
  .optional(
    "syria",
    "Does Syria come in?",
    hasWiderWar,
    choice([
      { value: "event", label: "By a Cascading Effect (rulebook)" },
      { value: "start", label: "From the start" },
      { value: "never", label: "Never" },
    ]),
  )
  .optional(
    "iran",
    "Iranian Cascading Effects?",
    hasWiderWar,
    yesNo("Yes (rulebook)", "No: those cards have no effect"),
  )
  .optional("hamas", "The Hamas Cascading Effect?", hasWiderWar, yesNo("Yes (rulebook)", "No: that card has no effect"))
  .param(
    "battles",
    "How are battles fought?",
    choice([
      { value: "policy", label: "By policy: each side says once whom it fires at" },
      { value: "steps", label: "Step by step: fire plans round by round (about three waits a battle)" },
    ]),
  )
  .param("reactions", "Who is asked for reactions?", reactions(played(plays).windows));

export const defaults = {
  scenario: "next-war",
  chits: "no",
  syria: "event",
  iran: "yes",
  hamas: "yes",
  battles: "policy",
  reactions: [],
} as const;

/** The options as the form above has checked them. */
export const chosen = z.object({
  scenario: z.enum(SCENARIOS),
  chits: z.enum(["yes", "no"]),
  syria: z.enum(["event", "start", "never"]).default("never"),
  iran: z.enum(["yes", "no"]).default("no"),
  hamas: z.enum(["yes", "no"]).default("no"),
  battles: z.enum(["policy", "steps"]),
});

const SUMMARIES = {
  idf: "Moves task forces into Lebanon, strikes from the air, and must hold the border. Scores zones held, or enemies destroyed.",
  insurgent:
    "Hezbollah, and Syria if it comes in: hides, ambushes, fires rockets. Scores every zone that the IDF does not control.",
} as const;

/** two sides, whatever the options. */
export const roster = (_: Params): readonly SeatInfo[] =>
  SEATS.map((id) => ({ id, name: SEAT_NAMES[id], inText: the(id), summary: SUMMARIES[id] }));
