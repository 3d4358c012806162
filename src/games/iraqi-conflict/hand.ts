import type { View } from "../../engine/index.ts";
import type { Scene } from "../../scene/index.ts";
import { cardNames } from "./cards/faces.ts";
import type { Iraq } from "./state.ts";

export function hand({ content, hand: { cards } }: View<Iraq>): Scene {
  return {
    layout: { kind: "panel", content: { kind: "notes", notes: [{ text: cardNames(content, cards) }] } },
    alt: "A hand of cards",
    text: cardNames(content, cards),
  };
}
