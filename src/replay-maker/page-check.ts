/** Whether a page of a replay shows what its rows prove: the page is rebuilt from them, and nothing of it is run. */
import { z } from "zod";
import { canonical, type Definition, type GameTypes, type Json } from "#engine";
import { type BlockId, NoReplay, type TakenApart, takenApart } from "../replay/file/blocks.ts";
import { compactIn } from "../replay/file/compact.ts";
import { rowsIn } from "../replay/file/rows-block.ts";
import { scenesIn } from "../replay/pictures.ts";
import { LACKS_LOG, type Show } from "../replay/show.ts";
import { pageWith, replayOf, type Shown } from "./making.ts";
import { blockIn, jsonIn } from "./packing.ts";
import type { Paint } from "./stills.ts";

const about = z.strictObject({
  title: z.string().max(200),
  names: z.array(z.strictObject({ from: z.int().nonnegative(), names: z.record(z.string(), z.string()) })),
  promises: z.array(
    z.strictObject({
      at: z.number(),
      by: z.string(),
      to: z.array(z.string()),
      text: z.string(),
      verdict: z.strictObject({ kind: z.enum(["kept", "broken"]), by: z.array(z.string()) }).nullable(),
      takenBack: z.boolean(),
    }),
  ),
});
type About = z.infer<typeof about>;

/** What a page says that it is: not proved yet. */
export interface ClaimedReplay {
  readonly apart: TakenApart;
  /** As `verify` reads it. */
  readonly file: unknown;
  readonly about: About;
}

/** Whether a page says that it has no log, as those do that are made of what is in a channel. Throws `NoReplay`. */
export function lacksLog(html: string): boolean {
  const apart = takenApart(html);
  if (apart.blocks.has("rows")) return false;
  return z.looseObject({ lacksLog: z.enum(LACKS_LOG) }).safeParse(jsonIn(apart, "show")).success;
}

/** What a page claims. Throws `NoReplay`: a page without log has no rows either. */
export function claimedIn(html: string): ClaimedReplay {
  const apart = takenApart(html);
  const { file, about: told } = readBlock(apart, "rows", rowsIn);
  const known = about.safeParse(told);
  const pack = z
    .strictObject({ files: z.unknown(), drawn: z.unknown() })
    .safeParse(readBlock(apart, "pack", compactIn));
  if (!known.success || !pack.success) throw new NoReplay("its rows are not those of a replay");
  return { apart, file: { ...file, pack: pack.data.files }, about: known.data };
}

/** Throws `NoReplay`. */
function readBlock<T>(apart: TakenApart, id: BlockId, read: (text: string) => T): T {
  const text = blockIn(apart, id);
  try {
    return read(text);
  } catch {
    throw new NoReplay(`the block ${id} cannot be read`);
  }
}

/** The page that this release makes of what a page carries. Its file has been proved before. */
export const honestPage = (
  { file, about }: ClaimedReplay,
  definition: Definition<GameTypes>,
  paint: Paint,
): Promise<string> => replayOf({ file, about }, definition, paint);

/** How a page differs from the honest one; empty: not at all. */
export function differences({ apart }: Pick<ClaimedReplay, "apart">, honest: string): readonly string[] {
  const own = takenApart(honest);
  const odd = [...new Set([...own.blocks.keys(), ...apart.blocks.keys()])].filter((id) => !same(own, apart, id));
  return [
    ...odd.map((id) => PARTS[id]),
    ...(own.outside === apart.outside ? [] : ["what is seen without script, or the script that shows the rest"]),
  ];
}

/** Pictures that are seen without script. */
const PICTURES = /data:image\/jpeg;base64,[A-Za-z0-9+/=]*/g;

/**
 * Whether a page without log is shown by this release's script, and shows without it what that makes of its blocks. It is
 * made anew from them, and nothing of it is run; its pictures are its own word, as its blocks are. Throws `NoReplay`.
 */
export async function isShownAsHere(html: string, blank: Uint8Array): Promise<boolean> {
  const { outside, blocks } = takenApart(html);
  if (blocks.size !== 2) return false;
  const shown = { show: jsonIn({ blocks }, "show") as Show, pictures: blockIn({ blocks }, "pictures") };
  const again = await redrawn(shown, blank);
  return again !== null && takenApart(again).outside.replace(PICTURES, "") === outside.replace(PICTURES, "");
}

/** Null: the blocks hold nothing that could be shown. */
async function redrawn(shown: Pick<Shown, "show" | "pictures">, blank: Uint8Array): Promise<string | null> {
  try {
    const scenes = scenesIn(shown.pictures);
    return (await pageWith({ ...shown, scenes }, [], async () => blank)).html;
  } catch {
    return null; // nobody has checked what is in them
  }
}

const PARTS: { readonly [id in BlockId]: string } = {
  show: "the story and the log",
  pictures: "the boards",
  pack: "the pack",
  rows: "the rows",
  engines: "the engines of earlier releases",
  code: "the rules that its own check runs",
};

/** Two pages may be compressed otherwise, and hold the same. */
function same(one: TakenApart, other: TakenApart, id: BlockId): boolean {
  if (!one.blocks.has(id) || !other.blocks.has(id)) return false;
  if (id === "code") return blockIn(one, id) === blockIn(other, id);
  return canonical(jsonIn(one, id) as Json) === canonical(jsonIn(other, id) as Json); // both have just been read as JSON
}
