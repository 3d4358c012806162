/** What sides agreed on and promised, and what came of it. */
import { FAILED, listed } from "#engine";
import type { PlacedPromise } from "../../campaign/log/replay-about.ts";
import type { ShownDeal } from "../show.ts";
import type { Moment } from "./moments.ts";
import { counted, plain, type Sides } from "./words.ts";

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

/** The most offers that lapsed that are told one by one. */
const FEW = 4;

/** How many offers came to nothing, which of them lapsed, and whether promises were kept; empty: there were none. */
export function bargainingOf(moments: readonly Moment[], promises: readonly PlacedPromise[], sides: Sides): string {
  const failed = moments.flatMap(({ lines, phase: { turn } }) =>
    lines.flatMap(({ text, about }) => (about.offer ? [{ how: about.offer, text: plain(text), turn }] : [])),
  );
  const counts = FAILED.flatMap((how) => {
    const n = failed.filter((one) => one.how === how).length;
    return n > 0 ? [`${counted(n, { one: "was", many: "were" })} ${how === "lapsed" ? "left to lapse" : how}`] : [];
  });
  const lapsed = failed.filter(({ how }) => how === "lapsed").slice(0, FEW);
  return [
    ...(failed.length > 0 ? [`Of the offers that came to nothing, ${listed(counts)}.`] : []),
    ...lapsed.map(({ text, turn }) => `Turn ${turn}: ${text}`),
    ...verdicts(promises, sides),
  ].join(" ");
}

/** That there was nothing of the kind: silence would leave it open. */
export const noDeals = (isRunning: boolean): string =>
  isRunning
    ? "So far no deal has been made, and no promise that everyone may read."
    : "No deal was made, and no promise that everyone may read.";

/** What was said of promises, in all. */
function verdicts(promises: readonly PlacedPromise[], sides: Sides): readonly string[] {
  if (promises.length === 0) return [];
  const broken = promises.filter(({ verdict }) => verdict?.kind === "broken");
  const kept = promises.filter(({ verdict }) => verdict?.kind === "kept").length;
  const back = promises.filter(({ takenBack }) => takenBack).length;
  const by = [...new Set(broken.map((one) => one.by))];
  const parts = [
    kept > 0 ? `${kept} called kept` : "",
    `${broken.length > 0 ? `${broken.length} called broken (of ${sides.together(by)})` : "none called broken"}`,
    back > 0 ? `${back} taken back` : "",
  ].filter((part) => part !== "");
  return [
    `${counted(promises.length, { one: "promise", many: "promises" })} that everyone may read: ${listed(parts)}.`,
  ];
}
