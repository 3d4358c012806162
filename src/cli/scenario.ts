/** The commands for those who write scenarios of their own. */
import { readFileSync, writeFileSync } from "node:fs";
import { Command } from "commander";
import { completed, PackError, type Params, refuse, type ScenarioSheet } from "#engine";
import type { Scene } from "#scene";
import { faultsOf, type OwnScenario, readOwnScenario } from "../campaign/packs/own-scenario.ts";
import { readConfig } from "../config.ts";
import { games } from "../games/registry.ts";
import { packFolder, readPackFiles } from "../packs/packs.ts";
import { createRenderer } from "../render/node/renderer.ts";
import { withNames } from "../rules-of-play/naming.ts";
import { rulesOf } from "../rules-of-play/shelf.ts";

export function scenarioCommand(): Command {
  const command = new Command("scenario").description("look at a scenario of your own before you play it");
  command
    .command("check")
    .description("say what is wrong in the file, where, and what would be right")
    .argument("<file>")
    .option("--game <id>", "the game that it is for", "fitna")
    .action((file: string, { game }: { game: string }) => check(file, game));
  command
    .command("preview")
    .description("draw its set-up as a picture")
    .argument("<file>")
    .argument("<out.png>")
    .option("--game <id>", "the game that it is for", "fitna")
    .action((file: string, out: string, { game }: { game: string }) => preview(file, out, game));
  return command;
}

function check(file: string, game: string): void {
  const own = read(file, game);
  if (own === null) return;
  for (const { title, facts, aims } of sheetsOf(own)) {
    const wins = aims.flatMap(({ name, lines }) => [`  ${name}:`, ...lines.map((line) => `    ${line}`)]);
    process.stdout.write(`${[title, ...facts.map((fact) => `  ${fact}`), ...wins].join("\n")}\n`);
  }
  process.stdout.write("The scenario can be played.\n");
}

async function preview(file: string, out: string, game: string): Promise<void> {
  const own = read(file, game);
  const scene = own === null ? null : setUpOf(own);
  if (!scene) return;
  const renderer = createRenderer();
  try {
    writeFileSync(out, await renderer.png(scene));
    process.stdout.write(`${out} shows the set-up.\n`);
  } finally {
    await renderer.close();
  }
}

/** Null: something is wrong with it, which has been said. */
function read(file: string, game: string): OwnScenario | null {
  const definition = games.find(({ id }) => id === game) ?? refuse("unknown-game", `There is no game “${game}”.`);
  try {
    return readOwnScenario(
      definition,
      readPackFiles(packFolder(definition, readConfig(process.env).packs)),
      text(file),
    );
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    for (const fault of faultsOf(error)) process.stdout.write(`${file}: ${inNames(game, fault)}\n`);
    process.exitCode = 1;
    return null;
  }
}

/** With the rules by their names. */
function inNames(game: string, fault: string): string {
  const rules = rulesOf(game);
  return rules ? withNames(rules, fault) : fault;
}

function text(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return refuse("bad-file", `${file} cannot be read.`);
  }
}

/** The scenario in each edition that it is for. */
const sheetsOf = (own: OwnScenario): readonly ScenarioSheet[] =>
  own.ways.flatMap((way) => own.book.definition.ownScenarios?.show(optionsOf(own, way), own.book.content) ?? []);

/** The set-up in the edition that it is for first. */
const setUpOf = (own: OwnScenario): Scene | null =>
  own.book.definition.ownScenarios?.scene(optionsOf(own, own.ways[0]), own.book.content) ?? null;

const optionsOf = ({ book: { definition, content } }: OwnScenario, way: Params): Params =>
  completed(definition.options, { content }, way, definition.defaults);
