/** What lines of the log are about: their kind, seats and places, by which readers filter and recaps choose. */
import { CONCERNS, type Concern } from "./concern.ts";

/** What a line of the log is about: what people look for in a log, and what a recap puts together. */
export const LINE_KINDS = [...CONCERNS, "other"] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Somewhere that lines of the log are told of. */
export interface Place {
  readonly id: string;
  readonly name: string;
}

/** Everything that recaps and the log's filters know of a line. */
export interface About extends Omit<Concern, "kind"> {
  readonly kind: LineKind;
}

/** Which of some ids an event names, wherever in it: in a list, as a value, or as a key. */
export function idsNamedIn(event: unknown, ids: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === "string") {
      if (ids.has(value)) found.add(value);
    } else if (Array.isArray(value)) value.forEach(look);
    else if (typeof value === "object" && value !== null)
      for (const [key, one] of Object.entries(value)) {
        if (ids.has(key)) found.add(key);
        look(one);
      }
  };
  look(event);
  return [...found];
}
