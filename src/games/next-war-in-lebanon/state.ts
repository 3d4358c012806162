/** The state of a game: what everyone sees, what one seat sees, and what nobody does. */
import type { Seat, State, View } from "#engine";
import type { ChitType, Content, HqId, Pieces, ScenarioId, SeatId, Strategy, UnitId, ZoneId } from "./content/types.ts";
import type { KeptEvent } from "./rules/combat/events.ts";
import type { Battle, Commitment } from "./rules/combat/types.ts";
import type { Deferred, Effect } from "./rules/effects/types.ts";
import type { Event, Secret } from "./rules/events.ts";
import type { KeptNews } from "./rules/news.ts";
import type { Control, KnownUnit, Marks, OwnGroup, SeenGroup } from "./rules/pieces/types.ts";
import type { Strike } from "./rules/strikes/types.ts";
import type { PhaseName } from "./rules/turn/events.ts";
import type { Ending, Score } from "./rules/victory/types.ts";

export type { Control, GroupId, KnownUnit, Marks, OwnGroup, SeenGroup, SeenUnit } from "./rules/pieces/types.ts";

/** What everyone sees. */
export interface Table {
  readonly scenario: ScenarioId;
  readonly optionalChits: boolean;
  readonly iran: boolean;
  readonly hamas: boolean;
  /** Whether battles are fought by policies given with the commitment, or firefight by firefight. */
  readonly stepByStep: boolean;
  turn: number;
  /** The last turn, as far as it is known. */
  length: number;
  phase: PhaseName;
  /** Whose Joint Operations Phase it is. */
  phasing: SeatId | null;
  /** Whether Syria is in the war, can still come in, or never will. */
  syria: "in" | "out" | "never";
  /** Syria came in during this phase of the Insurgent: its pieces cannot be used before the next one. */
  syriaRests?: true;
  c2: { [seat in SeatId]: number };
  /** HQs on the map, except for those of a set-up that is not done. */
  hqs: { [hq: HqId]: ZoneId };
  /** By id; a list, for it is gone through and copied often. */
  groups: SeenGroup[];
  control: { [zone: ZoneId]: Control };
  /** How many chits each seat holds, and has laid aside with J-5. */
  held: { [seat in SeatId]: number };
  planned: { [seat in SeatId]: number };
  /** Played, and not yet back in the pool. */
  inPlay: { [seat in SeatId]: ChitType[] };
  /** Insurgent VP scored so far: rockets, raids, Hamas. */
  vp: number;
  /** Reinforcements of the IDF, and Syrian pieces as long as Syria is out. */
  waiting: { hqs: HqId[]; units: UnitId[] };
  /** Out of play: Hezbollah's can be built again, others cannot. */
  eliminated: UnitId[];
  /** Closed to IDF regulars. */
  closed: ZoneId[];
  /** Rows of the Cascading Effects chart that happen once and have happened. */
  once: string[];
  /** Whether there was a raid this turn. */
  raided: boolean;
  /** Zones where a battle was fought in this phase. */
  fought: ZoneId[];
  /** How many units evade in a zone at least, by seat. */
  evading: { [zone: ZoneId]: { [seat in SeatId]?: number } };
  /** The number of the next loose stack. */
  next: number;
  battle: Battle | null;
  /** Missions that have been announced. */
  strike: Strike | null;
  /** The Cascading Effect that waits for a decision. */
  effect: Effect | null;
  /** Effects on chits that count at the end of the turn. */
  deferred: Deferred[];
  /** What happened in this phase, for the map. */
  news: KeptNews[];
  /** What everyone was told of the battle that is going on, for its picture. */
  battleTold?: { readonly zone: ZoneId; readonly lines: readonly KeptEvent[] };
  /** The IDF's strategy, once the game is over. */
  strategy: Strategy | null;
  /** How it ended, once it has. */
  ending: Ending | null;
}

/** How a chit came into a hand: it decides about the limit and what a J-2 shows. */
export type Origin = "drawn" | "selected" | "planned" | "gained";

export interface HeldChit {
  readonly type: ChitType;
  readonly origin: Origin;
}

/** What one seat sees. */
export interface Hand {
  chits: HeldChit[];
  /** Laid aside with J-5. */
  planned: ChitType[];
  /** By id. */
  groups: OwnGroup[];
  /** Own units on the map. */
  units: { [unit: UnitId]: Marks };
  /** where own HQs stand, while they are set up. */
  hqs?: { [hq: HqId]: ZoneId };
  /** Own units that evade until the end of the phase. */
  evading: UnitId[];
  known: { [unit: UnitId]: KnownUnit };
  /** Enemy chits that a J-2 has shown this turn. */
  seen: ChitType[];
  strategy: Strategy | null;
  /** What only the IDF knows: how both sides' victory points went, one entry a turn, from set-up on (R-137). */
  course: Score[];
  /** What was selected at the last end of a turn. */
  selected: ChitType[];
  commitment: Commitment | null;
}

/** Nothing is hidden from both seats but the dice. */
export interface Box {
  readonly none?: never;
}

/** The types of this game, for the engine. */
export interface Lebanon {
  Content: Content;
  Table: Table;
  Hand: Hand;
  Box: Box;
  Event: Event;
  Secret: Secret;
}

export type LebanonState = State<Lebanon>;

/** The game as a seat sees it. */
export type Eyes = View<Lebanon>;
/** As everyone does. */
export type Board = Pick<Eyes, "content" | "table">;

export const isSeat = (seat: Seat): seat is SeatId => seat === "idf" || seat === "insurgent";

/** Whoever looks or acts. */
export function sideOf({ seat }: { readonly seat: Seat }): SeatId {
  if (isSeat(seat)) return seat;
  throw new Error(`${seat} is not a seat of this game`);
}

export const enemyOf = (seat: SeatId): SeatId => (seat === "idf" ? "insurgent" : "idf");

export const NO_PIECES: Pieces = { hqs: [], units: [] };
