/** The building blocks of a picture's page: panels, rows, columns, headings, and the words that go with it. */
import type { Colour, Side } from "./colour.ts";
import type { MapElement, MapPanel } from "./map.ts";
import type { Strip } from "./panels.ts";
import type { Content, Layout, Scene } from "./scene.ts";
import { spoken } from "./spoken.ts";
import type { Pictogram } from "./symbols.ts";
import type { Viewport } from "./viewport.ts";
import type { Label } from "./words.ts";

type Panel = Layout & { readonly kind: "panel" };

/** A content in its place. */
export const panel = (content: Content, more: Pick<Panel, "room" | "sheet"> = {}): Panel => ({
  kind: "panel",
  ...more,
  content,
});

/** What lies on no sheet. */
export const bare = (content: Content): Panel => panel(content, { sheet: "none" });

/** What takes all the room that others leave, and lies on no sheet. */
export const filling = (content: Content): Panel => panel(content, { sheet: "none", room: { flex: 1 } });

/** Sentences, as large as they have room in all that others leave. */
export const fittingNotes = (words: readonly string[]): Panel =>
  panel({ kind: "notes", size: "fit", notes: words.map((text) => ({ text })) }, { room: { flex: 1 } });

const isLayout = (part: Content | Layout): part is Layout =>
  part.kind === "row" || part.kind === "column" || part.kind === "panel";

const arranged = (part: Content | Layout): Layout => (isLayout(part) ? part : panel(part));

/** One next to the other. */
export const row = (...parts: readonly (Content | Layout)[]): Layout => ({
  kind: "row",
  children: parts.map(arranged),
});

/** One under the other. */
export const column = (...parts: readonly (Content | Layout)[]): Layout => ({
  kind: "column",
  children: parts.map(arranged),
});

/** A map that lies on the base of its picture, or the part of it that is seen. */
export const mapPanel = (
  { width, height }: Pick<Viewport, "width" | "height">,
  elements: readonly MapElement[],
  viewport?: Viewport,
): MapPanel => ({ kind: "map", width, height, ...(viewport ? { viewport } : {}), base: "scene", elements });

/** A heading in a side's colour, with its emblem. */
export const inColours = (colour: Colour, pictogram: Pictogram): Pick<Strip, "colour" | "emblem"> => ({
  colour,
  emblem: { colour, pictogram },
});

/** Which of several pictures of a kind it is: "Turn 3 · 1 of 2". */
export const numbered = (sub: string, i: number, of: number): string => (of > 1 ? `${sub} · ${i + 1} of ${of}` : sub);

/** Who plays, in the letters that they have typed. */
export const playedBy = (player: string | undefined): { readonly player?: Label } =>
  player === undefined ? {} : { player: { text: player, free: true } };

/** The same under the title of a plate. */
export const underTitle = (player: string | undefined): { readonly sub?: Label } =>
  player === undefined ? {} : { sub: { text: player, free: true } };

/**
 * What a picture shows, a line each, as Discord markdown; `caption`: said before them where there is no picture to be seen,
 * in place of lines that say the same.
 */
export const told = (words: readonly string[], caption = ""): Pick<Scene, "alt" | "text"> => {
  const before = spoken([caption]);
  const rest = words.filter((line) => before === "" || !before.includes(spoken([line])));
  return { alt: spoken([caption, ...rest]), text: words.join("\n") };
};

/** What is asked of a board that has the usual frame. */
export interface Page extends Pick<Scene, "base" | "under" | "beside"> {
  readonly sides: Readonly<Record<string, Side>>;
  readonly heading: Omit<Strip, "kind">;
  readonly layout: Content | Layout;
  /** See `told`. */
  readonly words: readonly string[];
  readonly caption?: string;
}

/** A picture in the frame of a board. */
export const page = ({ heading, layout, words, caption, ...rest }: Page): Scene => ({
  frame: "board",
  ...rest,
  heading: { kind: "strip", ...heading },
  layout: arranged(layout),
  ...told(words, caption),
});

/** A further picture of what the one before it tells in words. */
export const continued = (scene: Scene, name: string): Scene => ({
  ...scene,
  alt: `${name}, continued: told with the picture before.`,
  text: "",
});
