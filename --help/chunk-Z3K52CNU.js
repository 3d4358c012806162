import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);

// src/scene/colour.ts
var HUES = [
  "blue",
  "orange",
  "green",
  "purple",
  "red",
  "sky",
  "yellow",
  "black",
  "teal",
  "brown",
  "rose",
  "grey"
];
var SIGNALS = ["good", "bad", "warn", "new"];

// src/scene/distances.ts
var distance = ([ax, ay], [bx, by]) => Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2);
function distanceToLine(line, [x, y]) {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < line.length; i++) {
    const from = line[i];
    const to = line[i + 1] ?? from;
    if (!from || !to) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const [px, py] = [x - from[0], y - from[1]];
    const share = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, (px - share * dx) ** 2 + (py - share * dy) ** 2);
  }
  return Math.sqrt(least);
}

// src/scene/scene.ts
var BOARD = { width: 1650, height: 1050 };
var STRIPS = { heading: 70, foot: 92 };

// src/scene/pieces.ts
function stackBox({ at, size, counters, height = counters.length, flag }) {
  const over = height > 1 ? 0.22 * size : 0;
  const [left, right] = [0.5 * size, 0.5 * size + over];
  const [top, bottom] = [0.5 * size + (flag === void 0 ? over : 0.46 * size), 0.5 * size + over];
  return {
    at: [at[0] + (right - left) / 2, at[1] + (bottom - top) / 2],
    width: left + right,
    height: top + bottom
  };
}
var CALLOUT = {
  pad: 0.6,
  flag: 1.35,
  title: 1.7,
  line: 1.3,
  counter: 3.2,
  large: 5.4,
  name: 1.35,
  gap: 0.4
};
function calloutSize({
  width,
  lines = [],
  counters = [],
  columns = 3,
  large = false
}, unit = 27) {
  const edge = Math.min(
    (large ? CALLOUT.large : CALLOUT.counter) * unit,
    (width - 2 * CALLOUT.pad * unit) / columns * 0.8
  );
  const row = edge + (CALLOUT.gap + (counters.some(({ name }) => name !== void 0) ? CALLOUT.name : 0)) * unit;
  const text = (2 * CALLOUT.pad + CALLOUT.title + lines.length * CALLOUT.line) * unit;
  return { width, height: text + Math.ceil(counters.length / columns) * row, edge };
}
function pieceSize(form, size = 50) {
  return { width: size * SHAPES[form][0], height: size * SHAPES[form][1] };
}
var SHAPES = {
  block: [1.66, 1.26],
  house: [1.34, 1.5],
  cube: [1.1, 1.1],
  coin: [1.06, 1.1],
  disc: [1.1, 1.1],
  hexagon: [1.2, 1.1],
  diamond: [1.24, 1.24],
  shield: [1.04, 1.14],
  standee: [1, 1.5]
};

// src/scene/change.ts
function verdictSize({ winner, loser, small }, unit = 27) {
  const size = unit * (small ? 0.68 : 1);
  const digits = winner.total.length + loser.total.length;
  return { width: size * (6.8 + 0.7 * digits), height: size * 2.3 };
}

// src/scene/curves.ts
function smoothed(line, apart) {
  return line.flatMap((p1, i) => {
    const p2 = line[i + 1];
    if (!p2) return [p1];
    const [p0, p3] = [line[i - 1] ?? p1, line[i + 2] ?? p2];
    const steps = Math.max(1, Math.ceil(Math.sqrt((p2[0] - p1[0]) ** 2 + (p2[1] - p1[1]) ** 2) / apart));
    return Array.from({ length: steps }, (_, k) => {
      const t = k / steps;
      const on = (axis) => 0.5 * (2 * p1[axis] + (p2[axis] - p0[axis]) * t + (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t * t + (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t * t * t);
      return [on(0), on(1)];
    });
  });
}
var arrowLine = (points, apart) => smoothed(bent(points), apart);
function bent(points) {
  const [a, b] = points;
  if (!a || !b || points.length > 2) return points;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  return [a, [(a[0] + b[0]) / 2 - dy * 0.08, (a[1] + b[1]) / 2 + dx * 0.08], b];
}

export {
  stackBox,
  CALLOUT,
  calloutSize,
  pieceSize,
  verdictSize,
  HUES,
  SIGNALS,
  smoothed,
  arrowLine,
  distance,
  distanceToLine,
  BOARD,
  STRIPS
};
