/** Reads of an OpenType font how wide its letters are, and what pairs and ligatures change in that. */
import { readFileSync } from "node:fs";

/** A ligature: the letters it stands for, and the glyph that is drawn. */
interface Ligature {
  readonly letters: readonly number[];
  readonly glyph: number;
}

/** Numbers of a font's tables, big-endian, by where they stand in the file. */
class Bytes {
  readonly #view: DataView;

  constructor(file: Uint8Array) {
    this.#view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  }

  u16 = (at: number): number => this.#view.getUint16(at);
  i16 = (at: number): number => this.#view.getInt16(at);
  u32 = (at: number): number => this.#view.getUint32(at);
  tag = (at: number): string => String.fromCharCode(...[0, 1, 2, 3].map((i) => this.#view.getUint8(at + i)));

  /** A number of 16-bit numbers, a step apart. */
  list = (at: number, count: number, step = 2): number[] =>
    Array.from({ length: count }, (_, i) => this.u16(at + i * step));
}

export class Font {
  readonly #bytes: Bytes;
  readonly #tables: ReadonlyMap<string, number>;
  /** Glyphs by code points. */
  readonly glyphs: ReadonlyMap<number, number>;

  constructor(file: string) {
    const bytes = new Bytes(readFileSync(file));
    const records = Array.from({ length: bytes.u16(4) }, (_, i) => 12 + 16 * i);
    this.#bytes = bytes;
    this.#tables = new Map(records.map((at) => [bytes.tag(at), bytes.u32(at + 8)]));
    this.glyphs = this.#mapped();
  }

  #table(tag: string): number {
    const at = this.#tables.get(tag);
    if (at === undefined) throw new Error(`the font has no table ${tag}`);
    return at;
  }

  /** Units of an em. */
  get em(): number {
    return this.#bytes.u16(this.#table("head") + 18);
  }

  advance(glyph: number): number {
    const metrics = this.#bytes.u16(this.#table("hhea") + 34);
    return this.#bytes.u16(this.#table("hmtx") + 4 * Math.min(glyph, metrics - 1));
  }

  #mapped(): Map<number, number> {
    const { u16, u32 } = this.#bytes;
    const cmap = this.#table("cmap");
    const subtables = Array.from({ length: u16(cmap + 2) }, (_, i) => cmap + u32(cmap + 8 + 8 * i));
    const all = subtables.find((at) => u16(at) === 12);
    if (all !== undefined) return this.#inGroups(all);
    const plane = subtables.find((at) => u16(at) === 4);
    if (plane === undefined) throw new Error("the font maps no letters in a way that is known here");
    return this.#inSegments(plane);
  }

  #inGroups(at: number): Map<number, number> {
    const { u32 } = this.#bytes;
    const found = new Map<number, number>();
    for (let i = 0; i < u32(at + 12); i += 1) {
      const [first = 0, last = 0, glyph = 0] = [0, 4, 8].map((offset) => u32(at + 16 + 12 * i + offset));
      for (let code = first; code <= last; code += 1) found.set(code, glyph + code - first);
    }
    return found;
  }

  #inSegments(at: number): Map<number, number> {
    const { u16 } = this.#bytes;
    const size = u16(at + 6);
    const found = new Map<number, number>();
    for (let i = 0; i < size; i += 2) {
      const [last, first] = [u16(at + 14 + i), u16(at + 16 + size + i)];
      const [delta, place] = [u16(at + 16 + 2 * size + i), at + 16 + 3 * size + i];
      const offset = u16(place);
      for (let code = first; code <= last && code !== 0xffff; code += 1) {
        const glyph = offset === 0 ? code : u16(place + offset + 2 * (code - first));
        if (glyph !== 0) found.set(code, (glyph + delta) % 65536);
      }
    }
    return found;
  }

  /** Where the lookups of a feature stand, as Latin has it, or whatever script it is; each with its kind. */
  #lookups(table: "GPOS" | "GSUB", feature: string): { readonly kind: number; readonly subtables: number[] }[] {
    const { u16, tag, list } = this.#bytes;
    const at = this.#table(table);
    const [features, lookups] = [at + u16(at + 6), at + u16(at + 8)];
    const records = Array.from({ length: u16(features) }, (_, i) => features + 2 + 6 * i);
    const wanted = records
      .filter((record) => tag(record) === feature)
      .flatMap((record) => {
        const place = features + u16(record + 4);
        return list(place + 4, u16(place + 2));
      });
    return [...new Set(wanted)].map((i) => {
      const place = lookups + u16(lookups + 2 + 2 * i);
      return { kind: u16(place), subtables: list(place + 6, u16(place + 4)).map((offset) => place + offset) };
    });
  }

  /** Glyphs that a subtable is about, in its order. */
  #covered(at: number): number[] {
    const { u16, list } = this.#bytes;
    if (u16(at) === 1) return list(at + 4, u16(at + 2));
    return Array.from({ length: u16(at + 2) }, (_, i) => at + 4 + 6 * i).flatMap((range) =>
      Array.from({ length: u16(range + 2) - u16(range) + 1 }, (_, i) => u16(range) + i),
    );
  }

  #classes(at: number): Map<number, number> {
    const { u16, list } = this.#bytes;
    if (u16(at) === 1) return new Map(list(at + 6, u16(at + 4)).map((kind, i) => [u16(at + 2) + i, kind]));
    return new Map(
      Array.from({ length: u16(at + 2) }, (_, i) => at + 4 + 6 * i).flatMap((range) =>
        Array.from({ length: u16(range + 2) - u16(range) + 1 }, (_, i) => [u16(range) + i, u16(range + 4)] as const),
      ),
    );
  }

  /** By how much a second glyph moves to the first: the first subtable that has a word on a pair counts. */
  kerning(): (first: number, second: number) => number {
    const subtables = this.#lookups("GPOS", "kern").flatMap(({ kind, subtables }) => {
      if (kind !== 2) throw new Error("the font kerns in a way that is not known here");
      return subtables.map((at) => (this.#bytes.u16(at) === 1 ? this.#ofPairs(at) : this.#ofClasses(at)));
    });
    return (first, second) => {
      for (const subtable of subtables) {
        const by = subtable(first, second);
        if (by !== null) return by;
      }
      return 0;
    };
  }

  /** Pairs by name. The advance of the first glyph is all that these fonts change. */
  #ofPairs(at: number): (first: number, second: number) => number | null {
    const { u16, i16, list } = this.#bytes;
    this.#checkFormat(at);
    const sets = list(at + 10, u16(at + 8));
    const pairs = new Map(
      this.#covered(at + u16(at + 2)).map((glyph, i) => {
        const set = at + (sets[i] ?? 0);
        const records = Array.from({ length: u16(set) }, (_, k) => set + 2 + 4 * k);
        return [glyph, new Map(records.map((record) => [u16(record), i16(record + 2)]))] as const;
      }),
    );
    return (first, second) => pairs.get(first)?.get(second) ?? null;
  }

  #ofClasses(at: number): (first: number, second: number) => number | null {
    const { u16, i16 } = this.#bytes;
    this.#checkFormat(at);
    const covered = new Set(this.#covered(at + u16(at + 2)));
    const [firsts, seconds] = [this.#classes(at + u16(at + 8)), this.#classes(at + u16(at + 10))];
    const across = u16(at + 14);
    return (first, second) =>
      covered.has(first) ? i16(at + 16 + 2 * ((firsts.get(first) ?? 0) * across + (seconds.get(second) ?? 0))) : null;
  }

  #checkFormat(at: number): void {
    const [first, second] = this.#bytes.list(at + 4, 2);
    if (first !== 4 || second !== 0) throw new Error("the font kerns by more than advances");
  }

  /** Of letters that are drawn as one, the longest first. */
  ligatures(): readonly Ligature[] {
    const { u16, list } = this.#bytes;
    const letters = new Map([...this.glyphs].map(([code, glyph]) => [glyph, code]).reverse() as [number, number][]);
    const found = this.#lookups("GSUB", "liga").flatMap(({ kind, subtables }) => {
      if (kind !== 4) throw new Error("the font joins letters in a way that is not known here");
      return subtables.flatMap((at) =>
        this.#covered(at + u16(at + 2)).flatMap((first, i) => {
          const set = at + u16(at + 6 + 2 * i);
          return list(set + 2, u16(set)).map((offset) => {
            const one = set + offset;
            const glyphs = [first, ...list(one + 4, u16(one + 2) - 1)];
            return { letters: glyphs.map((glyph) => letters.get(glyph) ?? 0), glyph: u16(one) };
          });
        }),
      );
    });
    return found.toSorted((a, b) => b.letters.length - a.letters.length);
  }
}
