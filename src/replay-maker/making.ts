/** Makes the page of a replay from a campaign's file: plays it again, tells its story, draws it, and packs all of it. */
import type { Definition, GameTypes } from "#engine";
import type { PostedSource, ReplaySource } from "../campaign/contract/replay.ts";
import { drawnToday } from "../packs/packs.ts";
import { pinnedBook } from "../proof/pinned-pack.ts";
import { type ProofFile, readProofFile } from "../proof/reading-file.ts";
import { type PageParts, pageParts } from "../replay/carried.ts";
import type { BlockId } from "../replay/file/blocks.ts";
import { compactText } from "../replay/file/compact.ts";
import { type RowsBlock, rowsText } from "../replay/file/rows-block.ts";
import { postedParts } from "../replay/posted.ts";
import { facesFor } from "./faces.ts";
import { pageOf, type StillPicture } from "./html.ts";
import { packedBlock } from "./packing.ts";
import { checkerOf, showingCode } from "./page-code.ts";
import { lastBoard, type Paint, smallBoard } from "./stills.ts";

/** A campaign's file, which nobody has read yet, and what it does not say. */
type Source = Omit<ReplaySource, "file"> & { readonly file: unknown };

/** A page, and what it was made of. */
export interface MadePage {
  readonly html: string;
  readonly parts: Shown;
}

/** The page of a campaign's file, with its whole log. Throws what `filming` throws, and what `readProofFile` does. */
export const replayOf = async (source: Source, definition: Definition<GameTypes>, paint: Paint): Promise<string> =>
  (await openPage(source, definition, paint)).html;

/** The same, with what it was made of. */
export async function openPage(
  { file: raw, about }: Source,
  definition: Definition<GameTypes>,
  paint: Paint,
): Promise<MadePage> {
  const file = readProofFile(raw);
  const drawn = lacking(file, definition);
  const book = pinnedBook(definition, file.pack, () => drawnToday(definition));
  const parts = pageParts({ book, file, about });
  return await pageWith(
    parts,
    [
      ["pack", compactText({ files: file.pack, drawn })],
      ["rows", rowsText({ file: withoutPack(raw), about, sketches: parts.sketches })],
      ["code", await checkerOf(file.game)],
    ],
    paint,
  );
}

/**
 * The page of what stands in a campaign's channel, without log. Everything in it, the letters of its fonts included, comes
 * from that, or is the same in all pages.
 */
export async function postedPage(
  { pack, posted }: PostedSource,
  definition: Definition<GameTypes>,
  paint: Paint,
): Promise<MadePage> {
  const book = pinnedBook(definition, pack, () => drawnToday(definition));
  return await pageWith(postedParts(book, posted), [], paint);
}

/** A page with what it shows, and with these blocks more. */
export async function pageWith(
  parts: Shown,
  more: readonly (readonly [BlockId, string])[],
  paint: Paint,
): Promise<MadePage> {
  const { show, pictures } = parts;
  const blocks: readonly (readonly [BlockId, string])[] = [
    ["show", JSON.stringify(show)],
    ["pictures", pictures],
    ...more,
  ];
  const html = pageOf({
    show,
    ...(await showingCode()),
    ...(await stills(parts, paint)),
    faces: await facesFor(blocks.flatMap(([id, text]) => (id === "code" ? [] : [text]))),
    blocks: new Map(blocks.map(([id, text]) => [id, packedBlock(text)])),
  });
  return { html, parts };
}

/** What a page shows. */
export type Shown = Pick<PageParts, "show" | "scenes" | "pictures">;

/** The file as it was exported, except for its pack, which has a block of its own. */
function withoutPack(raw: unknown): RowsBlock["file"] {
  const { pack: _, ...file } = raw as { readonly pack: unknown }; // it was read as one
  return file;
}

/** Today's files that only pictures are drawn from, where the campaign's pack lacks one of them or has one too old. */
function lacking({ pack }: ProofFile, definition: Definition<GameTypes>): { readonly [file: string]: unknown } {
  const today = drawnToday(definition);
  const isWhole = Object.entries(today).every(([name, file]) => JSON.stringify(pack[name]) === JSON.stringify(file));
  return isWhole ? {} : today;
}

/** What is seen without script. */
async function stills(
  { show, scenes }: Shown,
  paint: Paint,
): Promise<{ readonly still: StillPicture; readonly moments: readonly StillPicture[] }> {
  const last = scenes.findLast((scene) => scene !== null);
  if (!last) throw new Error("this campaign has shown no board");
  const moments = show.points.map(({ step }) => scenes[step] ?? last);
  return {
    still: await lastBoard(last, paint),
    moments: await Promise.all(moments.map((scene) => smallBoard(scene, paint))),
  };
}
