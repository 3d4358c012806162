/** The `replay` command: one page that tells an exported campaign, draws it and checks it, for any browser, with or without a net. */
import { writeFileSync } from "node:fs";
import { Command } from "commander";
import { refuse } from "#engine";
import { verify } from "../campaign/record/verify.ts";
import { games } from "../games/registry.ts";
import { readProofFile } from "../proof/reading-file.ts";
import { layout } from "../render/layout/layout.ts";
import { painted } from "../render/node/painted.ts";
import { createRenderer } from "../render/node/renderer.ts";
import { OtherRules } from "../replay/film.ts";
import { filmOf } from "../replay-maker/film.ts";
import { openPage } from "../replay-maker/making.ts";
import { readJson } from "./files.ts";

export function replayCommand(): Command {
  return new Command("replay")
    .description("make a page that tells an exported campaign, draws it and checks it, for any browser")
    .argument("<file>", "as `/game export` or `umpire demo` has written it")
    .argument("<out>", "where the page goes: replay.html")
    .option("--title <words>", "what the campaign is called; its id otherwise")
    .option("--film <file>", "its boards one after the other as well, as an animated GIF: film.gif")
    .action(async (file: string, out: string, { title, film }: { readonly title?: string; readonly film?: string }) => {
      const raw = readJson(file);
      const { verdict, lines } = verify(raw, games);
      if (verdict === "wrong")
        refuse("wrong-file", `${file} is no game that was played by its rules: ${lines.at(-1) ?? ""}`);
      const { id, game } = readProofFile(raw);
      const definition = games.find((one) => one.id === game) ?? refuse("no-game", `There is no game ${game}.`);
      const renderer = createRenderer();
      try {
        const about = { title: title ?? id, names: [], promises: [] };
        const { html, parts } = await openPage({ file: raw, about }, definition, (scene) => renderer.png(scene)).catch(
          (error: unknown) =>
            error instanceof OtherRules ? refuse("other-rules", error.message) : Promise.reject(error),
        );
        writeFileSync(out, html);
        process.stdout.write(
          `${out}: ${Math.round(Buffer.byteLength(html) / 1000)} kB, made of a file that is ${verdict}.\n`,
        );
        if (film !== undefined) writeFilm(film, parts);
      } finally {
        await renderer.close();
      }
    });
}

function writeFilm(out: string, parts: Parameters<typeof filmOf>[0]): void {
  const film =
    filmOf(parts, (scene) => painted(layout(scene))) ??
    refuse("no-film", "This campaign has shown no board, so there is no film.");
  writeFileSync(out, film.gif);
  process.stdout.write(`${out}: ${Math.round(film.gif.byteLength / 1000)} kB.\n`);
}
