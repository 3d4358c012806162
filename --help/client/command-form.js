import { h } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { typedValue } from "./commands.js";
import { OptionField } from "./option-field.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./api.js").Channel} Channel
 * @typedef {import("./api.js").OptionValue} OptionValue
 * @typedef {import("./commands.js").Line} Line
 * @typedef {import("./commands.js").Option} Option
 */

/**
 * A command's options, each by its type; those that need not be given are added by a press.
 * @param {{ store: Store, channel: Channel, line: Line, values: Record<string, OptionValue>,
 *   change: (name: string, value: OptionValue) => void, send: (line: Line, options: Record<string, OptionValue>) => Promise<void>, cancel: () => void }} props
 */
export function CommandForm({ store, channel, line, values, change, send, cancel }) {
  const [shown, setShown] = useState(line.options.filter((o) => o.required || o.name in values).map((o) => o.name));
  const [sending, setSending] = useState(false);
  const form = useRef(/** @type {HTMLFormElement | null} */ (null));
  // the field that was added last, else the first one, else the button that sends
  useLayoutEffect(() => {
    const fields = form.current?.querySelectorAll("input, select");
    const target =
      fields?.[added(shown, line) ? fields.length - 1 : 0] ?? form.current?.querySelector("button[type=submit]");
    if (target instanceof HTMLElement) target.focus();
  }, [shown.length]);

  const typed = () => {
    const list = line.options.flatMap((option) => {
      const value = values[option.name];
      if (value === undefined || value === "") return [];
      return [[option.name, typeof value === "string" ? typedValue(option, value) : value]];
    });
    return Object.fromEntries(list);
  };
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    setSending(true);
    await send(line, typed());
    setSending(false);
  };
  const proposals = (/** @type {string} */ focused, /** @type {string} */ text) =>
    store.client.autocomplete({
      channel: channel.id,
      command: line.line,
      options: { ...typed(), [focused]: text },
      focused,
    });
  const rest = line.options.filter((option) => !shown.includes(option.name));
  const inOrder = shown.flatMap((name) => line.options.find((option) => option.name === name) ?? []);

  return h(
    "form",
    {
      class: "command-form",
      ref: form,
      "aria-label": `/${line.line}`,
      onSubmit: submit,
      onKeyDown: (/** @type {KeyboardEvent} */ event) => event.key === "Escape" && cancel(),
    },
    h("p", { class: "command-head" }, h("strong", null, `/${line.line}`), h("span", null, line.description)),
    inOrder.map((option) =>
      h(OptionField, {
        key: option.name,
        store,
        option,
        value: values[option.name],
        change: (value) => change(option.name, value),
        proposals: (text) => proposals(option.name, text),
      }),
    ),
    h(
      "div",
      { class: "command-foot" },
      rest.map((option) =>
        h(
          "button",
          {
            key: option.name,
            type: "button",
            class: "chip",
            title: option.description,
            onClick: () => setShown([...shown, option.name]),
          },
          `+ ${option.name}`,
        ),
      ),
      h("span", { class: "spring" }),
      h("button", { type: "button", class: "button secondary", onClick: cancel }, "Cancel"),
      h("button", { type: "submit", class: "button primary", disabled: sending }, sending ? "Sending…" : "Send"),
    ),
  );
}

/** Whether an option was added to those that are there from the start. @param {readonly string[]} shown @param {Line} line */
const added = (shown, line) => shown.length > line.options.filter((option) => option.required).length;
