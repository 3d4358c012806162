import { PassThrough, Writable } from "node:stream";
import { applyPatch } from "rfc6902";
import { describe, expect, it } from "vitest";
import { type Advance, canonical, Dice, type GameTypes, type State, submit, viewOf } from "#engine";
import { askOf, wayOut } from "../../src/bots/asking.ts";
import { Bot } from "../../src/bots/bot.ts";
import type { FromUmpire } from "../../src/bots/protocol.ts";
import { tellingsOf, toldAlone, wordsAlone } from "../../src/campaign/facts/words.ts";
import { bookOf } from "../../src/cli/arguments.ts";
import { beginning, diceOf, moveFor, nextQuestion } from "../../src/cli/play-out.ts";
import { games } from "../../src/games/registry.ts";
import { NONSENSE } from "./nonsense.ts";
import { botGame, byDefault, FirstChoices, KEY, type Writing } from "./partner.ts";

type Ask = Extract<FromUmpire, { type: "ask" }>;
const isAsk = (message: FromUmpire): message is Ask => message.type === "ask";
const TWO = { game: "iraqi-conflict", set: { seats: "2" } };
const KURDS = { game: "iraqi-conflict", seats: ["kurds"] };

/** So many timers run in this process. */
const alarms = () => process.getActiveResourcesInfo().filter((one) => one === "Timeout").length;

const refusalsIn = (heard: readonly FromUmpire[]) => heard.flatMap((one) => (one.type === "refused" ? one : []));

describe("a bot that plays", () => {
  it("is asked for all seats where none are named, and told the end; what was answered has no alarm any more", async () => {
    const before = alarms();
    const { heard, result, lost } = await botGame(TWO, byDefault());
    expect(alarms()).toBeLessThanOrEqual(before);
    expect(heard[0]).toMatchObject({ type: "hello", protocol: 1, game: "iraqi-conflict", options: { seats: "2" } });
    expect(heard.at(-1)).toEqual({ type: "over", result });
    expect(new Set(heard.filter(isAsk).map(({ seat }) => seat)).size).toBe(2);
    expect(lost).toEqual([]);
  });

  it("sees by the changes what its seat sees, and is told what its seat is", async () => {
    let view: { table: unknown; hand: unknown } | null = null;
    const seen: string[] = [];
    const { heard } = await botGame(KURDS, (message, write) => {
      if (isAsk(message)) {
        if ("whole" in message.view) view = structuredClone(message.view.whole);
        else
          expect(applyPatch(view, structuredClone(message.view.changes)).every((wrong) => wrong === null)).toBe(true);
        seen.push(canonical(view));
      }
      byDefault()(message, write);
    });
    expect(new Set(heard.filter(isAsk).map(({ seat }) => seat))).toEqual(new Set(["kurds"]));
    const { views, told } = kurdsAlone();
    expect(seen.length).toBeGreaterThan(10);
    expect(seen).toEqual(views);
    const lines = heard.flatMap((one) => (one.type === "told" ? one.lines : []));
    expect(lines.toSorted()).toEqual(told.toSorted());
  });

  it("may do what is free before it answers, and is asked again", async () => {
    let free: string | undefined;
    let choices: FirstChoices | null = null;
    const { lost, heard } = await botGame(KURDS, (message, write) => {
      const open = isAsk(message) ? message.actions.find(({ answers }) => !answers)?.action : undefined;
      if (isAsk(message) && open !== undefined && free === undefined) {
        free = open;
        choices = new FirstChoices(message.decision, open);
        write(choices.next());
      } else if (message.type === "ok" && choices) {
        const next = choices.next(message);
        if (next === null) choices = null;
        else write(next);
      } else byDefault()(message, write);
    });
    expect([lost, refusalsIn(heard)]).toEqual([[], []]);
    const asks = heard.filter(isAsk);
    const first = asks.findIndex(({ actions }) => actions.some(({ answers }) => !answers));
    expect(asks[first + 1]).toMatchObject({ decision: asks[first]?.decision, kind: asks[first]?.kind });
    const done = heard.flatMap((one) => (one.type === "ok" && one.move?.action === free ? one.move : []));
    expect(done).toHaveLength(2); // what it came to, and that it was done
  });
});

/**
 * What the Kurds see at each of their questions, and are told, where they answer as at deadlines: only by the rules.
 */
function kurdsAlone() {
  const book = bookOf("iraqi-conflict");
  const dice = diceOf(KEY);
  const start = beginning(book, { options: book.definition.defaults, key: KEY });
  let env = start.state;
  const views: string[] = [];
  const heard = (advance: Advance<GameTypes>): readonly string[] => [
    ...tellingsOf(book, advance).flatMap((telling) => telling?.line ?? []),
    ...toldAlone(book, advance, "kurds").flatMap((told) => wordsAlone(book, told) ?? []),
  ];
  const told = [...heard(start)];
  while (!env.over) {
    const [seat, decision] = nextQuestion(book, env, dice);
    const view = viewOf(book, env, seat);
    if (seat === "kurds") views.push(canonical({ table: view.table, hand: view.hand }));
    const { action, params } = wayOut(book, view, decision);
    const given =
      seat === "kurds"
        ? { seat, decision: decision.id, action, params: params ?? {} }
        : moveFor(book, env, seat, decision, "sensible", dice);
    const advance = submit(book, env, given);
    told.push(...heard(advance));
    env = advance.state;
  }
  return { views, told };
}

describe("what is no answer", () => {
  it.each(Object.entries(NONSENSE))(
    "%s: one refusal with a way out, and nothing is lost",
    async (_, { code, made }) => {
      const quiet = await botGame(TWO, byDefault());
      let asks = 0;
      const { heard, env, bot } = await botGame(
        TWO,
        byDefault((ask) => {
          const { decision, seat, actions } = ask;
          return asks++ % 5 === 0 ? [made({ decision, seat, action: actions[0]?.action ?? "" })] : [];
        }),
      );
      const refusals = refusalsIn(heard);
      expect(refusals).toHaveLength(Math.ceil(asks / 5));
      expect(bot.refusals).toBe(refusals.length);
      if (code) expect(new Set(refusals.map((one) => one.code))).toEqual(new Set([code]));
      expect(canonical(env)).toBe(canonical(quiet.env));
    },
  );

  it("brings a way out that can be sent as it is", async () => {
    const quiet = await botGame(TWO, byDefault());
    const { env, heard } = await botGame(TWO, (message, write) => {
      if (isAsk(message)) write("nonsense\n");
      if (message.type === "refused") write(`${JSON.stringify(message.try)}\n`);
    });
    expect(refusalsIn(heard)).toHaveLength(heard.filter(isAsk).length);
    expect(canonical(env)).toBe(canonical(quiet.env));
  });
});

describe("a bot that is gone", () => {
  /** Plays three questions, then does this. */
  const afterThree = (last: Writing): Writing => {
    let asks = 0;
    return (message, write) => (isAsk(message) && ++asks > 3 ? last(message, write) : byDefault()(message, write));
  };
  const GONE: readonly (readonly [what: string, why: string, Writing])[] = [
    ["writes a thousand lines to one question", "flood", (_, write) => write("x\n".repeat(1500))],
    [
      "writes a thousand steps of forms to one question",
      "flood",
      (message, write) => {
        if (!isAsk(message)) return;
        const {
          decision,
          actions: [open],
        } = message;
        write(`${JSON.stringify({ type: "fill", decision, action: open?.action, answers: [] })}\n`.repeat(1500));
      },
    ],
    ["closes its end", "closed", (_, write) => write(null)],
    ["is silent for too long", "silent", () => undefined],
    ["never ends its line", "silent", (_, write) => write("x".repeat(3_000_000))],
  ];

  it.each(GONE)("as it %s: the computer plays on, and it is told so", async (_, why, last) => {
    const { heard, result, lost, bot } = await botGame({ ...TWO, seconds: 0.5 }, afterThree(last));
    expect(result).not.toBeNull();
    expect(heard.at(-1)).toEqual({ type: "over", result });
    const told = heard.at(-2);
    expect(told).toMatchObject({ type: "told", computer: why });
    expect(bot.gone).toBe(why);
    expect(lost).toHaveLength(1);
    expect(heard.filter(isAsk)).toHaveLength(4);
  });
});

it("a bot that reads nothing is gone before what it has not read fills the memory", () => {
  const book = bookOf(TWO.game);
  const lost: string[] = [];
  const output = new Writable({ write: () => undefined }); // it never takes the next line
  const options = { ...book.definition.defaults, ...TWO.set };
  const bot = new Bot(
    { input: new PassThrough(), output },
    { book, options, seats: ["us"], lost: (why) => lost.push(why) },
  );
  const line = "x".repeat(1_000_000);
  for (let i = 0; i < 30; i++) bot.tell(null, [line]);
  expect(bot.gone).toBeNull();
  for (let i = 0; i < 30; i++) bot.tell(null, [line]);
  expect(bot.gone).toBe("unread");
  expect(lost).toHaveLength(1);
  expect(output.writableLength).toBeLessThan(34_000_000);
});

describe.each(games.map(({ id }) => id))("in %s", (id) => {
  it("a bot is asked the same where its seat sees the same, whatever others hold", () => {
    const book = bookOf(id);
    const { definition, content } = book;
    const dice = diceOf(KEY);
    const others = new Dice({ key: "0f".repeat(32), next: 0 });
    let env = beginning(book, { options: definition.defaults, key: KEY }).state;
    let compared = 0;
    for (let acts = 0; !env.over && acts < 150; acts++) {
      const [seat, decision] = nextQuestion(book, env, dice);
      if (acts % 5 === 0) {
        const { table, hands, box } = env;
        const possible: State<GameTypes> = definition.possible({ table, hands, box } as never, seat, others, content);
        const twin = { ...env, ...possible, random: { ...env.random, key: "aa".repeat(32) } };
        const said = [env, twin].map((one) => {
          const view = viewOf(book, one, seat);
          return JSON.stringify([askOf(book, view, decision), wayOut(book, view, decision), view.table, view.hand]);
        });
        expect(said[1]).toBe(said[0]);
        expect(said[0]).not.toContain(KEY);
        compared++;
      }
      env = submit(book, env, moveFor(book, env, seat, decision, "random", dice)).state;
    }
    expect(compared).toBeGreaterThan(10);
  });
});

it("the seed is told nobody", async () => {
  const { heard } = await botGame(TWO, byDefault());
  expect(JSON.stringify(heard)).not.toContain(KEY.slice(0, 16));
});
