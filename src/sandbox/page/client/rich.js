import { h } from "preact";
import { parseMarkdown } from "./markdown.js";
import { leadingTo } from "./places.js";
import { Time } from "./time.js";

/**
 * @typedef {import("./store.js").Store} Store
 * @typedef {import("./markdown.js").Block} Block
 * @typedef {import("./markdown.js").Inline} Inline
 * @typedef {import("preact").ComponentChild} Child
 */

/** A text with Discord's Markdown as elements. @param {{ store: Store, text: string }} props */
export function Rich({ store, text }) {
  return h("div", { class: "rich" }, blocks(store, parseMarkdown(text)));
}

/** @param {Store} store @param {readonly Block[]} list @returns {Child[]} */
const blocks = (store, list) => list.map((block) => blockOf(store, block));

/** @param {Store} store @param {Block} block @returns {Child} */
function blockOf(store, block) {
  switch (block.kind) {
    case "text":
      return h("div", { class: "lines" }, pieces(store, block.inline));
    case "heading":
      // the page has headings of its own above those of messages
      return h(`h${block.level + 2}`, { class: `heading-${block.level}` }, pieces(store, block.inline));
    case "small":
      return h("small", { class: "lines" }, pieces(store, block.inline));
    case "code":
      return h("pre", { tabIndex: 0 }, h("code", null, block.text));
    case "quote":
      return h("blockquote", null, blocks(store, block.blocks));
    case "list": {
      const items = block.items.map((item) => h("li", null, blocks(store, item)));
      return block.ordered ? h("ol", { start: block.start }, items) : h("ul", null, items);
    }
  }
}

/** @param {Store} store @param {readonly Inline[]} list @returns {Child[]} */
const pieces = (store, list) => list.map((piece) => pieceOf(store, piece));

const ELEMENTS = /** @type {const} */ ({ strong: "strong", em: "em", underline: "u", strike: "s" });

/** @param {Store} store @param {Inline} piece @returns {Child} */
function pieceOf(store, piece) {
  switch (piece.kind) {
    case "plain":
      return piece.text;
    case "strong":
    case "em":
    case "underline":
    case "strike":
      return h(ELEMENTS[piece.kind], null, pieces(store, piece.inline));
    case "spoiler":
      return h("details", { class: "spoiler" }, h("summary", null, "spoiler"), pieces(store, piece.inline));
    case "code":
      return h("code", null, piece.text);
    case "link":
      return h("a", leadingTo(store, piece.href), pieces(store, piece.inline));
    case "user":
      return mention(`@${store.nameOf(piece.id)}`, piece.id === store.me.id);
    case "role":
      return mention(`@${roleName(store, piece.id)}`, false);
    case "channel":
      return channelLink(store, piece.id);
    case "everyone":
      return mention(piece.text, false);
    case "command":
      return mention(`/${piece.name}`, false);
    case "emoji":
      return `:${piece.name}:`;
    case "time":
      return h(Time, { seconds: piece.seconds, style: piece.style });
  }
}

/** @param {string} text @param {boolean} me */
const mention = (text, me) => h("span", { class: me ? "mention me" : "mention" }, text);

/** @param {Store} store @param {string} id */
function channelLink(store, id) {
  const name = store.channel(id)?.name;
  if (name === undefined) return mention("#unknown", false);
  const open = () => store.attempt(() => store.show(id));
  return h("button", { type: "button", class: "mention", onClick: open }, `#${name}`);
}

/** @param {Store} store @param {string} id */
function roleName(store, id) {
  const roles = [...store.guilds.values()].flatMap((guild) => guild.roles);
  return roles.find((role) => role.id === id)?.name ?? "role";
}
