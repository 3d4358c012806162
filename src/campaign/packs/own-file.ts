/** Reads a file that a host has attached, and refuses what is too large, too deep or strange. */
import { type Json, PackError, quoted } from "#engine";

/** No file of a host's may have more of anything than this: the largest scenario of the packs has a quarter of it. */
export const OWN_FILE_LIMIT = {
  bytes: 64 * 1024,
  /** Lists and objects in each other. */
  depth: 16,
  /** Members of a list or an object. */
  members: 200,
  /** Characters of a text. */
  text: 400,
  number: 1000,
} as const;

/** Names that mean something else to JavaScript than to whoever wrote them. */
const RESERVED: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** A file that nobody trusts as JSON. Throws `PackError` for what is larger, deeper or stranger than such files are. */
export function readOwnFile(text: string): Json {
  if (Buffer.byteLength(text) > OWN_FILE_LIMIT.bytes) wrong("", `is larger than ${OWN_FILE_LIMIT.bytes / 1024} kB`);
  if (depthOf(text) > OWN_FILE_LIMIT.depth) wrong("", `lists and objects lie more than ${OWN_FILE_LIMIT.depth} deep`);
  const json = parsed(text);
  checkWithin(json, []);
  return json;
}

const wrong = (path: string, reason: string): never => {
  throw new PackError("the file", path, reason);
};

/** How deep its brackets go, before anything that goes as deep itself reads it. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isText && letter === "\\") at++;
    else if (letter === '"') isText = !isText;
    else if (!isText && (letter === "[" || letter === "{")) deepest = Math.max(deepest, ++depth);
    else if (!isText && (letter === "]" || letter === "}")) depth--;
  }
  return deepest;
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, "")) as Json; // that is what JSON is
  } catch (error) {
    const at = error instanceof Error ? /position (\d+)/.exec(error.message)?.[1] : undefined;
    return wrong(
      "",
      at === undefined ? "is not JSON: it ends too early" : `is not JSON: look at line ${lineAt(text, Number(at))}`,
    );
  }
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split("\n").length;

function checkWithin(value: Json, path: readonly string[]): void {
  const here = path.join(".");
  const { members, text, number } = OWN_FILE_LIMIT;
  if (typeof value === "string" && value.length > text) wrong(here, `is longer than ${text} characters`);
  if (typeof value === "number" && !(Math.abs(value) <= number)) wrong(here, `no number is larger than ${number}`);
  if (typeof value !== "object" || value === null) return;
  const entries = Object.entries(value);
  if (entries.length > members) wrong(here, `has more than ${members} members`);
  for (const [key, part] of entries) {
    if (RESERVED.has(key)) wrong(here, `nothing may be called “${key}”`);
    checkWithin(part, [...path, /^[\w-]{1,40}$/.test(key) ? key : quoted(key)]);
  }
}
