import { expect, test } from "vitest";
import { painted } from "../../src/render/node/painted.ts";

test("a picture has its own size and ground, whatever was painted before it", () => {
  for (const [width, height, ground] of [
    [40, 30, "#ff0000"],
    [20, 30, "#00ff00"],
    [20, 50, "#0000ff"],
    [40, 30, "#ffffff"],
  ] as const) {
    const canvas = painted({ width, height, ground, ops: [] });
    expect([canvas.width, canvas.height]).toEqual([width, height]);
    const [red = 0, green = 0, blue = 0] = canvas.getContext("2d").getImageData(width - 1, height - 1, 1, 1).data;
    expect(`#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`).toBe(ground);
  }
});
