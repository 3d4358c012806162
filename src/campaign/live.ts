import {
  type Advance,
  type Decision,
  decisionsOf,
  type Envelope,
  type GameTypes,
  type Names,
  type Rulebook,
  refuse,
  type Seat,
} from "../engine/index.ts";
import type {
  ClockRecord,
  GameRecord,
  LogRow,
  Member,
  RowKind,
  Snapshot,
  StandingOrderRecord,
} from "../store/records.ts";
import type { Repository } from "../store/repository.ts";
import { chainHash, NO_ROW, readState, stateText, textHash } from "./history.ts";

/** A game that has begun, as it is in the store: to be read, never written. */
export interface Live {
  readonly record: GameRecord;
  readonly book: Rulebook<GameTypes>;
  readonly members: readonly Member[];
  /** What pictures call the players. */
  readonly names: Names;
  readonly orders: readonly StandingOrderRecord[];
  readonly clock: ClockRecord | null;
  readonly env: Envelope<GameTypes>;
  /** Hash of the last log row. */
  readonly chain: string;
}

/** Reads a game. Refused if it has not begun. */
export async function loadLive(repository: Repository, book: Rulebook<GameTypes>, record: GameRecord): Promise<Live> {
  const [snapshot, members, orders, clock] = await Promise.all([
    repository.snapshot(record.id),
    repository.members(record.id),
    repository.orders(record.id),
    repository.clock(record.id),
  ]);
  if (!snapshot) return refuse("not-started", "This campaign has not started yet.");
  const env = readState(snapshot.state, record.rules);
  return { record, book, members, names: namesOf(members), orders, clock, env, chain: snapshot.chain };
}

/** Persons who hold a seat, computers left out. */
export const holders = (members: readonly Member[], seat: Seat): readonly Member[] =>
  members.filter((member) => member.seat === seat && !member.bot);

/** What pictures call the players. */
export function namesOf(members: readonly Member[]): Names {
  const names: { [seat: Seat]: string } = {};
  for (const { seat, name } of members) if (seat !== null) names[seat] = names[seat] ? `${names[seat]}, ${name}` : name;
  return names;
}

/** What a log row says beside the step itself. */
export interface RowHead {
  readonly kind: RowKind;
  readonly decision: string | null;
  readonly regardless: boolean;
  readonly person: string | null;
  readonly at: number;
}

/** An advance as it is stored: the log row, chained to the row before (null: it is the first), and the state that it led to. */
export function written(
  book: Rulebook<GameTypes>,
  advance: Advance<GameTypes>,
  after: Pick<Live, "env" | "chain"> | null,
  { kind, decision, regardless, person, at }: RowHead,
): { readonly row: LogRow; readonly snapshot: Snapshot } {
  const { seq, seat, action, params } = advance;
  const text = stateText(advance.state, after?.env);
  const state = textHash(text);
  const { rules } = book.definition;
  const chained = { seq, kind, seat, action, params, decision, regardless, rules, state, at };
  const hash = chainHash(after?.chain ?? NO_ROW, chained);
  return {
    row: { ...chained, hash, person, told: toldBy(book, advance) },
    snapshot: { seq: advance.state.seq, state: text, hash: state, chain: hash },
  };
}

/** The lines that everyone is told. */
export function toldBy(book: Rulebook<GameTypes>, { happenings }: Advance<GameTypes>): readonly string[] {
  return happenings.flatMap((h) => {
    const line = h.kind === "event" && h.event ? book.definition.tell(h.event, book.content) : null;
    return line ?? [];
  });
}

/** What every seat is asked. */
export const openDecisions = (
  book: Rulebook<GameTypes>,
  env: Envelope<GameTypes>,
): ReadonlyMap<Seat, readonly Decision[]> => new Map(env.seats.map((seat) => [seat, decisionsOf(book, env, seat)]));

/** Ids of what forms can be for; those for other decisions are dropped. "free" is always open. */
export const openForms = (open: ReadonlyMap<Seat, readonly Decision[]>): readonly string[] => [
  "free",
  "orders",
  ...new Set([...open.values()].flat().map(({ id }) => id)),
];
