/** What rows of the database become when they are read, whatever kind it is. */
import { Damaged } from "./problems.ts";
import {
  type ChronicleRow,
  GAME_STATUSES,
  type GameRecord,
  type Inherited,
  type MotionBallot,
  type MotionRecord,
  type Told,
  type TurnRow,
} from "./records.ts";
import { rowAbout } from "./row-about.ts";
import { listIn } from "./stored-json.ts";

/** How many acts of a seat are looked through for one that was not taken back. */
export const MOST_ACTS = 50;

/** Throws `Damaged`. */
export function wholeRecord(record: GameRecord): GameRecord {
  const { version, status, created, started, ended } = record;
  const isTime = (at: number | null): boolean => at === null || Number.isSafeInteger(at);
  const isCounted = Number.isSafeInteger(version);
  if (isCounted && GAME_STATUSES.includes(status) && [created, started, ended].every(isTime)) return record;
  throw new Damaged("its record cannot be read");
}

/** What a seat has settled ahead, as records have it. */
export function settled<
  T extends { readonly game: string; readonly at: number; readonly inherited: Inherited | null },
>({ game: _, at, inherited, ...one }: T): Omit<T, "game" | "at" | "inherited"> & { readonly inherited?: Inherited } {
  return inherited === null ? one : { ...one, inherited };
}

/** A row of the chronicle, whose JSON was read as text. Throws `Damaged`. */
export const chronicled = (
  row: Omit<ChronicleRow, "told" | "about"> & { readonly told: string; readonly about: string | null },
): ChronicleRow => ({ ...row, told: listIn<Told>(row.told, "log.told"), about: rowAbout(row.about) });

/** A row that begins a turn, or takes rows back; likewise. */
export function turnOf({ about, ...row }: Omit<TurnRow, "standing"> & { readonly about: string | null }): TurnRow {
  const { standing } = rowAbout(about) ?? {};
  return standing ? { ...row, standing } : row;
}

type StoredMotion = Omit<MotionRecord, "ballots"> & { readonly game: string };
type StoredBallot = MotionBallot & Pick<MotionRecord, "seat" | "vote"> & { readonly motion: number };

/** Motions of one campaign, each with what was said on it, in its order. */
export const withBallots = (
  motions: readonly StoredMotion[],
  ballots: readonly StoredBallot[],
): readonly MotionRecord[] =>
  motions.map(({ game: _, ...motion }) => ({
    ...motion,
    ballots: ballots
      .filter(({ seat, vote, motion: of }) => seat === motion.seat && vote === motion.vote && of === motion.number)
      .map(({ person, side, stale }): MotionBallot => ({ person, side, stale })),
  }));
