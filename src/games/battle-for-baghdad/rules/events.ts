import type { Result, Seat } from "../../../engine/index.ts";
import type { Unit, Units } from "../content/effects.ts";
import type { CardId, CommandId, StreetId, ZoneId } from "../content/pack.ts";
import type { MoveMode, Stop } from "./action/types.ts";
import type { Closing, Offer } from "./coalition/types.ts";
import type { Plan, Strike } from "./combat/types.ts";

/** Where PP come from that a card can double: an Arab Street or Arms Bazaar card, a Combat, the Bank, a Zone. */
export type Source = "card" | "award" | "bank" | ZoneId;

/** What everyone is told. */
export type Event =
  | { readonly kind: "setup"; readonly order: readonly Seat[] }
  | { readonly kind: "turn"; readonly turn: number }
  | { readonly kind: "deployed"; readonly seat: Seat; readonly zones: { readonly [zone: ZoneId]: Units } }
  | { readonly kind: "claimed"; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly kind: "bid"; readonly seat: Seat; readonly amount: number }
  /** `asked`: false where public facts left it nothing but to pass. */
  | { readonly kind: "passed"; readonly seat: Seat; readonly asked: boolean }
  | {
      readonly kind: "initiative";
      readonly seat: Seat;
      readonly by: "bid" | "claim" | "default";
      /** All bids, in the order in which they were made. */
      readonly calls: readonly { readonly seat: Seat; readonly amount: number }[];
      readonly paid: { readonly [seat: Seat]: number };
      /** What each bidder has left. */
      readonly left: { readonly [seat: Seat]: number };
      readonly price: number;
    }
  | { readonly kind: "firstPlayer"; readonly seat: Seat; readonly actOrder: readonly Seat[] }
  /** What an Arab Street card has placed in Zones and brought to seats, what lies there now, and how many cards are left. */
  | {
      readonly kind: "turned";
      readonly card: StreetId;
      readonly placed: { readonly [zone: ZoneId]: number };
      readonly gained: { readonly [seat: Seat]: number };
      readonly now: {
        readonly zones: { readonly [zone: ZoneId]: number };
        readonly seats: { readonly [seat: Seat]: number };
      };
      readonly left: number;
    }
  | { readonly kind: "placed"; readonly zones: { readonly [zone: ZoneId]: number } }
  | { readonly kind: "removed"; readonly zones: { readonly [zone: ZoneId]: number } }
  /** What each other seat has paid to this one, which now has so many PP. */
  | {
      readonly kind: "levied";
      readonly seat: Seat;
      readonly paid: { readonly [seat: Seat]: number };
      readonly pp: number;
    }
  /** `before`: which of the turn's cards would have been next. */
  | { readonly kind: "streetStopped"; readonly seat: Seat; readonly by: CardId; readonly before: number }
  | { readonly kind: "drafted"; readonly seat: Seat; readonly took: boolean }
  | { readonly kind: "discarded"; readonly seat: Seat | null; readonly cards: readonly CardId[] }
  | { readonly kind: "shuffled"; readonly cards: number }
  | {
      readonly kind: "recruited";
      readonly seat: Seat;
      readonly unit: Unit;
      readonly zone: ZoneId;
      readonly count: number;
      readonly cost: number;
      /** What each of them cost. */
      readonly prices: readonly number[];
      /** What the seat has left. */
      readonly pp: number;
    }
  /** Free units, by a card. */
  | { readonly kind: "unitsPlaced"; readonly seat: Seat; readonly zone: ZoneId; readonly units: Units }
  /** `pp`: what the seat has left. */
  | { readonly kind: "bought"; readonly seat: Seat; readonly cost: number; readonly pp: number }
  | {
      readonly kind: "reactivated";
      readonly seat: Seat;
      readonly command: CommandId;
      readonly cost: number;
      readonly pp: number;
    }
  | {
      readonly kind: "moved";
      readonly seat: Seat;
      readonly mode: MoveMode;
      readonly path: readonly ZoneId[];
      /** Security units in the stack at its end. */
      readonly count: number;
      /** Units that it left on its way. */
      readonly left: { readonly [zone: ZoneId]: number };
      /** What ended it, other than its seat or its length. */
      readonly stopped: Stop | null;
    }
  /** Public terms: which cards are named, giver and receiver alone are told. */
  | { readonly kind: "proposed"; readonly offer: Offer; readonly purses: { readonly [seat: Seat]: number } }
  | { readonly kind: "accepted"; readonly seat: Seat; readonly offer: Offer }
  /** `seat`: who did it, or has not what it would give. */
  | { readonly kind: "offerClosed"; readonly offer: Offer; readonly why: Closing; readonly seat: Seat | null }
  /** `purses`: what its seats had before. */
  | { readonly kind: "agreed"; readonly offer: Offer; readonly purses: { readonly [seat: Seat]: number } }
  | { readonly kind: "ready"; readonly seat: Seat; readonly ready: boolean }
  /** A payment that was agreed on; `owed`: what it should have been. */
  | { readonly kind: "paid"; readonly from: Seat; readonly to: Seat; readonly amount: number; readonly owed: number }
  /** `optional`: one of the two keeps peace, and the Combat need not be. */
  | {
      readonly kind: "combat";
      readonly zone: ZoneId;
      readonly attacker: Seat;
      readonly defender: Seat;
      readonly optional: boolean;
    }
  | { readonly kind: "plans"; readonly zone: ZoneId; readonly plans: { readonly [seat: Seat]: Plan } }
  /** What came of the plans, and what the loser loses: its units there, and these cards of its plan. */
  | {
      readonly kind: "fought";
      readonly zone: ZoneId;
      readonly totals: { readonly [seat: Seat]: number };
      readonly strikes: readonly Strike[];
      readonly neutralized: readonly Seat[];
      readonly winner: Seat;
      readonly loser: Seat;
      readonly units: Units;
      readonly cards: readonly CardId[];
      /** A Network in place of its Command is discarded, too. */
      readonly network: CardId | null;
    }
  /** What the winner loses, the strength that it had committed, and what becomes of the cards of its plan. */
  | {
      readonly kind: "casualties";
      readonly seat: Seat;
      readonly zone: ZoneId;
      readonly units: Units;
      readonly strength: number;
      readonly kept: readonly CardId[];
      readonly network: CardId | null;
    }
  /** The income of a turn begins. */
  | { readonly kind: "turnOver"; readonly turn: number }
  /** `pp`: what the seat has now. */
  | {
      readonly kind: "collected";
      readonly seat: Seat;
      readonly zones: { readonly [zone: ZoneId]: number };
      readonly bank: number;
      readonly pp: number;
    }
  | {
      readonly kind: "played";
      readonly seat: Seat;
      readonly card: CardId;
      readonly target: Seat | null;
      readonly zone: ZoneId | null;
    }
  | {
      readonly kind: "combined";
      readonly seat: Seat;
      readonly combo: string;
      readonly cards: readonly CardId[];
      readonly target: Seat | null;
      readonly zone: ZoneId | null;
    }
  /** `cancelled`: the card or combination that has no effect. */
  | { readonly kind: "foiled"; readonly seat: Seat; readonly card: CardId; readonly cancelled: string }
  /** A hand was shown to one seat. */
  | { readonly kind: "shown"; readonly seat: Seat; readonly to: Seat }
  | { readonly kind: "took"; readonly seat: Seat; readonly from: Seat; readonly cards: number }
  | { readonly kind: "defected"; readonly seat: Seat; readonly zone: ZoneId; readonly units: Units }
  | { readonly kind: "disrupted"; readonly seat: Seat; readonly card: CardId; readonly cancelled: CardId }
  | { readonly kind: "swapped"; readonly seat: Seat; readonly card: CardId; readonly to: Seat }
  /** So many units of the loser, worth `value` each, and the value of its Command if that was Neutralized. */
  | {
      readonly kind: "awarded";
      readonly zone: ZoneId;
      readonly seat: Seat;
      readonly amount: number;
      readonly units: number;
      readonly value: number;
      readonly command: number;
      /** What the seat has now. */
      readonly pp: number;
    }
  /** A card has added `amount` PP to what came from this source. */
  | {
      readonly kind: "doubled";
      readonly seat: Seat;
      readonly card: CardId;
      readonly source: Source;
      readonly amount: number;
      /** What the seat has now. */
      readonly pp: number;
    }
  /** Another turn that brings as much as this one wins. */
  | { readonly kind: "nearScore"; readonly seat: Seat; readonly score: number; readonly gain: number }
  /** One step is missing to a special victory. */
  | { readonly kind: "nearSpecial"; readonly seat: Seat; readonly lacks: string }
  /** The next turn may be the last; who then wins if nobody else does. */
  | { readonly kind: "lastCards"; readonly cards: number; readonly stalemate: readonly Seat[] }
  | { readonly kind: "ended"; readonly victories: Result["victories"] };

/** What one seat is told. */
export type Secret =
  /** Cards that came to it, and the hand it has now. */
  | { readonly kind: "drew"; readonly got: readonly CardId[]; readonly cards: readonly CardId[] }
  /** Cards that another seat took, and the hand that is left. */
  | { readonly kind: "lost"; readonly to: Seat; readonly lost: readonly CardId[]; readonly cards: readonly CardId[] }
  /** The hand of another seat. */
  | { readonly kind: "saw"; readonly seat: Seat; readonly cards: readonly CardId[] }
  /** Cards that another seat would give it by an open offer. */
  | { readonly kind: "named"; readonly from: Seat; readonly cards: readonly CardId[] }
  /** Cards that it gave away, and the hand it has left. */
  | { readonly kind: "gave"; readonly gave: readonly CardId[]; readonly cards: readonly CardId[] }
  | { readonly kind: "packet"; readonly cards: readonly CardId[] };
