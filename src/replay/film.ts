/** A campaign replayed as a film: what each of its rows led to, told and showed, and any state between. */
import { type Envelope, type GameTypes, type Rulebook, type Sketch, sceneOf } from "#engine";
import type { Scene } from "#scene";
import { Divergence, type NamesAt, type Outcome, outcomeOf, type ProvenRow, targetOf } from "../proof/history.ts";
import { stateText, textHash } from "../proof/state-text.ts";
import { type Decided, type FilmLine, type PlayedRow, playedRow, type Shot } from "./played-row.ts";
import { ShownRows, takenBackIn } from "./shown-rows.ts";

type State = Envelope<GameTypes>;

/** A campaign as it was recorded. */
export interface Recorded {
  readonly book: Rulebook<GameTypes>;
  /** They begin with an origin: the start, or the last row with which other rules took the campaign over. */
  readonly rows: readonly ProvenRow[];
  readonly secret: string;
  /** What its pictures called the players; null: no pictures are wanted. */
  readonly names: NamesAt | null;
  /** Somebody has just proved these rows: what they lead to is not compared with what they say. */
  readonly proved?: boolean;
}

/** How many rows lie between two states that are kept: all others are replayed when somebody wants them. */
const KEPT_EVERY = 20;

/** Rows of another release's rules that this one plays differently: their own engine has to play them. */
export class OtherRules extends Error {
  override readonly name = "OtherRules";
  constructor({ seq, rules }: ProvenRow, today: string, cause: unknown) {
    const why = rules === today ? `rules ${rules}, but by other code` : `rules ${rules}`;
    super(
      `Row ${seq} was played by ${why}, and rules ${today} of this release play it otherwise: it takes the engine of that release to show the campaign again`,
      { cause },
    );
  }
}

/** Plays a campaign row by row; returns its film. Throws `OtherRules`, and `Divergence` for what no rules have made. */
export function* filming(recorded: Recorded): Generator<PlayedRow, Film> {
  const film = new Film(recorded);
  for (let row = film.next(); row; row = film.next()) yield row;
  return film;
}

/** The film of a whole campaign. Throws as `filming` does. */
export function filmOf(recorded: Recorded): Film {
  const film = new Film(recorded);
  while (film.next());
  return film;
}

/** A campaign as far as it has been replayed. Rows are named by their numbers in the log. */
export class Film {
  /** What everyone was told, in order. */
  readonly lines: FilmLine[] = [];
  /** What everyone was shown, in order. */
  readonly shots: Shot[] = [];
  /** Who decided, row by row. */
  readonly decided: Decided[] = [];
  readonly #recorded: Recorded;
  /** The number of the first row. */
  readonly #first: number;
  /** The states before every `KEPT_EVERY` rows. */
  readonly #kept: (State | null)[] = [];
  /** The states before rows that a way back leads to. */
  readonly #earlier = new Map<number, State>();
  readonly #wanted: ReadonlySet<number>;
  /** By row, the one that took it back. */
  readonly #takenBack: ReadonlyMap<number, number>;
  readonly #showing: ShownRows;
  #last: State | null = null;
  /** States after rows that lie together, as somebody has just asked for one of them; `first`: the place of the first. */
  #recent: { readonly first: number; readonly states: State[] } = { first: 0, states: [] };

  constructor(recorded: Recorded) {
    const { rows } = recorded;
    this.#recorded = recorded;
    this.#first = rows[0]?.seq ?? 0;
    this.#wanted = new Set(rows.flatMap((row) => (row.kind === "rewind" ? [targetOf(row)] : [])));
    this.#takenBack = takenBackIn(rows);
    this.#showing = new ShownRows(recorded);
  }

  get rows(): readonly ProvenRow[] {
    return this.#recorded.rows;
  }

  get book(): Rulebook<GameTypes> {
    return this.#recorded.book;
  }

  /** Plays the next row; null: there is no next one. */
  next(): PlayedRow | null {
    const { proved } = this.#recorded;
    const at = this.decided.length;
    const row = this.rows[at];
    if (!row) return null;
    const before = this.#last;
    const outcome = this.#played(row, before);
    if (!proved && textHash(stateText(outcome.state, known(row, before))) !== row.state)
      throw this.#departed(row, new Divergence(row.seq, "the state differs"));
    if (at % KEPT_EVERY === 0) this.#kept.push(before);
    if (before && this.#wanted.has(row.seq)) this.#earlier.set(row.seq, before);
    this.#last = outcome.state;
    const played = this.#showing.take(row, outcome);
    const { seat, decision, action, kind } = played;
    this.decided.push({ row: row.seq, seat, decision, action, kind, at: row.at });
    this.lines.push(...played.lines);
    this.shots.push(...played.shots);
    return played;
  }

  /** The state after a row. */
  stateAt(seq: number): State {
    return this.#after(this.#placeOf(seq));
  }

  /** The row by which this one was taken back; null: it counts. */
  takenBackBy(seq: number): number | null {
    return this.#takenBack.get(seq) ?? null;
  }

  /** What a picture is made from: the very text that was posted. */
  sketchOf({ row: seq, which }: Pick<Shot, "row" | "which">): Sketch {
    const at = this.#placeOf(seq);
    const row = this.rows[at];
    const { book, names } = this.#recorded;
    if (!row || !names) throw new Error("there are no pictures without names");
    const before = at === 0 ? null : this.#after(at - 1);
    const outcome = this.#played(row, before);
    const showing = { names: names(seq), board: row.kind === "rewind", before };
    const { shots, sketches } = playedRow(book, row, outcome, showing);
    const found = sketches[shots.findIndex((shot) => shot.which === which)];
    if (!found) throw new Error(`row ${seq} has no picture ${which}`);
    return found;
  }

  sceneOf(shot: Pick<Shot, "row" | "which">): Scene {
    return sceneOf(this.book, this.sketchOf(shot));
  }

  #placeOf(seq: number): number {
    const at = seq - this.#first;
    if (at >= 0 && at < this.decided.length) return at;
    throw new Error(`the film has no row ${seq}`);
  }

  /** The state after the row at this place, from the last one that is kept before it. */
  #after(at: number): State {
    const block = Math.floor(at / KEPT_EVERY);
    const first = block * KEPT_EVERY;
    if (this.#recent.first !== first) this.#recent = { first, states: [] };
    const { states } = this.#recent;
    for (const row of this.rows.slice(first + states.length, at + 1))
      states.push(this.#played(row, states.at(-1) ?? this.#kept[block] ?? null, null).state);
    const found = states[at - first];
    if (!found) throw new Error(`there is no state after row ${at + this.#first}`);
    return found;
  }

  /** What a row causes after this state. */
  #played(row: ProvenRow, before: State | null, names = this.#recorded.names?.(row.seq) ?? null): Outcome {
    const { book, secret } = this.#recorded;
    if (row.kind === "upgraded") this.#requireShape(row);
    try {
      return outcomeOf(book, before, row, secret, this.#earlier, names);
    } catch (error) {
      throw this.#departed(row, error);
    }
  }

  /** Throws `OtherRules` where the state that a release took over has another shape than today's. */
  #requireShape(row: ProvenRow): void {
    const { stateVersion } = row.params as { readonly stateVersion?: unknown }; // a whole state
    const { definition } = this.book;
    if (stateVersion !== definition.stateVersion)
      throw new OtherRules(row, definition.rules, new Divergence(row.seq, "its state has another shape"));
  }

  /** Why a row cannot be played: where other rules or other code of theirs have made it, nothing is wrong with it. */
  #departed(row: ProvenRow, error: unknown): unknown {
    const { rules } = this.book.definition;
    const isFormer = row.rules !== rules || this.rows.some(({ kind, seq }) => kind === "upgraded" && seq > row.seq);
    return isFormer && !(error instanceof OtherRules) ? new OtherRules(row, rules, error) : error;
  }
}

/** The state from which the text of the next is known for the most part; what other rules have left is not. */
const known = ({ kind }: ProvenRow, before: State | null): State | undefined =>
  kind === "upgraded" ? undefined : (before ?? undefined);
