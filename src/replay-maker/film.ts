/** A short film of a campaign: its boards one after the other, with turn and phase above each, as an animated GIF. */
import { type Canvas, type CanvasRenderingContext2D, createCanvas } from "canvas";
import type { Scene } from "#scene";
import { fontOf } from "../render/font-files.ts";
import { BOARD_COLOURS } from "../render/style.ts";
import type { PageParts } from "../replay/carried.ts";
import { capital } from "../replay/story/words.ts";
import { AnimatedGif } from "./gif.ts";
import type { Film } from "./made.ts";

/** Paints a scene on a canvas, which the next one may paint over. */
export type PaintOnCanvas = (scene: Scene) => Canvas;

/** A board and what stands above it. */
export interface FilmFrame {
  readonly scene: Scene;
  readonly words: string;
}

/** Pixels: as wide as a post on a phone. */
const WIDTH = 550;
const STRIP = 26;
const LETTERS = 16;
const MARGIN = 10;

/** Bytes: nobody should wait for a film who is on their way. */
export const MOST_BYTES = 1_500_000;

/** How long a board is shown, ms: shorter where there are many, so that nobody watches for minutes. */
const SHOWN = { most: 1000, least: 300, all: 45_000 } as const;
/** The last one, ms. */
const END = 4000;

/** How it is made small enough: tried in this order, until it is; from then on it has half as many frames each time. */
const WAYS: readonly Way[] = [
  { colours: 128, every: 1 },
  { colours: 64, every: 1 },
  { colours: 64, every: 2 },
];

interface Way {
  readonly colours: number;
  readonly every: number;
}

/** The film of what a page shows; null: there is nothing to be seen. */
export function filmOf({ show, scenes }: Pick<PageParts, "show" | "scenes">, paint: PaintOnCanvas): Film | null {
  const frames = show.steps.flatMap(({ turn, phase }, i): FilmFrame[] => {
    const scene = scenes[i];
    return scene ? [{ scene, words: momentOf(turn, phase) }] : [];
  });
  const [first, last] = [frames[0]?.words, frames.at(-1)?.words];
  const gif = gifOf(frames, paint);
  return (
    gif && { gif, alt: `The boards of ${show.title} one after the other, from ${first} to ${last}. ${show.result}` }
  );
}

const momentOf = (turn: number, phase: string): string =>
  capital([turn > 0 ? `Turn ${turn}` : "", phase].filter((word) => word !== "").join(" · ")) || "The start";

/** Null: there are no frames. */
export function gifOf(frames: readonly FilmFrame[], paint: PaintOnCanvas): Uint8Array | null {
  if (frames.length === 0) return null;
  for (const way of WAYS) {
    const gif = filmed(frames, way, paint);
    if (gif) return gif;
  }
  for (let every = 4; ; every *= 2) {
    const gif = filmed(frames, { colours: 64, every }, paint);
    if (gif || every > frames.length) return gif;
  }
}

/** Null: it is too large. */
function filmed(all: readonly FilmFrame[], { colours, every }: Way, paint: PaintOnCanvas): Uint8Array | null {
  const frames = all.filter((_, i) => (all.length - 1 - i) % every === 0);
  const shown = Math.min(SHOWN.most, Math.max(SHOWN.least, SHOWN.all / frames.length));
  let gif: AnimatedGif | null = null;
  let page: Canvas | null = null;
  for (const [i, { scene, words }] of frames.entries()) {
    const { beside: _, ...board } = scene;
    const painted = paint(board);
    page ??= createCanvas(WIDTH, STRIP + Math.round((WIDTH * painted.height) / painted.width));
    drawFrame(page, painted, words);
    gif ??= new AnimatedGif(page.width, page.height, { colours, most: MOST_BYTES });
    gif.add(page.toBuffer("raw"), i === frames.length - 1 ? END : shown);
    if (gif.bytes > MOST_BYTES) return null;
  }
  const bytes = gif?.end() ?? null;
  return bytes && bytes.byteLength <= MOST_BYTES ? bytes : null;
}

function drawFrame(page: Canvas, board: Canvas, words: string): void {
  const ctx: CanvasRenderingContext2D = page.getContext("2d", { alpha: false });
  ctx.fillStyle = BOARD_COLOURS.strip;
  ctx.fillRect(0, 0, page.width, STRIP);
  ctx.fillStyle = BOARD_COLOURS.cream;
  ctx.font = fontOf(LETTERS, "bold", "restBold");
  ctx.textBaseline = "middle";
  ctx.fillText(words, MARGIN, STRIP / 2, page.width - 2 * MARGIN);
  ctx.imageSmoothingEnabled = true;
  ctx.quality = "good";
  ctx.drawImage(board, 0, STRIP, page.width, page.height - STRIP);
}
