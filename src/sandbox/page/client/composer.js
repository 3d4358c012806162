import { h } from "preact";
import { useRef, useState } from "preact/hooks";
import { uploadOf } from "./api.js";
import { CommandForm } from "./command-form.js";
import { CommandPicker } from "./command-picker.js";
import { linesOf, matching, readTyped, typedValue } from "./commands.js";
import { channelTitle } from "./sidebar.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./api.js").Channel} Channel
 * @typedef {import("./commands.js").Line} Line
 * @typedef {import("./store.js").Draft} Draft
 */

/** @type {Draft} */
const NOTHING = { text: "", form: null };

/**
 * Where a person writes, or gives a command. What is half written waits in the store, channel by channel.
 * @param {{ store: Store, channel: Channel }} props
 */
export function Composer({ store, channel }) {
  const [marked, setMarked] = useState(0);
  const [draft, setDraft] = useState(store.drafts.get(channel.id) ?? NOTHING);
  const { text, form } = draft;
  const write = (/** @type {(before: Draft) => Partial<Draft>} */ change) =>
    setDraft((before) => {
      const next = { ...before, ...change(before) };
      store.drafts.set(channel.id, next);
      return next;
    });
  const setText = (/** @type {string} */ next) => {
    if (next.startsWith("/") && !text.startsWith("/")) void store.attempt(() => store.readCommands());
    write(() => ({ text: next }));
  };
  const box = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const lines = linesOf(store.commands);
  const picking = text.startsWith("/") && !text.includes("\n");
  const found = picking ? matching(lines, text) : [];
  const typed = picking ? readTyped(lines, text) : null;
  const at = Math.min(marked, Math.max(found.length - 1, 0));

  const clear = () => {
    write(() => NOTHING);
    setMarked(0);
    requestAnimationFrame(() => document.getElementById("message")?.focus());
  };
  const choose = (/** @type {Line} */ line, /** @type {Record<string, string>} */ values = {}) => {
    write(() => ({ text: "", form: { line, values } }));
  };
  const sendCommand = async (
    /** @type {Line} */ line,
    /** @type {Record<string, import("./api.js").OptionValue>} */ options,
  ) => {
    const wish = { channel: channel.id, command: line.line, options };
    if (await store.use(null, () => store.client.slash(wish))) clear();
  };
  const enter = () => {
    if (typed !== null && Object.keys(typed.values).length > 0) {
      const { line, values } = typed;
      const options = line.options.flatMap((option) => {
        const value = values[option.name];
        return value === undefined ? [] : [[option.name, typedValue(option, value)]];
      });
      return void sendCommand(line, Object.fromEntries(options));
    }
    const line = found[at];
    if (line !== undefined) return choose(line);
    if (text.trim() === "") return undefined;
    setText("");
    return void store.attempt(() => store.client.say(channel.id, text, []));
  };
  const onKey = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
      event.preventDefault();
      enter();
    }
    if (event.key === "Escape") setText("");
    if (found.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setMarked((at + step + found.length) % found.length);
    }
    const line = found[at];
    if (event.key === "Tab" && !event.shiftKey && line !== undefined) {
      event.preventDefault();
      choose(line);
    }
  };
  const attach = async (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.currentTarget);
    const files = await Promise.all([...(input.files ?? [])].map(uploadOf));
    input.value = "";
    if (files.length > 0) await store.attempt(() => store.client.say(channel.id, "", files));
  };

  const locked = channel.thread_metadata?.locked === true;
  return h(
    "footer",
    { class: "composer" },
    store.notice ? h("p", { class: "notice", role: "alert" }, store.notice) : null,
    form
      ? h(CommandForm, {
          key: form.line.line,
          store,
          channel,
          line: form.line,
          values: form.values,
          change: (name, value) =>
            write(({ form: now }) => ({ form: now && { ...now, values: { ...now.values, [name]: value } } })),
          send: sendCommand,
          cancel: clear,
        })
      : h(
          "div",
          null,
          picking ? h(CommandPicker, { lines: found, at, choose, mark: setMarked }) : null,
          h(
            "div",
            { class: "box" },
            h(
              "label",
              { class: "icon attach", title: "Send a file" },
              h("span", { "aria-hidden": true }, "+"),
              h("input", {
                type: "file",
                multiple: true,
                class: "hidden",
                "aria-label": "Send a file",
                onChange: attach,
              }),
            ),
            h("textarea", {
              id: "message",
              ref: box,
              rows: Math.min(text.split("\n").length, 8),
              value: text,
              disabled: locked,
              maxLength: 2000,
              placeholder: locked ? "This thread is locked" : "Message, or / for commands",
              "aria-label": `Message ${channelTitle(channel)}; / for commands`,
              role: "combobox",
              "aria-expanded": found.length > 0,
              "aria-controls": "commands",
              "aria-activedescendant": found.length > 0 ? `command-${at}` : undefined,
              "aria-autocomplete": "list",
              onInput: (/** @type {Event} */ event) => {
                setText(/** @type {HTMLTextAreaElement} */ (event.currentTarget).value);
                setMarked(0);
              },
              onKeyDown: onKey,
            }),
            h(
              "button",
              { type: "button", class: "icon slash", "aria-label": "Commands", title: "Commands", onClick: openPicker },
              "/",
            ),
          ),
        ),
  );

  function openPicker() {
    setText("/");
    box.current?.focus();
  }
}
