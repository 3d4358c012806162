import type { Seat, State } from "../../engine/index.ts";
import type { Unit } from "./cards/effects.ts";
import type { Plot } from "./cards/power.ts";
import type { Agreement, Coalition, Pledge } from "./coalition/clauses.ts";
import type { Content } from "./content.ts";
import type { Event, Secret } from "./events.ts";
import type { Income } from "./income.ts";
import type { News } from "./map/news.ts";

/** "sadr-city". */
export type ZoneId = string;
/** "car-bomb": an Arms Bazaar card. Copies are alike, so that a hand may hold the same id twice. */
export type CardId = string;
/** "mahdi-army". */
export type CommandId = string;
/** "S14", "E1": there is one copy of each Arab Street card. */
export type StreetId = string;

/** So many units of each type. */
export type Units = { [type in Unit]: number };

export type PhaseName =
  | "deployment"
  | "claims"
  | "auction"
  | "street"
  | "bazaar"
  | "coalition"
  | "action"
  | "combat"
  | "civic";

export interface ZoneState {
  /** Only seats that have units here have an entry. */
  units: { [seat: Seat]: Units };
  pp: number;
}

/** What everyone sees of one seat. */
export interface Side {
  pp: number;
  /** Its units off the map. */
  pool: Units;
  /** Command cards that can be used, in the order of the pack. */
  active: CommandId[];
  neutralized: CommandId[];
  /** Size of its hand of Arms Bazaar cards. */
  cards: number;
  /** Start units that are still to be placed. */
  toDeploy: Units;
}

/** Phase 1b. */
export interface Auction {
  /** Whose turn it is to bid. */
  turn: Seat;
  /** Each bidder's own last bid. */
  bids: { [seat: Seat]: number };
  /** All bids, in the order in which they were made. */
  calls: { seat: Seat; amount: number }[];
  high: Seat | null;
  /** Passes in succession since the highest bid, or since the start. */
  passes: number;
}

/** How the Initiative was won, until the First Player is named. */
export interface Settled {
  by: "claim" | "bid" | "default";
  calls: Auction["calls"];
}

/** Several seats that won together. */
export interface Victory {
  title: string;
  seats: Seat[];
}

/** Phase 2: whether it has been ended. */
export interface Street {
  stopped: boolean;
}

/** Phase 3: how many cards the packet holds, and who still looks at it, in order. */
export interface Packet {
  cards: number;
  left: Seat[];
}

/** Phase 5a. Control and units as they were at its start, and what its discounts have given so far. */
export interface RecruitStep {
  seat: Seat;
  spawn: { [type in Unit]: ZoneId[] };
  /** Units recruited at a discount, by place in the list of the screen's abilities. */
  discounted: { [ability: string]: number };
  /** AB cards bought. */
  bought: number;
}

export type MoveMode = "normal" | "underground" | "airmobile";

/** A Move begun and not yet ended. */
export interface Move {
  mode: MoveMode;
  /** Zones so far, the first where it began. */
  path: ZoneId[];
  /** Security units in the stack. */
  count: number;
  /** Units dropped in this Move, which move no further in it. */
  dropped: { [zone: ZoneId]: number };
  /** The River does not end it: a card has seen to that. */
  fording: boolean;
}

/** Phase 5b. */
export interface MoveStep {
  seat: Seat;
  used: number;
  underground: number;
  airmobile: number;
  /** Moves that cards have added to those of the screen. */
  extra: number;
  /** So many next normal Moves are not ended by the River. */
  fords: number;
  move: Move | null;
}

/** who Controlled each Airport and each Fortified Zone at the end of the Coalition Phase. */
export interface Snapshot {
  airports: { [zone: ZoneId]: Seat | null };
  fortified: { [zone: ZoneId]: Seat | null };
}

/** an Operational Plan. `command` is a Command card, a Network card, or none. */
export interface Plan {
  command: CommandId | CardId | null;
  network: boolean;
  offense: CardId | null;
  defense: CardId | null;
  /** Strength committed, 0 to 19. */
  die: number;
}

/** A Combat between two sides, public as far as it goes. */
export interface Combat {
  zone: ZoneId;
  /** The one that chose it, and the other. */
  attacker: Seat;
  defender: Seat;
  /** The defender keeps peace, and was attacked. */
  peacekeeper: boolean;
  /** Both sides' plans, once revealed; empty before. */
  plans: { [seat: Seat]: Plan };
  /** Seats whose Command was Neutralized. */
  neutralized: Seat[];
  totals: { [seat: Seat]: number };
  /** Units eliminated. */
  lost: { [seat: Seat]: Units };
  winner: Seat | null;
  /** PP pending, and to whom they will go. */
  award: { seat: Seat; amount: number } | null;
  /** Who turned the award round last. */
  swapped: Seat | null;
}

/** Phase 6. */
export interface CombatPhase {
  /** Seats whose Combat turn is now or to come, in order. */
  left: Seat[];
  /** A Zone begun and not yet completed (ruling N). */
  zone: ZoneId | null;
  /** A Combat between shiite and sunni was fought (6.2, `quiet`). */
  sectarian: boolean;
}

/** What everyone sees. */
export interface Table {
  turn: number;
  phase: PhaseName;
  /** In play, in faction order: shiite, sunni, government, us, jihadist, ngo. */
  readonly seats: readonly Seat[];
  /** Counter-clockwise round the table. */
  readonly order: readonly Seat[];
  zones: { [zone: ZoneId]: ZoneState };
  sides: { [seat: Seat]: Side };
  /** Who bids first this turn. */
  firstBidder: Seat;
  /** Winner of this turn's Initiative. */
  initiative: Seat | null;
  firstPlayer: Seat | null;
  /** `order` from the First Player on. */
  actOrder: Seat[];
  /** Of an Arms Bazaar card this turn. */
  price: number;
  /** Phase 1a: who has claimed the Initiative last. */
  claimed: Seat | null;
  auction: Auction | null;
  settled: Settled | null;
  /** Sizes of the two decks. */
  bazaarDeck: number;
  streetDeck: number;
  /** Arms Bazaar cards played or thrown away, the latest last (ruling F). */
  discards: CardId[];
  /** All Arab Street cards turned up so far, the latest last. */
  turned: StreetId[];
  /** How many of them this turn. */
  turnedNow: number;
  street: Street | null;
  packet: Packet | null;
  coalition: Coalition | null;
  /** What binds now, the oldest first. */
  agreements: Agreement[];
  /** Until the turn ends: Sandstorm, Vehicle Ban. */
  noAirmobile: boolean;
  zonesPerMove: number;
  snapshot: Snapshot;
  recruit: RecruitStep | null;
  move: MoveStep | null;
  /** What is being played against a seat. */
  plot: Plot | null;
  combats: CombatPhase | null;
  combat: Combat | null;
  /** What has just been received and can be doubled (W7). */
  income: Income | null;
  /** What each seat, as in `seats`, had scored when each turn began, and when the game was over. */
  course: number[][];
  news: News;
  /** Who has won, once the game is over. */
  won: Victory[];
  /** Combat Phases in succession without a Combat between shiite and sunni. */
  quiet: number;
}

/** What one seat sees. */
export interface Hand {
  /** In the order of the pack; copies side by side. */
  cards: CardId[];
  /** Another seat's hand that it has been shown, until it has chosen from it. */
  seen: CardId[];
  /** The draft packet, while it is this seat's to choose from. */
  packet: CardId[];
  /** Its plan, from the day it is in until the reveal. */
  plan: Plan | null;
  /** Cards named for open offers that it gives or is to get. */
  pledges: Pledge[];
}

/** What nobody sees. */
export interface Box {
  /** In order, the next one first. */
  bazaar: CardId[];
  street: StreetId[];
  /** What goes round in the draft. */
  packet: CardId[];
}

/** The types of this game, for the engine. */
export interface Baghdad {
  Content: Content;
  Table: Table;
  Hand: Hand;
  Box: Box;
  Event: Event;
  Secret: Secret;
}

export type BaghdadState = State<Baghdad>;
