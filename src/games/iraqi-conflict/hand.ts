import { type Frozen, of, type View } from "../../engine/index.ts";
import type { Cards, Layout, Notes, Scene } from "../../scene/index.ts";
import { cardNames } from "./cards/faces.ts";
import { bestSide, canUse, force } from "./cards/use.ts";
import { choosesSides, faction } from "./factions.ts";
import { badge, faceUp, sides } from "./livery.ts";
import { phase } from "./phase.ts";
import { terms } from "./proposals.ts";
import type { CardId, Iraq } from "./state.ts";

/** A seat's hand: what it can use is bright. */
export function hand(view: View<Iraq>): Scene {
  const { content, table, seat, hand: own } = view;
  const { name, turn } = phase(table);
  const side = bestSide(content, table.seats, seat, own.cards);
  const usable = own.cards.filter((id) => canUse(seat, of(content.cards, id).use, side));
  const rest = own.cards.filter((id) => !usable.includes(id));
  const total = force(content, seat, own.cards, side);
  const aligned = side ? ` with ${faction(side).the}` : "";
  return {
    width: 1200,
    sides: sides(table.seats),
    heading: {
      kind: "strip",
      colour: `@${seat}`,
      title: `Your hand: ${faction(seat).name}`,
      sub: `Iraqi Conflict · turn ${turn} · ${name}`,
      figures: [
        { label: "usable cards", value: `${usable.length} of ${own.cards.length}` },
        { label: `FV${aligned}`, value: String(total) },
      ],
    },
    layout: { kind: "column", children: [cards(view, usable, rest), ...proposals(view)] },
    caption: legend(view),
    alt: `${own.cards.length} cards, ${usable.length} of them usable, worth ${total} FV: ${names(content, usable)}`.slice(
      0,
      1024,
    ),
    text: [
      `**Usable (${total} FV${aligned})**: ${cardNames(content, usable)}`,
      `**Of no use to you**: ${cardNames(content, rest)}`,
      ...own.proposals.map((proposal) => terms(content, proposal, proposal.from === seat)),
    ].join("\n"),
  };
}

const names = (content: Frozen<Iraq["Content"]>, cards: readonly CardId[]): string =>
  cards.map((id) => of(content.cards, id).name).join(", ");

function cards({ content }: View<Iraq>, usable: readonly CardId[], rest: readonly CardId[]): Layout {
  const faces: Cards = {
    kind: "cards",
    arrange: "grid",
    columns: 5,
    cards: [
      ...usable.map((id) => faceUp(of(content.cards, id), true)),
      ...rest.map((id) => faceUp(of(content.cards, id), false)),
    ],
  };
  const empty: Notes = { kind: "notes", notes: [{ text: "You hold no cards." }] };
  return { kind: "panel", content: faces.cards.length > 0 ? faces : empty };
}

function proposals({ content, seat, hand: { proposals } }: View<Iraq>): Layout[] {
  if (proposals.length === 0) return [];
  const notes = proposals.map((proposal) => ({
    text: terms(content, proposal, proposal.from === seat),
    badge: badge(proposal.from === seat ? proposal.to : proposal.from),
  }));
  return [{ kind: "panel", content: { kind: "notes", title: "Open proposals", notes } }];
}

function legend({ table, seat }: View<Iraq>): string {
  const letters = [...faction(seat).uses].join(", ");
  if (!choosesSides(table.seats)) return `Bright cards count for you: ${letters}.`;
  return `Bright cards count for you: ${letters}, and either U or I, never both.`;
}
