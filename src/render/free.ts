import type { Canvas } from "canvas";

/**
 * Gives a canvas's pixels back at once. The garbage collector does not know of them: to it a bitmap of some megabytes is a
 * small object, of which it lets hundreds gather.
 */
export function free(canvas: Canvas): void {
  canvas.width = 0;
  canvas.height = 0;
}
