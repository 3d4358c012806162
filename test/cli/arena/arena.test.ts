import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { decisionsOf, type GameTypes, type Move, outlookOf, quickDice, type Rulebook, viewOf } from "#engine";
import { type Crew, playedBy, type Watch } from "../../../src/cli/arena/crew.ts";
import { type Ban, banIn, isForbidden, type Met, restricted } from "../../../src/cli/arena/forbidding.ts";
import { keptIn, unkept } from "../../../src/cli/arena/kept-outcomes.ts";
import { type Outcome, playTask, type Task } from "../../../src/cli/arena/playing.ts";
import { duelOf, jobsOf, notesOf, type Plan, type Side, tablesOf } from "../../../src/cli/arena/rounds.ts";
import { bookOf } from "../../../src/cli/arguments.ts";
import { beginning } from "../../../src/cli/play-out.ts";
import { ROOT } from "../../docs/pages.ts";
import { umpire } from "../in-process.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "umpire-arena-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const GAME = "iraqi-conflict";
const TWO = ["us", "insurgents"];
const side = (player: string): Side => ({ player, ban: null });
const nobodyLooks: Watch = { begin: () => undefined, done: () => undefined, end: () => undefined };

const plan = (pairs: number, more: Partial<Plan> = {}): Plan => ({
  ...{ game: GAME, seed: "1", pairs, budget: null, seconds: 5, most: 5000 },
  options: { ...bookOf(GAME).definition.defaults, seats: "2", turns: 2 },
  ...more,
});

/** Plays in this process, and counts. */
function counting(book: Rulebook<GameTypes> = bookOf(GAME), most = Number.POSITIVE_INFINITY) {
  const played: Task[] = [];
  const crew: Crew = {
    async perform(task): Promise<Outcome> {
      if (played.length >= most) throw new Error("broken off");
      played.push(task);
      return await playTask(book, task);
    },
    close: async () => undefined,
  };
  return { crew, played };
}

const seatsTable = async (book: Rulebook<GameTypes>, pairs: number) => {
  const sides = [side("easy")];
  const outcomes = await playedBy(counting(book).crew, jobsOf(plan(pairs), TWO, sides), unkept, nobodyLooks);
  return tablesOf(plan(pairs), TWO, sides, outcomes).map(({ standings }) => standings[0]?.points);
};

describe("an arena finds", () => {
  it("who plays better in a seat, and no difference where there is none", async () => {
    const sides = [side("easy"), side("random")] as const;
    const outcomes = await playedBy(counting().crew, jobsOf(plan(25), ["us"], sides), unkept, nobodyLooks);
    const { gain, share, pairs } = duelOf(plan(25), "us", sides, outcomes);
    expect(pairs).toBe(25);
    expect(gain.mean - (gain.margin ?? 0)).toBeGreaterThan(0);
    expect(share).toBeGreaterThan(0.6);
    const same = duelOf(plan(25), "us", [side("easy"), side("easy")], outcomes);
    expect(same).toMatchObject({ share: 0.5, gain: { mean: 0, margin: 0 } });
  });

  it("that a seat has the better cards", async () => {
    const book = bookOf(GAME);
    const { definition } = book;
    const { cards } = book.content as { cards: { [id: string]: { use: string } } };
    const setup: typeof definition.setup = (given) => {
      const state = definition.setup(given);
      const box = state.box as { draw: string[] };
      box.draw = box.draw.filter((card) => cards[card]?.use !== "U"); // the US has nothing of its own
      return state;
    };
    const fair = await seatsTable(book, 30);
    const rigged = await seatsTable({ ...book, definition: { ...definition, setup } }, 30);
    const of = (table: typeof fair, seat: number) => table[seat] ?? { mean: 0, margin: 0 };
    expect(of(rigged, 1).mean - (of(rigged, 1).margin ?? 0)).toBeGreaterThan(of(fair, 1).mean);
  });
});

describe("an arena", () => {
  const sides = [side("easy"), side("random")] as const;
  const jobs = jobsOf(plan(4), TWO, sides);
  const table = (outcomes: ReadonlyMap<string, Outcome>) => JSON.stringify(tablesOf(plan(4), TWO, sides, outcomes));

  it("plays the game that all have in common once, and says the same of the same seed", async () => {
    const one = counting();
    const first = await playedBy(one.crew, jobs, unkept, nobodyLooks);
    expect(one.played).toHaveLength(4 * 3);
    expect(table(await playedBy(counting().crew, jobs, unkept, nobodyLooks))).toBe(table(first));
    const other = jobsOf(plan(4, { seed: "2" }), TWO, sides);
    expect(other.map(({ task }) => task.key)).not.toContain(jobs[0]?.task.key);
  });

  it("goes on where it was broken off, whatever was being written then", async () => {
    const file = join(folder, "kept.jsonl");
    const broken = counting(bookOf(GAME), 5);
    await expect(playedBy(broken.crew, jobs, keptIn(file, { plan: 1 }), nobodyLooks)).rejects.toThrow("broken off");
    await expect.poll(() => readFileSync(file, "utf8").trimEnd().split("\n").length).toBe(1 + 5);
    appendFileSync(file, '{"id":"3, us: rand');
    const rest = counting();
    const outcomes = await playedBy(rest.crew, jobs, keptIn(file, { plan: 1 }), nobodyLooks);
    expect(rest.played).toHaveLength(12 - 5);
    expect(table(outcomes)).toBe(table(await playedBy(counting().crew, jobs, unkept, nobodyLooks)));
    const none = counting();
    await playedBy(none.crew, jobs, keptIn(file, { plan: 1 }), nobodyLooks);
    expect(none.played).toEqual([]);
  });

  it("takes no games of another arena", () => {
    const file = join(folder, "other.jsonl");
    writeFileSync(file, '{"plan":2}\n');
    expect(() => keptIn(file, { plan: 1 })).toThrow("has the games of another arena");
  });

  it("reports a game that does not end, and leaves its pair out", async () => {
    const short = plan(3, { most: 4 });
    const outcomes = await playedBy(counting().crew, jobsOf(short, ["us"], sides), unkept, nobodyLooks);
    expect(notesOf(outcomes).faults).toContain("game 0, us: random: it had not ended after 4 acts");
    expect(duelOf(short, "us", sides, outcomes)).toMatchObject({
      pairs: 0,
      share: 0.5,
      gain: { mean: 0, margin: null },
    });
  });
});

describe("restricted play", () => {
  const book = bookOf(GAME);
  const start = beginning(book, { options: book.definition.defaults, key: "05".repeat(32) }).state;
  const view = viewOf(book, start, "us");
  const [card = ""] = (view.hand as { cards: string[] }).cards;
  const discards = { action: "commit", params: { discard: [card] } };

  it("knows an action and a choice by their names, and as the menus name them", () => {
    const forbids = (text: string): boolean => isForbidden(book, view, discards, banIn(book, text));
    const label = String((book.content as { cards: { [id: string]: { name: string } } }).cards[card]?.name);
    expect(forbids("action=commit")).toBe(true);
    expect(forbids(`action=${book.actions.get("commit")?.title}`)).toBe(true);
    expect(forbids(`discard=${card}`)).toBe(true);
    expect(forbids(`any=${card}`)).toBe(true);
    expect(forbids("discard=no-such-card")).toBe(false);
    expect(forbids(`trade=${card}`)).toBe(false);
    expect(label).not.toBe("undefined");
    expect(() => banIn(book, "action=nuke")).toThrow("There is no action “nuke”; there are: commit, ");
  });

  /** What a level that thinks of these one after the other, and of the last again, does under a ban; and how often it thought. */
  function does(ban: Ban, thoughts: readonly Move[], rules = book) {
    const [decision] = decisionsOf(book, start, "us");
    if (!decision) throw new Error("nobody asks");
    let count = 0;
    const think = (): Move => thoughts[Math.min(count++, thoughts.length - 1)] ?? discards;
    const level = { name: "stubborn", words: "", searches: false, move: think };
    const thought = { book: rules, view, outlook: outlookOf(start, "us"), decision, dice: quickDice(1), budget: null };
    const met: Met = { met: 0, unavoidable: 0 };
    const move = restricted(level, start, thought, ban, met);
    return { move, count, ...met };
  }

  it("does what the level thinks of next, then what counts at a deadline, then anything legal", () => {
    const [, other = ""] = (view.hand as { cards: string[] }).cards;
    const second: Move = { action: "commit", params: { discard: [other] } };
    const nothing: Move = { action: "commit", params: { discard: [] } };
    const [one, all] = [banIn(book, `discard=${card}`), banIn(book, "action=commit")];
    expect(does(one, [second])).toEqual({ move: second, count: 1, met: 0, unavoidable: 0 });
    expect(does(one, [discards, second])).toEqual({ move: second, count: 2, met: 1, unavoidable: 0 });
    expect(does(one, [discards])).toEqual({ move: nothing, count: 9, met: 1, unavoidable: 0 });
    const late = { ...book, definition: { ...book.definition, defaultAnswer: () => discards } };
    const any = does(one, [discards], late);
    expect(isForbidden(book, view, any.move, one)).toBe(false);
    expect(any).toMatchObject({ move: { action: "commit" }, met: 1, unavoidable: 0 });
    expect(does(all, [discards])).toEqual({ move: discards, count: 9, met: 1, unavoidable: 1 }); // nothing else is legal
  });

  it("lets one side do without, and counts how often that mattered", async () => {
    const ban = banIn(book, "action=propose");
    const sides = [{ player: "easy", ban }, side("easy")] as const;
    const five = plan(5, { options: { ...book.definition.defaults, turns: 2 } });
    const outcomes = await playedBy(counting().crew, jobsOf(five, ["us"], sides), unkept, nobodyLooks);
    const { met, unavoidable } = notesOf(outcomes);
    expect(met).toBeGreaterThan(3);
    expect(unavoidable).toBe(0);
    expect(duelOf(five, "us", sides, outcomes).pairs).toBe(5);
  });
});

describe("umpire arena", () => {
  const arena = (...words: readonly string[]) =>
    umpire(["arena", "--game", GAME, "--set", "seats=2", "--set", "turns=2", ...words]);

  it("plays on threads, against a program too, and ends with one JSON object", async () => {
    const program = `"${process.execPath}" "${join(ROOT, "test/bots/noting-bot.mjs")}" "${join(folder, "notes")}"`;
    const { code, out, err } = await arena(
      "--seat",
      "us",
      "--level",
      "easy",
      "--against",
      program,
      "--pairs",
      "2",
      "--json",
    );
    expect([code, err]).toEqual([0, ""]);
    expect(out.trimEnd().split("\n")).toHaveLength(1);
    expect(JSON.parse(out)).toMatchObject({ seat: "us", pairs: 2, games: 4, faults: [], gone: 0 });
    expect(readFileSync(join(folder, "notes"), "utf8")).toContain('{"type":"over"');
  });

  it("plays a level that searches, as often as the budget says", async () => {
    const { code, out } = await arena("--seat", "us", "--level", "hard", "--budget", "4", "--pairs", "1", "--json");
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ first: "hard", second: "easy", pairs: 1, faults: [] });
  });

  it.each([
    [["--seat", "kurds"], "There is no seat “kurds”; there are: us, insurgents."],
    [["--seat", "us", "--level", "deadly"], "There is no level “deadly”; there are: easy, keen, normal, hard, random."],
    [["--levels", "easy,usual"], "There is no level “usual”; there are: easy, keen, normal, hard, random."],
    [["--seat", "us", "--budget", "40"], "None of these plays games out in thought (easy, easy)"],
    [["--forbid", "action=commit"], "--forbid needs the seat that it is forbidden to"],
    [["--seat", "us", "--forbid", "action=nuke"], "There is no action “nuke”"],
    [["--seat", "us", "--level", "node a-bot", "--forbid", "action=commit"], "What a program does cannot be forbidden"],
  ])("refuses %j", async (words, why) => {
    const { code, out, err } = await arena(...words);
    expect([code, out]).toEqual([2, ""]);
    expect(err.replaceAll("`", "")).toContain(why);
  });
});
