/**
 * @typedef {"strong" | "em" | "underline" | "strike" | "spoiler"} Style
 * @typedef {{ kind: "plain", text: string } | { kind: Style, inline: Inline[] } | { kind: "code", text: string }
 *   | { kind: "link", href: string, inline: Inline[] } | { kind: "user" | "role" | "channel", id: string }
 *   | { kind: "everyone", text: string } | { kind: "time", seconds: number, style: string }
 *   | { kind: "command", name: string } | { kind: "emoji", name: string }} Inline
 */

/** Styles nest no deeper than this; what is deeper is text. */
const DEEPEST = 8;

/** Longest first, so that `**` is not read as two `*`. @type {readonly [string, readonly Style[]][]} */
const DELIMITERS = [
  ["***", ["strong", "em"]],
  ["**", ["strong"]],
  ["__", ["underline"]],
  ["~~", ["strike"]],
  ["||", ["spoiler"]],
  ["*", ["em"]],
  ["_", ["em"]],
];

/** What stands in pointed brackets. @type {readonly [RegExp, (m: readonly string[]) => Inline][]} */
const TAGS = [
  [/<@!?(\d{1,20})>/y, (m) => ({ kind: "user", id: m[1] ?? "" })],
  [/<@&(\d{1,20})>/y, (m) => ({ kind: "role", id: m[1] ?? "" })],
  [/<#(\d{1,20})>/y, (m) => ({ kind: "channel", id: m[1] ?? "" })],
  [/<t:(-?\d{1,13})(?::([tTdDfFR]))?>/y, (m) => ({ kind: "time", seconds: Number(m[1]), style: m[2] ?? "f" })],
  [/<\/([\w -]{1,100}):\d{1,20}>/y, (m) => ({ kind: "command", name: m[1] ?? "" })],
  [/<a?:(\w{1,32}):\d{1,20}>/y, (m) => ({ kind: "emoji", name: m[1] ?? "" })],
  [/<(https?:\/\/[^\s<>]{1,2000})>/y, (m) => linkTo(m[1] ?? "", m[1] ?? "") ?? { kind: "plain", text: m[0] ?? "" }],
];

/**
 * Reads the styles of a line or paragraph.
 * @param {string} text
 * @param {number} [depth]
 * @returns {Inline[]}
 */
export function parseInline(text, depth = 0) {
  /** @type {Inline[]} */
  const out = [];
  let plain = "";
  /** Delimiters that have no partner in the rest: they need not be looked for again. @type {Set<string>} */
  const alone = new Set();
  for (let i = 0; i < text.length; ) {
    const found = escapeAt(text, i) ?? (depth < DEEPEST ? pieceAt(text, i, depth, alone) : null);
    if (found === null) {
      plain += text[i];
      i += 1;
    } else if (found.piece.kind === "plain") {
      plain += found.piece.text;
      i += found.used;
    } else {
      if (plain !== "") out.push({ kind: "plain", text: plain });
      plain = "";
      out.push(found.piece);
      i += found.used;
    }
  }
  if (plain !== "") out.push({ kind: "plain", text: plain });
  return out;
}

/** @typedef {{ piece: Inline, used: number } | null} Found */

/** @param {string} text @param {number} i @returns {Found} */
function escapeAt(text, i) {
  const next = text[i + 1];
  if (text[i] !== "\\" || next === undefined || !/[!-/:-@[-`{-~]/.test(next)) return null;
  return { piece: { kind: "plain", text: next }, used: 2 };
}

/** @param {string} text @param {number} i @param {number} depth @param {Set<string>} alone @returns {Found} */
function pieceAt(text, i, depth, alone) {
  switch (text[i]) {
    case "`":
      return codeAt(text, i, alone);
    case "<":
      return tagAt(text, i);
    case "[":
      return maskedLinkAt(text, i, depth);
    case "@":
      return everyoneAt(text, i);
    case "h":
      return bareLinkAt(text, i);
    default:
      return styledAt(text, i, depth, alone);
  }
}

/** @param {string} text @param {number} i @param {Set<string>} alone @returns {Found} */
function codeAt(text, i, alone) {
  const ticks = text.startsWith("``", i) ? "``" : "`";
  if (alone.has(ticks)) return null;
  const end = text.indexOf(ticks, i + ticks.length + 1);
  if (end < 0) {
    alone.add(ticks);
    return null;
  }
  const inside = text.slice(i + ticks.length, end);
  return { piece: { kind: "code", text: inside }, used: end + ticks.length - i };
}

/** @param {string} text @param {number} i @returns {Found} */
function tagAt(text, i) {
  for (const [pattern, read] of TAGS) {
    pattern.lastIndex = i;
    const match = pattern.exec(text);
    if (match !== null) return { piece: read(match), used: match[0].length };
  }
  return null;
}

/** @param {string} text @param {number} i @param {number} depth @returns {Found} */
function maskedLinkAt(text, i, depth) {
  const pattern = /\[([^\][\n]{1,500})\]\(<?(https?:\/\/[^\s<>()]{1,2000})>?\)/y;
  pattern.lastIndex = i;
  const match = pattern.exec(text);
  const link = match === null ? null : linkTo(match[2] ?? "", match[1] ?? "", depth);
  return match === null || link === null ? null : { piece: link, used: match[0].length };
}

/** @param {string} text @param {number} i @returns {Found} */
function bareLinkAt(text, i) {
  const pattern = /https?:\/\/[^\s<>|*]{1,2000}/y;
  pattern.lastIndex = i;
  const match = /\w/.test(text[i - 1] ?? "") ? null : pattern.exec(text);
  const address = match?.[0].replace(/[.,;:!?'")\]]+$/, "") ?? "";
  const link = address === "" ? null : linkTo(address, address);
  return link === null ? null : { piece: link, used: address.length };
}

/** Only web addresses become links. @param {string} href @param {string} label @param {number} [depth] */
function linkTo(href, label, depth) {
  if (!URL.canParse(href) || !/^https?:$/.test(new URL(href).protocol)) return null;
  /** @type {Inline[]} */
  const inline = depth === undefined ? [{ kind: "plain", text: label }] : parseInline(label, depth + 1);
  return /** @type {Inline} */ ({ kind: "link", href: new URL(href).href, inline: withoutLinks(inline) });
}

/** A link in a link would be no HTML. @param {Inline[]} inline @returns {Inline[]} */
function withoutLinks(inline) {
  return inline.flatMap((piece) => {
    if (piece.kind === "link") return withoutLinks(piece.inline);
    return "inline" in piece ? [{ ...piece, inline: withoutLinks(piece.inline) }] : [piece];
  });
}

/** @param {string} text @param {number} i @returns {Found} */
function everyoneAt(text, i) {
  const name = ["@everyone", "@here"].find((word) => text.startsWith(word, i));
  return name === undefined ? null : { piece: { kind: "everyone", text: name }, used: name.length };
}

/** @param {string} text @param {number} i @param {number} depth @param {Set<string>} alone @returns {Found} */
function styledAt(text, i, depth, alone) {
  for (const [mark, styles] of DELIMITERS) {
    if (!text.startsWith(mark, i) || alone.has(mark) || !opens(text, i, mark)) continue;
    const end = closing(text, i + mark.length, mark);
    if (end < 0) {
      alone.add(mark);
      continue;
    }
    const inside = parseInline(text.slice(i + mark.length, end), depth + styles.length);
    const piece = styles.reduceRight((/** @type {Inline[]} */ inline, kind) => [{ kind, inline }], inside)[0];
    if (piece !== undefined) return { piece, used: end + mark.length - i };
  }
  return null;
}

/** @param {string} text @param {number} i @param {string} mark */
function opens(text, i, mark) {
  const next = text[i + mark.length];
  if (next === undefined) return false;
  if (mark === "_" && /\w/.test(text[i - 1] ?? "")) return false;
  return mark.length > 1 || !/\s/.test(next);
}

/** Where the partner of a delimiter stands; -1 if nowhere. @param {string} text @param {number} from @param {string} mark */
function closing(text, from, mark) {
  const [letter = ""] = mark;
  for (let i = from; i < text.length; i += 1) {
    if (text[i] === "\\") i += 1;
    if (text[i] !== letter) continue;
    let run = 1;
    while (text[i + run] === letter) run += 1;
    const at = i > from ? partnerIn(i, run, mark) : -1;
    if (at >= 0 && closes(text, at, mark)) return at;
    i += run - 1;
  }
  return -1;
}

/** Of a run of stars, the last ones close the outer style. @param {number} i @param {number} run @param {string} mark */
function partnerIn(i, run, mark) {
  if (run < mark.length || (mark.length === 1 && run === 2)) return -1;
  return mark === "*" || mark === "_" || mark === "**" || mark === "__" ? i + run - mark.length : i;
}

/** @param {string} text @param {number} i @param {string} mark */
function closes(text, i, mark) {
  if (mark.length > 1) return true;
  return !/\s/.test(text[i - 1] ?? "") && (mark !== "_" || !/\w/.test(text[i + 1] ?? ""));
}
