/** Words in a row, as people read them in a sentence. */
/** "a, b and c"; "" of none. */
export const listed = (words: readonly string[], and = "and"): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
