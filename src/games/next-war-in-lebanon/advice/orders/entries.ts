/** Standing orders for units that enter a zone: when to ambush them, and when to evade and with how many. */
import { choice, type Frozen, game, integer, type Move, move, subset } from "#engine";
import { holds } from "../../rules/chits/hand.ts";
import { choosingChits } from "../../rules/chits/selection.ts";
import { ambush } from "../../rules/combat/ambush.ts";
import { evade } from "../../rules/combat/evade.ts";
import { entered, enteredAlone, evading } from "../../rules/combat/reacting.ts";
import type { Battle } from "../../rules/combat/types.ts";
import { isSupport } from "../../rules/pieces/units.ts";
import { playing } from "../../rules/turn/playing.ts";
import type { Eyes, Lebanon } from "../../state.ts";
import { ASK_TITLE, asksThere, attacking, covers, defending, zoneOptions } from "./reading.ts";

const { form, order } = game<Lebanon>();

/** Own units that could fire at those who enter. */
const firers = (c: Eyes): number =>
  defending(c).filter((unit) => !c.hand.units[unit]?.disrupted && !isSupport(c.content, unit)).length;

/** W1: ambushes. */
export const ambushing = order(
  "ambush",
  {
    title: "Units enter a zone of mine: ambush",
    form: form()
      .param(
        "when",
        "When?",
        choice([
          { value: "always", label: "Wherever it is possible" },
          { value: "equal", label: "Only with at least as many firers as they have units" },
        ]),
      )
      .param("zones", "In which zones? None: in all.", subset(zoneOptions))
      .param("ask", ASK_TITLE, subset(zoneOptions)),
    ahead: {
      title: "Ambush units that enter a zone of mine (J-3)",
      until: "changed",
      under: [choosingChits, playing],
      choices: () => [
        { value: "never", label: "Never", params: "none" },
        {
          value: "equal",
          label: "With as many firers as they have units",
          params: { when: "equal", zones: [], ask: [] },
        },
        { value: "always", label: "Wherever it is possible", params: { when: "always", zones: [], ask: [] } },
        { value: "ask", label: "Ask me (the enemy waits)", params: "ask" },
      ],
    },
  },
  (answers) => [entered, enteredAlone].map((question) => answers(question, ambushIf, asksThere)),
);

interface Terms {
  readonly when: "always" | "equal";
  readonly zones?: readonly string[];
}

function ambushIf(view: Eyes, { zone }: Frozen<Battle>, { when, zones = [] }: Terms): Move | null {
  if (ambush.when(view) || !covers(view, zones, zone)) return null;
  return when === "equal" && firers(view) < attacking(view) ? null : move(ambush);
}

/** How many enemies to one of the own units. */
const ODDS = [1, 2, 3] as const;

/** W1, W2: evasion. */
export const evasion = order(
  "evade",
  {
    title: "A battle is about to begin: evade",
    form: form()
      .param("odds", "Against how many enemies for each unit of yours, at least? 0: always.", integer([0, 9]))
      .param("chits", "With how many J-2 at most?", integer([1, 7]))
      .param("keep", "How many J-2 do you keep?", integer([0, 6]))
      .param(
        "first",
        "Which units evade first?",
        choice([
          { value: "support", label: "Rockets and missiles, then CSUs, then the weakest" },
          { value: "strong", label: "The strongest" },
        ]),
      )
      .param("zones", "In which zones? None: in all.", subset(zoneOptions))
      .param("ask", ASK_TITLE, subset(zoneOptions)),
    ahead: {
      title: "Evade before a battle (J-2)",
      until: "changed",
      under: [choosingChits, playing],
      choices: () => [
        { value: "never", label: "Never", params: "none" },
        ...ODDS.map((odds) => ({
          value: String(odds),
          label: odds === 1 ? "If they match my numbers: one J-2" : `If they outnumber me ${odds} to 1: one J-2`,
          params: { odds, chits: 1, keep: 0, first: "support", zones: [], ask: [] },
        })),
        {
          value: "all",
          label: "If they outnumber me 3 to 1: all J-2",
          params: { odds: 3, chits: 7, keep: 0, first: "support", zones: [], ask: [] },
        },
        { value: "ask", label: "Ask me (the enemy waits)", params: "ask" },
      ],
    },
  },
  (answers) => [answers(entered, evadeIf, asksThere), answers(evading, evadeIf, asksThere)],
);

interface Evasion {
  readonly odds: number;
  readonly chits: number;
  readonly keep: number;
  readonly first: "support" | "strong";
  readonly zones?: readonly string[];
}

function evadeIf(view: Eyes, { zone }: Frozen<Battle>, { odds, chits, keep, first, zones = [] }: Evasion): Move | null {
  if (evade.when(view)) return null;
  const n = Math.min(chits, holds(view.hand, "J-2") - keep);
  const own = defending(view).length;
  if (n < 1 || !covers(view, zones, zone) || attacking(view) < odds * own) return null;
  return move(evade, { n, first: own > 1 ? first : "support" });
}
