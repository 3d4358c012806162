/** Pages of replays that tests share: each is made once for all tests of a worker. */
import { createCanvas } from "canvas";
import type { ReplayAbout } from "../../src/campaign/log/replay-about.ts";
import { games } from "../../src/games/registry.ts";
import { layout } from "../../src/render/layout/layout.ts";
import { painted } from "../../src/render/node/painted.ts";
import { encoded } from "../../src/render/node/png.ts";
import { postedPage as pageOfPosted, replayOf } from "../../src/replay-maker/making.ts";
import type { Paint } from "../../src/replay-maker/stills.ts";
import { EDITIONS, eventful } from "../replay/recorded.ts";

/** Words of people who would like to leave their places. */
export const HOSTILE = {
  title: `</script><script>document.title="caught"</script> \u202e"><img src=x onerror=alert(1)> &lt;b&gt;`,
  name: `<b onclick=alert(1)>**Ann**</b>\u2066 __proto__`,
  promise: `</p><svg onload='document.title="caught"'>\u202e {{constructor}} [a](javascript:alert(1))`,
} as const;

const pictures = new Map<string, Uint8Array>();

/** Draws each picture once. */
export const paint: Paint = async (scene) => {
  const text = JSON.stringify(scene);
  const known = pictures.get(text) ?? encoded(painted(layout(scene)));
  pictures.set(text, known);
  return known;
};

const BLANK = createCanvas(1, 1).toBuffer("image/png");

export const definitionOf = (game: string) => games.find(({ id }) => id === game) ?? missing(game);

const missing = (game: string): never => {
  throw new Error(`there is no game ${game}`);
};

const made = new Map<string, Promise<string>>();

/** The page of a campaign in which much has happened, with hostile words in its title and in a name. */
export function eventfulPage(name: string): Promise<string> {
  const known = made.get(name) ?? pageFor(name, paint);
  made.set(name, known);
  return known;
}

/** Such a page for whoever looks at none of its pictures: nothing is on them. */
export const unpaintedPage = (name: string): Promise<string> => pageFor(name, async () => BLANK);

async function pageFor(name: string, paint: Paint): Promise<string> {
  const edition = EDITIONS.find((one) => one.name === name);
  if (!edition) throw new Error(`there is no edition ${name}`);
  const { file, recorded } = await eventful(edition);
  const names = recorded.rows.map(({ seq }) => ({ from: seq, names: recorded.names?.(seq) ?? {} }));
  const [seat = "", ...others] = Object.keys(names[0]?.names ?? {});
  const { at } = recorded.rows[recorded.rows.length >> 1] ?? missing(edition.game);
  const about: ReplayAbout = {
    title: HOSTILE.title,
    names: names.map(({ from, names }) => ({ from, names: { ...names, [seat]: HOSTILE.name } })),
    promises: [
      { at, by: seat, to: others, text: HOSTILE.promise, verdict: { kind: "broken", by: others }, takenBack: false },
    ],
  };
  return await replayOf({ file, about }, definitionOf(edition.game), paint);
}

/** The page of the same campaign before it was ended, made of what stood in its channel, with hostile words in its title. */
export async function postedPage(name: string): Promise<string> {
  const edition = EDITIONS.find((one) => one.name === name);
  if (!edition) throw new Error(`there is no edition ${name}`);
  const { channel } = await eventful(edition);
  const posted = { ...channel.posted, title: HOSTILE.title };
  return (await pageOfPosted({ ...channel, posted }, definitionOf(edition.game), paint)).html;
}
