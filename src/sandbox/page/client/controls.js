import { h } from "preact";
import { leadingTo } from "./places.js";
import { SelectMenu } from "./select-menu.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./api.js").Message} Message
 * @typedef {import("discord-api-types/v10").APIComponentInMessageActionRow} Control
 * @typedef {import("discord-api-types/v10").APIButtonComponent} APIButton
 * @typedef {import("discord-api-types/v10").APIActionRowComponent<Control>} Row
 */

const STYLES = ["", "primary", "secondary", "success", "danger", "link", "primary"];
const LINK = 5;

/** Buttons, or one menu. @param {{ store: Store, message: Message, row: Row }} props */
export function ControlRow({ store, message, row }) {
  return h(
    "div",
    { class: "controls" },
    row.components.map((control, i) =>
      control.type === 2
        ? h(Button, { key: "custom_id" in control ? control.custom_id : i, store, message, button: control })
        : h(SelectMenu, { key: control.custom_id, store, message, select: control }),
    ),
  );
}

/** @param {{ store: Store, message: Message, button: APIButton }} props */
export function Button({ store, message, button }) {
  const style = STYLES[button.style] ?? "secondary";
  const label = "label" in button ? (button.label ?? "") : "";
  const emoji = "emoji" in button && button.emoji?.name ? `${button.emoji.name} ` : "";
  if (button.style === LINK) {
    const leads = /^https?:/.test(button.url) ? leadingTo(store, button.url) : {};
    return h("a", { class: "button link", ...leads }, emoji, label, " ↗");
  }
  const customId = "custom_id" in button ? button.custom_id : "";
  const press = () => store.use({ message: message.id, customId }, () => store.client.press(message.id, customId));
  const busy = store.busy.has(message.id);
  return h(
    "button",
    {
      type: "button",
      class: `button ${style}`,
      disabled: button.disabled === true,
      // stays focusable while it is at work, so that the keyboard's place is not lost
      "aria-disabled": busy,
      "aria-busy": store.busy.get(message.id) === customId,
      "aria-label": emoji !== "" && label === "" ? emoji : undefined,
      onClick: busy ? undefined : press,
    },
    emoji,
    label,
  );
}
