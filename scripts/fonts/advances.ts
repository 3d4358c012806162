/** What pictures know of the shipped fonts, read from their files. */
import { fileURLToPath } from "node:url";
import { FONT_FILES } from "../../src/render/font-files.ts";
import type { Face } from "../../src/render/primitives.ts";
import { advancesOf, kerningOf, lettersOf, ligaturesOf } from "./compact.ts";
import { Font } from "./opentype.ts";

const DIRECTORY = new URL("../../assets/fonts/", import.meta.url);

const fontOf = (name: keyof typeof FONT_FILES): Font =>
  new Font(fileURLToPath(new URL(FONT_FILES[name].file, DIRECTORY)));

/** Between letters that only a font that stands in has, also others are in it. */
const LAST_PLAIN = 0xff;

/** As `ADVANCES` and `REST` of `src/render/advances.ts`. */
export function advancesOfFonts() {
  const fonts = {
    regular: fontOf("regular"),
    bold: fontOf("bold"),
    italic: fontOf("italic"),
    slab: fontOf("slab"),
  } satisfies { readonly [face in Face]: Font };
  const whole = (font: Font) => {
    const letters = lettersOf(font);
    return {
      advances: advancesOf(font, letters),
      ligatures: ligaturesOf(font),
      kerning: kerningOf(font, letters),
    };
  };
  /** Plain letters, and those that one of two faces lacks. */
  const lacking = (font: Font, ...faces: readonly Font[]): string =>
    advancesOf(
      font,
      lettersOf(font).filter((code) => code <= LAST_PLAIN || faces.some(({ glyphs }) => !glyphs.has(code))),
    );
  return {
    faces: {
      regular: whole(fonts.regular),
      bold: whole(fonts.bold),
      italic: whole(fonts.italic),
      slab: whole(fonts.slab),
    },
    rest: {
      rest: lacking(fontOf("rest"), fonts.regular, fonts.italic),
      restBold: lacking(fontOf("restBold"), fonts.bold, fonts.slab),
    },
  };
}
