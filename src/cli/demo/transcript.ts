/** A campaign's posts, threads, direct messages and pictures, written into a folder as people have read them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type APIMessage, MessageFlags } from "discord-api-types/v10";
import type { Person } from "../../sandbox/index.ts";
import { type Control, isMenu, type Piece, piecesOf } from "../robot/controls.ts";
import type { Diary } from "./diary.ts";

/** What one menu shows of its entries. */
const MOST_ENTRIES = 6;

/**
 * Writes what people read into a folder: `transcript.md` for the channel and its threads, each post as it finally
 * stands, a file a person for their direct messages, each as it came, and all pictures under `pictures/`. Returns the
 * number of pictures.
 */
export async function writeTranscript(
  folder: string,
  people: readonly Person[],
  channel: string,
  diary: Diary,
): Promise<number> {
  const album = new Album(folder);
  const [first] = people;
  if (!first) return 0;
  const places = first.channels().filter((c) => c.id === channel || ("parent_id" in c && c.parent_id === channel));
  const parts: string[] = ["# The channel and its threads"];
  for (const place of places) {
    const text = await pageOf(album, `channel-${place.id.slice(-4)}`, standing(first, place.id));
    if (text !== "") parts.push(`## ${"name" in place && place.name ? place.name : place.id}`, text);
  }
  writeFileSync(join(folder, "transcript.md"), parts.join("\n\n"));
  for (const person of people) {
    const name = person.name.toLowerCase();
    const came = await pageOf(null, name, diary.of(person));
    const last = await pageOf(album, name, standing(person, person.dm().id));
    const text = [`# Direct messages to ${person.name}, as they came`, came, "# What stands in the end", last];
    writeFileSync(join(folder, `messages-to-${name}.md`), text.join("\n\n"));
  }
  return album.size;
}

/** Pictures that are kept beside the transcript. */
class Album {
  readonly #folder: string;
  size = 0;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(join(folder, "pictures"), { recursive: true });
  }

  /** Keeps a picture; gives where it lies. */
  async keep(name: string, url: string): Promise<string> {
    const file = `pictures/${name}-${String(++this.size).padStart(3, "0")}.png`;
    writeFileSync(join(this.#folder, file), Buffer.from(await (await fetch(url)).arrayBuffer()));
    return file;
  }
}

/** Answers that only one person saw are left out: they repeat what the posts say. */
const standing = (reader: Person, place: string): readonly APIMessage[] =>
  reader.messages(place).filter((m) => ((m.flags ?? 0) & MessageFlags.Ephemeral) === 0);

/** Without an album pictures are told in words. */
async function pageOf(album: Album | null, name: string, messages: readonly APIMessage[]): Promise<string> {
  const texts: string[] = [];
  for (const message of messages) texts.push(await textOf(album, name, message));
  return texts.filter((text) => text !== "").join("\n\n---\n\n");
}

async function textOf(album: Album | null, name: string, message: APIMessage): Promise<string> {
  const said = message.author.bot === true ? "" : `> **${message.author.username}:** `;
  const lines: string[] = [];
  for (const piece of piecesOf(message)) lines.push(await lineOf(album, name, piece));
  const text = lines.join("\n\n");
  return text === "" ? "" : `${said}${text}`;
}

async function lineOf(album: Album | null, name: string, piece: Piece): Promise<string> {
  switch (piece.kind) {
    case "text":
      return piece.text.replaceAll(/^-# (.*)$/gm, "<sub>$1</sub>").replaceAll("\n", "  \n");
    case "section":
      return `${piece.text.replaceAll("\n", "  \n")}${piece.control ? `  \n${controlText(piece.control)}` : ""}`;
    case "controls":
      return piece.controls.map(controlText).join(" ");
    case "rule":
      return "· · ·";
    case "pictures": {
      const shown: string[] = [];
      for (const { url, words } of piece.pictures) {
        const plain = words.replaceAll(/[\n[\]]+/g, " ");
        shown.push(album ? `![${plain}](${await album.keep(name, url)})` : `*Picture: ${plain}*`);
      }
      return shown.join("\n");
    }
  }
}

/** `[Pass]`, and menus with their first entries. */
function controlText(control: Control): string {
  if (!isMenu(control)) return `[${control.label ?? ""}]`;
  const names = control.options.slice(0, MOST_ENTRIES).map(({ label, default: is }) => (is ? `‹${label}›` : label));
  const more = control.options.length - names.length;
  return `[${control.placeholder ?? ""} ▾ ${names.join(" | ")}${more > 0 ? ` | ${more} more` : ""}]`;
}
