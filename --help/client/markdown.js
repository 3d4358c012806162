import { parseInline } from "./markdown-inline.js";

/**
 * A piece of a text: plain data, which `rich.js` turns into elements. Nothing in it is ever read as HTML.
 * @typedef {import("./markdown-inline.js").Inline} Inline
 * @typedef {{ kind: "text", inline: Inline[] } | { kind: "heading", level: 1 | 2 | 3, inline: Inline[] }
 *   | { kind: "small", inline: Inline[] } | { kind: "code", text: string } | { kind: "quote", blocks: Block[] }
 *   | { kind: "list", ordered: boolean, start: number, items: Block[][] }} Block
 */

/** Quotes and lists nest no deeper than this; what is deeper is text. */
const DEEPEST = 6;
const BULLET = /^( {0,12})([-*]|\d{1,3}\.) +(?=\S)/;

/**
 * Reads Discord's subset of Markdown.
 * @param {string} text
 * @returns {Block[]}
 */
export function parseMarkdown(text) {
  /** @type {Block[]} */
  const blocks = [];
  const fence = /```(?:[\w+-]*\n)?([\s\S]+?)```/g;
  let from = 0;
  for (const match of text.matchAll(fence)) {
    blocks.push(...readLines(linesOf(text.slice(from, match.index)), 0));
    blocks.push({ kind: "code", text: (match[1] ?? "").replace(/^\n|\n$/g, "") });
    from = match.index + match[0].length;
  }
  blocks.push(...readLines(linesOf(text.slice(from)), 0));
  return blocks;
}

/** Lines without the break beside a code block. @param {string} text */
function linesOf(text) {
  const trimmed = text.replace(/^\n|\n$/g, "");
  return trimmed === "" ? [] : trimmed.split("\n");
}

/**
 * @param {readonly string[]} lines
 * @param {number} depth
 * @returns {Block[]}
 */
function readLines(lines, depth) {
  /** @type {Block[]} */
  const blocks = [];
  /** @type {string[]} */
  let plain = [];
  const flush = () => {
    if (plain.length > 0) blocks.push({ kind: "text", inline: parseInline(plain.join("\n")) });
    plain = [];
  };
  for (let i = 0; i < lines.length; ) {
    const found = depth < DEEPEST ? blockAt(lines, i, depth) : null;
    if (found === null) {
      plain.push(lines[i] ?? "");
      i += 1;
    } else {
      flush();
      blocks.push(found.block);
      i += found.used;
    }
  }
  flush();
  return blocks;
}

/**
 * The block that begins with this line, and how many lines it takes; null for plain text.
 * @param {readonly string[]} lines
 * @param {number} at
 * @param {number} depth
 * @returns {{ block: Block, used: number } | null}
 */
function blockAt(lines, at, depth) {
  const line = lines[at] ?? "";
  const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
  if (heading !== null) {
    const level = /** @type {1 | 2 | 3} */ (heading[1]?.length);
    return { block: { kind: "heading", level, inline: parseInline(heading[2] ?? "") }, used: 1 };
  }
  const small = /^-# +(\S.*)$/.exec(line);
  if (small !== null) return { block: { kind: "small", inline: parseInline(small[1] ?? "") }, used: 1 };
  if (line.startsWith(">>> ")) {
    const rest = [line.slice(4), ...lines.slice(at + 1)];
    return { block: { kind: "quote", blocks: readLines(rest, depth + 1) }, used: lines.length - at };
  }
  if (line.startsWith("> ")) {
    const used = countWhile(lines, at, (l) => l.startsWith("> "));
    const inner = lines.slice(at, at + used).map((l) => l.slice(2));
    return { block: { kind: "quote", blocks: readLines(inner, depth + 1) }, used };
  }
  return BULLET.test(line) ? listAt(lines, at, depth) : null;
}

/**
 * Items of one depth, each with the deeper lines below it.
 * @param {readonly string[]} lines
 * @param {number} at
 * @param {number} depth
 * @returns {{ block: Block, used: number }}
 */
function listAt(lines, at, depth) {
  const first = BULLET.exec(lines[at] ?? "");
  const indent = first?.[1]?.length ?? 0;
  const ordered = /\d/.test(first?.[2] ?? "");
  /** @type {Block[][]} */
  const items = [];
  let i = at;
  while (i < lines.length) {
    const bullet = BULLET.exec(lines[i] ?? "");
    if (bullet === null || (bullet[1]?.length ?? 0) < indent || /\d/.test(bullet[2] ?? "") !== ordered) break;
    const used = 1 + countWhile(lines, i + 1, (l) => /^ +\S/.test(l) && indentOf(l) > indent);
    const own = (lines[i] ?? "").slice(bullet[0].length);
    const below = lines.slice(i + 1, i + used);
    items.push([{ kind: "text", inline: parseInline(own) }, ...readLines(below, depth + 1)]);
    i += used;
  }
  const start = ordered ? Number.parseInt(first?.[2] ?? "1", 10) : 1;
  return { block: { kind: "list", ordered, start, items }, used: i - at };
}

/** @param {string} line */
function indentOf(line) {
  return line.length - line.trimStart().length;
}

/**
 * @param {readonly string[]} lines
 * @param {number} from
 * @param {(line: string) => boolean} holds
 */
function countWhile(lines, from, holds) {
  let n = 0;
  while (from + n < lines.length && holds(lines[from + n] ?? "")) n += 1;
  return n;
}
