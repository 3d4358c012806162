import type { Chart, Series } from "../../scene/chart.ts";
import type { Point } from "../../scene/words.ts";
import type { Pen } from "../pen.ts";
import type { Box } from "../primitives.ts";

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

export function plotOf(pen: Pen, chart: Chart, box: Box): Plot {
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

export function pointsOf(series: Series, plot: Plot): Point[] {
  return series.values.flatMap((value, step) => (value === null ? [] : [[plot.x(step), plot.y(value)] as const]));
}
