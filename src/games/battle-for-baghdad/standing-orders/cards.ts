import {
  choice,
  type Frozen,
  game,
  integer,
  mustGet,
  type Option,
  type Params,
  type StandingOrder,
  subset,
} from "../../../engine/index.ts";
import { stopStreet } from "../arab-street.ts";
import { take } from "../arms-bazaar.ts";
import { bid } from "../auction.ts";
import { withEffect } from "../cards/hands.ts";
import { cancelTargeted } from "../cards/plot.ts";
import type { Content } from "../content.ts";
import type { Source } from "../events.ts";
import { double, earned, largest } from "../income.ts";
import { pass, windows } from "../reactions.ts";
import { STREET_CARDS } from "../rulebook-figures.ts";
import type { Baghdad } from "../state.ts";
import { withAction } from "./combat.ts";

const { form } = game<Baghdad>();
type Order = StandingOrder<Baghdad>;

const chosen = (params: Params, name: string): readonly unknown[] => {
  const list = params[name];
  return Array.isArray(list) ? list : [];
};

/** W3 */
export const stopping: Order = {
  name: "stop-street",
  title: "Arab Street: stop the draw",
  form: form()
    .param(
      "draws",
      "Before which of the turn's cards?",
      subset(() => DRAWS.map((value) => ({ value, label: `Card ${value}` })), { min: 1 }),
    )
    .param(
      "turn",
      "From which turn on?",
      integer(() => [1, 99]),
    )
    .param(
      "left",
      "In which state of the deck?",
      choice(() => [{ value: "any", label: "Any" }, ...[3, 6, 9, 12, 15].map(fewer)]),
    ),
  decide: (view, { window }, params) => {
    const { table } = view;
    const [card] = withEffect(view, "stopStreet");
    if (window !== "W3" || card === undefined || table.turn < Number(params.turn)) return null;
    if (!chosen(params, "draws").includes(`${table.turnedNow + 1}`)) return null;
    if (params.left !== "any" && table.streetDeck >= Number(params.left)) return null;
    return { action: stopStreet.name, params: { card } };
  },
  ahead: {
    title: "Arab Street: play Curfew",
    until: "turn",
    windows: ["W3"],
    at: ({ table, seat }, { window, actions }) =>
      (window === "W1" || actions.includes(bid.name)) && mustGet(table.sides, seat).cards > 0,
    choices: () => [
      { value: "no", label: "No", params: "none" },
      ...DRAWS.map((draw) => ({
        value: draw,
        label: `Before card ${draw}`,
        params: { draws: [draw], turn: 1, left: "any" },
      })),
      { value: "ask", label: "Ask me before each card", params: "ask" },
    ],
  },
};

const DRAWS: readonly string[] = Array.from({ length: STREET_CARDS }, (_, i) => `${i + 1}`);

const fewer = (cards: number): Option => ({ value: `${cards}`, label: `Fewer than ${cards} cards are left` });

/** W4 */
export const countering: Order = {
  name: "counter",
  title: "Cards aimed at me: cancel them",
  form: form().param(
    "what",
    "Which?",
    subset(({ content }) => aimed(content), { min: 1 }),
  ),
  decide: (view, { window }, params) => {
    const [card] = withEffect(view, "cancelTargeted");
    const by = view.table.plot?.by;
    if (window !== "W4" || card === undefined || !chosen(params, "what").includes(by)) return null;
    return { action: cancelTargeted.name, params: { card } };
  },
  ahead: {
    title: "If a card is aimed at me",
    until: "turn",
    windows: ["W4"],
    at: (_, { actions }) => actions.includes(take.name),
    choices: ({ content }) => [
      { value: "pass", label: "Pass", params: "none" },
      { value: "counter", label: "Cancel it if I can, this turn", params: allOf(content) },
      { value: "always", label: "Cancel it if I can, until I change it", params: allOf(content), until: "changed" },
      { value: "ask", label: "Ask me", params: "ask" },
    ],
  },
};

const allOf = (content: Frozen<Content>): Params => ({ what: aimed(content).map(({ value }) => value) });

/** Combinations and cards that have a target seat. */
const aimed = ({ combos, arms }: Frozen<Content>): Option[] =>
  [...Object.entries(combos), ...Object.entries(arms)]
    .filter(([, { effects }]) => effects.some(({ kind }) => kind === "lookHand" || kind === "defect"))
    .map(([value, { name }]) => ({ value, label: name }));

/** Sources that are no Zone; a Zone is a collection. */
const KINDS = ["award", "collection", "bank", "card"] as const;
const kindOf = (source: Source): string => KINDS.find((kind) => kind === source) ?? "collection";
const LABELS: { readonly [kind in (typeof KINDS)[number]]: string } = {
  award: "The award of a Combat",
  collection: "What I collect in a Zone",
  bank: "My income from the Bank",
  card: "What a card brings me",
};

/** W7: the largest income that qualifies. */
export const doubling: Order = {
  name: "double-income",
  title: "Income: double it",
  form: form()
    .param(
      "of",
      "Which incomes?",
      subset(() => KINDS.map((value) => ({ value, label: LABELS[value] })), { min: 1 }),
    )
    .param(
      "least",
      "From how many PP on?",
      integer(() => [1, 99]),
    ),
  decide: (view, { window }, params) => {
    const { content, table, seat } = view;
    const [card] = withEffect(view, "doubleIncome");
    if (window !== "W7" || card === undefined) return null;
    const source = largest(content, table, seat, (one) => chosen(params, "of").includes(kindOf(one)));
    if (source === undefined || earned(table, seat, source) < Number(params.least)) return null;
    return { action: double.name, params: { card, source } };
  },
  ahead: {
    title: "Double an income (InfoWar)",
    until: "changed",
    windows: ["W7"],
    at: withAction,
    choices: () => [
      { value: "never", label: "Never", params: "none" },
      ...[8, 5, 3].map((least) => ({
        value: `${least}`,
        label: `From ${least} PP on`,
        description: "The largest of an award, a Zone, the Bank or a card",
        params: { of: [...KINDS], least },
      })),
      { value: "any", label: "Any", description: "Your first income", params: { of: [...KINDS], least: 1 } },
    ],
  },
};

const AUCTION = { value: "W2", label: "the auction" };

/** Passes wherever no other order of the seat has something to play. */
export const passing: Order = {
  name: "pass",
  title: "Always pass, unless another order plays",
  form: form().param(
    "windows",
    "Where?",
    subset(() => [...Object.values(windows).map(({ name, title }) => ({ value: name, label: title })), AUCTION], {
      min: 1,
    }),
  ),
  decide: (_, { window, actions }, params) => {
    const where = window ?? AUCTION.value;
    if (!actions.includes(pass.name) || !chosen(params, "windows").includes(where)) return null;
    return { action: pass.name, params: {} };
  },
};
