import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  NEVER_PROVED,
  verify
} from "./chunk-UGEOMOCU.js";
import "./chunk-L2K75C2T.js";
import "./chunk-LVZ2MTIL.js";
import "./chunk-6UY64SCZ.js";
import "./chunk-65DZ7QLO.js";
import {
  games
} from "./chunk-KLHXMCDA.js";
import "./chunk-IUAYHR45.js";
import {
  Command
} from "./chunk-27Y5C5C4.js";
import "./chunk-Z3K52CNU.js";
import {
  refuse
} from "./chunk-Q6LHD3MV.js";
import "./chunk-Z6ZNBKAO.js";
import "./chunk-LXFBX2PP.js";

// src/cli/verify.ts
import { readFileSync } from "node:fs";
var SAID = {
  proved: { sentence: "Proved: the game was played by its rules, with the dice that were promised.", code: 0 },
  "chain only": {
    sentence: "Chain only: nothing contradicts the file, but this release cannot prove all of it.",
    code: 3
  },
  wrong: { sentence: "Wrong: no game that was played by these rules has this file.", code: 1 }
};
function verifyCommand() {
  return new Command("verify").description(
    "play an exported game again: dice, rules and log must agree (exit code 0: proved, 3: chain only, 1: wrong)"
  ).argument("<file>").option("--posted <hash...>", "log hashes from the posts in the channel: each must be that of a row", []).action((file, { posted }) => {
    const { verdict, lines } = verify(readFile(file), games, posted);
    const { sentence, code } = SAID[verdict];
    const open = verdict === "wrong" || posted.length > 0 ? [] : [NEVER_PROVED];
    for (const line of [...lines, sentence, ...open]) process.stdout.write(`${line}
`);
    process.exitCode = code;
  });
}
function readFile(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    return refuse("bad-file", `${file} ${error instanceof SyntaxError ? "is not JSON" : "cannot be read"}.`);
  }
}
export {
  verifyCommand
};
