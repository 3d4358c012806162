/** "Mansour, Bayaa and Amiriya"; "nothing". */
export function inList(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined) return "nothing";
  return words.length > 1 ? `${words.slice(0, -1).join(", ")} and ${last}` : last;
}

/** "1 card", "3 cards". */
export const counted = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
