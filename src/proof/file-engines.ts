/** Which of the engines that a campaign's file names replays which part of its log. */
import type { Envelope, GameTypes, PackFiles } from "#engine";
import { type AskedEngine, EngineProblem } from "./asked-engine.ts";
import { Divergence, type ProvenRow as Row, ToldOtherwise } from "./history.ts";
import { isState } from "./origin.ts";
import { type About, INTERFACE, type Packed, STATES_ONLY } from "./replaying.ts";
import { readState, stateText, textHash } from "./state-text.ts";

type State = Envelope<GameTypes>;

/** What a file says of an engine: it has played the rows `from` (an origin) to `to`. Nothing proves that but playing them. */
export interface NamedEngine {
  readonly from: number;
  readonly to: number;
  /** SHA-256 of its text. */
  readonly engine: string;
}

/** An engine that whoever verifies a file has offered, under the name that it has where it comes from. */
export interface OfferedEngine {
  readonly hash: string;
  readonly text: string;
  /** "the database", "fitna.js". */
  readonly place: string;
  /** The verifier's own bot has kept it. What any other proves is as good as the trust in its place. */
  readonly isOwn: boolean;
}

/** Engines that whoever verifies a file trusts, and how one is run, given as text. */
export interface TrustedEngines {
  readonly offered: readonly OfferedEngine[];
  run(text: string): AskedEngine;
}

/** The beginning of a hash, as people are told it. */
const short = (hash: string): string => hash.slice(0, 16);

/** An engine that a file names and that is at hand, for the rows that it is said to have played. */
export class PartEngine {
  readonly name: string;
  readonly about: About;
  readonly place: string;
  readonly isOwn: boolean;
  readonly #asked: AskedEngine;
  readonly #packed: Packed;
  readonly #to: number;

  constructor({ hash, place, isOwn }: OfferedEngine, asked: AskedEngine, packed: Packed, to: number) {
    this.#asked = asked;
    this.about = this.#asked.about();
    if (![STATES_ONLY, INTERFACE].includes(this.about.interface))
      throw new EngineProblem("this release does not know how to ask it");
    this.name = `the engine ${short(hash)} of rules ${this.about.rules} (from ${place})`;
    this.place = place;
    this.isOwn = isOwn;
    this.#packed = packed;
    this.#to = to;
  }

  /** The rows of a part that it is said to have played. Throws `Divergence` if it plays them otherwise. */
  play(part: readonly Row[], secret: string): { readonly rows: readonly Row[]; readonly last: State } {
    const rows = part.filter(({ seq }) => seq <= this.#to);
    if (this.about.interface === STATES_ONLY && rows.some(({ format }) => format > 1))
      throw new EngineProblem("it does not say what its rows have told");
    const { states, events = [], last, stopped } = this.#asked.replay({ ...this.#packed, secret, rows });
    const odd = rows.find((row, i) => states[i] !== row.state);
    const why = odd && states[rows.indexOf(odd)] === undefined ? stopped : null;
    if (odd) throw new Divergence(odd.seq, `the state differs by ${this.name}${why === null ? "" : ` (${why})`}`);
    const other = rows.find((row, i) => row.format > 1 && events[i] !== row.events);
    if (other) throw new ToldOtherwise(other.seq, ` by ${this.name}`);
    if (last === null || textHash(last) !== states.at(-1)) throw new EngineProblem("its states are not what it says");
    return { rows, last: stateIn(last, this.about.rules) };
  }

  /** The hash of the state that its release has made of one that other rules have left; null: it cannot read that. */
  upgraded(state: State): string | null {
    try {
      return textHash(this.#asked.upgrade({ ...this.#packed, state: stateText(state), rules: state.rules }).state);
    } catch (error) {
      if (error instanceof EngineProblem) return null;
      throw error;
    }
  }
}

/** Throws `EngineProblem` where the text is that of no state. */
function stateIn(text: string, rules: string): State {
  try {
    const state = readState(text, rules);
    if (isState(state)) return state;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
  }
  throw new EngineProblem("its last state is none");
}

/** Which engine plays a part, or a sentence that says why none does; both null: the file names none. */
export interface Found {
  readonly engine: PartEngine | null;
  readonly why: string | null;
}

/** The engines of one game's file. */
export class FileEngines {
  readonly #named: readonly NamedEngine[];
  readonly #offered: readonly OfferedEngine[];
  readonly #game: string;
  readonly #packed: Packed;
  readonly #run: TrustedEngines["run"];
  /** By hash: each may remember that waiting for it was in vain. */
  readonly #running = new Map<string, AskedEngine>();

  constructor(
    named: readonly NamedEngine[],
    { offered, run }: TrustedEngines,
    { game, pack, content }: { readonly game: string; readonly pack: PackFiles; readonly content: string },
    drawn: PackFiles,
  ) {
    this.#named = named;
    this.#offered = offered;
    this.#run = run;
    this.#game = game;
    this.#packed = { pack, content, drawn };
  }

  /**
   * For a part of the log: of several, the one that has played most of it. Throws `Divergence` where one is named but
   * cannot be had.
   */
  of(part: readonly Row[]): Found {
    const [origin] = part;
    const named = this.#named.filter(({ from }) => from === origin?.seq).sort((a, b) => b.to - a.to);
    const reasons: string[] = [];
    for (const one of named) {
      const found = this.#opened(one);
      if (found.engine) {
        requireOf(found.engine, this.#game, part, one);
        return found;
      }
      reasons.push(found.why ?? "");
    }
    return { engine: null, why: reasons[0] ?? null };
  }

  #opened({ engine: hash, to }: NamedEngine): Found {
    const offered = this.#offered.filter((one) => one.hash === hash);
    const unchanged = offered.filter(({ text }) => textHash(text) === hash);
    const whole = unchanged.find(({ isOwn }) => isOwn) ?? unchanged[0];
    if (!whole) {
      const why = offered[0]
        ? `The engine ${short(hash)} from ${offered[0].place} was changed, and is not run.`
        : `With the engine ${short(hash)} they could be played again (--engine FILE).`;
      return { engine: null, why };
    }
    try {
      return { engine: new PartEngine(whole, this.#runningOf(whole), this.#packed, to), why: null };
    } catch (error) {
      if (!(error instanceof EngineProblem)) throw error;
      return { engine: null, why: `The engine ${short(hash)} from ${whole.place} is of no use: ${error.message}.` };
    }
  }

  #runningOf({ hash, text }: OfferedEngine): AskedEngine {
    const running = this.#running.get(hash) ?? this.#run(text);
    this.#running.set(hash, running);
    return running;
  }
}

/** Rules that came before those of a row cannot have made it. */
function requireOf({ about, name }: PartEngine, game: string, part: readonly Row[], { to }: NamedEngine): void {
  const [origin] = part;
  if (about.game !== game) throw new Divergence(origin?.seq ?? 0, `${name} is that of another game`);
  const later = part.find(({ seq, rules }) => seq <= to && Number(rules) > Number(about.rules));
  if (later) throw new Divergence(later.seq, `${name} cannot have played it: it is of rules ${later.rules}`);
}
