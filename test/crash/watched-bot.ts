import { commitment } from "#engine";
import { games } from "../../src/games/registry.ts";
import { type Start, startUmpire, type Umpire } from "../../src/umpire.ts";
import type { Diary } from "./diary.ts";
import { dotAfter } from "./dot.ts";
import type { Fate } from "./fates.ts";
import { crashingStore, type FaultPoints } from "./fault-points.ts";
import { markedGames } from "./marked-games.ts";

/** Where a bot works, and what it is given there. */
export interface Place {
  readonly token: string;
  readonly api: string;
  readonly database: string;
  /** Of every game's dice, so that two runs can be compared. */
  readonly secret: string;
  /** The one game that it knows: the packs of others need not be read. */
  readonly game: string;
  /** How many ms each picture takes. */
  readonly drawing?: number;
  /** False: what seats are told privately bears no marks, so that the bot of `npm start` reads it as well. */
  readonly marked?: boolean;
}

/** A bot as `npm start` runs it, all of whose writes are fault points. */
export async function startWatched(
  { token, api, database, secret, game, drawing = 0, marked = true }: Place,
  points: FaultPoints,
  around: Pick<Start, "clock" | "logger" | "lost" | "engine">,
): Promise<Umpire> {
  points.note({ kind: "life" });
  return await startUmpire({
    isPublic: false,
    ...{ token, api, database },
    packs: null,
    definitions: (marked ? markedGames : games).filter(({ id }) => id === game),
    botDelay: 0,
    backupHours: 0,
    store: (own) => crashingStore(own, points),
    secrets: () => ({ secret, commitment: commitment(secret) }),
    illustrator: dotAfter(drawing),
    ...around,
  });
}

/** The bot of a campaign, whatever befalls it. */
export interface CampaignBot extends Pick<Diary, "diary" | "notes" | "deaths"> {
  readonly alive: boolean;
  /** How often it was suspended for long enough that another took its place. */
  readonly suspensions: number;
  /** How often it was killed from outside. */
  readonly murders: number;
  /** All that was logged. */
  readonly output: string;
  /** Resolves when it is online, or has died on the way there. Null: it lives for good. */
  start(fate: Fate | null): Promise<void>;
  /** Resolves when it is dead. */
  death(): Promise<void>;
  kill(): Promise<void>;
  /** As an operator would end it. */
  stop(): Promise<void>;
  /** Time passes for it. */
  advance(ms: number): void;
  /** To be asked after every step: whether it has outlived its fate. */
  tired(): boolean;
  /** What it has done wrong. */
  troubles(): Promise<readonly string[]>;
}
