import { setTimeout as sleep } from "node:timers/promises";
import type { Renderer } from "../../src/render/renderer.ts";

/** The smallest picture there is. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Draws at once: drawing has no faults of its own, and takes long. */
export const dot: Renderer = { png: () => Promise.resolve(PIXEL), close: () => Promise.resolve() };

/** The same after so many ms. */
export const dotAfter = (ms: number): Renderer =>
  ms === 0 ? dot : { ...dot, png: () => sleep(ms, PIXEL, { ref: false }) };
