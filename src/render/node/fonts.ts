/** Makes the shipped fonts known to node-canvas. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isMainThread } from "node:worker_threads";
import { registerFont } from "canvas";
import { FONT_FILES } from "../font-files.ts";

/** The letters that pictures need cannot be used: one sentence for the operator. */
export class FontProblem extends Error {
  constructor(file: string) {
    super(`The font ${file} is missing or broken: take the folder assets/fonts of this release again.`);
    this.name = "FontProblem";
  }
}

/** As seen from this module, and from the bundle, whose modules all lie next to each other. */
const DIRECTORIES = ["../../../assets/fonts/", "../../assets/fonts/"] as const;

/** Where the shipped fonts lie. */
export function fontFolder(): URL {
  const [source, bundled] = [new URL(DIRECTORIES[0], import.meta.url), new URL(DIRECTORIES[1], import.meta.url)];
  return existsSync(bundled) ? bundled : source;
}

/** A font that is asked for by its own name must not be known by it: node-canvas would ask the system for its family instead. */
const nameOf = (family: string): string => (family.startsWith("Umpire") ? family : `Umpire ${family}`);

let registered = false;

/**
 * Makes the shipped fonts known, once per process: node-canvas keeps one list for all threads, and changes it without a lock, so the main thread does it before
 * the first worker draws, and workers leave it alone. Throws `FontProblem`: without a font the system's would be drawn with, or none.
 */
export function registerFonts(directory: URL = fontFolder()): void {
  if (registered || !isMainThread) return;
  for (const { file, family, weight, style } of Object.values(FONT_FILES)) {
    const path = fileURLToPath(new URL(file, directory));
    try {
      registerFont(path, { family: nameOf(family), weight, style });
    } catch {
      throw new FontProblem(path);
    }
  }
  registered = true;
}
