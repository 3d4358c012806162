/** What the rows of a log must be whatever the rules say, whether their dates run on, and how the log ends. */
import type { Envelope, GameTypes, Seat } from "#engine";
import { Divergence, type ProvenRow as Row } from "./history.ts";

/** Kinds that are somebody's answer; all others are the campaign's own steps. */
const ANSWERS: readonly Row["kind"][] = ["act", "default", "order", "bot", "stand-in", "gm"];
/** A campaign's own steps that name no seat. */
const OWN: readonly Row["kind"][] = ["start", "upgraded", "end"];
/** The same of a moderator: what goes back may also be a seat's own. */
const MODERATED: readonly Row["kind"][] = ["adjust", "rewind"];
/** Kinds that no release has written yet. */
const UNUSED: readonly Row["kind"][] = ["option"];

/** What rows must be whatever the rules say. Throws `Divergence`. */
export function checkRows(rows: readonly Row[], seats: readonly Seat[]): void {
  rows.forEach((row, i) => {
    const why = whyNoRow(row, rows[i - 1], i === rows.length - 1, seats);
    if (why !== null) throw new Divergence(row.seq, why);
  });
}

/** What is wrong with rows of these kinds that answer no question. */
const ANSWERING: { readonly [kind in Row["kind"]]?: string } = {
  default: "what is answered for a seat answers a question",
  "stand-in": "a computer that minds a seat does nothing unasked",
};

function whyNoRow(row: Row, before: Row | undefined, isLast: boolean, seats: readonly Seat[]): string | null {
  const { kind, seat, decision } = row;
  if (UNUSED.includes(kind)) return `no release writes rows of the kind “${kind}”`;
  if ((kind === "start") !== (before === undefined)) return "a game begins once";
  if (kind === "end" && !isLast) return "nothing comes after the end";
  if ((OWN.includes(kind) || kind === "adjust") && seat !== null)
    return `a row of the kind “${kind}” must not name a seat`;
  const ofNobody = OWN.includes(kind) || (seat === null && MODERATED.includes(kind));
  if (!ofNobody && (seat === null || !seats.includes(seat))) return "it names no seat of this game";
  if (!ANSWERS.includes(kind) && decision !== null) return `a row of the kind “${kind}” answers no question`;
  if (decision === null && ANSWERING[kind]) return ANSWERING[kind];
  if (before && row.format < before.format) return "it does not say what it told, though rows before it do";
  if (before && goesBack(before.rules, row.rules)) return `rules ${row.rules} come after rules ${before.rules}`;
  return null;
}

/** Versions are numbers that count up; others cannot be compared. */
const goesBack = (before: string, after: string): boolean => Number(after) < Number(before);

/** Rows that are dated before the one in front of them: a clock was put back, or a time was changed. */
export function datedBack(rows: readonly Row[]): readonly string[] {
  const back = rows.filter(({ at }, i) => at < (rows[i - 1]?.at ?? at)).map(({ seq }) => seq);
  if (back.length === 0) return [];
  const which = back.length === 1 ? `Row ${back[0]} is` : `Rows ${back.join(", ")} are`;
  return [`${which} dated before the row in front: a clock was put back, or a time was changed.`];
}

/** How a log ends: with a result, cut short, in the middle of the game, or nobody knows. */
export interface LogEnd {
  readonly how: "result" | "broken off" | "open" | "unknown";
  readonly line: string;
}

/** `last`: the state after the last row; null: it is not known. */
export function endOf(rows: readonly Row[], last: Envelope<GameTypes> | null): LogEnd {
  const seq = rows.at(-1)?.seq;
  if (rows.at(-1)?.kind === "end") return { how: "broken off", line: `The campaign was broken off in row ${seq}.` };
  if (!last) return { how: "unknown", line: `Whether the campaign ended with row ${seq} is not known.` };
  if (last.over) return { how: "result", line: `The campaign ended with row ${seq}.` };
  return {
    how: "open",
    line: `After row ${seq} the campaign was still going on: what came later is not in this file.`,
  };
}

/** Throws if a file says that its campaign has ended, and the log goes on, or the other way round. */
export function checkEnd({ how }: LogEnd, complete: boolean): void {
  if (complete && how === "open")
    throw new Error("The campaign is said to have ended, but its log does not lead to an end: rows are missing");
  if (!complete && (how === "result" || how === "broken off"))
    throw new Error("The campaign is said to be going on, but its log has ended");
}

/** At least as much of a hash as a post shows is compared. */
const LEAST_POSTED = 12;

/** Throws where no row has a hash that stood in the channel. */
export function checkPosted(rows: readonly Row[], posted: string): string {
  const hash = posted.trim().toLowerCase();
  if (!/^[0-9a-f]+$/.test(hash) || hash.length < LEAST_POSTED)
    throw new Error(`“${posted.slice(0, 70)}” is not a hash from a post: those are 16 characters, 0–9 and a–f`);
  const found = rows.find((one) => one.hash.startsWith(hash));
  if (!found) throw new Error(`The log has no row with the posted hash ${hash}: it was changed, or ends before it`);
  return `The posted hash ${hash} is that of row ${found.seq}.`;
}
