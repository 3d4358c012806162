/** The state of a game: what everyone sees, each seat sees and nobody sees; and how earlier ones are upgraded. */
import type { Json, Seat } from "#engine";
import { entriesOf } from "#engine";
import type { SpaceId, UnitId } from "./content/board-types.ts";
import type { CardNumber } from "./content/card-types.ts";
import type { Scenario } from "./content/scenario-types.ts";
import { type EditionId, type Faction, type Holder, type Nation, SEATS, type SeatId } from "./content/sides.ts";
import type { Content, Edition } from "./content/types.ts";
import type { CombatEvent } from "./rules/combat/events.ts";
import type { Offensive, Settling } from "./rules/combat/types.ts";
import type { EventPlay, UnitChoices } from "./rules/effects/types.ts";
import type { Event, Secret } from "./rules/events.ts";
import type { News } from "./rules/news-types.ts";
import type { Due, Mission } from "./rules/powers/types.ts";
import type { Arriving } from "./rules/reinforcements/events.ts";
import type { PhaseName } from "./rules/turn/events.ts";
import type { Ending, Score } from "./rules/victory/events.ts";

export type Pile = "assets" | "events";

/** What a unit on the map is marked with. */
export interface Marks {
  /** It has lost its first step. */
  readonly reduced?: true;
  /** marked by the last check. */
  readonly isolated?: true;
}

export interface Placed extends Marks {
  readonly space: SpaceId;
}

/** What everyone sees of one side's units in a space: the top one and how many there are. `top`: null for IS, which lies face down. */
export interface SeenStack {
  readonly top: (Marks & { readonly unit: UnitId }) | null;
  readonly size: number;
}

/** What a side has off the map; everyone sees it. */
export interface ForcePool {
  /** Batches to come, the next first. */
  batches: UnitId[][];
  /** Arrived without a legal space. */
  waiting: UnitId[];
  /** Can be rebuilt. */
  destroyed: UnitId[];
}

/** What the active seat has left of its plan. */
export interface Plan {
  readonly cards: readonly CardNumber[];
  moves: number;
  offensives: number;
  /** whose units showed themselves in spaces where an offensive was called off: it knows of them until it has fought there. */
  known?: { readonly [space: SpaceId]: readonly Nation[] };
}

/** What everyone sees. */
export interface Table {
  readonly edition: EditionId;
  readonly scenario: Scenario["id"];
  /** How many turns there are, and how sentences call the seats. */
  readonly turns: number;
  readonly names: { readonly [seat in SeatId]?: string };
  /** How victory is judged: by the scenario's conditions, or by points. */
  readonly judged: "levels" | "points";
  /** whether seats bid for the order of play. */
  readonly bids: "off" | "always" | "last-turn";
  /** Of these, in the order of play of this turn. */
  order: SeatId[];
  turn: number;
  phase: PhaseName;
  active: SeatId | null;
  tension: number;
  /** D-13: International Tension is not played. */
  withoutTension?: true;
  /** Levels of tension whose effects have come, and what raises tension once and has. */
  reached: number[];
  once: string[];
  /** Spaces of nobody are missing. */
  control: { [space: SpaceId]: Holder };
  stacks: { [space: SpaceId]: { [side in Holder]?: SeenStack } };
  /** Kurdish units where no seat has them: nobody owns what lies below a top counter, so all are seen. */
  kurds: { [unit: UnitId]: Placed };
  /** he lies face up. */
  leader: Placed | null;
  /** where the counters of IS that lie face down are isolated. */
  isCutOff: SpaceId[];
  entrenched: SpaceId[];
  pools: { [side in SeatId | Faction]?: ForcePool };
  /** IS counters in its pool, face down. */
  isPool: number;
  coupPool: UnitId[];
  removed: UnitId[];
  /** How many cards there are in hands, piles and discards. */
  held: { [seat in SeatId]?: number };
  piles: { [pile in Pile]: number };
  discards: { [pile in Pile]: number };
  /** Cards that count until the turn ends. */
  lasting: { readonly seat: SeatId; readonly card: CardNumber }[];
  /** Cards that the scenario takes out, and those that left the game as events. */
  cardsOut: CardNumber[];
  jokers: { [seat in SeatId]?: number };
  specialJokers: { [seat in SeatId]?: string[] };
  plan: Plan | null;
  /** the cards that each seat bid for the order of play in this turn. */
  bid?: { readonly [seat in SeatId]?: readonly CardNumber[] };
  /** the space whose units the active seat asks for, and where it has asked in this phase. */
  request?: { readonly space: SpaceId; readonly purpose: "move" | "attack" };
  requested?: SpaceId[];
  /** Units that a seat is placing. */
  arriving?: Required<Arriving>;
  /** who chooses a batch or replacements, and whether a batch is on offer. */
  reinforcing?: { readonly seat: SeatId; readonly why: "card" | "tension"; readonly batch: boolean };
  /** How each seat divided its OPs the last time. */
  splits?: { readonly [seat in SeatId]?: { readonly moving: number; readonly fighting: number } };
  /** The offensive that is being fought. */
  offensive: Offensive | null;
  /** Losses, a retreat or an exploitation that somebody decides on. */
  settling: Settling | null;
  /** The card that is being played as an event: it is in nobody's hand. */
  event: EventPlay | null;
  /** Cards that were played as events. */
  playedEvents: CardNumber[];
  /** Cards that everyone saw go since the piles were last shuffled: nobody holds them. */
  spent: CardNumber[];
  /** who has spent cards of its own in turn 1, where no Joker is played then. */
  spenders?: SeatId[];
  /** from whom events of enemies took all cards before its phase: it may play its Joker in turn 1. */
  robbed?: SeatId[];
  /** How many cards seats have to give up for the event. */
  owing: { [seat in SeatId]?: number };
  /** whom those who were struck by a Special Joker may answer, and who has answered. */
  barrage?: { readonly by: SeatId; readonly answered: readonly SeatId[] };
  /** Counters with no part in the scenario that cards have brought into the game. */
  drafted?: UnitId[];
  /** cards that nobody plays as events until the turn ends. */
  locked: CardNumber[];
  /** who has had a batch by a card this turn. */
  reinforced: SeatId[];
  /** whether the active seat has offered its exchange. */
  exchanged: boolean;
  /** Who offers a card to whom, until it is answered. */
  exchange?: { readonly from: SeatId; readonly to: SeatId };
  /** Units that come at the start of a seat's Events segment, from that turn on. */
  coming: { readonly seat: SeatId; readonly turn: number; readonly units: readonly UnitId[] }[];
  /** Cards that change the OPs of a seat's next Planning segment. */
  opMods: { [seat in SeatId]?: number };
  /** What a seat may not do in its next phase. */
  forbidden: { readonly seat: SeatId; readonly what: "exchange" | "strategic-move" }[];
  /** Until the start of the first one's phase neither attacks or strikes the other. */
  truces: { readonly of: SeatId; readonly with: SeatId }[];
  /** Oilfields that count for nobody until the turn ends. */
  blackouts: SpaceId[];
  /** whether the PKK has risen. */
  rebellion: "none" | "on" | "over";
  /** the United States have intervened. */
  intervened?: true;
  /** What comes when the move, offensive or card is over. */
  due?: readonly Due[];
  /** Units have come, gone, gained or lost strength, or another acts with them, since it was asked who commands them. */
  regrouped?: true;
  /** What a seat is asked for besides its own segments. */
  mission?: Mission;
  /** What has happened on the map in this phase, for its pictures. */
  news: News[];
  /** How the map lay when the phase began. */
  lay?: Lay;
  /** What the newest picture has shown, in numbers: what had happened, and a checksum of how the map lay. */
  pictured?: { readonly news: number; readonly others: number };
  /** What everyone was told of the last offensive of this phase, for its picture. */
  fought?: CombatEvent[];
  /** it is played by two people, each with a group of seats. */
  groups?: true;
  /** Which seats each person plays, where more than two share them. */
  people?: readonly (readonly SeatId[])[];
  /** How everyone stood at the start and after each turn. */
  course?: Score[];
  /** How it ended, once it has. */
  ending: Ending | null;
}

/** Who holds what, and how many of each side are where. */
export interface Lay {
  readonly control: { readonly [space: SpaceId]: Holder };
  readonly sizes: { readonly [space: SpaceId]: { readonly [side in Holder]?: number } };
}

/** What one seat sees. */
export interface Hand {
  cards: CardNumber[];
  /**
   * what it may choose from, while it chooses its first cards: the whole deck, except for what it was refused.
   */
  offered: CardNumber[];
  /** what it has chosen of them so far, if it was refused others. */
  chosen?: CardNumber[];
  /** the card that it offers to another seat; until that answers, it is in no hand. */
  exchange?: CardNumber;
  /** What it has chosen for the event that it plays and others do not see. */
  choices?: UnitChoices;
  /** Own units on the map. */
  units: { [unit: UnitId]: Placed };
  /** The same by space, the top one first. */
  stacks: { [space: SpaceId]: UnitId[] };
  /** Those that moved in this segment. */
  moved: UnitId[];
  /** Those that an airmobile assault brought where they are: supplied for now. */
  landed: UnitId[];
  /** units of another seat that it has until its phase ends. */
  lent?: UnitId[];
  /** Moves of this segment, in their order: what over-full spaces can undo. */
  marches?: March[];
}

/** Units that went together, and the spaces that they took on their way. */
export interface March {
  readonly units: readonly UnitId[];
  readonly from: SpaceId;
  /** The spaces that they entered; the last is where they stopped. */
  readonly path: readonly SpaceId[];
  readonly taken: readonly Taken[];
}

/** A space that changed hands, as it was before; `from` null: nobody's. */
export interface Taken {
  readonly space: SpaceId;
  readonly from: Holder | null;
  readonly entrenched: boolean;
}

/** What nobody sees. */
export interface Box {
  /** In the order in which they are drawn. */
  piles: { [pile in Pile]: CardNumber[] };
  discards: { [pile in Pile]: CardNumber[] };
  /** Until tension reaches 5. */
  highTension: CardNumber[];
  /** face-down counters on the map and in the pool. */
  is: { [space: SpaceId]: UnitId[] };
  isPool: UnitId[];
}

export interface State {
  table: Table;
  hands: { [seat in SeatId]?: Hand };
  box: Box;
}

/** What the chapters of the rules read: the edition and scenario that are played, and the state. */
export interface Game {
  readonly edition: Edition;
  readonly scenario: Scenario;
  readonly state: State;
  /** The same state, read only, where `state` is one that copies what is read of it, to be written. */
  readonly current?: State;
}

/** The state for a look, which copies nothing. What is kept of it is old after the next write. */
export const lookedAt = <T>({ state, current = state }: { readonly state: T; readonly current?: T }): T => current;

/** The types of this game, for the engine. */
export interface Fitna {
  Content: Content;
  Table: Table;
  Hand: Hand;
  Box: Box;
  Event: Event;
  Secret: Secret;
}

export const isSeatId = (seat: Seat): seat is SeatId => SEATS.some((one) => one === seat);

/** The seat of a view or an action: seats of a game are those of its scenario. */
export function seatIdOf(seat: Seat): SeatId {
  if (!isSeatId(seat)) throw new Error(`${seat} is not a seat of Fitna`);
  return seat;
}

/**
 * A state that was stored under an earlier version. Version 1 counted what a picture had shown in one number; up to version
 * 2 a card that was offered lay in the hand of who it was offered to, and everyone saw where units could retreat or go on to.
 */
export function upgrade(old: Json, from: number): State {
  if (from < 1 || from > 3) throw new Error(`Fitna knows no states of version ${from}`);
  const state = old as unknown as State; // stored by that version, and checked by its hash
  const { pictured, settling } = state.table as Omit<Table, "pictured"> & { pictured?: Table["pictured"] | number };
  if (typeof pictured === "number") state.table.pictured = { news: pictured, others: 0 };
  if (from < 3) hideOffer(state);
  if (settling?.kind === "retreat")
    state.table.settling = { kind: "retreat", side: settling.side, from: settling.from };
  if (settling?.kind === "exploitation") state.table.settling = { kind: "exploitation", side: settling.side };
  return state;
}

function hideOffer({ table, hands }: State): void {
  for (const [to, hand] of entriesOf(hands)) {
    const { exchange } = hand as { readonly exchange?: Hand["exchange"] | { from: SeatId; card: CardNumber } };
    if (typeof exchange !== "object") continue;
    delete hand.exchange;
    table.exchange = { from: exchange.from, to };
    const giver = hands[exchange.from];
    if (giver) giver.exchange = exchange.card;
  }
}
