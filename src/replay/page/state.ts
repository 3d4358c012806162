/** What the reader has chosen: where in the campaign, which tab, whose lines, which place. */
import { useEffect, useMemo, useReducer } from "preact/hooks";
import type { Show } from "../show.ts";
import { momentOf, noteMoment } from "./moment.ts";

export const TABS = ["story", "log", "places", "sides", "proof"] as const;
export type Tab = (typeof TABS)[number];

export interface State {
  /** Index of the step that is shown. */
  readonly step: number;
  readonly tab: Tab;
  readonly isPlaying: boolean;
  /** Steps a second while it plays. */
  readonly speed: number;
  readonly place: string | null;
  /** Whose lines the log shows, and whose decisions are gone through; null: everybody's. */
  readonly side: string | null;
  readonly search: string;
  /** The end, the lead and the story are covered. */
  readonly isCovered: boolean;
  readonly showsKeys: boolean;
}

/** What a reader does; each gives what changes. */
export interface Reader {
  readonly state: State;
  readonly show: Show;
  set(change: Partial<State>): void;
  /** To a step; beyond the first or the last it stays there. */
  go(step: number): void;
}

/** The reader's choices; the address follows the step, and the step follows an address that somebody types. */
export function useReader(show: Show): Reader {
  const [state, set] = useReducer((before: State, change: Partial<State>): State => ({ ...before, ...change }), {
    ...momentOf(location.hash, show),
    ...{ tab: "story", isPlaying: false, speed: 1, place: null, side: null, search: "", showsKeys: false },
  });
  const { step, isCovered } = state;
  useEffect(() => {
    if (!isCovered || step > 0) noteMoment(show, step);
  }, [show, step, isCovered]);
  useEffect(() => {
    const follow = (): void => set(momentOf(location.hash, show));
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [show]);
  return useMemo(() => {
    const last = Math.max(0, show.steps.length - 1);
    return { state, show, set, go: (to) => set({ step: Math.min(last, Math.max(0, to)) }) };
  }, [show, state]);
}

/** The last step of each phase, in order. */
export const phaseEnds = ({ steps }: Show): readonly number[] =>
  steps.flatMap(({ turn, phase }, i) => {
    const next = steps[i + 1];
    return next && next.turn === turn && next.phase === phase ? [] : [i];
  });

/** The nearest of some steps beyond this one, forwards or backwards; null: there is no such step. */
export function nearest(among: readonly number[], from: number, forwards: boolean): number | null {
  const found = forwards ? among.find((one) => one > from) : among.findLast((one) => one < from);
  return found ?? null;
}

/** Each turn, with its first and last step. */
export interface TurnBand {
  readonly turn: number;
  readonly from: number;
  readonly to: number;
}

export function turnBands({ steps }: Show): readonly TurnBand[] {
  const bands: TurnBand[] = [];
  steps.forEach(({ turn }, step) => {
    const last = bands.at(-1);
    if (last?.turn === turn) bands[bands.length - 1] = { ...last, to: step };
    else bands.push({ turn, from: step, to: step });
  });
  return bands;
}
