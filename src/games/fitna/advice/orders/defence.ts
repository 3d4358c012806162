/** The standing order that defends a seat while it is away: cards, cancels, losses, retreats and exploitation. */
import { type AheadChoice, choice, game, move, type Params, subset, type View } from "#engine";
import { distance } from "#graph";
import { exploiting, stay } from "../../rules/combat/exploiting.ts";
import { cancelling, defending, lendingCards, playAssets } from "../../rules/combat/playing-cards.ts";
import { choosingRetreat, retreatUnits, waysToSupply } from "../../rules/combat/retreating.ts";
import { lossesAsked, spreadOptions, stepsIn, takeLosses, takingLosses } from "../../rules/combat/taking-losses.ts";
import { columnName } from "../../rules/combat/words.ts";
import { open, seen } from "../../rules/now.ts";
import { bothStrengths, type Standing } from "../../rules/pieces/units.ts";
import { endingPhase, strategicMovement } from "../../rules/turn/ending-phase.ts";
import type { Fitna } from "../../state.ts";
import { askTitle, covers, type Everyone, spaceOptions, threatenedTowns } from "./spaces.ts";
import { cancelsBy, defenceBy } from "./spending.ts";

const { form, order } = game<Fitna>();

type Eyes = View<Fitna>;

/** Which units lose steps first. */
const LOSSES = [
  { value: "weakest", label: "The weakest" },
  { value: "militia", label: "Militias, then the weakest" },
  { value: "reduced", label: "Reduced units, then the weakest" },
  { value: "strongest", label: "The strongest" },
] as const;
export type Preference = (typeof LOSSES)[number]["value"];

const FIRST: { readonly [preference in Preference]: (one: Standing) => number } = {
  weakest: bothStrengths,
  militia: (one) => bothStrengths(one) + (one.unit.type === "militia" ? 0 : 1000),
  reduced: (one) => bothStrengths(one) + (one.reduced ? 0 : 1000),
  strongest: (one) => -bothStrengths(one),
};

/** the steps that fall on those who are to lose first. */
function lossesBy(view: Eyes, preference: Preference): string | null {
  const asked = lossesAsked(view);
  if (!asked) return null;
  const order = asked.units.toSorted((a, b) => FIRST[preference](a) - FIRST[preference](b)).map(({ id }) => id);
  const ranks = (value: string): readonly number[] =>
    Object.entries(stepsIn(value))
      .flatMap(([id, steps]) => Array.from({ length: steps }, () => order.indexOf(id)))
      .toSorted((a, b) => a - b);
  const [first] = spreadOptions({ ...view, terse: true })
    .map(({ value }) => ({ value, ranks: ranks(value) }))
    .toSorted((a, b) => inOrder(a.ranks, b.ranks));
  return first?.value ?? null;
}

function inOrder(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, i) => rank !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** to the space nearest to those named, or to a source of supply. */
function retreatBy(view: Eyes, named: readonly string[]): string | null {
  const { distances } = seen(view).edition;
  const ways = waysToSupply(view);
  const far = (way: string): number => {
    const to = way.split(">").at(-1) ?? way;
    return Math.min(...named.map((space) => distance(distances, to, space)));
  };
  const [first] = named.length === 0 ? ways : ways.toSorted((a, b) => far(a) - far(b));
  return first ?? null;
}

/** Names of assets, each once: the same list for every hand. */
const assets = (c: Everyone): readonly string[] => [
  ...new Set(Object.values(open(c).edition.cards).flatMap(({ kind, name }) => (kind === "asset" ? [name] : []))),
];

/** Columns by number; 0: any. */
const lines = (c: Everyone) => {
  const { crt } = open(c).edition;
  return crt.columns.map((_, i) => ({ value: String(i), label: i === 0 ? "Any" : columnName(crt, i) }));
};

const MOST = [
  { value: "1", label: "One" },
  { value: "2", label: "Two" },
  { value: "9", label: "As many as help" },
] as const;

const CANCEL = [
  { value: "never", label: "Never" },
  { value: "here", label: "There only" },
  { value: "always", label: "Always" },
] as const;

/** Spaces one by one: units go to places, not to kinds of them. */
const single = (c: Everyone) => spaceOptions(c).filter(({ value }) => value in open(c).edition.spaces);

/** Where a seat wants to be asked. */
interface Asking {
  readonly ask?: readonly string[];
}

/** Whether what is fought over is a space where the seat wants to be asked. */
function asksThere({ content, table }: Everyone, { ask = [] }: Asking): boolean {
  const space = table.settling?.kind === "losses" ? table.settling.space : table.offensive?.target;
  return space !== undefined && covers({ content, table }, ask, space);
}

/** Cards in these spaces, the rest as usual. */
export const terms = (spaces: readonly string[], from = 4): Params => ({
  spaces: [...spaces],
  cards: [],
  most: "1",
  from: String(from),
  cancel: spaces.length > 0 ? "here" : "never",
  losses: "weakest",
  retreat: [],
  exploit: "ask",
  ask: [],
});

const AHEAD: readonly AheadChoice[] = [
  { value: "none", label: "No cards; the weakest units lose steps, units retreat towards supply", params: "none" },
  { value: "towns", label: "A card in cities and objectives if the fight is close", params: terms(["towns"]) },
  { value: "all", label: "A card wherever the fight is close", params: terms(["all"]) },
  { value: "ask", label: "Ask me (the attacker waits)", params: "ask" },
];

const played = (cards: readonly string[]) => (cards.length > 0 ? move(playAssets, { cards }) : null);

/** How a seat is defended while it is away (section 7). */
export const defence = order(
  "defence",
  {
    title: "When I am attacked: cards, losses, retreats",
    form: form()
      .param("spaces", "Where are cards spent?", subset(spaceOptions), threatenedTowns)
      .param("cards", "Which cards may be spent? Choose none to allow all.", subset(assets), () => [])
      .param(
        "most",
        "How many against one attack?",
        choice(() => MOST),
        () => "1" as const,
      )
      .param("from", "From which column onwards?", choice(lines), () => "4")
      .param(
        "cancel",
        "When are the attacker's cards cancelled?",
        choice(() => CANCEL),
        () => "here" as const,
      )
      .param(
        "losses",
        "Who loses steps first?",
        choice(() => LOSSES),
        () => "weakest" as const,
      )
      .param("retreat", "Which way do units retreat? Choose nothing for “towards supply”.", subset(single), () => [])
      .param(
        "exploit",
        "Do your armoured units exploit?",
        choice(() => [
          { value: "ask", label: "Ask me" },
          { value: "never", label: "Never" },
        ]),
        () => "ask" as const,
      )
      .param("ask", askTitle("The attacker"), subset(spaceOptions), () => []),
    ahead: {
      title: "When I am attacked",
      until: "changed",
      windows: [defending, cancelling, takingLosses].flatMap(({ window }) => window ?? []),
      under: [strategicMovement, endingPhase],
      choices: () => AHEAD,
    },
  },
  (answers) => [
    answers(defending, (view, _, params) => played(defenceBy(view, params)), asksThere),
    answers(cancelling, (view, _, params) => played(cancelsBy(view, params)), asksThere),
    answers(lendingCards, null, asksThere),
    answers(
      takingLosses,
      (view, _, { losses }) => {
        const steps = lossesBy(view, losses);
        return steps === null ? null : move(takeLosses, { steps });
      },
      asksThere,
    ),
    answers(
      choosingRetreat,
      (view, _, { retreat = [] }) => {
        const to = retreatBy(view, retreat);
        return to === null ? null : move(retreatUnits, { to });
      },
      asksThere,
    ),
    answers(exploiting, (_view, _, { exploit }) => (exploit === "never" ? move(stay) : null)),
  ],
);
