/** Files that a command is given. */
import { readFileSync } from "node:fs";
import { refuse } from "#engine";

/** Throws `Refused`. */
export function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return refuse("bad-file", `${file} cannot be read.`);
  }
}

/** Throws `Refused`. */
export function jsonOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse("bad-file", `${file} is not JSON.`);
  }
}

/** Throws `Refused`. */
export const readJson = (file: string): unknown => jsonOf(readText(file), file);

/** Whether a file's text is a replay: a page, which carries what is proved. */
export const isPage = (text: string): boolean => /^\s*<!doctype html>/i.test(text);
