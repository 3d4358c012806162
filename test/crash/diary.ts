import { existsSync, readFileSync } from "node:fs";
import { DEATH, NOTE } from "./fault-points.ts";
import type { Note } from "./notes.ts";

/** The file in which all lives of a bot write what they pass, and what else they do. */
export class Diary {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** Every fault point that was passed, the deadly ones with their mark. */
  diary(): readonly string[] {
    return this.#lines().filter((line) => !line.startsWith(NOTE));
  }

  /** What else was noted. */
  notes(): readonly Note[] {
    return this.#lines().flatMap(
      (line) => (line.startsWith(NOTE) ? [JSON.parse(line.slice(NOTE.length)) as Note] : []), // our own file
    );
  }

  /** The points at which it died by itself. */
  deaths(): readonly string[] {
    return this.diary().flatMap((line) => (line.startsWith(DEATH) ? [line.slice(DEATH.length)] : []));
  }

  #lines(): readonly string[] {
    return existsSync(this.#file) ? readFileSync(this.#file, "utf8").split("\n").slice(0, -1) : [];
  }
}
