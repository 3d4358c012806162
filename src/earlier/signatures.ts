/** How releases up to 0.2 marked their messages. */

/** Whether a message's small print has a row's mark: by itself, or at its end. */
export function isSigned(line: string, { game, id }: { readonly game: string; readonly id: number }): boolean {
  const signature = `${game} · no. ${id}`;
  return line === signature || line.endsWith(` · ${signature}`);
}
