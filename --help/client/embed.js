import { h } from "preact";
import { Image } from "./attachments.js";
import { Rich } from "./rich.js";
import { stamp } from "./time.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("discord-api-types/v10").APIEmbed} APIEmbed
 */

/** @param {{ store: Store, embed: APIEmbed }} props */
export function Embed({ store, embed }) {
  const { title, description, fields = [], image, thumbnail, footer, author, timestamp, color } = embed;
  const about = title ?? author?.name ?? "picture";
  return h(
    "div",
    { class: "embed", style: color === undefined ? undefined : { borderColor: cssColor(color) } },
    author ? h("p", { class: "embed-author" }, author.name) : null,
    title ? h("h3", null, h(Rich, { store, text: title })) : null,
    description ? h(Rich, { store, text: description }) : null,
    fields.length > 0
      ? h(
          "dl",
          null,
          fields.map(({ name, value, inline }, i) =>
            h(
              "div",
              { key: i, class: inline ? "inline" : "" },
              h("dt", null, h(Rich, { store, text: name })),
              h("dd", null, h(Rich, { store, text: value })),
            ),
          ),
        )
      : null,
    image ? h(Image, { store, url: image.url, alt: about }) : null,
    thumbnail ? h(Image, { store, url: thumbnail.url, alt: about, small: true }) : null,
    footer || timestamp
      ? h("p", { class: "embed-footer" }, [footer?.text, timestamp && stamp(timestamp)].filter(Boolean).join(" · "))
      : null,
  );
}

/** @param {number} color */
export const cssColor = (color) => `#${color.toString(16).padStart(6, "0")}`;
