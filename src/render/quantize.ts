/** Pictures as 256 colours: found by median cut over the colours that occur, each pixel then takes the nearest of its neighbourhood. */

/** Bits a channel that are told apart. */
const BITS = 5;
const LEVELS = 1 << BITS;
const BINS = LEVELS ** 3;
const COLOURS = 256;

export interface Indexed {
  /** One byte a pixel, its colour's place in the palette; before each row a zero, as PNG wants it. Another picture is written over it. */
  readonly rows: Uint8Array;
  /** Red, green, blue of each colour. */
  readonly palette: Uint8Array;
}

interface Bin {
  readonly key: number;
  readonly count: number;
  readonly rgb: readonly [number, number, number];
}

/** Neighbours of one colour in a row. Of each run: which of the colours that are told apart, and how many pixels. */
interface Runs {
  readonly keys: Uint16Array;
  readonly lengths: Uint16Array;
}

/** This thread's own, as long as its largest picture: new ones of some megabytes each time outrun the garbage collector. */
let paper = { keys: new Uint16Array(0), lengths: new Uint16Array(0), rows: new Uint8Array(0) };

function paperFor(width: number, height: number): typeof paper {
  const [count, bytes] = [width * height, (width + 1) * height];
  if (paper.keys.length < count || paper.rows.length < bytes)
    paper = { keys: new Uint16Array(count), lengths: new Uint16Array(count), rows: new Uint8Array(bytes) };
  return { ...paper, rows: paper.rows.subarray(0, bytes) };
}

/** `pixels`: four bytes each, blue first (as cairo keeps them). `colours`: the most there may be. */
export function quantized(pixels: Uint8Array, width: number, height: number, colours = COLOURS): Indexed {
  const words = wordsOf(pixels, width * height);
  const { rows, ...runs } = paperFor(width, height);
  const boxes = cut(binsOf(words, width, runs), colours);
  const palette = new Uint8Array(COLOURS * 3);
  const lookup = new Uint8Array(BINS);
  boxes.forEach((box, index) => {
    const all = box.reduce((sum, bin) => sum + bin.count, 0);
    for (const axis of [0, 1, 2] as const)
      palette[index * 3 + axis] = Math.round(box.reduce((sum, bin) => sum + bin.rgb[axis] * bin.count, 0) / all);
    for (const { key } of box) lookup[key] = index;
  });
  fillRows(rows, width, runs, lookup);
  return { rows, palette };
}

/** From this many pixels on, a fill is quicker than a loop. */
const LONG = 24;

function fillRows(rows: Uint8Array, width: number, { keys, lengths }: Runs, lookup: Uint8Array): void {
  for (let at = 0, run = 0; at < rows.length; ) {
    rows[at++] = 0;
    for (const end = at + width; at < end; run++) {
      const index = lookup[keys[run] ?? 0] ?? 0;
      const next = at + (lengths[run] ?? width);
      if (next - at < LONG) while (at < next) rows[at++] = index;
      else rows.fill(index, at, next);
      at = next;
    }
  }
}

/** A pixel at a time: what is asked of each of two million has to be little. */
const wordsOf = (pixels: Uint8Array, count: number): Uint32Array =>
  pixels.byteOffset % 4 === 0
    ? new Uint32Array(pixels.buffer, pixels.byteOffset, count)
    : new Uint32Array(pixels.slice().buffer, 0, count);

const keyOf = (word: number): number => ((word >>> 9) & 0x7c00) | ((word >>> 6) & 0x3e0) | ((word >>> 3) & 0x1f);

/** The colours that occur, told apart by their highest bits; `runs`: is filled with where they are, row by row. */
function binsOf(words: Uint32Array, width: number, { keys, lengths }: Runs): Bin[] {
  const counts = new Uint32Array(BINS);
  const [reds, greens, blues] = [new Uint32Array(BINS), new Uint32Array(BINS), new Uint32Array(BINS)] as const;
  for (let at = 0, run = 0, end = width; at < words.length; run++) {
    const start = at;
    const word = words[at++] ?? 0;
    while (at < end && words[at] === word) at++;
    const length = at - start;
    const key = keyOf(word);
    keys[run] = key;
    lengths[run] = length;
    counts[key] = (counts[key] ?? 0) + length;
    reds[key] = (reds[key] ?? 0) + length * ((word >>> 16) & 0xff);
    greens[key] = (greens[key] ?? 0) + length * ((word >>> 8) & 0xff);
    blues[key] = (blues[key] ?? 0) + length * (word & 0xff);
    if (at === end) end += width;
  }
  const bins: Bin[] = [];
  const mean = (sums: Uint32Array, key: number, n: number): number => (sums[key] ?? 0) / n;
  counts.forEach((n, key) => {
    if (n > 0) bins.push({ key, count: n, rgb: [mean(reds, key, n), mean(greens, key, n), mean(blues, key, n)] });
  });
  return bins;
}

/** Splits the box whose colours differ most until there are enough, each at the middle of its longest axis. */
function cut(bins: Bin[], colours: number): Bin[][] {
  const boxes = [{ bins, spread: spreadOf(bins) }];
  while (boxes.length < colours) {
    let widest = 0;
    boxes.forEach(({ spread }, i) => {
      if (spread.cost > (boxes[widest]?.spread.cost ?? 0)) widest = i;
    });
    const box = boxes[widest];
    if (!box || box.bins.length < 2) break;
    const halves = parted(box.bins, box.spread.axis);
    boxes.splice(widest, 1, ...halves.map((half) => ({ bins: half, spread: spreadOf(half) })));
  }
  return boxes.map((box) => box.bins);
}

/** Parted at the mean of an axis, so that a rare colour far away gets a box of its own. */
function parted(bins: readonly Bin[], axis: 0 | 1 | 2): readonly [Bin[], Bin[]] {
  const all = bins.reduce((sum, bin) => sum + bin.count, 0);
  const middle = bins.reduce((sum, bin) => sum + bin.rgb[axis] * bin.count, 0) / all;
  const [low, high]: [Bin[], Bin[]] = [[], []];
  for (const bin of bins) (bin.rgb[axis] > middle ? high : low).push(bin);
  return high.length === 0 ? [low.slice(0, 1), low.slice(1)] : [low, high];
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
