import {
  type AheadChoice,
  choice,
  completed,
  game,
  integer,
  type Move,
  mustGet,
  type Params,
  type StandingOrder,
  subset,
} from "../../../engine/index.ts";
import { chooseCasualty, losers } from "../combat/casualty.ts";
import { commit } from "../combat/commitment.ts";
import { sideOf } from "../combat/participants.ts";
import { TARGET_POLICIES } from "../combat/types.ts";
import { ratingOf } from "../pieces/units.ts";
import type { Lebanon } from "../state.ts";
import { ASK_TITLE, asksThere, atLeisure, type Eyes, zoneOptions } from "./reading.ts";

const { form } = game<Lebanon>();
type Order = StandingOrder<Lebanon>;

const WHEN = [
  { value: "never", label: "Never" },
  { value: "attacking", label: "When my side attacks" },
  { value: "cities", label: "In cities" },
  { value: "always", label: "In every battle" },
] as const;

/** Whether a choice of occasions is this battle's. */
function isOccasion(c: Eyes, when: unknown): boolean {
  const { battle } = c.table;
  if (!battle || when === "never") return false;
  if (when === "attacking") return battle.attacker === sideOf(c);
  return when === "always" || mustGet(c.content.zones, battle.zone).terrain === "urban";
}

/** What is committed in a battle, as far as the rules allow it there. */
function commitment(c: Eyes, params: Params): Move {
  const { support, cas, sam, j6, targets } = params;
  const strong = c.table.scenario === "lebanon-2006" && params.antiTank === "yes" ? "at" : "j4";
  const wanted = {
    support: isOccasion(c, support) ? strong : "none",
    cas: isOccasion(c, cas) ? "yes" : "no",
    sam: Number(sam ?? 0),
    j6: Number(j6 ?? 0),
    targets: String(targets),
  };
  return { action: commit.name, params: completed(commit, c, {}, wanted) };
}

/** W3: support, air support, SAM against it, and whom one's units fire at. */
export const supporting: Order = {
  name: "battle",
  title: "A battle begins: what to commit",
  form: form()
    .param(
      "support",
      "When do you play J-4 in support?",
      choice(() => WHEN),
    )
    .param(
      "cas",
      "When do you play J-3 for close air support (IDF)?",
      choice(() => WHEN),
    )
    .param(
      "antiTank",
      "As anti-tank support, where the scenario has it?",
      choice(() => [
        { value: "no", label: "No" },
        { value: "yes", label: "Yes" },
      ]),
    )
    .param(
      "sam",
      "How many J-4 as SAM against close air support (Insurgents)?",
      integer(() => [0, 6]),
    )
    .param(
      "j6",
      "How many J-6?",
      integer(() => [0, 2]),
    )
    .param(
      "targets",
      "Whom do your units fire at?",
      choice(() => TARGET_POLICIES.map((value) => ({ value, label: TARGET_WORDS[value] }))),
    )
    .param("ask", ASK_TITLE, subset(zoneOptions)),
  decide: (view, { window, actions }, params) =>
    window === "W3" && actions.includes(commit.name) && !commit.when(view) ? commitment(view, params) : null,
  asks: (view, { window, actions }, params) =>
    window === "W3" && actions.includes(commit.name) && asksThere(view, params),
  ahead: {
    title: "Commit to my battles",
    until: "changed",
    windows: ["W3"],
    at: atLeisure,
    choices: ({ seat }) => (seat === "idf" ? IDF : INSURGENT),
  },
};

const TARGET_WORDS: { readonly [policy in (typeof TARGET_POLICIES)[number]]: string } = {
  weakest: "The easiest target",
  strongest: "The most valuable target",
  rockets: "Rockets and missiles first",
};

const terms = (support: string, cas: string, sam: number): Params => ({
  support,
  cas,
  antiTank: "no",
  sam,
  j6: 0,
  targets: "weakest",
  ask: [],
});

const NONE: AheadChoice = { value: "none", label: "Nothing", params: "none" };
const ASK: AheadChoice = { value: "ask", label: "Ask me (the other side waits)", params: "ask" };

const IDF: readonly AheadChoice[] = [
  NONE,
  { value: "attacking", label: "J-4 when I attack", params: terms("attacking", "never", 0) },
  { value: "always", label: "J-4 in every battle", params: terms("always", "never", 0) },
  { value: "air", label: "J-4 and close air support when I attack", params: terms("attacking", "attacking", 0) },
  ASK,
];

const INSURGENT: readonly AheadChoice[] = [
  NONE,
  { value: "sam", label: "One J-4 as SAM, if air support comes", params: terms("never", "never", 1) },
  { value: "cities", label: "J-4 in cities, one more as SAM", params: terms("cities", "never", 1) },
  { value: "always", label: "J-4 in every battle, one more as SAM", params: terms("always", "never", 1) },
  ASK,
];

/** W7: which of several firers loses. */
export const losing: Order = {
  name: "losses",
  title: "Which of several firers takes a loss",
  form: form().param(
    "first",
    "Who takes it first?",
    choice(() => [
      { value: "weakest", label: "The weakest" },
      { value: "strongest", label: "The strongest" },
    ]),
  ),
  decide: (view, { window, actions }, { first }) => {
    if (window !== "W7" || !actions.includes(chooseCasualty.name) || chooseCasualty.when(view)) return null;
    const units = losers(view)
      .toSorted((a, b) => ratingOf(view.content, a.unit, a) - ratingOf(view.content, b.unit, b))
      .map(({ unit }) => unit);
    const unit = first === "weakest" ? units[0] : units.at(-1);
    return unit === undefined ? null : { action: chooseCasualty.name, params: { unit } };
  },
};
