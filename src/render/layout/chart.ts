import type { Chart, Series } from "../../scene/chart.ts";
import type { Point } from "../../scene/words.ts";
import { mix } from "../contrast.ts";
import type { Pen } from "../pen.ts";
import { type Box, centred, circle, line, type Outline, rect, rings } from "../primitives.ts";
import { drawEnds } from "./chart-ends.ts";
import { type Plot, plotOf, pointsOf } from "./chart-plot.ts";

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
