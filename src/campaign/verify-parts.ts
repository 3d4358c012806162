import type { Envelope, GameTypes, Rulebook } from "../engine/index.ts";
import type { LogRow } from "../store/records.ts";
import { Divergence, replayed, stateHash } from "./history.ts";
import { type Lasting, readOrigin, upgradedState } from "./origin.ts";

type Row = Omit<LogRow, "person" | "told" | "input" | "final">;

/** What playing a log again has proved. */
export interface Parts {
  /** Every state follows from the rules. */
  readonly proved: boolean;
  readonly lines: readonly string[];
  /** The state after the last row; null: it could not be reached. */
  readonly last: Envelope<GameTypes> | null;
}

/**
 * Plays a log from origin to origin: each part by itself, and each `upgraded` row against what the upgrade makes of the
 * state before it. A part of other rules that cannot be played is told, not condemned. Throws `Divergence` for what is wrong.
 */
export function checkParts(book: Rulebook<GameTypes>, rows: readonly Row[], secret: string, lasting: Lasting): Parts {
  const lines: string[] = [];
  let proved = true;
  let last: Envelope<GameTypes> | null = null;
  for (const part of partsOf(rows)) {
    const origin = originOf(book, part, last, lasting);
    if (origin === "taken over") lines.push(takenOver(part));
    const played: Played = canPlay(book, part) ? playPart(book, part, secret) : unplayable(book, part);
    if (played.wrong && isCondemned(book, part, part.at(-1) === rows.at(-1))) throw played.wrong;
    lines.push(played.line);
    proved &&= origin !== "taken over" && played.last !== null;
    last = played.last;
  }
  return { proved, lines, last };
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

/** Whether an origin follows from what is known: the draw of row 0 does; an upgrade does, or has to be believed. */
function originOf(
  book: Rulebook<GameTypes>,
  [row]: readonly Row[],
  before: Envelope<GameTypes> | null,
  lasting: Lasting,
): "follows" | "taken over" {
  if (row?.kind !== "upgraded") return "follows";
  const { stateVersion } = readOrigin(row, lasting);
  const expected = before && expectedOf(book, before, stateVersion);
  if (!expected) return "taken over";
  if (stateHash(expected) !== row.state)
    throw new Divergence(row.seq, "its state is not what the upgrade makes of the one before");
  return "follows";
}

/** What an upgrade to this shape makes of a state; null: this release does not know. */
function expectedOf(
  book: Rulebook<GameTypes>,
  before: Envelope<GameTypes>,
  stateVersion: number,
): Envelope<GameTypes> | null {
  if (stateVersion === before.stateVersion) return { ...before, seq: before.seq + 1 };
  if (stateVersion !== book.definition.stateVersion) return null;
  try {
    return upgradedState(book, before).state;
  } catch {
    return null; // it can no longer be read: what came of it has to be believed
  }
}

/** Whether the states of a part have the shape that these rules play; of a start only playing tells. */
function canPlay({ definition }: Rulebook<GameTypes>, [origin]: readonly Row[]): boolean {
  if (origin?.kind !== "upgraded") return true;
  const { stateVersion } = origin.params as { readonly stateVersion?: unknown }; // read by `readOrigin` before
  return stateVersion === definition.stateVersion;
}

interface Played {
  readonly last: Envelope<GameTypes> | null;
  readonly line: string;
  /** Where it left the rules, and why. */
  readonly wrong: Error | null;
  /** Rows that gave the states of the log. */
  readonly agreed: number;
}

function unplayable({ definition }: Rulebook<GameTypes>, part: readonly Row[]): Played {
  return { last: null, line: chainOnly(definition.rules, part), wrong: null, agreed: 0 };
}

function playPart(book: Rulebook<GameTypes>, part: readonly Row[], secret: string): Played {
  let last: Envelope<GameTypes> | null = null;
  let agreed = 0;
  try {
    for (const { row, state } of replayed(book, part, secret)) {
      if (stateHash(state) !== row.state) throw new Divergence(row.seq, "the state differs");
      last = state;
      agreed++;
    }
    return { last, line: `${nameOf(part)} play again to the same states.`, wrong: null, agreed };
  } catch (error) {
    const wrong = error instanceof Divergence ? error : failed(part[agreed], error);
    return { last: null, line: chainOnly(book.definition.rules, part), wrong, agreed };
  }
}

/** A state that these rules cannot even look at. */
const failed = (row: Row | undefined, error: unknown): Divergence =>
  new Divergence(row?.seq ?? 0, `it cannot be played (${error instanceof Error ? error.message : String(error)})`);

/**
 * Whether a part that plays otherwise is wrong, and not only of rules that are gone: this release's rules made rows of it.
 * Where an upgrade follows, the code of the rules had changed by then, whatever they said of their version.
 */
const isCondemned = ({ definition }: Rulebook<GameTypes>, part: readonly Row[], isLast: boolean): boolean =>
  isLast && part.some(({ rules }) => rules === definition.rules);

function chainOnly(rules: string, part: readonly Row[]): string {
  const versions = [...new Set(part.map((row) => row.rules))];
  const made = versions.join(" and ");
  if (versions.every((version) => version === rules))
    return `${nameOf(part)} were made by rules ${made}, but by another code of theirs than that of this release, which cannot play them again: nothing proves their states.`;
  return `${nameOf(part)} were made by rules ${made}, and rules ${rules} of this release cannot play them again: nothing proves their states.`;
}
