/** The shipped fonts: files of assets/fonts, and the names (faces) under which pictures ask for them, as render/layout does for its labels. */
import type { Face } from "./primitives.ts";

interface FontFile {
  readonly file: string;
  readonly family: string;
  readonly weight: "normal" | "bold";
  readonly style: "normal" | "italic";
}

const STAND_IN = "DejaVu Sans Condensed";

/**
 * A font for each face, and two for letters that these lack. Those have their own name: by any other, Pango asks the system
 * for the whole family of DejaVu Sans, and takes another width where it is installed.
 */
export const FONT_FILES: { readonly [name in Face | "rest" | "restBold"]: FontFile } = {
  regular: { file: "RobotoCondensed-Regular.ttf", family: "Umpire Sans", weight: "normal", style: "normal" },
  bold: { file: "RobotoCondensed-Bold.ttf", family: "Umpire Sans", weight: "bold", style: "normal" },
  italic: { file: "RobotoCondensed-Italic.ttf", family: "Umpire Sans", weight: "normal", style: "italic" },
  slab: { file: "RobotoSlab-Bold.otf", family: "Umpire Slab", weight: "bold", style: "normal" },
  rest: { file: "DejaVuSansCondensed.ttf", family: STAND_IN, weight: "normal", style: "normal" },
  restBold: { file: "DejaVuSansCondensed-Bold.ttf", family: STAND_IN, weight: "bold", style: "normal" },
};

/** The font that has the letters that a face lacks. */
export const standIn = (face: Face): "rest" | "restBold" => (face === "bold" || face === "slab" ? "restBold" : "rest");

export type FontName = keyof typeof FONT_FILES;

/** Fonts at a size in pixels, as a canvas is told of them: later ones for letters that those before them lack. */
export function fontOf(size: number, name: FontName, ...others: readonly FontName[]): string {
  const { weight, style } = FONT_FILES[name];
  const words = [weight, style].filter((word) => word !== "normal");
  const families = [name, ...others].map((one) => `"${FONT_FILES[one].family}"`);
  return [...words, `${size}px ${families.join(", ")}`].join(" ");
}

/** The fonts as a page declares them; `addressOf`: where it finds what is in a file of assets/fonts, or in what was made of it. */
export const fontFaces = (addressOf: (file: string) => string): string =>
  Object.values(FONT_FILES)
    .map(({ file, family, weight, style }) => {
      const source = `url(${addressOf(file)})`;
      return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:${source}}`;
    })
    .join("\n");
