/** The faces of a page: of each shipped font the letters that the page may show, as a style sheet. */
import { readFileSync } from "node:fs";
import subsetFont from "subset-font";

const FOLDER = new URL("../../../assets/fonts/", import.meta.url);

interface Face {
  readonly file: string;
  readonly family: string;
  readonly weight: "normal" | "bold";
  readonly style: "normal" | "italic";
}

const SANS = { family: "Umpire Sans", weight: "normal", style: "normal" } as const;
const REST = { family: "Umpire Rest", weight: "normal", style: "normal" } as const;

/** Those that pictures are drawn with. */
const FACES: readonly Face[] = [
  { ...SANS, file: "RobotoCondensed-Regular.ttf" },
  { ...SANS, file: "RobotoCondensed-Bold.ttf", weight: "bold" },
  { ...SANS, file: "RobotoCondensed-Italic.ttf", style: "italic" },
  { family: "Umpire Slab", file: "RobotoSlab-Bold.otf", weight: "bold", style: "normal" },
  { ...REST, file: "DejaVuSansCondensed.ttf" },
  { ...REST, file: "DejaVuSansCondensed-Bold.ttf", weight: "bold" },
];

/** What the page itself writes, and readers type: Basic Latin, and the signs on its buttons. */
const USUAL = `${Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCodePoint(0x20 + i)).join("")}«»◀▶◁▷❚✓✕×·–…`;

/** Style sheets by the letters that they have: pages of one game have much the same. */
const made = new Map<string, Promise<string>>();
const MOST_KEPT = 20;

/** The faces with all letters of these texts. */
export async function facesFor(texts: Iterable<string>): Promise<string> {
  const letters = new Set(USUAL);
  for (const text of texts) for (const letter of text) letters.add(letter);
  const all = [...letters].sort().join("");
  const known = made.get(all);
  if (known) return await known;
  const sheet = Promise.all(FACES.map((face) => ruleOf(face, all))).then((rules) => rules.join(""));
  if (made.size >= MOST_KEPT) made.clear();
  made.set(all, sheet);
  return await sheet;
}

async function ruleOf({ file, family, weight, style }: Face, letters: string): Promise<string> {
  const font = await subsetFont(readFileSync(new URL(file, FOLDER)), letters, { targetFormat: "woff2" });
  return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(data:font/woff2;base64,${font.toString("base64")})}`;
}
