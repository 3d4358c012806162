import { beforeEach, describe, expect, it } from "vitest";
import { type GameTypes, type Motif, publicView, type Rulebook, type Sketch, sketch, viewOf } from "#engine";
import type { Scene } from "#scene";
import { playOut } from "../../src/cli/play-out.ts";
import {
  createIllustrator,
  type Illustrator,
  PictureProblem,
  type PictureRequest,
} from "../../src/drawing/illustrator.ts";
import { perform } from "../../src/drawing/perform.ts";
import { RulebookCache } from "../../src/drawing/rulebook-cache.ts";
import type { Task } from "../../src/drawing/task.ts";
import { iraqiConflict } from "../../src/games/iraqi-conflict/index.ts";
import { openShipped, readShipped } from "../../src/packs/packs.ts";
import { packHash } from "../../src/proof/pinned-pack.ts";
import { keyOf } from "../kit/index.ts";

const book: Rulebook<GameTypes> = openShipped(iraqiConflict);
const { env: state } = playOut(book, { options: {}, key: keyOf("pictures"), player: () => "random", most: 2 });

const boardFor = (caption: string): Sketch =>
  sketch(book, { kind: "board", caption, names: {} }, publicView(book, state));
const hand = sketch(book, { kind: "hand" }, viewOf(book, state, "us"));

const ANN: PictureRequest = { campaign: "c", person: "ann", view: null, pixels: true };

/** What was asked of the threads. */
let tasks: Task[];
/** Alternative texts of what was painted. */
let painted: string[];
let books: RulebookCache;

function paint(scene: Scene): Uint8Array {
  painted.push(scene.alt);
  return Buffer.from(scene.alt);
}

function illustrator(files: object | null = null, room = 1_000_000, key?: string): Illustrator {
  return createIllustrator({
    room,
    ...(key === undefined ? {} : { key }),
    pack: async () => files as never, // as it was stored
    async perform(task) {
      tasks.push(task);
      return perform(task, books, paint);
    },
  });
}

beforeEach(() => {
  tasks = [];
  painted = [];
  books = new RulebookCache([iraqiConflict], () => book);
});

describe("a picture", () => {
  it("is made once for words and pixels of all its parts, and kept", async () => {
    const { show } = illustrator();
    const [board] = await show(boardFor("Now"), ANN);
    expect(board?.alt).toMatch(/^Now\. /);
    expect(String(await board?.png())).toBe(board?.alt);
    await show(boardFor("Now"), { ...ANN, person: "ben", campaign: "d" });
    expect([tasks.length, painted.length]).toEqual([1, 1]);
  });

  it("is made once for all who wait for it", async () => {
    const { show } = illustrator();
    await Promise.all([show(hand, ANN), show(hand, ANN), show(hand, { ...ANN, person: "ben" })]);
    expect(tasks).toHaveLength(1);
  });

  it("is not painted again where only what it does not show has changed, and is called the same", async () => {
    const { show } = illustrator();
    const other = sketch(book, { kind: "hand" }, viewOf(book, { ...state, controllers: { us: "p3" } }, "us"));
    const look = { ...ANN, view: "hand us" };
    const [before] = await show(hand, look);
    const [after] = await show(other, look);
    expect(after?.digest).toBe(before?.digest);
    expect([tasks.length, painted.length]).toEqual([2, 1]);
    expect(await after?.png()).toEqual(await before?.png());
  });

  it("is made again where its pixels were kept no longer", async () => {
    const { show } = illustrator(null, 0);
    const [board] = await show(boardFor("Now"), ANN);
    expect(String(await board?.png())).toBe(board?.alt);
    expect(painted).toHaveLength(2);
  });

  it("is not painted where its words are enough", async () => {
    const [card] = await illustrator().show(hand, { ...ANN, pixels: false });
    expect(card?.text).toContain("Count for you");
    expect(painted).toEqual([]);
  });

  it("is called otherwise in every process", async () => {
    const [one] = await illustrator(null, 0, "one").show(hand, ANN);
    const [other] = await illustrator(null, 0, "other").show(hand, ANN);
    expect(one?.digest).not.toBe(other?.digest);
    for (const part of [one, other]) expect(part?.digest).toMatch(/^[0-9a-f]{16}$/);
  });

  it("is made with a campaign's own pack, once a thread has missed that", async () => {
    const { files } = readShipped(iraqiConflict, null);
    const own = { ...files, extra: { note: "of this campaign" } };
    const ofOwn = boardFor("Now").replace(book.hash, packHash(own)) as Sketch; // the same table with another pack
    const [board] = await illustrator(own).show(ofOwn, ANN);
    expect(board?.alt).toMatch(/^Now\. /);
    expect(tasks.map(({ pack }) => pack?.game)).toEqual([undefined, "iraqi-conflict"]);
    expect(await illustrator().show(ofOwn, ANN)).toHaveLength(1);
    books = new RulebookCache([iraqiConflict], () => book);
    await expect(illustrator().show(ofOwn, ANN)).rejects.toMatchObject({ why: "failed" });
  });

  it("of a state of another shape is none", async () => {
    const old = boardFor("Then").replace(/"stateVersion":\d+/, '"stateVersion":0') as Sketch;
    await expect(illustrator().show(old, ANN)).rejects.toMatchObject({ why: "outdated" });
  });

  it("of a hand fails without a word of what that holds", async () => {
    const torn = hand.replace(/"hand":\{/, '"hand":{"cards":["Sunni Triangle"],"x":{') as Sketch;
    const failure = await illustrator()
      .show(`${torn}}` as Sketch, ANN)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ why: "failed" });
    expect(JSON.stringify(failure)).not.toContain("Triangle");
  });

  it.each<Motif>([
    { kind: "board", caption: "Now", names: {} },
    { kind: "plan", rows: [], caption: "Now", names: {} },
    { kind: "hand" },
    { kind: "card", card: "1" },
    { kind: "close-up", zone: "1" },
    { kind: "legend" },
  ])("that its game throws at is told, and the next one is drawn: %o", async (motif) => {
    const torn = (): never => {
      throw new Error("no ink");
    };
    const pieces = { board: torn, hand: torn, draft: torn, legend: torn };
    const parts = { reading: { cards: () => [], show: torn }, closeUps: { zones: () => [], show: torn } };
    const definition = { ...iraqiConflict, ...pieces, ...parts };
    books = new RulebookCache([definition], () => ({ ...book, definition }));
    const { show } = illustrator();
    const failure = await show(sketch(book, motif, viewOf(book, state, "us")), ANN).catch((error: unknown) => error);
    expect(failure).toMatchObject({ why: "failed", fault: { reason: "Error" } }); // it shows a hand
    books = new RulebookCache([iraqiConflict], () => book);
    expect(await show(boardFor("Now"), ANN)).not.toEqual([]);
  });

  it("that cannot be painted still has its words", async () => {
    const { show } = createIllustrator({
      pack: async () => null,
      perform: async (task) =>
        perform(task, books, () => {
          throw new Error("no ink");
        }),
    });
    const [board] = await show(boardFor("Now"), ANN);
    expect(board?.text).not.toBe("");
    const failure = await board?.png().catch((error: unknown) => error);
    expect(failure).toMatchObject({ why: "failed", fault: { reason: "Error" } });
    const { at = [] } = (failure instanceof PictureProblem ? failure.fault : null) ?? {};
    expect(at).toHaveLength(6);
    for (const place of at) expect(place).toMatch(/^at /);
  });

  it("is made on threads that end with the illustrator", async () => {
    let ended = false;
    const close = async () => {
      ended = true;
    };
    await createIllustrator({
      pack: async () => null,
      perform: (task) => Promise.resolve(perform(task, books, paint)),
      close,
    }).close();
    expect(ended).toBe(true);
  });
});
