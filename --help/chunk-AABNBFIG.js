import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  findGame,
  games
} from "./chunk-KLHXMCDA.js";
import {
  openShipped
} from "./chunk-IUAYHR45.js";
import {
  InvalidArgumentError
} from "./chunk-27Y5C5C4.js";
import {
  refuse
} from "./chunk-Q6LHD3MV.js";

// src/cli/arguments.ts
import { randomBytes } from "node:crypto";
var atLeast = (min) => (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < min)
    throw new InvalidArgumentError(`a whole number from ${min} on is needed`);
  return value;
};
function seed(text) {
  if (!/^[0-9a-fA-F]{1,64}$/.test(text)) throw new InvalidArgumentError("1 to 64 hexadecimal digits are needed");
  return text.toLowerCase().padStart(64, "0");
}
var randomSeed = () => randomBytes(32).toString("hex");
function bookOf(game, packs = null) {
  const definition = findGame(game);
  if (!definition)
    return refuse("unknown-game", `There is no game \u201C${game}\u201D; there are: ${games.map((g) => g.id).join(", ")}.`);
  return openShipped(definition, packs);
}
var printJson = (value) => {
  process.stdout.write(`${JSON.stringify(value)}
`);
};
function setting(text, before) {
  const [, name, value] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === void 0 || value === void 0) throw new InvalidArgumentError("<option>=<value> is needed");
  return { ...before, [name]: value };
}
function chosenOptions({ definition }, { seats, set }) {
  const said = seats === void 0 ? set : { ...set, seats };
  const value = (name, given) => {
    if (typeof definition.defaults[name] === "number") return Number(given);
    return typeof definition.defaults[name] === "string" ? String(given) : given;
  };
  return Object.fromEntries(Object.entries(said).map(([name, given]) => [name, value(name, given)]));
}

export {
  atLeast,
  seed,
  randomSeed,
  bookOf,
  printJson,
  setting,
  chosenOptions
};
