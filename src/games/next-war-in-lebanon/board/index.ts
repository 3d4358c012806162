import type { PictureFrame, PublicView, View } from "../../../engine/index.ts";
import type { Scene } from "../../../scene/index.ts";
import type { Lebanon } from "../state.ts";

export const board = (_view: View<Lebanon> | PublicView<Lebanon>, _frame: PictureFrame): Scene => {
  throw new Error("to be drawn");
};
export const hand = (_view: View<Lebanon>): Scene => {
  throw new Error("to be drawn");
};
