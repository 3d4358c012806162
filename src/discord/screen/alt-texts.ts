/** What a screen reader says of a message's pictures: only what the message itself has not said. */
import { spoken } from "#scene";
import { clipAtSentence, LIMIT } from "./limits.ts";

/** A picture in words, and the command that tells it; null: there is no command, and its words are in the message. */
interface Described {
  readonly alt: string;
  readonly told: string | null;
}

/** Between two sentences: a number with its point begins one. */
const BETWEEN = /(?<=[.!?][”"’)]?)(?<!(?:^|[.!?] )\d{1,2}\.) /;

export const sentencesOf = (words: string): readonly string[] => words.split(BETWEEN);

/** What a screen reader finds for a picture whose every sentence it has said already. */
const ALL_SAID = "What this picture shows is told in the words of this message.";

/**
 * What a screen reader says of each picture of a message: what neither its texts nor the pictures before have said, as much
 * of it as there is room for, and where the rest is.
 */
export function altTextsOf(pictures: readonly Described[], texts: readonly string[]): readonly string[] {
  const said = new Set(sentencesOf(spoken(texts)));
  return pictures.map((picture) => {
    const fresh: string[] = [];
    for (const sentence of sentencesOf(picture.alt === "" ? "A picture." : picture.alt)) {
      if (said.has(sentence)) continue;
      said.add(sentence);
      fresh.push(sentence);
    }
    return fresh.length === 0 ? ALL_SAID : cut(fresh.join(" "), picture);
  });
}

const cut = (alt: string, { told }: Described): string =>
  clipAtSentence(alt, LIMIT.altText, told === null ? "The rest stands in words in this message." : `The rest: ${told}`);
