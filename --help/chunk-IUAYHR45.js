import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  PackError,
  canonical,
  rulebook
} from "./chunk-Q6LHD3MV.js";

// src/campaign/packs.ts
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
var SHIPPED = fileURLToPath(new URL("../../data", import.meta.url));
function readPackFiles(directory) {
  const names = list(directory).filter((name) => name.endsWith(ENDING));
  if (names.length === 0) throw new PackError(directory, "", "no JSON file in this pack");
  return Object.fromEntries(names.sort().map((name) => [withoutEnding(name), readJson(join(directory, name))]));
}
var ENDING = ".json";
var withoutEnding = (file) => file.endsWith(ENDING) ? file.slice(0, -ENDING.length) : file;
function list(directory) {
  try {
    return readdirSync(directory, { recursive: true, encoding: "utf8" }).map((name) => name.replaceAll(sep, "/"));
  } catch {
    throw new PackError(directory, "", "there is no such folder, or it cannot be read");
  }
}
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new PackError(path, "", error instanceof SyntaxError ? `not JSON (${error.message})` : "cannot be read");
  }
}
var packHash = (files) => createHash("sha256").update(canonical(files)).digest("hex");
function openPack(definition, files) {
  const complete = (definition.drawnFrom ?? []).every((name) => Object.hasOwn(files, name));
  const content = definition.readPack(complete ? files : { ...drawnToday(definition), ...files });
  return rulebook(definition, content, packHash(files));
}
function openPinned(definition, files) {
  try {
    return openPack(definition, files);
  } catch (error) {
    const isDrawn = error instanceof PackError && definition.drawnFrom?.includes(withoutEnding(error.file)) === true;
    if (!isDrawn) throw error;
    const content = definition.readPack({ ...files, ...drawnToday(definition) });
    return rulebook(definition, content, packHash(files));
  }
}
function drawnToday(definition) {
  const today = readPackFiles(packFolder(definition, null));
  return Object.fromEntries((definition.drawnFrom ?? []).map((name) => [name, today[name]]));
}
var packFolder = (definition, packs) => join(packs ?? SHIPPED, definition.id);
function readShipped(definition, packs) {
  const files = readPackFiles(packFolder(definition, packs));
  return { files, book: openPack(definition, files) };
}
var openShipped = (definition, packs = null) => readShipped(definition, packs).book;

export {
  readPackFiles,
  packHash,
  openPack,
  openPinned,
  packFolder,
  readShipped,
  openShipped
};
