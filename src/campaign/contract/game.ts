/** Who asks for something, and how a campaign is opened, joined and handed out as a file. */
import type { Params, Seat } from "#engine";
import type { ProvenRow } from "../../proof/history.ts";
import type { CouncilSettings } from "../../store/council.ts";
import type { AbsenceSettings, AtEnd, ComputerLevel, Help, TalkSettings } from "../../store/records.ts";
import type { OwnScenario } from "../packs/own-scenario.ts";
import type { Pace } from "../time/timetables.ts";

/** A person as the outside knows them: an id that never changes, a name to show. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

export interface NewGame {
  /** Id of the definition. */
  readonly game: string;
  /** What people call this campaign; the game's name if empty. */
  readonly name: string;
  /** Raw; completed by the definition's defaults. */
  readonly options: { readonly [name: string]: unknown };
  /** A scenario of the host's own, if it is played with one. */
  readonly own?: OwnScenario;
  readonly host: Person;
  readonly guild: string | null;
  readonly channel: string;
  /** What the server's settings are held against; without one, the host has no roles. */
  readonly rank?: Rank;
  readonly pace: Pace;
  /** Whether one person may hold several seats; no if left out. */
  readonly several?: boolean;
  /** How seats are held by several people; each by one if left out. */
  readonly council?: CouncilSettings | null;
  /** Private talks; others are told of them, and people write at any time, if left out. */
  readonly talks?: Partial<TalkSettings>;
  /** What everybody may have of it when it has ended; all of it if left out. */
  readonly atEnd?: AtEnd;
  /** How well computers play in it; easy if left out. */
  readonly level?: ComputerLevel;
  /** What help people may have in it; try-outs if left out. */
  readonly help?: Help;
  /** What becomes of seats whose holders are away; as usual if left out. */
  readonly absence?: Pick<AbsenceSettings, "silentSeat" | "leaveDays">;
  readonly interaction: string | null;
}

export interface Joining {
  readonly game: string;
  readonly person: Person;
  /** The seat wished for; null: drawn at the start. */
  readonly seat: Seat | null;
  /** A public word that goes into the dice's key. */
  readonly word: string | null;
  readonly interaction: string | null;
}

/** A whole game on paper: what `verify` reads. */
export interface GameFile {
  readonly format: "umpire-game";
  readonly version: 3;
  readonly id: string;
  readonly game: string;
  readonly content: string;
  readonly pack: { readonly [file: string]: unknown };
  readonly commitment: string;
  readonly secret: string;
  readonly options: Params;
  readonly complete: boolean;
  readonly rows: readonly ProvenRow[];
  /** The engines that have played the rows from an origin on, by their SHA-256: with them `verify` can play former rows again. */
  readonly engines: readonly { readonly from: number; readonly to: number; readonly engine: string }[];
}

/** What somebody is on a server, and where they ask. */
export interface Rank {
  readonly staff: boolean;
  readonly roles: readonly string[];
  /** The channel, and the one that it is a thread of. */
  readonly places: readonly string[];
}

/** Who asks for it, and by which interaction. */
export interface Asked {
  readonly person: Person;
  readonly interaction: string | null;
}
