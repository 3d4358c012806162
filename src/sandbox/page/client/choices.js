import { h } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";

/** @typedef {import("./entries.js").Entry} Entry */

/**
 * The open list of a menu. The first choice has the focus when it opens, and never again: whoever types elsewhere
 * meanwhile goes on typing there.
 * @param {{ entries: readonly Entry[], chosen: readonly string[], choose: (value: string) => void, several: boolean,
 *   label: string, full: boolean }} props
 */
export function Choices({ entries, chosen, choose, several, label, full }) {
  const list = useRef(/** @type {HTMLDivElement | null} */ (null));
  // before anything is painted: a list that first opens below the edge would jump under the thumb
  useLayoutEffect(() => {
    const first = list.current?.querySelector("[aria-selected=true]") ?? list.current?.firstElementChild;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    list.current?.parentElement?.scrollIntoView({ block: "nearest" });
  }, []);
  return h(
    "div",
    { role: "listbox", "aria-label": label, "aria-multiselectable": several, ref: list, onKeyDown: walk },
    entries.map(({ value, label: name, description }) => {
      const on = chosen.includes(value);
      return h(
        "div",
        {
          key: value,
          role: "option",
          class: "option",
          tabIndex: -1,
          "aria-selected": on,
          "aria-disabled": several && full && !on,
          onClick: () => choose(value),
          onKeyDown: (/** @type {KeyboardEvent} */ event) => {
            if (event.key !== "Enter" && event.key !== " ") return;
            event.preventDefault();
            choose(value);
          },
        },
        several ? h("span", { class: "tick", "aria-hidden": true }, on ? "✓" : "") : null,
        h("span", null, name, description ? h("small", null, description) : null),
      );
    }),
  );
}

/** Arrow keys, Home and End go through the options. @param {KeyboardEvent} event */
function walk(event) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const options = /** @type {HTMLElement[]} */ ([...list.children]);
  const at = options.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  /** @type {Record<string, number>} */
  const places = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: options.length - 1 };
  const next = places[event.key];
  if (next === undefined) return;
  event.preventDefault();
  options[Math.min(Math.max(next, 0), options.length - 1)]?.focus();
}
