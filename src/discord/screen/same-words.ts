/** Which choices read the same, so that of two cards that are alike only one is shown. */

interface Readable {
  readonly label?: string;
  readonly description?: string;
  readonly detail?: string;
}

/** Choices that show all there is to read, each once: of two cards that are alike, either will do. */
export function readOnce<C extends Readable>(choices: readonly C[]): readonly C[] {
  const read = new Set<string>();
  return choices.filter((choice) => {
    const words = wordsOf(choice);
    const isNew = words === null || !read.has(words);
    if (words !== null) read.add(words);
    return isNew;
  });
}

/** The choice that is shown for one of these: itself, or the first that reads the same. */
export function shownFor<C extends Readable>(choices: readonly C[], chosen: C): C {
  const words = wordsOf(chosen);
  return (words === null ? undefined : choices.find((choice) => wordsOf(choice) === words)) ?? chosen;
}

/** Null: there is more to it than what is read. */
const wordsOf = ({ label = "", description = "", detail }: Readable): string | null =>
  detail === undefined ? null : [label, description, detail].join("\n");
