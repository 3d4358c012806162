/** The address of a moment: `#turn-4-combat`; `#start` shows the campaign without telling how it ends. */
import type { Show } from "../show.ts";

export const START = "start";

export interface Moment {
  /** Index of the step. */
  readonly step: number;
  /** Whether the end, the lead and the story are covered until somebody asks for them. */
  readonly isCovered: boolean;
}

/** The moment that an address names; without one, the end. */
export function momentOf(hash: string, { steps }: Pick<Show, "steps">): Moment {
  const name = hash.replace(/^#/, "");
  if (name === START) return { step: 0, isCovered: true };
  const step = steps.findIndex((one) => one.name === name);
  return { step: step < 0 ? Math.max(0, steps.length - 1) : step, isCovered: false };
}

/** As `title`s and links have it. */
export const addressOf = ({ steps }: Pick<Show, "steps">, step: number): string => `#${steps[step]?.name ?? START}`;

/** Browsers refuse an address that is written too often: it is written once nobody moves any more. */
const RESTS = 400;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Names the moment in the address, a little later. */
export function noteMoment(show: Pick<Show, "steps">, step: number): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    history.replaceState(null, "", addressOf(show, step));
  }, RESTS);
}
