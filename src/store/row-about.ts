/** What is noted of a log row beside what it tells: what its lines are about, standings, and whose time was over. */
import { z } from "zod";
import { LINE_KINDS } from "#engine";
import type { RowAbout } from "./records.ts";

const Line = z.object({
  kind: z.enum(LINE_KINDS),
  weight: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  seats: z.array(z.string()),
  places: z.array(z.string()),
  sum: z.object({ n: z.number(), one: z.string(), many: z.string() }).exactOptional(),
  short: z.string().exactOptional(),
  turn: z.number(),
  phase: z.string(),
});
const Standing = z.object({ turn: z.number(), lead: z.string(), scores: z.record(z.string(), z.number()) });
const About = z.object({
  lines: z.array(Line).exactOptional(),
  standing: Standing.exactOptional(),
  overdue: z.string().exactOptional(),
});

/** What is noted of a row, from its text. Null: nothing is, or it cannot be read; what the row tells is there all the same. */
export function rowAbout(text: string | null): RowAbout | null {
  if (text === null) return null;
  try {
    return About.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
