/** Has pictures drawn, says in words what they show, and puts both into a message. */
import type { PictureSource } from "#engine";
import { plainError } from "../../campaign/service/plain-error.ts";
import { PictureProblem, type Shown } from "../../drawing/illustrator.ts";
import { LIMIT } from "../screen/limits.ts";
import { above, type Picture, type Screen, text } from "../screen/screen.ts";
import type { Services } from "./services.ts";

/** A file that goes up with a message. */
export interface Upload {
  readonly name: string;
  readonly data: Buffer;
}

/** A screen with what has to go up for it. */
export interface Drawn {
  /** Without the pictures that are told in words. */
  readonly screen: Screen;
  readonly uploads: readonly Upload[];
}

/** A picture that somebody looks at, or that is posted. */
export interface Wanted {
  readonly source: PictureSource | null;
  readonly game: string;
  /** For whose eyes; null: everyone's. */
  readonly person: string | null;
  /** What its files are called; letters, digits and dashes. */
  readonly kind: string;
  /**
   * Which part of the game it shows: of two looks at the same that wait, the later one does for both. Null: it is a
   * post's own.
   */
  readonly view: string | null;
  /** What it is called in words. */
  readonly caption?: string;
  /** The command that tells it in words: `toldBy`; null: there is none. */
  readonly told: string | null;
  /** Its files are called `kind.png`, `kind-2.png`, …, for nothing else has such a name; else by what they show. */
  readonly named?: true;
  /** False: the message that it belongs to has it already, most likely. */
  readonly pixels?: boolean;
}

/** "/map zone:Hama text:True": the command that tells a picture in words. */
export const toldBy = (
  command: "hand" | "map",
  options: { readonly [name: string]: string | number | true } = {},
): string =>
  [
    `/${command}`,
    ...Object.entries(options).map(([name, value]) => `${name}:${value === true ? "True" : value}`),
    "text:True",
  ].join(" ");

/** A picture and what belongs beside it. What cannot be made is logged, and told in a sentence. */
export async function picturesOf(
  services: Pick<Services, "illustrator" | "logger">,
  wanted: Wanted,
): Promise<Picture[]> {
  const { game, kind, source, caption = "" } = wanted;
  const head = caption === "" ? "" : `**${caption}**\n`;
  try {
    const parts = source === null ? [] : await shown(services, source, wanted);
    if (parts.length === 0) throw new PictureProblem("failed", { reason: "it was not written down", at: [] });
    return parts.map((part, i) => ({
      name: nameOf(wanted, part, i),
      alt: part.alt,
      ...(i === 0 ? { large: true } : {}),
      words: i === 0 ? `${head}${part.text}` : part.text,
      told: wanted.told,
      game,
      draw: () => part.png(),
    }));
  } catch (error) {
    if (isClosed(error)) throw error;
    const why = report(services, error, { game, kind });
    return [
      { name: `${kind}.png`, alt: "", large: true, words: `${head}${EXCUSE[why]}`, told: null, game, draw: null },
    ];
  }
}

/** What a picture says, and what belongs beside it, without drawing them. */
export async function wordsOf(services: Pick<Services, "illustrator" | "logger">, wanted: Wanted): Promise<string> {
  const parts = await picturesOf(services, { ...wanted, pixels: false });
  return parts
    .map(({ words }) => words)
    .filter((words) => words !== "")
    .join("\n\n");
}

const shown = (
  { illustrator }: Pick<Services, "illustrator">,
  source: PictureSource,
  { game, person, view, pixels = true }: Wanted,
): Promise<readonly Shown[]> => illustrator.show(source, { campaign: game, person, view, pixels });

const nameOf = ({ kind, named }: Wanted, { digest }: Shown, at: number): string => {
  if (!named) return `${kind}-${digest}.png`;
  return at === 0 ? `${kind}.png` : `${kind}-${at + 1}.png`;
};

/** The bot stops: the next process draws it. */
const isClosed = (error: unknown): boolean => error instanceof PictureProblem && error.why === "closed";

const EXCUSE = {
  busy: "Too many pictures are being asked for just now, so this one was not drawn: please try again in a moment.",
  outdated: "This picture is of an earlier release and can no longer be drawn.",
  closed: "This picture was not drawn: the bot is stopping.",
  failed: "This picture could not be drawn. Whoever runs this bot can find the reason in its log.",
} as const;

/** Never what it is made from: that may hold a hand. */
function report(
  { logger }: Pick<Services, "logger">,
  error: unknown,
  facts: { readonly game: string; readonly kind: string },
): keyof typeof EXCUSE {
  const { why, fault } = error instanceof PictureProblem ? error : { why: "failed" as const, fault: null };
  if (why === "failed")
    logger.error({ ...facts, error: plainError(error), at: fault?.at }, "a picture could not be drawn");
  else logger.warn({ ...facts, why }, "a picture was not drawn");
  return why;
}

/** Draws the pictures that `held` does not name; what cannot be drawn or is too large is told in words. */
export async function drawn(
  services: Pick<Services, "logger">,
  screen: Screen,
  held: ReadonlySet<string> = new Set(),
): Promise<Drawn> {
  const shown = screen.pictures.slice(0, LIMIT.gallery);
  const uploads: Upload[] = [];
  const untold: Picture[] = [];
  for (const picture of shown) {
    if (held.has(picture.name)) continue;
    const png = await drawOne(picture, services);
    if (png) uploads.push({ name: picture.name, data: png });
    else untold.push(picture);
  }
  if (screen.file) uploads.push({ name: screen.file.name, data: Buffer.from(screen.file.text) });
  return { screen: told(screen, untold), uploads };
}

/** The screen with the pictures that are not there yet told in words: Discord did not take them. */
export const inWords = (screen: Screen, held: ReadonlySet<string> = new Set()): Screen =>
  told(
    screen,
    screen.pictures.filter(({ name }) => !held.has(name)),
  );

async function drawOne({ name, game, draw }: Picture, services: Pick<Services, "logger">): Promise<Buffer | null> {
  if (!draw) return null; // its words say why
  try {
    const png = await draw();
    if (png.byteLength <= LIMIT.file) return png;
    services.logger.error({ game, name, bytes: png.byteLength }, "a picture is too large");
  } catch (error) {
    if (isClosed(error)) throw error;
    report(services, error, { game, kind: name });
  }
  return null;
}

/** Words in place of these pictures, after the texts and above the controls. */
function told(screen: Screen, untold: readonly Picture[]): Screen {
  if (untold.length === 0) return screen;
  return {
    ...screen,
    parts: above(
      screen.parts,
      untold.map((picture) => text(picture.words)),
    ),
    pictures: screen.pictures.filter((picture) => !untold.includes(picture)),
  };
}
