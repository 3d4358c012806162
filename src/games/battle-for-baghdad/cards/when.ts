import type { Timing } from "./effects.ts";

/** When a card can be played, in a few words. */
export const WHEN: { readonly [timing in Timing]: string } = {
  plan: "in a plan",
  recruit: "in your Recruit Step",
  move: "in your Move Step",
  W1: "before the bidding",
  W3: "before a street card",
  W4: "when you are aimed at",
  W5: "when plans are open",
  W6: "before an award",
  W7: "when you get PP",
};
