/** The paces that have a name. */
import type { Choice } from "./command.ts";

/** Paces that have a name, as they are proposed. */
export const PACES: readonly Choice[] = [
  { value: "daily", name: "Daily: 24 hours for every question" },
  { value: "live", name: "Live: 10 minutes for a question, 5 for a reply" },
  { value: "relaxed", name: "Relaxed: 3 days at once, 2 in turn, 1 for a reply; nights do not count" },
  { value: "calendar", name: "Calendar: every day at 20:00; nights do not count" },
  { value: "none", name: "No deadlines" },
];
