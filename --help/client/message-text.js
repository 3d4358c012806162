/**
 * @typedef {import("./api.js").Message} Message
 * @typedef {import("discord-api-types/v10").APIMessageTopLevelComponent
 *   | import("discord-api-types/v10").APIComponentInContainer} Part
 */

/** All that a message says: its content, its embeds, and the texts of its parts. @param {Message} message @returns {string[]} */
export function textsOf({ content, embeds, components = [] }) {
  const cards = embeds.flatMap((embed) => [embed.title ?? "", embed.description ?? ""]);
  return [content, ...cards, ...components.flatMap(partTexts)].filter((text) => text !== "");
}

/** @param {Part} part @returns {string[]} */
function partTexts(part) {
  if (part.type === 10) return [part.content];
  if (part.type === 9) return part.components.map((text) => text.content);
  return part.type === 17 ? part.components.flatMap(partTexts) : [];
}

/** A text without what marks it up, for a short mention of it. @param {string} text @returns {string} */
export const unmarked = (text) =>
  text
    .replace(/^(#{1,3}|-#|>) +/gm, "")
    .replace(/\*\*|__|~~|`/g, "")
    .replace(/\\(.)/g, "$1");
