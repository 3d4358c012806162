import { z } from "zod";
import { canonical, commitment, type Definition, type GameTypes, type Json } from "../engine/index.ts";
import { type LogRow, ROW_KINDS } from "../store/records.ts";
import { checkChain, Divergence, replay, type StartParams } from "./history.ts";
import { assignSeats } from "./lobby.ts";
import { openPinned, packHash } from "./packs.ts";

const json = z.json() as z.ZodType<Json>;
const row = z.strictObject({
  seq: z.int().nonnegative(),
  kind: z.enum(ROW_KINDS),
  seat: z.string().nullable(),
  action: z.string(),
  params: json,
  decision: z.string().nullable(),
  regardless: z.boolean(),
  rules: z.string(),
  state: z.string(),
  hash: z.string(),
  at: z.int(),
});

const gameFile = z.strictObject({
  format: z.literal("umpire-game"),
  version: z.literal(1),
  id: z.string(),
  game: z.string(),
  content: z.string(),
  pack: z.record(z.string(), json),
  commitment: z.string(),
  secret: z.string().regex(/^[0-9a-f]{64}$/),
  options: z.record(z.string(), json),
  complete: z.boolean(),
  rows: z.array(row),
});

/** What verifying found: each line one thing that was checked, or the first thing that is wrong. */
export interface Verdict {
  readonly ok: boolean;
  readonly lines: readonly string[];
}

/**
 * Plays a game's file again: the promise against the secret, the pack against its hash, the seats against the draw,
 * every row against the chain, every state against the rules.
 */
export function verify(raw: unknown, definitions: readonly Definition<GameTypes>[]): Verdict {
  const parsed = gameFile.safeParse(raw);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    return wrong([], `This is not a game's file: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? "unreadable"}.`);
  }
  const file = parsed.data;
  const definition = definitions.find((d) => d.id === file.game);
  if (!definition) return wrong([], `This release does not know the game ${file.game}.`);
  const lines: string[] = [];
  try {
    if (commitment(file.secret) !== file.commitment)
      return wrong(lines, "The secret is not the one that was promised.");
    lines.push("The secret is the one that was promised.");
    if (packHash(file.pack) !== file.content)
      return wrong(lines, "The pack is not the one that the game was played with.");
    lines.push("The pack is the one that the game was played with.");
    checkChain(file.rows);
    lines.push(`${file.rows.length} rows form an unbroken chain.`);
    const start = startOf(file.rows);
    checkStart(start, file);
    lines.push("Options and seats are those of the start.");
    const book = openPinned(definition, file.pack);
    for (const part of parts(file.rows))
      lines.push(replayPart(part, () => replay(book, part, file.secret), definition.rules));
    return { ok: true, lines };
  } catch (error) {
    return wrong(lines, `${error instanceof Error ? error.message : String(error)}.`);
  }
}

const wrong = (lines: readonly string[], line: string): Verdict => ({ ok: false, lines: [...lines, line] });

type Row = Omit<LogRow, "person" | "told" | "input" | "final">;

function startOf(rows: readonly Row[]): StartParams {
  const first = rows[0];
  if (first?.kind !== "start") throw new Error("the game has not begun");
  return first.params as unknown as StartParams; // replayed below: anything else diverges
}

function checkStart(start: StartParams, file: { readonly secret: string; readonly options: unknown }): void {
  if (canonical(start.options) !== canonical(file.options)) throw new Error("the options are not those of the start");
  const drawn = assignSeats(file.secret, start.entries, start.seats, start.groups);
  start.entries.forEach(({ token }, i) => {
    for (const seat of drawn[i] ?? [])
      if (start.controllers[seat] !== token) throw new Error(`the seat ${seat} was not given by the draw`);
  });
  const given = drawn.flat();
  const odd = start.seats.find((seat) => !given.includes(seat));
  if (odd !== undefined) throw new Error(`the seat ${odd} was not given by the draw`);
}

/** The log cut at its origins: each part is played by itself. */
function parts(rows: readonly Row[]): readonly (readonly Row[])[] {
  const cuts = rows.flatMap((row, i) => (row.kind === "start" || row.kind === "upgraded" ? [i] : []));
  return cuts.map((cut, i) => rows.slice(cut, cuts[i + 1]));
}

/** A part that other rules made and that today's play differently is told, not condemned: its chain is unbroken. */
function replayPart(part: readonly Row[], play: () => void, rules: string): string {
  const made = part[0]?.rules ?? "";
  const name = `Rows ${part[0]?.seq} to ${part.at(-1)?.seq}`;
  try {
    play();
    return `${name} play again to the same states.`;
  } catch (error) {
    if (made === rules || !(error instanceof Divergence)) throw error;
    return `${name} were made by rules ${made}, these are rules ${rules}: use that release to play them again.`;
  }
}
