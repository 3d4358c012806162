import type { Decision, Move } from "./decision.ts";
import type { GameTypes, PublicView, View } from "./game-types.ts";
import type { Guide, Premise, Prompt, Shortcut, Upcoming } from "./guide.ts";

/** What one chapter of the rules adds to the guide; whatever is not its own, it says nothing about. */
export interface GuideChapter<G extends GameTypes> {
  /** Null: not a question of this chapter. */
  readonly prompt?: (view: View<G>, decision: Decision) => Prompt | null;
  readonly shortcuts?: (view: View<G>, decision: Decision) => readonly Shortcut[];
  /** Those of them that are `open`; a chapter that has none leaves it out. */
  readonly openShortcuts?: (view: View<G>, decision: Decision) => readonly Shortcut[];
  readonly label?: (view: View<G>, move: Move) => string | null;
  readonly notice?: (view: PublicView<G>) => readonly string[];
  readonly upcoming?: (view: View<G>) => readonly Upcoming<G>[];
  readonly prepared?: (view: View<G>, decision: Decision) => Premise | null;
  readonly mended?: (view: View<G>, decision: Decision, move: Move) => Move | null;
}

/** The guide's parts that chapters share out among them: the first that has something to say says it, lists are joined. */
export const guideOf = <G extends GameTypes>(
  chapters: readonly GuideChapter<G>[],
): Pick<
  Guide<G>,
  "prompt" | "shortcuts" | "openShortcuts" | "label" | "notice" | "upcoming" | "prepared" | "mended"
> => ({
  prompt: (view, decision) => first(chapters, (one) => one.prompt?.(view, decision)) ?? PLAIN,
  shortcuts: (view, decision) => chapters.flatMap((one) => one.shortcuts?.(view, decision) ?? []),
  openShortcuts: (view, decision) => chapters.flatMap((one) => one.openShortcuts?.(view, decision) ?? []),
  label: (view, move) => first(chapters, (one) => one.label?.(view, move)),
  notice: (view) => chapters.flatMap((one) => one.notice?.(view) ?? []),
  upcoming: (view) => chapters.flatMap((one) => one.upcoming?.(view) ?? []),
  prepared: (view, decision) => first(chapters, (one) => one.prepared?.(view, decision)),
  mended: (view, decision, move) => first(chapters, (one) => one.mended?.(view, decision, move)),
});

const PLAIN: Prompt = { question: "What do you do?", facts: [] };

function first<G extends GameTypes, T>(
  chapters: readonly GuideChapter<G>[],
  says: (one: GuideChapter<G>) => T | null | undefined,
): T | null {
  for (const one of chapters) {
    const said = says(one);
    if (said !== null && said !== undefined) return said;
  }
  return null;
}
