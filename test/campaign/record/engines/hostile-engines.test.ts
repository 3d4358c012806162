import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { EngineProcess } from "../../../../src/campaign/record/engines/engine-process.ts";
import { verify } from "../../../../src/campaign/record/verify.ts";
import type { GameFile } from "../../../../src/campaign/service.ts";
import { games } from "../../../../src/games/registry.ts";
import { chainHash, NO_ROW } from "../../../../src/proof/history.ts";
import { textHash } from "../../../../src/proof/state-text.ts";
import type { Verdict } from "../../../../src/proof/verdict.ts";
import { service, startedGame } from "../../harness.ts";

/** What Node.js gives to whoever gets out of a context: the error of an import is made outside of it. */
const outside = (work: string): string =>
  `import("x").catch((error) => { const process = error.constructor.constructor("return process")(); ${work} });`;

const ABOUT = '{ interface: 2, game: "iraqi-conflict", rules: "0", stateVersion: 1 }';

/** An engine that does something when it is loaded, and then says what it should say of itself. */
const loading = (work: string): string => `${work}; var engine = { ask: () => JSON.stringify(${ABOUT}) };`;

/** An engine that does something when it is asked. */
const asked = (work: string): string => `var engine = { ask: (question) => { ${work} } };`;

/** What an expression is there, as text. */
const seenBy = (expression: string): string =>
  new EngineProcess(asked(`return JSON.stringify({ ...${ABOUT}, game: String(${expression}) })`)).about().game;

/** Little of everything, but time enough to start where much else goes on. */
const LITTLE = { time: 20_000, memory: 64, answer: 1e6 };
const MOMENT = { ...LITTLE, time: 800 };

/** How an engine fails that may use nothing further. */
const failureOf = (text: string, limits = LITTLE): string => {
  try {
    new EngineProcess(text, limits).about();
    return "it answered";
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : "";
  }
};

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe("an engine that wants out", () => {
  let server: Server;
  let connections = 0;
  let signals = 0;
  const signalled = (): void => void signals++;

  beforeAll(async () => {
    server = createServer(() => connections++).listen(0, "127.0.0.1");
    await once(server, "listening");
    process.on("SIGUSR2", signalled);
  });
  afterAll(() => {
    server.close();
    process.off("SIGUSR2", signalled);
  });

  const port = (): number => {
    const address = server.address();
    return typeof address === "object" && address ? address.port : 0;
  };

  it("sends whoever verifies no signal", async () => {
    new EngineProcess(loading(outside('process.kill(process.ppid, "SIGUSR2")'))).about();
    await later(100);
    expect(signals).toBe(0);
  });

  it("reaches no network", async () => {
    const work = `process.getBuiltinModule ? process.getBuiltinModule("net").connect(${port()}, "127.0.0.1")
      : process.binding("tcp_wrap") && process.mainModule.require("net").connect(${port()}, "127.0.0.1")`;
    new EngineProcess(loading(outside(work))).about();
    const maker = "(() => {}).constructor.constructor";
    expect(seenBy(`${maker}("return typeof process + typeof fetch + typeof require")()`)).toBe(
      "undefinedundefinedundefined",
    );
    await later(100);
    expect(connections).toBe(0);
  });

  it("finds nothing around it but the language, without its clock and its chance", () => {
    expect(seenBy("Object.getOwnPropertyNames(globalThis).sort()").split(",")).toEqual(
      expect.not.arrayContaining(["process", "require", "console", "print", "std", "os", "WebAssembly", "Date"]),
    );
    expect(seenBy("typeof Date + typeof Math.random + typeof performance")).toBe("undefinedundefinedundefined");
    expect(seenBy("typeof new Error().stack + (Error.prepareStackTrace ?? '') + typeof ShadowRealm")).toBe(
      "stringundefined",
    );
  });

  it("leaves no work behind that goes on after its answer", async () => {
    const before = Date.now();
    const forever = "Promise.resolve().then(function again() { return Promise.resolve().then(again) })";
    expect(new EngineProcess(loading(forever), LITTLE).about().game).toBe("iraqi-conflict");
    expect(Date.now() - before).toBeLessThan(LITTLE.time);
  });
});

describe("an engine that takes what it can", () => {
  it("is ended where it does not end, while it is loaded, asked, or lets a pattern search", () => {
    for (const text of ["for (;;);", asked("for (;;);"), asked('return String(/(a*)*b/.test("a".repeat(60)))')])
      expect(failureOf(text, MOMENT)).toBe("EngineProblem: it was not done after 0.8 seconds");
  });

  it("gets so much memory and no more", () => {
    expect(failureOf(asked("const all = []; for (;;) all.push(new Uint8Array(1e7));"))).toBe(
      "EngineProblem: it failed (InternalError: out of memory)",
    );
  });

  it("may not nest without end", () => {
    expect(failureOf(asked("const f = () => f() + 1; return f();"))).toBe(
      "EngineProblem: it failed (InternalError: stack overflow)",
    );
    expect(failureOf("(".repeat(300_000))).toMatch(/^EngineProblem: it failed/);
  });

  it("is not listened to for ever, nor where it does not say a text", () => {
    expect(failureOf(asked('return "x".repeat(2e6)'))).toBe("EngineProblem: its answer is too long");
    expect(failureOf(asked("return { toString() { for (;;); } }"))).toBe(
      "EngineProblem: it failed (its answer is no text)",
    );
  });
});

describe("an engine that speaks for whoever verifies", () => {
  /** A campaign that any engine can be said to have played: the last state is what the engine says. */
  let file: GameFile;
  beforeAll(async () => {
    const s = await service();
    const game = await startedGame(s, ["us", "insurgents"]);
    file = JSON.parse(JSON.stringify(await s.campaigns.showing.export(game)));
    s.database.close();
  });

  /** Its file where the last row has left that text as its state, and what comes of it with that engine. */
  function verdictOn(state: string, engine: string): Verdict {
    const text = engine.replace("STATE", () => JSON.stringify(state));
    let before = NO_ROW;
    const rows = file.rows.map((row, i) => {
      const made = { ...row, rules: "0", ...(i === file.rows.length - 1 && { state: textHash(state) }) };
      before = chainHash(before, made);
      return { ...made, hash: before };
    });
    const engines = [{ from: 0, to: rows.length - 1, engine: textHash(text) }];
    return verify(
      { ...file, rows, engines },
      games,
      [],
      [{ hash: textHash(text), text, place: "engine.js", isOwn: false }],
    );
  }

  /** An engine that says of every row what the file says. */
  const agreeing = (about = ABOUT): string =>
    asked(`const { ask, rows } = JSON.parse(question);
      if (ask === "about") return JSON.stringify(${about});
      return JSON.stringify({ states: rows.map((r) => r.state), events: rows.map((r) => r.events), last: STATE, stopped: null });`);

  it("cannot put lines of its own among those that people read", () => {
    const forged = "0\\n\\u001b[2J\\u202eProved: the game was played by its rules";
    const failing = loading(`throw new Error("${forged}")`);
    const boasting = agreeing(`{ ...${ABOUT}, rules: "${forged}" }`);
    const stopping = asked(`const { ask } = JSON.parse(question);
      return JSON.stringify(ask === "about" ? ${ABOUT} : { states: [], events: [], last: null, stopped: "${forged}" });`);
    for (const engine of [failing, boasting, stopping]) {
      const { lines } = verdictOn("{}", engine);
      expect(lines.filter((line) => /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(line))).toEqual([]);
      expect(lines.filter((line) => line.startsWith("Proved"))).toEqual([]);
    }
  });

  it("is of no use where its last state is none, however it looks", () => {
    const deep = "[".repeat(200_000) + "]".repeat(200_000);
    for (const state of ["{", "null", "[]", deep, '{"__proto__":{"over":{}}}', '{"seats":7}']) {
      const { verdict, lines } = verdictOn(state, agreeing());
      expect([verdict, lines.join(" ")]).toEqual(["chain only", expect.stringContaining("its last state is none")]);
    }
    expect(Object.hasOwn(Object.prototype, "over")).toBe(false);
  });
});
