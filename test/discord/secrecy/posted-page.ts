/** The page without log of a world, as everybody may have it, and what nobody may learn from it. */
import { createCanvas } from "canvas";
import type { PublicSketch } from "#engine";
import type { PostedSource } from "../../../src/campaign/contract/replay.ts";
import type { PostedBoard } from "../../../src/campaign/log/posted.ts";
import { postedPage } from "../../../src/replay-maker/making.ts";
import { ASIDES } from "./asides.ts";
import { lapsed, replaced } from "./hidden-acts.ts";
import type { World } from "./world.ts";

/** What pictures look like is another matter: the page has what they show as well. */
const blank = createCanvas(8, 8).toBuffer("image/png");

/** As it would be given to somebody now, to the last byte. */
export async function pageIn(world: World, through: Hole = (source) => source): Promise<string> {
  const { service, past } = world;
  const source = through(await service.campaigns.showing.posted(past.game));
  return (await postedPage(source, past.tale.definition, async () => blank)).html;
}

/** Lets a word into what the page is made of. */
export type Hole = (source: PostedSource) => PostedSource;

const lastBoard =
  (change: (board: PostedBoard) => Partial<PostedBoard>): Hole =>
  ({ posted, ...rest }) => {
    const boards = posted.boards.map((board, i) =>
      i === posted.boards.length - 1 ? { ...board, ...change(board) } : board,
    );
    return { ...rest, posted: { ...posted, boards } };
  };

/** All places of what the page is made of that hold words. */
export const HOLES: { readonly [name: string]: (word: string) => Hole } = {
  "a line": (word) =>
    lastBoard(({ lines }) => {
      const about = { kind: "other", weight: 1, seats: [], places: [], turn: 1, phase: "" } as const;
      return { lines: [...lines, { text: word, about }] };
    }),
  "whom a line is about": (word) =>
    lastBoard(({ lines }) => ({
      lines: lines.map(({ text, about }) => ({ text, about: { ...about, seats: [...about.seats, word] } })),
    })),
  "a caption": (word) => lastBoard(({ caption }) => ({ caption: `${caption} ${word}` })),
  "the moment": (word) => lastBoard(({ phase }) => ({ phase: `${phase} ${word}` })),
  "a name on a board": (word) =>
    lastBoard(({ picture }) => {
      if (typeof picture !== "string") throw new Error("there is no such board");
      const { motif, ...rest } = JSON.parse(picture);
      const names = Object.fromEntries(Object.keys(motif.names).map((seat) => [seat, word]));
      return { picture: JSON.stringify({ ...rest, motif: { ...motif, names } }) as PublicSketch };
    }),
  "the title": (word) => (source) => ({ ...source, posted: { ...source.posted, title: word } }),
};

type Word = (world: World) => Promise<string>;

const snapshotIn = async ({ service, past }: World) =>
  JSON.parse((await service.repository.snapshot(past.game))?.state ?? "");
const rowsIn = ({ service, past }: World) => service.repository.log(past.game);

/** What nobody may learn from it, each as a word that says it. */
export const SECRETS: { readonly [kind: string]: Word } = {
  hands: async (world) => JSON.stringify((await snapshotIn(world)).hands),
  "answers in secret": async (world) => JSON.stringify((await snapshotIn(world)).answers),
  "how many rows there are": async (world) => String((await rowsIn(world)).length),
  "when the last of them was written": async (world) => String((await rowsIn(world)).at(-1)?.at),
  "their hash": async (world) => (await rowsIn(world)).at(-1)?.hash ?? "",
  "what they told, as a digest": async (world) => (await rowsIn(world)).map(({ events }) => events).join(),
  "their kinds": async (world) => (await rowsIn(world)).map(({ kind }) => kind).join(),
  "answers that were replaced": replaced.word,
  "answers that fell": lapsed.word,
  ...Object.fromEntries(Object.values(ASIDES).map(({ what, word }) => [what, word])),
};
