/** Where a campaign stands, for one seat and for everyone: all that pages, menus and computers go by. */
import type {
  Decision,
  Definition,
  GameTypes,
  Phase,
  Result,
  Rulebook,
  Seat,
  SeatInfo,
  Standings,
  Term,
  View,
} from "#engine";
import type { GameRecord, Member, PreparedRecord, Rich, StandingOrderRecord } from "../../store/records.ts";
import type { SettledAhead } from "../facts/inherited.ts";
import type { OthersTurn } from "../facts/on-duty.ts";
import type { Place } from "../facts/places.ts";
import type { Side } from "../facts/sides.ts";
import type { Line } from "../log/lines.ts";
import type { LastAct } from "../log/since.ts";
import type { LessonView } from "./lessons.ts";
import type { TryOutView } from "./try-outs.ts";
import type { VoteView } from "./votes.ts";

/** What a seat can see and do now: menus, autocomplete and bots work on this and nothing else. */
export interface SeatView {
  readonly record: GameRecord;
  readonly book: Rulebook<GameTypes>;
  readonly view: View<GameTypes>;
  readonly decisions: readonly Decision[];
  /** Questions to this seat that another one interrupts: they are asked again after it. */
  readonly interrupted: readonly string[];
  /** Names of actions possible without being asked. */
  readonly free: readonly string[];
  readonly phase: Phase;
  /** What the seat's player did last; null: nothing yet, or it was taken back. */
  readonly last: LastAct | null;
  /** What everyone was told from the seat's last own act on that is news to it, oldest first; or since `looked`. */
  readonly since: readonly Line[];
  /** In a council: when whoever looks has looked before, ms since 1970. Null: nobody else holds the seat. */
  readonly looked: number | null;
  /** What only this seat was told since then, oldest first. */
  readonly news: readonly string[];
  /** What it knows of others from what only it was told, whenever that was, oldest first, in sentences. */
  readonly known: readonly string[];
  /** Whether a picture of what it holds would show nothing. */
  readonly holdsNothing: boolean;
  readonly seatName: string;
  /** As it is called in a sentence: "the Shiites". */
  readonly seatInText: string;
  /** Whether the game waits for this seat, and until when (ms since 1970; null: no deadline). */
  readonly awaited: boolean;
  readonly deadline: number | null;
  /** The other seats that the game waits for, as they are called in a sentence: "the Shiites". */
  readonly waitingOn: readonly string[];
  readonly orders: readonly StandingOrderRecord[];
  readonly prepared: readonly PreparedRecord[];
  /** What the seat was taken over with, until its holder keeps or drops it: none of it acts. */
  readonly undecided: SettledAhead;
  /** Steps of its own that the seat can fill in before its turn. */
  readonly steps: readonly OwnStepView[];
  /** The step of its own that the seat is in; null: in none. */
  readonly step: string | null;
  /** The step, by its key, that all this is a rehearsal of: it has not begun. Null: it is how things are. */
  readonly rehearsed: string | null;
  /** The row by which the seat's last act can be taken back; null: it cannot. */
  readonly undo: number | null;
  /** The lesson that it is played in, and where that stands; null: none. */
  readonly lesson: LessonView | null;
  /** The try-out that it is: imagined, and no campaign. Null: it is none. */
  readonly tryOut: TryOutView | null;
  /** Whether it can be played on in thought from here: `Try it`. */
  readonly mayTry: boolean;
  /** What the seat's council votes on, for the member who looks; null: whoever holds the seat answers. */
  readonly vote: VoteView | null;
  /** In a council whose captain acts: whose question it is; null: whoever looks may answer it. */
  readonly othersTurn: OthersTurn | null;
  /** Until when whoever looks is on leave, ms since 1970; null: they are not. */
  readonly away: number | null;
  /** When whoever looks was there last before, ms since 1970; null: nobody knows. */
  readonly seen: number | null;
  /** Whether it can talk with other seats in private. */
  readonly mayTalk: boolean;
  /** The offer that it has declined just now and can say why; null: none. */
  readonly unexplained: string | null;
  /** Why offers of its own were declined, where no message says it. */
  readonly refusals: readonly Rich[];
  /** Whether a sentence can go with its offers. */
  readonly mayPromise: boolean;
  /** What is only said with open offers, as far as it may know. */
  readonly said: readonly { readonly offer: string; readonly text: Rich }[];
  /** Whether the seat has not acted yet. */
  readonly fresh: boolean;
  /** Whether the game is also in its first phase: its page begins with the welcome, which says everything needed. */
  readonly opening: boolean;
}

/** A step of several actions that a seat takes by itself. */
export interface OwnStepView {
  readonly key: string;
  /** What people call it: "Action". */
  readonly title: string;
  /** Whether it can be looked at now: not in the midst of somebody's battle. */
  readonly ready: boolean;
}

export interface Status {
  readonly record: GameRecord;
  readonly definition: Definition<GameTypes>;
  readonly members: readonly Member[];
  readonly seats: readonly SeatInfo[];
  /** What one person joins with: a seat, or a group of seats. */
  readonly places: readonly Place[];
  /** The same with those who have joined them; null: one person joins each. */
  readonly sides: readonly Side[] | null;
  /** Those that can be named in joining. */
  readonly free: readonly Place[];
  readonly phase: Phase | null;
  /** Seats that the game waits for; none where nobody may know who can react. */
  readonly awaited: readonly Seat[];
  readonly deadline: number | null;
  readonly result: Result | null;
  /** Who is ahead, as everyone can see it; null: it has not begun. */
  readonly standings: Standings | null;
  /** What the terms of its game mean. */
  readonly glossary: readonly Term[];
}

/** A recap for the post with which a turn begins. */
export interface Heading {
  readonly turn: number;
  readonly lines: readonly string[];
}
