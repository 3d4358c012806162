import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  readConfig
} from "./chunk-IE5NYQA2.js";
import {
  createRenderer
} from "./chunk-S6OPBATL.js";
import {
  faultsOf,
  readOwnScenario
} from "./chunk-XBF6EGNQ.js";
import "./chunk-6UY64SCZ.js";
import "./chunk-UQVAUGZD.js";
import "./chunk-NS7TBYEJ.js";
import "./chunk-OKC5QI2S.js";
import "./chunk-NG7VQ2BD.js";
import "./chunk-2DHQLNE6.js";
import "./chunk-TIB24QDT.js";
import {
  games
} from "./chunk-KLHXMCDA.js";
import {
  packFolder,
  readPackFiles
} from "./chunk-IUAYHR45.js";
import {
  Command
} from "./chunk-27Y5C5C4.js";
import "./chunk-Z3K52CNU.js";
import {
  PackError,
  completed,
  refuse
} from "./chunk-Q6LHD3MV.js";
import "./chunk-Z6ZNBKAO.js";
import "./chunk-LXFBX2PP.js";

// src/cli/scenario.ts
import { readFileSync, writeFileSync } from "node:fs";
function scenarioCommand() {
  const command = new Command("scenario").description("look at a scenario of your own before you play it");
  command.command("check").description("say what is wrong in the file, where, and what would be right").argument("<file>").option("--game <id>", "the game that it is for", "fitna").action((file, { game }) => check(file, game));
  command.command("preview").description("draw its set-up as a picture").argument("<file>").argument("<out.png>").option("--game <id>", "the game that it is for", "fitna").action((file, out, { game }) => preview(file, out, game));
  return command;
}
function check(file, game) {
  const own = read(file, game);
  if (own === null) return;
  for (const { title, facts, aims } of sheetsOf(own)) {
    const wins = aims.flatMap(({ name, lines }) => [`  ${name}:`, ...lines.map((line) => `    ${line}`)]);
    process.stdout.write(`${[title, ...facts.map((fact) => `  ${fact}`), ...wins].join("\n")}
`);
  }
  process.stdout.write("The scenario can be played.\n");
}
async function preview(file, out, game) {
  const own = read(file, game);
  const [sheet] = own === null ? [] : sheetsOf(own);
  if (!sheet) return;
  const renderer = createRenderer();
  try {
    writeFileSync(out, await renderer.png(sheet.scene));
    process.stdout.write(`${out} shows the set-up.
`);
  } finally {
    await renderer.close();
  }
}
function read(file, game) {
  const definition = games.find(({ id }) => id === game) ?? refuse("unknown-game", `There is no game \u201C${game}\u201D.`);
  try {
    return readOwnScenario(
      definition,
      readPackFiles(packFolder(definition, readConfig(process.env).packs)),
      text(file)
    );
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    for (const fault of faultsOf(error)) process.stdout.write(`${file}: ${fault}
`);
    process.exitCode = 1;
    return null;
  }
}
function text(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return refuse("bad-file", `${file} cannot be read.`);
  }
}
var sheetsOf = ({ book: { definition, content }, ways }) => ways.flatMap((way) => {
  const options = completed(definition.options, { content }, way, definition.defaults);
  return definition.ownScenarios?.show(options, content) ?? [];
});
export {
  scenarioCommand
};
