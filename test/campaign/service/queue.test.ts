import { expect, it } from "vitest";
import { GameQueues } from "../../../src/campaign/service/queue.ts";

/** Work that ends when it is told to, and notes when it begins and ends. */
function works(queues: GameQueues, notes: string[]) {
  const ends = new Map<string, () => void>();
  const begin = (game: string, name: string): Promise<void> =>
    queues.run(game, async () => {
      notes.push(`${name} begins`);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      notes.push(`${name} ends`);
    });
  const end = async (name: string, work: Promise<void>): Promise<void> => {
    await expect.poll(() => ends.has(name)).toBe(true);
    ends.get(name)?.();
    await work;
  };
  return { begin, end };
}

it("inputs of a game are worked on one after the other, in the order in which they came", async () => {
  const notes: string[] = [];
  const { begin, end } = works(new GameQueues(), notes);
  const [first, second] = [begin("a", "first"), begin("a", "second")];
  await end("first", first);
  await end("second", second);
  expect(notes).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});

it("inputs of different games are worked on side by side", async () => {
  const notes: string[] = [];
  const { begin, end } = works(new GameQueues(), notes);
  const [first, second] = [begin("a", "first"), begin("b", "second")];
  await end("second", second);
  await end("first", first);
  expect(notes).toEqual(["first begins", "second begins", "second ends", "first ends"]);
});

it("an input that fails does not keep the next one", async () => {
  const queues = new GameQueues();
  const failing = queues.run("a", () => Promise.reject(new Error("no")));
  const next = queues.run("a", async () => "done");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("done");
});

it("are idle when everything is done, what is put in line meanwhile included", async () => {
  const queues = new GameQueues();
  const notes: string[] = [];
  const { begin, end } = works(queues, notes);
  const first = begin("a", "first");
  const idle = queues.idle().then(() => notes.push("idle"));
  const second = begin("a", "second");
  await end("first", first);
  await end("second", second);
  await idle;
  expect(notes.at(-1)).toBe("idle");
});

it("a game with work under way keeps its queue, however many games there are", async () => {
  const queues = new GameQueues();
  const notes: string[] = [];
  const { begin, end } = works(queues, notes);
  const first = begin("a", "first");
  for (let game = 0; game < 1100; game++) await queues.run(`game ${game}`, async () => undefined);
  const second = begin("a", "second");
  await end("first", first);
  await end("second", second);
  expect(notes).toEqual(["first begins", "first ends", "second begins", "second ends"]);
});
