import { h } from "preact";
import { Gallery, Image } from "./attachments.js";
import { Button, ControlRow } from "./controls.js";
import { cssColor } from "./embed.js";
import { Rich } from "./rich.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./api.js").Message} Message
 * @typedef {import("discord-api-types/v10").APIMessageTopLevelComponent
 *   | import("discord-api-types/v10").APIComponentInContainer} APIPart
 * @typedef {import("discord-api-types/v10").APISectionComponent} APISection
 */

/** What a message is made of, in order. @param {{ store: Store, message: Message, parts: readonly APIPart[] }} props */
export function Parts({ store, message, parts }) {
  const keys = keysOf(parts);
  return h(
    "div",
    { class: "parts" },
    parts.map((part, i) => h(Part, { key: keys[i], store, message, part })),
  );
}

/**
 * Names by which parts are found again after an edit, so that what is open in them stays open: rows and sections by
 * their controls, others by their place among their kind.
 * @param {readonly APIPart[]} parts
 */
function keysOf(parts) {
  const seen = /** @type {Map<string, number>} */ (new Map());
  return parts.map((part) => {
    const control = part.type === 1 ? part.components[0] : part.type === 9 ? part.accessory : undefined;
    const id = control && "custom_id" in control ? control.custom_id : "";
    const name = `${part.type} ${id}`;
    const nth = seen.get(name) ?? 0;
    seen.set(name, nth + 1);
    return `${name} ${nth}`;
  });
}

/** @param {{ store: Store, message: Message, part: APIPart }} props */
function Part({ store, message, part }) {
  switch (part.type) {
    case 1:
      return h(ControlRow, { store, message, row: part });
    case 9:
      return h(Section, { store, message, section: part });
    case 10:
      return h(Rich, { store, text: part.content });
    case 12:
      return h(Gallery, {
        store,
        pictures: part.items.map(({ media, description }) => {
          return { url: media.url, alt: description ?? "picture", width: media.width, height: media.height };
        }),
      });
    case 13:
      return h("p", { class: "file" }, `📄 ${part.name ?? "file"}`);
    case 14: {
      const wide = part.spacing === 2 ? " wide" : "";
      return part.divider === false ? h("div", { class: `space${wide}` }) : h("hr", { class: `rule${wide}` });
    }
    case 17:
      return h(
        "div",
        { class: "embed", style: part.accent_color ? { borderColor: cssColor(part.accent_color) } : undefined },
        h(Parts, { store, message, parts: part.components }),
      );
  }
}

/** Texts with a button or a small picture beside them. @param {{ store: Store, message: Message, section: APISection }} props */
function Section({ store, message, section: { components, accessory } }) {
  return h(
    "div",
    { class: "section" },
    h(
      "div",
      null,
      components.map((text, i) => h(Rich, { key: i, store, text: text.content })),
    ),
    accessory.type === 2
      ? h(Button, { store, message, button: accessory })
      : h(Image, { store, url: accessory.media.url, alt: accessory.description ?? "picture", small: true }),
  );
}
