/** What somebody reads whose control is out of date, or none of this release's. */
import { refusalSentence, refuse } from "#engine";

/** The question of a control has been answered, or is over. */
export const stale = (): never =>
  refuse(
    "stale",
    "**This button has expired.** The question has been answered or is over: **My seat** under the campaign's last post shows what is asked now.",
  );

/** A control that this release never made. */
export const unknownControl = (): never =>
  refuse("unknown-control", "**This button has expired.** Press **My seat** under the campaign's last post.");

export { refusalSentence as refusalText };
