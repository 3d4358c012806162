import { cardList, count, list, type Names, shortName } from "../pieces/words.ts";
import type { CardEvent, CardSecret } from "./events.ts";

const WHY = {
  adjust: "",
  joker: " with a Joker",
  card: " with a card",
  tension: " for International Tension",
  intervention: " for the intervention",
} as const;

export function describeCards(event: CardEvent, names: Names): string {
  switch (event.kind) {
    case "first-hand":
      return `${shortName(names, event.seat)}: first hand of ${piles(event)}.`;
    case "drawn":
      return `${shortName(names, event.seat)}: ${piles(event)} drawn${WHY[event.why]}.`;
    case "joker":
      return `${shortName(names, event.seat)}: Joker played.`;
    case "reshuffled":
      return "All discards are shuffled into their piles.";
    case "high-tension":
      return "The High Tension cards enter the piles.";
  }
}

export function describeOwnCards({ kind, cards }: CardSecret, names: Names): string {
  const named = cardList(names, cards);
  if (kind === "lost") return `You lose ${named}.`;
  return cards.length === 0 ? "You get no card." : `You get ${named}.`;
}

/** "2 assets and 1 event". */
export const piles = ({ assets, events }: { readonly assets: number; readonly events: number }): string => {
  const parts = [...(assets > 0 ? [count(assets, "asset")] : []), ...(events > 0 ? [count(events, "event")] : [])];
  return parts.length > 0 ? list(parts) : "no card";
};
