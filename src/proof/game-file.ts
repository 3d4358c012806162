/** The file of a campaign as it is written today: what there is of it, before anything of it is proved. */
import { z } from "zod";
import type { Json } from "#engine";
import { READ_ROW_KINDS } from "../store/records.ts";

export const json = z.json() as z.ZodType<Json>;

/** What a row is in every version of the file. */
export const provenRow = {
  seq: z.int().nonnegative(),
  kind: z.enum(READ_ROW_KINDS),
  seat: z.string().nullable(),
  action: z.string(),
  params: json,
  decision: z.string().nullable(),
  regardless: z.boolean(),
  rules: z.string(),
  state: z.string(),
  hash: z.string(),
  at: z.int(),
} as const;

/** SHA-256 in hex. */
const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** With the engines that have played the rows, and the digest of what each row has told, since rows have one. */
export const fileToday = z.strictObject({
  format: z.literal("umpire-game"),
  version: z.literal(3),
  id: z.string(),
  game: z.string(),
  content: z.string(),
  pack: z.record(z.string(), json),
  commitment: z.string(),
  secret: digest,
  options: z.record(z.string(), json),
  complete: z.boolean(),
  engines: z.array(z.strictObject({ from: z.int(), to: z.int(), engine: digest })),
  rows: z.array(
    z.discriminatedUnion("format", [
      z.strictObject({ ...provenRow, format: z.literal(1), events: z.null() }),
      z.strictObject({ ...provenRow, format: z.literal(2), events: digest }),
    ]),
  ),
});
