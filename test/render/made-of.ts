import type { Scene } from "#scene";
import { layout } from "../../src/render/layout/layout.ts";
import type { Op } from "../../src/render/primitives.ts";

/**
 * What a picture is made of, and what accompanies it: its words, its pieces, and how many shapes of which colours; a line
 * each with its number. Where things are, and how large, is not in it.
 */
export function madeOf({ beside = [], ...main }: Scene): string {
  return [main, ...beside].map((scene) => `${partsOf(scene)}\n`).join("\n");
}

function partsOf(scene: Scene): string {
  const counts = new Map<string, number>();
  const count = (part: string): unknown => counts.set(part, (counts.get(part) ?? 0) + 1);
  const { ops } = layout(scene);
  for (const op of ops) for (const part of partOf(op)) count(part);
  return [...counts]
    .map(([part, n]) => `${part} × ${n}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join("\n");
}

function partOf(op: Op): readonly string[] {
  switch (op.op) {
    case "text":
      return [`“${op.text}” ${op.face}${op.essential ? ", essential" : ""}`];
    case "item":
      return [`${op.kind} ${op.name}`];
    case "shape": {
      const strokes = (op.strokes ?? []).map((stroke) => `${stroke.colour}${stroke.dash ? " dashed" : ""}`);
      const fill = [op.fill ?? "no fill", ...(op.pattern ? [op.pattern.kind] : []), ...(op.lift ? ["lifted"] : [])];
      return [[op.outline.kind, ...fill, ...strokes].join(" ")];
    }
    case "texture":
      return [`texture ${JSON.stringify(op.texture)}`];
    case "base":
      return op.ops.flatMap((part) => partOf(part).map((name) => `ground: ${name}`));
    default:
      return [op.op];
  }
}
