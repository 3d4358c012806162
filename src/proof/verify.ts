/** What a campaign's file proves: its dice, pack, seats and rows checked and replayed, without trusting whoever wrote it. */
import { z } from "zod";
import { canonical, commitment, type Definition, type GameTypes, type Group, optionsToday } from "#engine";
import { assignSeats } from "../campaign/facts/lobby.ts";
import { FileEngines, type OfferedEngine } from "../campaign/record/engines/file-engines.ts";
import { EARLIER_FILES } from "../earlier/game-files.ts";
import { drawnToday, openPinned, packHash } from "../packs/packs.ts";
import { fileToday, json } from "./game-file.ts";
import { checkChain, gameKey, type StartParams } from "./history.ts";
import type { Lasting } from "./origin.ts";
import { actLines } from "./verify-acts.ts";
import { checkParts } from "./verify-parts.ts";
import { checkEnd, checkRows, datedBack, endOf } from "./verify-rows.ts";

const gameFile = z.discriminatedUnion("version", [...EARLIER_FILES, fileToday]);
type File = z.infer<typeof gameFile>;

/** Row 0, as far as seats and dice depend on it; options are the game's own and are compared with the file's. */
const startParams = z.strictObject({
  options: z.record(z.string(), json),
  seats: z.array(z.string()),
  controllers: z.record(z.string(), z.string()),
  entries: z.array(z.strictObject({ token: z.string(), wish: z.string().nullable(), word: z.string().nullable() })),
  groups: z.array(z.array(z.string())).optional(),
  dice: z.literal("by purpose").optional(),
});

/**
 * What is known of a game's file. proved: every state follows from the rules; on trust: so it does if engines from elsewhere
 * are what they say they are; chain only: nothing contradicts it, but some rows are of rules that this release cannot play;
 * wrong: it is no game that was played by its rules.
 */
export type Standing = "proved" | "on trust" | "chain only" | "wrong";

export interface Verdict {
  readonly verdict: Standing;
  /** Each line is one thing that was checked, or the first thing that is wrong. */
  readonly lines: readonly string[];
}

/** What even a file that is proved leaves open, for whoever reads a verdict. */
export const NEVER_PROVED =
  "No file can prove who gave an answer, when, which hands a moderator looked at (the channel was told), or that nobody with the secret replayed the campaign differently: compare it with the log hashes at the head of each turn's post (--posted HASH).";

/** The engines that a file names, by hash. */
export function enginesOf(raw: unknown): readonly string[] {
  const parsed = gameFile.safeParse(raw);
  return parsed.success ? [...new Set(parsed.data.engines.map(({ engine }) => engine))] : [];
}

/**
 * Plays a game's file again: the promise against the secret, the pack against its hash, the seats against the draw,
 * every row against the chain, every state against the rules. `posted`: hashes that stood in the channel, or their
 * beginnings; each must be that of a row. `engines`: such as are trusted, for rows of rules that are gone; a file's own
 * word never makes any code run.
 */
export function verify(
  raw: unknown,
  definitions: readonly Definition<GameTypes>[],
  posted: readonly string[] = [],
  engines: readonly OfferedEngine[] = [],
): Verdict {
  const lines: string[] = [];
  try {
    const file = fileIn(raw);
    const definition = definitions.find((d) => d.id === file.game);
    if (!definition) throw new Error(`This release does not know the game ${file.game}`);
    return told(checkFile(file, definition, posted, engines, lines), lines);
  } catch (error) {
    return told("wrong", [...lines, `${error instanceof Error ? error.message : String(error)}.`]);
  }
}

/** What a file or an engine says stands in these lines: none of it breaks them, or hides or turns what people read. */
const told = (verdict: Standing, lines: readonly string[]): Verdict => ({
  verdict,
  lines: lines.map((line) => line.replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ").replaceAll(TOO_LONG, "$1…")),
});

/** So much of a line is told. */
const TOO_LONG = /(.{2000}).+/gu;

function fileIn(raw: unknown): File {
  const parsed = gameFile.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`This is not a game's file: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? "unreadable"}`);
}

/** Throws for the first thing that is wrong; `lines` says what was found until then. */
function checkFile(
  file: File,
  definition: Definition<GameTypes>,
  posted: readonly string[],
  offered: readonly OfferedEngine[],
  lines: string[],
): Exclude<Standing, "wrong"> {
  if (commitment(file.secret) !== file.commitment) throw new Error("The secret is not the one that was promised");
  lines.push("The secret is the one that was promised.");
  if (packHash(file.pack) !== file.content) throw new Error("The pack is not the one that the game was played with");
  lines.push("The pack is the one that the game was played with.");
  checkChain(file.rows);
  lines.push(`${file.rows.length} rows form an unbroken chain.`);
  lines.push(...posted.map((hash) => checkPosted(file.rows, hash)));
  const start = startOf(file);
  checkRows(file.rows, start.seats);
  const book = openPinned(definition, file.pack);
  checkStart(
    start,
    file,
    definition.options,
    definition.roster(optionsToday(definition.options, start.options), book.content).map(({ id }) => id),
  );
  lines.push("Options and seats are those of the start.");
  const { seats, controllers } = start;
  const lasting: Lasting = {
    game: file.game,
    content: file.content,
    seats,
    controllers,
    key: gameKey(file.secret, start),
  };
  const engines = new FileEngines(file.engines, offered, file, offered.length > 0 ? drawnToday(definition) : {});
  const parts = checkParts(book, file.rows, file.secret, lasting, engines);
  lines.push(...parts.lines);
  const end = endOf(file.rows, parts.last);
  checkEnd(end, file.complete);
  lines.push(...actLines(file.rows, parts.remarks), ...datedBack(file.rows), end.line);
  if (!parts.proved) return "chain only";
  if (parts.elsewhere.length === 0) return "proved";
  lines.push(`This is as good as your trust in ${parts.elsewhere.join(" and ")}: an engine can agree with anything.`);
  return "on trust";
}

/** At least as much of a hash as a post shows is compared. */
const LEAST_POSTED = 12;

function checkPosted(rows: File["rows"], posted: string): string {
  const hash = posted.trim().toLowerCase();
  if (!/^[0-9a-f]+$/.test(hash) || hash.length < LEAST_POSTED)
    throw new Error(`“${posted.slice(0, 70)}” is not a hash from a post: those are 16 characters, 0–9 and a–f`);
  const found = rows.find((one) => one.hash.startsWith(hash));
  if (!found) throw new Error(`The log has no row with the posted hash ${hash}: it was changed, or ends before it`);
  return `The posted hash ${hash} is that of row ${found.seq}.`;
}

function startOf({ rows }: File): StartParams {
  if (rows[0]?.kind !== "start") throw new Error("The game has not begun");
  const read = startParams.safeParse(rows[0].params);
  if (!read.success) throw new Error("row 0: it does not say who plays what");
  const { groups, dice, ...start } = read.data;
  return { ...start, ...(groups && { groups }), ...(dice && { dice }) };
}

function checkStart(start: StartParams, file: File, form: Group<unknown>, roster: readonly string[]): void {
  const [begun, kept] = [start, file].map(({ options }) => canonical(optionsToday(form, options)));
  if (begun !== kept) throw new Error("the options are not those of the start");
  if (canonical([...start.seats]) !== canonical([...roster])) throw new Error("the seats are not those of the options");
  const { groups } = start;
  if (groups && canonical(groups.flat().sort()) !== canonical([...start.seats].sort()))
    throw new Error("the groups of seats are not all seats, each once");
  const drawn = assignSeats(file.secret, start.entries, start.seats, groups);
  const stranger = Object.keys(start.controllers).find((seat) => !start.seats.includes(seat));
  if (stranger !== undefined) throw new Error(`the seat ${stranger} does not exist in this game`);
  start.entries.forEach(({ token }, i) => {
    for (const seat of drawn[i] ?? [])
      if (start.controllers[seat] !== token) throw new Error(`the seat ${seat} was not given by the draw`);
  });
  const given = drawn.flat();
  const odd = start.seats.find((seat) => !given.includes(seat));
  if (odd !== undefined) throw new Error(`the seat ${odd} was not given by the draw`);
}
