import { h } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { entriesOf } from "./entries.js";
import { Menu } from "./menu.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./api.js").Message} Message
 * @typedef {import("discord-api-types/v10").APISelectMenuComponent} Select
 */

/**
 * A menu under a message. What is ticked but not sent outlives edits of the message, as far as it is still offered;
 * what was sent gives way to the presets of the next edit.
 * @param {{ store: Store, message: Message, select: Select }} props
 */
export function SelectMenu({ store, message, select }) {
  const entries = entriesOf(store, select);
  const [picked, setPicked] = useState(/** @type {string[] | null} */ (null));
  const sent = useRef(false);
  useEffect(() => {
    const offered = entries.map((entry) => entry.value);
    if (sent.current) setPicked(null);
    else setPicked((before) => before?.filter((value) => offered.includes(value)) ?? null);
    sent.current = false;
  }, [select]);
  const { custom_id: customId } = select;
  const send = (/** @type {readonly string[]} */ values) => {
    sent.current = true;
    void store.use({ message: message.id, customId }, () => store.client.select(message.id, customId, [...values]));
  };
  return h(Menu, {
    entries,
    chosen: picked ?? entries.filter((entry) => entry.preset).map((entry) => entry.value),
    change: setPicked,
    min: select.min_values ?? 1,
    max: Math.min(select.max_values ?? 1, Math.max(entries.length, 1)),
    placeholder: select.placeholder,
    disabled: select.disabled === true,
    busy: store.busy.has(message.id),
    working: store.busy.get(message.id) === customId,
    close: { label: "Confirm", act: send },
  });
}
