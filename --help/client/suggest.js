import { h } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

/** @typedef {import("./api.js").Choice} Choice */

const PAUSE = 120;

/**
 * A text with the bot's live proposals below it. What is typed counts as it stands; a proposal that is taken shows its
 * name and counts by its value.
 * @param {{ id: string, name: string, required: boolean, "aria-describedby": string, text: string,
 *   change: (value: string | number) => void, proposals: (text: string) => Promise<Choice[]> }} props
 */
export function Suggest({ id, text: given, change, proposals, ...rest }) {
  const [text, setText] = useState(given);
  const [choices, setChoices] = useState(/** @type {Choice[]} */ ([]));
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const asked = useRef(0);
  const marked = useRef(/** @type {Choice | undefined} */ (undefined));
  marked.current = open ? choices[at] : undefined;
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (/** @type {string} */ typed) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      asked.current += 1;
      const mine = asked.current;
      const found = await proposals(typed).catch(() => []);
      // an answer that comes late is of no more use
      if (mine !== asked.current) return;
      setChoices(found);
      setOpen(found.length > 0);
      // what is marked stays marked: the same proposals may come again
      setAt(found.findIndex(({ value }) => value === marked.current?.value));
    }, PAUSE);
  };
  const close = () => {
    clearTimeout(timer.current);
    asked.current += 1;
    setOpen(false);
  };
  const take = (/** @type {Choice} */ choice) => {
    setText(choice.name);
    change(choice.value);
    close();
  };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setOpen(true);
      setAt((at + step + choices.length) % choices.length);
    }
    const choice = choices[at];
    if (!open) return;
    if ((event.key === "Enter" || event.key === "Tab") && choice !== undefined) {
      if (event.key === "Enter") event.preventDefault();
      take(choice);
    }
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
  };
  return h(
    "div",
    { class: "suggest" },
    h("input", {
      ...rest,
      id,
      type: "text",
      autocomplete: "off",
      value: text,
      role: "combobox",
      "aria-expanded": open,
      "aria-controls": `${id}-list`,
      "aria-autocomplete": "list",
      "aria-activedescendant": open && at >= 0 ? `${id}-${at}` : undefined,
      onFocus: () => ask(text),
      onBlur: close,
      onKeyDown: onKey,
      onInput: (/** @type {Event} */ event) => {
        const { value } = /** @type {HTMLInputElement} */ (event.currentTarget);
        setText(value);
        change(value);
        // what was proposed for the text before is not to be taken by mistake
        setChoices(choices.filter(({ name }) => name.toLowerCase().includes(value.toLowerCase())));
        setAt(-1);
        ask(value);
      },
    }),
    h(
      "div",
      { role: "listbox", id: `${id}-list`, "aria-label": "Proposals", class: open ? "proposals" : "proposals none" },
      open ? choices.map((choice, i) => proposal(choice, i)) : null,
    ),
  );

  /** @param {Choice} choice @param {number} i */
  function proposal(choice, i) {
    const onMouseDown = (/** @type {Event} */ event) => {
      event.preventDefault();
      take(choice);
    };
    return h(
      "div",
      {
        key: i,
        id: `${id}-${i}`,
        role: "option",
        class: "option",
        "aria-selected": i === at,
        ref: (/** @type {HTMLElement | null} */ element) => {
          if (i === at) element?.scrollIntoView({ block: "nearest" });
        },
        onMouseDown,
      },
      choice.name,
    );
  }
}
