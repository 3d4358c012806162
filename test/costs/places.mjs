// @ts-check
import { dirname, relative } from "node:path";

/** Where sources come by what costs something; paths from the root. @type {readonly { cost: string, path: string, function: string }[]} */
export const PLACES = [
  { cost: "acts submitted", path: "src/engine/kernel.ts", function: "submit" },
  { cost: "states hashed", path: "src/proof/state-text.ts", function: "textHash" },
  { cost: "pictures drawn", path: "src/render/node/painted.ts", function: "painted" },
];

/** The files that decide what is counted. */
export const COUNTERS = ["test/costs/places.mjs", "test/costs/count.mjs"];

/**
 * A source that counts what it comes by; all lines stay where they are. Throws where such a function is not there any more.
 * @param {string} path from the root
 * @param {string} code
 */
export function counting(path, code) {
  const here = PLACES.filter((place) => place.path === path);
  if (here.length === 0) return code;
  const counter = relative(dirname(path), "test/costs/count.mjs");
  return here.reduce(
    (text, { cost, function: name }) => {
      const head = new RegExp(`^export function ${name}\\b[^{]*?\\{$`, "m");
      if (!head.test(text))
        throw new Error(`${path} has no function ${name} that could be counted: see test/costs/places.mjs`);
      return text.replace(head, (found) => `${found} count(${JSON.stringify(cost)});`);
    },
    `import { count } from ${JSON.stringify(counter)}; ${code}`,
  );
}

/** @param {string} path from the root @returns {boolean} */
export const isCounted = (path) => PLACES.some((place) => place.path === path);
