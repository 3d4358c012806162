/** What one goes through the campaign with: phases, turns, turning points, a side's decisions, and by itself. */
import { type ComponentChild, h } from "preact";
import { useEffect } from "preact/hooks";
import { nearest, phaseEnds, type Reader } from "./state.ts";

const SPEEDS = [0.5, 1, 2, 4] as const;

export function Controls({ reader }: { readonly reader: Reader }): ComponentChild {
  const { state, show, set, go } = reader;
  const { step, isPlaying, speed } = state;
  const last = show.steps.length - 1;
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (step >= last) {
      set({ isPlaying: false });
      return undefined;
    }
    const timer = setTimeout(() => go(step + 1), 1000 / speed);
    return () => clearTimeout(timer);
  }, [isPlaying, step, speed, last]);
  const phases = phaseEnds(show);
  const [back, on] = [nearest(phases, step, false), nearest(phases, step, true)];
  return h(
    "div",
    { class: "controls" },
    h("input", {
      type: "range",
      min: 0,
      max: last,
      value: step,
      "aria-label": "Where in the campaign",
      "aria-valuetext": momentIn(reader),
      onInput: (event: Event) => {
        set({ isPlaying: false });
        go(Number((event.currentTarget as HTMLInputElement).value)); // the listener is its own
      },
    }),
    h(
      "div",
      { class: "buttons", role: "group", "aria-label": "Go through the campaign" },
      button("«", "To the beginning", step > 0 ? () => go(0) : null),
      button("◀", "A phase back", back === null ? null : () => go(back)),
      button(isPlaying ? "❚❚" : "▶ Play", isPlaying ? "Pause" : "Play", () =>
        set(step >= last && !isPlaying ? { isPlaying: true, step: 0 } : { isPlaying: !isPlaying }),
      ),
      button("▶", "A phase on", on === null ? null : () => go(on)),
      button("»", "To the end", step < last ? () => set({ step: last, isCovered: false }) : null),
      h(
        "select",
        { "aria-label": "Speed", onChange: (event: Event) => set({ speed: speedIn(event) }) },
        SPEEDS.map((one) => h("option", { key: one, value: one, selected: one === speed }, `×${one}`)),
      ),
      show.steps.some(({ decided }) => decided.length > 0) ? h(Decisions, { reader }) : null,
    ),
  );
}

const speedIn = (event: Event): number => Number((event.currentTarget as HTMLSelectElement).value); // the listener is its own

/** In words: "Turn 4, Combat, picture 12 of 75". */
export function momentIn({ state, show }: Reader): string {
  const at = show.steps[state.step];
  if (!at) return "";
  const turn = at.turn > 0 ? `Turn ${at.turn}, ` : "";
  return `${turn}${at.phase}, picture ${state.step + 1} of ${show.steps.length}`;
}

const button = (text: string, label: string, press: (() => void) | null): ComponentChild =>
  h("button", { type: "button", "aria-label": label, title: label, disabled: press === null, onClick: press }, text);

/** The last and the next decision of a side that is chosen here. */
function Decisions({ reader }: { readonly reader: Reader }): ComponentChild {
  const { state, show, set, go } = reader;
  const steps = show.steps.flatMap(({ decided }, i) =>
    state.side !== null && decided.includes(state.side) ? [i] : [],
  );
  const [back, on] = [nearest(steps, state.step, false), nearest(steps, state.step, true)];
  return h(
    "span",
    { class: "decisions" },
    h(
      "select",
      {
        "aria-label": "Whose decisions",
        onChange: (event: Event) => set({ side: (event.currentTarget as HTMLSelectElement).value || null }), // its own
      },
      h("option", { value: "", selected: state.side === null }, "All sides"),
      show.sides.map(({ seat, name }) => h("option", { key: seat, value: seat, selected: seat === state.side }, name)),
    ),
    state.side === null
      ? null
      : [
          button("◁", "This side's decision before", back === null ? null : () => go(back)),
          button("▷", "This side's next decision", on === null ? null : () => go(on)),
        ],
  );
}
