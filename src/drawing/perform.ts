/** How a picture is made from start to finish: its scene, then words and pixels of each part, or why it failed. */
import { createHmac, hash } from "node:crypto";
import { type PictureSource, provenanceOf, type Sketch, sceneOf } from "#engine";
import type { BaseLayer, Scene } from "#scene";
import type { RulebookCache } from "./rulebook-cache.ts";
import type { Answer, Fault, MadePart, Task } from "./task.ts";

/** Frames of a stack that tell where something failed. */
const FRAMES = 6;

/** Paints a scene as PNG. */
export type Paint = (scene: Scene) => Uint8Array;

/** Makes a picture: its scene once, then words and pixels of all its parts. Throws nothing. */
export function perform(task: Task, books: RulebookCache, paint: Paint): Answer {
  const { source, pack, pixels } = task;
  try {
    if (pack) books.add(pack.game, pack.files);
    const scene = typeof source === "string" ? fromSketch(source, books) : source;
    if ("kind" in scene) return scene;
    const { beside = [], ...main } = scene;
    const known = new Set(task.known);
    return {
      kind: "made",
      parts: [main, ...beside].map((part) => made(part, task.key, pixels ? known : null, paint)),
    };
  } catch (error) {
    return { kind: "failed", fault: faultOf(error, isPublic(source)) };
  }
}

function fromSketch(sketch: Sketch, books: RulebookCache): Scene | Exclude<Answer, { kind: "made" }> {
  const { game, content, stateVersion } = provenanceOf(sketch);
  if (stateVersion !== books.definition(game).stateVersion) return { kind: "outdated" };
  const book = books.get(game, content);
  return book ? sceneOf(book, sketch) : { kind: "missing", game, content };
}

/** `known`: digests of what need not be painted; null: nothing is. */
function made(scene: Scene, key: string, known: ReadonlySet<string> | null, paint: Paint): MadePart {
  const { alt, text } = scene;
  const digest = digestOf(scene, key);
  const words = { digest, alt, text, fault: null };
  if (!known || known.has(digest)) return { ...words, png: null };
  try {
    return { ...words, png: paint(scene) };
  } catch (error) {
    return { ...words, png: null, fault: faultOf(error, false) };
  }
}

/** Of bases, which are one object for all pictures of a pack. */
const digests = new WeakMap<BaseLayer, string>();

/** Nobody who reads names in a log finds out a hand by trying all that there are: nobody has the key. */
function digestOf({ base, ...scene }: Scene, key: string): string {
  const beneath = base ? (digests.get(base) ?? hash("sha256", JSON.stringify(base))) : "";
  if (base) digests.set(base, beneath);
  return createHmac("sha256", key).update(beneath).update(JSON.stringify(scene)).digest("hex").slice(0, 16);
}

const isPublic = (source: PictureSource): boolean => typeof source === "string" && provenanceOf(source).seat === null;

/** Where words of ours might name what a hand holds, the place in the code must suffice. */
function faultOf(error: unknown, isPublic: boolean): Fault {
  if (!(error instanceof Error)) return { reason: "unknown", at: [] };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return { reason: isPublic ? error.message : error.name, at: frames.slice(0, FRAMES).map((line) => line.trim()) };
}
