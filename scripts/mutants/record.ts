import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Choice, nameOf } from "./sample.ts";

/** Remembers which test file noticed a change in an earlier run: that one is tried first. */
export class Record {
  readonly #file: string;
  readonly #noticed: Map<string, string>;

  constructor(file: string) {
    this.#file = file;
    this.#noticed = new Map(Object.entries(read(file)));
  }

  testOf = (choice: Choice): string | undefined => this.#noticed.get(nameOf(choice));

  note(choice: Choice, test: string): void {
    this.#noticed.set(nameOf(choice), test);
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify(Object.fromEntries(this.#noticed), null, 1));
  }
}

function read(file: string): { readonly [change: string]: string } {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as { readonly [change: string]: string }; // as `note` wrote it
  } catch {
    return {}; // no earlier run, or one that ended while it wrote
  }
}
