/** A change that no test need notice. */
export interface Accepted {
  /** From the root of the repository. */
  readonly file: string;
  /** The line of the source text, trimmed. */
  readonly line: string;
  readonly was: string;
  readonly becomes: string;
  readonly why: string;
}

export const ACCEPTED: readonly Accepted[] = [
  {
    file: "src/campaign/votes/sending.ts",
    line: "if (decision === null) return false;",
    was: "false",
    becomes: "true",
    why: "Everything that sends a motion has looked before whether its question is open; this keeps the types right.",
  },
  {
    file: "src/campaign/time/time-compared.ts",
    line: "[a, b].every(({ closed, dates }) => closed.length + dates.length === 0) && a.limits[shape] <= b.limits[shape];",
    was: "0",
    becomes: "1",
    why: "A timetable has none of these or hundreds: what is compared moment by moment instead comes to the same, only later.",
  },
  {
    file: "src/drawing/fair-queue.ts",
    line: "const USUAL = 100;",
    was: "100",
    becomes: "101",
    why: "What is under way is guessed to take as long as most do; a millisecond more is as good a guess.",
  },
  {
    file: "src/drawing/illustrator.ts",
    line: 'const KEY = randomBytes(32).toString("hex");',
    was: "32",
    becomes: "33",
    why: "A key that is a byte longer keys as well.",
  },
  {
    file: "src/threads/threads.ts",
    line: "const YOUNG_MB = 8;",
    was: "8",
    becomes: "9",
    why: "How much a thread leaves lying about is measured, and the next megabyte does as well.",
  },
  {
    file: "src/campaign/time/open-hours.ts",
    line: "if (known !== undefined) return known;",
    was: "if (known !== undefined) return known;",
    becomes: ";",
    why: "A wall time that is found again is the same one, only later.",
  },
  {
    file: "src/engine/copy-on-write.ts",
    line: "return true;",
    was: "true",
    becomes: "false",
    why: "What is rebuilt though its keys are in order is the same again, only later.",
  },
  {
    file: "src/engine/values.ts",
    line: "const MANY_KEYS = 16;",
    was: "16",
    becomes: "17",
    why: "From how many keys on an object is spread once more changes no copy, only the time that it takes.",
  },
  {
    file: "src/engine/values.ts",
    line: "return true;",
    was: "true",
    becomes: "false",
    why: "Keys that are in order are sorted to the same order, only later.",
  },
  {
    file: "src/store/sqlite/lock.ts",
    line: "const BEATS_EVERY = { guarded: 10_000, unguarded: 1000 } as const;",
    was: "1000",
    becomes: "1001",
    why: "A lock that beats a millisecond later lives as long for everybody else.",
  },
  {
    file: "src/store/sqlite/transactions.ts",
    line: "const PAUSES = [25, 50, 100, 200, 400, 800] as const;",
    was: "800",
    becomes: "801",
    why: "Another program's lock that is waited for a millisecond longer is waited for as well.",
  },
  {
    file: "src/discord/interactions/router.ts",
    line: "if (this.#seen.size > REMEMBERED && oldest !== undefined) this.#seen.delete(oldest);",
    was: ">",
    becomes: ">=",
    why: "What arrives twice arrives within seconds: whether the thousandth before it is remembered changes nothing.",
  },
  {
    file: "src/games/iraqi-conflict/view/map/trades.ts",
    line: "gift(other, back, [middle, along(way, 0.25), tail], near),",
    was: "tail",
    becomes: "",
    why: "The third place to try for a gift is a position in a picture.",
  },
  {
    file: "src/scene/placing/flow.ts",
    line: "if (places.length === items.length) break;",
    was: "if (places.length === items.length) break;",
    becomes: ";",
    why: "In the rows that follow nothing is left to place: the places are the same, only later.",
  },
  {
    file: "src/render/quantize.ts",
    line: "if (next - at < LONG) while (at < next) rows[at++] = index;",
    was: "<",
    becomes: "<=",
    why: "A run of so many pixels holds the same bytes, whether it is filled or written one by one.",
  },
  {
    file: "src/render/node/png.ts",
    line: "header.set([8, 3, 0, 0, 0], 8); // eight bits a pixel, with a palette",
    was: "0",
    becomes: "",
    why: "The bytes that follow are 0 already.",
  },
  {
    file: "src/rules-of-play/naming.ts",
    line: "indexes.set(rules, made);",
    was: "indexes.set(rules, made);",
    becomes: ";",
    why: "An index of a book that is made again is the same one, only later.",
  },
  {
    file: "src/thinking/think.ts",
    line: "this.#books.set(game, book);",
    was: "this.#books.set(game, book);",
    becomes: ";",
    why: "A pack that is read again is the same one, only later.",
  },
  {
    file: "src/thinking/thinkers.ts",
    line: "const SEEDS = 2 ** 31;",
    was: "31",
    becomes: "32",
    why: "A seed may be any number: those beyond throw dice as well.",
  },
  {
    file: "src/thinking/thinkers.ts",
    line: "const YOUNG_MB = 32;",
    was: "32",
    becomes: "33",
    why: "How much room thoughts take is measured, and the next megabyte does as well.",
  },
  {
    file: "src/thinking/thinkers.ts",
    line: "const OLD_MB = 400;",
    was: "400",
    becomes: "401",
    why: "How much room thoughts take is measured, and the next megabyte does as well.",
  },
  {
    file: "src/thinking/thinkers.ts",
    line: "const LONGEST_MS = 20_000;",
    was: "20_000",
    becomes: "20001",
    why: "A thread that hangs is ended a millisecond later as well.",
  },
  {
    file: "src/replay-maker/gif.ts",
    line: "const word = now[from] ?? 0;",
    was: "0",
    becomes: "1",
    why: "A picture has a word for each of its pixels; this keeps the types right.",
  },
  {
    file: "src/replay-maker/film.ts",
    line: 'const ctx: CanvasRenderingContext2D = page.getContext("2d", { alpha: false });',
    was: "false",
    becomes: "true",
    why: "All of the page is painted over: it cannot be seen through either way.",
  },
  {
    file: "src/planner/planner.ts",
    line: "const isLate = ms !== null && performance.now() - this.#began >= ms;",
    was: ">=",
    becomes: ">",
    why: "A moment that is the limit to the last bit hardly comes about, and is late or not.",
  },
  {
    file: "src/cli/arena/forbidding.ts",
    line: "for (let i = 0; i < RANDOM_TRIES; i++) {",
    was: "<",
    becomes: "<=",
    why: "Where sixty answers at random were all forbidden, one more finds none either.",
  },
  {
    file: "src/cli/arena/figures.ts",
    line: "const won = ([own = 0, other = 0]: readonly (number | undefined)[]): number =>",
    was: "0",
    becomes: "1",
    why: "A round has the points of all its players; this keeps the types right.",
  },
];
