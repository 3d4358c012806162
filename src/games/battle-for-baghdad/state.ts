/** The state of a game: what everyone sees, what one seat sees, and what nobody sees. */
import type { Seat, State } from "#engine";
import type { Units } from "./content/effects.ts";
import type { CardId, CommandId, Content, StreetId, ZoneId } from "./content/pack.ts";
import type { Move, MoveStep, RecruitStep } from "./rules/action/types.ts";
import type { Agreement, Coalition, Pledge } from "./rules/coalition/types.ts";
import type { Combat, CombatPhase, Plan } from "./rules/combat/types.ts";
import type { Event, Secret } from "./rules/events.ts";
import type { Source } from "./rules/income/events.ts";
import type { Call } from "./rules/initiative/events.ts";
import type { PhaseName } from "./rules/turn/events.ts";

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
  calls: Call[];
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

/** What the player of a card chooses for it: only what its effects call for. */
export interface Aim {
  readonly target?: Seat;
  readonly zone?: ZoneId;
  readonly count?: number;
  readonly commands?: readonly CommandId[];
}

/** What is being played, by whom, and what it is aimed at. */
export interface Played extends Aim {
  readonly seat: Seat;
}

/** A card or combination played against a seat, until it is done. */
export interface Plot extends Played {
  readonly target: Seat;
  /** The card, or the combination. */
  readonly by: string;
  cancelled: boolean;
  /** How many cards or units the present effect is for. */
  due: number;
  /** Units that have left by a Defection. */
  removed: Units | null;
}

/** who Controlled each Airport and each Fortified Zone at the end of the Coalition Phase. */
export interface Snapshot {
  airports: { [zone: ZoneId]: Seat | null };
  fortified: { [zone: ZoneId]: Seat | null };
}

/** PP just received, by seat and source; what a card has added to them counts as well (ruling AB). */
export interface Income {
  [seat: Seat]: { [source: Source]: number };
}

/** Units that went the same way in one phase; along the streets if no mode is given. */
export interface Trace extends Pick<Move, "path" | "count"> {
  readonly seat: Seat;
  readonly mode?: Exclude<Move["mode"], "normal">;
}

/** How a Combat ended. */
export interface Fight {
  readonly zone: ZoneId;
  readonly winner: Seat;
  readonly loser: Seat;
  /** Of the winner, of the loser. */
  readonly totals: readonly [number, number];
  /** What the loser lost; not known of Combats before this was noted. */
  readonly lost?: Units;
}

/** What pictures mark. */
export interface Marks {
  /** Zones where units or PP changed, but not by these Moves and Combats. */
  zones: ZoneId[];
  moves: Trace[];
  fights: Fight[];
}

/**
 * What has happened in the current phase: a phase's post keeps only its newest picture, so that this one shows all of
 * it.
 */
export interface News {
  /** Whether a picture has shown all of it. */
  shown: boolean;
  /** Whose Action that picture ended, until something else happens. */
  by?: Seat;
  /** Before the picture before. */
  earlier: Marks;
  /** Since the picture before, and marked also on the next one if nothing else happens. */
  latest: Marks;
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
