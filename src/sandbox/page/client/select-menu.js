import { h } from "preact";
import { useRef, useState } from "preact/hooks";
import { entriesOf } from "./entries.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./api.js").Message} Message
 * @typedef {import("discord-api-types/v10").APISelectMenuComponent} Select
 * @typedef {import("./entries.js").Entry} Entry
 */

/**
 * A menu under a message. One that takes a single value sends it at once; one that takes several has to be confirmed.
 * @param {{ store: Store, message: Message, select: Select }} props
 */
export function SelectMenu({ store, message, select }) {
  const [open, setOpen] = useState(false);
  const entries = entriesOf(store, select);
  const preset = entries.filter((entry) => entry.preset).map((entry) => entry.value);
  const [chosen, setChosen] = useState(preset);
  const head = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const min = select.min_values ?? 1;
  const max = Math.min(select.max_values ?? 1, Math.max(entries.length, 1));
  const busy = store.busy.has(message.id);
  const close = () => {
    setOpen(false);
    head.current?.focus();
  };
  const send = (/** @type {string[]} */ values) => {
    close();
    void store.use(message.id, () => store.client.select(message.id, select.custom_id, values));
  };
  const choose = (/** @type {string} */ value) => {
    if (max === 1 && min <= 1) return send([value]);
    if (chosen.includes(value)) setChosen(chosen.filter((one) => one !== value));
    else if (chosen.length < max) setChosen([...chosen, value]);
    return undefined;
  };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    close();
  };
  const amount = min === max ? `${min}` : `${min} to ${max}`;
  const placeholder = select.placeholder ?? (max > 1 ? `Choose ${amount}` : "Choose one");
  const names = entries.filter((entry) => chosen.includes(entry.value)).map((entry) => entry.label);
  return h(
    "div",
    { class: "select", onKeyDown: onKey },
    h(
      "button",
      {
        type: "button",
        ref: head,
        class: "select-head",
        disabled: select.disabled === true,
        "aria-disabled": busy,
        "aria-expanded": open,
        "aria-label": names.length > 0 ? `${placeholder}: ${names.join(", ")}` : placeholder,
        onClick: busy ? undefined : () => setOpen(!open),
      },
      h("span", null, names.length > 0 ? names.join(", ") : placeholder),
      h("span", { "aria-hidden": true }, open ? "▴" : "▾"),
    ),
    open
      ? h(
          "div",
          { class: "select-list" },
          h(Options, { entries, chosen, choose, several: max > 1, label: placeholder, full: chosen.length >= max }),
          max > 1 || min !== 1
            ? h(
                "div",
                { class: "select-foot" },
                h("span", null, `${chosen.length} chosen, ${amount} wanted`),
                h(
                  "button",
                  {
                    type: "button",
                    class: "button primary",
                    disabled: chosen.length < min || chosen.length > max,
                    onClick: () => send(chosen),
                  },
                  "Confirm",
                ),
              )
            : null,
        )
      : null,
  );
}

/**
 * @param {{ entries: readonly Entry[], chosen: readonly string[], choose: (value: string) => void, several: boolean,
 *   label: string, full: boolean }} props
 */
function Options({ entries, chosen, choose, several, label, full }) {
  const begin = (/** @type {HTMLElement | null} */ list) => {
    if (list === null || list.contains(document.activeElement)) return;
    const first = list.querySelector("[aria-selected=true]") ?? list.firstElementChild;
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    list.parentElement?.scrollIntoView({ block: "nearest" });
  };
  return h(
    "div",
    { role: "listbox", "aria-label": label, "aria-multiselectable": several, ref: begin, onKeyDown: walk },
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
