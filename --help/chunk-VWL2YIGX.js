import { createRequire as requireFrom } from "node:module"; const require = requireFrom(import.meta.url);
import {
  BOARD_COLOURS,
  CARD_COLOURS,
  LAND_COLOURS,
  LENGTH,
  MARK_COLOURS,
  OPACITY,
  Palette,
  REPORT_COLOURS,
  SCENE_COLOURS,
  SKY_COLOURS,
  SURFACE_COLOURS,
  SceneError,
  TINTS,
  TYPE,
  contrast,
  mix
} from "./chunk-NS7TBYEJ.js";
import {
  fitted,
  fontOf,
  registerFonts,
  textWidth,
  wrapped
} from "./chunk-2DHQLNE6.js";
import {
  BOARD,
  CALLOUT,
  STRIPS,
  arrowLine,
  calloutSize,
  distanceToLine,
  pieceSize,
  smoothed,
  stackBox,
  verdictSize
} from "./chunk-Z3K52CNU.js";

// src/render/clean.ts
var LONGEST = 300;
function clean(text) {
  const plain = text.slice(0, LONGEST * 2).replace(/[\s\u2028\u2029]+/gu, " ").replace(/[\p{Cc}\p{Co}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd\ufff9-\ufffb]/gu, "").replace(new RegExp("(\\p{M}{2})\\p{M}+", "gu"), "$1").trim();
  return [...plain].slice(0, LONGEST).join("");
}

// src/render/patterns.ts
function bounds(outline) {
  switch (outline.kind) {
    case "rect":
      return outline.box;
    case "circle": {
      const { at: at2, radius } = outline;
      return { x: at2[0] - radius, y: at2[1] - radius, width: 2 * radius, height: 2 * radius };
    }
    case "rings":
      return around(outline.rings.flat());
    case "line":
      return around(outline.points);
    case "path":
      return around(outline.steps.flatMap((step) => step[0] === "Z" ? [] : [[step[1], step[2]]]));
  }
}
function around(points) {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
function paintPattern(pattern, outline, ctx) {
  const box = bounds(outline);
  ctx.strokeStyle = pattern.colour;
  ctx.fillStyle = pattern.colour;
  ctx.lineWidth = Math.max(1, pattern.step * 0.14);
  ctx.setLineDash([]);
  switch (pattern.kind) {
    case "hatch":
      slants(box, pattern.step, 1, ctx);
      break;
    case "backhatch":
      slants(box, pattern.step, -1, ctx);
      break;
    case "cross":
      slants(box, pattern.step * 1.3, 1, ctx);
      slants(box, pattern.step * 1.3, -1, ctx);
      break;
    case "rows":
      rows(box, pattern.step, ctx);
      break;
    case "dots":
      dots(box, pattern.step, ctx);
      break;
    case "waves":
      waves(box, pattern.step, ctx);
      break;
  }
}
var firstStep = (from, step) => Math.floor(from / step) * step;
function slants({ x, y, width, height }, step, slope, ctx) {
  const gap = step * Math.SQRT2;
  const [low, high] = slope === 1 ? [x + y, x + y + width + height] : [x - y - height, x - y + width];
  ctx.beginPath();
  for (let sum2 = firstStep(low, gap); sum2 <= high; sum2 += gap) {
    ctx.moveTo(sum2 - slope * y, y);
    ctx.lineTo(sum2 - slope * (y + height), y + height);
  }
  ctx.stroke();
}
function rows({ x, y, width, height }, step, ctx) {
  ctx.beginPath();
  for (let at2 = firstStep(y, step); at2 <= y + height; at2 += step) {
    ctx.moveTo(x, at2);
    ctx.lineTo(x + width, at2);
  }
  ctx.stroke();
}
function dots({ x, y, width, height }, step, ctx) {
  const radius = Math.max(0.9, step * 0.13);
  ctx.beginPath();
  for (let row = Math.floor(y / step); row * step <= y + height; row += 1) {
    const shift = row % 2 === 0 ? 0 : step / 2;
    for (let at2 = firstStep(x, step) + shift; at2 <= x + width; at2 += step) {
      ctx.moveTo(at2 + radius, row * step);
      ctx.arc(at2, row * step, radius, 0, Math.PI * 2);
    }
  }
  ctx.fill();
}
function waves({ x, y, width, height }, step, ctx) {
  ctx.beginPath();
  for (let row = Math.floor(y / step); row * step <= y + height; row += 1) {
    const [top, length] = [row * step, step * 1.6];
    for (let at2 = firstStep(x, length * 2) + (row % 2 === 0 ? 0 : length); at2 <= x + width; at2 += length * 2) {
      ctx.moveTo(at2, top);
      ctx.quadraticCurveTo(at2 + length / 4, top - step * 0.25, at2 + length / 2, top);
      ctx.quadraticCurveTo(at2 + length * 0.75, top + step * 0.25, at2 + length, top);
    }
  }
  ctx.stroke();
}

// src/render/grounds.ts
var boxes = /* @__PURE__ */ new WeakMap();
function boxOf(outline) {
  const known2 = boxes.get(outline) ?? bounds(outline);
  boxes.set(outline, known2);
  return known2;
}
function holds(outline, [x, y]) {
  if (outline.kind === "line" || outline.kind === "path") return false;
  const around4 = boxOf(outline);
  if (x < around4.x || x > around4.x + around4.width || y < around4.y || y > around4.y + around4.height) return false;
  switch (outline.kind) {
    case "rect": {
      const { box } = outline;
      return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    }
    case "circle":
      return Math.hypot(x - outline.at[0], y - outline.at[1]) <= outline.radius;
    case "rings":
      return outline.rings.reduce((inside, ring) => crossings(ring, x, y) % 2 === 1 ? !inside : inside, false);
  }
}
function crossings(ring, x, y) {
  let count = 0;
  let before = ring.at(-1);
  for (const point of ring) {
    if (before && before[1] > y !== point[1] > y) {
      const at2 = (before[0] - point[0]) * (y - point[1]) / (before[1] - point[1]) + point[0];
      if (x < at2) count += 1;
    }
    before = point;
  }
  return count;
}
function groundsAt(point, below, paper) {
  let grounds = [paper];
  const clips = [];
  for (const op of below) {
    if (op.op === "clip") clips.push(op.outline.kind === "path" || holds(op.outline, point));
    else if (op.op === "unclip") clips.pop();
    else if (op.op === "shape" && clips.every(Boolean) && holds(op.outline, point)) grounds = over(grounds, op);
  }
  return grounds;
}
function over(grounds, shape) {
  const { fill, opacity = 1, pattern } = shape;
  const filled = fill === void 0 ? [...grounds] : grounds.map((ground) => mix(ground, fill, opacity));
  return [...new Set(pattern ? [...filled, pattern.colour] : filled)];
}

// src/render/text-box.ts
var RISE = 0.76;
var FALL = 0.22;
function textBox([x, y], width, size, turn) {
  const angle = turn * Math.PI / 180;
  const corners = [
    [0, -size * RISE],
    [width, -size * RISE],
    [width, size * FALL],
    [0, size * FALL]
  ].map(
    ([dx = 0, dy = 0]) => [
      x + dx * Math.cos(angle) - dy * Math.sin(angle),
      y + dx * Math.sin(angle) + dy * Math.cos(angle)
    ]
  );
  const xs = corners.map((corner) => corner[0]);
  const ys = corners.map((corner) => corner[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

// src/render/primitives.ts
var rect = (box, radius = 0) => ({ kind: "rect", box, radius });
var circle = (at2, radius) => ({ kind: "circle", at: at2, radius });
var rings = (...list) => ({ kind: "rings", rings: list });
var line = (points, smooth = false) => ({ kind: "line", points, smooth });
var inset = (box, by) => ({
  x: box.x + by,
  y: box.y + by,
  width: Math.max(0, box.width - 2 * by),
  height: Math.max(0, box.height - 2 * by)
});
var centred = ([x, y], width, height) => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height
});
function common(a, b) {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y
  };
}

// src/render/tilt.ts
function tiltedOp(op, about, degrees) {
  const turn = turning(about, degrees);
  switch (op.op) {
    case "shape":
    case "clip":
      return { ...op, outline: tiltedOutline(op.outline, turn) };
    case "text": {
      const at2 = turn(op.at);
      const angle = (op.turn ?? 0) + degrees;
      return { ...op, at: at2, turn: angle, box: textBox(at2, op.width, op.size, angle) };
    }
    default:
      return op;
  }
}
function turning([x, y], degrees) {
  const angle = degrees * Math.PI / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([px, py]) => [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos];
}
function tiltedOutline(outline, turn) {
  switch (outline.kind) {
    case "rect":
      return rings(roundedRing(outline.box, outline.radius).map(turn));
    case "circle":
      return circle(turn(outline.at), outline.radius);
    case "rings":
      return rings(...outline.rings.map((ring) => ring.map(turn)));
    case "line":
      return line(outline.points.map(turn), outline.smooth);
    case "path":
      return { kind: "path", steps: outline.steps.map((step) => tiltedStep(step, turn)) };
  }
}
function tiltedStep(step, turn) {
  if (step[0] === "Z") return step;
  if (step[0] === "C")
    return ["C", ...turn([step[1], step[2]]), ...turn([step[3], step[4]]), ...turn([step[5], step[6]])];
  return [step[0], ...turn([step[1], step[2]])];
}
var QUARTER = [0, 0.25, 0.5, 0.75, 1];
function roundedRing({ x, y, width, height }, radius) {
  const corners = [
    [[x + radius, y + radius], 180],
    [[x + width - radius, y + radius], 270],
    [[x + width - radius, y + height - radius], 0],
    [[x + radius, y + height - radius], 90]
  ];
  return corners.flatMap(
    ([[cx, cy], from]) => QUARTER.map((share) => {
      const angle = (from + share * 90) * Math.PI / 180;
      return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
    })
  );
}

// src/render/pen.ts
var INLINE_WIDTH = 550;
var LEAST_TEXT = 9;
var SCALE = {
  tiny: 0.72,
  small: 1,
  body: 1.12,
  large: 1.4,
  huge: 2,
  giant: 2.8
};
var CAPITAL = 0.711;
var labelOf = (words) => typeof words === "string" ? { text: words } : words;
var Pen = class _Pen {
  palette;
  /** Size in pixels of the smallest essential text; every distance in panels is a multiple of it. */
  unit;
  /** What the picture's maps have in common. */
  common;
  /** Whether the picture is a board: dark strips, and contents from edge to edge. */
  board;
  #ops = [];
  constructor(palette, pictureWidth, common2, board = false) {
    this.board = board;
    this.palette = palette;
    this.common = common2;
    this.unit = Math.ceil(LEAST_TEXT * pictureWidth * 2 / INLINE_WIDTH) / 2;
  }
  get ops() {
    return this.#ops;
  }
  /** Pixels, in halves: the fewer sizes, the fewer fonts to load. */
  size(size) {
    return Math.round((typeof size === "number" ? size : this.unit * SCALE[size]) * 2) / 2;
  }
  hex(colour, shade) {
    return this.palette.hex(colour, shade);
  }
  /** The worst ground for a colour at some places, of what has been drawn there: fills and their patterns. */
  groundAt(points, colour) {
    const ink2 = this.hex(colour);
    const grounds = points.flatMap((point) => groundsAt(point, this.#ops, this.hex("paper")));
    return grounds.reduce((worst, ground) => contrast(ground, ink2) < contrast(worst, ink2) ? ground : worst);
  }
  shape(outline, look) {
    this.#ops.push({ op: "shape", outline, ...look });
  }
  /** Runs the drawing with everything outside the outline hidden. */
  clipped(outline, draw) {
    this.#ops.push({ op: "clip", outline });
    draw();
    this.#ops.push({ op: "unclip" });
  }
  /** Runs the drawing into a base, when somebody looks at its ops: see the primitive. */
  base(key, digest, box, draw) {
    let ops;
    const made = () => {
      ops ??= this.#apart(draw);
      return ops;
    };
    this.#ops.push({
      op: "base",
      key,
      digest,
      box,
      get ops() {
        return made();
      }
    });
  }
  #apart(draw) {
    const outer = this.#ops;
    this.#ops = [];
    draw();
    const ops = this.#ops;
    this.#ops = outer;
    return ops;
  }
  /** Another one for the same picture, to which everything is larger. */
  enlarged(by) {
    return new _Pen(this.palette, this.unit * by * INLINE_WIDTH / LEAST_TEXT, this.common, this.board);
  }
  /** Runs the drawing of what may reach beyond a window: texts that its edge would cut are left out. */
  seenIn(window, draw) {
    this.#remade(draw, (op) => op.op === "text" && !isWithin(op.box, window) ? [] : [op]);
  }
  /** Runs the drawing, tilted about a point. */
  tilted(about, degrees, draw) {
    this.#remade(draw, (op) => [tiltedOp(op, about, degrees)]);
  }
  #remade(draw, remake) {
    const before = this.#ops.length;
    draw();
    this.#ops.push(...this.#ops.splice(before).flatMap(remake));
  }
  /** What stands where, for the inspector. */
  item(kind, name, box) {
    this.#ops.push({ op: "item", kind, name, box });
  }
  push(op) {
    this.#ops.push(op);
  }
  /** Fill, pattern and pattern step of an area. */
  filled(fill) {
    const ground = this.hex(fill.colour, fill.shade ?? "tint");
    if (!fill.pattern) return { fill: ground };
    const stroke = fill.patternColour ? this.hex(fill.patternColour) : mix(this.hex(fill.colour), TINTS.pattern, 0.12);
    const strength = fill.patternColour ? 0.5 : 0.2;
    return {
      fill: ground,
      pattern: { kind: fill.pattern, colour: mix(ground, stroke, strength), step: this.unit * 0.62 }
    };
  }
  /** Width that a text would take unless cut. */
  width(words, style) {
    return textWidth(
      clean(labelOf(words).text),
      style.face ?? "regular",
      this.size(style.size ?? "small"),
      style.spacing
    );
  }
  lines(words, style, room) {
    return wrapped(clean(labelOf(words).text), style.face ?? "regular", this.size(style.size ?? "small"), room);
  }
  /** A name that is too wide on two lines, rather than cut; letters of a word that is too wide alone may be smaller. */
  inTwo(words, room, size = "small") {
    if (this.width(words, { size }) <= room) return [labelOf(words)];
    const all = clean(labelOf(words).text).split(" ");
    const splits = all.map((_, i) => [all.slice(0, i + 1).join(" "), all.slice(i + 1).join(" ")]);
    const wider = (lines) => Math.max(...lines.map((text) => this.width(text, { size })));
    const [best = [""]] = splits.toSorted((a, b) => wider(a) - wider(b));
    return best.filter((text) => text !== "").map((text) => ({ ...labelOf(words), text, ...this.width(text, { size }) > room ? { minor: true } : {} }));
  }
  /** Draws a text with its baseline at `at`; tells the width it took. */
  text(words, at2, style) {
    const label = labelOf(words);
    const full = clean(label.text);
    if (full === "") return 0;
    const face = style.face ?? "regular";
    const spacing = style.spacing ?? 0;
    const room = style.room ?? Number.POSITIVE_INFINITY;
    const size = this.#shrunk(full, face, this.size(style.size ?? "small"), room, spacing, label.minor ?? false);
    const text = fitted(full, face, size, room, spacing);
    const width = textWidth(text, face, size, spacing) - spacing;
    const turn = style.turn ?? 0;
    const start = startOf(at2, width, style.align ?? "start", turn);
    this.#ops.push({
      op: "text",
      text,
      at: start,
      size,
      face,
      colour: style.colour,
      ...style.halo ? { halo: { colour: style.halo, width: size * 0.15 } } : {},
      ...spacing ? { spacing } : {},
      ...turn ? { turn } : {},
      width,
      box: textBox(start, width, size, turn),
      essential: !label.minor,
      ...style.scenery ? { scenery: true } : {},
      cut: text !== full && !label.free
    });
    return width;
  }
  /** Like `text`, with `at` the middle of the capitals' height. */
  textMid(words, at2, style) {
    const size = this.size(style.size ?? "small");
    const turn = (style.turn ?? 0) * Math.PI / 180;
    const drop = size * CAPITAL / 2;
    return this.text(words, [at2[0] - Math.sin(turn) * drop, at2[1] + Math.cos(turn) * drop], style);
  }
  /** Letters one by one along a curve, in its middle; a place for each is asked for by its distance from the curve's middle. */
  along(words, placeAt, style) {
    const label = labelOf(words);
    const face = style.face ?? "regular";
    const size = this.size(style.size ?? "small");
    const spacing = style.spacing ?? 0;
    const characters = [...clean(label.text)];
    const width = textWidth(characters.join(""), face, size, spacing) - spacing;
    const letters = characters.flatMap((text, i) => {
      const before = textWidth(characters.slice(0, i).join(""), face, size, spacing);
      const wide = textWidth(text, face, size);
      const place = text === " " ? null : placeAt(before + wide / 2 - width / 2);
      if (!place) return [];
      const radians = place.turn * Math.PI / 180;
      const drop = size * CAPITAL / 2;
      const middle = [place.at[0] - Math.sin(radians) * drop, place.at[1] + Math.cos(radians) * drop];
      const at2 = startOf(middle, wide, "middle", place.turn);
      return [{ text, at: at2, turn: place.turn, width: wide, box: textBox(at2, wide, size, place.turn) }];
    });
    this.#ops.push({
      op: "text",
      text: characters.join(""),
      at: letters[0]?.at ?? [0, 0],
      size,
      face,
      colour: style.colour,
      ...style.halo ? { halo: { colour: style.halo, width: size * 0.15 } } : {},
      letters,
      width,
      box: around2(letters.map(({ box }) => box)),
      essential: !label.minor,
      ...style.scenery ? { scenery: true } : {},
      cut: false
    });
  }
  #shrunk(text, face, size, room, spacing, minor2) {
    const width = textWidth(text, face, size, spacing);
    if (width <= room) return size;
    const least = Math.min(size, this.unit * (minor2 ? SCALE.tiny : 1));
    return Math.max(least, Math.floor(size * room / width * 2) / 2);
  }
};
function startOf([x, y], width, align, turn) {
  const back = { start: 0, middle: width / 2, end: width }[align];
  const angle = turn * Math.PI / 180;
  return [x - Math.cos(angle) * back, y - Math.sin(angle) * back];
}
var isWithin = (inner2, outer) => inner2.x >= outer.x && inner2.y >= outer.y && inner2.x + inner2.width <= outer.x + outer.width && inner2.y + inner2.height <= outer.y + outer.height;
function around2(boxes2) {
  const [x, y] = [Math.min(...boxes2.map((box) => box.x)), Math.min(...boxes2.map((box) => box.y))];
  const right = Math.max(...boxes2.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes2.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

// src/render/drawings.ts
var DIAGONALS = "M0 0L24 24M24 0L0 24";
var BUST = "M3 23C3 16.5 7 14.5 12 14.5C17 14.5 21 16.5 21 23Z";
var DRAWINGS = {
  infantry: { stroke: DIAGONALS, wide: true },
  armour: { stroke: "O12 12 7.6 7", wide: true },
  mechanised: { stroke: `${DIAGONALS}O12 12 7.6 7`, wide: true },
  airborne: { stroke: `${DIAGONALS}M7 23C8 18 12 18 12 22C12 18 16 18 17 23`, wide: true },
  recon: { stroke: "M0 24L24 0", wide: true },
  irregular: { fill: "M0 0H24L12 12Z", stroke: DIAGONALS, wide: true },
  launcher: { stroke: "M8 12L12 6L16 12M8 19L12 13L16 19", wide: true },
  artillery: { fill: "O12 12 3.6 5.4", wide: true },
  engineer: { stroke: "M5.5 19V7H18.5V19M12 7V16", wide: true },
  special: { fill: "M12 1L14.2 5V13.5H18V16.5H13.6V23H10.4V16.5H6V13.5H9.8V5Z" },
  rocket: { fill: "M1.5 17L11.5 7L16.5 4.5L14 9.5L4 19.5ZM8 22L17 13L22 10.5L19.5 15.5L10.5 24.5Z" },
  missile: {
    fill: "M12 0.5C15 4 15.6 7.5 15.6 11V16L19.5 19.5V22.5L14.5 20.5H9.5L4.5 22.5V19.5L8.4 16V11C8.4 7.5 9 4 12 0.5Z"
  },
  hq: { fill: "M5 2.5H21V13H5Z", stroke: "M4.6 2V23" },
  militia: { fill: `${BUST}O12 8 5 5.6M7 19.5L12 17L17 19.5V21.5L12 19L7 21.5Z` },
  guerrilla: { fill: `${BUST}O12 8 5.4 6M8 6.8H16V9.4H8Z` },
  police: { fill: `${BUST}M5.5 5.2C8 2 16 2 18.5 5.2L17.6 7H6.4ZM7 8H17C17 12 15 13.5 12 13.5C9 13.5 7 12 7 8Z` },
  leader: { fill: "M3.4 20L2 6.5L8 11.5L12 3.5L16 11.5L22 6.5L20.6 20Z" },
  plane: {
    fill: "M12 1C13.3 1 13.8 3 13.8 5V9L22.5 14.5V17.3L13.8 14.5V19L16.8 21.2V23.2L12 21.9L7.2 23.2V21.2L10.2 19V14.5L1.5 17.3V14.5L10.2 9V5C10.2 3 10.7 1 12 1Z"
  },
  ship: { fill: "M1.5 14H22.5L18.8 21.5H5.2ZM7 12.3V7.5H10.8V2.5H13.4V7.5H17V12.3Z" },
  mosque: {
    fill: "M2.5 22V7L4.2 2L6 7V22ZM8 22V15.4C8 11 13.4 10.2 14.8 5.5C16.2 10.2 21.6 11 21.6 15.4V22ZM13 22V18.4C13 16 16.6 16 16.6 18.4V22Z"
  },
  fort: { fill: "M2.5 22V5.5H7V9H9.8V5.5H14.2V9H17V5.5H21.5V22ZM9.8 22V16.5C9.8 13.6 14.2 13.6 14.2 16.5V22Z" },
  oil: {
    fill: "M12 1.5C15.2 7 18.8 11 18.8 15.4C18.8 19.5 15.6 22.4 12 22.4C8.4 22.4 5.2 19.5 5.2 15.4C5.2 11 8.8 7 12 1.5Z"
  },
  city: { fill: "M2 22V11H7.8V22ZM9.2 22V3.5H15.2V22ZM16.6 22V8.5H22V22Z" },
  bridge: { stroke: "M1 16H23M5 16V21M19 16V21M2 8C6 15 18 15 22 8M7.5 12V16M12 13V16M16.5 12V16" },
  factory: { fill: "M2 22V11L8 14.6V11L14 14.6V3.5H18.6V14L22 15V22Z" },
  supply: { fill: "M1 5.5H14V17H1ZM15.2 9.5H20L23 13.4V17H15.2ZO6 19 2.7 2.7O18.4 19 2.7 2.7" },
  star: { fill: "M12 1L15 9L23.4 9.4L16.8 14.7L19 22.8L12 18.2L5 22.8L7.2 14.7L0.6 9.4L9 9Z" },
  crescent: {
    fill: "M15.5 2.5C9.5 0.8 2.5 5 2.5 12C2.5 19 9.5 23.2 15.5 21.5C11 20 8 16.5 8 12C8 7.5 11 4 15.5 2.5ZM18 7.4L19.3 10.5L22.6 10.8L20.1 13L20.9 16.3L18 14.5L15.1 16.3L15.9 13L13.4 10.8L16.7 10.5Z"
  },
  sun: {
    fill: "O12 12 5.2 5.2",
    stroke: "M12 1V4.4M12 19.6V23M1 12H4.4M19.6 12H23M4.2 4.2L6.6 6.6M17.4 17.4L19.8 19.8M19.8 4.2L17.4 6.6M6.6 17.4L4.2 19.8"
  },
  flag: { fill: "M5 3C10 0.5 13 6 21 3V13.5C13 16.5 10 11 5 13.5Z", stroke: "M4.4 2V23" },
  shield: { fill: "M12 1.2L21 4.4V11C21 17.2 17 21.2 12 23C7 21.2 3 17.2 3 11V4.4Z" },
  dove: {
    fill: "M1.5 12C6 12 8.2 10 9.2 7C10.2 4 13 2.6 15.6 2.6C14.4 5 14.4 7 15.2 8.4C16.2 7.2 17.8 6.9 19.2 7.4L23 8.6L19.8 10.6C19.3 15.4 15.6 18.4 11 18.4L5.6 22L7.2 17.4C4.6 16.8 2.4 14.8 1.5 12Z"
  },
  lock: {
    fill: "M4.5 10.5H6.8V8C6.8 4.4 9 1.8 12 1.8C15 1.8 17.2 4.4 17.2 8V10.5H19.5V22H4.5ZM9.6 10.5H14.4V8C14.4 6 13.4 4.6 12 4.6C10.6 4.6 9.6 6 9.6 8Z"
  },
  barrier: {
    fill: "M1 7.5H23V14.5H1ZM4.5 7.5L2 14.5H6L8.5 7.5ZM12 7.5L9.5 14.5H13.5L16 7.5ZM19.5 7.5L17 14.5H21L23 9V7.5ZM4 14.5H7V21H4ZM17 14.5H20V21H17Z"
  },
  clash: {
    fill: "M12 0.5L14.6 7L20.4 3.2L18.2 9.6L23.8 11.6L18.2 14.2L20.8 20.4L14.6 17.2L12.4 23.6L9.6 17.2L3.6 20.8L5.8 14.6L0.2 12.4L5.8 9.8L3.2 3.6L9.4 7Z"
  },
  skull: {
    fill: "M12 2C6.4 2 2.8 5.6 2.8 10.5C2.8 14 4.8 16 7 17V21.5H17V17C19.2 16 21.2 14 21.2 10.5C21.2 5.6 17.6 2 12 2ZO8.3 11 2.3 2.3O15.7 11 2.3 2.3M12 13.4L13.4 16.4H10.6Z"
  },
  eye: {
    fill: "M0.6 12C5 5.4 9 4.2 12 4.2C15 4.2 19 5.4 23.4 12C19 18.6 15 19.8 12 19.8C9 19.8 5 18.6 0.6 12ZO12 12 4.8 4.8O12 12 2.2 2.2"
  },
  joker: {
    fill: "M1.5 8C5 5.8 8 7.6 9 11C9.4 6 10.8 3.4 12 2C13.2 3.4 14.6 6 15 11C16 7.6 19 5.8 22.5 8C19.6 10 19 14 19 17.6H5C5 14 4.4 10 1.5 8ZM5 19.4H19V22.4H5Z"
  },
  coin: { fill: "O12 12 10.5 10.5O12 12 8 8O12 12 4 4" },
  question: {
    fill: "O12 20.4 1.9 1.9",
    stroke: "M7.4 8C7.4 4.4 9.6 3 12 3C14.8 3 16.8 4.8 16.8 7.4C16.8 11 12 11 12 15.6"
  },
  cross: { stroke: "M5 5L19 19M19 5L5 19" },
  check: { stroke: "M4 13L10 19L20 6" },
  moon: {
    fill: "M15.8 2.2C9.6 0.6 2 5 2 12C2 19 9.6 23.4 15.8 21.8C17.8 21.3 19.4 20.3 20.8 18.8C13.6 20 8.8 16.2 8.8 12C8.8 7.8 13.6 4 20.8 5.2C19.4 3.7 17.8 2.7 15.8 2.2Z"
  },
  gem: { fill: "M12 0.6L20.4 12L12 23.4L3.6 12Z" },
  temple: {
    fill: "M12 1L22.6 7.2V9.2H1.4V7.2ZM3.6 10.6H6.8V18H3.6ZM8.4 10.6H11.2V18H8.4ZM12.8 10.6H15.6V18H12.8ZM17.2 10.6H20.4V18H17.2ZM2.4 18.8H21.6V20.4H2.4ZM1 21H23V23H1Z"
  },
  banner: { fill: "M3.2 1.4H5.6V22.6H3.2ZM7 2.4L22 9L7 15.6Z" },
  plus: { fill: "M8.6 1.6H15.4V8.6H22.4V15.4H15.4V22.4H8.6V15.4H1.6V8.6H8.6Z" },
  swords: {
    fill: "M1.6 1.6L6.6 2.6L17 13L19.4 10.8L21.2 12.6L18.6 15.6L22.6 19.6L19.6 22.6L15.6 18.6L12.6 21.2L10.8 19.4L13 17L2.6 6.6ZM22.4 1.6L17.4 2.6L13.4 6.6L16.4 9.6L21.4 6.6ZM8.8 11.4L5.2 15L3 12.8L1.4 14.4L4.6 17.2L1.6 20.2L3.8 22.4L6.8 19.4L9.6 22.6L11.2 21L9 18.8L12.6 15.2Z"
  },
  house: { fill: "M12 2L23 11H20V22H4V11H1Z" },
  heart: {
    fill: "M12 22C4 15.6 1 11.8 1 7.6C1 4.2 3.6 2 6.6 2C9 2 11 3.4 12 5.4C13 3.4 15 2 17.4 2C20.4 2 23 4.2 23 7.6C23 11.8 20 15.6 12 22Z"
  },
  rings: { stroke: "O8 12 6 6O16 12 6 6" },
  bulb: {
    fill: "M12 1C7 1 4 4.6 4 8.8C4 12 5.8 13.8 7.2 15.4C8 16.4 8.4 17 8.6 18H15.4C15.6 17 16 16.4 16.8 15.4C18.2 13.8 20 12 20 8.8C20 4.6 17 1 12 1ZM8.8 19.4H15.2V21.4H8.8ZM10 22.2H14V23.6H10Z"
  },
  clock: { stroke: "O12 12 10 10M12 5.6V12L16.4 14.6" },
  dagger: {
    fill: "M20.6 0.8C22.2 1.4 22.8 2.2 23.2 3.4L19 8L21 10L19.4 11.6L17 9.4L7 20.4L1 23L3.6 17L14.6 7L12.4 4.6L14 3L16 5Z"
  },
  tower: { fill: "M5 23V9L3.4 8V2H7V4.4H10V2H14V4.4H17V2H20.6V8L19 9V23H14.4V18C14.4 15 9.6 15 9.6 18V23Z" },
  tent: { fill: "M12 2C13 8 18 14.6 23.4 22H15.4L12 11L8.6 22H0.6C6 14.6 11 8 12 2Z" },
  mast: {
    fill: "O12 6.6 2.2 2.2",
    stroke: "M12 8L6.6 23M12 8L17.4 23M9.6 15H14.4M8.4 19H15.6M7.4 10.8C5.4 8.4 5.4 4.8 7.4 2.4M16.6 10.8C18.6 8.4 18.6 4.8 16.6 2.4M3.8 12.6C0.8 9 0.8 4.2 3.8 0.6M20.2 12.6C23.2 9 23.2 4.2 20.2 0.6"
  },
  car: {
    fill: "M1 17V12.4L4 11L6.6 6H17.2L20.4 11L23 12.4V17H20.6C20.4 14 15.6 14 15.4 17H8.6C8.4 14 3.6 14 3.4 17ZO6 18 2 2O18 18 2 2M8 7.6L6.4 11H11V7.6ZM12.6 7.6V11H18L16.4 7.6Z"
  },
  flame: {
    fill: "M12.6 1C13.4 5 19.6 8.4 19.6 15C19.6 20 16 23 12 23C8 23 4.4 20 4.4 15C4.4 11.6 6.4 9.4 7.4 7C8.6 8.2 9 9.6 9 11C11.4 9 13 5 12.6 1Z"
  },
  mask: {
    fill: "M2 5C8 2.6 16 2.6 22 5C22 13 19.4 19 12 23C4.6 19 2 13 2 5ZM5.4 9.4C7 12.4 9.6 12.4 10.8 10.4C9.4 8.4 7.4 8 5.4 9.4ZM18.6 9.4C16.6 8 14.6 8.4 13.2 10.4C14.4 12.4 17 12.4 18.6 9.4ZM8 16C10.4 17.4 13.6 17.4 16 16C14.4 19.2 9.6 19.2 8 16Z"
  },
  scales: {
    fill: "M0.6 13H9.4C9.4 18 0.6 18 0.6 13ZM14.6 13H23.4C23.4 18 14.6 18 14.6 13ZM7 21H17V23H7Z",
    stroke: "M12 2V22M4 5H20M5 5L1.8 13M5 5L8.2 13M19 5L15.8 13M19 5L22.2 13"
  },
  chest: { fill: "M2 10C2 5 4.4 3 7 3H17C19.6 3 22 5 22 10H14.4V8.4H9.6V10ZM2 11.4H9.6V14.6H14.4V11.4H22V21H2Z" },
  ballot: { fill: "M3 11H7V2H17V11H21V22H3ZM9 4V11H15V4ZM6 13.4H18V15.4H6Z" },
  crosshair: { fill: "O12 12 1.7 1.7", stroke: "O12 12 8 8M12 1V7M12 17V23M1 12H7M17 12H23" },
  bomb: {
    fill: "O10 14.5 7.5 7.5O7.2 12 1.5 2.1M15.4 5.8L18.7 9.1L17.1 10.7L13.8 7.4Z",
    stroke: "M17.4 6.8C19 4.2 20.4 5.6 22 2.8"
  },
  wrench: {
    fill: "M21.6 5.2L18 8.8L15.2 6L18.8 2.4C15.6 1 12 3.4 12 7C12 7.8 12.2 8.6 12.4 9.2L2.4 19.2C1.2 20.4 3.6 22.8 4.8 21.6L14.8 11.6C18.6 13.2 22.8 9.6 21.6 5.2Z"
  },
  talks: { fill: "M1.5 2.5H15.5V12H8L4.5 15.5V12H1.5ZM17.5 7.5H22.5V17.5H19.5V21L16 17.5H9V14H17.5Z" },
  gavel: {
    fill: "M9 7.5L14.5 2L20 7.5L14.5 13ZM10.6 9.2L12.8 11.4L4.6 19.6L2.4 17.4ZM12 19.6H23V22.4H12Z"
  },
  screen: { fill: "M1.5 3.5H22.5V17.5H1.5ZM4 6V15H20V6ZM7 19.6H17V22H7ZM9.6 7.6L15.6 10.5L9.6 13.4Z" },
  crowd: {
    fill: "O12 6.4 3.6 3.9M5.4 22C5.4 14.5 8 12 12 12C16 12 18.6 14.5 18.6 22ZO4 8.8 2.6 2.9M0.6 20C0.6 15 2 13.2 4.6 13.2C5.4 13.2 6 13.4 6.4 13.8C4.8 15.6 4.2 18 4.1 20ZO20 8.8 2.6 2.9M23.4 20C23.4 15 22 13.2 19.4 13.2C18.6 13.2 18 13.4 17.6 13.8C19.2 15.6 19.8 18 19.9 20Z"
  },
  mountain: { fill: "M0.5 21L8.5 4L12.4 11.6L15.4 7.4L23.5 21ZM8.5 8L6.4 12.6L8.5 11.4L10.4 12.8Z" },
  briefcase: {
    fill: "M1.5 7.5H8V3.6H16V7.5H22.5V20.5H1.5ZM10 5.6V7.5H14V5.6ZM3 12.4H10.2V15H13.8V12.4H21V14H15.4V16.6H8.6V14H3Z"
  },
  helmet: {
    fill: "M2.4 15.6C2.4 8 6.6 3.6 12 3.6C17.4 3.6 21.6 8 21.6 15.6H23.4V18.2H0.6V15.6Z",
    stroke: "M5 18.4C6 21.4 8.6 22.4 12 22.4"
  },
  bars: { fill: "M3 1.5H21V22.5H3ZM5.2 4V20H7.6V4ZM9.2 4V20H11.4V4ZM12.8 4V20H15V4ZM16.4 4V20H18.8V4Z" },
  book: {
    fill: "M1.5 4C5 3 9 3.4 11.4 5.4V21C9 19.2 5 18.8 1.5 19.8ZM22.5 4C19 3 15 3.4 12.6 5.4V21C15 19.2 19 18.8 22.5 19.8Z"
  },
  globe: { stroke: "O12 12 10 10O12 12 4.4 10M2 12H22" },
  fist: {
    fill: "M6 10V5.6C6 3.6 9 3.6 9 5.6V4.4C9 2.4 12 2.4 12 4.4V4.2C12 2.2 15 2.2 15 4.2V5.4C15 3.4 18 3.6 18 5.6V14C18 17 16.6 18.4 16 19V23H8V19C6.6 17.6 4.6 14.6 4.6 12.6C4.6 11 5.2 10.4 6 10ZM8.7 6V10.4H9.5V6ZM11.6 6V10.4H12.4V6ZM14.5 6V10.4H15.3V6ZM6.6 12H13.6V12.9H6.6Z"
  },
  crack: {
    fill: "M11 1.6L8.6 8L12 12.4L8.4 22.4C4.4 20.8 1.6 16.8 1.6 12C1.6 6.4 5.8 2 11 1.6ZM14 1.8C18.8 2.8 22.4 7 22.4 12C22.4 17.8 17.8 22.4 12 22.4H11.4L15.6 12L12 7.6Z"
  },
  tank: {
    fill: "M1 14H23L20.5 20.4H3.5ZM5 12.6L7 7.6H14.4L15.8 9.4H23.4V11.2H16.4L17 12.6ZO6.4 17.2 1.3 1.3O12 17.2 1.3 1.3O17.6 17.2 1.3 1.3"
  },
  web: {
    fill: "O12 4.4 3.2 3.2O4.4 18.6 3.2 3.2O19.6 18.6 3.2 3.2",
    stroke: "M10.8 7L6 16M13.2 7L18 16M7.4 18.6H16.6"
  }
};

// src/render/pictograms.ts
var isBranch = (name) => DRAWINGS[name].wide === true;
function placed(name, box) {
  const { fill, stroke, wide } = DRAWINGS[name];
  const edge = Math.min(box.width, box.height);
  const [across, down] = wide ? [box.width / 24, box.height / 24] : [edge / 24, edge / 24];
  const left = wide ? box.x : box.x + (box.width - edge) / 2;
  const top = wide ? box.y : box.y + (box.height - edge) / 2;
  const outline = (text) => text === void 0 ? null : {
    kind: "path",
    steps: parsed(text).map(
      (step) => placedStep(
        step,
        (x) => left + x * across,
        (y) => top + y * down
      )
    )
  };
  return { fill: outline(fill), stroke: outline(stroke), width: edge * (wide ? 0.085 : 0.105) };
}
function drawPictogram(pen, name, box, colour) {
  const { fill, stroke, width } = placed(name, box);
  if (fill) pen.shape(fill, { fill: colour });
  if (stroke) pen.shape(stroke, { strokes: [{ colour, width }] });
}
function drawEmblem(pen, name, box, look) {
  const { fill, stroke, width } = placed(name, box);
  const rim = Math.min(box.width, box.height) * 0.045;
  const fallen = placed(name, { ...box, x: box.x + rim, y: box.y + rim * 1.3 });
  for (const [part, thick] of [
    [fallen, rim],
    [{ fill, stroke }, rim]
  ]) {
    if (part.fill) pen.shape(part.fill, { fill: look.edge, strokes: [{ colour: look.edge, width: thick }] });
    if (part.stroke) pen.shape(part.stroke, { strokes: [{ colour: look.edge, width: width + thick }] });
  }
  if (stroke) pen.shape(stroke, { strokes: [{ colour: look.light, width }] });
  if (!fill) return;
  pen.shape(fill, { fill: look.light });
  pen.clipped(
    fill,
    () => pen.shape(rect({ ...box, x: box.x + box.width / 2, width: box.width / 2 }), { fill: look.shade })
  );
}
function placedStep(step, x, y) {
  if (step[0] === "Z") return step;
  if (step[0] === "C") return ["C", x(step[1]), y(step[2]), x(step[3]), y(step[4]), x(step[5]), y(step[6])];
  return [step[0], x(step[1]), y(step[2])];
}
var known = /* @__PURE__ */ new Map();
function parsed(text) {
  const found = known.get(text);
  if (found) return found;
  const steps = [];
  let [x, y] = [0, 0];
  for (const [, letter, rest] of text.matchAll(/([MLHVCZO])([^MLHVCZO]*)/g)) {
    const n = (rest ?? "").split(/[ ,]+/).filter(Boolean).map(Number);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = n;
    if (letter === "Z") steps.push(["Z"]);
    else if (letter === "O") steps.push(...ellipse(a, b, c, d));
    else if (letter === "C") {
      steps.push(["C", a, b, c, d, e, f]);
      [x, y] = [e, f];
    } else {
      [x, y] = letter === "H" ? [a, y] : letter === "V" ? [x, a] : [a, b];
      steps.push([letter === "M" ? "M" : "L", x, y]);
    }
  }
  known.set(text, steps);
  return steps;
}
var KAPPA = 0.5523;
function ellipse(x, y, rx, ry) {
  const [hx, hy] = [rx * KAPPA, ry * KAPPA];
  return [
    ["M", x + rx, y],
    ["C", x + rx, y + hy, x + hx, y + ry, x, y + ry],
    ["C", x - hx, y + ry, x - rx, y + hy, x - rx, y],
    ["C", x - rx, y - hy, x - hx, y - ry, x, y - ry],
    ["C", x + hx, y - ry, x + rx, y - hy, x + rx, y],
    ["Z"]
  ];
}

// src/render/layout/badge.ts
var LETTERS = 1.28;
function badgeWidth(pen, badge, radius) {
  if (badge.shape !== "pill" || badge.text === void 0) return radius * 2;
  return Math.max(radius * 2, pen.width(badge.text, { size: radius * LETTERS, face: "bold" }) + radius * 1.1);
}
var ALIKE = 1.3;
function drawBadge(pen, badge, at2, radius, lift = 0, beneath) {
  const width = badgeWidth(pen, badge, radius);
  const colour = pen.hex(badge.colour);
  const ground = badge.hollow ? pen.hex("panel") : colour;
  const edge = badge.hollow ? pen.palette.text(badge.colour, ground) : edgeOf(pen, colour, beneath);
  pen.shape(outlineOf(badge, at2, radius, width), {
    fill: ground,
    lift,
    strokes: [{ colour: edge, width: radius * (badge.hollow ? 0.16 : 0.09) }]
  });
  const ink2 = badge.hollow ? pen.palette.text(badge.colour, ground) : pen.palette.on(ground);
  if (badge.pictogram) drawPictogram(pen, badge.pictogram, centred(at2, radius * 1.15, radius * 1.15), ink2);
  else if (badge.text !== void 0) {
    pen.textMid(badge.text, at2, {
      face: "bold",
      size: radius * LETTERS,
      colour: ink2,
      align: "middle",
      room: badge.shape === "pill" ? width - radius * 0.5 : radius * 1.75
    });
  }
}
function edgeOf(pen, colour, beneath) {
  if (beneath !== void 0 && contrast(colour, beneath) < ALIKE) return mix(beneath, pen.palette.on(beneath), 0.6);
  return mix(colour, pen.hex("ink"), 0.4);
}
function outlineOf(badge, at2, radius, width) {
  const [x, y] = at2;
  switch (badge.shape ?? "round") {
    case "round":
      return circle(at2, radius);
    case "square":
      return rect(centred(at2, radius * 2, radius * 2), radius * 0.3);
    case "pill":
      return rect(centred(at2, width, radius * 2), radius);
    case "diamond": {
      const reach = radius * 1.25;
      return rings([
        [x, y - reach],
        [x + reach, y],
        [x, y + reach],
        [x - reach, y]
      ]);
    }
    case "shield":
      return {
        kind: "path",
        steps: [
          ["M", x - radius, y - radius],
          ["L", x + radius, y - radius],
          ["L", x + radius, y + radius * 0.1],
          ["C", x + radius, y + radius * 0.8, x + radius * 0.4, y + radius * 1.1, x, y + radius * 1.25],
          ["C", x - radius * 0.4, y + radius * 1.1, x - radius, y + radius * 0.8, x - radius, y + radius * 0.1],
          ["Z"]
        ]
      };
  }
}

// src/render/layout/chart-plot.ts
var NICE = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1e3, 2e3, 5e3, 1e4];
function plotOf(pen, chart, box) {
  const values = chart.series.flatMap((series) => series.values.filter((value) => value !== null));
  const low = Math.min(chart.min ?? 0, ...values);
  const top = Math.max(chart.max ?? 1, low + 1, ...values);
  const rows2 = Math.max(2, Math.floor(box.height / (pen.unit * 2.4)));
  const every = NICE.find((step) => step * rows2 >= top - low) ?? top - low;
  const high = low + Math.ceil((top - low) / every) * every;
  const left = pen.width(String(high), {}) + pen.unit * 0.75;
  const right = chart.style === "line" ? pen.unit * 1.9 : 0;
  const bottom = pen.unit * (chart.xLabel === void 0 ? 1.5 : 2.6);
  const inner2 = {
    x: box.x + left,
    y: box.y + pen.unit * 0.55,
    width: box.width - left - right,
    height: box.height - bottom - pen.unit * 0.55
  };
  const steps = Math.max(1, chart.steps.length);
  const share = chart.style === "bar" ? inner2.width / steps : inner2.width / Math.max(1, steps - 1);
  const first = chart.style === "bar" ? inner2.x + share / 2 : inner2.x;
  return {
    box: inner2,
    low,
    high,
    every,
    x: (step) => first + step * share,
    y: (value) => inner2.y + inner2.height * (1 - (value - low) / (high - low))
  };
}
function pointsOf(series, plot) {
  return series.values.flatMap((value, step) => value === null ? [] : [[plot.x(step), plot.y(value)]]);
}

// src/render/layout/chart-ends.ts
function drawEnds(pen, chart, plot) {
  const radius = pen.unit * 0.8;
  const ends = chart.series.flatMap((series) => {
    const end = pointsOf(series, plot).at(-1);
    return end ? [{ series, x: end[0], y: end[1] }] : [];
  }).sort((a, b) => a.y - b.y);
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
function drawColumn(pen, ends, heights2, x, radius) {
  ends.forEach((end, index) => {
    const colour = pen.hex(end.series.colour);
    const start = [end.x + pen.unit * 0.3, end.y];
    const leader = line([start, [x - radius, heights2[index] ?? end.y]]);
    pen.shape(leader, { strokes: [{ colour, width: pen.unit * 0.09, opacity: 0.55 }] });
  });
  ends.forEach((end, index) => {
    drawBadge(pen, { colour: end.series.colour, text: end.series.letter }, [x, heights2[index] ?? end.y], radius);
  });
}
function spread(positions, gap, least, most) {
  const down = [];
  for (const position of positions) {
    const before = down.at(-1);
    down.push(Math.max(position, before === void 0 ? least : before + gap));
  }
  let limit = most;
  return down.reverse().map((position) => {
    const moved = Math.min(position, limit);
    limit = moved - gap;
    return moved;
  }).reverse();
}

// src/render/layout/chart.ts
var chartPanel = {
  natural: (pen, _chart, width) => Math.min(Math.max(width * 0.55, pen.unit * 9), pen.unit * 15),
  draw(pen, chart, box) {
    const plot = plotOf(pen, chart, box);
    drawGrid(pen, chart, plot);
    if (chart.style === "bar") drawBars(pen, chart, plot);
    else {
      for (const [index, series] of chart.series.entries()) drawLine(pen, series, plot, index);
      drawEnds(pen, chart, plot);
    }
  }
};
function drawGrid(pen, chart, plot) {
  const colour = pen.hex("muted");
  for (let value = plot.low; value <= plot.high; value += plot.every) {
    const y = Math.round(plot.y(value));
    pen.shape(rect({ x: plot.box.x, y, width: plot.box.width, height: value === plot.low ? 2 : 1 }), {
      fill: pen.hex(value === plot.low ? "muted" : "faint")
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
  if (chart.xLabel !== void 0) {
    const at2 = [plot.box.x + plot.box.width / 2, plot.box.y + plot.box.height + pen.unit * 2.4];
    pen.text(chart.xLabel, at2, { colour, align: "middle", room: plot.box.width });
  }
}
function drawLine(pen, series, plot, index) {
  const colour = pen.hex(series.colour);
  const points = pointsOf(series, plot);
  pen.shape(line(points), {
    strokes: [
      { colour: pen.hex("panel"), width: pen.unit * 0.38 },
      { colour, width: pen.unit * 0.2 }
    ]
  });
  for (const at2 of points) {
    pen.shape(dotOf(index, at2, pen.unit * 0.26), {
      fill: colour,
      strokes: [{ colour: mix(colour, pen.hex("ink"), 0.5), width: 1.2 }]
    });
  }
}
function dotOf(index, [x, y], radius) {
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
        [x - reach, y]
      ]);
    case 3:
      return rings([
        [x, y - reach],
        [x + reach, y + radius],
        [x - reach, y + radius]
      ]);
    default:
      return rings([
        [x, y + reach],
        [x + reach, y - radius],
        [x - reach, y - radius]
      ]);
  }
}
function drawBars(pen, chart, plot) {
  const room = plot.box.width / Math.max(1, chart.steps.length) * 0.78;
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
        const ink2 = pen.palette.on(pen.hex(series.colour));
        pen.text(series.letter, [x + width / 2, bottom - pen.unit * 0.3], {
          face: "bold",
          colour: ink2,
          align: "middle"
        });
      }
    });
  });
}

// src/render/layout/course.ts
var WINNERS = 9;
var SIGN = 2.2;
var SHARED_SIGN = 1.35;
var NAMES = 11.4;
var SIGNS = 5;
var coursePanel = {
  natural: (pen, course) => pen.unit * (22 + (course.winners ? WINNERS : 0)),
  draw(pen, course, box) {
    const inner2 = inset(box, pen.unit * 0.1);
    const winners = course.winners ?? [];
    const head = winners.length > 0 ? pen.unit * WINNERS : 0;
    const gap = pen.unit * 0.7;
    const width = (inner2.width - gap * (winners.length - 1)) / Math.max(1, winners.length);
    winners.forEach((winner, i) => {
      drawWinner(pen, winner, { ...inner2, x: inner2.x + i * (width + gap), width, height: head - gap });
    });
    drawSheet(pen, course, { ...inner2, y: inner2.y + head, height: inner2.height - head });
  }
};
function drawWinner(pen, winner, box) {
  const colour = pen.hex(winner.colour);
  const ink2 = pen.palette.on(colour);
  const round = pen.unit * 0.45;
  pen.shape(rect(box, round), { fill: colour, lift: pen.unit * 0.2 });
  pen.shape(rect(inset(box, pen.unit * 0.2), round * 0.8), {
    strokes: [{ colour: BOARD_COLOURS.gold, width: pen.unit * 0.14 }]
  });
  const left = box.x + pen.unit * 1;
  const value = pen.textMid(winner.value, [box.x + box.width - pen.unit * 1, box.y + box.height * 0.53], {
    face: "bold",
    size: pen.unit * 3.6,
    colour: ink2,
    align: "end"
  });
  const x = drawSigns(pen, winner, [left, box.y + box.height / 2]);
  const room = box.x + box.width - pen.unit * 1.6 - value - x;
  const wide = box.x + box.width - pen.unit - x;
  pen.textMid(winner.title, [x, box.y + box.height * 0.18], { colour: ink2, room: wide, size: "body" });
  pen.textMid(winner.name, [x, box.y + box.height * 0.42], { face: "slab", size: pen.unit * 2.1, colour: ink2, room });
  if (winner.player !== void 0)
    pen.textMid(winner.player, [x, box.y + box.height * 0.66], { colour: ink2, room, size: "large" });
  if (winner.others !== void 0)
    pen.textMid(winner.others, [x, box.y + box.height * 0.85], { colour: ink2, room: wide, size: "body" });
}
function drawSigns(pen, winner, [left, y]) {
  const shared = winner.signs ?? [];
  const radius = pen.unit * SHARED_SIGN;
  shared.forEach((one, i) => {
    const colour = pen.hex(one.colour);
    drawSign(pen, one, [left + radius * (1 + 2.1 * i), y], radius, colour, pen.palette.on(colour));
  });
  if (shared.length > 0) return left + radius * 2.1 * shared.length + pen.unit * 0.6;
  if (winner.emblem === void 0 && winner.letter === void 0) return left;
  const [sign, panel] = [pen.unit * SIGN, pen.hex("panel")];
  drawSign(pen, winner, [left + sign, y], sign, panel, pen.palette.text(winner.colour, panel));
  return left + sign * 2 + pen.unit * 0.8;
}
function drawSign(pen, { emblem, letter }, at2, radius, ground, ink2) {
  pen.shape(circle(at2, radius), { fill: ground, strokes: [{ colour: pen.hex("ink"), width: radius * 0.1 }] });
  if (emblem) drawPictogram(pen, emblem, centred(at2, radius * 1.25, radius * 1.25), ink2);
  else if (letter !== void 0)
    pen.textMid(letter, at2, { face: "bold", size: radius * 1.25, colour: ink2, align: "middle", room: radius * 1.7 });
}
function drawSheet(pen, course, box) {
  pen.shape(rect(box, pen.unit * 0.45), { fill: pen.hex("panel"), lift: pen.unit * 0.16 });
  const title = [box.x + pen.unit * 0.9, box.y + pen.unit * 1.25];
  const wide = pen.textMid(course.title, title, { face: "slab", size: pen.unit * TYPE.title, colour: pen.hex("ink") });
  const plot = plotOf2(course, {
    x: box.x + pen.unit * 2.6,
    y: box.y + pen.unit * 3.9,
    width: box.width - pen.unit * 2.6 - namesWidth(pen, course),
    height: box.height - pen.unit * 6.1
  });
  drawGrid2(pen, course, plot);
  drawTurns(pen, course, plot, title[0] + wide);
  const lines = course.lines.toSorted((a, b) => Number(b.quiet ?? false) - Number(a.quiet ?? false));
  for (const one of lines) drawCourseLine(pen, one, plot);
  drawNames(pen, course, plot, box);
}
var namesWidth = (pen, { lines }) => Math.max(
  pen.unit * NAMES,
  ...lines.map(
    ({ name, values }) => pen.width(name, NAME) + pen.width(String(values.at(-1) ?? ""), VALUE) + pen.unit * SIGNS
  )
);
var VALUE = { face: "bold", size: "huge" };
var NAME = { size: "large" };
var SCALE2 = { size: "body" };
function plotOf2({ steps, lines, goal = 0 }, box) {
  const highest = Math.max(5, goal, ...lines.flatMap(({ values }) => values));
  const lowest = Math.min(0, ...lines.flatMap(({ values }) => values));
  const across = box.width / Math.max(1, steps.length - 1);
  return {
    box,
    x: (step) => box.x + step * across,
    y: (value) => box.y + box.height * (1 - (value - lowest) / (highest - lowest))
  };
}
function drawGrid2(pen, { steps, unit, lines, goal }, plot) {
  const { box } = plot;
  const highest = Math.max(5, goal ?? 0, ...lines.flatMap(({ values }) => values));
  const every = [1, 2, 5, 10, 20, 25, 50, 100].find((step) => highest / step <= 6) ?? 200;
  const colour = pen.palette.text("muted", pen.hex("panel"));
  for (let value = 0; value <= highest; value += every) {
    const y2 = plot.y(value);
    if (goal !== void 0 && Math.abs(y2 - plot.y(goal)) < pen.unit) continue;
    const rule2 = line([
      [box.x, y2],
      [box.x + box.width, y2]
    ]);
    pen.shape(rule2, { strokes: [{ colour: pen.hex("faint"), width: value === 0 ? 3 : 1.5 }] });
    pen.textMid(String(value), [box.x - pen.unit * 0.5, y2], { ...SCALE2, colour, align: "end" });
  }
  const wide = pen.width(steps.at(-1) ?? "", SCALE2) + pen.unit * 0.6;
  const skip = Math.max(1, Math.ceil(wide / (box.width / Math.max(1, steps.length - 1))));
  const y = box.y + box.height + pen.unit * 1.1;
  steps.forEach((step, i) => {
    if ((i > 0 || step !== "0") && i % skip === 0)
      pen.textMid(step, [plot.x(i), y], { ...SCALE2, colour, align: "middle" });
  });
  pen.textMid(unit, [box.x + box.width + pen.unit * 0.9, y], { ...SCALE2, colour });
  if (goal !== void 0) {
    const across = line([
      [box.x, plot.y(goal)],
      [box.x + box.width, plot.y(goal)]
    ]);
    pen.shape(across, { strokes: [{ colour: BOARD_COLOURS.brass, width: 4, dash: [14, 10] }] });
    const at2 = [box.x - pen.unit * 0.5, plot.y(goal)];
    pen.textMid(String(goal), at2, { ...SCALE2, face: "bold", colour: pen.hex("ink"), align: "end" });
  }
}
var LEVELS = [0.95, 2.25];
function drawTurns(pen, { turns = [] }, plot, title) {
  const free = [plot.box.x, title + pen.unit];
  const right = plot.box.x + plot.box.width;
  for (const { at: at2, text, colour } of turns) {
    const x = plot.x(at2);
    const rule2 = line([
      [x, plot.box.y - pen.unit * 0.35],
      [x, plot.box.y + plot.box.height]
    ]);
    const ink2 = pen.palette.text(colour, pen.hex("panel"));
    pen.shape(rule2, { strokes: [{ colour: mix(ink2, pen.hex("panel"), 0.4), width: 2.5, dash: [8, 8] }] });
    const width = pen.width(text, { ...SCALE2, face: "bold" });
    const start = Math.max(plot.box.x, Math.min(x - width / 2, right - width));
    const over2 = free.findIndex((from) => start >= from);
    const level = over2 >= 0 ? over2 : free.findIndex((from) => from <= x && from + width <= right);
    if (level < 0) continue;
    const left = Math.max(start, free[level] ?? start);
    pen.textMid(text, [left, plot.box.y - pen.unit * (LEVELS[level] ?? 0)], { ...SCALE2, face: "bold", colour: ink2 });
    free[level] = left + width + pen.unit * 0.6;
  }
}
function drawCourseLine(pen, one, plot) {
  const colour = pen.hex(one.colour);
  const points = one.values.map((value, step) => [plot.x(step), plot.y(value)]);
  const width = pen.unit * (one.quiet ? 0.16 : 0.3);
  pen.shape(line(points), {
    strokes: [
      { colour: pen.hex("panel"), width: width * 1.4 },
      { colour, width }
    ]
  });
  for (const point of points.slice(1)) {
    pen.shape(circle(point, width * 0.95), {
      fill: pen.hex("panel"),
      strokes: [{ colour, width: width * 0.6 }]
    });
  }
}
function drawNames(pen, { lines }, plot, sheet) {
  const radius = pen.unit * 0.95;
  const pitch = radius * 2.2;
  const ends = lines.map((one) => ({ one, value: one.values.at(-1) ?? 0, step: Math.max(0, one.values.length - 1) })).toSorted((a, b) => b.value - a.value).map((end) => ({ ...end, y: plot.y(end.value) }));
  const floor = plot.box.y + plot.box.height - pen.unit * 0.6;
  for (let i = 1; i < ends.length; i += 1) {
    const [above, here] = [ends[i - 1], ends[i]];
    if (above && here) here.y = Math.max(here.y, above.y + pitch);
  }
  for (let i = ends.length - 1; i >= 0; i -= 1) {
    const [here, below] = [ends[i], ends[i + 1]];
    if (here) here.y = Math.min(here.y, below ? below.y - pitch : floor);
  }
  for (const { one, value, step, y } of ends) {
    const colour = pen.hex(one.colour);
    const x = plot.box.x + plot.box.width + pen.unit * 1.2;
    const leader = line([
      [plot.x(step), plot.y(value)],
      [x, y]
    ]);
    pen.shape(leader, { strokes: [{ colour, width: 2, opacity: 0.6 }] });
    drawSign(pen, one, [x + radius * 0.4, y], radius, colour, pen.palette.on(colour));
    const left = x + radius * 1.8;
    const right = sheet.x + sheet.width - pen.unit * 0.6;
    const width = pen.textMid(String(value), [right, y], { ...VALUE, colour: pen.hex("ink"), align: "end" });
    pen.textMid(one.name, [left, y], { ...NAME, colour: pen.hex("ink"), room: right - width - pen.unit * 0.3 - left });
  }
}

// src/render/layout/counter.ts
var ROUNDING = 0.08;
var SMALL = 0.19;
var VALUES = 0.38;
var TILT = 14;
var LEFT = 0.78;
function drawCounter(pen, counter, box) {
  const middle = [box.x + box.width / 2, box.y + box.height / 2];
  if (counter.disrupted) {
    pen.tilted(middle, TILT, () => drawUpright(pen, counter, inner(box)));
    drawCross(pen, box);
  } else drawUpright(pen, counter, box);
  const edge = box.width;
  if (counter.badge) drawBadge(pen, counter.badge, [box.x + edge * 0.88, box.y + edge * 0.12], edge * 0.24);
}
function drawCross(pen, box) {
  const radius = Math.max(box.width * 0.19, pen.unit * 0.5);
  const at2 = [box.x + radius * 0.4, box.y + radius * 0.4];
  pen.shape(circle(at2, radius), {
    fill: pen.hex("white"),
    strokes: [{ colour: pen.hex("bad"), width: radius * 0.22 }]
  });
  drawPictogram(pen, "cross", centred(at2, radius * 1.45, radius * 1.45), pen.hex("bad"));
}
var inner = (box) => centred([box.x + box.width / 2, box.y + box.height / 2], box.width * 0.9, box.height * 0.9);
function drawUpright(pen, counter, box) {
  const edge = box.width;
  const colour = pen.hex(counter.colour);
  const ground = counter.spent ? mix(colour, pen.hex("closed"), 0.62) : colour;
  const ink2 = pen.palette.on(ground);
  drawCardboard(pen, counter, box, ground);
  if (counter.faceDown) drawBack(pen, counter, box, ground);
  else drawFace(pen, counter, box, ground, ink2);
  if (counter.spent) {
    const [from, to] = [
      [box.x + edge * 0.14, box.y + edge * 0.62],
      [box.x + edge * 0.86, box.y + edge * 0.12]
    ];
    pen.shape(line([from, to]), { strokes: [{ colour: ink2, width: edge * 0.06, opacity: 0.5 }] });
  }
}
function cardboard(counter, box) {
  const edge = box.width;
  const middle = [box.x + edge / 2, box.y + edge / 2];
  if (!counter.reduced) return counter.dispersed ? circle(middle, edge * 0.53) : rect(box, edge * ROUNDING);
  const round = counter.dispersed ? Array.from({ length: 36 }, (_, i) => {
    const angle = i * Math.PI / 18;
    return [middle[0] + Math.cos(angle) * edge * 0.53, middle[1] + Math.sin(angle) * edge * 0.53];
  }) : roundedRing(box, edge * ROUNDING);
  return rings(cut(round, cutAt(counter, box)));
}
var cutAt = ({ dispersed }, { x, y, width }) => x + y + width * (dispersed ? 1.5 : 1 + LEFT);
function cut(ring, limit) {
  return ring.flatMap((point, i) => {
    const next = ring[(i + 1) % ring.length] ?? point;
    const [here, there] = [point[0] + point[1] - limit, next[0] + next[1] - limit];
    const share = here / (here - there || 1);
    const crossing = [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share];
    return [...here <= 0 ? [point] : [], ...here <= 0 !== there <= 0 ? [crossing] : []];
  });
}
function drawCardboard(pen, counter, box, ground) {
  const edge = box.width;
  const ink2 = pen.hex("ink");
  pen.shape(cardboard(counter, box), {
    fill: ground,
    lift: edge * 0.09,
    ...counter.faceDown ? { pattern: { kind: "hatch", colour: mix(ground, pen.palette.on(ground), 0.14), step: edge * 0.12 } } : {},
    strokes: [{ colour: mix(ground, ink2, 0.6), width: Math.max(1.5, edge * 0.03) }]
  });
  if (!counter.reduced) return;
  const limit = cutAt(counter, box);
  const [right, bottom] = [box.x + edge, box.y + edge];
  const reach = counter.dispersed ? edge * 0.12 : 0;
  const along2 = line([
    [right - reach, limit - right + reach],
    [limit - bottom + reach, bottom - reach]
  ]);
  pen.shape(along2, { strokes: [{ colour: pen.hex("white"), width: edge * 0.07 }] });
}
function drawBack(pen, counter, box, ground) {
  const edge = box.width;
  const at2 = [box.x + edge / 2, box.y + edge / 2];
  const ink2 = pen.palette.on(ground);
  pen.shape(circle(at2, edge * 0.31), { fill: ground, strokes: [{ colour: ink2, width: edge * 0.04 }] });
  if (counter.pictogram) drawPictogram(pen, counter.pictogram, centred(at2, edge * 0.36, edge * 0.36), ink2);
  else if (counter.name) {
    const style = { face: "bold", size: edge * 0.34, colour: ink2, align: "middle", room: edge * 0.5 };
    pen.textMid(counter.name, at2, style);
  }
}
function drawFace(pen, counter, box, ground, ink2) {
  const edge = box.width;
  const centre = box.x + edge / 2;
  drawTop(pen, counter, box, ink2);
  drawSymbol(pen, counter, box, ink2);
  drawLetter(pen, counter, box, ink2);
  if (counter.values === void 0) return;
  const { length } = labelOf(counter.values).text;
  const least = length > 2 ? 0 : Math.min(pen.unit, edge * 0.5);
  pen.textMid(counter.values, [centre - edge * (counter.reduced ? 0.06 : 0), box.y + edge * 0.775], {
    face: "bold",
    size: Math.max(least, edge * (length > 5 ? 0.3 : VALUES)),
    colour: pen.palette.on(ground),
    align: "middle",
    room: edge * (counter.reduced || counter.dispersed ? 0.72 : 0.92)
  });
}
function drawTop(pen, counter, box, ink2) {
  const edge = box.width;
  const y = box.y + edge * 0.18;
  const corner = { face: "bold", size: edge * SMALL, colour: ink2 };
  const top = counter.echelon ?? counter.name;
  const lone = !counter.topLeft && counter.topRight === void 0 && !counter.badge;
  const room = edge * (lone ? 0.88 : 0.52);
  const aside = edge * (counter.topRight === void 0 || counter.topLeft ? 0.5 : 0.4);
  if (top !== void 0) {
    const words = { ...labelOf(top), minor: true };
    pen.text(words, [box.x + aside, y], { ...corner, align: "middle", room });
  }
  if (counter.topLeft) pen.text({ text: counter.topLeft, minor: true }, [box.x + edge * 0.06, y], corner);
  if (counter.topRight && !counter.badge)
    pen.text({ text: counter.topRight, minor: true }, [box.x + edge * 0.94, y], { ...corner, align: "end" });
}
function drawLetter(pen, counter, box, ink2) {
  if (!counter.colour.startsWith("@") || counter.dispersed || counter.disrupted) return;
  const { letter } = pen.palette.side(counter.colour.slice(1));
  const at2 = [box.x + box.width * 0.1, box.y + box.width * 0.42];
  const style = { face: "bold", size: box.width * 0.15, colour: ink2, align: "middle", turn: -90 };
  pen.textMid({ text: letter, minor: true }, at2, { ...style, room: box.width * 0.4 });
}
var topped = (counter) => [counter.echelon, counter.name, counter.topLeft, counter.topRight].some(Boolean);
function drawSymbol(pen, counter, box, ink2) {
  const { pictogram, branch } = counter;
  if (!pictogram && branch === void 0) return;
  const edge = box.width;
  const middle = (topped(counter) ? 0.42 : 0.37) + (counter.values === void 0 ? 0.12 : 0);
  const at2 = [box.x + edge / 2, box.y + edge * middle];
  const framed = branch !== void 0 || counter.frame || pictogram && isBranch(pictogram);
  if (!framed) {
    if (pictogram) drawPictogram(pen, pictogram, centred(at2, edge * 0.42, edge * 0.42), ink2);
    return;
  }
  const frame = centred(at2, edge * (counter.dispersed ? 0.6 : 0.64), edge * (topped(counter) ? 0.36 : 0.4));
  pen.shape(rect(frame), { strokes: [{ colour: ink2, width: Math.max(1.5, edge * 0.04) }] });
  if (branch !== void 0) {
    const style = { face: "bold", size: edge * 0.24, colour: ink2, align: "middle", room: edge * 0.54 };
    pen.textMid({ text: branch, minor: true }, at2, style);
  } else if (pictogram) {
    const inside = isBranch(pictogram) ? frame : centred(at2, edge * 0.28, edge * 0.28);
    pen.clipped(rect(frame), () => drawPictogram(pen, pictogram, inside, ink2));
  }
}

// src/render/layout/duel-odds.ts
var ODDS = 5;
var COUNTER = { usual: 7.6, most: 15 };
var NAME2 = 1.35;
var FATE = 2.5;
function drawForce(pen, counters, box, both) {
  const { unit } = pen;
  const share = box.width / Math.max(1, ...both.map(({ length }) => length));
  const lines = both.flat().some(({ fate }) => fate !== void 0) ? FATE : NAME2;
  const usual = box.height - unit * lines;
  const grown2 = box.height / (1 + lines / COUNTER.usual);
  const edge = Math.min(Math.min(usual, Math.max(grown2, unit * COUNTER.usual)), share * 0.86, unit * COUNTER.most);
  const letters = unit * Math.max(1, Math.min(1.6, edge / (unit * COUNTER.usual)));
  const cell = Math.min(share, Math.max(edge * 1.3, letters * 8));
  const left = box.x + (box.width - cell * counters.length) / 2;
  const top = box.y + (box.height - edge - letters * lines) / 2;
  counters.forEach(({ counter, name, fate }, i) => {
    const x = left + cell * (i + 0.5);
    const line2 = (text, down, colour) => {
      const style = { face: "bold", colour: pen.hex(colour), align: "middle", room: cell * 0.96 };
      pen.textMid(text, [x, top + edge + letters * down], { ...style, size: letters });
    };
    drawCounter(pen, counter, centred([x, top + edge / 2], edge, edge));
    line2(name, 0.8, "ink");
    if (fate !== void 0) line2(fate, 1.95, "bad");
  });
}
function drawOdds(pen, { lines, results, rolled }, box) {
  const { unit } = pen;
  pen.shape(rect(box, unit * 0.4), { fill: SURFACE_COLOURS.panel, lift: unit * 0.14 });
  const cell = unit * 4.4;
  const first = box.x + box.width - unit * 0.6 - cell * results.length;
  lines.forEach((text, i) => {
    const y = box.y + box.height / 2 + (i - (lines.length - 1) / 2) * unit * 1.6;
    const look = i === lines.length - 1 ? { face: "bold", size: unit * 1.35 } : { size: unit * 1.2 };
    const room = first - box.x - unit * 1.6;
    pen.textMid(text, [box.x + unit * 0.8, y], { ...look, colour: pen.hex("ink"), room });
  });
  results.forEach((result, i) => {
    const x = first + cell * (i + 0.5);
    const isRolled = i + 1 === rolled;
    const ground = isRolled ? pen.hex("bad") : REPORT_COLOURS.quiet;
    pen.textMid(String(i + 1), [x, box.y + unit * 0.95], {
      face: isRolled ? "bold" : "regular",
      size: unit * 1.15,
      colour: pen.hex(isRolled ? "bad" : "muted"),
      align: "middle"
    });
    pen.shape(rect(centred([x, box.y + unit * 2.8], cell * 0.9, unit * 2.4), unit * 0.3), { fill: ground });
    pen.textMid(result, [x, box.y + unit * 2.8], {
      face: "bold",
      size: unit * (isRolled ? 1.7 : 1.35),
      colour: isRolled ? pen.palette.on(ground) : pen.hex("muted"),
      align: "middle",
      room: cell * 0.84
    });
  });
}

// src/render/layout/duel-parts.ts
function drawHead(pen, side, box) {
  const { unit } = pen;
  const ink2 = pen.palette.on(pen.hex(side.colour));
  const right = box.x + box.width - unit * 0.8;
  const y = box.y + box.height / 2;
  let x = box.x + unit * 0.8;
  if (side.emblem) {
    drawPictogram(pen, side.emblem, centred([x + unit * 0.8, y], unit * 1.6, unit * 1.6), ink2);
    x += unit * 2.2;
  }
  const role = pen.textMid(side.role, [right, y], { face: "italic", size: unit * 1.2, colour: ink2, align: "end" });
  const room = right - role - unit * 0.4 - x;
  pen.textMid(side.name, [x, y], { face: "slab", size: unit * 1.5, colour: ink2, room });
}
function drawAddend(pen, { value, label, struck }, [x, y], size) {
  const { unit } = pen;
  const wide = addendWidth(pen, { value, label }, size);
  const middle = x + wide / 2;
  const look = { face: "bold", size, colour: pen.hex(struck ? "muted" : "ink"), align: "middle" };
  pen.textMid(value, [middle, y], look);
  pen.textMid(label, [middle, y + unit * 1.7], { size: unit, colour: pen.hex("muted"), align: "middle" });
  if (struck)
    pen.shape(
      line([
        [middle - unit * 0.8, y + unit * 0.5],
        [middle + unit * 0.8, y - unit * 0.5]
      ]),
      { strokes: [{ colour: MARK_COLOURS.burstOut, width: 3.5 }] }
    );
  return wide;
}
var addendWidth = (pen, { value, label }, size) => Math.max(pen.width(value, { face: "bold", size }), pen.width(label, { size: pen.unit }));
function drawTotal(pen, { colour, total, wins = false }, at2, radius = pen.unit * 1.9) {
  const fill = wins ? pen.hex(colour) : REPORT_COLOURS.quiet;
  pen.shape(circle(at2, radius), {
    fill,
    ...radius > pen.unit * 1.5 ? { lift: pen.unit * 0.12 } : {},
    strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.12 }]
  });
  pen.textMid(total ?? "", at2, {
    face: "bold",
    size: radius * 1.21,
    colour: wins ? pen.palette.on(fill) : pen.hex("muted"),
    align: "middle",
    room: radius * 1.58
  });
}
function drawResult(pen, { result, sub }, box, room = box.width - pen.unit * 2) {
  const { unit } = pen;
  pen.shape(rect(box, unit * 0.4), { fill: BOARD_COLOURS.strip, lift: unit * 0.14 });
  const x = box.x + box.width / 2;
  const raise = sub === void 0 ? 0 : unit * 0.75;
  if (result !== void 0)
    pen.textMid(result, [x, box.y + box.height / 2 - raise], {
      face: "slab",
      size: unit * 1.6,
      colour: BOARD_COLOURS.cream,
      align: "middle",
      room
    });
  if (sub !== void 0)
    pen.textMid(sub, [x, box.y + box.height / 2 + unit], {
      size: unit * 1.25,
      colour: BOARD_COLOURS.gold,
      align: "middle",
      room
    });
}

// src/render/layout/curve.ts
function stepsAlong(points) {
  let along2 = 0;
  return points.map((at2, i) => {
    const before = points[i - 1] ?? at2;
    const after = points[i + 1] ?? at2;
    along2 += Math.hypot(at2[0] - before[0], at2[1] - before[1]);
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return { at: at2, left: [dy / length, -dx / length], along: along2 };
  });
}
function placeAlong(steps, along2) {
  return steps.find((step) => step.along >= along2) ?? steps.at(-1);
}
function band(steps, half) {
  const side = (sign) => steps.map((step, index) => {
    const far = half(step, index) * sign;
    return [step.at[0] + step.left[0] * far, step.at[1] + step.left[1] * far];
  });
  return [...side(1), ...side(-1).reverse()];
}

// src/render/layout/map-frame.ts
var viewOf = ({ viewport, width, height }) => viewport ?? { x: 0, y: 0, width, height };
function frameOf(map, bitmaps2, box) {
  const view = viewOf(map);
  const scale = Math.min(box.width / view.width, box.height / view.height);
  const left = box.x + (box.width - view.width * scale) / 2 - view.x * scale;
  const top = box.y + (box.height - view.height * scale) / 2 - view.y * scale;
  const tenth = (value) => Math.round(value * 10) / 10;
  const place = ([x, y]) => [tenth(left + x * scale), tenth(top + y * scale)];
  return { box, scale, mapWidth: view.width, place, cuts: map.viewport !== void 0, ...bitmaps2 };
}
function polygonsOf({ base }, polygons) {
  return typeof polygons === "string" ? named(base?.shapes, polygons) : polygons;
}
function named(kept, name) {
  const found = kept && Object.hasOwn(kept, name) ? kept[name] : void 0;
  if (found === void 0) throw new SceneError(`the map's base has nothing named "${name}"`);
  return found;
}

// src/render/layout/land.ts
var outlineOf2 = (frame, polygons) => rings(...polygonsOf(frame, polygons).flatMap((polygon) => polygon.map((ring) => ring.map(frame.place))));
function drawTexture(pen, frame, { texture }, outline) {
  if (texture) pen.push({ op: "texture", outline, texture, scale: frame.scale });
}
function drawRelief(pen, frame, relief) {
  const outline = relief.within === void 0 ? rect(frame.box) : outlineOf2(frame, relief.within);
  const box = common(bounds(outline), frame.box);
  if (box.width <= 0 || box.height <= 0) return;
  pen.clipped(
    outline,
    () => pen.push({
      op: "relief",
      box,
      seed: relief.seed,
      strength: relief.strength ?? 0.35,
      plain: relief.plain ?? 0.12,
      variety: relief.variety ?? 0,
      tint: relief.tint ?? 0,
      scale: frame.scale,
      ridges: relief.ridges.map((ridge) => ({
        ...ridge,
        points: ridge.points.map(frame.place),
        reach: ridge.reach * frame.scale
      }))
    })
  );
}
var GLOW = [1, 0.72, 0.46, 0.22];
function drawShore(pen, frame, shore) {
  const reach = shore.reach * frame.scale;
  pen.shape(outlineOf2(frame, shore.polygons), {
    strokes: GLOW.map((share) => ({ colour: pen.hex("white"), width: reach * 2 * share, opacity: 0.16 }))
  });
}
function drawRiver(pen, frame, river2) {
  const widths = river2.points.map(
    (_point, i) => typeof river2.width === "number" ? river2.width : river2.width[i] ?? 0
  );
  const points = smoothed(river2.points.map(frame.place), 6);
  const steps = stepsAlong(points);
  const widthAt = (index) => {
    const place = index / Math.max(1, points.length - 1) * (widths.length - 1);
    const [low, high] = [widths[Math.floor(place)] ?? 0, widths[Math.ceil(place)] ?? 0];
    return (low + (high - low) * (place % 1)) * frame.scale;
  };
  const wide = Math.max(...widths) * frame.scale;
  const shape = (share) => rings(band(steps, (_step, index) => widthAt(index) / 2 * share));
  pen.shape(shape(1), {
    fill: LAND_COLOURS.river,
    strokes: [{ colour: LAND_COLOURS.riverEdge, width: Math.min(wide * 0.16, pen.unit * 0.1) }]
  });
  if (wide > pen.unit * 0.7) {
    pen.shape(shape(0.52), { fill: LAND_COLOURS.riverLight });
    drawRipples(pen, steps, wide);
  }
  for (const { at: at2, length, turn } of river2.islands ?? []) drawIsland(pen, frame.place(at2), length * frame.scale, turn);
}
function drawRipples(pen, steps, wide) {
  const whole = steps.at(-1)?.along ?? 0;
  const length = wide * 0.42;
  for (let along2 = length, count = 0; along2 < whole - length; along2 += length * 2.6, count += 1) {
    const off = (count % 3 - 1) * wide * 0.17;
    const part = steps.filter((step) => step.along >= along2 && step.along <= along2 + length);
    if (part.length < 2) continue;
    const points = part.map(({ at: at2, left }) => [at2[0] + left[0] * off, at2[1] + left[1] * off]);
    pen.shape(line(points), { strokes: [{ colour: TINTS.light, width: wide * 0.035, opacity: 0.32 }] });
  }
}
function drawIsland(pen, [x, y], length, turn) {
  const angle = turn * Math.PI / 180;
  const ring = Array.from({ length: 16 }, (_, i) => {
    const round = i / 16 * Math.PI * 2;
    const [along2, across] = [Math.cos(round) * length, Math.sin(round) * length * 0.42];
    return [
      x + along2 * Math.cos(angle) - across * Math.sin(angle),
      y + along2 * Math.sin(angle) + across * Math.cos(angle)
    ];
  });
  pen.shape(rings(ring), {
    fill: LAND_COLOURS.sandbank,
    strokes: [{ colour: LAND_COLOURS.riverEdge, width: pen.unit * 0.06 }]
  });
}
function drawBuilt(pen, frame, built) {
  const points = built.points.map(frame.place);
  const width = (built.width ?? WIDTHS[built.form]) * frame.scale;
  switch (built.form) {
    case "bridge":
      drawBridge(pen, points, width);
      break;
    case "wall":
      drawWall(pen, points, width);
      break;
    case "runway":
      drawRunway(pen, points, width);
      break;
    case "street":
      pen.shape(line(points, true), {
        strokes: [
          { colour: LAND_COLOURS.shade, width: width * 1.4, opacity: 0.22 },
          { colour: LAND_COLOURS.casing, width, opacity: 0.75 }
        ]
      });
      break;
    case "trees":
      for (const at2 of points)
        pen.shape({ kind: "circle", at: at2, radius: width / 2 }, { fill: LAND_COLOURS.trees, opacity: 0.8 });
      break;
  }
}
var WIDTHS = { bridge: 18, wall: 7, runway: 12, street: 6, trees: 6 };
function drawBridge(pen, points, width) {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to) return;
  const steps = stepsAlong([from, to]);
  pen.shape(rings(band(steps, () => width / 2)), {
    fill: LAND_COLOURS.casing,
    lift: pen.unit * 0.22,
    strokes: [{ colour: pen.hex("ink"), width: width * 0.14 }]
  });
  pen.shape(line([from, to]), { strokes: [{ colour: TINTS.dust, width: width * 0.4 }] });
  for (const { at: at2, left } of steps) {
    const reach = width * 0.82;
    const ends = [
      [at2[0] + left[0] * reach, at2[1] + left[1] * reach],
      [at2[0] - left[0] * reach, at2[1] - left[1] * reach]
    ];
    pen.shape(line(ends), { strokes: [{ colour: pen.hex("ink"), width: width * 0.42 }] });
  }
}
function drawWall(pen, points, width) {
  pen.shape(line(points), {
    strokes: [
      { colour: pen.hex("ink"), width: width * 1.7 },
      { colour: LAND_COLOURS.concrete, width: width * 1.05, dash: [width * 1.5, width * 0.4] }
    ]
  });
  const steps = stepsAlong(points);
  const whole = steps.at(-1)?.along ?? 0;
  const count = Math.max(1, Math.round(whole / (width * 6)));
  for (let i = 0; i <= count; i++) {
    const at2 = placeAlong(steps, whole * i / count)?.at;
    if (at2)
      pen.shape(rect(centred(at2, width * 2.3, width * 2.3)), {
        fill: LAND_COLOURS.concrete,
        strokes: [{ colour: pen.hex("ink"), width: width * 0.36 }]
      });
  }
}
function drawRunway(pen, points, width) {
  pen.shape(line(points), {
    strokes: [
      { colour: LAND_COLOURS.runway, width },
      { colour: LAND_COLOURS.casing, width: width * 0.16, dash: [width * 0.9, width * 0.7] }
    ]
  });
}
function drawEmblem2(pen, frame, emblem) {
  const at2 = frame.place(emblem.at);
  const size = emblem.size * frame.scale;
  const colour = pen.hex(emblem.colour ?? "ink");
  if (emblem.shield) {
    const [w, h] = [size * 0.46, size * 0.5];
    pen.shape(shieldOutline(at2, w, h), {
      fill: LAND_COLOURS.casing,
      lift: pen.unit * 0.1,
      strokes: [
        { colour: pen.hex("ink"), width: size * 0.15 },
        { colour, width: size * 0.1, inside: true }
      ]
    });
    drawPictogram(
      pen,
      emblem.pictogram,
      centred([at2[0], at2[1] - size * 0.05], size * 0.52, size * 0.52),
      pen.palette.text(emblem.colour ?? "ink", LAND_COLOURS.casing)
    );
    pen.item("mark", emblem.pictogram, centred(at2, size * 0.9, size));
    return;
  }
  if (emblem.halo)
    for (const [dx, dy] of AROUND)
      drawPictogram(
        pen,
        emblem.pictogram,
        centred([at2[0] + dx * size * 0.07, at2[1] + dy * size * 0.07], size, size),
        LAND_COLOURS.casing
      );
  drawPictogram(pen, emblem.pictogram, centred(at2, size, size), colour);
}
var AROUND = Array.from({ length: 8 }, (_, i) => [
  Math.cos(i * Math.PI / 4),
  Math.sin(i * Math.PI / 4)
]);
function shieldOutline([x, y], w, h) {
  const right = [[1, -1], [1, 0.1], ...SHIELD_CURVE];
  const left = right.toReversed().map(([across, down]) => [-across, down]);
  return rings([...right, [0, 1], ...left].map(([across = 0, down = 0]) => [x + w * across, y + h * down]));
}
var SHIELD_CURVE = [0.2, 0.4, 0.6, 0.8].map((t) => {
  const [a, b, c] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t)];
  return [a + b + c * 0.4, a * 0.1 + b * 0.62 + c * 0.86 + t ** 3];
});

// src/render/layout/surrounds.ts
var TEETH = 4;
function drawWall2(pen, { x, y, width, height }) {
  const [far, tooth] = [width * 0.12, width * 0.1];
  const [left, right, foot] = [x - far, x + width + far * 1.9, y + height + far * 1.9];
  const step = (right - left) / (2 * TEETH + 1);
  const teeth = Array.from({ length: TEETH }, (_, i) => {
    const from = left + step * (2 * i + 1);
    return [
      [from, foot],
      [from, foot + tooth],
      [from + step, foot + tooth],
      [from + step, foot]
    ];
  });
  const wall2 = line([
    [left, y + height * 0.3],
    [left, foot],
    ...teeth.flat(),
    [right, foot],
    [right, y + height * 0.3]
  ]);
  pen.shape(wall2, {
    strokes: [
      { colour: pen.hex("panel"), width: width * 0.11 },
      { colour: pen.hex("ink"), width: width * 0.06 }
    ]
  });
}
function drawIsolation(pen, at2, edge) {
  const dash = [edge * 0.2, edge * 0.12];
  pen.shape(circle(at2, edge * 0.8), { strokes: [{ colour: pen.hex("bad"), width: edge * 0.05, dash }] });
}

// src/render/layout/piece.ts
function woodOf(pen, piece) {
  const face = piece.state ? MARK_COLOURS.beaten : pen.hex(piece.colour);
  const edge = pen.hex("ink");
  return { face, top: mix(face, TINTS.light, 0.26), low: mix(face, TINTS.dark, 0.16), ink: pen.palette.on(face), edge };
}
function drawPiece(pen, piece, at2, size) {
  const { width, height } = pieceSize(piece.form, size);
  const box = centred(at2, width, height);
  pen.item("piece", `${piece.form} ${piece.colour} ${piece.count === void 0 ? "" : labelOf(piece.count).text}`, box);
  const wood = woodOf(pen, piece);
  if (piece.entrenched) drawWall2(pen, box);
  for (let under = piece.pile ?? 0; under > 0; under--)
    drawBody(pen, piece, { ...box, x: box.x + under * size * 0.08, y: box.y - under * size * 0.08 }, size, wood);
  drawBody(pen, piece, box, size, wood);
  drawFace2(pen, piece, box, size, wood);
  if (piece.state === "beaten") crossOut(pen, box);
  if (piece.isolated) drawIsolation(pen, at2, size);
}
function drawBody(pen, { form }, box, size, wood) {
  const edge = size * LENGTH.pieceEdge * 0.72;
  const stroke = { colour: wood.edge, width: edge };
  const inner2 = { x: box.x + edge / 2, y: box.y + edge / 2, width: box.width - edge, height: box.height - edge };
  const lift = size * 0.12;
  switch (form) {
    case "block":
      drawBlock(pen, inner2, size, wood, edge);
      break;
    case "house":
      drawHouse(pen, inner2, size, wood, edge);
      break;
    case "coin":
      drawCoin(pen, box, size);
      break;
    default:
      pen.shape(outlineOf3(form, inner2), { fill: wood.face, lift, strokes: [stroke] });
  }
}
function drawBlock(pen, box, size, wood, edge) {
  const [rise, slant] = [size * 0.22, size * 0.16];
  const { x, y, width, height } = box;
  const front = { x, y: y + rise, width: width - slant, height: height - rise };
  const top = [
    [x, y + rise],
    [x + slant, y],
    [x + width, y],
    [x + width - slant, y + rise]
  ];
  const end = [
    [x + width - slant, y + rise],
    [x + width, y],
    [x + width, y + height - rise],
    [x + width - slant, y + height]
  ];
  const hull = [
    [x, y + rise],
    [x + slant, y],
    [x + width, y],
    [x + width, y + height - rise],
    [x + width - slant, y + height],
    [x, y + height]
  ];
  pen.shape(rings(hull), { fill: wood.face, lift: size * 0.14, strokes: [{ colour: wood.edge, width: edge }] });
  pen.shape(rings(top), { fill: wood.top });
  pen.shape(rings(end), { fill: wood.low });
  pen.shape(rect(front), { fill: wood.face });
  grain(pen, front, wood);
  pen.shape(
    line([
      [x, y + rise],
      [x + width - slant, y + rise],
      [x + width - slant, y + height]
    ]),
    {
      strokes: [{ colour: wood.low, width: edge * 0.4 }]
    }
  );
}
function drawHouse(pen, box, size, wood, edge) {
  const { x, y, width, height } = box;
  const eaves = y + height * 0.36;
  const gable = [
    [x, eaves],
    [x + width / 2, y],
    [x + width, eaves],
    [x + width, y + height],
    [x, y + height]
  ];
  pen.shape(rings(gable), { fill: wood.face, lift: size * 0.14, strokes: [{ colour: wood.edge, width: edge }] });
  pen.shape(
    rings([
      [x, eaves],
      [x + width / 2, y],
      [x + width, eaves]
    ]),
    { fill: wood.top }
  );
  grain(pen, { x, y: eaves, width, height: y + height - eaves }, wood);
}
function grain(pen, { x, y, width, height }, wood) {
  for (const share of [0.3, 0.62, 0.86])
    pen.shape(
      line([
        [x + width * 0.04, y + height * share],
        [x + width * 0.96, y + height * (share + 0.03)]
      ]),
      {
        strokes: [{ colour: wood.low, width: Math.max(0.8, height * 0.025), opacity: 0.5 }]
      }
    );
}
function drawCoin(pen, box, size) {
  const radius = box.width / 2 - size * 0.03;
  const at2 = [box.x + box.width / 2, box.y + box.height / 2];
  const ink2 = { colour: pen.hex("ink"), width: size * 0.06 };
  pen.shape(circle(at2, radius), { fill: MARK_COLOURS.silver, lift: size * 0.12, strokes: [ink2] });
  pen.shape(circle(at2, radius * 0.8), {
    strokes: [{ colour: MARK_COLOURS.silverEdge, width: size * 0.035, dash: [size * 0.05, size * 0.06] }]
  });
}
function outlineOf3(form, box) {
  const { x, y, width, height } = box;
  const at2 = [x + width / 2, y + height / 2];
  const ring = (...points) => rings(points.map(([across, down]) => [x + width * across, y + height * down]));
  switch (form) {
    case "disc":
    case "coin":
      return circle(at2, width / 2);
    case "hexagon":
      return ring([0.24, 0], [0.76, 0], [1, 0.5], [0.76, 1], [0.24, 1], [0, 0.5]);
    case "diamond":
      return ring([0.5, 0], [1, 0.5], [0.5, 1], [0, 0.5]);
    case "shield":
      return shieldOutline(at2, width / 2, height / 2);
    case "standee":
      return ring(
        [0.5, 0],
        [0.72, 0.1],
        [0.76, 0.3],
        [0.68, 0.42],
        [0.95, 0.56],
        [1, 1],
        [0, 1],
        [0.05, 0.56],
        [0.32, 0.42],
        [0.24, 0.3],
        [0.28, 0.1]
      );
    case "house":
      return ring([0, 0.36], [0.5, 0], [1, 0.36], [1, 1], [0, 1]);
    case "block":
    case "cube":
      return rect(box, width * 0.08);
  }
}
function drawFace2(pen, piece, box, size, wood) {
  const { form, emblem, count, state } = piece;
  const ink2 = state ? mix(wood.face, pen.hex("ink"), 0.75) : wood.ink;
  const digits = { face: "bold", size: size * 0.78, colour: ink2, align: "middle" };
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  if (form === "block") {
    const middle = box.y + box.height * 0.58;
    if (emblem) drawPictogram(pen, emblem, centred([box.x + box.width * 0.28, middle], size * 0.5, size * 0.5), ink2);
    if (count !== void 0)
      pen.textMid(count, [box.x + box.width * 0.65, middle], { ...digits, room: box.width * 0.52 });
    return;
  }
  if (form === "house") {
    if (emblem) drawPictogram(pen, emblem, centred([cx, box.y + size * 0.38], size * 0.34, size * 0.34), ink2);
    if (count !== void 0) pen.textMid(count, [cx, box.y + box.height * 0.68], { ...digits, room: box.width * 0.8 });
    return;
  }
  if (count !== void 0)
    pen.textMid(count, [cx, cy], {
      ...digits,
      size: Math.max(pen.unit, size * (form === "coin" ? 0.66 : 0.7)),
      colour: form === "coin" ? pen.hex("ink") : ink2,
      room: box.width * 0.74
    });
  else if (emblem) drawPictogram(pen, emblem, centred([cx, cy], size * 0.62, size * 0.62), ink2);
}
function crossOut(pen, { x, y, width, height }) {
  const strokes = [{ colour: MARK_COLOURS.burstOut, width: height * 0.1 }];
  const [w, h] = [width * 0.1, height * 0.1];
  pen.shape(
    line([
      [x + w, y + h],
      [x + width - w, y + height - h]
    ]),
    { strokes }
  );
  pen.shape(
    line([
      [x + width - w, y + h],
      [x + w, y + height - h]
    ]),
    { strokes }
  );
}

// src/render/layout/duel.ts
var duelPanel = {
  natural: (_pen, _duel, width) => width * 0.58,
  /** Both sides face each other; their totals meet in the middle; what came of it stands below. */
  draw(pen, duel, box) {
    const { unit } = pen;
    const gap = pen.width(duel.verb, { face: "italic", size: unit * 1.3 }) + unit * 1.6;
    const foot = unit * (4 + (duel.odds ? ODDS : 0));
    const width = (box.width - gap) / 2;
    const height = box.height - foot - unit * 0.6;
    const shared = sharedBy([duel.left, duel.right]);
    drawSide(pen, duel.left, { x: box.x, y: box.y, width, height }, shared);
    drawSide(pen, duel.right, { x: box.x + width + gap, y: box.y, width, height }, shared);
    const middle = box.x + box.width / 2;
    const y = box.y + (shared.sums ? height - unit * 3.3 : height / 2);
    drawPictogram(pen, "swords", centred([middle, box.y + unit * 4], unit * 2.6, unit * 2.6), REPORT_COLOURS.swords);
    drawVerb(pen, duel, middle, y);
    const bottom = { x: box.x, y: box.y + height + unit * 0.6, width: box.width, height: foot };
    const odds = duel.odds ? unit * ODDS : 0;
    if (duel.odds) drawOdds(pen, duel.odds, { ...bottom, height: odds - unit * 0.6 });
    drawResult(pen, duel, { ...bottom, y: bottom.y + odds, height: foot - odds });
  }
};
function drawVerb(pen, duel, x, y) {
  const { unit } = pen;
  const width = pen.width(duel.verb, { face: "italic", size: unit * 1.3 }) + unit * 1.2;
  pen.shape(rect(centred([x, y], width, unit * 2), unit), {
    fill: REPORT_COLOURS.lit,
    lift: unit * 0.12,
    strokes: [{ colour: pen.hex("ink"), width: unit * 0.09 }]
  });
  pen.textMid(duel.verb, [x, y], { face: "italic", size: unit * 1.3, colour: pen.hex("ink"), align: "middle" });
}
var sharedBy = (sides) => ({
  rows: Math.max(...sides.map(({ plays }) => plays.length)),
  counters: sides.flatMap(({ counters }) => counters ? [counters] : []),
  sums: sides.some(({ sum: sum2 }) => sum2.length > 0)
});
function drawSide(pen, side, box, { rows: rows2, counters, sums }) {
  const { unit } = pen;
  const colour = pen.hex(side.colour);
  const head = unit * 2.6;
  const ground = SURFACE_COLOURS.panel;
  pen.shape(rect(box, unit * 0.4), { fill: ground, lift: unit * 0.16 });
  pen.clipped(rect(box, unit * 0.4), () => pen.shape(rect({ ...box, height: head }), { fill: colour }));
  pen.shape(rect(box, unit * 0.4), {
    strokes: [{ colour: side.wins ? pen.hex("ink") : REPORT_COLOURS.rim, width: unit * (side.wins ? 0.2 : 0.1) }]
  });
  const left = box.x + unit * 0.8;
  const right = box.x + box.width - unit * 0.8;
  drawHead(pen, side, { ...box, height: head });
  const width = right - left;
  const sum2 = box.y + box.height - (sums ? unit * 5.6 : 0);
  const free = sum2 - box.y - head - unit * 7.4;
  const roomy = side.counters ? Math.max(0, free - unit * CARD * rows2) : 0;
  const plays = box.y + head + unit * 7.4 + roomy;
  const brought = { x: left, y: box.y + head + unit * 0.6, width, height: unit * 6.2 + roomy };
  if (side.counters) drawForce(pen, side.counters, brought, counters);
  else drawPieces(pen, side, brought);
  drawPlays(pen, side, { x: left, y: plays, width, height: sum2 - plays });
  drawSum(pen, side, { x: left, y: sum2 + unit * 0.6, width, height: unit * 4.4 });
}
function drawPieces(pen, side, box) {
  const size = pen.unit * 4.1;
  let x = box.x;
  for (const piece of side.pieces) {
    const { width, height } = pieceSize(piece.form, size);
    drawPiece(pen, piece, [x + width / 2, box.y + box.height - height / 2], size);
    x += width + pen.unit * 0.5;
  }
  const outcome = side.outcome;
  if (outcome === void 0) return;
  const lines = pen.lines(outcome, { size: pen.unit * 1.1, face: "bold" }, box.x + box.width - x - pen.unit * 0.3);
  const shown = lines.slice(0, 3);
  shown.forEach((text, i) => {
    const y = box.y + box.height / 2 + (i - (shown.length - 1) / 2) * pen.unit * 1.25;
    const lost = labelOf(outcome).text.startsWith("loses");
    pen.textMid(text, [box.x + box.width, y], {
      face: "bold",
      size: pen.unit * 1.1,
      colour: pen.hex(lost ? "bad" : "muted"),
      align: "end"
    });
  });
}
var PLAY = 5.2;
var LETTERS2 = 1.4;
var CARD = 2.3;
function drawPlays(pen, side, box) {
  const { unit } = pen;
  const pitch = Math.min(unit * PLAY, box.height / Math.max(side.counters ? 1 : 3, side.plays.length));
  const rule2 = (y) => pen.shape(
    line([
      [box.x, y],
      [box.x + box.width, y]
    ]),
    { strokes: [{ colour: pen.hex("faint"), width: 2 }] }
  );
  if (side.plays.length > 0) rule2(box.y + pitch * side.plays.length);
  side.plays.forEach((play, i) => {
    const y = box.y + (i + 0.5) * pitch;
    rule2(box.y + i * pitch);
    const label = pen.textMid(play.label, [box.x, y], { size: unit * 1.1, colour: pen.hex("muted") });
    const x = box.x + Math.max(label + unit * 0.4, unit * 4.6);
    let right = box.x + box.width;
    if (play.outcome !== void 0) {
      const style = { face: "bold", size: unit * 1.1, align: "end" };
      right -= pen.textMid(play.outcome, [right, y], {
        ...style,
        colour: pen.hex(play.struck ? "bad" : "muted"),
        room: box.width * 0.42
      }) + unit * 0.4;
    }
    const none = labelOf(play.text).text === "none";
    const colour = pen.hex(none || play.struck ? "muted" : "ink");
    const width = pen.textMid(play.text, [x, y], {
      face: none ? "italic" : "bold",
      size: Math.min(unit * LETTERS2, pitch * 0.85),
      colour,
      room: right - x
    });
    if (play.struck)
      pen.shape(
        line([
          [x, y],
          [x + width, y]
        ]),
        { strokes: [{ colour: MARK_COLOURS.burstOut, width: 3 }] }
      );
  });
}
var ADDEND = 2.4;
var sumWidth = (pen, { sum: sum2, total }) => sum2.reduce((wide, addend) => wide + addendWidth(pen, addend, pen.unit * ADDEND) + pen.unit * 0.3, 0) + Math.max(0, sum2.length - 1) * pen.unit * 1.5 + (total === void 0 ? 0 : pen.unit * 5.5);
function drawSum(pen, side, box) {
  const { unit } = pen;
  const y = box.y + unit * 1.7;
  let x = box.x + Math.max(0, (box.width - sumWidth(pen, side)) / 2);
  side.sum.forEach((addend, i) => {
    if (i > 0) {
      pen.textMid("+", [x + unit * 0.3, y], { face: "bold", size: unit * 1.3, colour: pen.hex("muted") });
      x += unit * 1.5;
    }
    x += drawAddend(pen, addend, [x, y], unit * ADDEND) + unit * 0.3;
  });
  if (side.total === void 0) return;
  const at2 = [x + unit * 3.6, y + unit * 0.2];
  pen.textMid("=", [x + unit * 0.5, y], { face: "bold", size: unit * 1.3, colour: pen.hex("muted") });
  drawTotal(pen, side, at2);
}

// src/render/layout/card-backdrop.ts
function drawBackdrop(pen, box, sky, place, name) {
  let seed = [...name].reduce((sum2, letter) => (sum2 * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const next = () => {
    seed = (seed * 137 + 71) % 9973;
    return seed / 9973;
  };
  const colours = { far: mix(sky.town, sky.low, 0.5), near: sky.town, water: mix(SCENE_COLOURS.water, sky.low, 0.35) };
  BACKDROPS[place]({ pen, box, next, ...colours });
}
var at = ({ x, y, width, height }, across, down) => [
  x + width * across,
  y + height * down
];
var block = ({ pen, box }, colour, [x, y], width, height) => pen.shape(
  rect({
    x: box.x + box.width * x,
    y: box.y + box.height * y,
    width: box.width * width,
    height: box.height * height
  }),
  { fill: colour }
);
function land({ pen, box }, colour, heights2) {
  const crest = heights2.map((height, i) => at(box, i / (heights2.length - 1), 1 - height));
  pen.shape(rings([at(box, 0, 1), ...crest, at(box, 1, 1)]), { fill: colour });
}
var rolling = ({ next }, level, height) => {
  const [turn, waves2] = [next() * 6.3, 1 + next()];
  return Array.from({ length: 25 }, (_, i) => level + height * Math.sin(turn + i / 24 * 6.3 * waves2));
};
function town(drop) {
  const { pen, box, near, next } = drop;
  for (let x = 0; x < 1; ) {
    const [width, height] = [0.08 + next() * 0.12, 0.12 + next() * 0.2];
    block(drop, near, [x, 1 - height], width + 0.01, height);
    const kind = next();
    const [middle, roof] = at(box, x + width / 2, 1 - height);
    if (kind < 0.2) pen.shape(circle([middle, roof], width * box.width * 0.4), { fill: near });
    else if (kind < 0.34) block(drop, near, [x + width * 0.4, 1 - height * 1.9], width * 0.16, height);
    x += width;
  }
}
function ruins(drop) {
  const { pen, box, near, far, next } = drop;
  const fire = 0.12 + next() * 0.76;
  for (let i = 0; i < 6; i++) {
    const puff = at(box, fire + i * 0.035, 0.72 - i * 0.12);
    pen.shape(circle(puff, box.height * (0.05 + i * 0.022)), { fill: far, opacity: 0.6 });
  }
  for (let x = 0; x < 1; ) {
    const [width, height] = [0.1 + next() * 0.1, 0.14 + next() * 0.24];
    const torn = [0, 0.3, 0.45, 0.75, 1].map(
      (share) => at(box, x + width * share, 1 - height * (0.55 + next() * 0.45))
    );
    pen.shape(rings([at(box, x, 1), ...torn, at(box, x + width, 1)]), { fill: near });
    x += width + next() * 0.05;
  }
  land(drop, near, rolling(drop, 0.08, 0.02));
}
function desert(drop) {
  land(drop, mix(drop.far, drop.near, 0.15), rolling(drop, 0.26, 0.07));
  land(drop, drop.far, rolling(drop, 0.18, 0.06));
  land(drop, drop.near, rolling(drop, 0.1, 0.05));
}
function mountains(drop) {
  const peaks = (least, most) => Array.from({ length: 9 }, (_, i) => least + (i % 2 === 0 ? 0 : (most - least) * (0.5 + drop.next() * 0.5)));
  land(drop, drop.far, peaks(0.2, 0.62));
  land(drop, mix(drop.far, drop.near, 0.6), peaks(0.12, 0.36));
  land(drop, drop.near, rolling(drop, 0.1, 0.03));
}
function river(drop) {
  const { far, near, water, next } = drop;
  land(drop, far, rolling(drop, 0.34, 0.02));
  for (const x of [0.08, 0.2, 0.62, 0.78, 0.93])
    palm(drop, mix(far, near, 0.5), [x + next() * 0.06, 0.68], 0.24 + next() * 0.1);
  block(drop, water, [0, 0.7], 1, 0.3);
  for (let i = 0; i < 5; i++)
    block(drop, mix(water, SCENE_COLOURS.shine, 0.3), [next() * 0.8, 0.74 + i * 0.035], 0.08 + next() * 0.1, 8e-3);
  land(drop, near, rolling(drop, 0.07, 0.03));
}
function palm({ pen, box }, colour, [x, foot], height) {
  const top = at(box, x + 8e-3, foot - height);
  const thick = box.height * 0.02;
  pen.shape(line([at(box, x, foot + 0.03), top]), { strokes: [{ colour, width: thick }] });
  const reach = box.height * 0.1;
  for (const [dx, dy] of [
    [-1, 0.35],
    [-0.8, -0.3],
    [0, -0.6],
    [0.8, -0.3],
    [1, 0.35]
  ])
    pen.shape(line([top, [top[0] + reach * dx, top[1] + reach * dy]]), { strokes: [{ colour, width: thick }] });
}
function oilfield(drop) {
  const { pen, box, far, near, next } = drop;
  land(drop, far, rolling(drop, 0.14, 0.03));
  const [low, high] = [0.9, 0.42 + next() * 0.1];
  for (const [x, scale] of [
    [0.12 + next() * 0.1, 1],
    [0.84 + next() * 0.08, 0.8]
  ]) {
    const top = low - (low - high) * scale;
    const strokes = [{ colour: near, width: box.height * 0.018 }];
    const legs = [at(box, x - 0.07 * scale, low), at(box, x, top), at(box, x + 0.07 * scale, low)];
    pen.shape(line(legs), { strokes });
    for (const share of [0.3, 0.6, 0.85]) {
      const half = 0.07 * scale * share;
      const y = top + (low - top) * share;
      pen.shape(line([at(box, x - half, y), at(box, x + half, y)]), { strokes });
    }
  }
  const flare = 0.5 + next() * 0.16;
  block(drop, near, [flare, 0.5], 0.018, 0.4);
  pen.shape(circle(at(box, flare + 0.012, 0.46), box.height * 0.06), { fill: SCENE_COLOURS.flame });
  pen.shape(circle(at(box, flare + 0.012, 0.475), box.height * 0.032), { fill: SCENE_COLOURS.ember });
  block(drop, near, [flare - 0.24, 0.74], 0.16, 0.2);
  land(drop, near, rolling(drop, 0.09, 0.015));
}
function road(drop) {
  const { pen, box, far, near, next } = drop;
  land(drop, far, rolling(drop, 0.32, 0.02));
  const aim = 0.35 + next() * 0.3;
  pen.shape(
    rings([at(box, aim - 0.012, 0.68), at(box, aim + 0.012, 0.68), at(box, aim + 0.34, 1), at(box, aim - 0.22, 1)]),
    { fill: near }
  );
  for (const share of [0.2, 0.45, 0.8]) {
    const [x, foot] = [aim + 0.04 + 0.42 * share, 0.68 + 0.3 * share];
    block(drop, near, [x, foot - 0.5 * share], 0.012, 0.5 * share);
    block(drop, near, [x - 0.05 * share, foot - 0.47 * share], 0.1 * share + 0.012, 0.02);
  }
}
function wall(drop) {
  const { pen, box, far, near, next } = drop;
  const height = 0.34 + next() * 0.08;
  for (let i = 0; i < 9; i++) {
    block(drop, i % 2 === 0 ? far : mix(far, near, 0.25), [i / 9, 1 - height], 1 / 9 - 8e-3, height);
    pen.shape(circle(at(box, (i + 0.5) / 9, 1 - height - 0.03), box.height * 0.045), {
      strokes: [{ colour: near, width: box.height * 0.012 }]
    });
  }
  block(drop, near, [0, 0.9], 1, 0.1);
}
function hall(drop) {
  const { pen, box, far, near } = drop;
  pen.shape(rings([at(box, 0, 0.36), at(box, 0.5, 0.14), at(box, 1, 0.36)]), { fill: far });
  block(drop, mix(far, near, 0.3), [0, 0.36], 1, 0.07);
  for (let i = 0; i < 8; i++) block(drop, far, [0.03 + i * 0.125, 0.43], 0.065, 0.44);
  block(drop, mix(far, near, 0.5), [0, 0.84], 1, 0.06);
  block(drop, near, [0, 0.9], 1, 0.1);
}
function camp(drop) {
  const { pen, box, far, near, next } = drop;
  land(drop, far, rolling(drop, 0.2, 0.04));
  const tower = 0.84 + next() * 0.08;
  block(drop, near, [tower - 0.05, 0.42], 0.1, 0.12);
  for (const side of [-0.04, 0.03]) block(drop, near, [tower + side, 0.5], 0.012, 0.42);
  for (const x of [0.04, 0.26, 0.5]) {
    const [left, high] = [x + next() * 0.05, 0.62 + next() * 0.06];
    pen.shape(rings([at(box, left, 0.94), at(box, left + 0.11, high), at(box, left + 0.22, 0.94)]), {
      fill: mix(far, near, 0.55)
    });
  }
  land(drop, near, rolling(drop, 0.08, 0.015));
}
var BACKDROPS = {
  town,
  ruins,
  desert,
  mountains,
  river,
  oilfield,
  road,
  wall,
  hall,
  camp
};

// src/render/layout/card-scene.ts
var BANDS = 16;
var drawScene = (pen, card, box, free) => pen.clipped(rect(box), () => drawInside(pen, card, box, free));
function drawInside(pen, card, box, free) {
  const sky = SKY_COLOURS[card.sky ?? "day"];
  for (let i = 0; i < BANDS; i++) {
    const y = box.y + box.height * i / BANDS;
    pen.shape(rect({ ...box, y, height: box.height / BANDS + 1 }), { fill: mix(sky.high, sky.low, i / (BANDS - 1)) });
  }
  const size = Math.min(free.height * 0.66, free.width * (card.worth === void 0 ? 0.6 : 0.46));
  const shift = card.worth === void 0 ? 0.5 : 0.3;
  const at2 = [free.x + free.width * shift, free.y + free.height * 0.48];
  pen.shape(circle([at2[0] + size * 0.18, at2[1] - size * 0.12], size * 0.56), { fill: sky.sun, opacity: sky.glow });
  drawBackdrop(pen, box, sky, card.place ?? "town", labelOf(card.title).text);
  const art = card.art ?? card.pictogram;
  if (art) drawEmblem(pen, art, centred(at2, size, size), { light: CARD_COLOURS.lit, shade: sky.shade, edge: sky.ink });
  if (card.worth !== void 0)
    drawWorth(pen, card.worth, [free.x + free.width * 0.75, at2[1]], Math.min(size * 0.5, free.width * 0.2));
}
function drawWorth(pen, worth, at2, radius) {
  pen.shape(circle(at2, radius), {
    fill: CARD_COLOURS.disc,
    lift: radius * 0.08,
    strokes: [{ colour: pen.hex("ink"), width: radius * 0.07 }]
  });
  pen.textMid(worth, at2, { face: "bold", size: radius * 1.45, colour: pen.hex("ink"), align: "middle" });
}

// src/render/layout/card-words.ts
var TITLE = 1.24;
var NARROW_TITLE = 1.1;
var TITLE_LINE = 1.42;
var BODY = 1.08;
var BODY_LINE = 1.26;
var FACT_LINE = 1.2;
var MARGIN = 0.4;
var SIDES = 0.7;
var FACT_GAP = 0.6;
var LOWEST = 1.2;
var QUIET = CARD_COLOURS.quiet;
var HAIR = 0.5;
function setWords(pen, card, room, letters) {
  const width = room - pen.unit * SIDES * letters;
  const title = titleStyle(pen, card, width, letters);
  const body = card.body === void 0 ? [] : evenLines(pen, card.body, { size: pen.unit * BODY * letters }, width);
  return {
    title: { ...title, lines: titleLines(pen, card.title, title, width) },
    body,
    facts: (card.facts ?? []).map((fact) => setFact(pen, fact, width, letters)),
    width,
    letters
  };
}
function titleStyle(pen, card, width, letters) {
  const size = pen.unit * TITLE * letters;
  const words = labelOf(card.title).text.split(" ");
  const longest = Math.max(...words.map((word) => pen.width(word, { face: "slab", size })));
  if (longest <= width) return { face: "slab", size };
  const narrow = Math.max(...words.map((word) => pen.width(word, { face: "bold", size })));
  const share = Math.min(1, width / narrow * 0.99);
  return { face: "bold", size: Math.max(pen.unit * NARROW_TITLE, size * share) };
}
var factSize = (pen, letters) => pen.unit * (1 + (letters - 1) * 0.6);
var gapAfterLabel = (pen) => pen.unit * 0.35;
function setFact(pen, fact, width, letters) {
  const size = factSize(pen, letters);
  const whole = pen.width(fact.label, { face: "bold", size }) + gapAfterLabel(pen) + pen.width(fact.text, { size });
  if (whole <= width) return { fact, lines: [labelOf(fact.text).text], beside: true };
  return { fact, lines: evenLines(pen, fact.text, { size }, width), beside: false };
}
function titleLines(pen, title, style, width) {
  const lines = pen.lines(title, style, width);
  return lines.length === 2 ? evenLines(pen, title, style, width) : lines;
}
var STEPS = 5;
function evenLines(pen, words, style, width) {
  let even = pen.lines(words, style, width);
  if (even.length === 1) return even;
  let [low, high] = [width / 2, width];
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2;
    const lines = pen.lines(words, style, middle);
    const fits = lines.length <= even.length && lines.every((line2) => pen.width(line2, style) <= middle);
    if (fits) [even, high] = [lines, middle];
    else low = middle;
  }
  return even;
}
var wordsHeight = (pen, { title, body, letters }) => pen.unit * (0.1 + 2 * MARGIN + (title.lines.length * TITLE_LINE + body.length * BODY_LINE) * letters);
var factHeight = (pen, { letters }, { lines, beside }) => pen.unit * FACT_GAP + factSize(pen, letters) * FACT_LINE * (lines.length + (beside ? 0 : 1));
function fittingFacts(pen, words, room) {
  let left = room;
  const firstTooMany = words.facts.findIndex((fact) => {
    left -= factHeight(pen, words, fact);
    return left < -HAIR;
  });
  return firstTooMany < 0 ? words.facts : words.facts.slice(0, firstTooMany);
}
var factsHeight = (pen, words, facts) => facts.reduce((sum2, fact) => sum2 + factHeight(pen, words, fact), 0);
function spareIn(pen, words, height) {
  const facts = fittingFacts(pen, words, height - wordsHeight(pen, words));
  return { facts, height: Math.max(0, height - wordsHeight(pen, words) - factsHeight(pen, words, facts)) };
}
function leadIn(pen, words, height) {
  const spare = spareIn(pen, words, height);
  return spare.height * (spare.facts.length > 0 ? 0.25 : 0.4);
}
function drawWords(pen, card, words, box, { paper, lead }) {
  const { unit } = pen;
  const { title, body, width, letters } = words;
  const x = box.x + box.width / 2;
  const low = box.y + box.height;
  const ink2 = pen.palette.text("ink", paper);
  const { facts, height: spare } = spareIn(pen, words, box.height);
  let y = box.y + unit * MARGIN + Math.min(lead, leadIn(pen, words, box.height));
  for (const text of title.lines) {
    const at2 = [x, y + unit * (TITLE_LINE / 2) * letters];
    const { face, size } = title;
    pen.textMid({ ...labelOf(card.title), text }, at2, { face, size, colour: ink2, align: "middle", room: width });
    y += unit * TITLE_LINE * letters;
  }
  y += unit * 0.1;
  const fit = Math.max(1, Math.floor((low + unit * 0.26 - y) / (unit * BODY_LINE * letters)));
  const shown = body.length > fit ? [...body.slice(0, fit - 1), body.slice(fit - 1).join(" ")] : body;
  for (const text of shown) {
    const style = { size: unit * BODY * letters, colour: ink2, align: "middle", room: width };
    pen.textMid({ ...labelOf(card.body ?? ""), text }, [x, y + unit * (BODY_LINE / 2) * letters], style);
    y += unit * BODY_LINE * letters;
  }
  const from = low - unit * (MARGIN * 0.5) - Math.min(unit * LOWEST, spare * 0.35) - factsHeight(pen, words, facts);
  drawFacts(pen, words, facts, { ...box, y: Math.max(y, from) });
}
function drawFacts(pen, words, facts, box) {
  const size = factSize(pen, words.letters);
  const pitch = size * FACT_LINE;
  const middle = box.x + box.width / 2;
  let y = box.y;
  for (const { fact, lines, beside } of facts) {
    const rule2 = y + pen.unit * FACT_GAP * 0.55;
    const half = words.width * 0.3;
    pen.shape(
      line([
        [middle - half, rule2],
        [middle + half, rule2]
      ]),
      { strokes: [{ colour: CARD_COLOURS.rule, width: pen.unit * 0.06 }] }
    );
    y += pen.unit * FACT_GAP;
    const bold = { face: "bold", size, colour: QUIET };
    const plain = { size, colour: QUIET };
    if (beside) drawBeside(pen, fact, size, [middle, y + pitch / 2]);
    else
      [labelOf(fact.label), ...lines.map((text) => ({ ...labelOf(fact.text), text }))].forEach((text, i) => {
        const style = i === 0 ? bold : plain;
        pen.textMid(text, [middle, y + pitch * (i + 0.5)], { ...style, align: "middle", room: words.width });
      });
    y += pitch * (lines.length + (beside ? 0 : 1));
  }
}
function drawBeside(pen, { label, text }, size, [middle, y]) {
  const bold = { face: "bold", size, colour: QUIET };
  const first = pen.width(label, bold);
  const whole = first + gapAfterLabel(pen) + pen.width(text, { size });
  pen.textMid(label, [middle - whole / 2, y], bold);
  pen.textMid(text, [middle - whole / 2 + first + gapAfterLabel(pen), y], { size, colour: QUIET });
}

// src/render/layout/card.ts
var BAND = 1.72;
var FOOT = 1.62;
var LEAST_SCENE = 2;
var LEAST_SHARE = 0.32;
var LYING = { shape: 1.12, least: 24 };
function drawCard(pen, card, box, look) {
  const { unit } = pen;
  const radius = unit * 0.42;
  const colour = pen.hex(card.colour);
  const dimmed = card.state === "dimmed";
  const paper = dimmed ? CARD_COLOURS.paperOff : CARD_COLOURS.paper;
  pen.item("plate", labelOf(card.title).text, box);
  pen.shape(rect(box, radius), { fill: paper, lift: unit * 0.2 });
  const { scene, words, place } = split(pen, card, innerOf(pen, card, box), look);
  const foot = { ...box, y: place.y + place.height, height: box.y + box.height - place.y - place.height };
  const { value, worth, ...rest } = card;
  const free = scene && belowStamp(pen, card, box, scene);
  const isLarge = free !== null && worth !== void 0;
  const corner = isLarge ? void 0 : value ?? (scene ? worth : void 0);
  pen.clipped(rect(box, radius), () => {
    pen.shape(rect({ ...box, height: unit * BAND }), { fill: colour });
    if (scene) drawScene(pen, isLarge ? card : rest, scene, free ?? scene);
    if (foot.height > 0) pen.shape(rect(foot), { fill: mix(paper, CARD_COLOURS.foot, 0.18) });
  });
  const band2 = corner === void 0 ? rest : { ...rest, value: corner };
  drawBand(pen, band2, { ...box, height: unit * BAND }, colour);
  drawWords(pen, card, words, place, { paper, lead: look.lead ?? Number.POSITIVE_INFINITY });
  if (card.footer !== void 0)
    pen.textMid(card.footer, [foot.x + foot.width / 2, foot.y + foot.height / 2], {
      face: "bold",
      size: unit * 1.02,
      colour: dimmed ? pen.hex("ink") : CARD_COLOURS.footInk,
      align: "middle",
      room: box.width - unit * 0.5
    });
  pen.shape(rect(box, radius), {
    strokes: [{ colour: card.isNew ? MARK_COLOURS.news : pen.hex("ink"), width: unit * (card.isNew ? 0.26 : 0.14) }]
  });
  if (card.stamp !== void 0) drawStamp(pen, card.stamp, box);
}
function innerOf(pen, { footer }, box) {
  const [band2, foot] = [pen.unit * BAND, footer === void 0 ? 0 : pen.unit * FOOT];
  return { ...box, y: box.y + band2, height: box.height - band2 - foot };
}
var lies = (pen, { width, height }) => width > height * LYING.shape && width > pen.unit * LYING.least;
function split(pen, card, box, look) {
  if (lies(pen, box)) {
    const width = Math.min(box.height, box.width * 0.45);
    const place2 = { ...box, x: box.x + width, width: box.width - width };
    return { scene: { ...box, width }, words: setWords(pen, card, place2.width, look.letters), place: place2 };
  }
  const words = setWords(pen, card, box.width, look.letters);
  const height = Math.min(look.scene, box.height - wordsHeight(pen, words));
  if (height < pen.unit * LEAST_SCENE) return { scene: null, words, place: box };
  const place = { ...box, y: box.y + height, height: box.height - height };
  return { scene: { ...box, height }, words, place };
}
function sceneHeight(pen, cards, box, letters) {
  const heights2 = cards.map((card) => {
    const inner2 = innerOf(pen, card, box);
    const words = setWords(pen, card, inner2.width, letters);
    const room = inner2.height - wordsHeight(pen, words);
    const most = Math.min(inner2.height * (card.body === void 0 ? 0.62 : 0.56), inner2.width * 1.06);
    const facts = fittingFacts(pen, words, room - inner2.height * LEAST_SHARE);
    return Math.min(room - factsHeight(pen, words, facts), most);
  });
  return Math.max(Math.min(...heights2), box.height * LEAST_SHARE);
}
function titleLead(pen, cards, box, look) {
  const leads = cards.map((card) => {
    const { words, place } = split(pen, card, innerOf(pen, card, box), look);
    return leadIn(pen, words, place.height);
  });
  return Math.min(...leads);
}
function isSetAlike(pen, card, box, letters) {
  const { width } = innerOf(pen, card, box);
  const [usual, larger] = [1, letters].map((one) => setWords(pen, card, width, one));
  const lines = (words) => words ? [words.title.face, words.title.lines.length, ...words.facts.map(({ beside }) => beside)].join() : "";
  return lines(usual) === lines(larger);
}
function saysAll(pen, card, box, look) {
  const { words, place } = split(pen, card, innerOf(pen, card, box), look);
  const room = place.height - wordsHeight(pen, words);
  const stamp = stampIn(pen, box);
  const isClear = card.stamp === void 0 || place.y + leadIn(pen, words, place.height) >= stamp.y + stamp.height;
  return isClear && room >= 0 && fittingFacts(pen, words, room).length === words.facts.length;
}
var stampIn = ({ unit }, box) => centred([box.x + box.width / 2, box.y + unit * 2.7], box.width * 0.86, unit * 1.5);
function belowStamp(pen, { stamp }, box, scene) {
  if (stamp === void 0) return scene;
  const { y, height } = stampIn(pen, box);
  const top = Math.max(scene.y, y + height);
  const free = { ...scene, y: top, height: scene.y + scene.height - top };
  return free.height < pen.unit * LEAST_SCENE ? null : free;
}
function drawStamp(pen, stamp, box) {
  const { unit } = pen;
  const plate = stampIn(pen, box);
  pen.shape(rect(plate, unit * 0.2), { fill: MARK_COLOURS.burstOut });
  pen.textMid(stamp, [plate.x + plate.width / 2, plate.y + plate.height / 2], {
    face: "bold",
    size: unit * 1.05,
    colour: TINTS.light,
    align: "middle",
    room: plate.width * 0.92
  });
}
function drawBand(pen, card, box, colour) {
  const { unit } = pen;
  const ink2 = pen.palette.on(colour);
  const middle = box.y + box.height / 2;
  let left = box.x + unit * 0.5;
  if (card.pictogram) {
    drawPictogram(pen, card.pictogram, centred([left + unit * 0.5, middle], unit, unit), ink2);
    left += unit * 1.4;
  }
  let right = box.x + box.width - unit * 0.5;
  if (card.value !== void 0) {
    const width = pen.width(card.value, { face: "bold", size: unit * 1.06 }) + unit * 0.6;
    right -= width;
    pen.shape(rect({ x: right, y: middle - unit * 0.62, width, height: unit * 1.24 }, unit * 0.62), {
      fill: CARD_COLOURS.disc
    });
    pen.textMid(card.value, [right + width / 2, middle], {
      face: "bold",
      size: unit * 1.06,
      colour: pen.hex("ink"),
      align: "middle"
    });
    right -= unit * 0.3;
  }
  if (card.band !== void 0)
    pen.textMid(card.band, [left, middle], { face: "bold", size: unit * 1.08, colour: ink2, room: right - left });
}

// src/render/layout/face.ts
var HEIGHT = 31;
var SCALES = [1.9, 1.75, 1.6, 1.45, 1.3, 1.15];
var LETTERS3 = 1.2;
var facePanel = {
  natural: (pen) => pen.unit * HEIGHT,
  draw(pen, { card }, box) {
    const look = { letters: LETTERS3, scene: sceneHeight(pen, [card], box, LETTERS3) };
    const large = SCALES.map((by) => pen.enlarged(by)).find((one) => saysAll(one, card, box, look)) ?? pen.enlarged(1);
    drawCard(large, card, box, look);
    for (const op of large.ops) pen.push(op);
  }
};

// src/render/layout/figures.ts
function drawFigure(pen, figure, box, sizes, ground) {
  const centre = box.x + box.width / 2;
  const gap = sizes.label * 0.28;
  const top = box.y + (box.height - sizes.value * RISE - gap - sizes.label * RISE) / 2;
  const base = top + sizes.value * RISE;
  if (figure.isNew) {
    const glow = centred([centre, base - sizes.value * 0.36], box.width * 0.9, sizes.value * 1.1);
    pen.shape(rect(glow, sizes.value * 0.3), { fill: pen.hex("new") });
  }
  const under = figure.isNew ? pen.hex("new") : ground;
  const icon = figure.pictogram ? sizes.value * 0.9 : 0;
  const style = {
    face: "bold",
    size: sizes.value,
    colour: pen.palette.text(figure.colour ?? (pen.palette.on(under) === pen.hex("white") ? "white" : "ink"), under),
    align: "middle",
    room: box.width - icon
  };
  const width = pen.text(figure.value, [centre + icon / 2, base], style);
  if (figure.pictogram) {
    const at2 = [centre - width / 2, base - sizes.value * 0.36];
    drawPictogram(pen, figure.pictogram, centred(at2, sizes.value * 0.7, sizes.value * 0.7), style.colour);
  }
  pen.text(figure.label, [centre, base + gap + sizes.label * RISE], {
    size: sizes.label,
    colour: quiet(pen, ground),
    align: "middle",
    room: box.width
  });
}
var quiet = (pen, ground) => pen.palette.on(ground) === pen.hex("white") ? pen.hex("white") : pen.palette.text("muted", ground);
var tileHeight = (pen) => pen.unit * 3.3;
function perRow(pen, figures, width) {
  const widest = Math.max(...figures.figures.map((one) => tileWidth(pen, one)));
  return Math.max(1, Math.min(figures.figures.length, Math.floor(width / widest)));
}
function tileWidth(pen, figure) {
  const value = pen.width(figure.value, { size: "large", face: "bold" }) + (figure.pictogram ? pen.size("large") : 0);
  return Math.max(value, pen.width(figure.label, { size: "small" })) + pen.unit * 0.9;
}
var figuresPanel = {
  natural: (pen, figures, width) => Math.ceil(figures.figures.length / perRow(pen, figures, width)) * tileHeight(pen),
  draw(pen, figures, box) {
    const columns = perRow(pen, figures, box.width);
    const width = box.width / columns;
    figures.figures.forEach((figure, index) => {
      const column = index % columns;
      const tile = {
        x: box.x + column * width,
        y: box.y + Math.floor(index / columns) * tileHeight(pen),
        width,
        height: tileHeight(pen)
      };
      if (column > 0) {
        pen.shape(rect({ x: tile.x - 0.75, y: tile.y + tile.height * 0.2, width: 1.5, height: tile.height * 0.6 }), {
          fill: pen.hex("faint")
        });
      }
      const sizes = { value: pen.size("large"), label: pen.size("small") };
      drawFigure(
        pen,
        figure,
        { ...tile, width: width - pen.unit * 0.4, x: tile.x + pen.unit * 0.2 },
        sizes,
        pen.hex("panel")
      );
    });
  }
};
var stripPanel = {
  natural: (pen, strip2) => pen.unit * (strip2.sub === void 0 && !strip2.figures ? 2.4 : 3.7),
  /** Title and sub-title at the left, badges after them, figures at the right end. */
  draw(pen, strip2, box) {
    const ground = pen.hex(strip2.colour ?? "black", strip2.shade ?? "full");
    pen.shape(rect(box, pen.unit * 0.5), { fill: ground, lift: pen.unit * 0.2 });
    const ink2 = pen.palette.on(ground);
    const right = drawStripFigures(pen, strip2, box, ground);
    const badges = strip2.badges ?? [];
    const radius = pen.unit * 0.95;
    const badgeRoom2 = badges.reduce((sum2, badge) => sum2 + badgeWidth(pen, badge, radius) + pen.unit * 0.3, 0);
    const left = box.x + pen.unit * 0.9;
    const room = right - left - badgeRoom2 - pen.unit * 0.6;
    const y = box.y + box.height / 2;
    const title = { face: "slab", size: strip2.sub ? "large" : "body", colour: ink2, room };
    const width = strip2.sub ? Math.max(
      pen.text(strip2.title, [left, y - pen.unit * 0.08], title),
      pen.text(strip2.sub, [left, y + pen.unit * 1.22], { size: "small", colour: quiet(pen, ground), room })
    ) : pen.textMid(strip2.title, [left, y], title);
    let x = left + width + pen.unit * 0.7;
    for (const badge of badges) {
      const across = badgeWidth(pen, badge, radius);
      drawBadge(pen, badge, [x + across / 2, y], radius, 0, ground);
      x += across + pen.unit * 0.3;
    }
  }
};
function drawStripFigures(pen, strip2, box, ground) {
  let right = box.x + box.width - pen.unit * 0.5;
  for (const figure of [...strip2.figures ?? []].reverse()) {
    const width = tileWidth(pen, figure);
    right -= width;
    const tile = { x: right, y: box.y, width, height: box.height };
    drawFigure(pen, figure, tile, { value: pen.size("large"), label: pen.size("small") }, ground);
  }
  return right;
}

// src/render/layout/change.ts
function drawBurst(pen, frame, burst) {
  const at2 = frame.place(burst.at);
  const radius = (burst.radius ?? 46) * frame.scale;
  drawStar(pen, at2, radius);
  drawPictogram(pen, "swords", centred(at2, radius * 0.58, radius * 0.58), pen.hex("ink"));
  pen.item("mark", "burst", centred(at2, radius, radius));
}
function drawStar(pen, at2, radius) {
  const star = (share, turn) => rings(
    Array.from({ length: 24 }, (_, i) => {
      const angle = i / 24 * Math.PI * 2 + turn;
      const far = radius * share * (i % 2 === 0 ? i % 4 === 0 ? 1 : 0.86 : 0.6);
      return [at2[0] + Math.cos(angle) * far, at2[1] + Math.sin(angle) * far];
    })
  );
  pen.shape(star(1, 0), {
    fill: MARK_COLOURS.burstOut,
    lift: radius * 0.14,
    strokes: [{ colour: MARK_COLOURS.news, width: radius * 0.08 }]
  });
  pen.shape(star(0.86, 0.06), { fill: MARK_COLOURS.burst });
  pen.shape(star(0.62, 0.12), { fill: MARK_COLOURS.burstIn });
}
function plateOf(pen, frame, verdict) {
  const { width, height } = verdictSize(verdict, pen.unit);
  return centred(frame.place(verdict.at), width, height);
}
function drawVerdict(pen, frame, verdict) {
  const at2 = frame.place(verdict.at);
  const box = plateOf(pen, frame, verdict);
  const { width, height } = box;
  const unit = height / 2.3;
  pen.item("plate", "verdict", box);
  pen.shape(rect(box, height / 2), {
    fill: MARK_COLOURS.news,
    lift: unit * 0.2,
    strokes: [{ colour: pen.hex("ink"), width: unit * 0.12 }]
  });
  const seal2 = (total, x, faded) => {
    const colour = faded ? mix(pen.hex(total.colour), MARK_COLOURS.news, 0.35) : pen.hex(total.colour);
    pen.shape(circle([x, at2[1]], height * 0.38), {
      fill: colour,
      strokes: [{ colour: pen.hex("ink"), width: unit * 0.07 }]
    });
    if (total.emblem)
      drawPictogram(pen, total.emblem, centred([x, at2[1]], height * 0.44, height * 0.44), pen.palette.on(colour));
  };
  const figure = (text, side, colour) => {
    const align = side < 0 ? "end" : "start";
    pen.textMid(text, [middle + side * unit * 0.6, at2[1]], { face: "bold", size: unit * 1.6, colour, align });
  };
  const middle = at2[0] + (verdict.winner.total.length - verdict.loser.total.length) * unit * 0.38;
  seal2(verdict.winner, box.x + height * 0.54, false);
  figure(verdict.winner.total, -1, pen.hex("ink"));
  drawPictogram(pen, "swords", centred([middle, at2[1]], unit * 0.8, unit * 0.8), MARK_COLOURS.burstOut);
  figure(verdict.loser.total, 1, REPORT_COLOURS.loser);
  seal2(verdict.loser, box.x + width - height * 0.54, true);
}
function drawHalo(pen, frame, { areas, quiet: quiet2 }) {
  const inner2 = ringsOf(frame, areas);
  const outline = rings(...inner2);
  pen.clipped(rings(frameRing(frame), ...inner2), () => {
    const { unit } = pen;
    pen.shape(outline, {
      strokes: [
        ...(quiet2 ? [] : [1, 0.7]).map((share) => ({
          colour: MARK_COLOURS.news,
          width: unit * LENGTH.glow * 2 * share,
          opacity: OPACITY.glow
        })),
        { colour: MARK_COLOURS.news, width: unit * (quiet2 ? LENGTH.quietHalo : LENGTH.halo) * 2 }
      ]
    });
  });
}
function drawVeil(pen, frame, veil) {
  pen.shape(rings(frameRing(frame), ...ringsOf(frame, veil.except)), {
    fill: MARK_COLOURS.veil,
    opacity: OPACITY.veil
  });
}
function ringsOf(frame, areas) {
  return areas.flatMap((polygons) => {
    const outline = outlineOf2(frame, polygons);
    return outline.kind === "rings" ? outline.rings : [];
  });
}
function frameRing({ box: { x, y, width, height } }) {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height]
  ];
}
function drawGain(pen, frame, gain) {
  const [at2, radius] = [frame.place(gain.at), gain.radius * frame.scale];
  if (gain.colour === void 0) disc(pen, at2, radius, gain.text, gain.nothing ?? false);
  else tally(pen, at2, radius, gain.text, pen.hex(gain.colour), gain.quiet);
}
function disc(pen, at2, radius, text, quiet2 = false) {
  pen.item("disc", text, centred(at2, radius * 2, radius * 2));
  pen.shape(circle(at2, radius), {
    fill: quiet2 ? CARD_COLOURS.paperOff : MARK_COLOURS.news,
    lift: radius * 0.16,
    strokes: [{ colour: pen.hex("ink"), width: Math.max(2, radius * 0.11) }]
  });
  pen.textMid(text, at2, {
    face: "bold",
    size: Math.min(radius * 1.36, pen.unit * TYPE.arrow * 1.3),
    colour: pen.hex(quiet2 ? "muted" : "ink"),
    align: "middle",
    room: radius * 1.7
  });
}
function tally(pen, at2, radius, text, fill, quiet2 = false) {
  pen.item("disc", text, centred(at2, radius * 2, radius * 2));
  pen.shape(circle(at2, radius), { fill: pen.hex("ink"), lift: radius * 0.16 });
  if (!quiet2) pen.shape(circle(at2, radius * 0.94), { fill: MARK_COLOURS.news });
  pen.shape(circle(at2, radius * (quiet2 ? 0.9 : 0.76)), { fill });
  pen.textMid(text, at2, {
    face: "bold",
    size: radius * 1.2,
    colour: pen.palette.on(fill),
    align: "middle",
    room: radius * 1.4
  });
}
function drawMove(pen, frame, arrow) {
  const line2 = arrowLine(arrow.points.map(frame.place), 5);
  const steps = stepsAlong(line2);
  const whole = steps.at(-1)?.along ?? 0;
  if (whole < 1) return;
  const width = arrow.width === void 0 ? pen.unit * LENGTH.arrow : arrow.width * frame.scale;
  const head = Math.min(width * 2, whole * 0.6);
  const neck = steps.findLast(({ along: along2 }) => along2 <= whole - head);
  const shaft = neck ? steps.slice(0, steps.indexOf(neck) + 1) : steps.slice(0, 1);
  const tip = steps.at(-1);
  const base = shaft.at(-1);
  if (!tip || !base) return;
  const sides = band(shaft, ({ along: along2 }) => width / 2 * (0.55 + 0.45 * (along2 / whole)));
  const half = sides.length / 2;
  const [bx, by] = base.at;
  const [dx, dy] = [tip.at[0] - bx, tip.at[1] - by];
  const far = Math.hypot(dx, dy) || 1;
  const wing = width * 1.22;
  const wings = [
    [bx + dy / far * wing, by - dx / far * wing],
    tip.at,
    [bx - dy / far * wing, by + dx / far * wing]
  ];
  const outline = rings([...sides.slice(0, half), ...wings, ...sides.slice(half)]);
  const colour = pen.hex(arrow.colour);
  const casing = { colour: MARK_COLOURS.news, width: pen.unit * (LENGTH.arrowCasing * 2 + LENGTH.arrowInk) };
  pen.shape(outline, { lift: width * 0.25, strokes: arrow.quiet ? [] : [casing] });
  pen.shape(outline, { fill: colour, strokes: [{ colour: pen.hex("ink"), width: pen.unit * LENGTH.arrowInk }] });
  if (arrow.count && line2[0]) tally(pen, line2[0], pen.unit * LENGTH.disc, arrow.count, colour);
}

// src/render/layout/dice.ts
var EDGE = 1.12;
var IDLE = 0.74;
var GAP = 0.12;
var A = [-1, -1];
var B = [1, 1];
var C = [1, -1];
var D = [-1, 1];
var PIPS = [
  [[0, 0]],
  [A, B],
  [A, [0, 0], B],
  [A, B, C, D],
  [A, B, C, D, [0, 0]],
  [A, B, C, D, [-1, 0], [1, 0]]
];
var bestOf = (dice) => dice.indexOf(Math.max(...dice));
var edges = (dice, size) => dice.map((_, i) => size * EDGE * (i === bestOf(dice) ? 1 : IDLE));
var diceWidth = (pen, dice, size) => Math.max(
  edges(dice, size).reduce((sum2, edge) => sum2 + edge + size * GAP, -size * GAP),
  pen.width(labelOf2(dice), {})
);
var labelOf2 = (dice) => dice.length > 1 ? `best of ${dice.length}` : "die";
function drawDice(pen, dice, { x, y, size, faint, labelled }) {
  const { unit } = pen;
  const width = diceWidth(pen, dice, size);
  const all = edges(dice, size);
  const taken2 = all.reduce((sum2, edge) => sum2 + edge + size * GAP, -size * GAP);
  let left = x + (width - taken2) / 2;
  dice.forEach((face, i) => {
    const edge = all[i] ?? 0;
    drawDie(pen, face, [left + edge / 2, y], { edge, isIdle: faint || i !== bestOf(dice) });
    left += edge + size * GAP;
  });
  const label = { size: unit, colour: pen.hex("muted"), align: "middle" };
  if (labelled) pen.textMid(labelOf2(dice), [x + width / 2, y + unit * 1.7], label);
  return width;
}
function drawDie(pen, face, at2, { edge, isIdle }) {
  const ink2 = pen.hex(isIdle ? "muted" : "ink");
  pen.shape(rect(centred(at2, edge, edge), edge * 0.2), {
    fill: isIdle ? CARD_COLOURS.paperOff : pen.hex("white"),
    strokes: [{ colour: ink2, width: edge * (isIdle ? 0.04 : 0.06) }]
  });
  for (const [right, down] of PIPS[face - 1] ?? []) {
    pen.shape(circle([at2[0] + right * edge * 0.26, at2[1] + down * edge * 0.26], edge * 0.1), { fill: ink2 });
  }
}

// src/render/layout/firefight-row.ts
var MIDDLE = 2.9;
var LINE = 1.4;
var HIGH = 5;
var TALL = 9;
var CROSSED = 1.16;
var STARRED = 3;
var SUM = 3.9;
var COUNTER2 = 5.2;
var LARGEST = 8;
var DISC = 2;
var SUPPORTER = 0.62;
function drawFirefight(pen, { firefight, left, right }, box) {
  const { unit } = pen;
  const half = box.width / 2 - unit * MIDDLE;
  const isTall = box.height >= unit * TALL;
  const isHigh = box.height >= unit * HIGH;
  const inner2 = isHigh && !isTall ? { ...box, height: box.height - unit * LINE } : box;
  const y = inner2.y + inner2.height / 2;
  const draw = isTall ? drawTall : isHigh ? drawHigh : drawLow;
  const middle = box.x + box.width / 2;
  const ends = [
    { side: firefight.left, of: left, box: { ...box, width: half }, step: 1 },
    { side: firefight.right, of: right, box: { ...box, x: box.x + box.width - half, width: half }, step: -1 }
  ];
  for (const end of ends) draw(pen, { ...end, colour: end.of.colour, y, inner: inner2.height });
  const word = { face: "italic", size: unit * 1.2, colour: pen.hex("ink"), align: "middle" };
  pen.textMid(firefight.verb, [middle, y - unit * 0.55], { ...word, room: unit * (2 * MIDDLE - 0.4) });
  const from = firefight.from === "left" ? left : right;
  drawShot(pen, from, [middle, y + unit * 0.85], firefight.from === "left" ? 1 : -1);
}
var outerOf = ({ box, step }) => step === 1 ? box.x : box.x + box.width;
var innerOf2 = ({ box, step }) => step === 1 ? box.x + box.width : box.x;
var alignOf = ({ step }) => step === 1 ? "start" : "end";
function drawTall(pen, end) {
  const { unit } = pen;
  const { side, box, step } = end;
  const lines = unit * (LINE + SUM);
  const edge = Math.min((box.height - lines - unit * 0.4) / CROSSED, unit * LARGEST);
  const radius = Math.max(unit * DISC, edge * 0.38);
  const disc2 = innerOf2(end) - step * radius;
  const top = box.y + (box.height - edge * CROSSED - lines) / 2 + edge * (CROSSED - 1);
  const label = side.fate === void 0 ? 0 : fateWidth(pen, side.fate) + unit * 0.6;
  const isWide = unitsWidth(pen, side, edge) + label > box.width - 2 * radius - unit;
  const units = drawUnits(pen, { ...isWide ? alone(end) : end, y: top + edge / 2 }, edge);
  if (side.fate !== void 0) {
    const aside = units + (label + unit * 0.6) / 2;
    drawFate(pen, side.fate, [outerOf(end) + step * aside, top + edge * 0.5]);
  }
  const words = { colour: pen.hex("ink"), align: alignOf(end), room: box.width - 2 * radius - unit * 0.8 };
  const name = { ...words, face: side.again ? "italic" : "bold", size: unit * 1.15 };
  pen.textMid(nameOf(side), [outerOf(end), top + edge + unit * 0.95], name);
  drawTotal(pen, { colour: end.colour, total: side.total, wins: side.wins ?? false }, [disc2, end.y], radius);
  const y = top + edge + unit * (LINE + 2.1);
  drawSum2(pen, { ...end, y }, { from: outerOf(end), room: words.room, largest: unit * 2, outward: true });
}
function drawHigh(pen, end) {
  const { unit } = pen;
  const { side, box, step, y, inner: inner2 } = end;
  const edge = Math.min(inner2 - unit * 0.5, unit * COUNTER2);
  const radius = Math.min(inner2 * 0.42, unit * DISC);
  const rest = box.width - 2 * radius - unit * 0.8;
  const isWide = unitsWidth(pen, side, edge) + sumWidth2(pen, side, unit) > rest;
  const units = drawUnits(pen, isWide ? alone(end) : end, edge);
  const disc2 = innerOf2(end) - step * radius;
  drawTotal(pen, { colour: end.colour, total: side.total, wins: side.wins ?? false }, [disc2, y], radius);
  const room = rest - units;
  drawSum2(
    pen,
    { ...end, side: fitting(pen, side, room) },
    { from: disc2 - step * (radius + unit * 0.6), room, largest: Math.min(unit * 2, inner2 * 0.36) }
  );
  const words = box.y + box.height - unit * 0.75;
  const fate = side.fate === void 0 ? 0 : fateWidth(pen, side.fate);
  if (side.fate !== void 0) drawFate(pen, side.fate, [innerOf2(end) - step * fate / 2, words]);
  const style = { face: side.again ? "italic" : "bold", colour: pen.hex("ink"), align: alignOf(end) };
  pen.textMid(nameOf(side), [outerOf(end), words], { ...style, room: box.width - fate - unit * 0.6 });
}
var alone = (end) => ({ ...end, side: { ...end.side, supporters: [] } });
var fitting = (pen, side, room) => sumWidth2(pen, side, pen.unit) > room ? { ...side, dice: [Math.max(...side.dice)] } : side;
function drawLow(pen, end) {
  const { unit } = pen;
  const { side, box, step, y, inner: inner2 } = end;
  const radius = Math.min(inner2 * 0.4, unit * 1.5);
  const units = drawUnits(pen, alone(end), inner2 - unit * 0.3);
  const disc2 = innerOf2(end) - step * radius;
  drawTotal(pen, { colour: end.colour, total: side.total, wins: side.wins ?? false }, [disc2, y], radius);
  const plain = { ...side, sum: side.sum.map(({ value }) => ({ value, label: "" })) };
  const from = disc2 - step * (radius + unit * 0.6);
  const words = [nameOf(side), side.fate ?? ""].map((text) => pen.width(text, { face: "bold" }));
  const sumRoom = box.width - units - 2 * radius - unit * 1.4 - Math.max(...words);
  const sum2 = drawSum2(
    pen,
    { ...end, side: fitting(pen, plain, sumRoom) },
    { from, room: sumRoom, largest: Math.min(unit * 1.6, inner2 * 0.42) }
  );
  const x = outerOf(end) + step * (units + unit * 0.3);
  const room = box.width - units - sum2 - 2 * radius - unit * 1.2;
  const look = { colour: pen.hex("ink"), align: alignOf(end), room };
  const raise = side.fate === void 0 ? 0 : unit * 0.62;
  pen.textMid(minor(nameOf(side)), [x, y - raise], { ...look, face: side.again ? "italic" : "bold" });
  const fate = { ...look, face: "bold", colour: pen.hex("bad") };
  if (side.fate !== void 0) pen.textMid(minor(side.fate), [x, y + raise], fate);
}
var minor = (words) => ({ ...labelOf(words), minor: true });
var nameOf = ({ name, again }) => again ? `${typeof name === "string" ? name : name.text}, same die` : name;
function drawUnits(pen, end, edge) {
  const { side, step, y } = end;
  const { unit } = pen;
  if (side.again) return 0;
  const at2 = (from, wide) => [outerOf(end) + step * (from + wide / 2), y];
  const first = edge * 1.12;
  if (side.fate !== void 0 && !side.supporters?.length && edge > unit * STARRED)
    drawStar(pen, at2(0, first), edge * 0.62);
  drawCounter(pen, side.counter, centred(at2(0, first), edge, edge));
  const small = edge * SUPPORTER;
  let width = first;
  for (const supporter of side.supporters ?? []) {
    const plus = { face: "bold", size: unit * 1.3, colour: pen.hex("muted"), align: "middle" };
    pen.textMid("+", at2(width, unit * 0.9), plus);
    width += unit * 0.9;
    drawCounter(pen, supporter, centred(at2(width, small), small, small));
    width += small;
  }
  return unitsWidth(pen, side, edge);
}
var unitsWidth = ({ unit }, { again, supporters = [] }, edge) => again ? 0 : edge * 1.12 + supporters.length * (unit * 0.9 + edge * SUPPORTER) + unit * 0.4;
var SIGN2 = 0.6;
var ASIDE = 0.35;
var sumWidth2 = (pen, { dice, sum: sum2 }, size) => diceWidth(pen, dice, size) + sum2.reduce((all, one) => all + addendWidth(pen, one, size) + pen.unit * (SIGN2 + 2 * ASIDE), 0);
function drawSum2(pen, { side, step, y }, { from, room, largest, outward }) {
  const { unit } = pen;
  const { dice, sum: sum2, again } = side;
  const [gap, signs] = [unit * ASIDE, unit * SIGN2];
  const sizes = [1, 0.85, 0.7, 0.6].map((share) => Math.max(unit, largest * share));
  const size = sizes.find((one) => sumWidth2(pen, side, one) <= room) ?? unit;
  const width = sumWidth2(pen, side, size);
  const rise = sum2.some(({ label }) => label !== "") ? unit * 0.55 : 0;
  let x = step === 1 === (outward ?? false) ? from : from - width;
  x += drawDice(pen, dice, { x, y: y - rise, size, faint: again ?? false, labelled: rise > 0 });
  for (const { value, ...rest } of sum2) {
    const minus = value.startsWith("\u2212");
    const sign = { face: "bold", size: unit * 1.2, colour: pen.hex("muted"), align: "middle" };
    pen.textMid(minus ? "\u2212" : "+", [x + gap + signs / 2, y - rise], sign);
    x += signs + 2 * gap;
    x += drawAddend(pen, { value: minus ? value.slice(1) : value, ...rest }, [x, y - rise], size);
  }
  return width;
}
var fateWidth = (pen, fate) => pen.width(fate, { face: "bold", size: pen.unit * 1.1 }) + pen.unit * 1.1;
function drawFate(pen, fate, at2) {
  const { unit } = pen;
  const outline = rect(centred(at2, fateWidth(pen, fate), unit * 1.5), unit * 0.3);
  pen.shape(outline, { fill: pen.hex("bad") });
  pen.textMid(fate, at2, { face: "bold", size: unit * 1.1, colour: BOARD_COLOURS.cream, align: "middle" });
}
function drawShot(pen, { colour }, [x, y], step) {
  const { unit } = pen;
  const along2 = (far, down) => [x + step * far * unit, y + down * unit];
  const shaft = [along2(-2.5, -0.16), along2(0.9, -0.24)];
  const head = [along2(0.9, -0.62), along2(2.5, 0), along2(0.9, 0.62)];
  pen.shape(rings([...shaft, ...head, along2(0.9, 0.24), along2(-2.5, 0.16)]), {
    fill: pen.hex(colour),
    strokes: [{ colour: pen.hex("ink"), width: unit * 0.08 }]
  });
}

// src/render/layout/firefights.ts
var HEAD = 2.1;
var NOTE = 1.7;
var TITLE2 = 1.9;
var FOOT2 = 3.9;
var GAP2 = 0.4;
var ROW = 13.5;
var LEFT2 = 2.45;
var SHARE = 0.26;
var firefightsPanel = {
  natural: (_pen, _battle, width) => width * 0.58,
  draw(pen, battle, box) {
    const { unit } = pen;
    const gap = unit * GAP2;
    const half = (box.width - gap) / 2;
    const head = { ...box, width: half, height: unit * (HEAD + NOTE) };
    drawSide2(pen, battle.left, head);
    drawSide2(pen, battle.right, { ...head, x: box.x + half + gap });
    const foot = { ...box, y: box.y + box.height - unit * FOOT2, height: unit * FOOT2 };
    const top = box.y + head.height + gap;
    drawRounds(pen, battle, { ...box, y: top, height: foot.y - gap - top });
    drawFoot(pen, battle, foot);
  }
};
function drawSide2(pen, side, box) {
  const { unit } = pen;
  const outline = rect(box, unit * 0.4);
  const bar = { ...box, height: unit * HEAD };
  pen.shape(outline, { fill: SURFACE_COLOURS.panel, lift: unit * 0.12 });
  pen.clipped(outline, () => pen.shape(rect(bar), { fill: pen.hex(side.colour) }));
  drawHead(pen, side, bar);
  const room = box.width - unit * 1.6;
  const at2 = [box.x + unit * 0.8, box.y + unit * (HEAD + NOTE / 2)];
  pen.textMid(side.note, at2, { colour: pen.hex("ink"), room });
}
function drawRounds(pen, { left, right, rounds }, box) {
  const { unit } = pen;
  const gap = unit * GAP2;
  const rows2 = rounds.reduce((sum2, { firefights }) => sum2 + firefights.length, 0);
  const words = rounds.reduce((sum2, round) => sum2 + wordsOf(round), 0) * unit;
  const spare = box.height - words - gap * Math.max(0, rounds.length - 1);
  const row = rows2 > 0 ? spare / rows2 : 0;
  let y = box.y;
  for (const round of rounds) {
    const height = unit * wordsOf(round) + round.firefights.length * row;
    drawRound(pen, { left, right, round, row }, { ...box, y, height: rows2 > 0 ? height : box.height / rounds.length });
    y += height + gap;
  }
}
var wordsOf = ({ note, firefights }) => TITLE2 + (note === void 0 ? 0 : NOTE) + (firefights.length > 0 ? 0.3 : 0);
function drawRound(pen, { left, right, round, row }, box) {
  const { unit } = pen;
  const sheet = rect(box, unit * 0.4);
  const middle = box.x + box.width / 2;
  pen.shape(sheet, { fill: SURFACE_COLOURS.panel, lift: unit * 0.12 });
  pen.clipped(sheet, () => {
    tint(pen, left, { ...box, width: box.width / 2 });
    tint(pen, right, { ...box, x: middle, width: box.width / 2 });
  });
  const title = { face: "slab", size: unit * TYPE.name, colour: pen.hex("ink"), align: "middle" };
  pen.textMid(round.title, [middle, box.y + unit * (TITLE2 / 2 + 0.1)], { ...title, room: box.width - unit * 2 });
  const words = unit * TITLE2;
  if (round.note !== void 0)
    pen.textMid(round.note, [middle, box.y + words + unit * NOTE / 2 - unit * 0.2], {
      face: "italic",
      size: unit * 1.15,
      colour: pen.hex("ink"),
      align: "middle",
      room: box.width - unit * 2
    });
  const first = box.y + words + (round.note === void 0 ? 0 : unit * NOTE);
  round.firefights.forEach((firefight, i) => {
    const y = first + i * row;
    const height = Math.min(row, unit * ROW);
    if (i > 0 && !(firefight.left.again || firefight.right.again)) rule(pen, box, y);
    const inside = { ...box, x: box.x + unit * 0.7, width: box.width - unit * 1.4, height };
    drawFirefight(pen, { firefight, left, right }, { ...inside, y: y + (row - height) / 2 });
  });
}
var tint = (pen, { colour }, box) => pen.shape(rect(box), { fill: mix(SURFACE_COLOURS.panel, pen.hex(colour), 0.11) });
function rule(pen, box, y) {
  const inset2 = pen.unit * 0.7;
  const along2 = line([
    [box.x + inset2, y],
    [box.x + box.width - inset2, y]
  ]);
  pen.shape(along2, { strokes: [{ colour: pen.hex("faint"), width: 2 }] });
}
function drawFoot(pen, { left, right, result, sub }, box) {
  const { unit } = pen;
  const edge = unit * LEFT2;
  const most = Math.max(1, Math.floor(box.width * SHARE / (edge + unit * 0.3)));
  const taken2 = Math.max(...[left, right].map(({ counters }) => Math.min(most, counters.length)));
  const beside = unit + taken2 * (edge + unit * 0.3);
  drawResult(pen, { result, sub }, box, box.width - 2 * beside - unit);
  drawLeft(pen, left.counters, { box, edge, most, step: 1 });
  drawLeft(pen, right.counters, { box, edge, most, step: -1 });
}
function drawLeft(pen, counters, { box, edge, most, step }) {
  const { unit } = pen;
  const shown = counters.length > most ? counters.slice(0, most - 1) : counters;
  const end = step === 1 ? box.x + unit * 0.9 : box.x + box.width - unit * 0.9;
  const y = box.y + box.height / 2;
  const at2 = (i) => end + step * (edge / 2 + i * (edge + unit * 0.3));
  shown.forEach((counter, i) => {
    drawCounter(pen, counter, centred([at2(i), y], edge, edge));
  });
  const more = counters.length - shown.length;
  const look = { face: "bold", size: unit * 1.3, colour: BOARD_COLOURS.cream, align: "middle" };
  if (more > 0) pen.textMid(`+${more}`, [at2(shown.length), y], { ...look, room: edge });
}

// src/render/layout/forces.ts
var ROW2 = 3.3;
var PIECE = 1.96;
var SEAL = 1.02;
var GAP3 = 0.3;
var forcesPanel = {
  natural: (pen, { forces }) => forces.length * pen.unit * ROW2,
  draw(pen, { forces }, box) {
    forces.forEach((force, i) => {
      const row = { ...box, y: box.y + i * pen.unit * ROW2, height: pen.unit * ROW2 };
      if (i > 0) pen.shape(rect({ ...row, height: 1.5 }), { fill: pen.hex("faint") });
      drawForce2(pen, force, row);
    });
  }
};
function drawForce2(pen, force, row) {
  const { unit } = pen;
  const middle = row.y + row.height / 2;
  drawSeal(pen, force, [row.x + unit * SEAL, middle]);
  const right = drawPieces2(pen, force, row);
  const left = row.x + unit * (2 * SEAL + 0.45);
  const words = { colour: pen.hex("ink"), room: right - left - unit * 0.3 };
  const raise = force.note === void 0 ? 0 : unit * 0.64;
  pen.textMid(force.name, [left, middle - raise], { ...words, face: "slab", size: unit * TYPE.name });
  if (force.note !== void 0) pen.textMid(force.note, [left, middle + unit * 0.66], words);
}
function drawSeal(pen, { colour, emblem }, at2) {
  const fill = pen.hex(colour);
  const radius = pen.unit * SEAL;
  pen.shape(circle(at2, radius), { fill, strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.09 }] });
  if (emblem) drawPictogram(pen, emblem, centred(at2, radius * 1.14, radius * 1.14), pen.palette.on(fill));
}
function drawPieces2(pen, { pieces }, row) {
  const size = pen.unit * PIECE;
  let right = row.x + row.width;
  for (const piece of pieces.toReversed()) {
    const { width } = pieceSize(piece.form, size);
    drawPiece(pen, piece, [right - width / 2, row.y + row.height / 2], size);
    right -= width + pen.unit * GAP3;
  }
  return right;
}

// src/render/layout/hand-plate.ts
var PLATE = 12;
var TALL2 = 10;
var EDGE2 = { high: 0.25, wide: 0.6 };
var PITCH = 1.12;
var PLAYER = [1.7, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1];
var NOTE2 = 1.08;
var TOTAL = { most: 4.6, least: 2.8 };
function drawHandPlate(pen, hand, box, colour) {
  const ink2 = pen.palette.on(colour);
  pen.shape(rect(box, pen.unit * 0.4), { fill: colour });
  const tall = box.height >= pen.unit * TALL2;
  const room = box.width - 2 * pen.unit * EDGE2.wide;
  const height = box.height - 2 * pen.unit * EDGE2.high;
  const lines = tall ? stacked(pen, hand, room, height) : headed(pen, hand, room, height);
  const left = box.x + pen.unit * EDGE2.wide;
  let y = box.y + (box.height - heightOf(lines)) / 2;
  lines.forEach(({ words, face, size }, i) => {
    const middle = y + size * PITCH / 2;
    const right = left + room;
    if (i === 0 && !tall) {
      const total = { face: "bold", size, colour: ink2, align: "end" };
      const name = room - pen.textMid(hand.total, [right, middle], total) - pen.unit * 0.4;
      pen.textMid(words, [left, middle], { face, size: pen.unit * TYPE.name, colour: ink2, room: name });
    } else pen.textMid(words, [left, middle], { face, size, colour: ink2, room });
    y += size * PITCH;
  });
}
var heightOf = (lines) => lines.reduce((sum2, { size }) => sum2 + size * PITCH, 0);
function headed(pen, hand, room, height) {
  const head = { words: labelOf(hand.name), face: "slab", size: pen.unit * TYPE.total };
  const note = noteOf(pen, hand);
  return [head, ...playerOf(pen, hand, room, height - heightOf([head, ...note])), ...note];
}
function stacked(pen, hand, room, height) {
  const name = { words: labelOf(hand.name), face: "slab", size: pen.unit * TYPE.name * 1.3 };
  const note = noteOf(pen, hand);
  const least = pen.unit * TOTAL.least * PITCH;
  const player = playerOf(pen, hand, room, height - heightOf([name, ...note]) - least);
  const left = (height - heightOf([name, ...player, ...note])) / PITCH;
  const total = { words: labelOf(hand.total), face: "bold", size: Math.min(left, pen.unit * TOTAL.most) };
  return [name, total, ...player, ...note];
}
var noteOf = (pen, { note }) => note === void 0 ? [] : [{ words: labelOf(note), face: "regular", size: pen.unit * NOTE2 }];
function playerOf(pen, { player }, room, height) {
  if (player === void 0) return [];
  const set = (size) => pen.inTwo(player, room, size).map((words) => ({ words, face: "regular", size }));
  const fits = (lines) => heightOf(lines) <= height && lines.every(({ words, size }) => pen.width(words, { size }) <= room);
  const sizes = PLAYER.map((share) => pen.unit * share);
  return sizes.map(set).find(fits) ?? set(pen.unit);
}

// src/render/layout/hands.ts
var SLIM = { width: 2.3, height: 4.6 };
var GAP4 = 0.28;
var WIDEST = 12;
var TALLEST = 11;
var SLENDER = 1.4;
var UPRIGHT = { width: 5.9, height: 4.2 };
var DRAWN = { height: 6.4, width: 8 };
var LYING2 = { width: 7.2, height: 1.7, widest: 10.5 };
var handsPanel = {
  natural: (pen, { hands }) => pen.unit * 5 * hands.length,
  draw(pen, { hands }, box) {
    const inner2 = inset(box, pen.unit * 0.1);
    const gap = pen.unit * 0.5;
    const height = (inner2.height - gap * (hands.length - 1)) / Math.max(1, hands.length);
    hands.forEach((hand, i) => {
      drawRow(pen, hand, { ...inner2, y: inner2.y + i * (height + gap), height });
    });
  }
};
function drawRow(pen, hand, box) {
  const colour = pen.hex(hand.colour);
  const sheet = hand.best ? pen.hex("panel") : mix(pen.hex("panel"), BOARD_COLOURS.wood, 0.34);
  const edge = hand.best ? BOARD_COLOURS.gold : mix(BOARD_COLOURS.wood, pen.hex("ink"), 0.35);
  pen.shape(rect(box, pen.unit * 0.4), { fill: sheet, lift: pen.unit * 0.14 });
  drawHandPlate(pen, hand, { ...box, width: pen.unit * PLATE }, colour);
  const frame = hand.best ? inset(box, -pen.unit * 0.12) : box;
  if (hand.best)
    pen.shape(rect(frame, pen.unit * 0.4), { strokes: [{ colour: BOARD_COLOURS.strip, width: pen.unit * 0.46 }] });
  pen.shape(rect(frame, pen.unit * 0.4), { strokes: [{ colour: edge, width: pen.unit * (hand.best ? 0.26 : 0.06) }] });
  const left = box.x + pen.unit * (PLATE + GAP4 * 1.4);
  drawCards(pen, hand, inset({ ...box, x: left, width: box.x + box.width - left }, pen.unit * GAP4), sheet);
}
function drawCards(pen, { counting, idle, empty }, box, sheet) {
  if (counting.length + idle.length === 0 && empty !== void 0)
    pen.textMid(empty, [box.x + pen.unit, box.y + box.height / 2], {
      size: "large",
      colour: pen.palette.text("muted", sheet),
      room: box.width - pen.unit * 2
    });
  const gap = pen.unit * GAP4;
  const slim2 = Math.min(pen.unit * SLIM.width, box.width * 0.32 / Math.max(1, idle.length) - gap * 0.5);
  const slimRoom = idle.length * (slim2 + gap * 0.5);
  const { rows: rows2, lying, width, height } = arranged(pen, counting.length, box, slimRoom);
  const inRow = Math.max(1, Math.ceil(counting.length / rows2));
  const top = box.y + (box.height - rows2 * height - (rows2 - 1) * gap) / 2;
  counting.forEach((card, i) => {
    const [across, down] = [i % inRow, Math.floor(i / inRow)];
    const place = { x: box.x + across * (width + gap), y: top + down * (height + gap), width, height };
    if (lying) drawLying(pen, card, place);
    else drawUpright2(pen, card, place);
  });
  const low = Math.min(box.height * 0.8, pen.unit * SLIM.height);
  idle.forEach((card, i) => {
    const x = box.x + box.width - slimRoom + gap * 0.5 + i * (slim2 + gap * 0.5);
    drawSlim(pen, card, { x, y: box.y + (box.height - low) / 2, width: slim2, height: low }, sheet);
  });
}
function arranged(pen, cards, box, slimRoom) {
  const gap = pen.unit * GAP4;
  const all = [1, 2, 3, 4].map((rows2) => {
    const inRow = Math.max(1, Math.ceil(cards / rows2));
    const high = Math.min(pen.unit * TALLEST, (box.height - gap * (rows2 - 1)) / rows2);
    const lying = high < pen.unit * UPRIGHT.height;
    const widest = pen.unit * (lying ? LYING2.widest : WIDEST);
    const width = Math.min(widest, (box.width - slimRoom - gap * inRow) / inRow);
    return { rows: rows2, lying, width, height: Math.min(high, Math.max(width * SLENDER, pen.unit * UPRIGHT.height)) };
  });
  const roomy = ({ width, height }) => width >= pen.unit * DRAWN.width && height >= pen.unit * DRAWN.height;
  const named2 = ({ lying, width, height }) => width >= pen.unit * (lying ? LYING2.width : UPRIGHT.width) && height >= pen.unit * LYING2.height;
  return all.find(roomy) ?? all.find(named2) ?? all.findLast(({ height }) => height >= pen.unit * LYING2.height) ?? inOneRow(all);
}
var inOneRow = ([first]) => first ?? { rows: 1, lying: false, width: 0, height: 0 };
function drawUpright2(pen, card, box) {
  const suit = pen.hex(card.colour);
  const round = pen.unit * 0.28;
  const large = Math.max(1, Math.min(1.4, box.height / (pen.unit * DRAWN.height)));
  const band2 = Math.min(pen.unit * 2.1 * large, box.height * 0.42);
  pen.shape(rect(box, round), { fill: pen.hex("panel"), lift: pen.unit * 0.12 });
  pen.clipped(rect(box, round), () => pen.shape(rect({ ...box, height: band2 }), { fill: suit }));
  pen.shape(rect(box, round), { strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.08 }] });
  const y = box.y + band2 / 2;
  const colour = pen.palette.on(suit);
  pen.textMid({ text: card.letter, minor: true }, [box.x + pen.unit * 0.4, y], {
    face: "slab",
    size: pen.unit * 1.2 * large,
    colour
  });
  const right = box.x + box.width - pen.unit * 0.4;
  pen.textMid(card.value, [right, y], { face: "bold", size: pen.unit * 1.55 * large, colour, align: "end" });
  const below = { ...box, y: box.y + band2, height: box.height - band2 };
  const drawn = card.art && box.height >= pen.unit * DRAWN.height ? below.height * 0.42 : 0;
  if (card.art && drawn > 0)
    drawEmblem(pen, card.art, centred([box.x + box.width / 2, below.y + drawn * 0.56], drawn * 0.94, drawn * 0.94), {
      light: CARD_COLOURS.lit,
      shade: mix(suit, pen.hex("panel"), 0.45),
      edge: pen.hex("ink")
    });
  drawName(pen, card, { ...below, y: below.y + drawn, height: below.height - drawn }, 1.4 * large);
}
function drawLying(pen, card, box) {
  const suit = pen.hex(card.colour);
  const round = pen.unit * 0.28;
  const tall = box.height >= pen.unit * 2.6;
  const tab = pen.unit * (tall ? 1.7 : 2.7);
  pen.shape(rect(box, round), { fill: pen.hex("panel"), lift: pen.unit * 0.12 });
  pen.clipped(rect(box, round), () => pen.shape(rect({ ...box, width: tab }), { fill: suit }));
  pen.shape(rect(box, round), { strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.08 }] });
  const colour = pen.palette.on(suit);
  const middle = box.y + box.height / 2;
  const at2 = (across, down) => [
    box.x + tab * across,
    middle + box.height * down
  ];
  pen.textMid(card.value, tall ? at2(0.5, -0.2) : at2(0.7, 0), {
    face: "bold",
    size: pen.unit * 1.55,
    colour,
    align: "middle"
  });
  const letter = { face: "slab", size: pen.unit * 1.1, colour, align: "middle" };
  pen.textMid({ text: card.letter, minor: true }, tall ? at2(0.5, 0.26) : at2(0.3, 0), letter);
  drawName(pen, card, { ...box, x: box.x + tab, width: box.width - tab }, 1.16);
}
function drawName(pen, card, box, largest) {
  const room = box.width - pen.unit * 0.6;
  const words = labelOf(card.title).text.split(" ");
  const shares = [1.96, 1.8, 1.66, 1.52, 1.4, 1.28, 1.16, 1.08, 1, 0.92, 0.84, 0.76].filter(
    (share) => share <= largest
  );
  const sizes = shares.map((share) => pen.size(pen.unit * share));
  const least = pen.size(pen.unit * 0.72);
  const fits = (size2) => words.every((word) => textWidth(word, "bold", size2) <= room) && pen.lines(card.title, { face: "bold", size: size2 }, room).length * size2 * 1.1 <= box.height - pen.unit * 0.1;
  const size = sizes.find(fits) ?? least;
  const text = words.map((word) => textWidth(word, "bold", size) > room ? divided(word) : word).join(" ");
  const pitch = size * 1.1;
  const lines = pen.lines(text, { face: "bold", size }, room);
  const shown = lines.slice(0, Math.max(1, Math.floor((box.height - pen.unit * 0.1) / pitch)));
  const top = box.y + (box.height - shown.length * pitch) / 2 + pitch / 2;
  shown.forEach((line2, i) => {
    const at2 = [box.x + box.width / 2, top + i * pitch];
    pen.textMid({ text: line2, minor: true }, at2, { face: "bold", size, colour: pen.hex("ink"), align: "middle", room });
  });
}
function divided(word) {
  const half = Math.ceil(word.length / 2);
  const at2 = [half, half - 1, half + 1].find((i) => !/[aeiou]/.test(word.charAt(i))) ?? half;
  return `${word.slice(0, at2)}- ${word.slice(at2)}`;
}
function drawSlim(pen, card, box, sheet) {
  const paper = mix(sheet, pen.hex("closed"), 0.75);
  const colour = pen.palette.text("muted", paper);
  pen.shape(rect(box, pen.unit * 0.22), {
    fill: paper,
    strokes: [{ colour: mix(paper, pen.hex("ink"), 0.3), width: 1.5 }]
  });
  const x = box.x + box.width / 2;
  const size = Math.min(pen.unit * 1.35, box.width * 0.75, box.height * 0.3);
  const look = { face: "bold", size, colour, align: "middle", room: box.width };
  const minor2 = (text) => ({ text, minor: true });
  pen.textMid(minor2(card.letter), [x, box.y + box.height * 0.29], look);
  pen.textMid(minor2(card.value), [x, box.y + box.height * 0.7], look);
}

// src/render/layout/ladder-goals.ts
var ONE_COLUMN = 3;
var FIRST_COLUMN = 0.59;
var COUNT = 2.8;
var LINE2 = 1.1;
var TIGHT = 0.9;
var BAR = 0.3;
var ROOMY = 2.4;
var LEAST = 1.04;
var SIZES = [1.4, 1.2];
var CHECK = 0.9;
var BESIDE = 0.3;
var LEAST_CONTRAST = 1.8;
function drawGoals(pen, goals, fill, { unit, box }) {
  const narrow = goals.length > ONE_COLUMN;
  const inFirst = narrow ? Math.ceil(goals.length / 2) : goals.length;
  const first = narrow ? box.width * FIRST_COLUMN : box.width;
  const size = narrow ? pen.unit : unit;
  const lowest = box.height / inFirst;
  const figures = SIZES.find((share) => lowest > size * ROOMY && goals.every((goal) => isWithin2(pen, goal, share)));
  const look = { unit: size, figures: figures ?? LEAST };
  const columns = [
    { goals: goals.slice(0, inFirst), x: box.x, width: first },
    { goals: goals.slice(inFirst), x: box.x + first, width: box.width - first }
  ];
  for (const { goals: goals2, x, width } of columns) {
    const height = box.height / goals2.length;
    goals2.forEach((goal, i) => {
      drawGoal(pen, goal, fill, { ...look, box: { x, y: box.y + i * height, width, height } });
    });
  }
}
var isWithin2 = (pen, { count, share }, size) => pen.width(count, { face: "bold", size: pen.unit * size }) <= pen.unit * (COUNT - BESIDE - (share >= 1 ? size * CHECK : 0));
function drawGoal(pen, goal, fill, { unit, box, figures }) {
  const tab = unit * COUNT;
  const size = unit * figures;
  const isMet = goal.share >= 1;
  const ink2 = pen.hex("ink");
  const y = box.y + box.height / 2 - unit * (BAR * 0.5 + 0.08);
  const bar = { x: box.x, y: y + size * 0.5, width: tab - unit * 0.4, height: unit * BAR };
  const middle = bar.x + bar.width / 2;
  const style = { face: "bold", size, colour: ink2, align: "middle" };
  if (isMet) {
    const width = pen.width(goal.count, style);
    pen.textMid(goal.count, [middle + size * 0.45, y], style);
    drawPictogram(pen, "check", centred([middle - width / 2 - size * 0.05, y], size * 0.72, size * 0.72), ink2);
  } else pen.textMid(goal.count, [middle, y], style);
  pen.shape(rect(bar, bar.height / 2), { fill: REPORT_COLOURS.lit });
  if (goal.share > 0)
    pen.shape(rect({ ...bar, width: Math.max(bar.height, bar.width * Math.min(1, goal.share)) }, bar.height / 2), {
      fill: contrast(fill, REPORT_COLOURS.row) < LEAST_CONTRAST ? REPORT_COLOURS.goal : fill
    });
  pen.shape(rect(bar, bar.height / 2), { strokes: [{ colour: ink2, width: 1.5 }] });
  drawWords2(pen, goal, { unit, box: { ...box, x: box.x + tab, width: box.width - tab - unit * 0.3 } });
}
function drawWords2(pen, { label, missing }, { unit, box }) {
  const set = (words2, size2) => {
    const most2 = Math.max(1, Math.floor(box.height / (size2 * TIGHT)));
    return { words: words2, size: size2, most: most2, lines: pen.lines(words2, { size: size2 }, box.width) };
  };
  const said = missing === void 0 ? [label] : [missing, label];
  const ways = said.flatMap((words2) => [set(words2, unit), set(words2, pen.unit)]);
  const { words, size, most, lines } = ways.find((way) => way.lines.length <= way.most) ?? set(label, pen.unit);
  const shown = lines.length > most ? [...lines.slice(0, most - 1), lines.slice(most - 1).join(" ")] : lines;
  const pitch = Math.min(size * LINE2, box.height / shown.length);
  shown.forEach((text, i) => {
    const y = box.y + box.height / 2 + (i - (shown.length - 1) / 2) * pitch;
    pen.textMid({ ...labelOf(words), text }, [box.x, y], { size, colour: pen.hex("ink"), room: box.width });
  });
}

// src/render/layout/ladder.ts
var COLUMNS = { bar: 0.195, barEnd: 0.435, cards: 0.452, cardsEnd: 0.61, goals: 0.618 };
var HIGHEST = 9.6;
var USUAL = 4.4;
var MOST_GROWN = 1.44;
var NAMES_GROWN = 1.12;
var grown = (pen, { height }) => Math.min(MOST_GROWN, Math.max(1, height / (pen.unit * USUAL)));
var ladderPanel = {
  natural: (pen, ladder) => pen.unit * (1.6 + 4.4 * ladder.rungs.length),
  draw(pen, ladder, box) {
    const { unit } = pen;
    const colour = REPORT_COLOURS.heading;
    const head = (text, share, room) => {
      pen.textMid(text, [box.x + box.width * share, box.y + unit * 0.5], {
        face: "bold",
        size: unit * 1.04,
        colour,
        room: room * box.width
      });
    };
    head(ladder.heads[0], COLUMNS.bar, COLUMNS.barEnd - COLUMNS.bar);
    head(ladder.heads[1], COLUMNS.cards, COLUMNS.cardsEnd - COLUMNS.cards);
    head(ladder.heads[2], COLUMNS.goals, 1 - COLUMNS.goals);
    const top = box.y + unit * 1.25;
    const pitch = (box.y + box.height - top) / Math.max(1, ladder.rungs.length);
    ladder.rungs.forEach((rung, i) => {
      const height = Math.min(pitch - unit * 0.25, unit * HIGHEST);
      drawRung(pen, ladder, rung, { x: box.x, y: top + i * pitch, width: box.width, height });
    });
  }
};
function drawRung(pen, ladder, rung, box) {
  const unit = pen.unit * grown(pen, box);
  const ground = rung.leads ? REPORT_COLOURS.lit : REPORT_COLOURS.row;
  pen.shape(rect(box, unit * 0.35), {
    fill: ground,
    lift: unit * 0.12,
    strokes: [
      { colour: rung.leads ? BOARD_COLOURS.brass : BOARD_COLOURS.woodDark, width: unit * (rung.leads ? 0.16 : 0.07) }
    ]
  });
  const fill = pen.hex(rung.colour);
  drawWho(pen, rung, fill, { ...box, width: box.width * COLUMNS.bar });
  drawProgress(pen, ladder, rung, box);
  drawCards2(pen, rung, box);
  const goals = box.width * COLUMNS.goals;
  const margin = pen.unit * 0.2;
  const place = { x: box.x + goals, y: box.y + margin, width: box.width - goals, height: box.height - 2 * margin };
  drawGoals(pen, rung.goals ?? [], fill, { unit, box: place });
}
function drawWho(pen, rung, fill, box) {
  const unit = pen.unit * Math.min(NAMES_GROWN, grown(pen, box));
  const middle = box.y + box.height / 2;
  const radius = Math.min(unit * 1.35, box.height * 0.4);
  const at2 = [box.x + unit * 0.4 + radius, middle];
  const ink2 = pen.hex("ink");
  pen.shape(circle(at2, radius), { fill, strokes: [{ colour: ink2, width: unit * 0.09 }] });
  if (rung.emblem) drawPictogram(pen, rung.emblem, centred(at2, radius * 1.14, radius * 1.14), pen.palette.on(fill));
  const left = at2[0] + radius + unit * 0.4;
  const room = box.x + box.width - unit * 0.5 - left;
  const player = rung.player === void 0 ? [] : pen.inTwo(rung.player, room);
  const raise = unit * (player.length > 1 ? 1.14 : player.length > 0 ? 0.62 : 0);
  pen.textMid(rung.name, [left, middle - raise], { face: "slab", size: unit * 1.14, colour: ink2, room });
  player.forEach((line2, i) => {
    pen.textMid(line2, [left, middle - raise + unit * (1.34 + i * 1.04)], { colour: pen.hex("muted"), room });
  });
}
function drawProgress(pen, { block: block2, goal }, rung, box) {
  const unit = pen.unit * grown(pen, box);
  const [from, to] = [box.x + box.width * COLUMNS.bar, box.x + box.width * COLUMNS.barEnd];
  const height = Math.min(unit * 1.3, box.height * 0.36);
  const y = box.y + box.height * 0.38 - height / 2;
  const share = (to - from) / goal;
  const fill = pen.hex(rung.colour);
  pen.shape(rect({ x: from, y, width: to - from, height }, unit * 0.1), { fill: REPORT_COLOURS.track });
  for (let i = 0; i < rung.blocks && (i + 1) * block2 <= goal; i++)
    pen.shape(rect({ x: from + i * block2 * share + 1, y, width: block2 * share - 3, height }, unit * 0.12), {
      fill,
      strokes: [{ colour: mix(fill, pen.hex("ink"), 0.5), width: 1.5, inside: true }]
    });
  const start = from + rung.blocks * block2 * share;
  const width = Math.max(0, Math.min(rung.rest * share, to - start));
  if (width > 2) {
    const pale = mix(fill, TINTS.light, 0.34);
    pen.shape(rect({ x: start, y: y + height * 0.1, width, height: height * 0.8 }, unit * 0.1), {
      fill: pale,
      strokes: [{ colour: mix(fill, pen.hex("ink"), 0.4), width: 2, inside: true }]
    });
  }
  pen.shape(
    line([
      [to, y - unit * 0.25],
      [to, y + height + unit * 0.25]
    ]),
    { strokes: [{ colour: pen.hex("ink"), width: unit * 0.1 }] }
  );
  const end = Math.min(to, from + rung.value * share);
  const text = String(rung.value);
  const size = unit * 1.64;
  const wide = pen.width(text, { face: "bold", size });
  const outside = end + unit * 0.3 + wide < to - unit * 0.2;
  const onRest = width > wide + unit * 0.5;
  const onBar = onRest ? mix(fill, TINTS.light, 0.34) : fill;
  const x = outside ? end + unit * 0.3 : (onRest ? end : Math.min(start, to)) - unit * 0.3;
  if (!outside)
    pen.shape(rect({ x: x - wide - unit * 0.1, y, width: wide + unit * 0.2, height }), {
      fill: onBar
    });
  pen.textMid(text, [x, y + height / 2], {
    face: "bold",
    size,
    colour: outside ? pen.hex("ink") : pen.palette.on(onBar),
    align: outside ? "start" : "end"
  });
  drawGain2(pen, rung, unit, { from, to, low: y + height + unit * 0.84 });
}
var GAIN = 1.2;
function drawGain2(pen, rung, unit, place) {
  const { from, to, low } = place;
  const bold = { face: "bold", size: unit };
  if (rung.note !== void 0)
    pen.textMid(rung.note, [to, low], { ...bold, colour: REPORT_COLOURS.note, align: "end" });
  if (!rung.gained) return;
  const more = rung.gained > 0;
  const text = more ? `+${rung.gained}` : `\u2212${-rung.gained}`;
  const gain = { ...bold, size: unit * GAIN };
  const width = pen.width(text, gain) + unit * 0.7;
  const height = unit * GAIN * 1.12;
  pen.shape(rect({ x: from, y: low - height / 2, width, height }, height / 2), {
    ...more ? { fill: MARK_COLOURS.news } : {},
    strokes: [{ colour: pen.hex("ink"), width: unit * 0.07, ...more ? {} : { dash: [6, 5] } }]
  });
  pen.textMid(text, [from + width / 2, low], { ...gain, colour: pen.hex("ink"), align: "middle" });
  pen.textMid({ text: "this turn", minor: true }, [from + width + pen.unit * 0.3, low], {
    size: pen.unit,
    colour: REPORT_COLOURS.note
  });
}
function drawCards2(pen, rung, box) {
  const cards = rung.cards ?? [];
  const [from, to] = [box.x + box.width * COLUMNS.cards, box.x + box.width * COLUMNS.cardsEnd];
  const pitch = (to - from) / Math.max(5, cards.length);
  const [width, height] = [pitch * 0.84, Math.min(box.height * 0.8, pitch * 1.6)];
  const fill = pen.hex(rung.colour);
  cards.forEach((card, i) => {
    const face = { x: from + i * pitch, y: box.y + (box.height - height) / 2, width, height };
    const low = { ...face, y: face.y + height * 0.62, height: height * 0.38 };
    const ground = card.struck ? REPORT_COLOURS.struck : REPORT_COLOURS.card;
    const band2 = card.struck ? REPORT_COLOURS.struckBand : fill;
    pen.shape(rect(face, width * 0.12), { fill: ground, lift: pen.unit * 0.08 });
    pen.clipped(rect(face, width * 0.12), () => pen.shape(rect(low), { fill: band2 }));
    pen.shape(rect(face, width * 0.12), { strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.07 }] });
    const ink2 = card.struck ? SURFACE_COLOURS.ink : pen.hex("ink");
    pen.textMid(card.value, [face.x + width / 2, face.y + height * 0.32], {
      face: "bold",
      size: height * 0.46,
      colour: ink2,
      align: "middle"
    });
    pen.textMid(card.letter, [face.x + width / 2, low.y + low.height * 0.5], {
      face: "bold",
      size: Math.max(pen.unit, low.height * 0.8),
      colour: card.struck ? TINTS.light : pen.palette.on(band2),
      align: "middle"
    });
    if (card.struck)
      pen.shape(
        line([
          [face.x + width * 0.9, face.y + height * 0.06],
          [face.x + width * 0.1, face.y + height * 0.56]
        ]),
        {
          strokes: [{ colour: MARK_COLOURS.burstOut, width: 3.5 }]
        }
      );
  });
}

// src/render/layout/lanes.ts
var RULER = 1.15;
var MARK = 0.75;
var SIDE = 0.75;
var HEIGHT2 = 5;
var lanesPanel = {
  natural: (pen) => pen.unit * HEIGHT2,
  draw(pen, lanes, box) {
    const heads = [lanes.unit, ...lanes.lanes.map(({ title }) => title)];
    const head = Math.max(...heads.map((title) => pen.width(title, { face: "bold", size: "body" })));
    const left = box.x + pen.unit * (SIDE + 0.9) + head;
    const right = drawFigures(pen, lanes, box);
    const ruler = {
      ...box,
      x: left,
      width: right - left,
      y: box.y + (box.height - pen.unit * RULER) / 2 + (lanes.lanes.length === 1 ? pen.unit * 0.8 : 0),
      height: pen.unit * RULER
    };
    drawRuler(pen, lanes, ruler);
    const label = { face: "bold", colour: BOARD_COLOURS.quiet };
    pen.textMid(lanes.unit, [box.x + pen.unit * SIDE, ruler.y + ruler.height / 2], label);
    const away = ruler.height / 2 + pen.unit * MARK + pen.unit * 0.2;
    lanes.lanes.forEach((lane, i) => {
      const y = ruler.y + ruler.height / 2 + (i === 0 ? -away : away);
      pen.textMid(lane.title, [box.x + pen.unit * SIDE, y], { ...label, size: "body", colour: BOARD_COLOURS.cream });
      drawLane(pen, lane, y, i === 0 ? 1 : -1, lanes.from, stepper(lanes, ruler));
    });
  }
};
var stepper = (lanes, ruler) => {
  const step = ruler.width / (lanes.to - lanes.from + 1);
  return (value) => ruler.x + (value - lanes.from + 0.5) * step;
};
function drawRuler(pen, lanes, ruler) {
  const count = lanes.to - lanes.from + 1;
  const step = ruler.width / count;
  const every = [1, 5, 10, 20].find((by) => by * step > pen.width(String(lanes.to), { face: "bold" }) + pen.unit * 0.3) ?? 50;
  const x = stepper(lanes, ruler);
  pen.shape(rect(ruler), { fill: pen.hex("foreign") });
  for (let value = lanes.from + 1; value <= lanes.to; value += 1) {
    if (count > 60 && value % 5 !== 0) continue;
    const at2 = x(value) - step / 2;
    const notch = line([
      [at2, ruler.y],
      [at2, ruler.y + ruler.height]
    ]);
    pen.shape(notch, { strokes: [{ colour: BOARD_COLOURS.rule, width: 1.5 }] });
  }
  for (let value = Math.ceil(lanes.from / every) * every; value <= lanes.to; value += every) {
    const wide = Math.max(step, pen.width(String(value), { face: "bold" }) + pen.unit * 0.2);
    const left = Math.max(ruler.x, Math.min(x(value) - wide / 2, ruler.x + ruler.width - wide));
    if (every > 1) pen.shape(rect({ ...ruler, x: left, width: wide }), { fill: pen.hex("panel") });
    pen.textMid(String(value), [left + wide / 2, ruler.y + ruler.height / 2], {
      face: "bold",
      colour: pen.hex("ink"),
      align: "middle"
    });
  }
  pen.shape(rect(ruler), { strokes: [{ colour: BOARD_COLOURS.rule, width: 2 }] });
}
function drawLane(pen, { runners }, y, towards, from, x) {
  const radius = pen.unit * MARK;
  const placed2 = apart(
    runners.map((runner) => ({ runner, x: x(runner.at) })),
    radius * 2.12,
    x(from)
  );
  for (const { runner, x: at2 } of placed2) {
    if (runner.was === void 0 || runner.was === runner.at) continue;
    const trail = line([
      [x(runner.was), y],
      [at2, y]
    ]);
    const colour = pen.hex(runner.colour);
    pen.shape(trail, {
      strokes: [
        { colour: MARK_COLOURS.news, width: pen.unit * 0.38 },
        { colour, width: pen.unit * 0.18 }
      ]
    });
    pen.shape(circle([x(runner.was), y], pen.unit * 0.3), {
      fill: colour,
      strokes: [{ colour: MARK_COLOURS.news, width: pen.unit * 0.1 }]
    });
  }
  for (const { runner, x: at2 } of placed2) {
    const foot = y + towards * (radius + pen.unit * 0.12);
    const tip = [x(runner.at), foot + towards * pen.unit * 0.2];
    const base = at2 + Math.max(-radius * 0.7, Math.min(radius * 0.7, tip[0] - at2));
    const wedge = [
      [base - radius * 0.28, y + towards * radius * 0.9],
      [base + radius * 0.28, y + towards * radius * 0.9],
      tip
    ];
    pen.shape(rings(wedge), { fill: pen.hex(runner.colour) });
    drawRunner(pen, runner, at2, y, radius);
  }
}
function apart(list, width, least) {
  const sorted = list.toSorted((a, b) => a.x - b.x);
  const places = sorted.map(({ x }) => x);
  for (let round = 0; round < 12; round += 1) {
    for (let i = 1; i < places.length; i += 1) {
      const [left, right] = [places[i - 1] ?? 0, places[i] ?? 0];
      const lack = (width - (right - left)) / 2;
      if (lack <= 0.01) continue;
      places[i - 1] = left - lack;
      places[i] = right + lack;
    }
  }
  const back = Math.max(0, least - (places[0] ?? least));
  return sorted.map((one, i) => ({ ...one, x: (places[i] ?? one.x) + back }));
}
function drawRunner(pen, runner, x, y, radius) {
  const colour = pen.hex(runner.colour);
  const box = centred([x, y], radius * 2, radius * 2);
  const edge = runner.leads ? BOARD_COLOURS.gold : BOARD_COLOURS.strip;
  pen.shape(rect(box, radius * 0.24), { fill: colour, strokes: [{ colour: edge, width: radius * 0.2 }] });
  if (runner.text === void 0) return;
  pen.textMid(runner.text, [x, y], {
    face: "bold",
    size: radius * 1.36,
    colour: pen.palette.on(colour),
    align: "middle",
    room: radius * 1.8
  });
}
function drawFigures(pen, lanes, box) {
  const figures = lanes.figures ?? [];
  const right = box.x + box.width - pen.unit * SIDE;
  if (figures.length === 0) return right;
  const label = { face: "regular", colour: BOARD_COLOURS.quiet };
  const value = { face: "bold", size: "large", colour: BOARD_COLOURS.cream };
  const widths = figures.map((one) => pen.width(one.label, label) + pen.unit * 0.4 + pen.width(one.value, value));
  const from = right - Math.max(...widths);
  const row = box.height / (figures.length + 0.4);
  figures.forEach((figure, i) => {
    const y = box.y + row * (i + 0.7);
    const wide = pen.textMid(figure.value, [right, y], { ...value, align: "end" });
    pen.textMid(figure.label, [right - wide - pen.unit * 0.4, y], { ...label, align: "end" });
  });
  return from - pen.unit * 0.9;
}

// src/render/layout/map.ts
import { createHash } from "node:crypto";

// src/render/layout/stack.ts
var STEP = 0.06;
function drawStack(pen, stack, at2, edge) {
  const [top] = stack.counters;
  const height = stack.height ?? stack.counters.length;
  const box = centred(at2, edge, edge);
  drawExtent(pen, stack, at2, edge);
  if (stack.entrenched) drawWall2(pen, box);
  drawPile(pen, stack, at2, edge);
  if (stack.isNew) {
    const strokes = [{ colour: MARK_COLOURS.news, width: edge * 0.16 }];
    pen.shape(cardboard(top, box), { lift: edge * 0.12, fill: MARK_COLOURS.news, strokes });
  }
  drawCounter(pen, height > 1 ? { ...top, topRight: "" } : top, box);
  if (stack.isolated) drawIsolation(pen, at2, edge);
  if (stack.flag !== void 0) drawPennant(pen, stack.flag, [box.x - edge * 0.04, box.y - pen.unit * 0.5], edge * 0.5);
  if (height > 1) {
    const radius2 = Math.max(edge * 0.25, pen.unit * 0.79);
    drawBadge(pen, { colour: "white", text: String(height) }, [box.x + edge * 0.98, box.y + edge * 0.04], radius2);
  }
  const radius = edge * 0.24;
  stack.marks?.forEach((mark, index) => {
    drawBadge(pen, mark, [box.x + edge + radius * 0.95, box.y + radius * 2.6 + index * radius * 2.1], radius);
  });
}
function drawExtent(pen, stack, at2, edge) {
  const covers = stackBox({ ...stack, at: [0, 0], size: edge });
  const { values, name } = stack.counters[0];
  const what = labelOf(values ?? name ?? "").text;
  pen.item(
    "piece",
    `stack ${what}`,
    centred([at2[0] + covers.at[0], at2[1] + covers.at[1]], covers.width, covers.height)
  );
}
function drawPile(pen, stack, at2, edge) {
  const edges2 = Math.min(3, (stack.height ?? stack.counters.length) - 1);
  for (let below = edges2; below > 0; below -= 1) {
    const counter = stack.counters[below] ?? stack.counters[0];
    const under = pen.hex(counter.colour);
    const aside = edge * STEP * below;
    pen.shape(cardboard({ ...counter, reduced: false }, centred([at2[0] + aside, at2[1] + aside], edge, edge)), {
      fill: mix(under, pen.hex("ink"), 0.16),
      lift: below === edges2 ? edge * 0.09 : 0,
      strokes: [{ colour: mix(under, pen.hex("ink"), 0.6), width: Math.max(1, edge * 0.025) }]
    });
  }
}
function drawPennant(pen, text, at2, staff = 0) {
  const height = pen.unit * 1.24;
  const width = pen.width(text, { face: "bold" }) + pen.unit * 1.05;
  const [x, y] = at2;
  const [top, bottom] = [y - height / 2, y + height / 2];
  const ink2 = { colour: pen.hex("ink"), width: pen.unit * 0.09 };
  if (staff > 0) pen.shape(line([at2, [x, bottom + staff]]), { strokes: [{ ...ink2, width: pen.unit * 0.16 }] });
  const tail = [x + width - pen.unit * 0.4, y];
  pen.shape(rings([[x, top], [x + width, top], tail, [x + width, bottom], [x, bottom]]), {
    fill: pen.hex("white"),
    lift: pen.unit * 0.08,
    strokes: [ink2]
  });
  pen.textMid(text, [x + pen.unit * 0.28, y], { face: "bold", colour: pen.hex("ink") });
  return width;
}

// src/render/layout/callout.ts
function drawCalloutLine(pen, frame, { at: at2, pointsTo, colour }) {
  if (!pointsTo) return;
  const to = frame.place(pointsTo);
  pen.shape(line([frame.place(at2), to]), {
    strokes: [
      { colour: pen.hex("panel"), width: pen.unit * 0.3 },
      { colour: mix(pen.hex(colour), pen.hex("ink"), 0.3), width: pen.unit * 0.16 }
    ]
  });
  pen.shape(circle(to, pen.unit * 0.25), { fill: pen.hex(colour) });
}
function drawCallout(pen, frame, callout) {
  const unit = pen.unit / frame.scale;
  const { width, height, edge } = calloutSize(callout, unit);
  const box = centred(frame.place(callout.at), width * frame.scale, height * frame.scale);
  pen.item("plate", "callout", box);
  pen.shape(rect(box, pen.unit * 0.3), {
    fill: pen.hex("panel"),
    lift: pen.unit * 0.3,
    strokes: [{ colour: pen.hex(callout.colour), width: pen.unit * 0.16 }]
  });
  const bottom = drawWords3(pen, callout, box);
  drawListed(pen, callout, { ...box, y: bottom }, edge * frame.scale);
}
function drawWords3(pen, { flag, title, lines = [] }, box) {
  const pad = CALLOUT.pad * pen.unit;
  let y = box.y + pad + CALLOUT.title / 2 * pen.unit;
  const from = box.x + pad + (flag === void 0 ? 0 : drawPennant(pen, flag, [box.x + pad, y]) + pad * 0.5);
  const room = box.x + box.width - pad - from;
  pen.textMid(title, [from, y], { face: "slab", size: pen.unit * TYPE.name, colour: pen.hex("ink"), room });
  y += (CALLOUT.title + CALLOUT.line) / 2 * pen.unit;
  for (const text of lines) {
    pen.textMid(text, [box.x + pad, y], { colour: pen.hex("ink"), room: box.width - 2 * pad });
    y += CALLOUT.line * pen.unit;
  }
  return y - CALLOUT.line / 2 * pen.unit;
}
function drawListed(pen, { counters = [], columns = 3 }, box, edge) {
  const pad = CALLOUT.pad * pen.unit;
  const cell = (box.width - 2 * pad) / columns;
  const named2 = counters.some(({ name }) => name !== void 0);
  const row = edge + (CALLOUT.gap + (named2 ? CALLOUT.name : 0)) * pen.unit;
  counters.forEach(({ counter, name }, i) => {
    const x = box.x + pad + cell * (i % columns + 0.5);
    const y = box.y + CALLOUT.gap * pen.unit + row * Math.floor(i / columns);
    const at2 = [x, y + edge / 2];
    drawCounter(pen, counter, centred(at2, edge, edge));
    if (name === void 0) return;
    drawName2(pen, name, [x, y + edge + CALLOUT.name / 2 * pen.unit], cell * 0.96);
  });
}
var TWO_LINES = { size: 0.64, apart: 0.66 };
function drawName2(pen, name, [x, y], room) {
  const style = { face: "bold", colour: pen.hex("ink"), align: "middle", room };
  const { unit } = pen;
  if (!labelOf(name).minor || pen.width(name, { face: "bold", size: "tiny" }) <= room) {
    pen.textMid(name, [x, y], style);
    return;
  }
  const size = TWO_LINES.size * unit;
  const lines = pen.lines(name, { face: "bold", size }, room).slice(0, 2);
  lines.forEach((text, i) => {
    const down = (i - (lines.length - 1) / 2) * TWO_LINES.apart * unit;
    pen.textMid({ ...labelOf(name), text }, [x, y + down], { ...style, size });
  });
}

// src/render/layout/fan.ts
var SLIM2 = 0.72;
var SLIMMEST = 0.3;
var BAND2 = 0.37;
var SPAN = 26;
var MOST = 10;
var SEEN = 0.78;
var HEAP = 0.3;
var HEAP_CARD = 0.46;
function drawFan(pen, frame, fan) {
  const height = fan.size * frame.scale;
  const [x, y] = frame.place(fan.at);
  const shown = fan.cards.slice(0, MOST);
  const hidden = (fan.faceDown ?? 0) + fan.cards.length - shown.length;
  const backs = shown.length === 0 ? Math.min(hidden, MOST) : 0;
  const piled = shown.length > 0 && hidden > 0;
  const room = (fan.width ?? fan.size * SLIM2 * 3.5) * frame.scale;
  const card = { width: slim(shown.length || backs, room, height, piled), height };
  const places = arc([x + (piled ? height * (HEAP / 2) : 0), y], shown.length || backs, card);
  const [first] = places;
  if (piled && first) drawPile2(pen, first, card, hidden);
  places.forEach((held, i) => {
    const face = shown[i];
    if (face) drawFace3(pen, fan, face, held, card);
    else drawBack2(pen, fan, held, card, i >= backs - (fan.newest ?? 0));
  });
  const right = (places.at(-1)?.at[0] ?? x) + card.width * 0.5;
  const raised = 0.76 + 0.2 * Math.max(0, (fan.notes ?? []).length - 1);
  drawSum3(pen, fan, [right + height * 0.16, y - height * raised], height);
}
function slim(all, room, height, piled) {
  const cards = 1 + SEEN * Math.max(0, all - 1);
  return Math.max(height * SLIMMEST, Math.min(height * SLIM2, (room - (piled ? height * HEAP : 0)) / cards));
}
function arc([x, y], all, card) {
  const step = all > 1 ? card.width * SEEN : 0;
  const whole = step * (all - 1);
  const bow = card.height * 0.2 * Math.min(1, whole / (card.width * 3));
  return Array.from({ length: all }, (_, i) => {
    const share = all > 1 ? i / (all - 1) - 0.5 : 0;
    const turn = share * Math.min(SPAN, all * 5.5, step / card.height * 60 + 6);
    const rise = bow * (1 - (2 * share) ** 2) + Math.abs(Math.sin(turn * Math.PI / 180)) * card.width / 2;
    const seen = all > 1 ? Math.min(card.width, step * (i === all - 1 ? 1.15 : 1)) : card.width;
    return { at: [x + share * whole, y - card.height / 2 - rise], turn, seen };
  });
}
function turned({ at: at2, turn }, card, [from, to] = [0, 1], grown2 = 0) {
  const [w, top, bottom] = [
    card.width / 2 + grown2,
    (from - 0.5) * card.height - grown2,
    (to - 0.5) * card.height + grown2
  ];
  const corners = [
    [-w, top],
    [w, top],
    [w, bottom],
    [-w, bottom]
  ];
  return rings(corners.map((corner) => around3({ at: at2, turn }, corner)));
}
function around3({ at: at2, turn }, [dx, dy]) {
  const angle = turn * Math.PI / 180;
  return [at2[0] + dx * Math.cos(angle) - dy * Math.sin(angle), at2[1] + dx * Math.sin(angle) + dy * Math.cos(angle)];
}
var ink = (pen) => pen.hex("ink");
function drawFace3(pen, fan, face, held, card) {
  const suit = pen.hex(fan.colour);
  const edge = card.height * 0.024;
  if (face.isNew) pen.shape(turned(held, card, [0, 1], edge * 2.6), { fill: MARK_COLOURS.news });
  pen.shape(turned(held, card), { fill: pen.hex("panel"), lift: card.height * 0.05 });
  pen.shape(turned(held, card, [0, BAND2]), { fill: suit });
  pen.shape(turned(held, card, [0.93, 1]), { fill: suit });
  pen.shape(turned(held, card), { strokes: [{ colour: ink(pen), width: edge }] });
  const middle = (held.seen - card.width) / 2 - card.width * (held.seen < card.width ? 0.035 : 0);
  const letters = { face: "bold", align: "middle", turn: held.turn };
  const colour = pen.palette.on(suit);
  pen.textMid({ text: face.letter, minor: true }, around3(held, [middle, card.height * (BAND2 / 2 - 0.5)]), {
    ...letters,
    size: Math.min(card.height * 0.27, held.seen * 0.95),
    colour
  });
  pen.textMid({ text: face.value, minor: held.seen < card.width * 0.3 }, around3(held, [middle, card.height * 0.16]), {
    ...letters,
    size: Math.min(card.height * 0.44, held.seen * 1.25),
    colour: ink(pen)
  });
}
function drawBack2(pen, fan, held, card, isNew) {
  const suit = mix(pen.hex(fan.colour), BOARD_COLOURS.strip, 0.12);
  const edge = card.height * 0.024;
  if (isNew) pen.shape(turned(held, card, [0, 1], edge * 2.6), { fill: MARK_COLOURS.news });
  pen.shape(turned(held, card), { fill: pen.hex("panel"), lift: card.height * 0.05 });
  pen.shape(turned(held, { width: card.width * 0.84, height: card.height * 0.88 }), {
    fill: suit,
    pattern: { kind: "cross", colour: mix(suit, pen.hex("panel"), 0.28), step: card.height * 0.1 }
  });
  pen.shape(turned(held, card), { strokes: [{ colour: ink(pen), width: edge }] });
  const { emblem } = fan;
  if (emblem === void 0) return;
  const [x, y] = held.at;
  const middle = [x + (held.seen - card.width) / 2, y];
  const size = Math.min(card.height * 0.3, held.seen * 0.72);
  pen.tilted(held.at, held.turn, () => {
    pen.shape(circle(middle, size * 0.66), { fill: suit });
    drawPictogram(pen, emblem, centred(middle, size, size), pen.palette.on(suit));
  });
}
function drawPile2(pen, first, card, count) {
  const back = mix(BOARD_COLOURS.quiet, BOARD_COLOURS.strip, 0.52);
  const small = { width: card.height * HEAP_CARD, height: card.height * 0.86 };
  const turn = first.turn - 7;
  const left = first.at[0] - card.width / 2 - card.height * HEAP;
  const place = (lower) => [
    left + small.width / 2 - card.height * lower * 0.02,
    first.at[1] + card.height * (0.1 + lower * 0.03)
  ];
  for (const lower of [2, 1, 0].slice(count > 2 ? 0 : 3 - count)) {
    pen.shape(turned({ at: place(lower), turn }, small), {
      fill: back,
      lift: lower === 2 ? card.height * 0.05 : 0,
      strokes: [{ colour: ink(pen), width: card.height * 0.022 }]
    });
  }
  const y = place(0)[1];
  const text = count > 9 ? String(count) : `+${count}`;
  pen.textMid(text, [left + card.height * (HEAP / 2 - 0.02), y], {
    face: "bold",
    size: card.height * 0.24,
    colour: pen.hex("white"),
    align: "middle",
    turn,
    room: card.height * HEAP
  });
}
function drawSum3(pen, fan, [x, y], height) {
  const halo = BOARD_COLOURS.cream;
  if (fan.sum !== void 0) pen.textMid(fan.sum, [x, y], { face: "bold", size: height * 0.4, colour: ink(pen), halo });
  const notes = fan.notes ?? [];
  notes.forEach((note, i) => {
    const at2 = [x, y + height * 0.37 + i * pen.unit * 1.1];
    pen.textMid(note, at2, { face: "bold", size: "small", colour: ink(pen), halo });
  });
}

// src/render/layout/info-box.ts
var TAB = 1.9;
function infoBoxHeight(pen, info) {
  return pen.unit * (1.9 + (info.sub === void 0 ? 0 : 1.2) + (info.figures?.length ? 2.7 : 0));
}
function drawInfoBox(pen, info, at2, width, pointsTo) {
  const box = centred(at2, width, infoBoxHeight(pen, info));
  const colour = pen.hex(info.colour);
  const ground = pen.hex("panel");
  if (pointsTo) {
    pen.shape(line([at2, pointsTo]), {
      strokes: [
        { colour: ground, width: pen.unit * 0.3 },
        { colour: mix(colour, pen.hex("ink"), 0.3), width: pen.unit * 0.13 }
      ]
    });
    pen.shape(circle(pointsTo, pen.unit * 0.28), {
      fill: colour,
      strokes: [{ colour: ground, width: pen.unit * 0.1 }]
    });
  }
  const edge = info.isNew ? pen.hex("new") : mix(colour, ground, 0.25);
  pen.shape(rect(box, pen.unit * 0.45), { fill: ground, lift: pen.unit * 0.3 });
  drawTab(pen, info, box, colour);
  pen.shape(rect(box, pen.unit * 0.45), {
    strokes: [{ colour: edge, width: pen.unit * (info.isNew ? 0.28 : 0.12) }]
  });
  drawLines(pen, info, box, ground);
}
function drawTab(pen, info, box, colour) {
  const tab = { ...box, width: pen.unit * (info.letter ? TAB : 0.5) };
  pen.clipped(rect(box, pen.unit * 0.45), () => pen.shape(rect(tab), { fill: colour }));
  if (!info.letter) return;
  pen.textMid(info.letter, [tab.x + tab.width / 2, tab.y + tab.height / 2], {
    face: "slab",
    size: "large",
    colour: pen.palette.on(colour),
    align: "middle",
    room: tab.width * 0.9
  });
}
function drawLines(pen, info, box, ground) {
  const unit = pen.unit;
  const left = box.x + unit * ((info.letter ? TAB : 0.5) + 0.5);
  const room = box.x + box.width - unit * 0.4 - left;
  pen.text(info.title, [left, box.y + unit * 1.3], { face: "bold", size: "body", colour: pen.hex("ink"), room });
  let y = box.y + unit * 1.7;
  if (info.sub !== void 0) {
    pen.text(info.sub, [left, y + unit * 0.82], { size: "small", colour: pen.hex("muted"), room });
    y += unit * 1.25;
  }
  const figures = info.figures ?? [];
  const share = room / Math.max(1, figures.length);
  figures.forEach((figure, index) => {
    const tile = { x: left + share * index, y, width: share, height: unit * 2.7 };
    drawFigure(pen, figure, tile, { value: pen.size("large"), label: unit }, ground);
  });
}

// src/render/layout/network.ts
var STEPS2 = {
  n: [0, -1],
  ne: [0.71, -0.71],
  e: [1, 0],
  se: [0.71, 0.71],
  s: [0, 1],
  sw: [-0.71, 0.71],
  w: [-1, 0],
  nw: [-0.71, -0.71]
};
function drawSpace(pen, frame, space) {
  const at2 = frame.place(space.at);
  const radius = space.radius * frame.scale;
  const look = pen.filled(space.fill ?? { colour: "panel" });
  if (space.halo) {
    const strokes = [{ colour: pen.hex(space.halo), width: radius * 0.16 }];
    pen.shape(spaceOutline(space, at2, radius * 1.32), { fill: pen.hex("panel"), strokes });
  }
  pen.shape(spaceOutline(space, at2, radius), {
    ...look,
    lift: radius * 0.12,
    strokes: [...ringStrokes(pen, space, radius), { colour: pen.hex("muted"), width: Math.max(1, radius * 0.06) }]
  });
  const ground = look.fill ?? pen.hex("panel");
  const ink2 = pen.palette.on(ground);
  if (space.pictogram) drawPictogram(pen, space.pictogram, centred(at2, radius * 1.1, radius * 1.1), ink2);
  if (space.value !== void 0) {
    pen.textMid(space.value, at2, {
      face: "bold",
      size: radius * 1.05,
      colour: ink2,
      align: "middle",
      room: radius * 1.4
    });
  }
  const reach = radius * (space.halo ? 1.45 : 1.05);
  if (space.label !== void 0) drawSpaceLabel(pen, space, at2, reach);
  if (space.marks) drawMarks(pen, space.marks, at2, reach, radius * 0.5, space.labelSide ?? "s");
}
function spaceOutline(space, at2, radius) {
  const [x, y] = at2;
  const corner = (angle, reach) => [
    x + Math.sin(angle * Math.PI / 180) * reach,
    y - Math.cos(angle * Math.PI / 180) * reach
  ];
  switch (space.shape ?? "circle") {
    case "circle":
      return circle(at2, radius);
    case "square":
      return rect(centred(at2, radius * 1.85, radius * 1.85), radius * 0.22);
    case "hexagon":
      return rings([0, 60, 120, 180, 240, 300].map((angle) => corner(angle, radius * 1.1)));
    case "diamond":
      return rings([0, 90, 180, 270].map((angle) => corner(angle, radius * 1.25)));
  }
}
function ringStrokes(pen, space, radius) {
  if (!space.ring) return [];
  const [first, second] = typeof space.ring === "string" ? [space.ring] : space.ring;
  const base = { colour: pen.hex(first), width: radius * 0.26, inside: true };
  const dash = radius * 0.5;
  return second ? [base, { ...base, colour: pen.hex(second), dash: [dash, dash] }] : [base];
}
function drawSpaceLabel(pen, space, at2, reach) {
  const [dx, dy] = STEPS2[space.labelSide ?? "s"];
  const minor2 = labelOf(space.label ?? "").minor;
  const size = pen.size(minor2 ? "tiny" : "small") * (minor2 ? 1.12 : 1);
  const x = at2[0] + dx * (reach + size * 0.2);
  const y = at2[1] + dy * (reach + size * (dx === 0 ? 0.42 : 0.3));
  const align = dx === 0 ? "middle" : dx > 0 ? "start" : "end";
  const ground = pen.hex("panel");
  const colour = pen.palette.text(space.labelColour ?? "ink", ground);
  const drop = dy === 0 ? 0 : dy * size * (CAPITAL / 2 - 0.1);
  pen.textMid(space.label ?? "", [x, y + drop], {
    size,
    face: minor2 ? "regular" : "bold",
    colour,
    align,
    halo: ground
  });
}
function drawMarks(pen, marks, at2, reach, radius, side) {
  const up = side.startsWith("n") ? 1 : -1;
  const widths = marks.map((mark) => badgeWidth(pen, mark, radius));
  let x = at2[0] - widths.reduce((sum2, width) => sum2 + width, 0) / 2;
  marks.forEach((mark, index) => {
    const width = widths[index] ?? 0;
    drawBadge(pen, mark, [x + width / 2, at2[1] + up * (reach + radius * 0.6)], radius);
    x += width;
  });
}
function drawLink(pen, frame, link) {
  const unit = pen.unit;
  const colour = pen.hex(link.colour ?? "muted");
  const casing = { colour: pen.hex("panel"), opacity: 0.8 };
  const strokes = {
    plain: [
      { ...casing, width: unit * 0.4 },
      { colour, width: unit * 0.15 }
    ],
    major: [
      { colour, width: unit * 0.36 },
      { colour: pen.hex("panel"), width: unit * 0.2 }
    ],
    rough: [
      { ...casing, width: unit * 0.4 },
      { colour, width: unit * 0.16, dash: [unit * 0.32, unit * 0.24] }
    ],
    crossing: [
      { colour: pen.hex("water"), width: unit * 0.5 },
      { colour, width: unit * 0.16 }
    ],
    closed: [
      { ...casing, width: unit * 0.4 },
      { colour: pen.hex(link.colour ?? "bad"), width: unit * 0.14, dash: [unit * 0.14, unit * 0.28] }
    ]
  };
  pen.shape(line(link.points.map(frame.place)), { strokes: strokes[link.style ?? "plain"] });
}
function drawMarker(pen, frame, marker) {
  const at2 = frame.place(marker.at);
  const radius = marker.radius * frame.scale;
  drawBadge(pen, marker, at2, radius, radius * 0.2);
  if (marker.label === void 0) return;
  const ground = pen.hex("panel");
  pen.textMid(marker.label, [at2[0], at2[1] + radius + pen.unit * 0.6], {
    face: "bold",
    colour: pen.palette.text("ink", ground),
    align: "middle",
    halo: ground
  });
}
function drawHighlight(pen, frame, highlight) {
  const colour = pen.hex(highlight.colour ?? "new");
  const width = pen.unit * 0.22;
  const strokes = [
    { colour, width: width * 4, opacity: 0.22 },
    { colour, width: width * 2.2, opacity: 0.4 },
    { colour, width }
  ];
  if (highlight.polygon) pen.shape(rings(highlight.polygon.map(frame.place)), { strokes });
  if (highlight.at) {
    const radius = (highlight.radius ?? frame.mapWidth / 40) * frame.scale;
    pen.shape(circle(frame.place(highlight.at), radius), { strokes });
  }
}
function drawArrow(pen, frame, arrow) {
  const style = arrow.style ?? "move";
  const width = (arrow.width ?? frame.mapWidth / 120) * frame.scale;
  const points = arrow.points.map(frame.place);
  const [tip, before] = [points.at(-1), points.at(-2)];
  if (!tip || !before) return;
  const colour = pen.hex(arrow.colour);
  const rim = mix(colour, pen.hex("panel"), 0.85);
  const far = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1;
  const [ux, uy] = [(tip[0] - before[0]) / far, (tip[1] - before[1]) / far];
  const length = Math.min(far * 0.8, width * (style === "attack" ? 3.4 : 2.8));
  const spread2 = width * (style === "attack" ? 1.9 : 1.5);
  const neck = [tip[0] - ux * length, tip[1] - uy * length];
  const foot = [neck[0] + ux * length * 0.25, neck[1] + uy * length * 0.25];
  const shaft = line([...points.slice(0, -1), foot], points.length > 2);
  const dash = style === "retreat" || style === "air" ? { dash: [width * 1.3, width * 0.8] } : {};
  const head = rings([
    tip,
    [neck[0] - uy * spread2, neck[1] + ux * spread2],
    foot,
    [neck[0] + uy * spread2, neck[1] - ux * spread2]
  ]);
  const casing = { colour: rim, width: width * 0.7 };
  pen.shape(shaft, { strokes: [{ colour: rim, width: width * 1.7 }] });
  pen.shape(head, { fill: colour, strokes: [casing] });
  pen.shape(shaft, { strokes: [{ colour, width: width * (style === "air" ? 0.6 : 1), ...dash }] });
  pen.shape(head, { fill: colour });
  if (arrow.label !== void 0) drawArrowLabel(pen, arrow, points);
}
function drawArrowLabel(pen, arrow, points) {
  const half = Math.floor((points.length - 1) / 2);
  const [a, b] = [points[half], points[half + 1]];
  if (!a || !b) return;
  const at2 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  drawBadge(pen, { shape: "pill", colour: arrow.colour, text: arrow.label ?? "", hollow: true }, at2, pen.unit * 0.8);
}

// src/render/layout/plate.ts
function drawPlate(pen, frame, plate) {
  const at2 = frame.place(plate.at);
  const [width, height] = [plate.width * frame.scale, plate.height * frame.scale];
  const box = centred(at2, width, height);
  const colour = pen.hex(plate.colour);
  const ink2 = pen.palette.on(colour);
  const round = height * 0.12;
  pen.item("plate", "plate", box);
  pen.shape(rect(box, round), { fill: colour, lift: height * 0.07 });
  const light = mix(colour, pen.hex("white"), 0.42);
  pen.shape(rect(inset(box, height * 0.055), round * 0.7), { strokes: [{ colour: light, width: height * 0.022 }] });
  pen.shape(rect(box, round), { strokes: [{ colour: pen.hex("ink"), width: height * 0.035 }] });
  const disc2 = height * 0.46;
  const right = box.x + box.width - (plate.gain === void 0 ? height * 0.22 : disc2 * 1.35 + height * 0.12);
  const value = drawValue(pen, plate, [right, at2[1]], height, ink2);
  const left = box.x + height * (plate.emblem ? 0.98 : 0.2);
  if (plate.emblem) drawEmblem3(pen, plate.emblem, plate.colour, [box.x + height * 0.52, at2[1]], height * 0.34);
  drawNames2(pen, plate, { x: left, y: box.y, width: right - value - left - height * 0.14, height }, ink2);
  if (plate.gain !== void 0) drawGain3(pen, plate.gain, [box.x + box.width - disc2 * 0.35, at2[1]], disc2);
}
function drawEmblem3(pen, emblem, colour, at2, radius) {
  const ground = pen.hex("panel");
  pen.shape(circle(at2, radius), { fill: ground, strokes: [{ colour: pen.hex("ink"), width: radius * 0.1 }] });
  drawPictogram(pen, emblem, centred(at2, radius * 1.25, radius * 1.25), pen.palette.text(colour, ground));
}
function drawValue(pen, plate, [right, middle], height, ink2) {
  const look = { face: "bold", size: pen.unit * TYPE.total, colour: ink2, align: "end" };
  if (plate.unit === void 0) return pen.textMid(plate.value, [right, middle], look);
  const width = pen.textMid(plate.value, [right, middle - height * 0.14], look);
  pen.textMid(plate.unit, [right, middle + height * 0.29], { face: "bold", colour: ink2, align: "end" });
  return Math.max(width, pen.width(plate.unit, { face: "bold" }));
}
var PLAYER2 = [1.2, 1.12, 1.06, 1];
var PITCH2 = { one: 1.3, two: 1.02 };
function drawNames2(pen, { title, sub }, box, ink2) {
  const { x, y, width: room, height } = box;
  const size = pen.unit * TYPE.name;
  const name = { face: "slab", size, colour: ink2, room };
  if (sub === void 0) {
    pen.textMid(title, [x, y + height * 0.5], name);
    return;
  }
  const set = (letters2) => {
    const lines2 = pen.inTwo(sub, room, pen.unit * letters2);
    const pitch2 = pen.unit * letters2 * (lines2.length > 1 ? PITCH2.two : PITCH2.one);
    return { lines: lines2, pitch: pitch2, letters: letters2, whole: size + pitch2 * lines2.length };
  };
  const player = PLAYER2.map(set).find(
    ({ lines: lines2, letters: letters2, whole: whole2 }) => whole2 <= height * 0.9 && lines2.every((line2) => pen.width(line2, { size: pen.unit * letters2 }) <= room)
  );
  const { lines, pitch, letters, whole } = player ?? set(1);
  const top = y + (height - whole) / 2;
  pen.textMid(title, [x, top + size * 0.46], name);
  lines.forEach((line2, i) => {
    pen.textMid(line2, [x, top + size + pitch * (i + 0.5)], { size: pen.unit * letters, colour: ink2, room });
  });
}
var READY = "\u2713";
function drawGain3(pen, text, at2, radius) {
  const nothing = text === "0" || text === "+0";
  const fill = nothing ? MARK_COLOURS.beaten : MARK_COLOURS.news;
  pen.shape(circle(at2, radius), { fill, lift: radius * 0.12 });
  pen.shape(circle(at2, radius), { strokes: [{ colour: pen.hex("ink"), width: radius * 0.07 }] });
  if (text === READY) {
    drawPictogram(pen, "check", centred(at2, radius * 1.25, radius * 1.25), pen.hex("ink"));
    return;
  }
  pen.textMid(text, at2, {
    face: "bold",
    size: radius * 0.92,
    colour: pen.hex("ink"),
    align: "middle",
    room: radius * 1.7
  });
}
function drawTether(pen, frame, plate) {
  if (!plate.pointsTo) return;
  const colour = pen.hex(plate.colour);
  const to = frame.place(plate.pointsTo);
  const [x, y] = frame.place(plate.at);
  const half = plate.width / 2 * frame.scale;
  const lower = to[0] > x && to[1] < y ? plate.height * frame.scale * 0.28 : 0;
  const from = [x + Math.max(-half, Math.min(half, to[0] - x)) * 0.96, y + lower];
  const edge = pen.hex("ink");
  pen.shape(line([from, to]), {
    strokes: [
      { colour: edge, width: pen.unit * 0.46 },
      { colour, width: pen.unit * 0.33 }
    ]
  });
  pen.shape(circle(to, pen.unit * 0.55), {
    fill: colour,
    strokes: [
      { colour: edge, width: pen.unit * 0.34 },
      { colour: pen.hex("panel"), width: pen.unit * 0.2 }
    ]
  });
}

// src/render/layout/slip.ts
function drawSlip(pen, frame, slip) {
  const box = centred(frame.place(slip.at), slip.width * frame.scale, slip.height * frame.scale);
  pen.shape(rect(box, pen.unit * 0.3), {
    fill: pen.hex("panel"),
    lift: pen.unit * 0.16,
    strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.09 }]
  });
}
var TAIL = { from: 0.62, to: 0.1, ring: 0.26 };
function drawLeader(pen, frame, leader) {
  const [from, to] = [frame.place(leader.from), frame.place(leader.to)];
  const look = { fill: pen.hex("panel"), strokes: [{ colour: pen.hex("ink"), width: pen.unit * 0.1 }] };
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [across, down] = [-(to[1] - from[1]) / far, (to[0] - from[0]) / far];
  const beside = ([x, y], by) => [x + across * pen.unit * by, y + down * pen.unit * by];
  const ends = [beside(from, TAIL.from), beside(to, TAIL.to), beside(to, -TAIL.to), beside(from, -TAIL.from)];
  pen.shape(rings(ends), look);
  pen.shape(circle(to, pen.unit * TAIL.ring), look);
}

// src/render/layout/terrain.ts
function drawRegion(pen, frame, region) {
  if (region.wash && frame.base && typeof region.polygons === "string") {
    const film = `${region.wash} ${region.washStrength} ${region.washPattern}`;
    const name = `${region.polygons} ${film} ${region.rim} ${region.rimWidth} ${region.outline}`;
    const box = common(bounds(outlineOf2(frame, region.polygons)), frame.box);
    if (box.width <= 0 || box.height <= 0) return;
    pen.base(`${frame.key}#${name}`, `${frame.digest}#${name}`, box, () => {
      drawArea(pen, frame, region);
    });
  } else drawArea(pen, frame, region);
}
function drawArea(pen, frame, region) {
  const polygons = polygonsOf(frame, region.polygons);
  const outline = rings(...polygons.flatMap((polygon) => polygon.map((ring) => ring.map(frame.place))));
  const look = region.fill ? pen.filled(region.fill) : {};
  if (region.fill) pen.shape(outline, look);
  drawTexture(pen, frame, region, outline);
  if (region.wash) drawWash(pen, region, region.wash, outline);
  const edges2 = [...rimStrokes(pen, frame, region), ...outlineStrokes(pen, region)];
  if (edges2.length > 0) pen.shape(outline, { strokes: edges2 });
  drawRegionLabel(pen, frame, region, outline, look.fill);
}
function drawWash(pen, { washStrength, washPattern }, colour, outline) {
  const opacity = washStrength ?? washOf(pen, colour);
  pen.shape(outline, { fill: pen.hex(colour), opacity });
  if (!washPattern) return;
  const stroke = mix(LAND_COLOURS.streets, mix(pen.hex(colour), pen.hex("ink"), 0.2), Math.min(1, opacity * 1.25));
  pen.shape(outline, { pattern: { kind: washPattern, colour: stroke, step: pen.unit * 0.8 } });
}
function washOf(pen, colour) {
  const against = contrast(pen.hex(colour), LAND_COLOURS.streets);
  return against > 9 ? OPACITY.washDark : against < 2 ? OPACITY.washPale : OPACITY.wash;
}
function rimStrokes(pen, frame, region) {
  if (!region.rim) return [];
  const width = (region.rimWidth ?? frame.mapWidth / 100) * frame.scale;
  const [first, second] = typeof region.rim === "string" ? [region.rim] : region.rim;
  const base = { colour: pen.hex(first), width, inside: true };
  if (region.wash)
    return [{ ...base, colour: mix(pen.hex(first), LAND_COLOURS.casing, 0.55), width: width * 1.24 }, base];
  return second ? [base, { ...base, colour: pen.hex(second), dash: [width * 2.2, width * 2.2] }] : [base];
}
function outlineStrokes(pen, region) {
  const style = region.outline ?? "fine";
  const colour = pen.hex(region.outlineColour ?? "muted");
  const unit = pen.unit;
  switch (style) {
    case "none":
      return [];
    case "fine":
      return [{ colour, width: unit * 0.05, opacity: 0.75 }];
    case "firm":
      return [{ colour, width: unit * 0.1 }];
    case "bold":
      return [
        { colour, width: unit * 0.5, inside: true, opacity: 0.16 },
        { colour, width: unit * 0.14 }
      ];
    case "cased":
      return [
        { colour: LAND_COLOURS.casing, width: unit * LENGTH.casing, opacity: 0.9 },
        { colour: pen.hex(region.outlineColour ?? "ink"), width: unit * LENGTH.border }
      ];
    case "dashed":
      return [{ colour, width: unit * 0.09, dash: [unit * 0.4, unit * 0.28] }];
  }
}
function drawRegionLabel(pen, frame, region, outline, fill) {
  if (region.label === void 0) return;
  const box = bounds(outline);
  const [x, y] = region.labelAt ? frame.place(region.labelAt) : [box.x + box.width / 2, box.y + box.height / 2];
  const ground = fill ?? pen.hex("panel");
  const size = pen.size(region.labelSize ?? "small");
  const raise = region.sub === void 0 ? 0 : size * 0.6;
  const style = { align: "middle", halo: ground };
  const colour = pen.palette.text(region.labelColour ?? "ink", ground);
  pen.textMid(region.label, [x, y - raise], { ...style, face: "bold", size, colour });
  if (region.sub !== void 0) {
    pen.textMid(region.sub, [x, y + size * 0.6], {
      ...style,
      size: "small",
      colour: pen.palette.text("muted", ground)
    });
  }
}
var LINES = {
  river: { width: 0.16, smooth: true },
  canal: { width: 0.1, smooth: false },
  coast: { width: 0.09, smooth: false },
  border: { width: 0.09, smooth: false },
  limit: { width: 0.08, smooth: false },
  road: { width: 0.12, smooth: true },
  front: { width: 0.3, smooth: false },
  band: { width: 0.5, smooth: false }
};
function drawLine2(pen, frame, element) {
  const { width: multiple, smooth } = LINES[element.style];
  const width = element.width === void 0 ? pen.unit * multiple : element.width * frame.scale;
  const strokes = lineStrokes(pen, element, width);
  pen.shape(line(element.points.map(frame.place), smooth), { strokes });
}
function lineStrokes(pen, element, width) {
  const unit = pen.unit;
  switch (element.style) {
    case "river":
    case "canal":
      return [{ colour: pen.hex(element.colour ?? "water"), width }];
    case "coast":
      return [
        { colour: pen.hex("water"), width: unit * 1.3, opacity: 0.13 },
        { colour: pen.hex("water"), width: unit * 0.7, opacity: 0.2 },
        { colour: mix(pen.hex(element.colour ?? "water"), pen.hex("ink"), 0.25), width }
      ];
    case "border":
      return [
        { colour: pen.hex(element.colour ?? "muted"), width: unit * 0.4, opacity: 0.13 },
        { colour: pen.hex(element.colour ?? "muted"), width, dash: [unit * 0.55, unit * 0.2, unit * 0.12, unit * 0.2] }
      ];
    case "limit":
      return [{ colour: pen.hex(element.colour ?? "muted"), width, dash: [unit * 0.3, unit * 0.25] }];
    case "road":
      return [
        { colour: pen.hex(element.colour ?? "muted"), width: width * 1.7, opacity: 0.7 },
        { colour: pen.hex("panel"), width }
      ];
    case "front":
      return [
        { colour: pen.hex("panel"), width: width * 1.7 },
        { colour: pen.hex(element.colour ?? "bad"), width }
      ];
    case "band":
      return [{ colour: pen.hex(element.colour ?? "bad"), width, opacity: 0.28 }];
  }
}
function drawAlong(pen, frame, element, curve) {
  const steps = stepsAlong(smoothed(curve.map(frame.place), 1));
  const whole = steps.at(-1)?.along ?? 0;
  const style = element.style ?? "place";
  const size = pen.size(element.size ?? "small");
  const face = { country: "bold", water: "italic", place: "bold", title: "slab" }[style];
  const spread2 = style === "water" || style === "country";
  const count = Math.max(1, [...labelOf(element.text).text].length - 1);
  const natural2 = pen.width(element.text, { size, face });
  const spacing = spread2 ? Math.max(0, (whole - natural2) / count) : size * 0.02;
  const place = (fromMiddle) => {
    const step = placeAlong(steps, Math.min(whole, Math.max(0, whole / 2 + fromMiddle)));
    return step ? { at: step.at, turn: Math.atan2(step.left[0], -step.left[1]) * 180 / Math.PI } : null;
  };
  const ink2 = style === "title" || style === "place" ? "ink" : "muted";
  pen.along(element.text, place, {
    size,
    face,
    spacing,
    colour: style === "water" ? LAND_COLOURS.riverInk : pen.hex(element.colour ?? ink2),
    ...spread2 ? { scenery: true } : { halo: BOARD_COLOURS.cream }
  });
}
function drawLettering(pen, frame, element) {
  if (element.along) {
    drawAlong(pen, frame, element, element.along);
    return;
  }
  const style = element.style ?? "place";
  const size = pen.size(element.size ?? "small");
  const tone = element.colour ?? (style === "place" || style === "title" ? "ink" : style === "water" ? "water" : "muted");
  const at2 = frame.place(element.at);
  const label = labelOf(element.text);
  const shown = style === "country" ? { ...label, text: label.text.toUpperCase() } : label;
  const look = {
    size,
    face: { country: "bold", water: "italic", place: "regular", title: "slab" }[style],
    ...style === "country" ? { spacing: size * 0.28 } : {}
  };
  const halo = style === "place" || style === "title" ? pen.hex("panel") : void 0;
  const ground = halo ?? pen.groundAt(along(element, at2, pen.width(shown, look)), tone);
  pen.textMid(shown, at2, {
    ...look,
    colour: pen.palette.text(tone, ground),
    align: element.align ?? "middle",
    ...halo ? { halo } : {},
    ...element.turn ? { turn: element.turn } : {}
  });
}
function along({ align = "middle", turn = 0 }, [x, y], width) {
  const start = { start: 0, middle: -0.5, end: -1 }[align];
  const angle = turn * Math.PI / 180;
  return [0, 0.25, 0.5, 0.75, 1].map((share) => [
    x + Math.cos(angle) * (start + share) * width,
    y + Math.sin(angle) * (start + share) * width
  ]);
}

// src/render/layout/map.ts
var mapPanel = {
  natural(_pen, map, width) {
    const view = viewOf(map);
    return width * view.height / view.width;
  },
  /** What lies outside the panel is hidden; the ground fills all of it. */
  draw(pen, map, box) {
    const outline = rect(box, pen.board ? 0 : pen.unit * 0.5);
    if (!pen.board) pen.shape(outline, { fill: pen.hex("sea"), lift: pen.unit * 0.25 });
    drawMap(pen, map, box, outline, map.viewport ? "/region" : "");
    if (pen.board) return;
    pen.shape(outline, {
      strokes: [
        { colour: pen.hex("panel"), width: pen.unit * 0.3, inside: true, opacity: 0.85 },
        { colour: pen.hex("muted"), width: 1.5, opacity: 0.7 }
      ]
    });
  }
};
function drawMap(pen, map, box, outline, part) {
  const base = map.base === "scene" ? pen.common : map.base;
  if (map.base === "scene" && !base) throw new SceneError("the picture has no base for its map");
  const digest = base ? digestOf(pen, map, base, box) : "";
  const frame = frameOf(map, { base, key: `${base?.key}${part}`, digest }, box);
  const draw = (elements) => {
    for (const element of elements) drawElement(pen, frame, element);
  };
  pen.clipped(outline, () => {
    const ground = { ...pen.filled(map.ground ?? { colour: "sea" }) };
    if (base) {
      pen.base(frame.key, frame.digest, box, () => {
        pen.shape(rect(box), ground);
        draw(base.elements);
      });
    } else pen.shape(rect(box), ground);
    for (const element of map.elements) {
      if (element.kind === "plate") drawTether(pen, frame, element);
      if (element.kind === "callout") drawCalloutLine(pen, frame, element);
    }
    draw(map.elements);
  });
}
var digestOf = (pen, map, base, box) => createHash("sha1").update(JSON.stringify([base, box, map.width, map.height, map.viewport, map.ground, pen.unit, pen.palette.hues])).digest("base64");
function drawInset(pen, frame, { at: at2, width, height, map }) {
  const box = centred(frame.place(at2), width * frame.scale, height * frame.scale);
  const outline = rect(box, pen.unit * 0.3);
  pen.item("plate", "inset", box);
  pen.shape(outline, { fill: pen.hex("panel"), lift: pen.unit * 0.3 });
  drawMap(pen, map, box, outline, "/inset");
  pen.shape(outline, {
    strokes: [
      { colour: pen.hex("ink"), width: pen.unit * 0.28 },
      { colour: pen.hex("panel"), width: pen.unit * 0.16 }
    ]
  });
}
function drawElement(pen, frame, element) {
  if (frame.cuts) pen.seenIn(frame.box, () => drawWhole(pen, frame, element));
  else drawWhole(pen, frame, element);
}
function drawWhole(pen, frame, element) {
  switch (element.kind) {
    case "region":
      drawRegion(pen, frame, element);
      break;
    case "line":
      drawLine2(pen, frame, element);
      break;
    case "lettering":
      drawLettering(pen, frame, element);
      break;
    case "space":
      drawSpace(pen, frame, element);
      break;
    case "link":
      drawLink(pen, frame, element);
      break;
    case "arrow":
      if (element.count === void 0) drawArrow(pen, frame, element);
      else drawMove(pen, frame, element);
      break;
    case "river":
      drawRiver(pen, frame, element);
      break;
    case "relief":
      drawRelief(pen, frame, element);
      break;
    case "shore":
      drawShore(pen, frame, element);
      break;
    case "built":
      drawBuilt(pen, frame, element);
      break;
    case "emblem":
      drawEmblem2(pen, frame, element);
      break;
    case "piece":
      drawPiece(pen, element, frame.place(element.at), (element.size ?? 50) * frame.scale);
      break;
    case "fan":
      drawFan(pen, frame, element);
      break;
    case "plate":
      drawPlate(pen, frame, element);
      break;
    case "burst":
      drawBurst(pen, frame, element);
      break;
    case "leader":
      drawLeader(pen, frame, element);
      break;
    case "slip":
      drawSlip(pen, frame, element);
      break;
    case "verdict":
      drawVerdict(pen, frame, element);
      break;
    case "halo":
      drawHalo(pen, frame, element);
      break;
    case "veil":
      drawVeil(pen, frame, element);
      break;
    case "gain":
      drawGain(pen, frame, element);
      break;
    case "marker":
      drawMarker(pen, frame, element);
      break;
    case "highlight":
      drawHighlight(pen, frame, element);
      break;
    case "stack":
      drawStack(pen, element, frame.place(element.at), element.size * frame.scale);
      break;
    case "plaque": {
      const pointsTo = element.pointsTo && frame.place(element.pointsTo);
      drawInfoBox(pen, element, frame.place(element.at), element.width * frame.scale, pointsTo);
      break;
    }
    case "callout":
      drawCallout(pen, frame, element);
      break;
    case "inset":
      drawInset(pen, frame, element);
      break;
    case "part": {
      const kept = named(frame.base?.parts, element.part);
      pen.base(`${frame.key}#${element.part}`, `${frame.digest}#${element.part}`, frame.box, () => {
        for (const one of kept) drawElement(pen, frame, one);
      });
      break;
    }
  }
}

// src/render/layout/notes.ts
var LEADING = 1.36;
var BADGE = 0.8;
var indentOf = (pen, note, size) => note.badge ? badgeWidth(pen, note.badge, size * BADGE) + size * 0.45 : 0;
function noteLines(pen, note, size, width) {
  return pen.lines(note.text, { size, face: note.bold ? "bold" : "regular" }, width - indentOf(pen, note, size));
}
function notesHeight(pen, { notes }, size, width) {
  const lines = notes.reduce((sum2, note) => sum2 + noteLines(pen, note, size, width).length, 0);
  return lines * size * LEADING + Math.max(0, notes.length - 1) * size * 0.4;
}
var LARGEST_FIRST = ["large", "body", "small"];
function noteSize(pen, notes, box) {
  if (notes.size !== "fit") return pen.size(notes.size ?? "small");
  const fits = (size) => notesHeight(pen, notes, pen.size(size), box.width) <= box.height;
  return pen.size(LARGEST_FIRST.find(fits) ?? "small");
}
var notesPanel = {
  natural(pen, notes, width) {
    const size = notes.size === void 0 || notes.size === "fit" ? "small" : notes.size;
    return notesHeight(pen, notes, pen.size(size), width);
  },
  draw(pen, notes, box) {
    const size = noteSize(pen, notes, box);
    let y = box.y;
    for (const note of notes.notes) {
      const indent = indentOf(pen, note, size);
      const colour = note.colour ? pen.palette.text(note.colour, pen.hex("panel")) : pen.hex("ink");
      const face = note.bold ? "bold" : "regular";
      if (note.badge) {
        const width = badgeWidth(pen, note.badge, size * BADGE);
        drawBadge(pen, note.badge, [box.x + width / 2, y + size * LEADING * 0.5], size * BADGE);
      }
      for (const text of noteLines(pen, note, size, box.width)) {
        const words = { ...labelOf(note.text), text };
        pen.textMid(words, [box.x + indent, y + size * LEADING * 0.5], {
          size,
          face,
          colour,
          room: box.width - indent
        });
        y += size * LEADING;
      }
      y += size * 0.4;
    }
  }
};
var ROW3 = 1.85;
var rowsOf = (legend) => Math.ceil(legend.entries.length / Math.max(1, legend.columns ?? 1));
var legendPanel = {
  natural: (pen, legend) => rowsOf(legend) * pen.unit * ROW3,
  /** Filled column by column. */
  draw(pen, legend, box) {
    const rows2 = rowsOf(legend);
    const width = box.width / Math.max(1, legend.columns ?? 1);
    legend.entries.forEach((entry, index) => {
      const x = box.x + Math.floor(index / rows2) * width;
      const y = box.y + (index % rows2 + 0.5) * pen.unit * ROW3;
      const key = drawKey(pen, entry, x, y);
      pen.textMid(entry.label, [x + key, y], { colour: pen.hex("ink"), room: width - key - pen.unit * 0.3 });
    });
  }
};
function drawKey(pen, entry, x, y) {
  const unit = pen.unit;
  const least = unit * 2.1;
  if (entry.swatch) {
    const box = centred([x + unit * 0.85, y], unit * 1.6, unit);
    pen.shape(rect(box, unit * 0.15), {
      ...pen.filled(entry.swatch),
      strokes: [{ colour: pen.hex("muted"), width: 1.2 }]
    });
    return least;
  }
  if (entry.counter) {
    drawCounter(pen, entry.counter, centred([x + unit * 0.85, y], unit * 1.35, unit * 1.35));
    return least;
  }
  if (!entry.badge) return 0;
  const width = badgeWidth(pen, entry.badge, unit * 0.8);
  drawBadge(pen, entry.badge, [x + Math.max(width, unit * 1.6) / 2, y], unit * 0.8);
  return Math.max(least, width + unit * 0.5);
}
var edgeOf2 = (pen, tray) => pen.unit * (tray.scale ?? 2.6);
var pitchOf = (pen, tray) => edgeOf2(pen, tray) * 1.14;
var headOf = (pen) => pen.unit * 1.9;
function restWidth(pen, group) {
  return group.rest === void 0 ? 0 : pen.width(group.rest, {}) + pen.unit * 0.4;
}
function groupShape(pen, tray, group, width) {
  const across = Math.max(1, Math.floor(width / pitchOf(pen, tray)));
  const rows2 = Math.ceil(group.counters.length / across);
  const last = group.counters.length - Math.max(0, rows2 - 1) * across;
  const crowded = last * pitchOf(pen, tray) + restWidth(pen, group) > width;
  return { across, rows: rows2 + (crowded || rows2 === 0 ? 1 : 0) };
}
var trayPanel = {
  natural: (pen, tray, width) => tray.groups.reduce(
    (sum2, group) => sum2 + headOf(pen) + groupShape(pen, tray, group, width).rows * pitchOf(pen, tray) + pen.unit * 0.3,
    0
  ),
  draw(pen, tray, box) {
    let y = box.y;
    for (const group of tray.groups) {
      const { across, rows: rows2 } = groupShape(pen, tray, group, box.width);
      drawGroupHead(pen, group, box, y);
      y += headOf(pen);
      group.counters.forEach((counter, index) => {
        const x = box.x + index % across * pitchOf(pen, tray) + 2;
        const top = y + Math.floor(index / across) * pitchOf(pen, tray);
        drawCounter(pen, counter, { x, y: top, width: edgeOf2(pen, tray), height: edgeOf2(pen, tray) });
      });
      if (group.rest !== void 0) {
        const last = rows2 * across <= group.counters.length ? 0 : group.counters.length - (rows2 - 1) * across;
        const x = box.x + Math.max(0, last) * pitchOf(pen, tray) + pen.unit * (last > 0 ? 0.4 : 0);
        const at2 = y + (rows2 - 1) * pitchOf(pen, tray) + edgeOf2(pen, tray) / 2;
        pen.textMid(group.rest, [x, at2], { colour: pen.hex("muted"), room: box.x + box.width - x });
      }
      y += rows2 * pitchOf(pen, tray) + pen.unit * 0.3;
    }
  }
};
function drawGroupHead(pen, group, box, y) {
  const middle = y + headOf(pen) * 0.45;
  let x = box.x;
  if (group.badge) {
    const width = badgeWidth(pen, group.badge, pen.unit * BADGE);
    drawBadge(pen, group.badge, [x + width / 2, middle], pen.unit * BADGE);
    x += width + pen.unit * 0.4;
  }
  pen.textMid(group.label, [x, middle], { face: "bold", colour: pen.hex("ink"), room: box.x + box.width - x });
}

// src/render/layout/pacts.ts
var MOST_IN_ROW = 4;
var ROW4 = 2.9;
var rowsOf2 = ({ pacts }) => Math.max(1, Math.ceil(pacts.length / MOST_IN_ROW));
var pactsPanel = {
  natural: (pen, pacts) => rowsOf2(pacts) * pen.unit * (ROW4 + 0.5),
  /** A title left, and who is bound to whom right of it. */
  draw(pen, pacts, box) {
    const { unit } = pen;
    const left = box.x + unit;
    const head = box.width * 0.2;
    const middle = box.y + box.height / 2;
    const raise = pacts.sub === void 0 ? 0 : unit * 0.62;
    pen.textMid(pacts.title, [left, middle - raise], {
      face: "slab",
      size: unit * 1.3,
      colour: BOARD_COLOURS.cream,
      room: head
    });
    if (pacts.sub !== void 0) {
      const lines = pen.lines(pacts.sub, { size: unit, face: "italic" }, head);
      lines.slice(0, 2).forEach((text, i) => {
        pen.textMid(text, [left, middle + unit * (0.72 + i * 1.05)], {
          face: "italic",
          size: unit,
          colour: BOARD_COLOURS.quiet,
          room: head
        });
      });
    }
    const rows2 = rowsOf2(pacts);
    const across = Math.ceil(pacts.pacts.length / rows2);
    const from = left + head + unit * 0.3;
    const width = (box.x + box.width - unit * 0.4 - from) / Math.max(1, across);
    const height = (box.height - unit * 0.5) / rows2;
    pacts.pacts.forEach((pact, i) => {
      const x = from + i % across * width;
      const y = box.y + unit * 0.3 + Math.floor(i / across) * height;
      drawPact(pen, pact, { x, y, width: width - unit * 0.3, height: height - unit * 0.22 });
    });
  }
};
function drawPact(pen, pact, box) {
  const { unit } = pen;
  pen.shape(rect(box, unit * 0.35), { fill: REPORT_COLOURS.lit });
  const middle = box.y + box.height / 2;
  const radius = Math.min(unit * 1.05, box.height * 0.4);
  const ends = [
    { party: pact.from, x: box.x + radius + unit * 0.3 },
    { party: pact.to, x: box.x + box.width - radius - unit * 0.3 }
  ];
  for (const { party, x } of ends) {
    const fill = pen.hex(party.colour);
    pen.shape(circle([x, middle], radius), { fill, strokes: [{ colour: pen.hex("ink"), width: unit * 0.08 }] });
    if (party.emblem)
      drawPictogram(pen, party.emblem, centred([x, middle], radius * 1.14, radius * 1.14), pen.palette.on(fill));
    else if (party.letter)
      pen.textMid(party.letter, [x, middle], {
        face: "bold",
        size: unit,
        colour: pen.palette.on(fill),
        align: "middle"
      });
  }
  const from = box.x + radius * 2 + unit * 0.6;
  const to = box.x + box.width - radius * 2 - unit * 0.6;
  const y = middle + unit * 0.42;
  const colour = REPORT_COLOURS.title;
  pen.shape(
    line([
      [from + unit * 0.3, y],
      [to - unit * 0.3, y]
    ]),
    { strokes: [{ colour, width: unit * 0.14 }] }
  );
  const tip = (x, way) => pen.shape(
    rings([
      [x, y],
      [x - way * unit * 0.6, y - unit * 0.36],
      [x - way * unit * 0.6, y + unit * 0.36]
    ]),
    { fill: colour }
  );
  tip(to, 1);
  if (pact.mutual) tip(from, -1);
  pen.textMid(pact.text, [(from + to) / 2, middle - unit * 0.58], {
    face: "bold",
    size: unit * 1.34,
    colour: pen.hex("ink"),
    align: "middle",
    room: to - from
  });
}

// src/render/layout/scores.ts
var scoresPanel = {
  natural: (pen) => pen.unit / 27 * STRIPS.foot,
  draw(pen, { goal, scores }, box) {
    const width = box.width / Math.max(1, scores.length);
    const look = lookOf(pen, scores, width);
    scores.forEach((score, i) => {
      const cell = { ...box, x: box.x + width * i, width };
      if (i > 0)
        pen.shape(rect({ x: cell.x - 1, y: box.y + pen.unit * 0.5, width: 2, height: box.height - pen.unit }), {
          fill: BOARD_COLOURS.rule
        });
      drawScore(pen, score, goal, cell, look);
    });
  }
};
var VALUES2 = [TYPE.score, 1.5, 1.25];
var NAMES2 = [1.22, 1.12, TYPE.sideName, 1];
var EMBLEM = 0.96;
var GAP5 = 0.3;
var MARGIN2 = 0.4;
var APART = 0.8;
var GAIN2 = 1.5;
var RAISED = 0.74;
var LOWERED = 0.5;
function lookOf(pen, scores, width) {
  const inUnits = (pixels) => pixels / pen.unit;
  const digits = (text, size2) => inUnits(pen.width(text, { face: "bold", size: pen.unit * size2 }));
  const gain = APART + digits("\u221288", GAIN2);
  const others = 2 * EMBLEM + 2 * MARGIN2 + 2 * GAP5 + digits("188", TYPE.score);
  const widest = (size2) => Math.max(...scores.map(({ name }) => inUnits(pen.width(name, { size: pen.unit * size2 }))));
  const room = inUnits(width) - others;
  const inRow = widest(TYPE.sideName) <= room - gain;
  const size = NAMES2.find((share) => widest(share) <= room - (inRow ? gain : 0)) ?? 1;
  return { size: size * pen.unit, inRow };
}
function drawScore(pen, score, goal, box, look) {
  const { unit } = pen;
  const middle = box.y + box.height * 0.44;
  const radius = unit * EMBLEM;
  const at2 = [box.x + unit * MARGIN2 + radius, middle];
  drawEmblem4(pen, score, at2, radius);
  const right = box.x + box.width - unit * MARGIN2;
  const left = at2[0] + radius + unit * GAP5;
  const text = String(score.value);
  const name = pen.width(score.name, { size: look.size });
  const fits = (size2) => left + name + unit * GAP5 + pen.width(text, { face: "bold", size: size2 }) <= right;
  const size = VALUES2.map((share) => share * unit).find(fits) ?? unit;
  const colour = score.leads ? BOARD_COLOURS.gold : BOARD_COLOURS.cream;
  const value = pen.textMid(text, [right, middle], { face: "bold", size, colour, align: "end" });
  const { gained = 0 } = score;
  const isStacked = !look.inRow && gained !== 0;
  const room = right - value - unit * GAP5 - left;
  const y = middle - (isStacked ? unit * RAISED : 0);
  pen.textMid(score.name, [left, y], { size: look.size, colour: BOARD_COLOURS.cream, room });
  const said = gained > 0 ? `+${gained}` : `\u2212${-gained}`;
  const gain = { face: "bold", size: unit * GAIN2, colour: MARK_COLOURS.news };
  if (isStacked) pen.textMid(said, [left, middle + unit * LOWERED], { ...gain, room });
  else if (gained !== 0) pen.textMid(said, [right - value - unit * APART, middle], { ...gain, align: "end" });
  drawBar(pen, score, goal, {
    x: box.x + pen.unit * 0.5,
    y: box.y + box.height * 0.84,
    width: box.width - pen.unit,
    height: pen.unit * 0.34
  });
}
function drawEmblem4(pen, { colour, emblem, letter }, at2, radius) {
  const fill = pen.hex(colour);
  pen.shape(circle(at2, radius), { fill, strokes: [{ colour: BOARD_COLOURS.cream, width: pen.unit * 0.12 }] });
  const on = pen.palette.on(fill);
  if (emblem) drawPictogram(pen, emblem, centred(at2, radius * 1.14, radius * 1.14), on);
  else if (letter)
    pen.textMid(letter, at2, { face: "bold", size: pen.unit * 1.2, colour: on, align: "middle", room: radius * 1.6 });
}
function drawBar(pen, { colour, value, gained = 0 }, goal, box) {
  const share = (points) => Math.max(0, Math.min(goal, points)) / goal * box.width;
  const fill = pen.hex(colour);
  const seen = contrast(fill, BOARD_COLOURS.strip) < 2.4 ? mix(fill, TINTS.light, 0.45) : mix(fill, TINTS.light, 0.2);
  pen.shape(rect(box), { fill: BOARD_COLOURS.rule });
  const kept = share(Math.min(value, value - gained));
  pen.shape(rect({ ...box, width: kept }), { fill: seen });
  const [from, to] = [share(Math.min(value, value - gained)), share(Math.max(value, value - gained))];
  if (gained > 0)
    pen.shape(rect({ ...box, x: box.x + from, width: Math.max(3, to - from) }), { fill: MARK_COLOURS.news });
  else if (gained < 0)
    pen.shape(rect({ ...box, x: box.x + from, width: Math.max(3, to - from) }), {
      strokes: [{ colour: MARK_COLOURS.news, width: 2, inside: true, dash: [6, 4] }]
    });
}

// src/render/layout/card-links.ts
var ROW5 = 1.6;
var APART2 = 1;
function bracketsOf(links) {
  const brackets = [];
  const ordered = links.map((link) => ({ link, from: Math.min(link.from, link.to), to: Math.max(link.from, link.to) })).toSorted((a, b) => a.to - a.from - (b.to - b.from));
  for (const one of ordered) {
    const over2 = brackets.filter(({ from, to }) => from < one.to && one.from < to);
    brackets.push({ ...one, row: Math.max(-1, ...over2.map(({ row }) => row)) + 1 });
  }
  return brackets;
}
var linkRoom = (pen, links) => pen.unit * ROW5 * Math.max(0, ...bracketsOf(links).map(({ row }) => row + 1));
function drawLinks(pen, links, places) {
  const { unit } = pen;
  const brackets = bracketsOf(links);
  for (const bracket of brackets) {
    const [a, b] = [places[bracket.from], places[bracket.to]];
    if (!a || !b) continue;
    const [left, right] = [
      legAt(pen, brackets, bracket, bracket.from, a),
      legAt(pen, brackets, bracket, bracket.to, b)
    ];
    const top = a.y + a.height + unit * 0.15;
    const y = a.y + a.height + unit * ROW5 * (bracket.row + 0.58);
    const corners = [
      [left, top],
      [left, y],
      [right, y],
      [right, top]
    ];
    pen.shape(line(corners), { strokes: [{ colour: REPORT_COLOURS.bracket, width: unit * 0.14 }] });
    const style = { face: "bold", size: unit * 1.04 };
    const middle = [(left + right) / 2, y];
    const width = pen.width(bracket.link.label, style) + unit;
    pen.item("plate", labelOf(bracket.link.label).text, centred(middle, width, unit * 1.4));
    pen.shape(rect(centred(middle, width, unit * 1.4), unit * 0.7), { fill: REPORT_COLOURS.bracket });
    pen.textMid(bracket.link.label, middle, { ...style, colour: REPORT_COLOURS.onBracket, align: "middle" });
  }
}
function legAt(pen, brackets, bracket, card, place) {
  const order = ({ from, to }) => (to === card ? -1 : 1) / (to - from);
  const here = brackets.filter(({ from, to }) => from === card || to === card).toSorted((a, b) => order(a) - order(b));
  const shift = here.indexOf(bracket) - (here.length - 1) / 2;
  return place.x + place.width / 2 + shift * pen.unit * APART2;
}

// src/render/layout/small-card.ts
var SMALL2 = 5.6;
var WIDE = 3;
function drawSmallCards(pen, cards, box) {
  const gap = pen.unit * 0.5;
  const width = (box.width - gap * (cards.length - 1)) / Math.max(WIDE, cards.length);
  const left = box.x + (box.width - cards.length * (width + gap) + gap) / 2;
  cards.forEach((card, i) => {
    drawSmall(pen, card, { ...box, x: left + i * (width + gap), width });
  });
}
var LEAST2 = 1.02;
var LARGER = [1.4, 1.28, 1.15];
var LINE3 = 1.12;
var FEW_LINES = 2;
var titleStyle2 = (pen, size = LEAST2) => ({ face: "bold", size: pen.unit * size });
function titleSize(pen, title, room) {
  const words = labelOf(title).text.split(" ");
  const fits = (size) => words.every((word) => pen.width(word, titleStyle2(pen, size)) <= room) && pen.lines(title, titleStyle2(pen, size), room).length <= FEW_LINES;
  return LARGER.find(fits) ?? LEAST2;
}
var DRAWING = 3.4;
var ROOMY2 = 11;
function drawing(pen, card, box, room) {
  const face = card.stamp === void 0 ? "italic" : "bold";
  const foot = pen.width(card.stamp ?? card.footer ?? "", { face, size: pen.unit });
  const words = labelOf(card.title).text.split(" ");
  const title = Math.max(...words.map((word) => pen.width(word, titleStyle2(pen))));
  return box.width >= pen.unit * ROOMY2 && Math.max(foot, title) <= room - pen.unit * DRAWING ? card.art : void 0;
}
function drawSmall(pen, card, box) {
  const { unit } = pen;
  const off = card.state === "dimmed";
  const paper = off ? CARD_COLOURS.smallOff : CARD_COLOURS.paper;
  const colour = off ? CARD_COLOURS.tabOff : pen.hex(card.colour);
  const ink2 = pen.palette.on(colour);
  const tab = unit * 2.5;
  pen.item("plate", labelOf(card.title).text, box);
  pen.shape(rect(box, unit * 0.36), { fill: paper, lift: unit * 0.16 });
  pen.clipped(rect(box, unit * 0.36), () => pen.shape(rect({ ...box, width: tab }), { fill: colour }));
  pen.shape(rect(box, unit * 0.36), { strokes: [{ colour: pen.hex("ink"), width: unit * 0.13 }] });
  if (card.value !== void 0)
    pen.textMid(card.value, [box.x + tab / 2, box.y + box.height * 0.34], {
      face: "bold",
      size: unit * 2,
      colour: ink2,
      align: "middle"
    });
  if (card.pictogram)
    drawPictogram(
      pen,
      card.pictogram,
      centred([box.x + tab / 2, box.y + box.height * 0.76], unit * 1.1, unit * 1.1),
      ink2
    );
  const left = box.x + tab + unit * 0.35;
  const whole = box.x + box.width - unit * 0.3 - left;
  const drawn = drawing(pen, card, box, whole);
  const room = whole - (drawn ? DRAWING * unit : 0);
  if (drawn) {
    const middle = [box.x + box.width - unit * (0.35 + DRAWING / 2), box.y + box.height / 2];
    drawPictogram(
      pen,
      drawn,
      centred(middle, unit * DRAWING, unit * DRAWING),
      mix(paper, pen.hex("ink"), off ? 0.3 : 0.5)
    );
  }
  const size = titleSize(pen, card.title, room);
  const style = titleStyle2(pen, size);
  const lines = pen.lines(card.title, style, room).slice(0, 3);
  lines.forEach((text, i) => {
    pen.textMid({ ...labelOf(card.title), text }, [left, box.y + unit * (0.35 + size * (0.59 + i * LINE3))], {
      ...style,
      colour: pen.hex("ink"),
      room
    });
  });
  const low = box.y + box.height - unit * 0.75;
  if (card.stamp !== void 0)
    pen.textMid(card.stamp, [left, low], { face: "bold", size: unit, colour: CARD_COLOURS.stamp, room });
  else if (card.footer !== void 0)
    pen.textMid(card.footer, [left, low], {
      face: "italic",
      size: unit,
      colour: off ? pen.hex("ink") : CARD_COLOURS.quiet,
      room
    });
}

// src/render/layout/spread.ts
var IN_A_ROW = 6;
var IN_TWO_ROWS = 12;
var HIGHEST2 = 36;
var WIDEST2 = 44;
var GAP6 = 0.5;
var LETTERS4 = [1, 1.5, 1.5, 1.34, 1.26, 1.26];
var LETTERS_OF_MANY = [1.34, 1.26, 1.18, 1.1];
var rowsOf3 = ({ cards }) => cards.length <= IN_A_ROW ? 1 : cards.length <= IN_TWO_ROWS ? 2 : Math.ceil(cards.length / IN_A_ROW);
var spreadPanel = {
  natural: (pen, spread2) => {
    if (spread2.style === "small") return pen.unit * SMALL2;
    return pen.unit * (rowsOf3(spread2) === 1 ? 20 : 13 * rowsOf3(spread2));
  },
  draw(pen, spread2, box) {
    if (spread2.style === "small") {
      drawSmallCards(pen, spread2.cards, { ...box, height: Math.min(box.height, pen.unit * SMALL2) });
      return;
    }
    const links = rowsOf3(spread2) === 1 ? spread2.links ?? [] : [];
    const room = linkRoom(pen, links);
    const places = placesOf(pen, spread2, { ...box, height: box.height - room });
    const [first] = places;
    if (!first) return;
    const look = lookOf2(pen, spread2.cards, first);
    const lead = titleLead(pen, spread2.cards, first, look);
    spread2.cards.forEach((card, i) => {
      const place = places[i];
      if (place) drawCard(pen, card, place, { ...look, lead });
    });
    drawLinks(pen, links, places);
  }
};
function lookOf2(pen, cards, place) {
  const look = (letters) => ({ letters, scene: sceneHeight(pen, cards, place, letters) });
  const few = LETTERS4[cards.length];
  if (few !== void 0) return look(few);
  const fits = (one) => cards.every((card) => isSetAlike(pen, card, place, one.letters) && saysAll(pen, card, place, one));
  return LETTERS_OF_MANY.map(look).find(fits) ?? look(1);
}
function placesOf(pen, spread2, box) {
  const rows2 = rowsOf3(spread2);
  const across = Math.max(1, Math.ceil(spread2.cards.length / rows2));
  const gap = pen.unit * GAP6;
  const width = Math.min((box.width - gap * (across - 1)) / across, pen.unit * WIDEST2);
  const height = Math.min((box.height - gap * (rows2 - 1)) / rows2, pen.unit * HIGHEST2);
  return spread2.cards.map((_card, i) => {
    const row = Math.floor(i / across);
    const inRow = Math.min(across, spread2.cards.length - row * across);
    const left = box.x + (box.width - inRow * width - (inRow - 1) * gap) / 2;
    return { x: left + i % across * (width + gap), y: box.y + row * (height + gap), width, height };
  });
}

// src/render/layout/table.ts
var HEIGHT3 = 1.76;
var ROOMY3 = 1.5;
var BADGE2 = 0.8;
var sizeOf = (pen, table) => pen.size(table.size ?? "small");
var cellOf = (cell) => typeof cell === "string" ? { text: cell } : cell;
function cellWidth(pen, cell, size) {
  const badge = cell.badge ? badgeWidth(pen, cell.badge, size * BADGE2) + size * 0.35 : 0;
  return badge + (cell.text === void 0 ? 0 : pen.width(cell.text, { size, face: cell.bold ? "bold" : "regular" }));
}
function columnWidths(pen, table, width) {
  const size = sizeOf(pen, table);
  const pad = size * 0.8;
  const needs = table.columns.map(
    (column, index) => column.flex === void 0 ? Math.max(
      pen.width(column.label, { size, face: "bold" }),
      ...table.rows.map((row) => cellWidth(pen, cellOf(row.cells[index] ?? ""), size))
    ) + pad : 0
  );
  const fixed = needs.reduce((sum2, need) => sum2 + need, 0);
  const shares = table.columns.reduce((sum2, column) => sum2 + (column.flex ?? 0), 0);
  if (shares === 0) return needs.map((need) => need * width / Math.max(1, fixed));
  const rest = Math.max(width * 0.2, width - fixed);
  const squeeze = Math.min(1, (width - rest) / Math.max(1, fixed));
  return table.columns.map(
    (column, index) => column.flex === void 0 ? (needs[index] ?? 0) * squeeze : rest * column.flex / shares
  );
}
var hasHead = (table) => table.columns.some((column) => labelOf(column.label).text !== "");
var natural = (pen, table) => sizeOf(pen, table) * HEIGHT3 * (table.rows.length + (hasHead(table) ? 0.95 : 0)) + sizeOf(pen, table) * 0.1;
var tablePanel = {
  natural,
  draw(pen, table, box) {
    const height = sizeOf(pen, table) * HEIGHT3 * Math.min(ROOMY3, Math.max(1, box.height / natural(pen, table)));
    const widths = columnWidths(pen, table, box.width);
    let y = box.y;
    if (hasHead(table)) {
      drawHead2(pen, table, { ...box, height: height * 0.95 }, widths);
      y += height * 0.95;
    }
    table.rows.forEach((row, index) => {
      drawRow2(pen, table, row, { ...box, y: y + index * height, height }, widths, index);
    });
  }
};
function drawHead2(pen, table, box, widths) {
  const size = sizeOf(pen, table);
  eachColumn(table.columns, widths, box.x, (column, x, width) => {
    const align = column.align ?? "start";
    pen.textMid(column.label, [anchor(align, x, width, size), box.y + box.height * 0.45], {
      size,
      face: "bold",
      colour: pen.hex("muted"),
      align,
      room: width - size * 0.5
    });
  });
  pen.shape(rect({ x: box.x, y: box.y + box.height - 1.5, width: box.width, height: 1.5 }), { fill: pen.hex("faint") });
}
function drawRow2(pen, table, row, box, widths, index) {
  const size = sizeOf(pen, table);
  const ground = row.colour ? pen.hex(row.colour, row.shade ?? "tint") : pen.hex("panel");
  if (row.colour)
    pen.shape(rect({ ...box, y: box.y + 1, height: box.height - 2 }, box.height * 0.18), { fill: ground });
  else if (row.total || index > 0) {
    const height = row.total ? 2.5 : 1;
    pen.shape(rect({ ...box, height }), { fill: pen.hex(row.total ? "muted" : "faint") });
  }
  eachColumn(table.columns, widths, box.x, (column, x, width, at2) => {
    const cell = cellOf(row.cells[at2] ?? "");
    drawCell(
      pen,
      row.total ? { bold: true, ...cell } : cell,
      column,
      { ...box, x, width },
      { size, ground, badgeRoom: badgeRoom(pen, table, at2) }
    );
  });
}
function badgeRoom(pen, table, column) {
  const badges = table.rows.flatMap((row) => cellOf(row.cells[column] ?? "").badge ?? []);
  return Math.max(0, ...badges.map((badge) => badgeWidth(pen, badge, sizeOf(pen, table) * BADGE2)));
}
function drawCell(pen, cell, column, box, { size, ground, badgeRoom: badgeRoom2 }) {
  const align = column.align ?? "start";
  const y = box.y + box.height / 2;
  let under = ground;
  if (cell.isNew) {
    under = pen.hex("new");
    pen.shape(rect({ x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 }, size * 0.3), {
      fill: under
    });
  }
  let x = anchor(align, box.x, box.width, size);
  let room = box.width - size * 0.5;
  if (cell.badge) {
    const radius = size * BADGE2;
    const width = badgeWidth(pen, cell.badge, radius);
    const content = cellWidth(pen, cell, size);
    const start = align === "start" ? x + (badgeRoom2 - width) / 2 : align === "end" ? x - content : x - content / 2;
    drawBadge(pen, cell.badge, [start + width / 2, y], radius);
    if (align === "start") x += badgeRoom2 + size * 0.35;
    else if (align === "middle") x += (width + size * 0.35) / 2;
    room -= badgeRoom2 + size * 0.35;
  }
  if (cell.text === void 0) return;
  const colour = cell.colour ? pen.palette.text(cell.colour, under) : pen.palette.on(under);
  pen.textMid(cell.text, [x, y], { size, face: cell.bold ? "bold" : "regular", colour, align, room });
}
function anchor(align, x, width, size) {
  if (align === "middle") return x + width / 2;
  return align === "start" ? x + size * 0.25 : x + width - size * 0.25;
}
function eachColumn(columns, widths, left, visit) {
  let x = left;
  columns.forEach((column, index) => {
    const width = widths[index] ?? 0;
    visit(column, x, width, index);
    x += width;
  });
}

// src/render/layout/track.ts
var BODY2 = 1.55;
function rulerOf(pen, track, left, width) {
  const count = track.to - track.from + 1;
  const widest = Math.max(
    pen.width(String(track.from), { face: "bold" }),
    pen.width(String(track.to), { face: "bold" })
  );
  const boxed = width / count >= widest + pen.unit * 0.25;
  const margin = boxed ? 0 : widest / 2 + pen.unit * 0.3;
  const step = boxed ? width / count : (width - margin * 2) / Math.max(1, count - 1);
  const first = left + margin + (boxed ? step / 2 : 0);
  return { boxed, step, x: (value) => first + (value - track.from) * step };
}
var radiusOf = (pen) => pen.unit * 0.82;
function levels(pen, pointers, ruler) {
  const placed2 = [];
  return pointers.map((pointer) => {
    const x = ruler.x(pointer.at);
    const half = badgeWidth(pen, pointer, radiusOf(pen)) / 2 + 1;
    let level = 0;
    while (placed2.some((one) => one.level === level && Math.abs(one.x - x) < one.half + half)) level += 1;
    placed2.push({ x, half, level });
    return level;
  });
}
function pointerRoom(pen, track, ruler) {
  const highest = Math.max(-1, ...levels(pen, track.pointers, ruler));
  return (highest + 1) * radiusOf(pen) * 2.15 + (highest >= 0 ? pen.unit * 0.3 : 0);
}
var hasLabels = (track) => track.marks?.some((mark) => mark.label !== void 0) ?? false;
var trackPanel = {
  natural(pen, track, width) {
    const ruler = rulerOf(pen, track, 0, width);
    return pointerRoom(pen, track, ruler) + pen.unit * (BODY2 + (hasLabels(track) ? 1.1 : 0) + 0.1);
  },
  draw(pen, track, box) {
    const ruler = rulerOf(pen, track, box.x, box.width);
    const top = box.y + pointerRoom(pen, track, ruler);
    if (ruler.boxed) drawBoxes(pen, track, ruler, top);
    else drawScale(pen, track, ruler, top);
    drawMarkLabels(pen, track, ruler, top, box);
    drawPointers(pen, track, ruler, top);
  }
};
function drawBoxes(pen, track, ruler, top) {
  for (let value = track.from; value <= track.to; value += 1) {
    const mark = track.marks?.find((one) => one.at === value);
    const ground = mark ? pen.hex(mark.colour, "soft") : pen.hex(value % 2 === 0 ? "paper" : "panel");
    const cell = { x: ruler.x(value) - ruler.step / 2, y: top, width: ruler.step, height: pen.unit * BODY2 };
    pen.shape(rect(cell), { fill: ground, strokes: [{ colour: pen.hex("faint"), width: 1.5 }] });
    pen.textMid(String(value), [ruler.x(value), top + cell.height / 2], {
      face: track.pointers.some((pointer) => pointer.at === value) ? "bold" : "regular",
      colour: pen.palette.on(ground),
      align: "middle"
    });
  }
}
function drawScale(pen, track, ruler, top) {
  const widest = pen.width(String(track.to), {}) + pen.unit * 0.7;
  const every = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((step) => step * ruler.step >= widest) ?? 1e3;
  const body = {
    x: ruler.x(track.from),
    y: top,
    width: ruler.x(track.to) - ruler.x(track.from),
    height: pen.unit * 0.36
  };
  pen.shape(rect(body, body.height / 2), { fill: pen.hex("faint") });
  for (const mark of track.marks ?? []) {
    const notch = { x: ruler.x(mark.at) - pen.unit * 0.12, y: top, width: pen.unit * 0.24, height: pen.unit * 0.5 };
    pen.shape(rect(notch), { fill: pen.hex(mark.colour) });
  }
  for (let value = Math.ceil(track.from / every) * every; value <= track.to; value += every) {
    const x = ruler.x(value);
    pen.shape(
      line([
        [x, top],
        [x, top + body.height]
      ]),
      { strokes: [{ colour: pen.hex("muted"), width: 1.5 }] }
    );
    pen.text(String(value), [x, top + pen.unit * 1.3], { colour: pen.hex("muted"), align: "middle" });
  }
}
function drawMarkLabels(pen, track, ruler, top, box) {
  for (const mark of track.marks ?? []) {
    if (mark.label === void 0) continue;
    const width = pen.width(mark.label, {});
    const x = Math.min(Math.max(ruler.x(mark.at), box.x + width / 2), box.x + box.width - width / 2);
    const colour = pen.palette.text(mark.colour, pen.hex("panel"));
    pen.text(mark.label, [x, top + pen.unit * (BODY2 + 0.95)], { colour, align: "middle" });
  }
}
function drawPointers(pen, track, ruler, top) {
  const radius = radiusOf(pen);
  const standing = levels(pen, track.pointers, ruler).map(
    (level) => top - pen.unit * 0.3 - radius * (1 + level * 2.15)
  );
  const placed2 = track.pointers.map((pointer, index) => ({
    pointer,
    x: ruler.x(pointer.at),
    y: standing[index] ?? top
  }));
  for (const { pointer, x, y } of placed2) {
    if (pointer.was !== void 0 && pointer.was !== pointer.at) {
      const trail = line([
        [ruler.x(pointer.was), y],
        [x, y]
      ]);
      pen.shape(trail, { strokes: [{ colour: pen.hex(pointer.colour, "soft"), width: radius * 0.5 }] });
    }
    pen.shape(
      line([
        [x, y],
        [x, top]
      ]),
      { strokes: [{ colour: pen.hex(pointer.colour), width: radius * 0.16 }] }
    );
  }
  for (const { pointer, x, y } of placed2) {
    if (y + radius * 2 > top) {
      const foot = rings([
        [x - radius * 0.45, y + radius * 0.7],
        [x + radius * 0.45, y + radius * 0.7],
        [x, top]
      ]);
      pen.shape(foot, { fill: pen.hex(pointer.colour) });
    }
    drawBadge(pen, pointer, [x, y], radius);
  }
}

// src/render/layout/contents.ts
function naturalHeight(pen, content, width) {
  return titleHeight(pen, content) + bodyHeight(pen, content, width);
}
function drawContent(pen, content, box) {
  const head = titleHeight(pen, content);
  const title = titleOf(content);
  if (title !== void 0) {
    const at2 = [box.x, box.y + pen.unit * 1];
    pen.text(title, at2, { face: "slab", size: "body", colour: pen.hex("ink"), room: box.width });
  }
  drawBody2(pen, content, { ...box, y: box.y + head, height: box.height - head });
}
var titleOf = (content) => {
  switch (content.kind) {
    case "map":
    case "strip":
    case "scores":
    case "lanes":
    case "hands":
    case "course":
    case "duel":
    case "firefights":
    case "ladder":
    case "pacts":
    case "spread":
    case "face":
      return void 0;
    default:
      return content.title;
  }
};
var titleHeight = (pen, content) => titleOf(content) === void 0 ? 0 : pen.unit * 1.75;
function bodyHeight(pen, content, width) {
  switch (content.kind) {
    case "map":
      return mapPanel.natural(pen, content, width);
    case "track":
      return trackPanel.natural(pen, content, width);
    case "table":
      return tablePanel.natural(pen, content);
    case "chart":
      return chartPanel.natural(pen, content, width);
    case "figures":
      return figuresPanel.natural(pen, content, width);
    case "legend":
      return legendPanel.natural(pen, content);
    case "notes":
      return notesPanel.natural(pen, content, width);
    case "tray":
      return trayPanel.natural(pen, content, width);
    case "strip":
      return stripPanel.natural(pen, content);
    case "lanes":
      return lanesPanel.natural(pen);
    case "hands":
      return handsPanel.natural(pen, content);
    case "course":
      return coursePanel.natural(pen, content);
    case "face":
      return facePanel.natural(pen);
    case "forces":
      return forcesPanel.natural(pen, content);
    case "scores":
      return scoresPanel.natural(pen);
    case "duel":
      return duelPanel.natural(pen, content, width);
    case "firefights":
      return firefightsPanel.natural(pen, content, width);
    case "ladder":
      return ladderPanel.natural(pen, content);
    case "pacts":
      return pactsPanel.natural(pen, content);
    case "spread":
      return spreadPanel.natural(pen, content);
  }
}
function drawBody2(pen, content, box) {
  switch (content.kind) {
    case "map":
      mapPanel.draw(pen, content, box);
      break;
    case "track":
      trackPanel.draw(pen, content, box);
      break;
    case "table":
      tablePanel.draw(pen, content, box);
      break;
    case "chart":
      chartPanel.draw(pen, content, box);
      break;
    case "figures":
      figuresPanel.draw(pen, content, box);
      break;
    case "legend":
      legendPanel.draw(pen, content, box);
      break;
    case "notes":
      notesPanel.draw(pen, content, box);
      break;
    case "tray":
      trayPanel.draw(pen, content, box);
      break;
    case "strip":
      stripPanel.draw(pen, content, box);
      break;
    case "lanes":
      lanesPanel.draw(pen, content, box);
      break;
    case "hands":
      handsPanel.draw(pen, content, box);
      break;
    case "course":
      coursePanel.draw(pen, content, box);
      break;
    case "face":
      facePanel.draw(pen, content, box);
      break;
    case "forces":
      forcesPanel.draw(pen, content, box);
      break;
    case "scores":
      scoresPanel.draw(pen, content, box);
      break;
    case "duel":
      duelPanel.draw(pen, content, box);
      break;
    case "firefights":
      firefightsPanel.draw(pen, content, box);
      break;
    case "ladder":
      ladderPanel.draw(pen, content, box);
      break;
    case "pacts":
      pactsPanel.draw(pen, content, box);
      break;
    case "spread":
      spreadPanel.draw(pen, content, box);
      break;
  }
}

// src/render/layout/arrange.ts
var gapOf = (pen) => Math.round(pen.unit * 0.6);
var paddingOf = (pen) => Math.round(pen.unit * 0.75);
var SHEETS = ["map", "strip", "hands", "course"];
var hasSheet = ({ content, sheet }) => sheet !== "none" && !SHEETS.includes(content.kind);
function rowWidths(pen, row, width, picture) {
  const free = width - gapOf(pen) * (row.children.length - 1);
  const fixed = row.children.map(({ room }) => typeof room === "object" && "part" in room ? room.part * picture : 0);
  const shares = row.children.map(({ room }) => {
    if (typeof room === "object") return "flex" in room ? room.flex : 0;
    return 1;
  });
  const rest = free - fixed.reduce((sum2, part) => sum2 + part, 0);
  const all = shares.reduce((sum2, share) => sum2 + share, 0) || 1;
  return row.children.map((_child, index) => (fixed[index] ?? 0) + (shares[index] ?? 0) * rest / all);
}
function wantedHeight(pen, layout2, width, picture) {
  if (layout2.kind === "panel") {
    const padding = hasSheet(layout2) ? paddingOf(pen) : 0;
    return naturalHeight(pen, layout2.content, width - 2 * padding) + 2 * padding;
  }
  if (layout2.kind === "row") {
    const widths = rowWidths(pen, layout2, width, picture);
    return Math.max(0, ...layout2.children.map((child, index) => wantedHeight(pen, child, widths[index] ?? 0, picture)));
  }
  const gaps = gapOf(pen) * (layout2.children.length - 1);
  return layout2.children.reduce((sum2, child) => sum2 + wantedIn(pen, child, width, picture), gaps);
}
function wantedIn(pen, child, width, picture) {
  if (typeof child.room === "object" && "part" in child.room) return child.room.part * picture;
  return wantedHeight(pen, child, width, picture);
}
function flexOf(child) {
  if (typeof child.room === "object") return "flex" in child.room ? child.room.flex : 0;
  if (child.room === "fit") return 0;
  if (child.kind === "panel") return child.content.kind === "map" || child.content.kind === "chart" ? 1 : 0;
  return child.children.some((inner2) => flexOf(inner2) > 0) ? 1 : 0;
}
function columnHeights(pen, column, box, picture) {
  const wanted = column.children.map((child) => wantedIn(pen, child, box.width, picture));
  const gaps = gapOf(pen) * (column.children.length - 1);
  const spare = box.height - gaps - wanted.reduce((sum2, height) => sum2 + height, 0);
  const shares = column.children.map(flexOf);
  const all = shares.reduce((sum2, share) => sum2 + share, 0);
  if (all > 0) return wanted.map((height, index) => Math.max(0, height + spare * (shares[index] ?? 0) / all));
  return wanted.map((height, index) => index === wanted.length - 1 ? height + Math.max(0, spare) : height);
}
function arrange(pen, layout2, box, picture) {
  if (layout2.kind === "panel") {
    drawPanel(pen, layout2, box);
    return;
  }
  const across = layout2.kind === "row";
  const sizes = across ? rowWidths(pen, layout2, box.width, picture) : columnHeights(pen, layout2, box, picture);
  let offset = 0;
  layout2.children.forEach((child, index) => {
    const size = sizes[index] ?? 0;
    const [from, to] = [Math.round(offset), Math.round(offset + size)];
    const place = across ? { ...box, x: box.x + from, width: to - from } : { ...box, y: box.y + from, height: to - from };
    arrange(pen, child, place, picture);
    offset += size + gapOf(pen);
  });
}
function drawPanel(pen, panel, box) {
  if (hasSheet(panel)) {
    pen.shape(rect(box, pen.unit * 0.5), {
      fill: pen.hex("panel"),
      lift: pen.unit * 0.2,
      strokes: [{ colour: pen.hex("faint"), width: 1.5 }]
    });
  }
  drawContent(pen, panel.content, hasSheet(panel) ? inset(box, paddingOf(pen)) : box);
}

// src/render/layout/board.ts
var scaleOf = (scene) => (scene.width ?? BOARD.width) / BOARD.width;
function boardSize(scene) {
  return {
    width: scene.width ?? BOARD.width,
    height: scene.height ?? Math.round(BOARD.height * scaleOf(scene))
  };
}
function layoutBoard(pen, scene) {
  const { width, height } = boardSize(scene);
  const head = scene.heading ? Math.round(STRIPS.heading * scaleOf(scene)) : 0;
  const children = scene.layout.kind === "column" ? scene.layout.children : [scene.layout];
  const last = children.at(-1);
  const footed = last?.kind === "panel" && isFoot(last) && children.length > 1 ? last : void 0;
  const foot = footed ? footHeight(pen, footed, scene, width) : 0;
  const body = { x: 0, y: head, width, height: height - head - foot };
  const contents = footed ? children.slice(0, -1) : children;
  const [only] = contents;
  if (only?.kind === "panel" && only.content.kind === "map" && contents.length === 1)
    drawContent(pen, only.content, body);
  else {
    drawWood(pen, body);
    arrange(pen, { kind: "column", children: contents }, inset(body, pen.unit * 0.55), width);
  }
  if (scene.heading) drawHeading(pen, scene.heading, { x: 0, y: 0, width, height: head });
  if (footed) drawFoot2(pen, footed, { x: 0, y: height - foot, width, height: foot });
}
var isFoot = ({ content }) => content.kind === "scores" || content.kind === "lanes" || content.kind === "strip" || content.kind === "track" || content.kind === "pacts";
function footHeight(pen, { content }, scene, width) {
  const least = Math.round(STRIPS.foot * scaleOf(scene));
  if (content.kind === "scores") return least;
  return content.kind === "lanes" ? Math.round(naturalHeight(pen, content, width)) : Math.max(least, Math.round(naturalHeight(pen, content, width) + pen.unit * 1.2));
}
function drawWood(pen, box) {
  pen.shape(rect(box), { fill: BOARD_COLOURS.wood });
  const apart2 = pen.unit * 0.44;
  for (let y = box.y + apart2 / 2, i = 0; y < box.y + box.height; y += apart2, i += 1) {
    const bow = i * 7 % 5 - 2;
    const strokes = [{ colour: BOARD_COLOURS.woodDark, width: 1 + i % 3, opacity: 0.35 }];
    pen.shape(
      line(
        [
          [box.x, y],
          [box.x + box.width * 0.35, y + bow * 2],
          [box.x + box.width * 0.7, y - bow],
          [box.x + box.width, y + bow]
        ],
        true
      ),
      { strokes }
    );
  }
}
function strip(pen, box, edge, brass) {
  const thick = pen.unit * 0.12;
  pen.shape(rect(box), { fill: BOARD_COLOURS.strip });
  const y = edge === "below" ? box.y + box.height - thick : box.y;
  pen.shape(rect({ ...box, y, height: thick }), { fill: brass });
}
function drawHeading(pen, heading, box) {
  strip(pen, box, "below", heading.colour ? pen.hex(heading.colour) : BOARD_COLOURS.brass);
  const middle = box.y + box.height * 0.47;
  const margin = pen.unit;
  let left = margin;
  if (heading.emblem) {
    seal(pen, heading.emblem.colour, heading.emblem.pictogram, left + pen.unit * 0.9, middle);
    left += pen.unit * 2.3;
  }
  let right = box.width - margin;
  if (heading.turn) {
    const { name, colour, emblem } = heading.turn;
    right -= pen.textMid(name, [right, middle], {
      face: "bold",
      size: pen.unit * TYPE.phase,
      colour: BOARD_COLOURS.cream,
      align: "end"
    });
    right -= pen.unit * 1.35;
    if (emblem) seal(pen, colour, emblem, right, middle);
    right -= pen.unit * 1.35;
  }
  const title = pen.textMid(heading.title, [left, middle], {
    face: "slab",
    size: pen.unit * TYPE.title,
    colour: BOARD_COLOURS.cream,
    room: (right - left) * 0.62
  });
  if (heading.sub === void 0) return;
  const text = heading.turn && typeof heading.sub === "string" ? `${heading.sub} \xB7` : heading.sub;
  pen.textMid(text, [right, middle], {
    face: "bold",
    size: pen.unit * TYPE.phase,
    colour: BOARD_COLOURS.cream,
    align: "end",
    room: right - left - title - pen.unit
  });
}
function seal(pen, colour, pictogram, x, y) {
  const fill = pen.hex(colour);
  pen.shape(circle([x, y], pen.unit * 0.88), {
    fill,
    strokes: [{ colour: BOARD_COLOURS.cream, width: pen.unit * 0.1 }]
  });
  drawPictogram(pen, pictogram, centred([x, y], pen.unit, pen.unit), pen.palette.on(fill));
}
function drawFoot2(pen, { content }, box) {
  if (content.kind === "scores" || content.kind === "lanes" || content.kind === "pacts") {
    strip(pen, box, "above", BOARD_COLOURS.brass);
    drawContent(pen, content, box);
    return;
  }
  pen.shape(rect(box), { fill: BOARD_COLOURS.cream });
  pen.shape(rect({ ...box, height: pen.unit * 0.12 }), { fill: BOARD_COLOURS.brass });
  drawContent(pen, content, inset(box, pen.unit * 0.6));
}

// src/render/layout/layout.ts
var WIDTH = 1200;
var WIDEST3 = 2e3;
var HIGHEST3 = 4e3;
function layout(scene) {
  registerFonts();
  return scene.frame === "board" ? boardOf(scene) : pageOf(scene);
}
function boardOf(scene) {
  const { width, height } = boardSize(scene);
  possible(width, height);
  const pen = new Pen(new Palette(scene.sides), width, scene.base, true);
  layoutBoard(pen, scene);
  return { width, height, ground: pen.hex("paper"), ops: pen.ops };
}
function pageOf(scene) {
  const width = scene.width ?? WIDTH;
  const pen = new Pen(new Palette(scene.sides), width, scene.base);
  const margin = Math.round(pen.unit * 0.7);
  const foot = scene.caption ? pen.unit * 1.3 : 0;
  const whole = withHeading(scene);
  const inner2 = width - 2 * margin;
  const height = Math.round(scene.height ?? wantedHeight(pen, whole, inner2, width) + 2 * margin + foot);
  possible(width, height);
  arrange(pen, whole, { x: margin, y: margin, width: inner2, height: height - 2 * margin - foot }, width);
  if (scene.caption) {
    const at2 = [width / 2, height - margin - pen.unit * 0.12];
    pen.text(scene.caption, at2, { colour: pen.hex("muted"), align: "middle", room: inner2 - gapOf(pen) });
  }
  return { width, height, ground: pen.hex("paper"), ops: pen.ops };
}
function possible(width, height) {
  if (width > 0 && width <= WIDEST3 && height > 0 && height <= HIGHEST3) return;
  throw new SceneError(`a picture cannot be ${width} \xD7 ${height} pixels`);
}
function withHeading(scene) {
  if (!scene.heading) return scene.layout;
  return {
    kind: "column",
    children: [
      { kind: "panel", content: scene.heading, room: "fit" },
      { ...scene.layout, room: scene.layout.room ?? { flex: 1 } }
    ]
  };
}

// src/render/paint.ts
import { createCanvas as createCanvas3 } from "canvas";

// src/render/base-bitmaps.ts
import { createCanvas } from "canvas";
var ROOM = 9e7;
var taken = 0;
var bitmaps = /* @__PURE__ */ new Map();
function paintBase(base, ctx, paintOps2) {
  const { digest } = base;
  const { x, y, width, height } = base.box;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  let bitmap = bitmaps.get(base.key);
  if (bitmap?.digest !== digest) {
    const canvas = createCanvas(Math.ceil(x + width) - left, Math.ceil(y + height) - top);
    const inner2 = canvas.getContext("2d");
    inner2.translate(-left, -top);
    paintOps2(base.ops, inner2);
    bitmap = { digest, canvas };
  }
  keep(base.key, bitmap);
  ctx.drawImage(bitmap.canvas, left, top);
}
function keep(key, bitmap) {
  const before = bitmaps.get(key);
  if (before) taken -= bytesOf(before);
  bitmaps.delete(key);
  bitmaps.set(key, bitmap);
  taken += bytesOf(bitmap);
  for (const [oldest, gone] of bitmaps) {
    if (taken <= ROOM || oldest === key) return;
    bitmaps.delete(oldest);
    taken -= bytesOf(gone);
  }
}
var bytesOf = ({ canvas }) => canvas.width * canvas.height * 4;

// src/render/relief.ts
import { createCanvas as createCanvas2 } from "canvas";

// ../../../work/main/node_modules/simplex-noise/dist/esm/simplex-noise.js
var SQRT3 = /* @__PURE__ */ Math.sqrt(3);
var SQRT5 = /* @__PURE__ */ Math.sqrt(5);
var F2 = 0.5 * (SQRT3 - 1);
var G2 = (3 - SQRT3) / 6;
var F3 = 1 / 3;
var G3 = 1 / 6;
var F4 = (SQRT5 - 1) / 4;
var G4 = (5 - SQRT5) / 20;
var fastFloor = (x) => Math.floor(x) | 0;
var grad2 = /* @__PURE__ */ new Float64Array([
  1,
  1,
  -1,
  1,
  1,
  -1,
  -1,
  -1,
  1,
  0,
  -1,
  0,
  1,
  0,
  -1,
  0,
  0,
  1,
  0,
  -1,
  0,
  1,
  0,
  -1
]);
function createNoise2D(random = Math.random) {
  const perm = buildPermutationTable(random);
  const permGrad2x = new Float64Array(perm).map((v) => grad2[v % 12 * 2]);
  const permGrad2y = new Float64Array(perm).map((v) => grad2[v % 12 * 2 + 1]);
  return function noise2D(x, y) {
    let n0 = 0;
    let n1 = 0;
    let n2 = 0;
    const s = (x + y) * F2;
    const i = fastFloor(x + s);
    const j = fastFloor(y + s);
    const t = (i + j) * G2;
    const X0 = i - t;
    const Y0 = j - t;
    const x0 = x - X0;
    const y0 = y - Y0;
    let i1, j1;
    if (x0 > y0) {
      i1 = 1;
      j1 = 0;
    } else {
      i1 = 0;
      j1 = 1;
    }
    const x1 = x0 - i1 + G2;
    const y1 = y0 - j1 + G2;
    const x2 = x0 - 1 + 2 * G2;
    const y2 = y0 - 1 + 2 * G2;
    const ii = i & 255;
    const jj = j & 255;
    let t0 = 0.5 - x0 * x0 - y0 * y0;
    if (t0 >= 0) {
      const gi0 = ii + perm[jj];
      const g0x = permGrad2x[gi0];
      const g0y = permGrad2y[gi0];
      t0 *= t0;
      n0 = t0 * t0 * (g0x * x0 + g0y * y0);
    }
    let t1 = 0.5 - x1 * x1 - y1 * y1;
    if (t1 >= 0) {
      const gi1 = ii + i1 + perm[jj + j1];
      const g1x = permGrad2x[gi1];
      const g1y = permGrad2y[gi1];
      t1 *= t1;
      n1 = t1 * t1 * (g1x * x1 + g1y * y1);
    }
    let t2 = 0.5 - x2 * x2 - y2 * y2;
    if (t2 >= 0) {
      const gi2 = ii + 1 + perm[jj + 1];
      const g2x = permGrad2x[gi2];
      const g2y = permGrad2y[gi2];
      t2 *= t2;
      n2 = t2 * t2 * (g2x * x2 + g2y * y2);
    }
    return 70 * (n0 + n1 + n2);
  };
}
function buildPermutationTable(random) {
  const tableSize = 512;
  const p = new Uint8Array(tableSize);
  for (let i = 0; i < tableSize / 2; i++) {
    p[i] = i;
  }
  for (let i = 0; i < tableSize / 2 - 1; i++) {
    const r = i + ~~(random() * (256 - i));
    const aux = p[i];
    p[i] = p[r];
    p[r] = aux;
  }
  for (let i = 256; i < tableSize; i++) {
    p[i] = p[i - 256];
  }
  return p;
}

// src/render/random.ts
function numbers(seed) {
  let state = seed | 0;
  return () => {
    state = state + 1831565813 | 0;
    let t = Math.imul(state ^ state >>> 15, state | 1);
    t ^= t + Math.imul(t ^ t >>> 7, t | 61);
    return ((t ^ t >>> 14) >>> 0) / 4294967296;
  };
}

// src/render/relief.ts
var CELL = 2;
var FOLD = 26;
var UNEVEN = 9;
var ACROSS = 74;
var ALONG = 190;
var DUNE = 120;
var MASSIF = 230;
var LIGHT = { x: -0.42, y: -0.75, z: 0.52 };
function paintRelief(relief, ctx) {
  const { x, y, width, height } = relief.box;
  const [columns, rows2] = [Math.ceil(width / CELL) + 1, Math.ceil(height / CELL) + 1];
  const field = heights(relief, columns, rows2);
  if (relief.tint > 0) ctx.drawImage(tinted(field, columns, rows2, relief.tint), x, y, columns * CELL, rows2 * CELL);
  ctx.drawImage(shaded(field, columns, rows2, relief.strength), x, y, columns * CELL, rows2 * CELL);
}
function heights(relief, columns, rows2) {
  const noise = createNoise2D(numbers(relief.seed));
  const ridges = relief.ridges.map((ridge) => ({ ...ridge, turn: direction(ridge.points) }));
  const field = new Float32Array(columns * rows2);
  for (let row = 0; row < rows2; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [relief.box.x + column * CELL, relief.box.y + row * CELL];
      let high = 0;
      for (const ridge of ridges) {
        const share = distanceToLine(ridge.points, [x, y]) / ridge.reach;
        if (share < 1)
          high = Math.max(high, ridge.height * (1 - share) ** 1.4 * (0.25 + folds(noise, x, y, ridge.turn)));
      }
      if (high > 0 && relief.variety > 0) high *= 1 + relief.variety * massifs(noise, x, y);
      field[row * columns + column] = high * FOLD + dunes(noise, x, y) * UNEVEN * relief.plain;
    }
  }
  return field;
}
function direction(points) {
  const [first = [0, 0], last = [1, 0]] = [points[0], points.at(-1)];
  const angle = Math.atan2(last[1] - first[1], last[0] - first[0]);
  return { cos: Math.cos(angle), sin: Math.sin(angle) };
}
function folds(noise, x, y, { cos, sin }) {
  const [along2, across] = [(x * cos + y * sin) / ALONG, (y * cos - x * sin) / ACROSS];
  let [sum2, strength, fine] = [0, 0.55, 1];
  for (let octave = 0; octave < 3; octave += 1) {
    sum2 += strength * (1 - Math.abs(noise(along2 * fine, across * fine))) ** 2;
    [strength, fine] = [strength * 0.5, fine * 2.1];
  }
  return sum2;
}
var massifs = (noise, x, y) => Math.min(0.6, noise(x / MASSIF + 40, y / MASSIF) + 0.35 * noise(x / 90, y / 90 + 40) - 0.2);
var dunes = (noise, x, y) => noise(x / DUNE, y / DUNE) + 0.5 * noise(x / 47, y / 47) + 0.25 * noise(x / 21, y / 21);
function shaded(field, columns, rows2, strength) {
  const canvas = createCanvas2(columns, rows2);
  const ctx = canvas.getContext("2d");
  const image = ctx.createImageData(columns, rows2);
  const [dark, light] = [bytes(LAND_COLOURS.shade), bytes(LAND_COLOURS.light)];
  const at2 = (column, row) => field[Math.min(rows2 - 1, Math.max(0, row)) * columns + Math.min(columns - 1, Math.max(0, column))] ?? 0;
  for (let row = 0; row < rows2; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const across = (at2(column - 1, row) - at2(column + 1, row)) / 2;
      const down = (at2(column, row - 1) - at2(column, row + 1)) / 2;
      const length = Math.hypot(across, down, 1.6);
      const lit = (across * LIGHT.x + down * LIGHT.y + 1.6 * LIGHT.z) / length - LIGHT.z;
      const colour = lit < 0 ? dark : light;
      const alpha = Math.min(1, Math.abs(lit) * (lit < 0 ? 1.25 : 1.1)) * strength;
      image.data.set([...colour, Math.round(alpha * 255)], (row * columns + column) * 4);
    }
  }
  ctx.putImageData(image, 0, 0);
  return canvas;
}
function tinted(field, columns, rows2, strength) {
  const canvas = createCanvas2(columns, rows2);
  const ctx = canvas.getContext("2d");
  const image = ctx.createImageData(columns, rows2);
  const brown = bytes(LAND_COLOURS.height);
  field.forEach((high, i) => {
    const share = Math.min(1, Math.max(0, high / FOLD)) ** 0.8;
    image.data.set([...brown, Math.round(share * strength * 255)], i * 4);
  });
  ctx.putImageData(image, 0, 0);
  return canvas;
}
var bytes = (hex) => [1, 3, 5].map((at2) => Number.parseInt(hex.slice(at2, at2 + 2), 16));

// ../../../work/main/node_modules/d3-delaunay/dist/d3-delaunay.mjs
var epsilon$1 = 11102230246251565e-32;
var splitter = 134217729;
var resulterrbound = (3 + 8 * epsilon$1) * epsilon$1;
function sum(elen, e, flen, f, h) {
  let Q, Qnew, hh, bvirt;
  let enow = e[0];
  let fnow = f[0];
  let eindex = 0;
  let findex = 0;
  if (fnow > enow === fnow > -enow) {
    Q = enow;
    enow = e[++eindex];
  } else {
    Q = fnow;
    fnow = f[++findex];
  }
  let hindex = 0;
  if (eindex < elen && findex < flen) {
    if (fnow > enow === fnow > -enow) {
      Qnew = enow + Q;
      hh = Q - (Qnew - enow);
      enow = e[++eindex];
    } else {
      Qnew = fnow + Q;
      hh = Q - (Qnew - fnow);
      fnow = f[++findex];
    }
    Q = Qnew;
    if (hh !== 0) {
      h[hindex++] = hh;
    }
    while (eindex < elen && findex < flen) {
      if (fnow > enow === fnow > -enow) {
        Qnew = Q + enow;
        bvirt = Qnew - Q;
        hh = Q - (Qnew - bvirt) + (enow - bvirt);
        enow = e[++eindex];
      } else {
        Qnew = Q + fnow;
        bvirt = Qnew - Q;
        hh = Q - (Qnew - bvirt) + (fnow - bvirt);
        fnow = f[++findex];
      }
      Q = Qnew;
      if (hh !== 0) {
        h[hindex++] = hh;
      }
    }
  }
  while (eindex < elen) {
    Qnew = Q + enow;
    bvirt = Qnew - Q;
    hh = Q - (Qnew - bvirt) + (enow - bvirt);
    enow = e[++eindex];
    Q = Qnew;
    if (hh !== 0) {
      h[hindex++] = hh;
    }
  }
  while (findex < flen) {
    Qnew = Q + fnow;
    bvirt = Qnew - Q;
    hh = Q - (Qnew - bvirt) + (fnow - bvirt);
    fnow = f[++findex];
    Q = Qnew;
    if (hh !== 0) {
      h[hindex++] = hh;
    }
  }
  if (Q !== 0 || hindex === 0) {
    h[hindex++] = Q;
  }
  return hindex;
}
function estimate(elen, e) {
  let Q = e[0];
  for (let i = 1; i < elen; i++) Q += e[i];
  return Q;
}
function vec(n) {
  return new Float64Array(n);
}
var ccwerrboundA = (3 + 16 * epsilon$1) * epsilon$1;
var ccwerrboundB = (2 + 12 * epsilon$1) * epsilon$1;
var ccwerrboundC = (9 + 64 * epsilon$1) * epsilon$1 * epsilon$1;
var B2 = vec(4);
var C1 = vec(8);
var C2 = vec(12);
var D2 = vec(16);
var u = vec(4);
function orient2dadapt(ax, ay, bx, by, cx, cy, detsum) {
  let acxtail, acytail, bcxtail, bcytail;
  let bvirt, c, ahi, alo, bhi, blo, _i, _j, _0, s1, s0, t1, t0, u3;
  const acx = ax - cx;
  const bcx = bx - cx;
  const acy = ay - cy;
  const bcy = by - cy;
  s1 = acx * bcy;
  c = splitter * acx;
  ahi = c - (c - acx);
  alo = acx - ahi;
  c = splitter * bcy;
  bhi = c - (c - bcy);
  blo = bcy - bhi;
  s0 = alo * blo - (s1 - ahi * bhi - alo * bhi - ahi * blo);
  t1 = acy * bcx;
  c = splitter * acy;
  ahi = c - (c - acy);
  alo = acy - ahi;
  c = splitter * bcx;
  bhi = c - (c - bcx);
  blo = bcx - bhi;
  t0 = alo * blo - (t1 - ahi * bhi - alo * bhi - ahi * blo);
  _i = s0 - t0;
  bvirt = s0 - _i;
  B2[0] = s0 - (_i + bvirt) + (bvirt - t0);
  _j = s1 + _i;
  bvirt = _j - s1;
  _0 = s1 - (_j - bvirt) + (_i - bvirt);
  _i = _0 - t1;
  bvirt = _0 - _i;
  B2[1] = _0 - (_i + bvirt) + (bvirt - t1);
  u3 = _j + _i;
  bvirt = u3 - _j;
  B2[2] = _j - (u3 - bvirt) + (_i - bvirt);
  B2[3] = u3;
  let det = estimate(4, B2);
  let errbound = ccwerrboundB * detsum;
  if (det >= errbound || -det >= errbound) {
    return det;
  }
  bvirt = ax - acx;
  acxtail = ax - (acx + bvirt) + (bvirt - cx);
  bvirt = bx - bcx;
  bcxtail = bx - (bcx + bvirt) + (bvirt - cx);
  bvirt = ay - acy;
  acytail = ay - (acy + bvirt) + (bvirt - cy);
  bvirt = by - bcy;
  bcytail = by - (bcy + bvirt) + (bvirt - cy);
  if (acxtail === 0 && acytail === 0 && bcxtail === 0 && bcytail === 0) {
    return det;
  }
  errbound = ccwerrboundC * detsum + resulterrbound * Math.abs(det);
  det += acx * bcytail + bcy * acxtail - (acy * bcxtail + bcx * acytail);
  if (det >= errbound || -det >= errbound) return det;
  s1 = acxtail * bcy;
  c = splitter * acxtail;
  ahi = c - (c - acxtail);
  alo = acxtail - ahi;
  c = splitter * bcy;
  bhi = c - (c - bcy);
  blo = bcy - bhi;
  s0 = alo * blo - (s1 - ahi * bhi - alo * bhi - ahi * blo);
  t1 = acytail * bcx;
  c = splitter * acytail;
  ahi = c - (c - acytail);
  alo = acytail - ahi;
  c = splitter * bcx;
  bhi = c - (c - bcx);
  blo = bcx - bhi;
  t0 = alo * blo - (t1 - ahi * bhi - alo * bhi - ahi * blo);
  _i = s0 - t0;
  bvirt = s0 - _i;
  u[0] = s0 - (_i + bvirt) + (bvirt - t0);
  _j = s1 + _i;
  bvirt = _j - s1;
  _0 = s1 - (_j - bvirt) + (_i - bvirt);
  _i = _0 - t1;
  bvirt = _0 - _i;
  u[1] = _0 - (_i + bvirt) + (bvirt - t1);
  u3 = _j + _i;
  bvirt = u3 - _j;
  u[2] = _j - (u3 - bvirt) + (_i - bvirt);
  u[3] = u3;
  const C1len = sum(4, B2, 4, u, C1);
  s1 = acx * bcytail;
  c = splitter * acx;
  ahi = c - (c - acx);
  alo = acx - ahi;
  c = splitter * bcytail;
  bhi = c - (c - bcytail);
  blo = bcytail - bhi;
  s0 = alo * blo - (s1 - ahi * bhi - alo * bhi - ahi * blo);
  t1 = acy * bcxtail;
  c = splitter * acy;
  ahi = c - (c - acy);
  alo = acy - ahi;
  c = splitter * bcxtail;
  bhi = c - (c - bcxtail);
  blo = bcxtail - bhi;
  t0 = alo * blo - (t1 - ahi * bhi - alo * bhi - ahi * blo);
  _i = s0 - t0;
  bvirt = s0 - _i;
  u[0] = s0 - (_i + bvirt) + (bvirt - t0);
  _j = s1 + _i;
  bvirt = _j - s1;
  _0 = s1 - (_j - bvirt) + (_i - bvirt);
  _i = _0 - t1;
  bvirt = _0 - _i;
  u[1] = _0 - (_i + bvirt) + (bvirt - t1);
  u3 = _j + _i;
  bvirt = u3 - _j;
  u[2] = _j - (u3 - bvirt) + (_i - bvirt);
  u[3] = u3;
  const C2len = sum(C1len, C1, 4, u, C2);
  s1 = acxtail * bcytail;
  c = splitter * acxtail;
  ahi = c - (c - acxtail);
  alo = acxtail - ahi;
  c = splitter * bcytail;
  bhi = c - (c - bcytail);
  blo = bcytail - bhi;
  s0 = alo * blo - (s1 - ahi * bhi - alo * bhi - ahi * blo);
  t1 = acytail * bcxtail;
  c = splitter * acytail;
  ahi = c - (c - acytail);
  alo = acytail - ahi;
  c = splitter * bcxtail;
  bhi = c - (c - bcxtail);
  blo = bcxtail - bhi;
  t0 = alo * blo - (t1 - ahi * bhi - alo * bhi - ahi * blo);
  _i = s0 - t0;
  bvirt = s0 - _i;
  u[0] = s0 - (_i + bvirt) + (bvirt - t0);
  _j = s1 + _i;
  bvirt = _j - s1;
  _0 = s1 - (_j - bvirt) + (_i - bvirt);
  _i = _0 - t1;
  bvirt = _0 - _i;
  u[1] = _0 - (_i + bvirt) + (bvirt - t1);
  u3 = _j + _i;
  bvirt = u3 - _j;
  u[2] = _j - (u3 - bvirt) + (_i - bvirt);
  u[3] = u3;
  const Dlen = sum(C2len, C2, 4, u, D2);
  return D2[Dlen - 1];
}
function orient2d(ax, ay, bx, by, cx, cy) {
  const detleft = (ay - cy) * (bx - cx);
  const detright = (ax - cx) * (by - cy);
  const det = detleft - detright;
  const detsum = Math.abs(detleft + detright);
  if (Math.abs(det) >= ccwerrboundA * detsum) return det;
  return -orient2dadapt(ax, ay, bx, by, cx, cy, detsum);
}
vec(4);
vec(4);
vec(4);
vec(4);
vec(4);
vec(4);
vec(4);
vec(4);
vec(4);
vec(8);
vec(8);
vec(8);
vec(4);
vec(8);
vec(8);
vec(16);
vec(12);
vec(192);
vec(192);
vec(4);
vec(4);
vec(4);
vec(4);
vec(4);
vec(4);
vec(4);
vec(4);
vec(8);
vec(8);
vec(8);
vec(8);
vec(8);
vec(8);
vec(8);
vec(8);
vec(8);
vec(4);
vec(4);
vec(4);
vec(8);
vec(16);
vec(16);
vec(16);
vec(32);
vec(32);
vec(48);
vec(64);
vec(1152);
vec(1152);
vec(4);
vec(4);
vec(4);
vec(4);
vec(4);
vec(4);
vec(4);
vec(4);
vec(4);
vec(4);
vec(24);
vec(24);
vec(24);
vec(24);
vec(24);
vec(24);
vec(24);
vec(24);
vec(24);
vec(24);
vec(1152);
vec(1152);
vec(1152);
vec(1152);
vec(1152);
vec(2304);
vec(2304);
vec(3456);
vec(5760);
vec(8);
vec(8);
vec(8);
vec(16);
vec(24);
vec(48);
vec(48);
vec(96);
vec(192);
vec(384);
vec(384);
vec(384);
vec(768);
vec(96);
vec(96);
vec(96);
vec(1152);
var EPSILON = Math.pow(2, -52);
var EDGE_STACK = new Uint32Array(512);
var Delaunator = class _Delaunator {
  /**
   * Constructs a delaunay triangulation object given an array of points (`[x, y]` by default).
   * `getX` and `getY` are optional functions of the form `(point) => value` for custom point formats.
   *
   * @template P
   * @param {P[]} points
   * @param {(p: P) => number} [getX]
   * @param {(p: P) => number} [getY]
   */
  // @ts-expect-error TS2322
  static from(points, getX = defaultGetX, getY = defaultGetY) {
    const n = points.length;
    const coords = new Float64Array(n * 2);
    for (let i = 0; i < n; i++) {
      const p = points[i];
      coords[2 * i] = getX(p);
      coords[2 * i + 1] = getY(p);
    }
    return new _Delaunator(coords);
  }
  /**
   * Constructs a delaunay triangulation object given an array of point coordinates of the form:
   * `[x0, y0, x1, y1, ...]` (use a typed array for best performance). Duplicate points are skipped.
   *
   * @param {T} coords
   */
  constructor(coords) {
    const n = coords.length >> 1;
    if (n > 0 && typeof coords[0] !== "number") throw new Error("Expected coords to contain numbers.");
    this.coords = coords;
    const maxTriangles = Math.max(2 * n - 5, 0);
    this._triangles = new Uint32Array(maxTriangles * 3);
    this._halfedges = new Int32Array(maxTriangles * 3);
    this._hashSize = Math.ceil(Math.sqrt(n));
    this._hullPrev = new Uint32Array(n);
    this._hullNext = new Uint32Array(n);
    this._hullTri = new Uint32Array(n);
    this._hullHash = new Int32Array(this._hashSize);
    this._ids = new Uint32Array(n);
    this._dists = new Float64Array(n);
    this.trianglesLen = 0;
    this._cx = 0;
    this._cy = 0;
    this._hullStart = 0;
    this.hull = this._triangles;
    this.triangles = this._triangles;
    this.halfedges = this._halfedges;
    this.update();
  }
  /**
   * Updates the triangulation if you modified `delaunay.coords` values in place, avoiding expensive memory allocations.
   * Useful for iterative relaxation algorithms such as Lloyd's.
   */
  update() {
    const { coords, _hullPrev: hullPrev, _hullNext: hullNext, _hullTri: hullTri, _hullHash: hullHash } = this;
    const n = coords.length >> 1;
    let minX = Infinity;
    let minY = Infinity;
    let maxX = -Infinity;
    let maxY = -Infinity;
    for (let i = 0; i < n; i++) {
      const x = coords[2 * i];
      const y = coords[2 * i + 1];
      if (x < minX) minX = x;
      if (y < minY) minY = y;
      if (x > maxX) maxX = x;
      if (y > maxY) maxY = y;
      this._ids[i] = i;
    }
    const cx = (minX + maxX) / 2;
    const cy = (minY + maxY) / 2;
    let i0 = 0, i1 = 0, i2 = 0;
    for (let i = 0, minDist = Infinity; i < n; i++) {
      const d = dist(cx, cy, coords[2 * i], coords[2 * i + 1]);
      if (d < minDist) {
        i0 = i;
        minDist = d;
      }
    }
    const i0x = coords[2 * i0];
    const i0y = coords[2 * i0 + 1];
    for (let i = 0, minDist = Infinity; i < n; i++) {
      if (i === i0) continue;
      const d = dist(i0x, i0y, coords[2 * i], coords[2 * i + 1]);
      if (d < minDist && d > 0) {
        i1 = i;
        minDist = d;
      }
    }
    let i1x = coords[2 * i1];
    let i1y = coords[2 * i1 + 1];
    let minRadius = Infinity;
    for (let i = 0; i < n; i++) {
      if (i === i0 || i === i1) continue;
      const r = circumradius(i0x, i0y, i1x, i1y, coords[2 * i], coords[2 * i + 1]);
      if (r < minRadius) {
        i2 = i;
        minRadius = r;
      }
    }
    let i2x = coords[2 * i2];
    let i2y = coords[2 * i2 + 1];
    if (minRadius === Infinity) {
      for (let i = 0; i < n; i++) {
        this._dists[i] = coords[2 * i] - coords[0] || coords[2 * i + 1] - coords[1];
      }
      quicksort(this._ids, this._dists, 0, n - 1);
      const hull = new Uint32Array(n);
      let j = 0;
      for (let i = 0, d0 = -Infinity; i < n; i++) {
        const id = this._ids[i];
        const d = this._dists[id];
        if (d > d0) {
          hull[j++] = id;
          d0 = d;
        }
      }
      this.hull = hull.subarray(0, j);
      this.triangles = new Uint32Array(0);
      this.halfedges = new Int32Array(0);
      return;
    }
    if (orient2d(i0x, i0y, i1x, i1y, i2x, i2y) < 0) {
      const i = i1;
      const x = i1x;
      const y = i1y;
      i1 = i2;
      i1x = i2x;
      i1y = i2y;
      i2 = i;
      i2x = x;
      i2y = y;
    }
    const center = circumcenter(i0x, i0y, i1x, i1y, i2x, i2y);
    this._cx = center.x;
    this._cy = center.y;
    for (let i = 0; i < n; i++) {
      this._dists[i] = dist(coords[2 * i], coords[2 * i + 1], center.x, center.y);
    }
    quicksort(this._ids, this._dists, 0, n - 1);
    this._hullStart = i0;
    let hullSize = 3;
    hullNext[i0] = hullPrev[i2] = i1;
    hullNext[i1] = hullPrev[i0] = i2;
    hullNext[i2] = hullPrev[i1] = i0;
    hullTri[i0] = 0;
    hullTri[i1] = 1;
    hullTri[i2] = 2;
    hullHash.fill(-1);
    hullHash[this._hashKey(i0x, i0y)] = i0;
    hullHash[this._hashKey(i1x, i1y)] = i1;
    hullHash[this._hashKey(i2x, i2y)] = i2;
    this.trianglesLen = 0;
    this._addTriangle(i0, i1, i2, -1, -1, -1);
    for (let k = 0, xp = 0, yp = 0; k < this._ids.length; k++) {
      const i = this._ids[k];
      const x = coords[2 * i];
      const y = coords[2 * i + 1];
      if (k > 0 && Math.abs(x - xp) <= EPSILON && Math.abs(y - yp) <= EPSILON) continue;
      xp = x;
      yp = y;
      if (i === i0 || i === i1 || i === i2) continue;
      let start = 0;
      for (let j = 0, key = this._hashKey(x, y); j < this._hashSize; j++) {
        start = hullHash[(key + j) % this._hashSize];
        if (start !== -1 && start !== hullNext[start]) break;
      }
      start = hullPrev[start];
      let e = start, q;
      while (q = hullNext[e], orient2d(x, y, coords[2 * e], coords[2 * e + 1], coords[2 * q], coords[2 * q + 1]) >= 0) {
        e = q;
        if (e === start) {
          e = -1;
          break;
        }
      }
      if (e === -1) continue;
      let t = this._addTriangle(e, i, hullNext[e], -1, -1, hullTri[e]);
      hullTri[i] = this._legalize(t + 2);
      hullTri[e] = t;
      hullSize++;
      let n2 = hullNext[e];
      while (q = hullNext[n2], orient2d(x, y, coords[2 * n2], coords[2 * n2 + 1], coords[2 * q], coords[2 * q + 1]) < 0) {
        t = this._addTriangle(n2, i, q, hullTri[i], -1, hullTri[n2]);
        hullTri[i] = this._legalize(t + 2);
        hullNext[n2] = n2;
        hullSize--;
        n2 = q;
      }
      if (e === start) {
        while (q = hullPrev[e], orient2d(x, y, coords[2 * q], coords[2 * q + 1], coords[2 * e], coords[2 * e + 1]) < 0) {
          t = this._addTriangle(q, i, e, -1, hullTri[e], hullTri[q]);
          this._legalize(t + 2);
          hullTri[q] = t;
          hullNext[e] = e;
          hullSize--;
          e = q;
        }
      }
      this._hullStart = hullPrev[i] = e;
      hullNext[e] = hullPrev[n2] = i;
      hullNext[i] = n2;
      hullHash[this._hashKey(x, y)] = i;
      hullHash[this._hashKey(coords[2 * e], coords[2 * e + 1])] = e;
    }
    this.hull = new Uint32Array(hullSize);
    for (let i = 0, e = this._hullStart; i < hullSize; i++) {
      this.hull[i] = e;
      e = hullNext[e];
    }
    this.triangles = this._triangles.subarray(0, this.trianglesLen);
    this.halfedges = this._halfedges.subarray(0, this.trianglesLen);
  }
  /**
   * Calculate an angle-based key for the edge hash used for advancing convex hull.
   *
   * @param {number} x
   * @param {number} y
   * @private
   */
  _hashKey(x, y) {
    return Math.floor(pseudoAngle(x - this._cx, y - this._cy) * this._hashSize) % this._hashSize;
  }
  /**
   * Flip an edge in a pair of triangles if it doesn't satisfy the Delaunay condition.
   *
   * @param {number} a
   * @private
   */
  _legalize(a) {
    const { _triangles: triangles, _halfedges: halfedges, coords } = this;
    let i = 0;
    let ar = 0;
    while (true) {
      const b = halfedges[a];
      const a0 = a - a % 3;
      ar = a0 + (a + 2) % 3;
      if (b === -1) {
        if (i === 0) break;
        a = EDGE_STACK[--i];
        continue;
      }
      const b0 = b - b % 3;
      const al = a0 + (a + 1) % 3;
      const bl = b0 + (b + 2) % 3;
      const p0 = triangles[ar];
      const pr = triangles[a];
      const pl = triangles[al];
      const p1 = triangles[bl];
      const illegal = inCircle(
        coords[2 * p0],
        coords[2 * p0 + 1],
        coords[2 * pr],
        coords[2 * pr + 1],
        coords[2 * pl],
        coords[2 * pl + 1],
        coords[2 * p1],
        coords[2 * p1 + 1]
      );
      if (illegal) {
        triangles[a] = p1;
        triangles[b] = p0;
        const hbl = halfedges[bl];
        if (hbl === -1) {
          let e = this._hullStart;
          do {
            if (this._hullTri[e] === bl) {
              this._hullTri[e] = a;
              break;
            }
            e = this._hullPrev[e];
          } while (e !== this._hullStart);
        }
        this._link(a, hbl);
        this._link(b, halfedges[ar]);
        this._link(ar, bl);
        const br = b0 + (b + 1) % 3;
        if (i < EDGE_STACK.length) {
          EDGE_STACK[i++] = br;
        }
      } else {
        if (i === 0) break;
        a = EDGE_STACK[--i];
      }
    }
    return ar;
  }
  /**
   * Link two half-edges to each other.
   * @param {number} a
   * @param {number} b
   * @private
   */
  _link(a, b) {
    this._halfedges[a] = b;
    if (b !== -1) this._halfedges[b] = a;
  }
  /**
   * Add a new triangle given vertex indices and adjacent half-edge ids.
   *
   * @param {number} i0
   * @param {number} i1
   * @param {number} i2
   * @param {number} a
   * @param {number} b
   * @param {number} c
   * @private
   */
  _addTriangle(i0, i1, i2, a, b, c) {
    const t = this.trianglesLen;
    this._triangles[t] = i0;
    this._triangles[t + 1] = i1;
    this._triangles[t + 2] = i2;
    this._link(t, a);
    this._link(t + 1, b);
    this._link(t + 2, c);
    this.trianglesLen += 3;
    return t;
  }
};
function pseudoAngle(dx, dy) {
  const p = dx / (Math.abs(dx) + Math.abs(dy));
  return (dy > 0 ? 3 - p : 1 + p) / 4;
}
function dist(ax, ay, bx, by) {
  const dx = ax - bx;
  const dy = ay - by;
  return dx * dx + dy * dy;
}
function inCircle(ax, ay, bx, by, cx, cy, px, py) {
  const dx = ax - px;
  const dy = ay - py;
  const ex = bx - px;
  const ey = by - py;
  const fx = cx - px;
  const fy = cy - py;
  const ap = dx * dx + dy * dy;
  const bp = ex * ex + ey * ey;
  const cp = fx * fx + fy * fy;
  return dx * (ey * cp - bp * fy) - dy * (ex * cp - bp * fx) + ap * (ex * fy - ey * fx) < 0;
}
function circumradius(ax, ay, bx, by, cx, cy) {
  const dx = bx - ax;
  const dy = by - ay;
  const ex = cx - ax;
  const ey = cy - ay;
  const bl = dx * dx + dy * dy;
  const cl = ex * ex + ey * ey;
  const d = 0.5 / (dx * ey - dy * ex);
  const x = (ey * bl - dy * cl) * d;
  const y = (dx * cl - ex * bl) * d;
  return x * x + y * y;
}
function circumcenter(ax, ay, bx, by, cx, cy) {
  const dx = bx - ax;
  const dy = by - ay;
  const ex = cx - ax;
  const ey = cy - ay;
  const bl = dx * dx + dy * dy;
  const cl = ex * ex + ey * ey;
  const d = 0.5 / (dx * ey - dy * ex);
  const x = ax + (ey * bl - dy * cl) * d;
  const y = ay + (dx * cl - ex * bl) * d;
  return { x, y };
}
function quicksort(ids, dists, left, right) {
  if (right - left <= 20) {
    for (let i = left + 1; i <= right; i++) {
      const temp = ids[i];
      const tempDist = dists[temp];
      let j = i - 1;
      while (j >= left && dists[ids[j]] > tempDist) ids[j + 1] = ids[j--];
      ids[j + 1] = temp;
    }
  } else {
    const median = left + right >> 1;
    let i = left + 1;
    let j = right;
    swap(ids, median, i);
    if (dists[ids[left]] > dists[ids[right]]) swap(ids, left, right);
    if (dists[ids[i]] > dists[ids[right]]) swap(ids, i, right);
    if (dists[ids[left]] > dists[ids[i]]) swap(ids, left, i);
    const temp = ids[i];
    const tempDist = dists[temp];
    while (true) {
      do
        i++;
      while (dists[ids[i]] < tempDist);
      do
        j--;
      while (dists[ids[j]] > tempDist);
      if (j < i) break;
      swap(ids, i, j);
    }
    ids[left + 1] = ids[j];
    ids[j] = temp;
    if (right - i + 1 >= j - left) {
      quicksort(ids, dists, i, right);
      quicksort(ids, dists, left, j - 1);
    } else {
      quicksort(ids, dists, left, j - 1);
      quicksort(ids, dists, i, right);
    }
  }
}
function swap(arr, i, j) {
  const tmp = arr[i];
  arr[i] = arr[j];
  arr[j] = tmp;
}
function defaultGetX(p) {
  return p[0];
}
function defaultGetY(p) {
  return p[1];
}
var epsilon = 1e-6;
var Path = class {
  constructor() {
    this._x0 = this._y0 = // start of current subpath
    this._x1 = this._y1 = null;
    this._ = "";
  }
  moveTo(x, y) {
    this._ += `M${this._x0 = this._x1 = +x},${this._y0 = this._y1 = +y}`;
  }
  closePath() {
    if (this._x1 !== null) {
      this._x1 = this._x0, this._y1 = this._y0;
      this._ += "Z";
    }
  }
  lineTo(x, y) {
    this._ += `L${this._x1 = +x},${this._y1 = +y}`;
  }
  arc(x, y, r) {
    x = +x, y = +y, r = +r;
    const x0 = x + r;
    const y0 = y;
    if (r < 0) throw new Error("negative radius");
    if (this._x1 === null) this._ += `M${x0},${y0}`;
    else if (Math.abs(this._x1 - x0) > epsilon || Math.abs(this._y1 - y0) > epsilon) this._ += "L" + x0 + "," + y0;
    if (!r) return;
    this._ += `A${r},${r},0,1,1,${x - r},${y}A${r},${r},0,1,1,${this._x1 = x0},${this._y1 = y0}`;
  }
  rect(x, y, w, h) {
    this._ += `M${this._x0 = this._x1 = +x},${this._y0 = this._y1 = +y}h${+w}v${+h}h${-w}Z`;
  }
  value() {
    return this._ || null;
  }
};
var Polygon = class {
  constructor() {
    this._ = [];
  }
  moveTo(x, y) {
    this._.push([x, y]);
  }
  closePath() {
    this._.push(this._[0].slice());
  }
  lineTo(x, y) {
    this._.push([x, y]);
  }
  value() {
    return this._.length ? this._ : null;
  }
};
var Voronoi = class {
  constructor(delaunay, [xmin, ymin, xmax, ymax] = [0, 0, 960, 500]) {
    if (!((xmax = +xmax) >= (xmin = +xmin)) || !((ymax = +ymax) >= (ymin = +ymin))) throw new Error("invalid bounds");
    this.delaunay = delaunay;
    this._circumcenters = new Float64Array(delaunay.points.length * 2);
    this.vectors = new Float64Array(delaunay.points.length * 2);
    this.xmax = xmax, this.xmin = xmin;
    this.ymax = ymax, this.ymin = ymin;
    this._init();
  }
  update() {
    this.delaunay.update();
    this._init();
    return this;
  }
  _init() {
    const { delaunay: { points, hull, triangles }, vectors } = this;
    let bx, by;
    const circumcenters = this.circumcenters = this._circumcenters.subarray(0, triangles.length / 3 * 2);
    for (let i = 0, j = 0, n = triangles.length, x, y; i < n; i += 3, j += 2) {
      const t1 = triangles[i] * 2;
      const t2 = triangles[i + 1] * 2;
      const t3 = triangles[i + 2] * 2;
      const x12 = points[t1];
      const y12 = points[t1 + 1];
      const x2 = points[t2];
      const y2 = points[t2 + 1];
      const x3 = points[t3];
      const y3 = points[t3 + 1];
      const dx = x2 - x12;
      const dy = y2 - y12;
      const ex = x3 - x12;
      const ey = y3 - y12;
      const ab = (dx * ey - dy * ex) * 2;
      if (Math.abs(ab) < 1e-9) {
        if (bx === void 0) {
          bx = by = 0;
          for (const i2 of hull) bx += points[i2 * 2], by += points[i2 * 2 + 1];
          bx /= hull.length, by /= hull.length;
        }
        const a = 1e9 * Math.sign((bx - x12) * ey - (by - y12) * ex);
        x = (x12 + x3) / 2 - a * ey;
        y = (y12 + y3) / 2 + a * ex;
      } else {
        const d = 1 / ab;
        const bl = dx * dx + dy * dy;
        const cl = ex * ex + ey * ey;
        x = x12 + (ey * bl - dy * cl) * d;
        y = y12 + (dx * cl - ex * bl) * d;
      }
      circumcenters[j] = x;
      circumcenters[j + 1] = y;
    }
    let h = hull[hull.length - 1];
    let p0, p1 = h * 4;
    let x0, x1 = points[2 * h];
    let y0, y1 = points[2 * h + 1];
    vectors.fill(0);
    for (let i = 0; i < hull.length; ++i) {
      h = hull[i];
      p0 = p1, x0 = x1, y0 = y1;
      p1 = h * 4, x1 = points[2 * h], y1 = points[2 * h + 1];
      vectors[p0 + 2] = vectors[p1] = y0 - y1;
      vectors[p0 + 3] = vectors[p1 + 1] = x1 - x0;
    }
  }
  render(context) {
    const buffer = context == null ? context = new Path() : void 0;
    const { delaunay: { halfedges, inedges, hull }, circumcenters, vectors } = this;
    if (hull.length <= 1) return null;
    for (let i = 0, n = halfedges.length; i < n; ++i) {
      const j = halfedges[i];
      if (j < i) continue;
      const ti = Math.floor(i / 3) * 2;
      const tj = Math.floor(j / 3) * 2;
      const xi = circumcenters[ti];
      const yi = circumcenters[ti + 1];
      const xj = circumcenters[tj];
      const yj = circumcenters[tj + 1];
      this._renderSegment(xi, yi, xj, yj, context);
    }
    let h0, h1 = hull[hull.length - 1];
    for (let i = 0; i < hull.length; ++i) {
      h0 = h1, h1 = hull[i];
      const t = Math.floor(inedges[h1] / 3) * 2;
      const x = circumcenters[t];
      const y = circumcenters[t + 1];
      const v = h0 * 4;
      const p = this._project(x, y, vectors[v + 2], vectors[v + 3]);
      if (p) this._renderSegment(x, y, p[0], p[1], context);
    }
    return buffer && buffer.value();
  }
  renderBounds(context) {
    const buffer = context == null ? context = new Path() : void 0;
    context.rect(this.xmin, this.ymin, this.xmax - this.xmin, this.ymax - this.ymin);
    return buffer && buffer.value();
  }
  renderCell(i, context) {
    const buffer = context == null ? context = new Path() : void 0;
    const points = this._clip(i);
    if (points === null || !points.length) return;
    context.moveTo(points[0], points[1]);
    let n = points.length;
    while (points[0] === points[n - 2] && points[1] === points[n - 1] && n > 1) n -= 2;
    for (let i2 = 2; i2 < n; i2 += 2) {
      if (points[i2] !== points[i2 - 2] || points[i2 + 1] !== points[i2 - 1])
        context.lineTo(points[i2], points[i2 + 1]);
    }
    context.closePath();
    return buffer && buffer.value();
  }
  *cellPolygons() {
    const { delaunay: { points } } = this;
    for (let i = 0, n = points.length / 2; i < n; ++i) {
      const cell = this.cellPolygon(i);
      if (cell) cell.index = i, yield cell;
    }
  }
  cellPolygon(i) {
    const polygon = new Polygon();
    this.renderCell(i, polygon);
    return polygon.value();
  }
  _renderSegment(x0, y0, x1, y1, context) {
    let S;
    const c0 = this._regioncode(x0, y0);
    const c1 = this._regioncode(x1, y1);
    if (c0 === 0 && c1 === 0) {
      context.moveTo(x0, y0);
      context.lineTo(x1, y1);
    } else if (S = this._clipSegment(x0, y0, x1, y1, c0, c1)) {
      context.moveTo(S[0], S[1]);
      context.lineTo(S[2], S[3]);
    }
  }
  contains(i, x, y) {
    if ((x = +x, x !== x) || (y = +y, y !== y)) return false;
    return this.delaunay._step(i, x, y) === i;
  }
  *neighbors(i) {
    const ci = this._clip(i);
    if (ci) for (const j of this.delaunay.neighbors(i)) {
      const cj = this._clip(j);
      if (cj) loop: for (let ai = 0, li = ci.length; ai < li; ai += 2) {
        for (let aj = 0, lj = cj.length; aj < lj; aj += 2) {
          if (ci[ai] === cj[aj] && ci[ai + 1] === cj[aj + 1] && ci[(ai + 2) % li] === cj[(aj + lj - 2) % lj] && ci[(ai + 3) % li] === cj[(aj + lj - 1) % lj]) {
            yield j;
            break loop;
          }
        }
      }
    }
  }
  _cell(i) {
    const { circumcenters, delaunay: { inedges, halfedges, triangles } } = this;
    const e0 = inedges[i];
    if (e0 === -1) return null;
    const points = [];
    let e = e0;
    do {
      const t = Math.floor(e / 3);
      points.push(circumcenters[t * 2], circumcenters[t * 2 + 1]);
      e = e % 3 === 2 ? e - 2 : e + 1;
      if (triangles[e] !== i) break;
      e = halfedges[e];
    } while (e !== e0 && e !== -1);
    return points;
  }
  _clip(i) {
    if (i === 0 && this.delaunay.hull.length === 1) {
      return [this.xmax, this.ymin, this.xmax, this.ymax, this.xmin, this.ymax, this.xmin, this.ymin];
    }
    const points = this._cell(i);
    if (points === null) return null;
    const { vectors: V } = this;
    const v = i * 4;
    return this._simplify(V[v] || V[v + 1] ? this._clipInfinite(i, points, V[v], V[v + 1], V[v + 2], V[v + 3]) : this._clipFinite(i, points));
  }
  _clipFinite(i, points) {
    const n = points.length;
    let P = null;
    let x0, y0, x1 = points[n - 2], y1 = points[n - 1];
    let c0, c1 = this._regioncode(x1, y1);
    let e0, e1 = 0;
    for (let j = 0; j < n; j += 2) {
      x0 = x1, y0 = y1, x1 = points[j], y1 = points[j + 1];
      c0 = c1, c1 = this._regioncode(x1, y1);
      if (c0 === 0 && c1 === 0) {
        e0 = e1, e1 = 0;
        if (P) P.push(x1, y1);
        else P = [x1, y1];
      } else {
        let S, sx0, sy0, sx1, sy1;
        if (c0 === 0) {
          if ((S = this._clipSegment(x0, y0, x1, y1, c0, c1)) === null) continue;
          [sx0, sy0, sx1, sy1] = S;
        } else {
          if ((S = this._clipSegment(x1, y1, x0, y0, c1, c0)) === null) continue;
          [sx1, sy1, sx0, sy0] = S;
          e0 = e1, e1 = this._edgecode(sx0, sy0);
          if (e0 && e1) this._edge(i, e0, e1, P, P.length);
          if (P) P.push(sx0, sy0);
          else P = [sx0, sy0];
        }
        e0 = e1, e1 = this._edgecode(sx1, sy1);
        if (e0 && e1) this._edge(i, e0, e1, P, P.length);
        if (P) P.push(sx1, sy1);
        else P = [sx1, sy1];
      }
    }
    if (P) {
      e0 = e1, e1 = this._edgecode(P[0], P[1]);
      if (e0 && e1) this._edge(i, e0, e1, P, P.length);
    } else if (this.contains(i, (this.xmin + this.xmax) / 2, (this.ymin + this.ymax) / 2)) {
      return [this.xmax, this.ymin, this.xmax, this.ymax, this.xmin, this.ymax, this.xmin, this.ymin];
    }
    return P;
  }
  _clipSegment(x0, y0, x1, y1, c0, c1) {
    const flip = c0 < c1;
    if (flip) [x0, y0, x1, y1, c0, c1] = [x1, y1, x0, y0, c1, c0];
    while (true) {
      if (c0 === 0 && c1 === 0) return flip ? [x1, y1, x0, y0] : [x0, y0, x1, y1];
      if (c0 & c1) return null;
      let x, y, c = c0 || c1;
      if (c & 8) x = x0 + (x1 - x0) * (this.ymax - y0) / (y1 - y0), y = this.ymax;
      else if (c & 4) x = x0 + (x1 - x0) * (this.ymin - y0) / (y1 - y0), y = this.ymin;
      else if (c & 2) y = y0 + (y1 - y0) * (this.xmax - x0) / (x1 - x0), x = this.xmax;
      else y = y0 + (y1 - y0) * (this.xmin - x0) / (x1 - x0), x = this.xmin;
      if (c0) x0 = x, y0 = y, c0 = this._regioncode(x0, y0);
      else x1 = x, y1 = y, c1 = this._regioncode(x1, y1);
    }
  }
  _clipInfinite(i, points, vx0, vy0, vxn, vyn) {
    let P = Array.from(points), p;
    if (p = this._project(P[0], P[1], vx0, vy0)) P.unshift(p[0], p[1]);
    if (p = this._project(P[P.length - 2], P[P.length - 1], vxn, vyn)) P.push(p[0], p[1]);
    if (P = this._clipFinite(i, P)) {
      for (let j = 0, n = P.length, c0, c1 = this._edgecode(P[n - 2], P[n - 1]); j < n; j += 2) {
        c0 = c1, c1 = this._edgecode(P[j], P[j + 1]);
        if (c0 && c1) j = this._edge(i, c0, c1, P, j), n = P.length;
      }
    } else if (this.contains(i, (this.xmin + this.xmax) / 2, (this.ymin + this.ymax) / 2)) {
      P = [this.xmin, this.ymin, this.xmax, this.ymin, this.xmax, this.ymax, this.xmin, this.ymax];
    }
    return P;
  }
  _edge(i, e0, e1, P, j) {
    while (e0 !== e1) {
      let x, y;
      switch (e0) {
        case 5:
          e0 = 4;
          continue;
        // top-left
        case 4:
          e0 = 6, x = this.xmax, y = this.ymin;
          break;
        // top
        case 6:
          e0 = 2;
          continue;
        // top-right
        case 2:
          e0 = 10, x = this.xmax, y = this.ymax;
          break;
        // right
        case 10:
          e0 = 8;
          continue;
        // bottom-right
        case 8:
          e0 = 9, x = this.xmin, y = this.ymax;
          break;
        // bottom
        case 9:
          e0 = 1;
          continue;
        // bottom-left
        case 1:
          e0 = 5, x = this.xmin, y = this.ymin;
          break;
      }
      if ((P[j] !== x || P[j + 1] !== y) && this.contains(i, x, y)) {
        P.splice(j, 0, x, y), j += 2;
      }
    }
    return j;
  }
  _project(x0, y0, vx, vy) {
    let t = Infinity, c, x, y;
    if (vy < 0) {
      if (y0 <= this.ymin) return null;
      if ((c = (this.ymin - y0) / vy) < t) y = this.ymin, x = x0 + (t = c) * vx;
    } else if (vy > 0) {
      if (y0 >= this.ymax) return null;
      if ((c = (this.ymax - y0) / vy) < t) y = this.ymax, x = x0 + (t = c) * vx;
    }
    if (vx > 0) {
      if (x0 >= this.xmax) return null;
      if ((c = (this.xmax - x0) / vx) < t) x = this.xmax, y = y0 + (t = c) * vy;
    } else if (vx < 0) {
      if (x0 <= this.xmin) return null;
      if ((c = (this.xmin - x0) / vx) < t) x = this.xmin, y = y0 + (t = c) * vy;
    }
    return [x, y];
  }
  _edgecode(x, y) {
    return (x === this.xmin ? 1 : x === this.xmax ? 2 : 0) | (y === this.ymin ? 4 : y === this.ymax ? 8 : 0);
  }
  _regioncode(x, y) {
    return (x < this.xmin ? 1 : x > this.xmax ? 2 : 0) | (y < this.ymin ? 4 : y > this.ymax ? 8 : 0);
  }
  _simplify(P) {
    if (P && P.length > 4) {
      for (let i = 0; i < P.length; i += 2) {
        const j = (i + 2) % P.length, k = (i + 4) % P.length;
        if (P[i] === P[j] && P[j] === P[k] || P[i + 1] === P[j + 1] && P[j + 1] === P[k + 1]) {
          P.splice(j, 2), i -= 2;
        }
      }
      if (!P.length) P = null;
    }
    return P;
  }
};
var tau = 2 * Math.PI;
var pow = Math.pow;
function pointX(p) {
  return p[0];
}
function pointY(p) {
  return p[1];
}
function collinear(d) {
  const { triangles, coords } = d;
  for (let i = 0; i < triangles.length; i += 3) {
    const a = 2 * triangles[i], b = 2 * triangles[i + 1], c = 2 * triangles[i + 2], cross = (coords[c] - coords[a]) * (coords[b + 1] - coords[a + 1]) - (coords[b] - coords[a]) * (coords[c + 1] - coords[a + 1]);
    if (cross > 1e-10) return false;
  }
  return true;
}
function jitter(x, y, r) {
  return [x + Math.sin(x + y) * r, y + Math.cos(x - y) * r];
}
var Delaunay = class _Delaunay {
  static from(points, fx = pointX, fy = pointY, that) {
    return new _Delaunay("length" in points ? flatArray(points, fx, fy, that) : Float64Array.from(flatIterable(points, fx, fy, that)));
  }
  constructor(points) {
    this._delaunator = new Delaunator(points);
    this.inedges = new Int32Array(points.length / 2);
    this._hullIndex = new Int32Array(points.length / 2);
    this.points = this._delaunator.coords;
    this._init();
  }
  update() {
    this._delaunator.update();
    this._init();
    return this;
  }
  _init() {
    const d = this._delaunator, points = this.points;
    if (d.hull && d.hull.length > 2 && collinear(d)) {
      this.collinear = Int32Array.from({ length: points.length / 2 }, (_, i) => i).sort((i, j) => points[2 * i] - points[2 * j] || points[2 * i + 1] - points[2 * j + 1]);
      const e = this.collinear[0], f = this.collinear[this.collinear.length - 1], bounds2 = [points[2 * e], points[2 * e + 1], points[2 * f], points[2 * f + 1]], r = 1e-8 * Math.hypot(bounds2[3] - bounds2[1], bounds2[2] - bounds2[0]);
      for (let i = 0, n = points.length / 2; i < n; ++i) {
        const p = jitter(points[2 * i], points[2 * i + 1], r);
        points[2 * i] = p[0];
        points[2 * i + 1] = p[1];
      }
      this._delaunator = new Delaunator(points);
    } else {
      delete this.collinear;
    }
    const halfedges = this.halfedges = this._delaunator.halfedges;
    const hull = this.hull = this._delaunator.hull;
    const triangles = this.triangles = this._delaunator.triangles;
    const inedges = this.inedges.fill(-1);
    const hullIndex = this._hullIndex.fill(-1);
    for (let e = 0, n = halfedges.length; e < n; ++e) {
      const p = triangles[e % 3 === 2 ? e - 2 : e + 1];
      if (halfedges[e] === -1 || inedges[p] === -1) inedges[p] = e;
    }
    for (let i = 0, n = hull.length; i < n; ++i) {
      hullIndex[hull[i]] = i;
    }
    if (hull.length <= 2 && hull.length > 0) {
      this.triangles = new Int32Array(3).fill(-1);
      this.halfedges = new Int32Array(3).fill(-1);
      this.triangles[0] = hull[0];
      inedges[hull[0]] = 1;
      if (hull.length === 2) {
        inedges[hull[1]] = 0;
        this.triangles[1] = hull[1];
        this.triangles[2] = hull[1];
      }
    }
  }
  voronoi(bounds2) {
    return new Voronoi(this, bounds2);
  }
  *neighbors(i) {
    const { inedges, hull, _hullIndex, halfedges, triangles, collinear: collinear2 } = this;
    if (collinear2) {
      const l = collinear2.indexOf(i);
      if (l > 0) yield collinear2[l - 1];
      if (l < collinear2.length - 1) yield collinear2[l + 1];
      return;
    }
    const e0 = inedges[i];
    if (e0 === -1) return;
    let e = e0, p0 = -1;
    do {
      yield p0 = triangles[e];
      e = e % 3 === 2 ? e - 2 : e + 1;
      if (triangles[e] !== i) return;
      e = halfedges[e];
      if (e === -1) {
        const p = hull[(_hullIndex[i] + 1) % hull.length];
        if (p !== p0) yield p;
        return;
      }
    } while (e !== e0);
  }
  find(x, y, i = 0) {
    if ((x = +x, x !== x) || (y = +y, y !== y)) return -1;
    const i0 = i;
    let c;
    while ((c = this._step(i, x, y)) >= 0 && c !== i && c !== i0) i = c;
    return c;
  }
  _step(i, x, y) {
    const { inedges, hull, _hullIndex, halfedges, triangles, points } = this;
    if (points.length < 2) return -1;
    if (inedges[i] === -1) return (i + 1) % (points.length >> 1);
    let c = i;
    let dc = pow(x - points[i * 2], 2) + pow(y - points[i * 2 + 1], 2);
    const e0 = inedges[i];
    let e = e0;
    do {
      let t = triangles[e];
      const dt = pow(x - points[t * 2], 2) + pow(y - points[t * 2 + 1], 2);
      if (dt < dc) dc = dt, c = t;
      e = e % 3 === 2 ? e - 2 : e + 1;
      if (triangles[e] !== i) break;
      e = halfedges[e];
      if (e === -1) {
        e = hull[(_hullIndex[i] + 1) % hull.length];
        if (e !== t) {
          if (pow(x - points[e * 2], 2) + pow(y - points[e * 2 + 1], 2) < dc) return e;
        }
        break;
      }
    } while (e !== e0);
    return c;
  }
  render(context) {
    const buffer = context == null ? context = new Path() : void 0;
    const { points, halfedges, triangles } = this;
    for (let i = 0, n = halfedges.length; i < n; ++i) {
      const j = halfedges[i];
      if (j < i) continue;
      const ti = triangles[i] * 2;
      const tj = triangles[j] * 2;
      context.moveTo(points[ti], points[ti + 1]);
      context.lineTo(points[tj], points[tj + 1]);
    }
    this.renderHull(context);
    return buffer && buffer.value();
  }
  renderPoints(context, r) {
    if (r === void 0 && (!context || typeof context.moveTo !== "function")) r = context, context = null;
    r = r == void 0 ? 2 : +r;
    const buffer = context == null ? context = new Path() : void 0;
    const { points } = this;
    for (let i = 0, n = points.length & -2; i < n; i += 2) {
      const x = points[i], y = points[i + 1];
      context.moveTo(x + r, y);
      context.arc(x, y, r, 0, tau);
    }
    return buffer && buffer.value();
  }
  renderHull(context) {
    const buffer = context == null ? context = new Path() : void 0;
    const { hull, points } = this;
    const h = hull[0] * 2, n = hull.length;
    context.moveTo(points[h], points[h + 1]);
    for (let i = 1; i < n; ++i) {
      const h2 = 2 * hull[i];
      context.lineTo(points[h2], points[h2 + 1]);
    }
    context.closePath();
    return buffer && buffer.value();
  }
  hullPolygon() {
    const polygon = new Polygon();
    this.renderHull(polygon);
    return polygon.value();
  }
  renderTriangle(i, context) {
    const buffer = context == null ? context = new Path() : void 0;
    const { points, triangles } = this;
    const t0 = triangles[i *= 3] * 2;
    const t1 = triangles[i + 1] * 2;
    const t2 = triangles[i + 2] * 2;
    context.moveTo(points[t0], points[t0 + 1]);
    context.lineTo(points[t1], points[t1 + 1]);
    context.lineTo(points[t2], points[t2 + 1]);
    context.closePath();
    return buffer && buffer.value();
  }
  *trianglePolygons() {
    const { triangles } = this;
    for (let i = 0, n = triangles.length / 3; i < n; ++i) {
      yield this.trianglePolygon(i);
    }
  }
  trianglePolygon(i) {
    const polygon = new Polygon();
    this.renderTriangle(i, polygon);
    return polygon.value();
  }
};
function flatArray(points, fx, fy, that) {
  const n = points.length;
  const array = new Float64Array(n * 2);
  for (let i = 0; i < n; ++i) {
    const p = points[i];
    array[i * 2] = fx.call(that, p, i, points);
    array[i * 2 + 1] = fy.call(that, p, i, points);
  }
  return array;
}
function* flatIterable(points, fx, fy, that) {
  let i = 0;
  for (const p of points) {
    yield fx.call(that, p, i, points);
    yield fy.call(that, p, i, points);
    ++i;
  }
}

// src/render/textures.ts
function paintTexture(texture, scale, outline, ctx) {
  const box = bounds(outline);
  const random = numbers(texture.seed);
  switch (texture.kind) {
    case "streets":
      streets(texture, scale, box, random, ctx);
      break;
    case "fields":
      fields((texture.grain ?? 60) * scale, box, random, ctx);
      break;
    case "park":
      park(scale, box, random, ctx);
      break;
    case "sand":
      sand(scale, box, random, ctx);
      break;
  }
}
function streets(texture, scale, box, random, ctx) {
  ctx.fillStyle = LAND_COLOURS.streets;
  ctx.fillRect(box.x - 1, box.y - 1, box.width + 2, box.height + 2);
  const groups = /* @__PURE__ */ new Map();
  for (const { quad, colour } of blocks(texture, scale, box, random)) {
    const group = groups.get(colour) ?? [];
    group.push(quad);
    groups.set(colour, group);
  }
  for (const [colour, quads] of groups) {
    ctx.beginPath();
    for (const quad of quads) traceQuad(quad, ctx);
    ctx.fillStyle = colour;
    ctx.fill();
    ctx.globalAlpha = 0.2;
    ctx.strokeStyle = LAND_COLOURS.shade;
    ctx.lineWidth = 0.8 * scale;
    ctx.stroke();
    ctx.globalAlpha = 1;
  }
}
function blocks({ grain: grain2 = 24, turn = 0, strict = false }, scale, box, random) {
  const edge = grain2 * scale;
  const [cos, sin] = [Math.cos(turn * Math.PI / 180), Math.sin(turn * Math.PI / 180)];
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const reach = Math.hypot(box.width, box.height) / 2 + edge;
  const uneven = strict ? 0.12 : 0.7;
  const place = (x, y) => [cx + x * cos - y * sin, cy + x * sin + y * cos];
  const rows2 = breaks(-reach, reach, edge, uneven, random);
  const found = [];
  let columns = [];
  rows2.forEach((y, row) => {
    const below = rows2[row + 1];
    if (below === void 0) return;
    if (row % QUARTER2 === 0) columns = breaks(-reach, reach, edge * 1.25, uneven, random);
    const street = scale * (row % QUARTER2 === QUARTER2 - 1 ? 5.5 : 2.4);
    columns.forEach((x, column) => {
      const right = columns[column + 1];
      if (right === void 0) return;
      const gap = scale * (column % QUARTER2 === QUARTER2 - 1 ? 4.6 : 2);
      const slip = () => strict ? 0 : (random() - 0.5) * 2 * scale;
      const quad = [
        place(x + slip(), y + slip()),
        place(right - gap + slip(), y + slip()),
        place(right - gap + slip(), below - street + slip()),
        place(x + slip(), below - street + slip())
      ];
      const colours = random() < 0.06 ? LAND_COLOURS.green : LAND_COLOURS.blocks;
      const colour = colours[Math.floor(random() * colours.length)] ?? LAND_COLOURS.streets;
      if (touches(quad, box)) found.push({ quad, colour });
    });
  });
  return found;
}
var QUARTER2 = 5;
function breaks(from, to, edge, uneven, random) {
  const places = [];
  for (let at2 = from - random() * edge; at2 < to; at2 += edge * (1 - uneven / 2 + random() * uneven)) places.push(at2);
  return places;
}
function touches(quad, box) {
  const xs = quad.map(([x]) => x);
  const ys = quad.map(([, y]) => y);
  const across = Math.max(...xs) > box.x && Math.min(...xs) < box.x + box.width;
  return across && Math.max(...ys) > box.y && Math.min(...ys) < box.y + box.height;
}
function traceQuad(quad, ctx) {
  quad.forEach(([x, y], index) => {
    if (index === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  ctx.closePath();
}
function fields(grain2, box, random, ctx) {
  const points = [];
  for (let y = box.y - grain2; y < box.y + box.height + grain2; y += grain2 * 0.72) {
    for (let x = box.x - grain2; x < box.x + box.width + grain2; x += grain2)
      points.push([x + random() * grain2 * 0.9, y + random() * grain2 * 0.65]);
  }
  const cells = Delaunay.from(points).voronoi([
    box.x - 2 * grain2,
    box.y - 2 * grain2,
    box.x + box.width + 2 * grain2,
    box.y + box.height + 2 * grain2
  ]);
  ctx.lineWidth = Math.max(0.8, grain2 / 50);
  points.forEach((_point, i) => {
    const colour = LAND_COLOURS.fields[Math.floor(random() * LAND_COLOURS.fields.length)];
    ctx.beginPath();
    cells.renderCell(i, ctx);
    ctx.fillStyle = colour ?? LAND_COLOURS.streets;
    ctx.fill();
    ctx.globalAlpha = 0.16;
    ctx.strokeStyle = LAND_COLOURS.shade;
    ctx.stroke();
    ctx.globalAlpha = 1;
  });
}
function park(scale, box, random, ctx) {
  ctx.fillStyle = LAND_COLOURS.green[0];
  ctx.fillRect(box.x - 1, box.y - 1, box.width + 2, box.height + 2);
  const trees = Math.ceil(box.width * box.height / (130 * scale * scale));
  for (let i = 0; i < trees; i++) {
    ctx.beginPath();
    ctx.arc(box.x + random() * box.width, box.y + random() * box.height, (1.6 + random() * 3) * scale, 0, Math.PI * 2);
    ctx.globalAlpha = 0.35 + random() * 0.4;
    ctx.fillStyle = LAND_COLOURS.trees;
    ctx.fill();
  }
  ctx.globalAlpha = 1;
}
function sand(scale, box, random, ctx) {
  const strokes = Math.ceil(box.width * box.height / (900 * scale * scale));
  ctx.lineWidth = 1.4 * scale;
  ctx.lineCap = "round";
  for (let i = 0; i < strokes; i++) {
    const [x, y] = [box.x + random() * box.width, box.y + random() * box.height];
    const length = (8 + random() * 22) * scale;
    ctx.beginPath();
    ctx.moveTo(x, y);
    ctx.quadraticCurveTo(x + length / 2, y - 4 * scale, x + length, y + 2 * scale);
    ctx.globalAlpha = 0.05 + random() * 0.08;
    ctx.strokeStyle = random() < 0.5 ? LAND_COLOURS.shade : LAND_COLOURS.light;
    ctx.stroke();
  }
  ctx.globalAlpha = 1;
}

// src/render/paint.ts
function paint(laidOut, ctx) {
  ctx.fillStyle = laidOut.ground;
  ctx.fillRect(0, 0, laidOut.width, laidOut.height);
  paintOps(laidOut.ops, ctx);
}
var easel;
function painted(laidOut) {
  easel ??= createCanvas3(laidOut.width, laidOut.height);
  const canvas = easel;
  if (canvas.width !== laidOut.width) canvas.width = laidOut.width;
  if (canvas.height !== laidOut.height) canvas.height = laidOut.height;
  paint(laidOut, canvas.getContext("2d", { alpha: false, pixelFormat: "RGB24" }));
  return canvas;
}
function paintOps(ops, ctx) {
  for (const op of ops) {
    switch (op.op) {
      case "shape":
        paintShape(op, ctx);
        break;
      case "text":
        paintText(op, ctx);
        break;
      case "clip":
        ctx.save();
        trace(op.outline, ctx);
        ctx.clip("evenodd");
        break;
      case "unclip":
        ctx.restore();
        break;
      case "texture":
        ctx.save();
        trace(op.outline, ctx);
        ctx.clip("evenodd");
        paintTexture(op.texture, op.scale, op.outline, ctx);
        ctx.restore();
        break;
      case "relief":
        paintRelief(op, ctx);
        break;
      case "item":
        break;
      case "base":
        paintBase(op, ctx, paintOps);
        break;
    }
  }
}
function trace(outline, ctx) {
  ctx.beginPath();
  switch (outline.kind) {
    case "rect": {
      const { x, y, width, height } = outline.box;
      if (outline.radius > 0) ctx.roundRect(x, y, width, height, outline.radius);
      else ctx.rect(x, y, width, height);
      break;
    }
    case "circle":
      ctx.arc(outline.at[0], outline.at[1], outline.radius, 0, Math.PI * 2);
      break;
    case "rings":
      for (const ring of outline.rings) {
        ring.forEach(([x, y], index) => {
          if (index === 0) ctx.moveTo(x, y);
          else ctx.lineTo(x, y);
        });
        ctx.closePath();
      }
      break;
    case "line":
      traceLine(outline, ctx);
      break;
    case "path":
      for (const step of outline.steps) {
        if (step[0] === "M") ctx.moveTo(step[1], step[2]);
        else if (step[0] === "L") ctx.lineTo(step[1], step[2]);
        else if (step[0] === "C") ctx.bezierCurveTo(step[1], step[2], step[3], step[4], step[5], step[6]);
        else ctx.closePath();
      }
      break;
  }
}
function traceLine({ points, smooth }, ctx) {
  points.forEach(([x, y], index) => {
    const next = points[index + 1];
    if (index === 0) ctx.moveTo(x, y);
    else if (!smooth || !next) ctx.lineTo(x, y);
    else ctx.quadraticCurveTo(x, y, (x + next[0]) / 2, (y + next[1]) / 2);
  });
}
var RIMS = [
  [2, 0.05],
  [1.4, 0.07],
  [0.8, 0.1]
];
var SMALL_RIMS = [
  [1.7, 0.08],
  [0.9, 0.11]
];
var SMALL_LIFT = 8;
function paintShadow(shape, lift, ctx) {
  ctx.save();
  ctx.translate(lift * 0.15, lift * 0.55);
  ctx.lineJoin = "round";
  ctx.strokeStyle = TINTS.shadow;
  trace(shape.outline, ctx);
  for (const [share, alpha] of lift < SMALL_LIFT ? SMALL_RIMS : RIMS) {
    ctx.globalAlpha = alpha;
    ctx.lineWidth = lift * share;
    ctx.stroke();
  }
  ctx.restore();
}
function paintShape(shape, ctx) {
  if (shape.lift) paintShadow(shape, shape.lift, ctx);
  if (shape.fill) {
    trace(shape.outline, ctx);
    ctx.globalAlpha = shape.opacity ?? 1;
    ctx.fillStyle = shape.fill;
    ctx.fill("evenodd");
    ctx.globalAlpha = 1;
  }
  if (shape.pattern) {
    ctx.save();
    trace(shape.outline, ctx);
    ctx.clip("evenodd");
    paintPattern(shape.pattern, shape.outline, ctx);
    ctx.restore();
  }
  const strokes = shape.strokes ?? [];
  const bands = strokes.filter((stroke) => stroke.inside && !shrunk(shape.outline, 0));
  if (bands.length > 1 && bands.length === strokes.length) paintBands(shape.outline, bands, ctx);
  else for (const stroke of strokes) paintStroke(shape.outline, stroke, ctx);
}
function paintBands(outline, bands, ctx) {
  ctx.save();
  trace(outline, ctx);
  ctx.clip("evenodd");
  for (const band2 of bands) {
    ctx.globalAlpha = band2.opacity ?? 1;
    ctx.strokeStyle = band2.colour;
    ctx.lineWidth = band2.width * 2;
    ctx.lineJoin = "round";
    ctx.setLineDash([...band2.dash ?? []]);
    trace(outline, ctx);
    ctx.stroke();
  }
  ctx.restore();
}
function paintStroke(outline, stroke, ctx) {
  ctx.save();
  const within = stroke.inside ? shrunk(outline, stroke.width / 2) : outline;
  if (!within) {
    trace(outline, ctx);
    ctx.clip("evenodd");
  }
  trace(within ?? outline, ctx);
  ctx.globalAlpha = stroke.opacity ?? 1;
  ctx.strokeStyle = stroke.colour;
  ctx.lineWidth = within ? stroke.width : stroke.width * 2;
  ctx.lineJoin = "round";
  ctx.lineCap = stroke.dash ? "butt" : "round";
  ctx.setLineDash([...stroke.dash ?? []]);
  ctx.stroke();
  ctx.restore();
}
function shrunk(outline, by) {
  if (outline.kind === "circle") return { ...outline, radius: Math.max(0, outline.radius - by) };
  if (outline.kind === "rect")
    return { ...outline, box: inset(outline.box, by), radius: Math.max(0, outline.radius - by) };
  return void 0;
}
function paintText(run, ctx) {
  if (run.letters) {
    paintCurve(run, run.letters, ctx);
    return;
  }
  if (run.turn) {
    ctx.save();
    ctx.translate(run.at[0], run.at[1]);
    ctx.rotate(run.turn * Math.PI / 180);
    paintLetters(run, [0, 0], ctx);
    ctx.restore();
  } else paintLetters(run, run.at, ctx);
}
function paintCurve(run, letters, ctx) {
  const { letters: _, halo, ...plain } = run;
  if (halo) for (const letter of letters) paintText({ ...plain, ...letter, colour: halo.colour, halo }, ctx);
  for (const letter of letters) paintText({ ...plain, ...letter }, ctx);
}
function paintLetters(run, [x, y], ctx) {
  const font = fontOf(run.face, run.size);
  if (ctx.font !== font) ctx.font = font;
  ctx.textDrawingMode = "glyph";
  if (run.halo) {
    ctx.fillStyle = run.halo.colour;
    for (const [dx, dy] of RING) {
      const [left, top] = [x + dx * run.halo.width, y + dy * run.halo.width];
      spell(run, (text, offset) => ctx.fillText(text, left + offset, top), ctx);
    }
  }
  ctx.fillStyle = run.colour;
  spell(run, (text, offset) => ctx.fillText(text, x + offset, y), ctx);
}
var RING = Array.from({ length: 12 }, (_, hour) => {
  const angle = hour * Math.PI / 6;
  return [Math.cos(angle), Math.sin(angle)];
});
function spell(run, set, ctx) {
  if (!run.spacing) {
    set(run.text, 0);
    return;
  }
  const characters = [...run.text];
  characters.forEach((character, index) => {
    const before = characters.slice(0, index).join("");
    set(character, (before ? ctx.measureText(before).width : 0) + index * (run.spacing ?? 0));
  });
}

// src/render/png.ts
import { constants, crc32, deflateSync } from "node:zlib";

// src/render/quantize.ts
var BITS = 5;
var LEVELS2 = 1 << BITS;
var BINS = LEVELS2 ** 3;
var COLOURS = 256;
function quantized(pixels, count) {
  const counts = new Uint32Array(BINS);
  const sums = new Float64Array(BINS * 3);
  const keys = new Uint16Array(count);
  for (let i = 0, at2 = 0; i < count; i++, at2 += 4) {
    const [b, g, r] = [pixels[at2] ?? 0, pixels[at2 + 1] ?? 0, pixels[at2 + 2] ?? 0];
    const key = r >> 3 << 10 | g >> 3 << 5 | b >> 3;
    keys[i] = key;
    counts[key] = (counts[key] ?? 0) + 1;
    sums[key * 3] = (sums[key * 3] ?? 0) + r;
    sums[key * 3 + 1] = (sums[key * 3 + 1] ?? 0) + g;
    sums[key * 3 + 2] = (sums[key * 3 + 2] ?? 0) + b;
  }
  const bins = [];
  counts.forEach((n, key) => {
    if (n > 0) bins.push({ key, count: n, rgb: [mean(sums, key, 0, n), mean(sums, key, 1, n), mean(sums, key, 2, n)] });
  });
  const boxes2 = cut2(bins);
  const palette = new Uint8Array(COLOURS * 3);
  const lookup = new Uint8Array(BINS);
  boxes2.forEach((box, index) => {
    const all = box.reduce((sum2, bin) => sum2 + bin.count, 0);
    for (const axis of [0, 1, 2])
      palette[index * 3 + axis] = Math.round(box.reduce((sum2, bin) => sum2 + bin.rgb[axis] * bin.count, 0) / all);
    for (const { key } of box) lookup[key] = index;
  });
  const indices = new Uint8Array(count);
  for (let i = 0; i < count; i++) indices[i] = lookup[keys[i] ?? 0] ?? 0;
  return { indices, palette };
}
var mean = (sums, key, axis, n) => (sums[key * 3 + axis] ?? 0) / n;
function cut2(bins) {
  const boxes2 = [{ bins, spread: spreadOf(bins) }];
  while (boxes2.length < COLOURS) {
    let widest = 0;
    boxes2.forEach(({ spread: spread2 }, i) => {
      if (spread2.cost > (boxes2[widest]?.spread.cost ?? 0)) widest = i;
    });
    const box = boxes2[widest];
    if (!box || box.bins.length < 2) break;
    const { axis } = box.spread;
    const sorted = [...box.bins].sort((a, b) => a.rgb[axis] - b.rgb[axis] || a.key - b.key);
    const at2 = middleOf(sorted, axis);
    const halves = [sorted.slice(0, at2), sorted.slice(at2)];
    boxes2.splice(widest, 1, ...halves.map((half) => ({ bins: half, spread: spreadOf(half) })));
  }
  return boxes2.map((box) => box.bins);
}
function middleOf(sorted, axis) {
  const all = sorted.reduce((sum2, bin) => sum2 + bin.count, 0);
  const middle = sorted.reduce((sum2, bin) => sum2 + bin.rgb[axis] * bin.count, 0) / all;
  const at2 = sorted.findIndex((bin) => bin.rgb[axis] > middle);
  return Math.max(1, at2);
}
function spreadOf(bins) {
  let [best, cost] = [0, 0];
  for (const axis of [0, 1, 2]) {
    let [all, sum2, squares] = [0, 0, 0];
    for (const { rgb, count } of bins) {
      all += count;
      sum2 += rgb[axis] * count;
      squares += rgb[axis] * rgb[axis] * count;
    }
    const variance = squares - sum2 * sum2 / (all || 1);
    const weighted = Math.sqrt(Math.max(0, variance)) * WEIGHTS[axis];
    if (weighted > cost) [best, cost] = [axis, weighted];
  }
  return { axis: best, cost };
}
var WEIGHTS = [0.8, 1, 0.6];

// src/render/png.ts
var LEVEL = 6;
var SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
function encoded(canvas) {
  const { width, height } = canvas;
  const { indices, palette } = quantized(canvas.toBuffer("raw"), width * height);
  const rows2 = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows2.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(rows2, { level: LEVEL, strategy: constants.Z_DEFAULT_STRATEGY })),
    chunk("IEND", Buffer.alloc(0))
  ]);
}
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

export {
  layout,
  painted,
  encoded
};
