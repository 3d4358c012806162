import { choice, game, integer, type StandingOrder, subset } from "../../../engine/index.ts";
import { holds } from "../chits/hand.ts";
import { ambush } from "../combat/ambush.ts";
import { evade } from "../combat/evade.ts";
import { isSupport } from "../pieces/units.ts";
import type { Lebanon } from "../state.ts";
import {
  ASK_TITLE,
  asksThere,
  atLeisure,
  attacking,
  covers,
  defending,
  type Eyes,
  listIn,
  zoneOptions,
} from "./reading.ts";

const { form } = game<Lebanon>();
type Order = StandingOrder<Lebanon>;

/** Own units that could fire at those who enter. */
const firers = (c: Eyes): number =>
  defending(c).filter((unit) => !c.hand.units[unit]?.disrupted && !isSupport(c.content, unit)).length;

/** W1: ambushes. */
export const ambushing: Order = {
  name: "ambush",
  title: "Units enter a zone of mine: ambush",
  form: form()
    .param(
      "when",
      "When?",
      choice(() => [
        { value: "always", label: "Wherever it is possible" },
        { value: "equal", label: "Only with at least as many firers as they have units" },
      ]),
    )
    .param("zones", "In which zones? None: in all.", subset(zoneOptions))
    .param("ask", ASK_TITLE, subset(zoneOptions)),
  decide: (view, { window, actions }, params) => {
    const zone = view.table.battle?.zone ?? "";
    if (window !== "W1" || !actions.includes(ambush.name) || ambush.when(view)) return null;
    if (!covers(view, listIn(params, "zones"), zone)) return null;
    if (params.when === "equal" && firers(view) < attacking(view)) return null;
    return { action: ambush.name, params: {} };
  },
  asks: (view, { window, actions }, params) =>
    window === "W1" && actions.includes(ambush.name) && asksThere(view, params),
  ahead: {
    title: "Ambush units that enter a zone of mine (J-3)",
    until: "changed",
    windows: ["W1"],
    at: atLeisure,
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
};

/** How many enemies to one of the own units. */
const ODDS = [1, 2, 3] as const;

/** W1, W2: evasion. */
export const evading: Order = {
  name: "evade",
  title: "A battle is about to begin: evade",
  form: form()
    .param(
      "odds",
      "Against how many enemies for each unit of yours, at least? 0: always.",
      integer(() => [0, 9]),
    )
    .param(
      "chits",
      "With how many J-2 at most?",
      integer(() => [1, 7]),
    )
    .param(
      "keep",
      "How many J-2 do you keep?",
      integer(() => [0, 6]),
    )
    .param(
      "first",
      "Which units evade first?",
      choice(() => [
        { value: "support", label: "Rockets and missiles, then CSUs, then the weakest" },
        { value: "strong", label: "The strongest" },
      ]),
    )
    .param("zones", "In which zones? None: in all.", subset(zoneOptions))
    .param("ask", ASK_TITLE, subset(zoneOptions)),
  decide: (view, { window, actions }, params) => {
    const zone = view.table.battle?.zone ?? "";
    if ((window !== "W1" && window !== "W2") || !actions.includes(evade.name) || evade.when(view)) return null;
    const n = Math.min(Number(params.chits), holds(view.hand, "J-2") - Number(params.keep));
    const own = defending(view).length;
    if (n < 1 || !covers(view, listIn(params, "zones"), zone)) return null;
    if (attacking(view) < Number(params.odds) * own) return null;
    return { action: evade.name, params: { n, first: own > 1 ? String(params.first) : "support" } };
  },
  asks: (view, { window, actions }, params) =>
    (window === "W1" || window === "W2") && actions.includes(evade.name) && asksThere(view, params),
  ahead: {
    title: "Evade before a battle (J-2)",
    until: "changed",
    windows: ["W1", "W2"],
    at: atLeisure,
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
};
