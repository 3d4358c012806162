/** A font as `src/render/advances.ts` holds it: letters in runs, pairs by classes of letters that behave alike. */
import type { Kerning } from "../../src/render/advances.ts";
import { bareLetter } from "../../src/render/metrics.ts";
import type { Font } from "./opentype.ts";

/** A letter that is somebody's private agreement is never drawn. */
const isPrivate = (code: number): boolean => (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000;

export const lettersOf = (font: Font): readonly number[] =>
  [...font.glyphs.keys()].filter((code) => code >= 0x20 && !isPrivate(code)).toSorted((a, b) => a - b);

const inBase36 = (value: number): string => value.toString(36);

/** Runs of neighbouring letters: the first letter, then the advance of each; `advance*times` where several are alike. */
export function advancesOf(font: Font, letters: readonly number[]): string {
  const runs: { readonly first: number; count: number; readonly steps: { advance: number; times: number }[] }[] = [];
  for (const code of letters) {
    const advance = font.advance(glyphOf(font, code));
    const last = runs.at(-1);
    const run = last && last.first + last.count === code ? last : { first: code, count: 0, steps: [] };
    if (run !== last) runs.push(run);
    run.count += 1;
    const step = run.steps.at(-1);
    if (step?.advance === advance) step.times += 1;
    else run.steps.push({ advance, times: 1 });
  }
  const written = ({ advance, times }: { advance: number; times: number }): string =>
    times === 1 ? inBase36(advance) : `${inBase36(advance)}*${inBase36(times)}`;
  return runs.map(({ first, steps }) => [inBase36(first), ...steps.map(written)].join(" ")).join(",");
}

function glyphOf(font: Font, code: number): number {
  const glyph = font.glyphs.get(code);
  if (glyph === undefined) throw new Error(`the font has no letter ${code.toString(16)}`);
  return glyph;
}

/** How the letters of a font move to each other. */
export function kerningOf(font: Font, letters: readonly number[]): Kerning {
  const kerning = font.kerning();
  const glyphs = [...new Set(letters.map((code) => glyphOf(font, code)))];
  const rows = new Map(glyphs.map((first) => [first, glyphs.map((second) => kerning(first, second))]));
  const places = new Map(glyphs.map((glyph, i) => [glyph, i] as const));
  const rowOf = (code: number): readonly number[] => rows.get(glyphOf(font, code)) ?? [];
  const placeOf = (code: number): number => places.get(glyphOf(font, code)) ?? 0;
  const kinds = [...new Map([...rows.values()].map((row) => [row.join(), row])).values()];
  const firsts = classes(letters, (code) => rowOf(code).join());
  const seconds = classes(letters, (code) => kinds.map((row) => row[placeOf(code)]).join());
  const pairs = firsts.map(([first = 0]) =>
    seconds
      .flatMap(([second = 0], i) => {
        const by = rowOf(first)[placeOf(second)] ?? 0;
        return by === 0 ? [] : [`${inBase36(i)} ${inBase36(by)}`];
      })
      .join(" "),
  );
  return { firsts: members(firsts), seconds: members(seconds), pairs: pairs.join(",") };
}

/** Letters that are alike in something, together: most of them first. */
function classes(letters: readonly number[], alike: (code: number) => string): readonly (readonly number[])[] {
  const found = new Map<string, number[]>();
  for (const code of letters) {
    const key = alike(code);
    found.set(key, [...(found.get(key) ?? []), code]);
  }
  return [...found.values()].toSorted((a, b) => b.length - a.length);
}

/** The letters of each class, a line each. Nothing is said of a letter in the class of its bare letter, or in the first where it is bare. */
function members(all: readonly (readonly number[])[]): string {
  const place = new Map(all.flatMap((list, i) => list.map((code) => [code, i] as const)));
  const assumed = (code: number): number => {
    const bare = bareLetter(code);
    return (bare === code ? undefined : place.get(bare)) ?? 0;
  };
  return all.map((list, i) => String.fromCodePoint(...list.filter((code) => assumed(code) !== i))).join("\n");
}

/** Letters that are drawn as one, each by the letter that a text could have in their place. */
export function ligaturesOf(font: Font): { readonly [letters: string]: string } {
  const codes = new Map([...font.glyphs].map(([code, glyph]) => [glyph, code] as const));
  return Object.fromEntries(
    font.ligatures().map(({ letters, glyph }) => {
      const code = codes.get(glyph);
      if (code === undefined) throw new Error("the font joins letters into one that has no name");
      return [String.fromCodePoint(...letters), String.fromCodePoint(code)];
    }),
  );
}
