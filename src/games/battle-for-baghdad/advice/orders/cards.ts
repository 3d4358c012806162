/** Standing orders for cards: stop the Arab Street, cancel what is aimed at the seat, double an income; or pass. */
import {
  choice,
  type Frozen,
  game,
  integer,
  move,
  mustGet,
  type Option,
  type Params,
  type Question,
  subset,
} from "#engine";
import type { Content } from "../../content/pack.ts";
import { STREET_CARDS } from "../../content/rulebook-figures.ts";
import { moving } from "../../rules/action/moving.ts";
import { recruiting } from "../../rules/action/recruiting.ts";
import { beforeCard, stopStreet } from "../../rules/arab-street.ts";
import { draft, isWaitingForPacket } from "../../rules/arms-bazaar.ts";
import { withEffect } from "../../rules/cards/hands.ts";
import { cancelsTargeted, doublesIncome, stopsStreet } from "../../rules/cards/outside-steps.ts";
import { aimedAt, cancelCard } from "../../rules/cards/plot.ts";
import { disruption, redirection } from "../../rules/combat/reactions.ts";
import type { Source } from "../../rules/income/events.ts";
import { double, doubling as doublingIncome, earned, largest } from "../../rules/income/income.ts";
import { bids } from "../../rules/initiative/auction.ts";
import { claims } from "../../rules/initiative/claims.ts";
import { pass, windows } from "../../rules/reactions.ts";
import type { Baghdad } from "../../state.ts";

const { form, order } = game<Baghdad>();

/** W3 */
export const stopping = order(
  "stop-street",
  {
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
    ahead: {
      title: "Arab Street: play Curfew",
      until: "turn",
      under: [claims, bids],
      unless: ({ table }, seat) => mustGet(table.sides, seat).cards === 0,
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
  },
  (answers) => [
    answers(beforeCard, (view, _, { draws, turn, left }) => {
      const { table } = view;
      const [card] = withEffect(view, stopsStreet);
      if (card === undefined || table.turn < turn) return null;
      if (!draws.includes(`${table.turnedNow + 1}`)) return null;
      return left !== "any" && table.streetDeck >= Number(left) ? null : move(stopStreet, { card });
    }),
  ],
);

const DRAWS: readonly string[] = Array.from({ length: STREET_CARDS }, (_, i) => `${i + 1}`);

const fewer = (cards: number): Option => ({ value: `${cards}`, label: `Fewer than ${cards} cards are left` });

/** W4 */
export const countering = order(
  "counter",
  {
    title: "Cards aimed at me: cancel them",
    form: form().param(
      "what",
      "Which?",
      subset(({ content }) => aimed(content), { min: 1 }),
    ),
    ahead: {
      title: "If a card is aimed at me",
      until: "turn",
      under: [draft],
      unless: isWaitingForPacket,
      choices: ({ content }) => [
        { value: "pass", label: "Pass", params: "none" },
        { value: "counter", label: "Cancel it if I can, this turn", params: allOf(content) },
        { value: "always", label: "Cancel it if I can, until I change it", params: allOf(content), until: "changed" },
        { value: "ask", label: "Ask me", params: "ask" },
      ],
    },
  },
  (answers) => [
    answers(aimedAt, (view, _, { what }) => {
      const [card] = withEffect(view, cancelsTargeted);
      const by = view.table.plot?.by;
      return card === undefined || by === undefined || !what.includes(by) ? null : move(cancelCard, { card });
    }),
  ],
);

const allOf = (content: Frozen<Content>): Params => ({ what: aimed(content).map(({ value }) => value) });

/** Combinations and cards that have a target seat. */
const aimed = ({ combos, arms }: Frozen<Content>): Option[] =>
  [...Object.entries(combos), ...Object.entries(arms)]
    .filter(([, { effects }]) => effects.some(({ kind }) => kind === "lookHand" || kind === "defect"))
    .map(([value, { name }]) => ({ value, label: name }));

/** Sources that are no Zone; a Zone is a collection. */
const KINDS = ["award", "collection", "bank", "card"] as const;
const kindOf = (source: Source): (typeof KINDS)[number] => KINDS.find((kind) => kind === source) ?? "collection";
const LABELS: { readonly [kind in (typeof KINDS)[number]]: string } = {
  award: "The award of a Combat",
  collection: "What I collect in a Zone",
  bank: "My income from the Bank",
  card: "What a card brings me",
};

/** W7: the largest income that qualifies. */
export const doubling = order(
  "double-income",
  {
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
    ahead: {
      title: "Double an income (InfoWar)",
      until: "changed",
      under: [recruiting, moving],
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
  },
  (answers) => [
    answers(doublingIncome, (view, _, { of, least }) => {
      const { content, table, seat } = view;
      const [card] = withEffect(view, doublesIncome);
      const source = largest(content, table, seat, (one) => of.includes(kindOf(one)));
      if (card === undefined || source === undefined || earned(table, seat, source) < least) return null;
      return move(double, { card, source });
    }),
  ],
);

/** The questions that can be passed, by the names of their windows; the auction has none. */
const PASSED: { readonly [where: string]: Question<Baghdad> } = {
  W1: claims,
  W2: bids,
  W3: beforeCard,
  W4: aimedAt,
  W5: disruption,
  W6: redirection,
  W7: doublingIncome,
};

/** Passes wherever no other order of the seat has something to play. */
export const passing = order(
  "pass",
  {
    title: "Always pass, unless another order plays",
    form: form().param(
      "windows",
      "Where?",
      subset(
        () => [
          ...Object.values(windows).map(({ name, title }) => ({ value: name, label: title })),
          { value: "W2", label: "the auction" },
        ],
        { min: 1 },
      ),
    ),
  },
  (answers) =>
    Object.entries(PASSED).map(([where, question]) =>
      answers(question, (_view, _, { windows: chosen }) => (chosen.includes(where) ? move(pass) : null)),
    ),
);
