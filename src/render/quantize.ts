/** Pictures as 256 colours: found by median cut over the colours that occur, each pixel then takes the nearest of its neighbourhood. */

/** Bits a channel that are told apart. */
const BITS = 5;
const LEVELS = 1 << BITS;
const BINS = LEVELS ** 3;
const COLOURS = 256;

export interface Indexed {
  /** One byte a pixel: its colour's place in the palette. */
  readonly indices: Uint8Array;
  /** Red, green, blue of each colour. */
  readonly palette: Uint8Array;
}

interface Bin {
  readonly key: number;
  readonly count: number;
  readonly rgb: readonly [number, number, number];
}

/** `pixels`: four bytes each, blue first (as cairo keeps them). */
export function quantized(pixels: Uint8Array, count: number): Indexed {
  const counts = new Uint32Array(BINS);
  const sums = new Float64Array(BINS * 3);
  const keys = new Uint16Array(count);
  for (let i = 0, at = 0; i < count; i++, at += 4) {
    const [b, g, r] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    keys[i] = key;
    counts[key] = (counts[key] ?? 0) + 1;
    sums[key * 3] = (sums[key * 3] ?? 0) + r;
    sums[key * 3 + 1] = (sums[key * 3 + 1] ?? 0) + g;
    sums[key * 3 + 2] = (sums[key * 3 + 2] ?? 0) + b;
  }
  const bins: Bin[] = [];
  counts.forEach((n, key) => {
    if (n > 0) bins.push({ key, count: n, rgb: [mean(sums, key, 0, n), mean(sums, key, 1, n), mean(sums, key, 2, n)] });
  });
  const boxes = cut(bins);
  const palette = new Uint8Array(COLOURS * 3);
  const lookup = new Uint8Array(BINS);
  boxes.forEach((box, index) => {
    const all = box.reduce((sum, bin) => sum + bin.count, 0);
    for (const axis of [0, 1, 2] as const)
      palette[index * 3 + axis] = Math.round(box.reduce((sum, bin) => sum + bin.rgb[axis] * bin.count, 0) / all);
    for (const { key } of box) lookup[key] = index;
  });
  const indices = new Uint8Array(count);
  for (let i = 0; i < count; i++) indices[i] = lookup[keys[i] ?? 0] ?? 0;
  return { indices, palette };
}

const mean = (sums: Float64Array, key: number, axis: number, n: number): number => (sums[key * 3 + axis] ?? 0) / n;

/** Splits the box whose colours differ most until there are enough, each at the middle of its longest axis. */
function cut(bins: Bin[]): Bin[][] {
  const boxes = [{ bins, spread: spreadOf(bins) }];
  while (boxes.length < COLOURS) {
    let widest = 0;
    boxes.forEach(({ spread }, i) => {
      if (spread.cost > (boxes[widest]?.spread.cost ?? 0)) widest = i;
    });
    const box = boxes[widest];
    if (!box || box.bins.length < 2) break;
    const { axis } = box.spread;
    const sorted = [...box.bins].sort((a, b) => a.rgb[axis] - b.rgb[axis] || a.key - b.key);
    const at = middleOf(sorted, axis);
    const halves = [sorted.slice(0, at), sorted.slice(at)];
    boxes.splice(widest, 1, ...halves.map((half) => ({ bins: half, spread: spreadOf(half) })));
  }
  return boxes.map((box) => box.bins);
}

/** Where to part sorted colours: at their mean, so that a rare colour far away gets a box of its own. */
function middleOf(sorted: readonly Bin[], axis: 0 | 1 | 2): number {
  const all = sorted.reduce((sum, bin) => sum + bin.count, 0);
  const middle = sorted.reduce((sum, bin) => sum + bin.rgb[axis] * bin.count, 0) / all;
  const at = sorted.findIndex((bin) => bin.rgb[axis] > middle);
  return Math.max(1, at);
}

/** The axis along which a box's colours differ most, and how much it costs not to part them. */
function spreadOf(bins: readonly Bin[]): { axis: 0 | 1 | 2; cost: number } {
  let [best, cost] = [0 as 0 | 1 | 2, 0];
  for (const axis of [0, 1, 2] as const) {
    let [all, sum, squares] = [0, 0, 0];
    for (const { rgb, count } of bins) {
      all += count;
      sum += rgb[axis] * count;
      squares += rgb[axis] * rgb[axis] * count;
    }
    const variance = squares - (sum * sum) / (all || 1);
    const weighted = Math.sqrt(Math.max(0, variance)) * WEIGHTS[axis];
    if (weighted > cost) [best, cost] = [axis, weighted];
  }
  return { axis: best, cost };
}

/** Eyes see green best. */
const WEIGHTS = [0.8, 1, 0.6] as const;
