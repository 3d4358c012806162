/** What a seat has just received and from where, and the cards that double an income. */
import {
  choice,
  concerning,
  type Frozen,
  game,
  matchName,
  move,
  mustGet,
  type Option,
  type Refusal,
  type RulesContext,
  type Seat,
  type View,
} from "#engine";
import { The, verb } from "../../content/factions.ts";
import { type Content, zone as zoneOf } from "../../content/pack.ts";
import { counted, inPP, oneOf } from "../../content/wording.ts";
import type { Baghdad, Table } from "../../state.ts";
import { listed, namesWith, spend, withEffect } from "../cards/hands.ts";
import { doublesIncome } from "../cards/outside-steps.ts";
import { spare } from "../combat/sides.ts";
import { pass, windows, withCards } from "../reactions.ts";
import type { Source } from "./events.ts";

const { action, procedure, question, told } = game<Baghdad>();

/** PP come to a seat from a source that cards can double. */
export function earn(table: Table, seat: Seat, source: Source, amount: number): void {
  mustGet(table.sides, seat).pp += amount;
  if (amount === 0) return;
  table.income ??= {};
  table.income[seat] ??= {};
  const own = table.income[seat];
  own[source] = (own[source] ?? 0) + amount;
}

/** Window W7 for what has just been earned, if anything has. */
export function askToDouble(s: RulesContext<Baghdad>): void {
  if (s.state.table.income) s.call(income, null);
}

/** Window W7: receivers may double, and go on doubling, until all of them have passed. */
export const income = procedure<null>("income")({
  open: (s) => {
    const { table } = s.state;
    const receivers = table.actOrder.filter((seat) => table.income?.[seat] !== undefined);
    const able = table.combat ? receivers.filter((seat) => spare(table, seat) > 0) : withCards(table, receivers);
    s.ask(doubling, able);
    return "played";
  },
  played: (s) => {
    if (s.outcome.length > 0) return "open";
    s.state.table.income = null;
    return "done";
  },
});

/** The sources of a seat's income, the Bank first, Zones in the order of the map. */
export function sources(content: Frozen<Content>, { income }: Frozen<Table>, seat: Seat): readonly Source[] {
  const own = income?.[seat] ?? {};
  return ["card", "award", "bank", ...content.zoneIds].filter((source) => own[source] !== undefined);
}

/** What has come from a source so far. */
export const earned = ({ income }: Frozen<Table>, seat: Seat, source: Source): number => income?.[seat]?.[source] ?? 0;

/** The source that has given most; of equal ones the first in their order. */
export function largest(
  content: Frozen<Content>,
  table: Frozen<Table>,
  seat: Seat,
  counts: (source: Source) => boolean = () => true,
): Source | undefined {
  const all = sources(content, table, seat).filter(counts);
  const most = Math.max(...all.map((source) => earned(table, seat, source)));
  return all.find((source) => earned(table, seat, source) === most);
}

const NAMES: { readonly [source: Source]: string } = { card: "the card", award: "the Combat", bank: "the Bank" };
export const sourceName = (content: Frozen<Content>, source: Source): string =>
  NAMES[source] ?? zoneOf(content, source).name;

/** Ruling AB: why an income cannot be doubled. */
function notReceived({ content, table, seat }: View<Baghdad>, word: string): Refusal | null {
  const named = matchName(
    ["card", "award", "bank", ...content.zoneIds],
    (one) => [one, sourceName(content, one)],
    word,
  ).meant;
  if (named === null) return null;
  const own = sources(content, table, seat).map((one) => sourceName(content, one));
  const text = `**${sourceName(content, named)}**: you have just received nothing from there. Possible: ${oneOf(own)}.`;
  return { code: "not-a-choice", text, rule: "ruling AB" };
}

/** Ruling AB: as much again as a source has given so far, from the Bank. */
export const double = action("doubleIncome", "Double an income", {
  was: ["double"],
  help: "The Bank pays you again what you have just received from one source.",
  when: (view) =>
    withEffect(view, doublesIncome).length > 0
      ? null
      : {
          code: "no-card",
          text: `**Double an income**: it takes ${namesWith(view.content, doublesIncome)}, and you hold none.`,
        },
})
  .param(
    "card",
    "By which card?",
    choice((c: View<Baghdad>) => listed(c, withEffect(c, doublesIncome))),
  )
  .param(
    "source",
    "Which income?",
    choice(
      (c): Option[] =>
        sources(c.content, c.table, c.seat).map((value) => ({
          value,
          label: `${earned(c.table, c.seat, value)} PP from ${sourceName(c.content, value)}`,
        })),
      (c, word) => notReceived(c, word),
    ),
  )
  .label(
    ({ content, table, seat }, { source = "" }) =>
      `Double ${earned(table, seat, source)} PP from ${sourceName(content, source)}`,
  )
  .apply((s) => {
    const { seat, params } = s;
    const { table } = s.state;
    const amount = earned(table, seat, params.source);
    spend(s, seat, [params.card]);
    earn(table, seat, params.source, amount);
    const { pp } = mustGet(table.sides, seat);
    s.emit({ kind: "doubled", seat, card: params.card, source: params.source, amount, pp });
  });

export const doubling = question.window("doubling", {
  window: windows.income,
  actions: [double, pass],
  pass,
  prompt: ({ content, table, seat }) => {
    const own = sources(content, table, seat).map(
      (one) => `${earned(table, seat, one)} from ${sourceName(content, one)}`,
    );
    const { pp, cards } = mustGet(table.sides, seat);
    return {
      question: "Do you double an income by InfoWar?",
      facts: [`You have just received: ${own.join(", ")} (${pp} PP now).`, `You have ${counted(cards, "card")}.`],
    };
  },
  fallback: () => move(pass),
});

/** "The US plays InfoWar: 17 PP more from the Combat (25 → 42)." */
export const doubled = told("doubled", {
  about: ({ seat, amount }) => concerning("points", [seat], { gains: inPP({ [seat]: amount }) }),
  line: ({ seat, card, source, amount, pp }, content) =>
    `${The(seat)} ${verb(seat, "play")} ${mustGet(content.arms, card).name}: ${amount} PP more from ${sourceName(content, source)} (${pp - amount} → ${pp}).`,
});
