/** Results of schema checks, shared by texts that differ only in ids, times and ports. */
import { createHash } from "node:crypto";
import QuickLRU from "quick-lru";

const REMEMBERED = 2000;

/** What came of the texts that were checked last, by schema, one for all that differ in nothing that a schema looks at. */
export class Remembered<T extends object> {
  readonly #known = new WeakMap<object, QuickLRU<string, T>>();

  of(schema: object, text: string): { readonly was: T | undefined; remember(result: T): void } {
    const known = this.#known.get(schema) ?? new QuickLRU<string, T>({ maxSize: REMEMBERED });
    this.#known.set(schema, known);
    const key = createHash("sha1").update(withoutChance(text)).digest("base64");
    return { was: known.get(key), remember: (result) => void known.set(key, result) };
  }
}

/** Ids within a text that follow one of these; as numbers they would have bounds. */
const ID = /(?<=["@#/&!])[1-9]\d{16,18}(?!\d)/g;
const PORT = /(?<=\/\/127\.0\.0\.1:)[1-9]\d{4}(?!\d)/g;
const TIME =
  /(?<=")20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}(?=Z|\+00:00")/g;
const RELATIVE_TIME = /(?<=<t:)\d{10}(?=:)/g;

/** Ids, times and ports differ in each world: no schema tells one from another of the same length. */
const withoutChance = (text: string): string =>
  text
    .replaceAll(ID, (id) => "1".repeat(id.length))
    .replaceAll(PORT, "11111")
    .replaceAll(TIME, "2026-01-01T00:00:00.000")
    .replaceAll(RELATIVE_TIME, "1111111111");
