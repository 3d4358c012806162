/** How first hands, draws, losses and reshuffles of cards are told, to everyone and to their owner. */
import { cardList, count, list, shortName, told } from "../pieces/words.ts";

const WHY = {
  adjust: "",
  joker: " with a Joker",
  card: " with a card",
  tension: " for International Tension",
  intervention: " for the intervention",
} as const;

/** "2 assets and 1 event". */
export const piles = ({ assets, events }: { readonly assets: number; readonly events: number }): string => {
  const parts = [...(assets > 0 ? [count(assets, "asset")] : []), ...(events > 0 ? [count(events, "event")] : [])];
  return parts.length > 0 ? list(parts) : "no card";
};

/** What is told of cards. */
export const cardsTold = [
  told("first-hand", {
    line: (event, names) => `${shortName(names, event.seat)}: first hand of ${piles(event)}.`,
  }),
  told("drawn", {
    about: ({ why }) => ({ kind: "cards", ...(why === "card" ? { follows: true } : {}) }),
    line: (event, names) => `${shortName(names, event.seat)}: ${piles(event)} drawn${WHY[event.why]}.`,
  }),
  told("joker", {
    about: { kind: "cards" },
    line: (event, names) => `${shortName(names, event.seat)}: Joker played.`,
  }),
  told("reshuffled", { line: () => "All discards are shuffled into their piles." }),
  told("high-tension", {
    about: { kind: "cards", weight: 2 },
    line: () => "The High Tension cards enter the piles.",
  }),
  told("got", {
    privately: ({ cards }, names) => (cards.length === 0 ? "You get no card." : `You get ${cardList(names, cards)}.`),
  }),
  told("taken", {
    privately: ({ cards, kept }, names) =>
      `${cardList(names, cards)}: taken by others already. ${kept.length === 0 ? "Choose again." : `You keep ${cardList(names, kept)}; choose the rest again.`}`,
  }),
  told("lost", { privately: ({ cards }, names) => `You lose ${cardList(names, cards)}.` }),
] as const;
