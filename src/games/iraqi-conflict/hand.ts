import { type Frozen, of, type View } from "../../engine/index.ts";
import type { Cards, Layout, Notes, Scene } from "../../scene/index.ts";
import { cardNames } from "./cards/faces.ts";
import { tally } from "./cards/tally.ts";
import { choosesSides, faction } from "./factions.ts";
import { badge, faceUp, sides } from "./livery.ts";
import { phase } from "./phase.ts";
import { terms } from "./proposals.ts";
import type { CardId, Iraq } from "./state.ts";

/** A seat's hand: what it can use is bright. */
export function hand(view: View<Iraq>): Scene {
  const { content, table, seat, hand: own } = view;
  const { name, turn } = phase(table);
  const { side, sum, ...split } = tally(view, own.cards);
  const counting = own.cards.filter((id) => split.counting.includes(id));
  const idle = own.cards.filter((id) => !counting.includes(id));
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
        { label: "count for you", value: `${counting.length} of ${own.cards.length}` },
        { label: `sum${aligned}`, value: String(sum) },
      ],
    },
    layout: { kind: "column", children: [cards(view, counting, idle), ...proposals(view)] },
    caption: legend(view),
    alt: `${own.cards.length} cards; ${counting.length} count, ${sum} in all: ${names(content, counting)}`.slice(
      0,
      1024,
    ),
    text: [
      `**Count for you (${sum}${aligned})**: ${cardNames(content, counting)}`,
      `**Not for you**: ${cardNames(content, idle)}`,
      ...own.proposals.map((proposal) => terms(content, proposal, proposal.from === seat)),
    ].join("\n"),
  };
}

const names = (content: Frozen<Iraq["Content"]>, cards: readonly CardId[]): string =>
  cards.map((id) => of(content.cards, id).name).join(", ");

function cards({ content }: View<Iraq>, counting: readonly CardId[], idle: readonly CardId[]): Layout {
  const faces: Cards = {
    kind: "cards",
    arrange: "grid",
    columns: 5,
    cards: [
      ...counting.map((id) => faceUp(of(content.cards, id), true)),
      ...idle.map((id) => faceUp(of(content.cards, id), false)),
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
  return [{ kind: "panel", content: { kind: "notes", title: "Open offers", notes } }];
}

function legend({ table, seat }: View<Iraq>): string {
  const letters = [...faction(seat).uses].join(", ");
  if (!choosesSides(table.seats)) return `Bright cards count for you: ${letters}.`;
  return `Bright cards count for you: ${letters}, and either U or I, never both.`;
}
