/** What a message is made of before it goes to Discord: text, buttons, menus, pictures. */
import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInMessageActionRow,
  type APIMessageTopLevelComponent,
  type APISelectMenuOption,
  type APIStringSelectComponent,
  type APIUserSelectComponent,
  ButtonStyle,
  ComponentType,
  SelectMenuDefaultValueType,
} from "discord.js";
import { altTextsOf } from "./alt-texts.ts";
import { clip, LIMIT } from "./limits.ts";
import { pieces } from "./rich.ts";

/** A message as components: what a person is shown in answer to a press or a command, and what is posted. */
export interface Screen {
  readonly title: string;
  readonly parts: readonly Part[];
  /** Small print at the end. */
  readonly footer: string;
  /** Shown above the words: on a phone one sees the end of a message first, with the question and its answers. */
  readonly pictures: readonly Picture[];
  /** What it says of the press that led to it: said again when the page is drawn up for what that press has changed. */
  readonly notice?: string;
  /** The message was changed since its control was pressed: of the files that it showed then none is counted on. */
  readonly anew?: boolean;
  /** Something to keep; `note`: what it is, in small print above it. */
  readonly file?: { readonly name: string; readonly text: string; readonly note?: string };
}

/** A picture that is drawn when it has to go up, and not where the message that is edited has it already. */
export interface Picture {
  /** Different for every different picture; letters, digits, dots and dashes. */
  readonly name: string;
  readonly alt: string;
  /** Shown by itself, as large as Discord shows pictures; those of a gallery share that room. */
  readonly large?: boolean;
  /** What it shows, for where it cannot be drawn or is too large. */
  readonly words: string;
  /**
   * The command that tells it in words; null: there is none, and where its `alt` has no room for all, the message has
   * its words.
   */
  readonly told: string | null;
  readonly game: string;
  /** Null: it cannot be drawn, and its words say why. */
  readonly draw: (() => Promise<Buffer>) | null;
}

export type Part =
  | { readonly kind: "text"; readonly text: string }
  /** A text with its own button beside it. */
  | { readonly kind: "section"; readonly text: string; readonly button: APIButtonComponentWithCustomId }
  | { readonly kind: "row"; readonly row: Row }
  /** A line between two things. */
  | { readonly kind: "rule" };

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

export const text = (words: string): Extract<Part, { kind: "text" }> => ({ kind: "text", text: words });
export const rowPart = (one: Row): Part => ({ kind: "row", row: one });
export const RULE: Part = { kind: "rule" };

/** A page of text with rows of controls below. */
export const page = (title: string, words: string, rows: readonly Row[] = [], footer = ""): Screen => ({
  title,
  parts: [...(words === "" ? [] : [text(words)]), ...rows.map(rowPart)],
  footer,
  pictures: [],
});

const LINK = /https?\\?:\/\/[^\s)>]+/g;

/** The same without the addresses in its texts. */
export const withoutLinks = (screen: Screen): Screen => ({
  ...screen,
  parts: screen.parts.map((part) => ("text" in part ? { ...part, text: part.text.replace(LINK, "(link)") } : part)),
});

/** The same without what it has to keep. */
export const withoutFile = ({ file: _, ...screen }: Screen): Screen => screen;

/** A sentence. */
export const note = (words: string): Screen => page("", words);

export const row = (...components: APIComponentInMessageActionRow[]): Row => ({
  type: ComponentType.ActionRow,
  components,
});

/** Buttons in rows of five. */
export function buttonRows(buttons: readonly APIButtonComponentWithCustomId[]): Row[] {
  const rows: Row[] = [];
  for (let i = 0; i < buttons.length; i += LIMIT.buttons) rows.push(row(...buttons.slice(i, i + LIMIT.buttons)));
  return rows;
}

export function button(
  id: string,
  label: string,
  style: APIButtonComponentWithCustomId["style"] = ButtonStyle.Secondary,
  disabled = false,
): APIButtonComponentWithCustomId {
  return { type: ComponentType.Button, custom_id: id, label: clip(label, LIMIT.buttonLabel), style, disabled };
}

/** A menu of at most 25 options, `size` of them taken. */
export function select(
  id: string,
  placeholder: string,
  options: readonly APISelectMenuOption[],
  size: { readonly min: number; readonly max: number } = { min: 1, max: 1 },
): APIStringSelectComponent {
  return {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: clip(placeholder, LIMIT.placeholder),
    options: options.slice(0, LIMIT.selectOptions),
    min_values: size.min,
    max_values: size.max,
  };
}

/** A menu of the server's people, of whom one is taken; `optional`: or nobody. */
export const personMenu = (
  id: string,
  placeholder: string,
  { chosen = null, optional = false }: { readonly chosen?: string | null; readonly optional?: boolean } = {},
): APIUserSelectComponent => ({
  type: ComponentType.UserSelect,
  custom_id: id,
  placeholder: clip(placeholder, LIMIT.placeholder),
  min_values: optional ? 0 : 1,
  max_values: 1,
  ...(chosen === null ? {} : { default_values: [{ id: chosen, type: SelectMenuDefaultValueType.User }] }),
});

/** An option of a menu, its texts cut to size. */
export function option(value: string, label: string, description = "", chosen = false): APISelectMenuOption {
  if (value.length === 0 || value.length > LIMIT.optionText) throw new Error(`no value for a menu: “${value}”`);
  const name = clip(label.trim() === "" ? value : label, LIMIT.optionText);
  return {
    value,
    label: name,
    ...(description === "" ? {} : { description: clip(description, LIMIT.optionText) }),
    ...(chosen ? { default: true } : {}),
  };
}

/** How many of a message's 40 components a part takes. */
export function weight(part: Part): number {
  switch (part.kind) {
    case "text":
    case "rule":
      return 1;
    case "section":
      return 3;
    case "row":
      return 1 + part.row.components.length;
  }
}

export const weightOf = (parts: readonly Part[]): number => parts.reduce((sum, part) => sum + weight(part), 0);

/** Where there is room for fewer characters than this, a text is left out. */
const LEAST = 20;

/** The screen as Discord's components, cut to what a message takes. */
export function componentsOf(screen: Screen): APIMessageTopLevelComponent[] {
  const { title, footer, pictures, file } = screen;
  const parts = withWords(screen);
  const head = title === "" ? "" : `### ${clip(title, LIMIT.title)}`;
  const foot = footer === "" ? "" : `-# ${clip(footer, LIMIT.footer)}`;
  const sections = parts.flatMap((part) => (part.kind === "section" ? [part.text.length] : []));
  const note = file?.note === undefined ? [] : [text(`-# ${file.note}`)];
  const small = foot.length + note.reduce((sum, one) => sum + one.text.length, 0);
  let room = LIMIT.textDisplays - head.length - small - sections.reduce((sum, size) => sum + size, 0);
  const fitted = parts.flatMap((part): Part[] => {
    if (part.kind !== "text") return [part];
    const [words = ""] = room < LEAST ? [] : pieces(part.text, room, room);
    room -= words.length;
    return words.trim() === "" ? [] : [text(words)];
  });
  const top = head === "" ? [] : [componentOf(text(head))];
  const shots = pictures.slice(0, LIMIT.gallery);
  const alts = altTextsOf(
    shots,
    parts.flatMap((part) => ("text" in part ? [part.text] : [])),
  );
  const described = new Map(shots.map((picture, i) => [picture, alts[i] ?? ""]));
  const galleries = galleriesOf(shots).map((gallery) => galleryOf(gallery, described));
  const shown = [...fitted, ...(foot === "" ? [] : [text(foot)])].map(componentOf);
  const all = [...top, ...galleries, ...shown];
  if (!file) return all;
  return [...all, ...note.map(componentOf), { type: ComponentType.File, file: { url: `attachment://${file.name}` } }];
}

function componentOf(part: Part): APIMessageTopLevelComponent {
  switch (part.kind) {
    case "text":
      return { type: ComponentType.TextDisplay, content: part.text };
    case "section":
      return {
        type: ComponentType.Section,
        components: [{ type: ComponentType.TextDisplay, content: part.text }],
        accessory: part.button,
      };
    case "row":
      return part.row;
    case "rule":
      return { type: ComponentType.Separator };
  }
}

/** Pictures in their order; a large one by itself. */
export function galleriesOf(pictures: readonly Picture[]): (readonly Picture[])[] {
  const galleries: Picture[][] = [];
  pictures.forEach((picture, i) => {
    const last = galleries.at(-1);
    if (last && !picture.large && !pictures[i - 1]?.large) last.push(picture);
    else galleries.push([picture]);
  });
  return galleries;
}

const galleryOf = (
  pictures: readonly Picture[],
  described: ReadonlyMap<Picture, string>,
): APIMessageTopLevelComponent => ({
  type: ComponentType.MediaGallery,
  items: pictures.map((picture) => ({
    media: { url: `attachment://${picture.name}` },
    description: described.get(picture) ?? "",
  })),
});

/** The parts, with the words of pictures that no command tells and that an `alt` has no room for. */
function withWords({ parts, pictures }: Screen): readonly Part[] {
  const untold = pictures.filter(({ alt, told }) => told === null && alt.length > LIMIT.altText);
  return above(
    parts,
    untold.map(({ words }) => text(words)),
  );
}

/** Texts after the others and above the controls. */
export function above(parts: readonly Part[], texts: readonly Part[]): readonly Part[] {
  const at = parts.findIndex(({ kind }) => kind === "row" || kind === "section");
  const end = at < 0 ? parts.length : at;
  return [...parts.slice(0, end), ...texts, ...parts.slice(end)];
}
