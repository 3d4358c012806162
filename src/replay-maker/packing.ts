/** Blocks compressed for a page, and read from one that nobody trusts. */
import { gunzipSync, gzipSync } from "node:zlib";
import { type BlockId, NoReplay, type TakenApart } from "../replay/file/blocks.ts";

export const packedBlock = (text: string): string => gzipSync(text, { level: 9 }).toString("base64");

/** More than any campaign has, bytes. */
const LONGEST = 64_000_000;

/** What a block holds. Throws `NoReplay`. */
export function blockIn({ blocks }: Pick<TakenApart, "blocks">, id: BlockId): string {
  const text = blocks.get(id);
  if (text === undefined) throw new NoReplay(`the block ${id} is missing`);
  try {
    return gunzipSync(Buffer.from(text, "base64"), { maxOutputLength: LONGEST }).toString();
  } catch {
    throw new NoReplay(`the block ${id} cannot be unpacked, or is too large`);
  }
}

/** The same as JSON. Throws `NoReplay`. */
export function jsonIn(page: Pick<TakenApart, "blocks">, id: BlockId): unknown {
  try {
    return JSON.parse(blockIn(page, id));
  } catch (error) {
    if (error instanceof NoReplay) throw error;
    throw new NoReplay(`the block ${id} is no JSON`);
  }
}
