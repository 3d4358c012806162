import type { PictureFrame, PublicView, View } from "../../engine/index.ts";
import type { Scene } from "../../scene/index.ts";
import { standings } from "./queries.ts";
import type { Iraq } from "./state.ts";

export function board({ table }: View<Iraq> | PublicView<Iraq>, { caption }: PictureFrame): Scene {
  return {
    layout: { kind: "panel", content: { kind: "notes", notes: standings(table).map((text) => ({ text })) } },
    caption,
    alt: caption,
    text: standings(table).join("\n"),
  };
}
