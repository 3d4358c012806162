import type { Chart, Series } from "../../scene/chart.ts";
import type { Pen } from "../pen.ts";
import { line } from "../primitives.ts";
import { drawBadge } from "./badge.ts";
import { type Plot, pointsOf } from "./chart-plot.ts";

interface End {
  readonly series: Series;
  readonly x: number;
  readonly y: number;
}

/** The letters at the lines' ends, pushed apart where lines meet; in two columns when one would be too high. */
export function drawEnds(pen: Pen, chart: Chart, plot: Plot): void {
  const radius = pen.unit * 0.8;
  const ends = chart.series
    .flatMap((series): End[] => {
      const end = pointsOf(series, plot).at(-1);
      return end ? [{ series, x: end[0], y: end[1] }] : [];
    })
    .sort((a, b) => a.y - b.y);
  const [top, bottom] = [plot.box.y, plot.box.y + plot.box.height - radius * 0.7];
  const columns = ends.length * radius * 2.1 > bottom - top + radius * 2 ? 2 : 1;
  const last = Math.max(plot.box.x, ...ends.map((end) => end.x));
  for (let column = 0; column < columns; column += 1) {
    const members = ends.filter((_end, index) => index % columns === column);
    const positions = members.map((end) => end.y);
    const x = last + radius * (1.7 + column * 2.1);
    drawColumn(pen, members, spread(positions, radius * 2.1, top, bottom), x, radius);
  }
}

function drawColumn(pen: Pen, ends: readonly End[], heights: readonly number[], x: number, radius: number): void {
  ends.forEach((end, index) => {
    const colour = pen.hex(end.series.colour);
    const start = [end.x + pen.unit * 0.3, end.y] as const;
    const leader = line([start, [x - radius, heights[index] ?? end.y]]);
    pen.shape(leader, { strokes: [{ colour, width: pen.unit * 0.09, opacity: 0.55 }] });
  });
  ends.forEach((end, index) => {
    drawBadge(pen, { colour: end.series.colour, text: end.series.letter }, [x, heights[index] ?? end.y], radius);
  });
}

/** Moves sorted positions apart to keep `gap` inside the bounds, as little as a sweep down and one up can. */
export function spread(positions: readonly number[], gap: number, least: number, most: number): number[] {
  const down: number[] = [];
  for (const position of positions) {
    const before = down.at(-1);
    down.push(Math.max(position, before === undefined ? least : before + gap));
  }
  let limit = most;
  return down
    .reverse()
    .map((position) => {
      const moved = Math.min(position, limit);
      limit = moved - gap;
      return moved;
    })
    .reverse();
}
