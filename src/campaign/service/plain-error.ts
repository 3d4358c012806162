/** Which parts of an error may be logged: nothing that holds tokens, hands, pictures or what people wrote. */

const LONGEST = 500;

/**
 * An error as it may be logged. Those of discord.js carry whole requests with tokens, hands and pictures in them, those of
 * the database what was to be written: so only name, code, the place, and a message without such things.
 */
export function plainError(error: unknown): { readonly [fact: string]: unknown } {
  if (!(error instanceof Error)) return { message: String(error).slice(0, LONGEST) };
  const { name, stack = "" } = error;
  const code = "code" in error ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : plainError(error.cause);
  const frames = stack.split("\n").filter((line) => /^\s+at /.test(line));
  return { name, message: messageOf(error), code, cause, stack: frames.join("\n") };
}

/** A failed query names its values after the first line. */
function messageOf(error: Error): string {
  const [first = ""] = "query" in error && "params" in error ? error.message.split("\n") : [error.message];
  return first.length > LONGEST ? `${first.slice(0, LONGEST)}…` : first;
}
