import { type Frozen, of, type View } from "../../engine/index.ts";
import type { Card, Cards, Cell, Hue, Layout, Row, Scene, Table as TablePanel } from "../../scene/index.ts";
import type { CardSymbol, EffectKind } from "./cards/effects.ts";
import { WHEN } from "./cards/words.ts";
import { type Content, screenOf } from "./content.ts";
import { factionName } from "./factions.ts";
import { sides } from "./livery.ts";
import { phase } from "./phase.ts";
import type { Baghdad, CardId } from "./state.ts";
import { copiesOf, valued } from "./wording.ts";

const SUITS: { readonly [kind in EffectKind]?: Hue } = {
  combatOffense: "red",
  combatDefense: "blue",
  combatNetwork: "purple",
};
const OTHERS: Hue = "green";

const SIGNS: { readonly [sign in CardSymbol]: string } = { connections: "Conn.", hearts: "Hearts", minds: "Minds" };

/** What one seat holds: its Arms Bazaar cards, the packet it drafts from, its Command cards. */
export function hand(view: View<Baghdad>): Scene {
  const { content, table, seat, hand: own } = view;
  const { name, turn } = phase(table);
  const { handLimit } = screenOf(content, table.seats.length, seat);
  const words = inWords(view);
  return {
    width: 1200,
    sides,
    heading: {
      kind: "strip",
      colour: `@${seat}`,
      title: `Your hand: ${factionName(seat)}`,
      sub: `Battle for Baghdad · turn ${turn} · ${name}`,
      figures: [
        { label: "cards", value: `${own.cards.length}/${handLimit}` },
        { label: "PP", value: String(of(table.sides, seat).pp) },
      ],
    },
    layout: {
      kind: "column",
      children: [
        ...faces(content, "The packet: take one or none", own.packet),
        ...faces(content, "Shown to you", own.seen),
        ...faces(content, "Arms Bazaar cards", own.cards),
        ...combinations(view),
        { kind: "panel", content: commands(view) },
      ],
    },
    caption: "Connections + Hearts: Political Maneuver. Connections + Minds: Espionage. Hearts + Minds: Defection.",
    alt: words.join(" ").slice(0, 1024),
    text: words.join("\n"),
  };
}

/** Copies lie on one another. */
function faces(content: Frozen<Content>, title: string, ids: readonly CardId[]): Layout[] {
  if (ids.length === 0) return [];
  const cards: Cards = {
    kind: "cards",
    title,
    arrange: "grid",
    columns: 5,
    cards: copiesOf(ids).map(([id, copies]) => face(content, id, copies)),
  };
  return [{ kind: "panel", content: cards }];
}

function face(content: Frozen<Content>, id: CardId, copies: number): Card {
  const { name, symbol, timing, effects, text } = of(content.arms, id);
  const [effect] = effects;
  const fights = effect?.kind === "combatOffense" || effect?.kind === "combatDefense" ? effect : null;
  return {
    title: name,
    colour: (effect && SUITS[effect.kind]) ?? OTHERS,
    ...(fights ? { letter: fights.kind === "combatOffense" ? `Off. ${fights.type}` : `Def. ${fights.type}` } : {}),
    ...(symbol ? { letter: SIGNS[symbol] } : {}),
    ...(copies > 1 ? { value: `×${copies}` } : {}),
    body: { text, minor: true },
    footer: WHEN[timing],
  };
}

/** the combinations that the hand holds both symbols for. */
function combinations({ content, hand: own }: View<Baghdad>): Layout[] {
  const bearing = (symbol: CardSymbol): string[] =>
    copiesOf(own.cards.filter((id) => of(content.arms, id).symbol === symbol)).map(([id]) => of(content.arms, id).name);
  const notes = Object.values(content.combos).flatMap(({ name, symbols, timing, text }) => {
    const [first, second] = symbols.map(bearing);
    if (!first?.length || !second?.length) return [];
    return [{ text: `${name} (${WHEN[timing]}): ${first.join(" or ")}, with ${second.join(" or ")}. ${text}` }];
  });
  if (notes.length === 0) return [];
  return [{ kind: "panel", content: { kind: "notes", title: "Combinations that you hold", notes } }];
}

const TYPES = { C: "conventional", U: "unconventional", B: "both" } as const;

function commands({ content, table, seat }: View<Baghdad>): TablePanel {
  const { active } = of(table.sides, seat);
  return {
    kind: "table",
    title: "Command cards",
    columns: [{ label: "", flex: 1 }, { label: "value", align: "end" }, { label: "type" }, { label: "" }],
    rows: of(content.commandsOf, seat).map((id): Row => {
      const { name, value, type } = of(content.commands, id);
      const state: Cell = active.includes(id)
        ? { text: "Active", colour: "good" }
        : { text: "Neutralized", colour: "bad" };
      return { cells: [{ text: name, bold: active.includes(id) }, String(value), TYPES[type], state] };
    }),
  };
}

function inWords({ content, table, seat, hand: own }: View<Baghdad>): string[] {
  const named = (ids: readonly CardId[]): string =>
    copiesOf(ids)
      .map(([id, copies]) => (copies > 1 ? `${copies} × ` : "") + of(content.arms, id).name)
      .join(", ") || "none";
  const { active, neutralized } = of(table.sides, seat);
  const ready = active.map((id) => valued(content, id));
  const off = neutralized.map((id) => valued(content, id));
  return [
    ...(own.packet.length > 0 ? [`**Packet**: ${named(own.packet)}`] : []),
    ...(own.seen.length > 0 ? [`**Shown to you**: ${named(own.seen)}`] : []),
    `**Arms Bazaar cards**: ${named(own.cards)}`,
    `**Active Commands**: ${ready.join(", ") || "none"}`,
    ...(off.length > 0 ? [`**Neutralized Commands**: ${off.join(", ")}`] : []),
  ];
}
