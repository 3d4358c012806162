import { type Frozen, of, type View } from "../../engine/index.ts";
import type { Card, Cards, Hue, Layout, Pictogram, Scene, Table as TablePanel } from "../../scene/index.ts";
import type { EffectKind, Timing } from "./cards/effects.ts";
import { type Content, screenOf } from "./content.ts";
import { factionName } from "./factions.ts";
import { sides } from "./livery.ts";
import { phase } from "./phase.ts";
import type { Baghdad, CardId } from "./state.ts";

/** When a card can be played, in a few words. */
const WHEN: { readonly [timing in Timing]: string } = {
  plan: "in a plan",
  recruit: "Recruit",
  move: "Move",
  W1: "claims",
  W3: "street",
  W4: "targeted",
  W5: "reveal",
  W6: "award",
  W7: "income",
};

const SUITS: { readonly [kind in EffectKind]?: { readonly colour: Hue; readonly pictogram: Pictogram } } = {
  combatOffense: { colour: "red", pictogram: "clash" },
  combatDefense: { colour: "blue", pictogram: "shield" },
  combatNetwork: { colour: "purple", pictogram: "hq" },
};
const OTHERS = { colour: "green", pictogram: "star" } as const;

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
        ...faces(content, "Arms Bazaar cards", own.cards),
        { kind: "panel", content: commands(view) },
      ],
    },
    caption: "Connections + Hearts: Political Maneuver. Connections + Minds: Espionage. Hearts + Minds: Defection.",
    alt: words.join(" ").slice(0, 1024),
    text: words.join("\n"),
  };
}

function faces(content: Frozen<Content>, title: string, ids: readonly CardId[]): Layout[] {
  if (ids.length === 0) return [];
  const cards: Cards = { kind: "cards", title, arrange: "grid", columns: 4, cards: ids.map((id) => face(content, id)) };
  return [{ kind: "panel", content: cards }];
}

function face(content: Frozen<Content>, id: CardId): Card {
  const { name, symbol, timing, effects, text } = of(content.arms, id);
  const suit = (effects[0] && SUITS[effects[0].kind]) ?? OTHERS;
  return {
    title: name,
    ...suit,
    body: { text, minor: true },
    footer: symbol ? `${capital(symbol)} · ${WHEN[timing]}` : WHEN[timing],
  };
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

function commands({ content, table, seat }: View<Baghdad>): TablePanel {
  const { active } = of(table.sides, seat);
  return {
    kind: "table",
    title: "Command cards (C conventional, U unconventional, B both)",
    columns: [{ label: "", flex: 1 }, { label: "value", align: "end" }, { label: "type" }, { label: "" }],
    rows: of(content.commandsOf, seat).map((id) => {
      const { name, value, type } = of(content.commands, id);
      return { cells: [name, String(value), type, active.includes(id) ? "Active" : "Neutralized"] };
    }),
  };
}

function inWords({ content, table, seat, hand: own }: View<Baghdad>): string[] {
  const named = (ids: readonly CardId[]): string => ids.map((id) => of(content.arms, id).name).join(", ") || "none";
  const { active } = of(table.sides, seat);
  const ready = active.map((id) => {
    const { name, value, type } = of(content.commands, id);
    return `${name} ${value}${type}`;
  });
  return [
    ...(own.packet.length > 0 ? [`**Packet**: ${named(own.packet)}`] : []),
    `**Arms Bazaar cards**: ${named(own.cards)}`,
    `**Active Commands**: ${ready.join(", ") || "none"}`,
  ];
}
