/** Whether a change is no more than an act, which makes few things due. */
import type { Change } from "./change.ts";

/** What acts write, and hardly anything else: of all that may be due they change the clocks, and when somebody played last. */
const OF_ACTS: ReadonlySet<string> = new Set<keyof Change>([
  ...([
    "game",
    "interaction",
    "at",
    "rows",
    "state",
    "env",
    "dropCheckpoints",
    "clocks",
    "clockChanges",
    "firstDue",
  ] as const),
  ...([
    "played",
    "seen",
    "news",
    "alone",
    "orders",
    "prepared",
    "former",
    "motions",
    "promises",
    "reasons",
    "agreed",
  ] as const),
  ...(["outbox", "posts", "pictures", "dropPictures", "sheetsFor", "sheets"] as const),
]);

export function isAct(change: Change): boolean {
  for (const part in change) if (!OF_ACTS.has(part) && !isNothing(change[part as keyof Change])) return false; // its own members
  return true;
}

const isNothing = (part: unknown): boolean => part === undefined || (Array.isArray(part) && part.length === 0);
