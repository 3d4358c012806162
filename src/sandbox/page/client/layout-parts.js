import { h } from "preact";
import { Image } from "./attachments.js";
import { Button, ControlRow } from "./controls.js";
import { cssColor } from "./embed.js";
import { Rich } from "./rich.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./api.js").Message} Message
 * @typedef {import("discord-api-types/v10").APIMessageTopLevelComponent
 *   | import("discord-api-types/v10").APIComponentInContainer} APIPart
 */

/** The parts that messages of the newer kind are laid out with. @param {{ store: Store, message: Message, part: APIPart }} props */
export function Part({ store, message, part }) {
  switch (part.type) {
    case 1:
      return h(ControlRow, { store, message, row: part });
    case 9: {
      const { accessory } = part;
      return h(
        "div",
        { class: "section" },
        h(
          "div",
          null,
          part.components.map((text, i) => h(Rich, { key: i, store, text: text.content })),
        ),
        accessory.type === 2
          ? h(Button, { store, message, button: accessory })
          : h(Image, { store, url: accessory.media.url, alt: accessory.description ?? "picture", small: true }),
      );
    }
    case 10:
      return h(Rich, { store, text: part.content });
    case 12:
      return h(
        "div",
        { class: "gallery" },
        part.items.map(({ media, description }, i) =>
          h(Image, { key: i, store, url: media.url, alt: description ?? "picture" }),
        ),
      );
    case 13:
      return h("p", { class: "file" }, `📄 ${part.name ?? "file"}`);
    case 14:
      return part.divider === false ? h("div", { class: "space" }) : h("hr", null);
    case 17:
      return h(
        "div",
        { class: "embed", style: part.accent_color ? { borderColor: cssColor(part.accent_color) } : undefined },
        part.components.map((inner, i) => h(Part, { key: inner.id ?? i, store, message, part: inner })),
      );
  }
}
