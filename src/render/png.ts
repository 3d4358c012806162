import type { Canvas } from "canvas";
import canvasModule from "canvas";

/** Measured on the showcase: see the tests' figures; a flat map compresses well without the slower filters. */
const SETTINGS = { compressionLevel: 6, filters: canvasModule.PNG_FILTER_NONE } as const;

export const encoded = (canvas: Canvas): Buffer => canvas.toBuffer("image/png", SETTINGS);
