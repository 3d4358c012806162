/** Reads what a bot writes, line by line, as a stranger's: too long, no UTF-8, no JSON, names that no message has. */
import { type Refusal, Refused, refuse } from "#engine";
import { DEEPEST, type FromBot, fromBot, LONGEST_LINE } from "./protocol.ts";

/** A line, or why it cannot be read. */
export type Line = string | Refusal;

const NEWLINE = 0x0a;
const TOO_LONG: Refusal = {
  code: "line-too-long",
  text: `A line has at most ${LONGEST_LINE} bytes: this one was not read.`,
};
const NOT_UTF8: Refusal = { code: "not-utf-8", text: "This line is no UTF-8." };

/** The lines of a stream; of a line that is too long, only that it was is kept. */
export async function* linesOf(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<Line, void> {
  let parts: Uint8Array[] = [];
  let size = 0;
  const taken = (): Line => {
    const line = size > LONGEST_LINE ? TOO_LONG : inWords(parts);
    parts = [];
    size = 0;
    return line;
  };
  const keep = (part: Uint8Array): void => {
    size += part.length;
    if (size <= LONGEST_LINE) parts.push(part);
    else parts = [];
  };
  for await (const chunk of input) {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      keep(bytes.subarray(from, end));
      from = end + 1;
      yield taken();
    }
    keep(bytes.subarray(from));
  }
  if (size > 0) yield taken();
}

function inWords(parts: readonly Uint8Array[]): Line {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    return NOT_UTF8;
  }
}

/** The message that a line is. Throws `Refused`, in one sentence, for anything that is not a message. */
export function messageIn(line: Line): FromBot {
  if (typeof line !== "string") throw new Refused(line);
  const said = jsonIn(line);
  requirePlain(said);
  const read = fromBot.safeParse(said);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const where = issue && issue.path.length > 0 ? `“${issue.path.join(".")}”: ` : "";
  return refuse(
    "no-message",
    `This is no message of the protocol (${where}${issue?.message ?? "it has another shape"}).`,
  );
}

function jsonIn(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return refuse("not-json", "This line is no JSON: every line is one JSON object.");
  }
}

/** Nothing that could be taken for what objects inherit, and nothing deeper than answers are; without recursion, whatever its depth. */
function requirePlain(said: unknown): void {
  let level: readonly unknown[] = [said];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) refuse("too-deep", `Nothing here lies more than ${DEEPEST} levels deep.`);
    level = level.flatMap(membersOf);
  }
}

function membersOf(value: unknown): readonly unknown[] {
  if (typeof value !== "object" || value === null) return [];
  if (!Array.isArray(value)) for (const key of Object.keys(value)) requireName(key);
  return Object.values(value);
}

const INHERITED: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

function requireName(key: string): void {
  if (INHERITED.has(key)) refuse("bad-name", `“${key}” is the name of nothing here.`);
}
