import type {
  Decision,
  Guide,
  Move,
  Premise,
  Prompt,
  PublicView,
  Shortcut,
  Upcoming,
  View,
} from "../../../engine/index.ts";
import type { Baghdad } from "../state.ts";

/** What one chapter of the rules adds to the guide; whatever is not its own, it says nothing about. */
export interface Chapter {
  /** Null: not a question of this chapter. */
  readonly prompt?: (view: View<Baghdad>, decision: Decision) => Prompt | null;
  readonly shortcuts?: (view: View<Baghdad>, decision: Decision) => readonly Shortcut[];
  readonly label?: (view: View<Baghdad>, move: Move) => string | null;
  readonly notice?: (view: PublicView<Baghdad>) => readonly string[];
  readonly upcoming?: (view: View<Baghdad>) => readonly Upcoming<Baghdad>[];
  readonly prepared?: (view: View<Baghdad>, decision: Decision) => Premise | null;
}

/** The guide's parts that chapters share out among them: the first that has something to say says it, lists are joined. */
export const joined = (
  chapters: readonly Chapter[],
): Pick<Guide<Baghdad>, "prompt" | "shortcuts" | "label" | "notice" | "upcoming" | "prepared"> => ({
  prompt: (view, decision) => first(chapters, (one) => one.prompt?.(view, decision)) ?? PLAIN,
  shortcuts: (view, decision) => chapters.flatMap((one) => one.shortcuts?.(view, decision) ?? []),
  label: (view, move) => first(chapters, (one) => one.label?.(view, move)),
  notice: (view) => chapters.flatMap((one) => one.notice?.(view) ?? []),
  upcoming: (view) => chapters.flatMap((one) => one.upcoming?.(view) ?? []),
  prepared: (view, decision) => first(chapters, (one) => one.prepared?.(view, decision)),
});

const PLAIN: Prompt = { question: "What do you do?", facts: [] };

function first<T>(chapters: readonly Chapter[], says: (one: Chapter) => T | null | undefined): T | null {
  for (const one of chapters) {
    const said = says(one);
    if (said !== null && said !== undefined) return said;
  }
  return null;
}
