/** A campaign's file as it is read by whoever proves it: nothing in it is trusted but its shape. */
import { z } from "zod";
import { EARLIER_FILES } from "../earlier/game-files.ts";
import { fileToday, json } from "./game-file.ts";
import type { StartParams } from "./history.ts";

const gameFile = z.discriminatedUnion("version", [...EARLIER_FILES, fileToday]);
/** A campaign's file, as it was exported. */
export type ProofFile = z.infer<typeof gameFile>;

/** Row 0, as far as seats and dice depend on it; options are the game's own and are compared with the file's. */
export const startParams = z.strictObject({
  options: z.record(z.string(), json),
  seats: z.array(z.string()),
  controllers: z.record(z.string(), z.string()),
  entries: z.array(z.strictObject({ token: z.string(), wish: z.string().nullable(), word: z.string().nullable() })),
  groups: z.array(z.array(z.string())).optional(),
  dice: z.literal("by purpose").optional(),
});

/** The engines that a file names, by hash. */
export function enginesOf(raw: unknown): readonly string[] {
  const parsed = gameFile.safeParse(raw);
  return parsed.success ? [...new Set(parsed.data.engines.map(({ engine }) => engine))] : [];
}

/** Throws where it is not a file to be proved. */
export function readProofFile(raw: unknown): ProofFile {
  const parsed = gameFile.safeParse(raw);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new Error(`This is not a game's file: ${issue?.path.join(".") ?? ""}: ${issue?.message ?? "unreadable"}`);
}

/** Row 0. Throws where it is not a start. */
export function startOf({ rows }: Pick<ProofFile, "rows">): StartParams {
  if (rows[0]?.kind !== "start") throw new Error("The game has not begun");
  const read = startParams.safeParse(rows[0].params);
  if (!read.success) throw new Error("row 0: it does not say who plays what");
  return startIn(read.data);
}

/** What a start says, without the members that it leaves out. */
export function startIn({ groups, dice, ...start }: z.infer<typeof startParams>): StartParams {
  return { ...start, ...(groups && { groups }), ...(dice && { dice }) };
}
