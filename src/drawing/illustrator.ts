/** Has pictures drawn on threads: which come first, which are drawn already, and what becomes of those that fail. */
import { hash, randomBytes } from "node:crypto";
import type { PackFiles, PictureSource } from "#engine";
import { FairQueue, LeftOut, type Turn } from "./fair-queue.ts";
import { Kept } from "./kept.ts";
import type { Answer, Fault, MadePart, Part, Task } from "./task.ts";

/** Who asks for a picture, and what for. */
export interface PictureRequest extends Turn {
  /** False: its words are enough. */
  readonly pixels: boolean;
}

/** A part of a picture. */
export interface Shown extends Part {
  /** Throws `PictureProblem`. */
  png(): Promise<Buffer>;
}

/** Makes pictures of what they are made from. */
export interface Illustrator {
  /** The main part first, then those beside it. Throws `PictureProblem`. */
  show(source: PictureSource, asked: PictureRequest): Promise<readonly Shown[]>;
  /** Lets pictures under way finish; those that wait are not made. */
  close(): Promise<void>;
}

/** busy: too many wait; closed: the bot stops; outdated: a state of an older shape; failed: the mistake is ours. */
export type WhyNot = "busy" | "closed" | "outdated" | "failed";

/** A picture that cannot be had; `fault`: for the log. */
export class PictureProblem extends Error {
  readonly why: WhyNot;
  readonly fault: Fault | null;

  constructor(why: WhyNot, fault: Fault | null = null) {
    super(fault ? `${why}: ${fault.reason}` : why);
    this.name = "PictureProblem";
    this.why = why;
    this.fault = fault;
  }
}

export interface IllustratorOptions {
  /** Makes one picture, on a thread. */
  readonly perform: (task: Task) => Promise<Answer>;
  /** The pack with this hash, where it is not one of this release; null: there is no such pack. */
  readonly pack: (hash: string) => Promise<PackFiles | null>;
  /** What digests are keyed with: by the same one the same picture has the same name, and is not uploaded again. This process's own if left out. */
  readonly key?: string;
  /** Ends the threads. */
  readonly close?: () => Promise<void>;
  /** How many are made at the same time. */
  readonly width?: number;
  /** The most that wait. */
  readonly most?: number;
  /** How many bytes of pixels are kept. */
  readonly room?: number;
}

/** Of a process without an installation. Nobody who reads names in a log finds out a hand by trying all that there are. */
const KEY = randomBytes(32).toString("hex");
const MOST_WAITING = 200;
const ROOM = 16 * 1024 * 1024;

export function createIllustrator(options: IllustratorOptions): Illustrator {
  const { width = 1, most = MOST_WAITING, room = ROOM } = options;
  const line = new FairQueue<readonly MadePart[]>({ width, most });
  const easel = new Easel(options, line, new Kept(room));
  return {
    show: (source, asked) => easel.show(source, asked),
    async close() {
      line.close();
      await options.close?.();
    },
  };
}

/** Equal pictures are made once: those that wait or are under way, too. */
class Easel {
  readonly #options: IllustratorOptions;
  readonly #line: FairQueue<readonly MadePart[]>;
  readonly #kept: Kept;
  /** By what they are made from. */
  readonly #awaited = new Map<string, Promise<readonly MadePart[]>>();

  constructor(options: IllustratorOptions, line: FairQueue<readonly MadePart[]>, kept: Kept) {
    this.#options = options;
    this.#line = line;
    this.#kept = kept;
  }

  async show(source: PictureSource, asked: PictureRequest): Promise<readonly Shown[]> {
    const name = hash("sha256", typeof source === "string" ? source : JSON.stringify(source));
    const parts = this.#kept.made.get(name) ?? (await this.#shared({ source, name, asked }));
    return parts.map(({ digest, alt, text }) => ({
      ...{ digest, alt, text },
      png: () => this.#png(digest, { source, name, asked }),
    }));
  }

  /**
   * Those of this very picture, if the kept ones are gone: the message that had them does not show it, or no longer
   * does.
   */
  async #png(digest: string, { source, name, asked }: Wanted): Promise<Buffer> {
    const kept = this.#kept.pixels.get(digest);
    if (kept) return kept;
    const parts = await this.#shared({ source, name, asked: { ...asked, pixels: true, view: null } });
    const part = parts.find((one) => one.digest === digest);
    if (part?.png) return bufferOf(part.png);
    throw new PictureProblem("failed", part?.fault ?? null);
  }

  async #shared(wanted: Wanted): Promise<readonly MadePart[]> {
    const { view, pixels } = wanted.asked;
    const id = `${wanted.name} ${pixels} ${view === null}`;
    const awaited = this.#awaited.get(id) ?? this.#inTurn(wanted);
    this.#awaited.set(id, awaited);
    try {
      return await awaited;
    } finally {
      this.#awaited.delete(id);
    }
  }

  async #inTurn(wanted: Wanted): Promise<readonly MadePart[]> {
    try {
      return await this.#line.add(wanted.asked, () => this.#perform(wanted));
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error;
      throw new PictureProblem(error.why === "closed" ? "closed" : "busy");
    }
  }

  async #perform({ source, name, asked }: Wanted): Promise<readonly MadePart[]> {
    const view = asked.view === null ? null : `${asked.campaign} ${asked.view}`;
    const known = view === null ? [] : (this.#kept.shown.get(view) ?? []);
    const parts = await this.#answered({ source, key: this.#options.key ?? KEY, pixels: asked.pixels, known });
    for (const { digest, png } of parts) if (png) this.#kept.pixels.add(digest, bufferOf(png));
    this.#kept.made.set(
      name,
      parts.map(({ digest, alt, text }) => ({ digest, alt, text })),
    );
    if (view !== null && asked.pixels)
      this.#kept.shown.set(
        view,
        parts.map(({ digest }) => digest),
      );
    return parts;
  }

  async #answered(task: Task): Promise<readonly MadePart[]> {
    const answer = await this.#options.perform(task);
    switch (answer.kind) {
      case "made":
        return answer.parts;
      case "outdated":
        throw new PictureProblem("outdated");
      case "failed":
        throw new PictureProblem("failed", answer.fault);
      case "missing": {
        const files = task.pack ? null : await this.#options.pack(answer.content);
        if (!files) throw new PictureProblem("failed", { reason: "its pack is missing", at: [] });
        return await this.#answered({ ...task, pack: { game: answer.game, files } });
      }
    }
  }
}

interface Wanted {
  readonly source: PictureSource;
  /** Of what it is made from. */
  readonly name: string;
  readonly asked: PictureRequest;
}

/** The same bytes, as a buffer. */
const bufferOf = (png: Uint8Array): Buffer => Buffer.from(png.buffer, png.byteOffset, png.byteLength);
