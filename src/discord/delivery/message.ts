import {
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
  type RESTPostAPIChannelMessageJSONBody,
} from "discord.js";
import type { LivePost, OfferPost } from "../../campaign/service.ts";
import type { OutboxRow, Post, PostPicture } from "../../store/records.ts";
import { clip, LIMIT } from "../limits.ts";
import { type Drawn, picturesOf, scenePicture, type Upload } from "../pictures.ts";
import { isPerson, literalName, markdown, mention } from "../rich.ts";
import { componentsOf, type Picture, rowPart, type Screen, text } from "../screen.ts";
import type { Services } from "../services.ts";
import { controlRows } from "./controls.ts";

type Ticket = Pick<OutboxRow, "game" | "id">;
type Drawing = Pick<Services, "renderer">;

/** A message as it is sent; everything in it is below Discord's limits. */
export interface MessageBody {
  readonly json: RESTPostAPIChannelMessageJSONBody;
  readonly files: readonly Upload[];
}

/** What tells an outbox row's message from all others, for people and for the search after a crash. */
export const mark = (row: Ticket): string => `${row.game} · no. ${row.id}`;

/** Whether a line of small print has a row's mark: alone, or at its end. */
export const isMarked = (line: string, row: Ticket): boolean => line === mark(row) || line.endsWith(` · ${mark(row)}`);

/** The last line of a message. */
export function lastLine(components: readonly APIMessageTopLevelComponent[]): string {
  const texts = components.flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));
  return (texts.at(-1)?.split("\n").at(-1) ?? "").replace(/^-# /, "");
}

/** The mark that a message bears; empty if it bears none. */
export const markIn = (components: readonly APIMessageTopLevelComponent[]): string =>
  lastLine(components).match(/[\p{L}\p{N}]+ · no\. \d+$/u)?.[0] ?? "";

/** Discord gives back the first message of the last minutes that was sent with the same one. */
export const nonceOf = (row: Ticket): string => `${row.game}-${row.id}`.slice(-LIMIT.nonce);

/** A post as a page; those to be notified are named above its text. */
export function postScreen(services: Drawing, post: Post, game: string): Screen {
  const words = markdown(post.text).trim();
  return {
    title: literalName(post.title), // campaigns are called as somebody typed
    parts: [...(words === "" ? [] : [text(words)]), ...controlRows(post.controls, game).map(rowPart)],
    footer: "",
    pictures: post.scene ? picturesOf(services, "picture", post.scene) : [],
  };
}

/** A phase's post as a page. Of many pictures the newest are shown, the last one large, with what stands beside it. */
export function liveScreen(services: Drawing, live: LivePost, game: string): Screen {
  const words = markdown(live.text).trim();
  return {
    title: literalName(live.title),
    parts: [...(words === "" ? [] : [text(words)]), ...controlRows(live.controls, game).map(rowPart)],
    footer: "",
    pictures: gallery(services, live.pictures),
  };
}

function gallery(services: Drawing, all: readonly PostPicture[]): Picture[] {
  const last = all.at(-1);
  const beside = (last?.scene.beside ?? []).map((scene, i) =>
    scenePicture(services, `picture-${last?.id}-${i + 2}.png`, scene),
  );
  const most = Math.max(1, LIMIT.gallery - beside.length);
  const shots = all.slice(-most).map((picture) => shotOf(services, picture));
  return [...shots.slice(0, -1), ...shots.slice(-1).map((shot) => ({ ...shot, large: true })), ...beside];
}

function shotOf(services: Drawing, { id, caption, scene }: PostPicture): Picture {
  const picture = scenePicture(services, `picture-${id}.png`, scene);
  return caption === "" ? picture : { ...picture, words: `**${caption}**\n${picture.words}` };
}

/** A public offer as a page. */
export const offerScreen = ({ text: words, controls }: OfferPost, game: string): Screen => ({
  title: "",
  parts: [text(markdown(words).trim()), ...controlRows(controls, game).map(rowPart)],
  footer: "",
  pictures: [],
});

/** A post with the way to talks that lie under another message. */
export function linked(screen: Screen, thread: string): Screen {
  const at = screen.parts.findIndex(({ kind }) => kind === "row");
  const end = at < 0 ? screen.parts.length : at;
  const link = text(`Negotiations: <#${thread}>`);
  return { ...screen, parts: [...screen.parts.slice(0, end), link, ...screen.parts.slice(end)] };
}

/** What is left of a phase's post that goes on further down, with all that it has told so far. */
export const continued = (live: LivePost): Screen => ({
  title: literalName(live.title),
  parts: [],
  footer: "Continued below.",
  pictures: [],
});

/** The people whom Discord can notify. */
export const pinged = (people: readonly string[]): readonly string[] => people.filter(isPerson).slice(0, LIMIT.pings);

/**
 * A screen as a message. `row` marks it as this row's, null leaves it without a mark; `held` are the files that the
 * message that is edited has: ids by name.
 */
export function bodyOf(
  { screen, uploads }: Drawn,
  row: Ticket | null,
  ping: readonly string[],
  held: ReadonlyMap<string, string> = new Map(),
): MessageBody {
  const called = ping.length === 0 ? [] : [text(ping.map(mention).join(" "))];
  const shown = { ...screen, parts: [...called, ...screen.parts], footer: footer(screen.footer, row) };
  const kept = screen.pictures.flatMap(({ name }) => held.get(name) ?? []);
  return {
    json: {
      flags: MessageFlags.IsComponentsV2,
      components: componentsOf(shown),
      allowed_mentions: { parse: [], users: [...ping] },
      // an edit drops the files that are not listed here
      attachments: [
        ...kept.map((id) => ({ id })),
        ...uploads.map(({ name }, i) => ({ id: String(i), filename: name })),
      ],
    },
    files: uploads,
  };
}

function footer(words: string, row: Ticket | null): string {
  if (row === null) return words;
  const room = LIMIT.footer - mark(row).length - " · ".length;
  return words === "" ? mark(row) : `${clip(words, room)} · ${mark(row)}`;
}
