import pino from "pino";
import { describe, expect, it } from "vitest";
import { type ComputerRole, decisionsOf, type GameTypes, type Move, type Rulebook } from "#engine";
import { everybody } from "../../src/campaign/contract/outside.ts";
import { games } from "../../src/games/registry.ts";
import type { ComputerLevel } from "../../src/store/records.ts";
import type { Task } from "../../src/thinking/task.ts";
import { Thinking } from "../../src/thinking/think.ts";
import { type Thinker, Thinkers } from "../../src/thinking/thinkers.ts";
import { book, iraq } from "../games/iraqi-conflict/builder.ts";

const logger = pino({ level: "silent" });
const SEAT = "insurgents";

/** Whoever thinks in this process, when it is told to. */
class Slow implements Thinker {
  readonly tasks: Task[] = [];
  readonly #answers: ((move: Move | null | Error) => void)[] = [];

  perform(task: Task): Promise<Move | null> {
    this.tasks.push(task);
    return new Promise((resolve, reject) =>
      this.#answers.push((move) => (move instanceof Error ? reject(move) : resolve(move))),
    );
  }

  async answer(move: Move | null | Error): Promise<void> {
    this.#answers.shift()?.(move);
    await new Promise(setImmediate);
  }

  closed = 0;
  async close(): Promise<void> {
    this.closed++;
  }
}

interface Question {
  readonly level?: ComputerLevel;
  readonly role?: ComputerRole;
  readonly seq?: number;
}

function setting(slow = new Slow(), log = logger) {
  const thinkers = new Thinkers(log, slow);
  const { env } = iraq({ seats: 5 });
  let woken = 0;
  const ask = ({ level = "hard", role = "plays", seq = env.seq }: Question = {}) => {
    const [decision] = decisionsOf(book, env, SEAT);
    if (!decision) throw new Error("nobody asks");
    const wake = (): void => void woken++;
    const rules = book as unknown as Rulebook<GameTypes>; // whatever its types
    return thinkers.answer({ game: "g1", book: rules, options: {}, env: { ...env, seq }, decision, role, level, wake });
  };
  return { slow, ask, env, thinkers, woken: () => woken };
}

const discard: Move = { action: "commit", params: { discard: [] } };

describe("computers that think ahead", () => {
  it("think while others wait, and answer once they have woken the campaign", async () => {
    const { slow, ask, woken } = setting();
    expect(ask()).toBe("thinking");
    expect(ask()).toBe("thinking");
    expect(slow.tasks).toHaveLength(1);
    await slow.answer(discard);
    expect(woken()).toBe(1);
    expect(ask()).toEqual(discard);
  });

  it("keep no thought of a campaign that is over, and all of others", async () => {
    const { slow, ask, thinkers } = setting();
    const told = { everyone: [], alone: [], result: { victories: [], scores: {} } };
    ask();
    await slow.answer(discard);
    thinkers.tell({ ...told, game: "g" });
    thinkers.tell({ ...told, game: "g1", result: null });
    expect(ask()).toEqual(discard);
    ask();
    thinkers.tell({ ...told, game: "g1" });
    expect(slow.tasks).toHaveLength(2);
    expect(ask()).toBe("thinking");
    expect(slow.tasks).toHaveLength(3);
  });

  it("are given what their seat knows, and no more", () => {
    const { slow, ask, env } = setting();
    ask();
    const said = JSON.stringify(slow.tasks);
    for (const seat of ["us", "sunni", "shia", "kurds"])
      expect(said).not.toContain(JSON.stringify(env.hands[seat]?.cards));
    expect(said).not.toContain(env.random.key);
    expect(said).not.toContain('"draw":[');
  });

  it("think again where the game has gone on meanwhile", async () => {
    const { slow, ask } = setting();
    ask({ seq: 4 });
    await slow.answer(discard);
    expect(ask({ seq: 5 })).toBe("thinking");
    expect(slow.tasks).toHaveLength(2);
  });

  it("leave it to the advice where they are easy, or cannot think", async () => {
    const { slow, ask, woken } = setting();
    expect(ask({ level: "easy" })).toBeNull();
    ask();
    await slow.answer(new Error("out of memory"));
    expect(woken()).toBe(1);
    expect(ask()).toBeNull();
  });

  it("log a failure by its place, without words that may name cards", async () => {
    const lines: string[] = [];
    const slow = new Slow();
    const { ask } = setting(slow, pino({}, { write: (line: string) => void lines.push(line) }));
    ask();
    await slow.answer(new Error("terrorist-attacks is not there"));
    expect(lines.join()).toContain("could not think ahead");
    expect(lines.join()).toContain('"game":"g1"');
    expect(lines.join()).not.toContain("terrorist-attacks");
    const { error }: { readonly error: string } = JSON.parse(lines.join());
    expect(error).toMatch(/^Error\n +at .*thinkers\.test\.ts/);
  });

  it("have an instant where they are normal, and up to two seconds where they are hard", () => {
    const [normal, hard] = (["normal", "hard"] as const).map((level) => {
      const { slow, ask } = setting();
      ask({ level });
      return slow.tasks[0]?.ms;
    });
    expect([normal, hard]).toEqual([120, 1800]); // with the way there and back, what docs/hosting.md promises
  });

  it("end with whoever thinks for them", async () => {
    const { slow, thinkers } = setting();
    await thinkers.close();
    expect(slow.closed).toBe(1);
  });

  it("come after programs that have the seat", () => {
    const { ask } = setting();
    const program = { answer: () => discard, tell: () => undefined };
    const nobody = { answer: () => null, tell: () => undefined };
    const asked = {} as never; // nobody looks at it
    expect(everybody([nobody, program]).answer(asked)).toEqual(discard);
    expect(everybody([nobody]).answer(asked)).toBeNull();
    expect(ask()).toBe("thinking");
  });
});

describe("a thought on a thread", () => {
  const thinking = new Thinking(games);

  function task(role: ComputerRole): Task {
    const { slow, ask } = setting();
    ask({ role });
    const [given] = slow.tasks;
    if (!given) throw new Error("nothing is asked");
    return JSON.parse(JSON.stringify({ ...given, ms: 40 })) as Task; // as it gets to a thread
  }

  it("answers what is asked", () => {
    expect(thinking.about(task("plays"))?.action).toBe("commit");
    expect(thinking.about(task("minds"))?.action).toBe("commit");
  });

  it("is none where the campaign has other rules or another pack than this release", () => {
    const given = task("plays");
    expect(thinking.about({ ...given, outlook: { ...given.outlook, rules: "0" } })).toBeNull();
    expect(thinking.about({ ...given, outlook: { ...given.outlook, content: "another" } })).toBeNull();
  });
});
