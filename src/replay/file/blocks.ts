/** The blocks of a replay's page: data that no browser runs, each behind its own tag in one line of base64. */

/** In the order in which they stand. */
export const BLOCKS = ["show", "pictures", "pack", "rows", "engines", "code"] as const;
export type BlockId = (typeof BLOCKS)[number];

/** What stands before a block, and what after it. */
export const openingTag = (id: BlockId): string => `<script type="text/plain" id="${id}">`;
export const CLOSING_TAG = "</script>";

/** A page taken apart: `outside` is all that is in no block, with the tags of the blocks, and nothing between them. */
export interface TakenApart {
  readonly outside: string;
  readonly blocks: ReadonlyMap<BlockId, string>;
}

/** The most characters of a page that are read. */
const LONGEST = 16_000_000;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** A page is no replay, or holds its blocks differently from a replay. */
export class NoReplay extends Error {
  constructor(why: string) {
    super(why);
    this.name = "NoReplay";
  }
}

/** Takes a page apart without running anything of it. Throws `NoReplay`. */
export function takenApart(page: string): TakenApart {
  if (page.length > LONGEST) throw new NoReplay("the page is too long");
  const blocks = new Map<BlockId, string>();
  let outside = "";
  let rest = page;
  for (const id of BLOCKS) {
    const tag = openingTag(id);
    const at = rest.indexOf(tag);
    if (at < 0) continue;
    const from = at + tag.length;
    const end = rest.indexOf(CLOSING_TAG, from);
    if (end < 0) throw new NoReplay(`the block ${id} has no end`);
    const text = rest.slice(from, end);
    if (!BASE64.test(text)) throw new NoReplay(`the block ${id} is no base64 in one line`);
    outside += rest.slice(0, from);
    rest = rest.slice(end);
    blocks.set(id, text);
  }
  outside += rest;
  const twice = BLOCKS.find((id) => outside.split(openingTag(id)).length > (blocks.has(id) ? 2 : 1));
  if (twice !== undefined) throw new NoReplay(`the block ${twice} is in it twice, or in the wrong place`);
  if (!blocks.has("show")) throw new NoReplay("it has no block that a replay has");
  return { outside, blocks };
}
