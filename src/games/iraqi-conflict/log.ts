import { type Frozen, of, type Seat } from "../../engine/index.ts";
import { cardNames, count } from "./cards/faces.ts";
import type { Content } from "./content.ts";
import { faction, The } from "./factions.ts";
import { terms } from "./proposals.ts";
import type { CardId, Event, Secret } from "./state.ts";
import { announcement } from "./victory.ts";

/** What everyone is told. */
export function tell(event: Event, content: Frozen<Content>): string | null {
  switch (event.kind) {
    case "turn":
      return `Turn ${event.turn} of ${event.turns} begins. Draw pile: ${count(event.draw)}, discards: ${count(event.discards)}.`;
    case "shuffled":
      return `The draw pile is used up: ${count(event.cards)} from the discard pile are shuffled into a new one.`;
    case "replaced":
      return `Replaced: ${bySeat(event.counts, (n) => count(n))}.`;
    case "traded":
      return traded(event);
    case "ready":
      return null;
    case "unready":
      return `${The(event.seat)} ${event.seat === "us" ? "wants" : "want"} to trade on after all.`;
    case "revealed":
      return revealed(event, content);
    case "scored":
      return `Turn ${event.turn} scores ${bySeat(event.gains, (n, seat) => `+${n} (${of(event.vp, seat)} VP)`)}.`;
    case "ended":
      return event.victories.map(announcement).join(" ");
  }
}

const bySeat = <T>(figures: { readonly [seat: Seat]: T }, words: (figure: T, seat: Seat) => string): string =>
  Object.entries(figures)
    .map(([seat, figure]) => `${faction(seat).name} ${words(figure, seat)}`)
    .join(", ");

function traded({ from, to, gave, got }: Event & { kind: "traded" }): string {
  if (got === 0) return `${The(from)} gave ${faction(to).the} ${count(gave)}.`;
  if (gave === 0) return `${The(to)} gave ${faction(from).the} ${count(got)}.`;
  return `${The(from)} and ${faction(to).the} traded: ${faction(from).name} gave ${gave}, ${faction(to).name} gave ${got}.`;
}

function revealed(event: Event & { kind: "revealed" }, content: Frozen<Content>): string {
  const side = (seat: Seat): string => {
    const aligned = event.alignments[seat];
    return aligned ? ` with ${faction(aligned).the}` : "";
  };
  const totals = bySeat(event.totals, (total, seat) => `${total} FV${side(seat)}`);
  const { discards } = event;
  const away = discards.length > 0 ? ` Discarded this turn: ${cardNames(content, discards)}.` : "";
  return `The hands are on the table: ${totals}.${away}`;
}

/** So many cards of a hand and of one side of a trade are named, for a message to hold them. */
const HELD = 30;
const MOVED = 12;

/** What one seat is told. */
export function whisper(secret: Secret, content: Frozen<Content>): string | null {
  const hand = (cards: readonly CardId[]): string => `Your hand (${cards.length}): ${cardNames(content, cards, HELD)}.`;
  switch (secret.kind) {
    case "dealt":
      return `Turn ${secret.turn}. ${hand(secret.cards)}`;
    case "redrawn":
      return `For ${cardNames(content, secret.discarded)} you drew ${cardNames(content, secret.drawn)}. ${hand(secret.cards)}`;
    case "traded": {
      const { gave, got } = secret;
      const to = faction(secret.with).the;
      return `Traded with ${to}: you gave ${cardNames(content, gave, MOVED)} and got ${cardNames(content, got, MOVED)}. ${hand(secret.cards)}`;
    }
    case "proposed":
      return secret.mine ? null : terms(content, secret.proposal, false);
    case "closed":
      return closed(secret, content);
  }
}

const WHY = {
  declined: "Declined",
  withdrawn: "Withdrawn",
  gone: "Lapsed, as an offered card is gone",
  over: "Lapsed",
};

/** Nothing of what the seat did itself, nor of what ends with the phase. */
function closed({ why, proposal, mine }: Secret & { kind: "closed" }, content: Frozen<Content>): string | null {
  if (why === "over" || why === (mine ? "withdrawn" : "declined")) return null;
  return `${WHY[why]}: ${terms(content, proposal, mine)}`;
}
