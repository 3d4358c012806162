/** Waits for the fonts of pictures, which a page declares: a canvas does not, but draws in another font. */
import { type FontName, fontOf, standIn } from "../font-files.ts";
import { piecesOf } from "../metrics.ts";
import type { Op } from "../primitives.ts";

/** Bases whose fonts are there: what is in them is not laid out once more to see that. */
const looked = new Set<string>();
const loaded = new Map<FontName, Promise<unknown>>();

/** Until the fonts are there that these texts are written in. */
export async function fontsFor(ops: readonly Op[]): Promise<void> {
  await Promise.all([...new Set(namesIn(ops))].map(load));
}

function* namesIn(ops: readonly Op[]): Generator<FontName> {
  for (const op of ops) {
    if (op.op === "text") for (const { isOwn } of piecesOf(op.text, op.face)) yield isOwn ? op.face : standIn(op.face);
    if (op.op !== "base" || looked.has(op.digest)) continue;
    yield* namesIn(op.ops);
    looked.add(op.digest);
  }
}

function load(name: FontName): Promise<unknown> {
  const known = loaded.get(name) ?? fontsHere().load(fontOf(10, name));
  loaded.set(name, known);
  return known;
}

/** Those of the page, or of the worker. */
const fontsHere = (): FontFaceSet => (globalThis as { readonly fonts?: FontFaceSet }).fonts ?? document.fonts;
