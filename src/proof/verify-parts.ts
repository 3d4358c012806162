/** Plays a log again part by part, each by the engine that played it, and says what that has proved. */
import type { Envelope, GameTypes, Rulebook } from "#engine";
import { EngineProblem } from "./asked-engine.ts";
import type { FileEngines, PartEngine } from "./file-engines.ts";
import { Divergence, differenceIn, type Onlooker, type ProvenRow as Row, replayed } from "./history.ts";
import { type Lasting, readOrigin, upgradedState } from "./origin.ts";
import { stateHash } from "./state-text.ts";
import type { Check } from "./verdict.ts";
import { type Computer, type Remark, remarkOn } from "./verify-acts.ts";

/** What playing a log again has proved. */
export interface Parts {
  /** Every state follows from the rules, and so does what rows have told that say it. */
  readonly proved: boolean;
  /** The state after the last row; null: it could not be reached. */
  readonly last: Envelope<GameTypes> | null;
  /** Where engines come from without which nothing would be proved, and which the verifier's own bot has not kept. */
  readonly elsewhere: readonly string[];
  /** What there is to say of rows that this release has played, by their numbers. */
  readonly remarks: ReadonlyMap<number, Remark>;
}

/** What parts are played with. */
interface Playing {
  readonly book: Rulebook<GameTypes>;
  readonly rows: readonly Row[];
  readonly secret: string;
  readonly lasting: Lasting;
  readonly engines: FileEngines;
  readonly computer: Computer;
  readonly onlooker: Onlooker | null;
}

/** A sentence about states, or about what rows have told. */
interface Said {
  readonly step: "states" | "told";
  readonly line: string;
}

const ofStates = (...lines: readonly string[]): readonly Said[] => lines.map((line) => ({ step: "states", line }));

/**
 * Plays a log from origin to origin: each part by itself, by the rules of this release or the engine that has played it
 * before, and each `upgraded` row against what the upgrade makes of the state before it. A part of other rules that cannot
 * be played is told, not condemned. Throws `Divergence` for what is wrong.
 */
export function* partsChecked(playing: Playing): Generator<Check, Parts, undefined> {
  const { book, rows, lasting } = playing;
  let proved = true;
  let last: Envelope<GameTypes> | null = null;
  let done = 0;
  const elsewhere = new Set<string>();
  const remarks = new Map<number, Remark>();
  playing.onlooker?.begin(book);
  for (const part of partsOf(rows)) {
    const [first] = part;
    const shape = first?.kind === "upgraded" ? readOrigin(first, lasting).stateVersion : null;
    const played = yield* play(playing, part, done);
    const origin = first && shape !== null ? originOf(book, first, last, shape, played.engine) : "follows";
    done += part.length;
    if (origin === "taken over") yield* saying(rows, done, ofStates(takenOver(part)));
    if (played.wrong && !played.engine && isCondemned(book, part, part.at(-1) === rows.at(-1))) throw played.wrong;
    yield* saying(rows, done, played.said);
    proved &&= origin !== "taken over" && played.last !== null;
    last = played.last;
    if (played.engine && !played.engine.isOwn) elsewhere.add(played.engine.place);
    for (const [seq, remark] of played.remarks) remarks.set(seq, remark);
  }
  return { proved, last, elsewhere: [...elsewhere], remarks };
}

/** `done`: how many rows have been looked at. */
function* saying(rows: readonly Row[], done: number, said: readonly Said[]): Generator<Check, void, undefined> {
  for (const { step, line } of said) {
    const counted = step === "states" ? rows : rows.filter(({ format }) => format > 1);
    const seen = step === "states" ? done : rows.slice(0, done).filter(({ format }) => format > 1).length;
    yield { step, done: seen, of: counted.length, verdict: null, lines: [line] };
  }
}

/** The log cut at its origins: the start, and every upgrade. */
function partsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const cuts = rows.flatMap((row, i) => (row.kind === "start" || row.kind === "upgraded" ? [i] : []));
  return cuts.map((cut, i) => rows.slice(cut, cuts[i + 1]));
}

const nameOf = (part: readonly Row[]): string =>
  part.length === 1 ? `Row ${part[0]?.seq}` : `Rows ${part[0]?.seq} to ${part.at(-1)?.seq}`;

const takenOver = (part: readonly Row[]): string =>
  `Row ${part[0]?.seq} takes over the state that other rules have left: that it is the one before cannot be proved.`;

/** Whether an upgrade follows from what is known, or has to be believed. */
function originOf(
  book: Rulebook<GameTypes>,
  row: Row,
  before: Envelope<GameTypes> | null,
  stateVersion: number,
  engine: PartEngine | null,
): "follows" | "taken over" {
  if (!before) return "taken over";
  const known = engine ? engine.upgraded(before) : null;
  const expected = known === null ? expectedOf(book, before, stateVersion) : [known];
  if (expected.length === 0) return "taken over";
  if (!expected.includes(row.state))
    throw new Divergence(row.seq, "its state is not what the upgrade makes of the one before");
  return "follows";
}

/** What an upgrade to this shape may make of a state, by its hash; none: this release does not know. */
function expectedOf(book: Rulebook<GameTypes>, before: Envelope<GameTypes>, stateVersion: number): readonly string[] {
  const kept = stateVersion === before.stateVersion ? [stateHash({ ...before, seq: before.seq + 1 })] : [];
  if (stateVersion !== book.definition.stateVersion) return kept;
  try {
    return [...kept, stateHash(upgradedState(book, before).state)];
  } catch {
    return kept; // it can no longer be read: what came of it has to be believed
  }
}

/** Whether the states of a part have the shape that these rules play; of a start only playing tells. */
function canPlay({ definition }: Rulebook<GameTypes>, [origin]: readonly Row[]): boolean {
  if (origin?.kind !== "upgraded") return true;
  const { stateVersion } = origin.params as { readonly stateVersion?: unknown }; // read by `readOrigin` before
  return stateVersion === definition.stateVersion;
}

interface Played {
  /** The state after its last row; null: it could not be reached. */
  readonly last: Envelope<GameTypes> | null;
  readonly said: readonly Said[];
  /** Where it left the rules of this release, and why. */
  readonly wrong: Error | null;
  /** By what it was played, if not by this release. */
  readonly engine: PartEngine | null;
  readonly remarks: ReadonlyMap<number, Remark>;
}

const NOTHING_TO_SAY: Played["remarks"] = new Map();

/**
 * By the rules of this release where they can, otherwise by the engine that the file names; `done`: how many rows come
 * before. Throws `Divergence` for what that plays differently.
 */
function* play(playing: Playing, part: readonly Row[], done: number): Generator<Check, Played, undefined> {
  const { book, secret, engines } = playing;
  const today = canPlay(book, part) ? yield* playToday(playing, part, done) : NOT_PLAYED;
  if (today.last) return { ...today, said: playAgain(part), engine: null };
  const left = chainOnly(book.definition.rules, part);
  const { engine, why } = engines.of(part);
  if (!engine) return { ...today, said: ofStates(left, ...(why === null ? [] : [why])), engine };
  try {
    const { rows, last } = engine.play(part, secret);
    const said = [...playAgain(rows, `, by ${engine.name}`), ...contradicted(book, part, today.wrong, engine)];
    const rest = part.slice(rows.length);
    const played = { said, wrong: null, engine, remarks: NOTHING_TO_SAY };
    if (rest.length === 0) return { ...played, last };
    return { ...played, last: null, said: [...said, ...ofStates(chainOnly(book.definition.rules, rest))] };
  } catch (error) {
    if (!(error instanceof EngineProblem)) throw error;
    const failed = `This is what became of ${engine.name}: ${error.message}.`;
    return { ...today, said: ofStates(left, failed), engine: null };
  }
}

/** What an engine from elsewhere says of rules that this release knows as well, and knows otherwise. */
function contradicted(
  { definition }: Rulebook<GameTypes>,
  part: readonly Row[],
  wrong: Error | null,
  { isOwn, name }: PartEngine,
): readonly Said[] {
  const { rules } = definition;
  if (isOwn || !wrong || !part.some((row) => row.rules === rules)) return [];
  return ofStates(`Rules ${rules} of this release play it otherwise (${wrong.message}) than ${name}.`);
}

/** What has been proved of rows, of what they have told as well. */
function playAgain(rows: readonly Row[], by = ""): readonly Said[] {
  const states = ofStates(
    rows.length === 1
      ? `${nameOf(rows)} plays again to the same state${by}.`
      : `${nameOf(rows)} play again to the same states${by}.`,
  );
  const told = rows.filter(({ format }) => format > 1);
  if (told.length === 0) return states;
  const line = `${nameOf(told)} tell${told.length === 1 ? "s" : ""} what happens when they are played again.`;
  return [...states, { step: "told", line }];
}

type Today = Pick<Played, "last" | "wrong" | "remarks">;
const NOT_PLAYED: Today = { last: null, wrong: null, remarks: NOTHING_TO_SAY };

function* playToday(
  { book, rows, secret, computer, onlooker }: Playing,
  part: readonly Row[],
  done: number,
): Generator<Check, Today, undefined> {
  const remarks = new Map<number, Remark>();
  let last: Envelope<GameTypes> | null = null;
  let agreed = 0;
  const steps = replayed(book, part, secret, null, onlooker?.names);
  for (;;) {
    let step: ReturnType<typeof steps.next>["value"];
    try {
      step = steps.next().value;
      if (!step) return { last, wrong: null, remarks };
      const difference = differenceIn(step);
      if (difference) throw difference;
      const remark = last && remarkOn(book, last, step.row, computer);
      if (remark) remarks.set(step.row.seq, remark);
      last = step.state;
      agreed++;
    } catch (error) {
      return { ...NOT_PLAYED, wrong: error instanceof Divergence ? error : failed(part[agreed], error) };
    }
    onlooker?.take(step);
    yield { step: "states", done: done + agreed, of: rows.length, verdict: null, lines: [] };
  }
}

/** A state that these rules cannot even look at. */
const failed = (row: Row | undefined, error: unknown): Divergence =>
  new Divergence(row?.seq ?? 0, `it cannot be played (${error instanceof Error ? error.message : String(error)})`);

/**
 * Whether a part that plays differently is wrong, and not only of rules that are gone: this release's rules made rows of it.
 * Where an upgrade follows, the code of the rules had changed by then, whatever they said of their version.
 */
const isCondemned = ({ definition }: Rulebook<GameTypes>, part: readonly Row[], isLast: boolean): boolean =>
  isLast && part.some(({ rules }) => rules === definition.rules);

function chainOnly(rules: string, part: readonly Row[]): string {
  const versions = [...new Set(part.map((row) => row.rules))];
  const isOne = part.length === 1;
  const made = `${nameOf(part)} ${isOne ? "was" : "were"} made by rules ${versions.join(" and ")}`;
  const again = isOne ? "play it again: nothing proves its state" : "play them again: nothing proves their states";
  if (versions.every((version) => version === rules))
    return `${made}, but by other code than that of this release, which cannot ${again}.`;
  return `${made}, and rules ${rules} of this release cannot ${again}.`;
}
