/** What the page carries, read from its blocks. */
import type { Scene } from "#scene";
import type { BlockId } from "../file/blocks.ts";
import { scenesIn } from "../pictures.ts";
import type { Show } from "../show.ts";

/** What is shown at once; the rest of the blocks is read by the worker. */
export interface Shown {
  readonly show: Show;
  /** One for each step; null: nobody could draw it. */
  readonly pictures: readonly (Scene | null)[];
}

/** The base64 of a block; null: this page has none. */
export const blockText = (id: BlockId): string | null => document.getElementById(id)?.textContent ?? null;

/** The text of a block that was compressed. Throws where the browser cannot read it. */
export async function unpacked(base64: string): Promise<string> {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return await new Response(stream).text();
}

/** What is shown. Throws where the page does not hold it. */
export async function readShown(): Promise<Shown> {
  const [show, pictures] = await Promise.all([blockOf("show"), blockOf("pictures")]);
  return { show: JSON.parse(show) as Show, pictures: scenesIn(pictures) }; // as the page's maker has written them
}

async function blockOf(id: BlockId): Promise<string> {
  const text = blockText(id);
  if (text === null) throw new Error(`the block ${id} is missing`);
  return await unpacked(text);
}
