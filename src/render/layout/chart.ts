import type { Chart, Series } from "../../scene/chart.ts";
import type { Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import type { Pen } from "../pen.ts";
import { type Box, centred, circle, line, type Outline, rect, rings } from "../primitives.ts";
import { drawEnds } from "./chart-ends.ts";

/** Where values lie in the chart's plot. */
export interface Plot {
  readonly box: Box;
  readonly low: number;
  readonly high: number;
  readonly every: number;
  readonly x: (step: number) => number;
  readonly y: (value: number) => number;
}

const NICE = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10000];

export const chartPanel = {
  natural: (pen: Pen, _chart: Chart, width: number): number =>
    Math.min(Math.max(width * 0.55, pen.unit * 9), pen.unit * 15),

  draw(pen: Pen, chart: Chart, box: Box): void {
    const plot = plotOf(pen, chart, box);
    drawGrid(pen, chart, plot);
    if (chart.style === "bar") drawBars(pen, chart, plot);
    else {
      for (const [index, series] of chart.series.entries()) drawLine(pen, series, plot, index);
      drawEnds(pen, chart, plot);
    }
  },
};

function plotOf(pen: Pen, chart: Chart, box: Box): Plot {
  const values = chart.series.flatMap((series) => series.values.filter((value) => value !== null));
  const low = Math.min(chart.min ?? 0, ...values);
  const top = Math.max(chart.max ?? 1, low + 1, ...values);
  const rows = Math.max(2, Math.floor(box.height / (pen.unit * 2.4)));
  const every = NICE.find((step) => step * rows >= top - low) ?? top - low;
  const high = low + Math.ceil((top - low) / every) * every;
  const left = pen.width(String(high), {}) + pen.unit * 0.75;
  const right = chart.style === "line" ? pen.unit * 1.9 : 0;
  const bottom = pen.unit * (chart.xLabel === undefined ? 1.5 : 2.6);
  const inner = {
    x: box.x + left,
    y: box.y + pen.unit * 0.55,
    width: box.width - left - right,
    height: box.height - bottom - pen.unit * 0.55,
  };
  const steps = Math.max(1, chart.steps.length);
  const share = chart.style === "bar" ? inner.width / steps : inner.width / Math.max(1, steps - 1);
  const first = chart.style === "bar" ? inner.x + share / 2 : inner.x;
  return {
    box: inner,
    low,
    high,
    every,
    x: (step) => first + step * share,
    y: (value) => inner.y + inner.height * (1 - (value - low) / (high - low)),
  };
}

function drawGrid(pen: Pen, chart: Chart, plot: Plot): void {
  const colour = pen.hex("muted");
  for (let value = plot.low; value <= plot.high; value += plot.every) {
    const y = Math.round(plot.y(value));
    pen.shape(rect({ x: plot.box.x, y, width: plot.box.width, height: value === plot.low ? 2 : 1 }), {
      fill: pen.hex(value === plot.low ? "muted" : "faint"),
    });
    pen.textMid(String(value), [plot.box.x - pen.unit * 0.6, y], { colour, align: "end" });
  }
  const widest = Math.max(...chart.steps.map((step) => pen.width(step, {}))) + pen.unit * 0.5;
  const pitch = plot.x(1) - plot.x(0);
  const every = Math.max(1, Math.ceil(widest / pitch));
  chart.steps.forEach((step, index) => {
    if (index % every === 0) {
      pen.text(step, [plot.x(index), plot.box.y + plot.box.height + pen.unit * 1.2], { colour, align: "middle" });
    }
  });
  if (chart.xLabel !== undefined) {
    const at: Point = [plot.box.x + plot.box.width / 2, plot.box.y + plot.box.height + pen.unit * 2.4];
    pen.text(chart.xLabel, at, { colour, align: "middle", room: plot.box.width });
  }
}

export function pointsOf(series: Series, plot: Plot): Point[] {
  return series.values.flatMap((value, step) => (value === null ? [] : [[plot.x(step), plot.y(value)] as const]));
}

function drawLine(pen: Pen, series: Series, plot: Plot, index: number): void {
  const colour = pen.hex(series.colour);
  const points = pointsOf(series, plot);
  pen.shape(line(points), {
    strokes: [
      { colour: pen.hex("panel"), width: pen.unit * 0.38 },
      { colour, width: pen.unit * 0.2 },
    ],
  });
  for (const at of points) {
    pen.shape(dotOf(index, at, pen.unit * 0.26), {
      fill: colour,
      strokes: [{ colour: mix(colour, pen.hex("ink"), 0.5), width: 1.2 }],
    });
  }
}

/** Each line has a mark of its own shape, beside its colour and letter. */
function dotOf(index: number, [x, y]: Point, radius: number): Outline {
  const reach = radius * 1.35;
  switch (index % 5) {
    case 0:
      return circle([x, y], radius);
    case 1:
      return rect(centred([x, y], radius * 1.8, radius * 1.8));
    case 2:
      return rings([
        [x, y - reach],
        [x + reach, y],
        [x, y + reach],
        [x - reach, y],
      ]);
    case 3:
      return rings([
        [x, y - reach],
        [x + reach, y + radius],
        [x - reach, y + radius],
      ]);
    default:
      return rings([
        [x, y + reach],
        [x + reach, y - radius],
        [x - reach, y - radius],
      ]);
  }
}

function drawBars(pen: Pen, chart: Chart, plot: Plot): void {
  const room = (plot.box.width / Math.max(1, chart.steps.length)) * 0.78;
  const width = room / Math.max(1, chart.series.length);
  const zero = plot.y(Math.max(0, plot.low));
  chart.series.forEach((series, index) => {
    series.values.forEach((value, step) => {
      if (value === null) return;
      const x = plot.x(step) - room / 2 + index * width;
      const [top, bottom] = [Math.min(plot.y(value), zero), Math.max(plot.y(value), zero)];
      const bar = { x: x + width * 0.06, y: top, width: width * 0.88, height: Math.max(1, bottom - top) };
      pen.shape(rect(bar, Math.min(4, width * 0.12)), { fill: pen.hex(series.colour) });
      if (bar.width >= pen.unit * 0.9 && bar.height >= pen.unit * 1.3) {
        const ink = pen.palette.on(pen.hex(series.colour));
        pen.text(series.letter, [x + width / 2, bottom - pen.unit * 0.3], {
          face: "bold",
          colour: ink,
          align: "middle",
        });
      }
    });
  });
}
