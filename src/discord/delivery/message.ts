/** A post as the message that Discord is sent: its page, pictures, mentions, and the mark by which it is found again. */
import {
  type APIMessageTopLevelComponent,
  ComponentType,
  MessageFlags,
  type RESTPostAPIChannelMessageJSONBody,
} from "discord.js";
import type { LivePost, OfferPost } from "../../campaign/service.ts";
import type { OutboxRow, Post, PostPicture } from "../../store/records.ts";
import { LIMIT } from "../screen/limits.ts";
import { isPerson, literalName, markdown, mention } from "../screen/rich.ts";
import { componentsOf, type Part, type Picture, rowPart, type Screen, text } from "../screen/screen.ts";
import { type Drawn, picturesOf, toldBy, type Upload, type Wanted } from "../services/pictures.ts";
import type { Services } from "../services/services.ts";
import { controlRows } from "./controls.ts";

type Ticket = Pick<OutboxRow, "game" | "id">;
type Drawing = Pick<Services, "illustrator" | "logger">;

/** A message as it is sent; everything in it is below Discord's limits. */
export interface MessageBody {
  readonly json: RESTPostAPIChannelMessageJSONBody;
  readonly files: readonly Upload[];
}

/** Discord numbers components from 1 on unless they bring a number of their own. */
const MARKS = 1_000_000_000;

/** What tells an outbox row's message from all others in the search after a crash: the number of its first component, which nobody sees. */
export const markOf = ({ id }: Pick<OutboxRow, "id">): number => MARKS + id;

type Component = Pick<APIMessageTopLevelComponent, "id">;

/** The mark that a message bears; null: none. */
export const markIn = ([first]: readonly Component[]): number | null =>
  first?.id !== undefined && first.id >= MARKS ? first.id : null;

/** The components of a message with a mark; null leaves them without. */
export const marked = (
  components: readonly APIMessageTopLevelComponent[],
  mark: number | null,
): APIMessageTopLevelComponent[] =>
  components.map((part, i) => (i === 0 && mark !== null ? { ...part, id: mark } : part));

/** The last line of a message. */
export function lastLine(components: readonly APIMessageTopLevelComponent[]): string {
  const texts = components.flatMap((part) => (part.type === ComponentType.TextDisplay ? [part.content] : []));
  return (texts.at(-1)?.split("\n").at(-1) ?? "").replace(/^-# /, "");
}

/** Discord gives back the first message of the last minutes that was sent with the same one. */
export const nonceOf = (row: Ticket): string => `${row.game}-${row.id}`.slice(-LIMIT.nonce);

/** A post as a page; those to be notified are named above its text. */
export async function postScreen(services: Drawing, post: Post, game: string): Promise<Screen> {
  const words = markdown(post.text).trim();
  const source = post.sketch ?? post.scene;
  const wanted = source && { source, game, person: null, kind: "picture", view: null, told: toldBy("map") };
  return {
    title: literalName(post.title), // campaigns are called as somebody typed
    parts: [...texts(words), ...controlRows(post.controls, game).map(rowPart)],
    footer: "",
    pictures: wanted ? await picturesOf(services, wanted) : [],
  };
}

/** A phase's post as a page. Of many pictures the newest are shown, the last one large, with what belongs beside it. */
export async function liveScreen(services: Drawing, live: LivePost, game: string): Promise<Screen> {
  const words = markdown(live.text).trim();
  const rows = controlRows(live.controls, game).map(rowPart);
  return {
    title: literalName(live.title),
    parts: [...texts(words), ...rows, ...texts(live.before)],
    footer: "",
    pictures: await gallery(services, live.pictures, game),
  };
}

const texts = (words: string): Part[] => (words === "" ? [] : [text(words)]);

/** An earlier picture without what was beside it: most likely the message has it, so only its words are asked for. */
async function gallery(services: Drawing, all: readonly PostPicture[], game: string): Promise<Picture[]> {
  const latest = all.slice(-LIMIT.gallery);
  const shots = latest.map((picture, i) => {
    const wanted = shotOf(picture, game);
    return picturesOf(services, i === latest.length - 1 ? wanted : { ...wanted, pixels: false });
  });
  const [newest = [], ...earlier] = (await Promise.all(shots)).reverse();
  const [main = [], beside] = [newest.slice(0, 1), newest.slice(1, LIMIT.gallery)];
  const before = earlier.flatMap(([first]) => (first ? [{ ...first, large: false }] : []));
  const room = LIMIT.gallery - main.length - beside.length;
  return [...before.slice(0, Math.max(0, room)).reverse(), ...main, ...beside];
}

const shotOf = ({ id, caption, source }: PostPicture, game: string): Wanted => ({
  ...{ source, caption, game },
  kind: `picture-${id}`,
  named: true,
  person: null,
  view: null,
  told: toldBy("map", { posted: id }),
});

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

/** A screen with the mentions of those whom it notifies above its texts. */
export const called = (screen: Screen, ping: readonly string[]): Screen =>
  ping.length === 0 ? screen : { ...screen, parts: [text(ping.map(mention).join(" ")), ...screen.parts] };

/**
 * A screen as a message. `row` marks it as this row's, null leaves it unmarked; `held` are the files that the
 * message that is edited has: ids by name.
 */
export function bodyOf(
  { screen, uploads }: Drawn,
  row: Ticket | null,
  ping: readonly string[],
  held: ReadonlyMap<string, string> = new Map(),
): MessageBody {
  const kept = screen.pictures.flatMap(({ name }) => held.get(name) ?? []);
  return {
    json: {
      flags: MessageFlags.IsComponentsV2,
      components: marked(componentsOf(called(screen, ping)), row && markOf(row)),
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
