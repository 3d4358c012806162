/**
 * What one seat holds: its Arms Bazaar cards with its Command cards; the packet it drafts from, and what it was shown,
 * are pictures beside it.
 */
import { type Frozen, mustGet, type View } from "#engine";
import { bare, type Card, column, filling, type Notes, type Scene, type Spread, told } from "#scene";
import type { CardSymbol } from "../content/effects.ts";
import { factionName } from "../content/factions.ts";
import { type CardId, type Content, screenOf } from "../content/pack.ts";
import { counted } from "../content/wording.ts";
import { copiesOf } from "../rules/cards/hands.ts";
import { WHEN } from "../rules/cards/words.ts";
import { valued } from "../rules/combat/warfare.ts";
import type { Baghdad } from "../state.ts";
import { face } from "./cards/faces.ts";
import { emblem, headingOf, sides } from "./faction-style.ts";

export function hand(view: View<Baghdad>): Scene {
  const { content, table, seat, hand: own } = view;
  const { handLimit } = screenOf(content, table.seats.length, seat);
  const main = held(view, {
    title: `${factionName(seat)}: your hand`,
    figures: `${own.cards.length} of ${handLimit} cards`,
    cards: own.cards,
    commands: true,
  });
  const others = [
    { title: "The packet: take one or none", cards: own.packet },
    { title: "Shown to you", cards: own.seen },
  ].filter(({ cards }) => cards.length > 0);
  const beside = others.map(({ title, cards }) =>
    held(view, { title, figures: counted(cards.length, "card"), cards, commands: false }),
  );
  return { ...main, beside, ...told(inWords(view)) };
}

interface Held {
  readonly title: string;
  readonly figures: string;
  readonly cards: readonly CardId[];
  readonly commands: boolean;
}

function held(view: View<Baghdad>, { title, figures, cards, commands }: Held): Scene {
  const { content, table, seat } = view;
  const isEmpty = cards.length === 0;
  const own = commands ? [(isEmpty ? filling : bare)(commandCards(view, isEmpty ? "large" : "small"))] : [];
  const names = copiesOf(cards).map(([id]) => mustGet(content.arms, id).name);
  return {
    frame: "board",
    sides,
    heading: {
      kind: "strip",
      ...headingOf(seat),
      title,
      sub: `${table.phase === "deployment" ? "Deployment" : `Turn ${table.turn}`} · ${mustGet(table.sides, seat).pp} PP · ${figures}`,
    },
    layout: column(isEmpty ? bare(NOTHING) : filling(spread(view, cards, commands)), ...own),
    ...told([`**${title}**: ${names.join(", ") || "no cards"}.`]),
  };
}

const NOTHING: Notes = {
  kind: "notes",
  size: "large",
  notes: [
    { text: "No Arms Bazaar cards: you buy them in your Recruit Step, and draft them in the Arms Bazaar.", bold: true },
  ],
};

/** Copies lie on one another; two that combine are joined (R-11), where both are the seat's own. */
function spread(view: View<Baghdad>, ids: readonly CardId[], isOwn: boolean): Spread {
  const { content } = view;
  const piles = copiesOf(ids);
  const at = (symbol: CardSymbol): number => piles.findIndex(([id]) => mustGet(content.arms, id).symbol === symbol);
  const links = Object.values(content.combos).flatMap(({ name, symbols: [a, b] }) => {
    const [from, to] = [at(a), at(b)];
    return isOwn && from >= 0 && to >= 0 ? [{ from, to, label: name }] : [];
  });
  return { kind: "spread", cards: piles.map(([id, copies]) => face(view, id, copies)), links };
}

const TYPES = { C: "conventional", U: "unconventional", B: "both types" } as const;
const FITS = {
  C: "Takes conventional Offense and Defense cards into its plan.",
  U: "Takes unconventional Offense and Defense cards into its plan.",
  B: "Takes Offense and Defense cards of both types into its plan.",
} as const;

/** R-08, R-59: what everyone knows; large where nothing else is held. */
function commandCards({ content, table, seat }: View<Baghdad>, size: "small" | "large"): Spread {
  const { active } = mustGet(table.sides, seat);
  const cards = mustGet(content.commandsOf, seat).map((id): Card => {
    const { name, value, type } = mustGet(content.commands, id);
    const off = !active.includes(id);
    return {
      title: name,
      colour: `@${seat}`,
      pictogram: emblem(seat),
      value: String(value),
      footer: TYPES[type],
      ...(size === "large" ? { band: "Command", worth: String(value), sky: "storm", body: FITS[type] } : {}),
      ...(off ? { state: "dimmed", stamp: "Neutralized" } : {}),
    };
  });
  return { kind: "spread", ...(size === "small" ? { style: "small" } : {}), cards };
}

function inWords({ content, table, seat, hand: own }: View<Baghdad>): string[] {
  const named = (ids: readonly CardId[]): string =>
    copiesOf(ids)
      .map(([id, copies]) => (copies > 1 ? `${copies} × ` : "") + mustGet(content.arms, id).name)
      .join(", ") || "none";
  const { active, neutralized } = mustGet(table.sides, seat);
  const ready = active.map((id) => valued(content, id));
  const off = neutralized.map((id) => valued(content, id));
  return [
    `**Arms Bazaar cards**: ${named(own.cards)}`,
    ...combined(content, own.cards),
    `**Active Commands**: ${ready.join(", ") || "none"}`,
    ...(off.length > 0 ? [`**Neutralized Commands**: ${off.join(", ")}`] : []),
  ];
}

/** R-11: the combinations that the hand holds both symbols for. */
function combined(content: Frozen<Content>, cards: readonly CardId[]): string[] {
  const bearing = (symbol: CardSymbol): string[] =>
    copiesOf(cards.filter((id) => mustGet(content.arms, id).symbol === symbol)).map(
      ([id]) => mustGet(content.arms, id).name,
    );
  return Object.values(content.combos).flatMap(({ name, symbols, timing, text }) => {
    const [first, second] = symbols.map(bearing);
    if (!first?.length || !second?.length) return [];
    return [`**${name}** (${WHEN[timing]}): ${first.join(" or ")}, with ${second.join(" or ")}. ${text}`];
  });
}
