/** What sides agreed on and promised, and what came of it. */
import type { Seat } from "#engine";
import type { ShownDeal } from "../show.ts";
import type { Moment } from "./moments.ts";
import { plain, type Sides } from "./words.ts";

/** A promise that everyone may read now; no rule holds anybody to it. */
export interface Promised {
  /** The board that was shown next after it was made, by its place among all. */
  readonly step: number;
  readonly by: Seat;
  readonly to: readonly Seat[];
  readonly text: string;
  /** Who of those it was made to has called it broken; "kept": somebody has, and nobody called it broken. */
  readonly verdict: { readonly kind: "kept" | "broken"; readonly by: readonly Seat[] } | null;
  readonly takenBack: boolean;
}

/** Deals that the rules know, as they were told, and promises, in the order in which they were made. */
export function dealsOf(moments: readonly Moment[], promises: readonly Promised[], sides: Sides): readonly ShownDeal[] {
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

const called = ({ kind, by }: NonNullable<Promised["verdict"]>, sides: Sides): string =>
  `${sides.The(by[0] ?? "")}${by.length > 1 ? " and others" : ""} called it ${kind}.`;
