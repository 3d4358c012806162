/** What keys do, and the sheet that says so. */
import { type ComponentChild, h } from "preact";
import { useEffect } from "preact/hooks";
import { nearest, phaseEnds, type Reader, turnBands } from "./state.ts";

interface Key {
  /** As the sheet names it. */
  readonly keys: string;
  readonly says: string;
}

const SHEET: readonly Key[] = [
  { keys: "← →", says: "phase back and on" },
  { keys: "Shift ← →", says: "turn back and on" },
  { keys: ", .", says: "picture back and on" },
  { keys: "p n", says: "turning point back and on" },
  { keys: "Space", says: "play, pause" },
  { keys: "Home End", says: "the beginning, the end" },
  { keys: "1 – 5", says: "the tabs" },
  { keys: "Esc", says: "close what is open" },
  { keys: "?", says: "this sheet" },
];

/** Fields take keys for themselves. */
const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement ? target.type !== "range" : target instanceof HTMLSelectElement;
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement ||
  target instanceof HTMLAnchorElement ||
  (target instanceof HTMLElement && target.tagName === "SUMMARY");

/** Lets the whole page be gone through by keys. */
export function useKeys(reader: Reader, tab: (number: number) => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
      if (event.key === " " && isPressable(event.target)) return; // it presses that
      const act = actionOf(event, reader, tab);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [reader, tab]);
}

function actionOf(
  { key, shiftKey }: KeyboardEvent,
  { state, show, set, go }: Reader,
  tab: (number: number) => void,
): (() => void) | null {
  const { step } = state;
  const to = (among: readonly number[], forwards: boolean) => () => {
    const found = nearest(among, step, forwards);
    if (found !== null) go(found);
  };
  const along = shiftKey ? turnBands(show).map((band) => band.to) : phaseEnds(show);
  const points = state.isCovered ? [] : show.points.map((point) => point.step);
  const actions: { readonly [key: string]: () => void } = {
    ArrowRight: to(along, true),
    ArrowLeft: to(along, false),
    ",": () => go(step - 1),
    ".": () => go(step + 1),
    n: to(points, true),
    p: to(points, false),
    " ": () => set({ isPlaying: !state.isPlaying }),
    Home: () => go(0),
    End: () => go(show.steps.length - 1),
    Escape: () => set({ showsKeys: false, place: null }),
    "?": () => set({ showsKeys: !state.showsKeys }),
  };
  if (/^[1-5]$/.test(key)) return () => tab(Number(key) - 1);
  return Object.hasOwn(actions, key) ? (actions[key] ?? null) : null;
}

/** The sheet of all keys. */
export function KeySheet({ onClose }: { readonly onClose: () => void }): ComponentChild {
  const rows = SHEET.map(({ keys, says }) =>
    h("tr", { key: keys }, h("th", { scope: "row" }, keys), h("td", null, says)),
  );
  return h(
    "div",
    { class: "sheet", role: "dialog", "aria-label": "Keys" },
    h("h2", null, "Keys"),
    h("table", null, h("tbody", null, rows)),
    h("button", { type: "button", onClick: onClose }, "Close"),
  );
}
