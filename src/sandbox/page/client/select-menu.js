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
 * A menu under a message. What is ticked or chosen outlives edits of the message, as far as it is still offered, unless
 * the bot presets something else than before: a menu with another custom id is another menu.
 * @param {{ store: Store, message: Message, select: Select }} props
 */
export function SelectMenu({ store, message, select }) {
  const entries = entriesOf(store, select);
  const [picked, setPicked] = useState(/** @type {string[] | null} */ (null));
  const presets = entries.filter((entry) => entry.preset).map((entry) => entry.value);
  const before = useRef(presets.join());
  useEffect(() => {
    const offered = entries.map((entry) => entry.value);
    if (before.current !== presets.join()) setPicked(null);
    else setPicked((now) => now?.filter((value) => offered.includes(value)) ?? null);
    before.current = presets.join();
  }, [select]);
  const { custom_id: customId } = select;
  const send = (/** @type {readonly string[]} */ values) => {
    void store.use({ message: message.id, customId }, () => store.client.select(message.id, customId, [...values]));
  };
  return h(Menu, {
    entries,
    chosen: picked ?? presets,
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
