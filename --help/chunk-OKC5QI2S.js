import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);

// src/threads/threads.ts
import { createRequire } from "node:module";
import { extname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Piscina } from "piscina";
function threads(from, name, options) {
  const ending = extname(fileURLToPath(import.meta.url));
  const loader = ending === ".ts" ? { execArgv: ["--import", tsxLoader()] } : {};
  return new Piscina({ ...options, ...loader, filename: fileURLToPath(new URL(`./${name}${ending}`, from)) });
}
var tsxLoader = () => pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

export {
  threads
};
