import { h } from "preact";
import { useRef, useState } from "preact/hooks";
import { Choices } from "./choices.js";

/**
 * @typedef {import("./entries.js").Entry} Entry
 * @typedef {{ entries: readonly Entry[], chosen: readonly string[], change: (values: string[]) => void,
 *   min: number, max: number, placeholder?: string | undefined, disabled?: boolean, busy?: boolean, working?: boolean,
 *   id?: string, close: { label: string, act: (values: readonly string[]) => void } }} MenuProps
 */

/**
 * A list that opens at a press. A single choice is taken at once; several are ticked, and closed by a button.
 * @param {MenuProps} props
 */
export function Menu({ entries, chosen, change, min, max, placeholder, disabled, busy, working, id, close }) {
  const [open, setOpen] = useState(false);
  const head = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const several = max > 1;
  const shut = () => {
    setOpen(false);
    head.current?.focus();
  };
  const done = (/** @type {readonly string[]} */ values) => {
    shut();
    close.act(values);
  };
  const choose = (/** @type {string} */ value) => {
    const others = chosen.filter((one) => one !== value);
    if (several) {
      if (others.length < chosen.length || chosen.length < max) {
        change(others.length < chosen.length ? others : [...chosen, value]);
      }
      return;
    }
    const values = min === 0 && chosen.includes(value) ? [] : [value];
    change(values);
    done(values);
  };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    event.preventDefault();
    shut();
  };
  const amount = min === max ? `${min}` : `${min} to ${max}`;
  const asks = placeholder ?? (several ? `Choose ${amount}` : "Choose one");
  const names = entries.filter((entry) => chosen.includes(entry.value)).map((entry) => entry.label);
  return h(
    "div",
    { class: "select", onKeyDown: onKey },
    h(
      "button",
      {
        type: "button",
        ref: head,
        id,
        class: names.length > 0 ? "select-head filled" : "select-head",
        disabled: disabled === true,
        "aria-disabled": busy === true,
        "aria-busy": working === true,
        "aria-expanded": open,
        "aria-label": names.length > 0 ? `${asks}: ${names.join(", ")}` : asks,
        onClick: busy ? undefined : () => setOpen(!open),
      },
      h("span", null, names.length > 0 ? names.join(", ") : asks),
      h("span", { "aria-hidden": true }, open ? "▴" : "▾"),
    ),
    open
      ? h(
          "div",
          { class: "select-list" },
          h(Choices, { entries, chosen, choose, several, label: asks, full: chosen.length >= max }),
          several
            ? h(
                "div",
                { class: "select-foot" },
                h("span", null, `${chosen.length} chosen, ${amount} wanted`),
                h(
                  "button",
                  {
                    type: "button",
                    class: "button primary",
                    disabled: busy === true || chosen.length < min || chosen.length > max,
                    onClick: () => done(chosen),
                  },
                  close.label,
                ),
              )
            : null,
        )
      : null,
  );
}
