/** Outcomes that are kept in a file as they come, so that an arena that was interrupted goes on where it was. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { canonical, type Json, refuse } from "#engine";
import type { Outcome } from "./playing.ts";

const outcome: z.ZodType<Outcome> = z.object({
  points: z.record(z.string(), z.number()),
  acts: z.int(),
  fault: z.string().nullable(),
  gone: z.array(z.string()),
  met: z.int(),
  unavoidable: z.int(),
});
const line = z.object({ id: z.string(), outcome });

/** What an arena has played already. */
export interface KeptOutcomes {
  readonly known: ReadonlyMap<string, Outcome>;
  keep(id: string, outcome: Outcome): void;
}

/** Nothing is kept. */
export const unkept: KeptOutcomes = { known: new Map(), keep: () => undefined };

/**
 * Those of a file, a JSON object a line; it is begun where there is none. `plan` is all that outcomes depend on: a file of
 * another plan is refused (`Refused`). A last line that was not written whole is forgotten.
 */
export function keptIn(file: string, plan: Json): KeptOutcomes {
  const head = canonical({ plan });
  const known = new Map<string, Outcome>();
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const [first = ""] = lines;
  if (first !== "" && first !== head)
    refuse("another-arena", `${file} has the games of another arena: another game, seed, player or version.`);
  for (const text of lines.slice(1)) {
    const read = line.safeParse(jsonOf(text));
    if (read.success) known.set(read.data.id, read.data.outcome);
  }
  const whole = [...known].map(([id, done]) => JSON.stringify({ id, outcome: done }));
  writeFileSync(file, `${[head, ...whole].join("\n")}\n`);
  return {
    known,
    keep: (id, done) => appendFileSync(file, `${JSON.stringify({ id, outcome: done })}\n`),
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null; // it was being written
  }
}
