import type { Term, View } from "../../../engine/index.ts";
import type { Baghdad } from "../state.ts";

/** The terms of the game, for those who meet them for the first time. */
export const glossary = (_content: View<Baghdad>["content"]): readonly Term[] => [];
