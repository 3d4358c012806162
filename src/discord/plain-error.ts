/** An error as it may be logged: discord.js's carry whole requests, with secrets, pictures and tokens in them. */
export function plainError(error: unknown): { readonly [fact: string]: unknown } {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = "code" in error ? error.code : undefined;
  const cause = error.cause === undefined ? undefined : plainError(error.cause);
  return { name, message, code, cause, stack };
}
