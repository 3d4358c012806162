/** What sides agreed on and promised, and what came of it. */
import type { PlacedPromise } from "../../campaign/log/replay-about.ts";
import type { ShownDeal } from "../show.ts";
import type { Moment } from "./moments.ts";
import { plain, type Sides } from "./words.ts";

/** Deals that the rules know, as they were told, and promises, in the order in which they were made. */
export function dealsOf(
  moments: readonly Moment[],
  promises: readonly PlacedPromise[],
  sides: Sides,
): readonly ShownDeal[] {
  const agreed = moments.flatMap(({ lines }, step) =>
    lines
      .filter(({ about }) => about.kind === "deals" && about.weight > 1)
      .map(({ text, about }): ShownDeal => ({ step, seats: about.seats, text: plain(text), outcome: "" })),
  );
  const promised = promises.map(({ step, by, to, text, verdict, takenBack }): ShownDeal => {
    const said = `${sides.The(by)} promised ${sides.together(to)}: “${text}”`;
    return {
      step,
      seats: [by, ...to],
      text: said,
      outcome: verdict ? called(verdict, sides) : takenBack ? `${sides.The(by)} took it back.` : "",
    };
  });
  return [...agreed, ...promised].toSorted((a, b) => a.step - b.step);
}

const called = ({ kind, by }: NonNullable<PlacedPromise["verdict"]>, sides: Sides): string =>
  `${sides.The(by[0] ?? "")}${by.length > 1 ? " and others" : ""} called it ${kind}.`;
