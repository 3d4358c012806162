/** Lays out the legend of a board: each mark as it is drawn there, with what it means. */
import type { Colour, Side } from "./colour.ts";
import type { MapElement } from "./map.ts";
import { panel, told } from "./page.ts";
import { nameWidth } from "./placing/names.ts";
import { moved } from "./plane.ts";
import { BOARD, type Scene, SIGHT } from "./scene.ts";
import type { Point } from "./words.ts";

/** A mark of the board, drawn as it is there, and what it means. */
export interface Mark {
  readonly label: string;
  readonly note: string;
  /** Drawn around this place, in 190 × 100 map units. */
  readonly sample: (at: Point) => readonly MapElement[];
}

const HEIGHT = SIGHT.height;
const COLUMNS = 2;
/** Letters of notes: where a row is high, where it is not, and where a note is too long for that. */
const LETTERS = { roomy: 38, usual: 30, long: 27 } as const;
const SIZES = { roomy: "large", usual: "body", long: "small" } as const;
const MARGIN = 16;
const HIGHEST = 240;
/** Where a row is at least this high, its words are larger. */
const ROOMY = 180;
/** What a sample takes, and up to how much larger than on the board it is where rows have the height for it. */
const SAMPLE = { width: 212, height: 100 } as const;
const LARGEST = 1.5;
/** Around a sample and its words on their card. */
const PAD = 18;
/** Heights of lines as multiples of letters; and how much narrower the letters of notes are than heavy ones. */
const LEADING = 1.14;
const NARROW = 0.74;

/** Of a row, in pixels: its height, and how much larger than on the board its sample is. */
interface Row {
  readonly height: number;
  readonly zoom: number;
}

/** `/map legend:`: what the marks of a board mean, each on a card. */
export function legendScene(name: string, marks: readonly Mark[], sides: Readonly<Record<string, Side>>): Scene {
  const rows = Math.ceil(marks.length / COLUMNS);
  const height = Math.min(HIGHEST, (HEIGHT - MARGIN) / rows);
  const zoom = Math.max(1, Math.min(LARGEST, (height - MARGIN - PAD) / SAMPLE.height));
  const top = (HEIGHT - rows * height) / 2;
  const elements = marks.flatMap((mark, i) => {
    const left = Math.floor(i / rows) * (BOARD.width / COLUMNS);
    return entry(mark, [left, top + ((i % rows) + 0.5) * height], { height, zoom });
  });
  const [width, seen] = [BOARD.width / zoom, HEIGHT / zoom];
  return {
    frame: "board",
    sides,
    heading: { kind: "strip", title: name, sub: "What the marks on the board mean" },
    layout: panel({ kind: "map", width, height: seen, ground: { colour: "land" }, elements }),
    ...told(marks.map(({ label, note }) => `**${label}**: ${note}`)),
  };
}

/** Measured in pixels, placed in units of the map, which are larger. */
function entry({ label, note, sample }: Mark, [x, y]: Point, { height, zoom }: Row): MapElement[] {
  const onMap = (across: number, down: number): Point => [across / zoom, down / zoom];
  const width = BOARD.width / COLUMNS;
  const words = x + PAD + SAMPLE.width * zoom + PAD;
  const room = x + width - PAD - words;
  const isRoomy = height >= ROOMY;
  const set = (as: keyof typeof LETTERS) => ({
    as,
    lines: wrapped(note, room, LETTERS[as], NARROW),
    step: LETTERS[as] * LEADING,
  });
  const sets = (["roomy", "usual", "long"] as const).slice(isRoomy ? 0 : 1).map(set);
  const fits = ({ lines, step }: (typeof sets)[number]): boolean => (lines.length + 1) * step <= height - 1.5 * MARGIN;
  const { as, lines, step } = sets.find(fits) ?? set("long");
  const size = isRoomy && nameWidth(label, LETTERS.roomy) <= room ? "large" : "body";
  const first = y - (lines.length * step) / 2;
  const style = { kind: "lettering", align: "start" } as const;
  const card = { width: (width - MARGIN) / zoom, height: (height - MARGIN / 2) / zoom };
  return [
    { kind: "slip", at: onMap(x + width / 2, y), ...card },
    ...sample(onMap(x + PAD + (SAMPLE.width * zoom) / 2, y)),
    { ...style, style: "title", size, at: onMap(words, first), text: label },
    ...lines.map(
      (text, i): MapElement => ({
        ...style,
        style: "place",
        size: SIZES[as],
        at: onMap(words, first + (i + 1) * step),
        text,
      }),
    ),
  ];
}

function wrapped(text: string, width: number, letters: number, share: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && nameWidth(longer, letters * share) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Units on their way, and how many they are on a disc at the tail: a sample that boards have in common. */
export const moveSample =
  (
    colour: Colour,
    text: string,
    { width, radius }: { readonly width: number; readonly radius: number },
  ): Mark["sample"] =>
  (at) => [
    { kind: "arrow", colour, points: [moved(at, -66, 6), moved(at, 78)], count: "", width },
    { kind: "gain", at: moved(at, -60, 6), radius, text, colour },
  ];
