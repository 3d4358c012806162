/** What a thread is given to draw, and what it gives back. */
import type { PackFiles, PictureSource } from "#engine";

/** A picture to be made by a thread. */
export interface Task {
  readonly source: PictureSource;
  /** What digests are keyed with: different in every process. */
  readonly key: string;
  /** Not only its words. */
  readonly pixels: boolean;
  /** Digests of parts that need not be painted. */
  readonly known: readonly string[];
  /** The pack of its game, once a thread has missed it. */
  readonly pack?: { readonly game: string; readonly files: PackFiles };
}

/** A scene that is shown on its own in a message: the main one of a picture, or one beside it. */
export interface Part {
  /** The same for the same scene, within a process. */
  readonly digest: string;
  /** For a screen reader. */
  readonly alt: string;
  /** The same facts, as Discord markdown. */
  readonly text: string;
}

/** A part as a thread has made it. */
export interface MadePart extends Part {
  /** Null: it was not wanted, or there is a fault. */
  readonly png: Uint8Array | null;
  /** Why it cannot be painted. */
  readonly fault: Fault | null;
}

/** What went wrong, without a word of what a hand holds. */
export interface Fault {
  readonly reason: string;
  /** Where in the code. */
  readonly at: readonly string[];
}

export type Answer =
  | { readonly kind: "made"; readonly parts: readonly MadePart[] }
  /** The thread does not have the pack: it wants the task again, with it. */
  | { readonly kind: "missing"; readonly content: string; readonly game: string }
  /** Today's rules cannot read the state that it was made from. */
  | { readonly kind: "outdated" }
  | { readonly kind: "failed"; readonly fault: Fault };
