import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  ConfigProblem
} from "./chunk-IE5NYQA2.js";
import {
  DiscordProblem
} from "./chunk-5BQA6T4B.js";
import {
  FontProblem
} from "./chunk-2DHQLNE6.js";
import {
  DatabaseProblem
} from "./chunk-TIB24QDT.js";
import {
  SandboxProblem
} from "./chunk-6CBDAX2X.js";
import {
  PackError,
  Refused
} from "./chunk-Q6LHD3MV.js";

// src/trouble.ts
var EXIT = { usage: 2, tempfail: 75, config: 78 };
var LASTING = [PackError, ConfigProblem, FontProblem, SandboxProblem];
var PASSING = [DatabaseProblem, DiscordProblem];
function troubleOf(error) {
  if (error instanceof Refused) return { sentence: error.text, code: EXIT.usage };
  for (const kind of PASSING)
    if (error instanceof kind) return { sentence: error.message, code: error.passes ? EXIT.tempfail : EXIT.config };
  for (const kind of LASTING) if (error instanceof kind) return { sentence: error.message, code: EXIT.config };
  return null;
}
function tellAndExit(error) {
  const trouble = troubleOf(error);
  if (!trouble) throw error;
  process.stderr.write(`${trouble.sentence}
`);
  process.exit(trouble.code);
}
async function runUnderSupervision(work) {
  try {
    await work();
  } catch (error) {
    const trouble = troubleOf(error);
    if (trouble?.code !== EXIT.config || process.env.UMPIRE_ON_FAILURE !== "wait") throw error;
    process.stderr.write(`${trouble.sentence}
Umpire does nothing now, and waits to be stopped.
`);
    await toldToStop();
    process.exit(trouble.code);
  }
}
async function toldToStop() {
  const alive = setInterval(() => {
  }, 6e4);
  const signal = await new Promise((resolve) => {
    for (const name of ["SIGINT", "SIGTERM"]) process.once(name, resolve);
  });
  clearInterval(alive);
  return signal;
}

export {
  tellAndExit,
  runUnderSupervision,
  toldToStop
};
