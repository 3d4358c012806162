import {
  type AheadChoice,
  choice,
  type Decision,
  game,
  type Move,
  type Params,
  type StandingOrder,
  subset,
  type View,
} from "../../../engine/index.ts";
import { playAssets } from "../combat/announcing.ts";
import { exploit, stay } from "../combat/exploiting.ts";
import { retreatUnits } from "../combat/retreating.ts";
import { takeLosses } from "../combat/taking-losses.ts";
import { columnName } from "../combat/words.ts";
import { open } from "../now.ts";
import type { Fitna } from "../state.ts";
import { covers, listIn, spaceOptions, threatenedTowns } from "./spaces.ts";
import { cancelsBy, defenceBy } from "./spending.ts";
import { LOSSES, lossesBy, retreatBy } from "./suffering.ts";

const { form } = game<Fitna>();
type Eyes = View<Fitna>;

/** Names of assets, each once: the same list for every hand. */
const assets = (c: Pick<Eyes, "content" | "table">): readonly string[] => [
  ...new Set(Object.values(open(c).edition.cards).flatMap(({ kind, name }) => (kind === "asset" ? [name] : []))),
];

/** Columns by number; 0: any. */
const lines = (c: Pick<Eyes, "content" | "table">) => {
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
const single = (c: Pick<Eyes, "content" | "table">) =>
  spaceOptions(c).filter(({ value }) => value in open(c).edition.spaces);

/** How a seat is defended while it is away (section 7). */
export const defence: StandingOrder<Fitna> = {
  name: "defence",
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
    .param("ask", "Where are you asked instead? (The attacker waits there.)", subset(spaceOptions), () => []),
  decide: (view, decision, params) => answer(view, decision, params),
  asks: ({ content, table }, { actions }, params) => {
    const space = table.settling?.kind === "losses" ? table.settling.space : table.offensive?.target;
    const isMine = [playAssets, takeLosses, retreatUnits].some(({ name }) => actions.includes(name));
    return isMine && space !== undefined && covers({ content, table }, listIn(params, "ask"), space);
  },
  ahead: {
    title: "When I am attacked",
    until: "changed",
    windows: ["defence", "cancel", "settling"],
    at: (_, { actions }) => actions.includes("end-phase"),
    choices: () => AHEAD,
  },
};

function answer(view: Eyes, { window, actions }: Decision, params: Params): Move | null {
  const asks = (name: string): boolean => actions.includes(name);
  if (asks(playAssets.name)) {
    const cards = window === "defence" ? defenceBy(view, params) : window === "cancel" ? cancelsBy(view, params) : [];
    return cards.length > 0 ? { action: playAssets.name, params: { cards: [...cards] } } : null;
  }
  if (asks(takeLosses.name)) return named(takeLosses.name, "steps", lossesBy(view, params));
  if (asks(retreatUnits.name)) return named(retreatUnits.name, "to", retreatBy(view, params));
  return asks(exploit.name) && params.exploit === "never" ? { action: stay.name, params: {} } : null;
}

const named = (action: string, param: string, value: string | null): Move | null =>
  value === null ? null : { action, params: { [param]: value } };

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
