import { game, type Seat, type View } from "#engine";

/*
 * Summit: three seats talk (all at once), make offers (public ones for gold, secret ones for a card), then bid in
 * secret. Jokers come in at any time: one bans a number, perhaps that of a sealed bid; one calls two seats to a duel,
 * a sealed question above the sealed bids.
 */

export interface PublicOffer {
  readonly id: string;
  readonly from: Seat;
  readonly to: Seat;
  readonly gold: number;
  readonly price: number;
}

export interface SecretOffer {
  readonly id: string;
  readonly from: Seat;
  readonly to: Seat;
  readonly card: string;
  readonly price: number;
}

export interface Bid {
  readonly seat: Seat;
  readonly card: string;
  readonly stake: number;
}

export interface Summit {
  Content: { readonly cards: readonly string[]; readonly jokers: readonly string[] };
  Table: {
    round: number;
    rounds: number;
    seats: Seat[];
    talk: boolean;
    ready: Seat[];
    gold: { [seat: Seat]: number };
    pot: number;
    cards: { [seat: Seat]: number };
    jokers: { [seat: Seat]: number };
    offers: PublicOffer[];
    proposals: { [seat: Seat]: number };
    banned: string | null;
    bids: Bid[];
    feints: { [seat: Seat]: number };
    discard: string[];
  };
  Hand: { cards: string[]; jokers: string[]; offers: SecretOffer[] };
  Box: { cards: string[]; jokers: string[] };
  Event:
    | { readonly kind: "ready" | "unready"; readonly seat: Seat }
    | { readonly kind: "offer"; readonly offer: PublicOffer }
    | { readonly kind: "deal"; readonly from: Seat; readonly to: Seat; readonly price: number }
    | { readonly kind: "void"; readonly from: Seat; readonly to: Seat }
    | { readonly kind: "joker"; readonly seat: Seat; readonly joker: string; readonly what: string }
    | { readonly kind: "bids"; readonly bids: readonly Bid[]; readonly winner: Seat | null }
    | { readonly kind: "duel"; readonly winner: Seat | null };
  Secret: { readonly kind: "offer" | "closed" | "sold" | "bought"; readonly offer: SecretOffer };
}

export type Table = Summit["Table"];
export type SummitView = View<Summit>;

export const { action, form, procedure } = game<Summit>();

export const numberOf = (card: string): number => Number(card.slice(1));

export function goldOf(table: { readonly gold: { readonly [seat: Seat]: number } }, seat: Seat): number {
  return table.gold[seat] ?? 0;
}

export function pay(table: Table, from: Seat, to: Seat, gold: number): void {
  table.gold[from] = goldOf(table, from) - gold;
  table.gold[to] = goldOf(table, to) + gold;
}
