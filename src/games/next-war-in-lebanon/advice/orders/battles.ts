/** Standing orders for a battle: what to commit, whom to fire at, and which firer takes the loss. */
import {
  type AheadChoice,
  choice,
  completed,
  game,
  integer,
  type Move,
  move,
  mustGet,
  type Params,
  subset,
} from "#engine";
import { choosingChits } from "../../rules/chits/selection.ts";
import { chooseCasualty, choosingCasualty, losers } from "../../rules/combat/casualty.ts";
import { commit, committing, whomToFireAt } from "../../rules/combat/commitment.ts";
import { ratingOf } from "../../rules/pieces/units.ts";
import { playing } from "../../rules/turn/playing.ts";
import { type Eyes, type Lebanon, sideOf } from "../../state.ts";
import { ASK_TITLE, asksThere, zoneOptions } from "./reading.ts";

const { form, order } = game<Lebanon>();

const WHEN = [
  { value: "never", label: "Never" },
  { value: "attacking", label: "When my side attacks" },
  { value: "cities", label: "In cities" },
  { value: "always", label: "In every battle" },
] as const;

/** Whether a choice of occasions is this battle's. */
function isOccasion(c: Eyes, when: string): boolean {
  const { battle } = c.table;
  if (!battle || when === "never") return false;
  if (when === "attacking") return battle.attacker === sideOf(c);
  return when === "always" || mustGet(c.content.zones, battle.zone).terrain === "urban";
}

/** W3: support, air support, SAM against it, and whom one's units fire at. */
export const supporting = order(
  "battle",
  {
    title: "A battle begins: what to commit",
    form: form()
      .param("support", "When do you play J-4 in support?", choice(WHEN))
      .param("cas", "When do you play J-3 for close air support (IDF)?", choice(WHEN))
      .param(
        "antiTank",
        "As anti-tank support, where the scenario has it?",
        choice([
          { value: "no", label: "No" },
          { value: "yes", label: "Yes" },
        ]),
      )
      .param("sam", "How many J-4 as SAM against close air support (Insurgents)?", integer([0, 6]))
      .param("j6", "How many J-6?", integer([0, 2]))
      .param("targets", "Whom do your units fire at?", whomToFireAt)
      .param("ask", ASK_TITLE, subset(zoneOptions)),
    ahead: {
      title: "Commit to my battles",
      until: "changed",
      under: [choosingChits, playing],
      choices: (_, seat) => (seat === "idf" ? IDF : INSURGENT),
    },
  },
  (answers) => [
    answers(
      committing,
      (view, _, { support, cas, antiTank, sam = 0, j6 = 0, targets }) =>
        commit.when(view)
          ? null
          : asFarAsPossible(view, {
              support: !isOccasion(view, support)
                ? "none"
                : view.table.scenario === "lebanon-2006" && antiTank === "yes"
                  ? "at"
                  : "j4",
              cas: isOccasion(view, cas) ? "yes" : "no",
              sam,
              j6,
              targets,
            }),
      asksThere,
    ),
  ],
);

/** what is committed in a battle, as far as the rules allow it there. */
const asFarAsPossible = (view: Eyes, wanted: Params): Move => ({
  action: commit.name,
  params: completed(commit, view, {}, wanted),
});

/** Support on these occasions, this many SAM, close air support on those. */
export const terms = (support: string, sam: number, cas = "never"): Params => ({
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
  { value: "attacking", label: "J-4 when I attack", params: terms("attacking", 0) },
  { value: "always", label: "J-4 in every battle", params: terms("always", 0) },
  { value: "air", label: "J-4 and close air support when I attack", params: terms("attacking", 0, "attacking") },
  ASK,
];

const INSURGENT: readonly AheadChoice[] = [
  NONE,
  { value: "sam", label: "One J-4 as SAM, if air support comes", params: terms("never", 1) },
  { value: "cities", label: "J-4 in cities, one more as SAM", params: terms("cities", 1) },
  { value: "always", label: "J-4 in every battle, one more as SAM", params: terms("always", 1) },
  ASK,
];

/** W7: which of several firers loses. */
export const losing = order(
  "losses",
  {
    title: "Which of several firers takes a loss",
    form: form().param(
      "first",
      "Who takes it first?",
      choice([
        { value: "weakest", label: "The weakest" },
        { value: "strongest", label: "The strongest" },
      ]),
    ),
  },
  (answers) => [
    answers(choosingCasualty, (view, _, { first }) => {
      const units = losers(view)
        .toSorted((a, b) => ratingOf(view.content, a.unit, a) - ratingOf(view.content, b.unit, b))
        .map(({ unit }) => unit);
      const unit = first === "weakest" ? units[0] : units.at(-1);
      return unit === undefined || chooseCasualty.when(view) ? null : move(chooseCasualty, { unit });
    }),
  ],
);
