import { createHmac, randomBytes } from "node:crypto";
import { plainError } from "../campaign/plain-error.ts";
import { RendererClosed } from "../render/closed.ts";
import type { Scene } from "../scene/index.ts";
import { LIMIT } from "./limits.ts";
import { type Picture, type Screen, text } from "./screen.ts";
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

/** New with every start: nobody who reads names in a log finds out a hand by trying all that there are. */
const KEY = randomBytes(32);

/** A scene and those that stand beside it, each as a picture. */
export const picturesOf = (services: Pick<Services, "renderer">, kind: string, scene: Scene): Picture[] => {
  const { beside = [], ...main } = scene;
  return [{ ...pictureOf(services, kind, main), large: true }, ...beside.map((one) => pictureOf(services, kind, one))];
};

/** A scene as a picture, under a name that only the same scene has. */
function pictureOf({ renderer }: Pick<Services, "renderer">, kind: string, scene: Scene): Picture {
  const digest = createHmac("sha256", KEY).update(JSON.stringify(scene)).digest("hex").slice(0, 16);
  return scenePicture({ renderer }, `${kind}-${digest}.png`, scene);
}

/** The same under a name of one's own. Drawn once, however often it is sent. */
export function scenePicture({ renderer }: Pick<Services, "renderer">, name: string, scene: Scene): Picture {
  let png: Promise<Uint8Array> | undefined;
  const draw = (): Promise<Uint8Array> => {
    png ??= renderer.png(scene);
    return png;
  };
  return { name, alt: scene.alt, words: scene.text, draw };
}

/** Draws the pictures that `held` does not name; what cannot be drawn or is too large is told in words. */
export async function drawn(
  { logger }: Pick<Services, "logger">,
  screen: Screen,
  held: ReadonlySet<string> = new Set(),
): Promise<Drawn> {
  const shown = screen.pictures.slice(0, LIMIT.gallery);
  const uploads: Upload[] = [];
  const untold: Picture[] = [];
  for (const picture of shown) {
    if (held.has(picture.name)) continue;
    const png = await drawOne(picture, logger);
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

async function drawOne({ name, draw }: Picture, logger: Services["logger"]): Promise<Buffer | null> {
  try {
    const png = Buffer.from(await draw());
    if (png.byteLength <= LIMIT.file) return png;
    logger.error({ name, bytes: png.byteLength }, "a picture is too large");
  } catch (error) {
    if (error instanceof RendererClosed) throw error; // the next process draws it
    logger.error({ error: plainError(error), name }, "a picture could not be drawn");
  }
  return null;
}

/** Words in place of these pictures, after the texts and above the controls. */
function told(screen: Screen, untold: readonly Picture[]): Screen {
  if (untold.length === 0) return screen;
  const words = untold.map((picture) => text(picture.words));
  const at = screen.parts.findIndex(({ kind }) => kind === "row" || kind === "section");
  const end = at < 0 ? screen.parts.length : at;
  return {
    ...screen,
    parts: [...screen.parts.slice(0, end), ...words, ...screen.parts.slice(end)],
    pictures: screen.pictures.filter((picture) => !untold.includes(picture)),
  };
}
