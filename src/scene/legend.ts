import type { Side } from "./colour.ts";
import type { MapElement } from "./map.ts";
import { nameWidth } from "./placing/names.ts";
import { BOARD, type Scene, STRIPS } from "./scene.ts";
import type { Point } from "./words.ts";

/** A mark of the board, drawn as it is there, and what it means. */
export interface Mark {
  readonly label: string;
  readonly note: string;
  /** Drawn around this place, in 190 × 100 map units. */
  readonly sample: (at: Point) => readonly MapElement[];
}

const HEIGHT = BOARD.height - STRIPS.heading;
const COLUMNS = 2;
const LEAST = 30;
const HIGHEST = 240;
/** Where a row has so much height, its words are larger. */
const ROOMY = 180;
const KEY = 130;
const WORDS = 275;
/** Heights of lines as multiples of letters; and how much narrower the letters of notes are than heavy ones. */
const LEADING = 1.14;
const NARROW = 0.74;

/** `/map legend:`: what the marks of a board mean. */
export function legendScene(name: string, marks: readonly Mark[], sides: Readonly<Record<string, Side>>): Scene {
  const rows = Math.ceil(marks.length / COLUMNS);
  const row = Math.min(HIGHEST, (HEIGHT - 40) / rows);
  const top = (HEIGHT - rows * row) / 2;
  const elements = marks.flatMap((mark, i) => {
    const left = Math.floor(i / rows) * (BOARD.width / COLUMNS);
    return entry(mark, [left, top + ((i % rows) + 0.5) * row], row >= ROOMY);
  });
  return {
    frame: "board",
    sides,
    heading: { kind: "strip", title: name, sub: "What the marks on the board mean" },
    layout: {
      kind: "panel",
      content: { kind: "map", width: BOARD.width, height: HEIGHT, ground: { colour: "land" }, elements },
    },
    alt: marks.map(({ label, note }) => `${label}: ${note}`).join(" "),
    text: marks.map(({ label, note }) => `**${label}**: ${note}`).join("\n"),
  };
}

function entry({ label, note, sample }: Mark, [x, y]: Point, roomy: boolean): MapElement[] {
  const letters = LEAST * (roomy ? 1.26 : 1);
  const room = BOARD.width / COLUMNS - WORDS - 30;
  const lines = wrapped(note, room, letters, NARROW);
  const size = roomy && nameWidth(label, letters) <= room ? "large" : "body";
  const step = letters * LEADING;
  const first = y - (lines.length * step) / 2;
  const words = { kind: "lettering", align: "start" } as const;
  return [
    ...sample([x + KEY, y]),
    { ...words, style: "title", size, at: [x + WORDS, first], text: label },
    ...lines.map(
      (text, i): MapElement => ({
        ...words,
        style: "place",
        size: roomy ? "large" : "body",
        at: [x + WORDS, first + (i + 1) * step],
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
