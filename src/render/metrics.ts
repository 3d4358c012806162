/** How wide texts are, by the table of the shipped fonts: the same on every machine and in every browser, kerned as they are drawn. */
import { ADVANCES, EM, type Kerning, REST } from "./advances.ts";
import { joinedArabic } from "./arabic.ts";
import { standIn } from "./font-files.ts";
import type { Face } from "./primitives.ts";

/** How many steps to a pixel letters are set in, as Pango sets them. */
const STEPS = 1024;

interface Metrics {
  /** Advances by code points, in units of the em: of the face, and of the font that replaces letters it lacks. */
  readonly own: ReadonlyMap<number, number>;
  readonly rest: ReadonlyMap<number, number>;
  /** Letters that are drawn as one, as one. */
  joined(text: string): string;
  /** How much farther the second letter stands from the first. */
  kerning(first: number, second: number): number;
}

/** Width in pixels. */
export function widthOf(text: string, face: Face, size: number): number {
  const metrics = metricsOf(face);
  const scale = Math.trunc(size * STEPS) / EM;
  let steps = 0;
  for (const piece of piecesOf(text, face))
    steps += piece.isOwn ? ownSteps(piece.text, metrics, scale) : restSteps(piece.text, metrics, scale);
  return steps / STEPS;
}

function ownSteps(text: string, { own, joined, kerning }: Metrics, scale: number): number {
  let steps = 0;
  let before: number | null = null;
  for (const letter of joined(text)) {
    const code = codeOf(letter);
    if (before !== null) steps += Math.round(kerning(before, code) * scale);
    steps += Math.round((own.get(code) ?? 0) * scale);
    before = code;
  }
  return steps;
}

/** A letter that no shipped font has is as wide as an em. */
function restSteps(text: string, { rest }: Metrics, scale: number): number {
  let steps = 0;
  for (const letter of joinedArabic(text))
    if (!MARK.test(letter)) steps += Math.round((rest.get(codeOf(letter)) ?? EM) * scale);
  return steps;
}

/** What is on another letter, or is not seen: it takes no room. */
const MARK = /[\p{Mn}\p{Me}\p{Cf}]/u;

/** A part of a text in one font: that of its face, or the one that stands in for it. */
export interface Piece {
  readonly text: string;
  readonly isOwn: boolean;
}

const PLAIN = /^[ -~]*$/;

/** A text parted where its font changes; spaces and marks are in the font of what stands before them. */
export function piecesOf(text: string, face: Face): readonly Piece[] {
  if (PLAIN.test(text)) return [{ text, isOwn: true }];
  const { own } = metricsOf(face);
  const pieces: Piece[] = [];
  let [letters, wasOwn] = ["", true];
  for (const letter of text.normalize("NFC")) {
    const isOwn = letter === " " || MARK.test(letter) ? wasOwn : own.has(codeOf(letter));
    if (isOwn !== wasOwn && letters !== "") {
      pieces.push({ text: letters, isOwn: wasOwn });
      letters = "";
    }
    letters += letter;
    wasOwn = isOwn;
  }
  return [...pieces, { text: letters, isOwn: wasOwn }];
}

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

const known = new Map<Face, Metrics>();

function metricsOf(face: Face): Metrics {
  const metrics = known.get(face) ?? unpacked(face);
  known.set(face, metrics);
  return metrics;
}

function unpacked(face: Face): Metrics {
  const { advances, ligatures, kerning } = ADVANCES[face];
  const several = new RegExp(Object.keys(ligatures).join("|"), "g");
  return {
    own: advancesIn(advances),
    rest: restOf(standIn(face)),
    joined: (text) => text.replace(several, (letters) => ligatures[letters] ?? letters),
    kerning: kerningIn(kerning),
  };
}

const rests = new Map<keyof typeof REST, ReadonlyMap<number, number>>();

function restOf(weight: keyof typeof REST): ReadonlyMap<number, number> {
  const rest = rests.get(weight) ?? advancesIn(REST[weight]);
  rests.set(weight, rest);
  return rest;
}

const fromBase36 = (text: string | undefined): number => Number.parseInt(text ?? "0", 36);

function advancesIn(text: string): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const run of text.split(",")) {
    const [first, ...steps] = run.split(" ");
    let code = fromBase36(first);
    for (const step of steps) {
      const [advance, times = "1"] = step.split("*");
      for (const end = code + fromBase36(times); code < end; code += 1) found.set(code, fromBase36(advance));
    }
  }
  return found;
}

/** The letter below the marks of another; a letter without marks is its own. */
export const bareLetter = (code: number): number => codeOf(String.fromCodePoint(code).normalize("NFD"));

function kerningIn({ firsts, seconds, pairs }: Kerning): Metrics["kerning"] {
  const [first, second] = [classesIn(firsts), classesIn(seconds)];
  const by = pairs.split(",").map((list) => {
    const numbers = list === "" ? [] : list.split(" ").map(fromBase36);
    return new Map(numbers.flatMap((value, i) => (i % 2 === 0 ? [[value, numbers[i + 1] ?? 0] as const] : [])));
  });
  return (one, other) => by[first(one)]?.get(second(other)) ?? 0;
}

function classesIn(text: string): (code: number) => number {
  const classes = new Map(
    text.split("\n").flatMap((letters, i) => [...letters].map((letter) => [codeOf(letter), i] as const)),
  );
  return (code) => {
    const found = classes.get(code) ?? classes.get(bareLetter(code)) ?? 0;
    classes.set(code, found);
    return found;
  };
}
