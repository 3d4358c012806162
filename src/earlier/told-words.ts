/** What releases up to 0.2 stored of what was told: words, and with those of the log what they are about. */
import type { ChronicleRow, LineAbout, PostLine } from "../store/records.ts";

/** A line of a phase's post. */
export interface WordedPostLine extends Omit<PostLine, "told" | "failed"> {
  readonly text: string;
}

/** Words are told unchanged. */
export function lineToday(line: PostLine | WordedPostLine): PostLine {
  if (!("text" in line)) return line;
  const { text, ...rest } = line;
  return { ...rest, told: text };
}

/** What the `i`th thing that a row told is about; undefined: nobody has noted it. */
export function notedAbout({ told, about }: Pick<ChronicleRow, "told" | "about">, i: number): LineAbout | undefined {
  const noted = about?.lines ?? [];
  return noted[i - (told.length - noted.length)]; // a correction's own line stands first
}
