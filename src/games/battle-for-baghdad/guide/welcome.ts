import type { View } from "../../../engine/index.ts";
import type { Baghdad } from "../state.ts";

/** The first message to a seat. */
export const welcome = (_view: View<Baghdad>): readonly string[] => [];
