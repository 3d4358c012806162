import type { Seat } from "./values.ts";

/** What a line of the log is about: what people look for in a log, and what a recap puts together. */
export const LINE_KINDS = ["battles", "deals", "places", "cards", "points", "other"] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** 3: it decides something, such as who leads; 2: worth a line in a recap; 1: summed up there. */
export type Weight = 1 | 2 | 3;

/** What a recap counts instead of telling it: "14 Moves". */
export interface Sum {
  readonly n: number;
  readonly one: string;
  readonly many: string;
}

/** What a game says of a kind of event beside its words; whom and where it concerns follows from the event. */
export interface Significance {
  /** "other", if left out. */
  readonly kind?: LineKind;
  /** 1, if left out. */
  readonly weight?: Weight;
  readonly sum?: Sum;
  /** What a recap says in place of the line, where that is long: "The US beats the Sunnis, 8 to 6." */
  readonly short?: string;
}

/** Somewhere that lines of the log are told of. */
export interface Place {
  readonly id: string;
  readonly name: string;
}

/** Everything that recaps and the log's filters know of a line. */
export interface About {
  readonly kind: LineKind;
  readonly weight: Weight;
  readonly seats: readonly Seat[];
  readonly places: readonly string[];
  readonly sum?: Sum;
  readonly short?: string;
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
