interface Readable {
  readonly label?: string;
  readonly description?: string;
  readonly detail?: string;
}

/** Choices that show all there is to read, each once: of two cards that are alike, either will do. */
export function readOnce<C extends Readable>(choices: readonly C[]): readonly C[] {
  const read = new Set<string>();
  return choices.filter(({ label = "", description = "", detail }) => {
    if (detail === undefined) return true;
    const words = [label, description, detail].join("\n");
    const isNew = !read.has(words);
    read.add(words);
    return isNew;
  });
}
