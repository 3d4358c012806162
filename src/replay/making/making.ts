/** Makes the page of a replay from a campaign's file: plays it again, tells its story, draws it, and packs all of it. */
import { type Definition, type GameTypes, type Names, type Rulebook } from "#engine";
import type { GameFile } from "../../campaign/contract/game.ts";
import type { ReplayAbout } from "../../campaign/contract/replay.ts";
import { openPinned } from "../../packs/packs.ts";
import type { BlockId } from "../file/blocks.ts";
import { filmOf } from "../film.ts";
import { picturesText } from "../pictures.ts";
import { type Replayed, replayed } from "../story/replayed.ts";
import { facesFor } from "./faces.ts";
import { pageOf } from "./html.ts";
import { packedBlock } from "./packing.ts";
import { pageCode } from "./page-code.ts";
import { lastBoard, type Paint, smallBoard } from "./stills.ts";

/** The page of a campaign's file, with its whole log. Throws what `filmOf` throws. */
export async function replayOf(
  file: GameFile,
  definition: Definition<GameTypes>,
  about: ReplayAbout,
  paint: Paint,
): Promise<string> {
  const { pack, ...rest } = file;
  const book = openPinned(definition, file.pack);
  const shown = shownOf(file, book, about);
  const { show, scenes } = shown;
  const pictures = picturesText(scenes);
  const last = scenes.at(-1);
  if (!last) throw new Error("this campaign has shown no board");
  const code = await pageCode(file.game);
  const blocks: readonly (readonly [BlockId, string])[] = [
    ["show", JSON.stringify(show)],
    ["pictures", pictures],
    ["pack", JSON.stringify(pack)],
    ["rows", JSON.stringify({ ...rest, about })],
    ["code", code.worker],
  ];
  const moments = show.points.flatMap(({ step }) => scenes[step] ?? []);
  return pageOf({
    show,
    still: await lastBoard(last, paint),
    moments: await Promise.all(moments.map((scene) => smallBoard(scene, paint))),
    style: code.style,
    faces: await facesFor([JSON.stringify(show), pictures]),
    script: code.script,
    blocks: new Map(blocks.map(([id, text]) => [id, packedBlock(text)])),
  });
}

/** What a campaign's page shows. */
export function shownOf(file: GameFile, book: Rulebook<GameTypes>, { title, names }: ReplayAbout): Replayed {
  const at = (row: number): Names => names.findLast(({ from }) => from <= row)?.names ?? {};
  const film = filmOf({ book, rows: file.rows, secret: file.secret, names: at });
  return replayed(film, { title });
}
