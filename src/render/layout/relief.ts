import type { Relief } from "../../scene/land.ts";
import type { Pen } from "../pen.ts";
import { rings } from "../primitives.ts";
import { type MapFrame, polygonsOf } from "./map-frame.ts";

const STRENGTH = 0.35;
const PLAIN = 0.12;

export function drawRelief(pen: Pen, frame: MapFrame, { seed, ridges, strength, plain, within }: Relief): void {
  const hills = (): void =>
    pen.relief({
      seed,
      box: frame.box,
      strength: strength ?? STRENGTH,
      plain: plain ?? PLAIN,
      ridges: ridges.map(({ points, height, reach }) => ({
        points: points.map(frame.place),
        height,
        reach: reach * frame.scale,
      })),
    });
  if (!within) {
    hills();
    return;
  }
  const outline = rings(
    ...polygonsOf(frame, within).flatMap((polygon) => polygon.map((ring) => ring.map(frame.place))),
  );
  pen.clipped(outline, hills);
}
