import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { describe, expect, it } from "vitest";
import { type FromUmpire, fromUmpire } from "../../src/bots/protocol.ts";
import { BRIEF } from "../brief.ts";
import { ROOT } from "../docs/pages.ts";
import { program } from "../programs.ts";
import { umpire } from "./in-process.ts";

const play = (...words: readonly string[]) => ["play", "--stdio", "--game", "iraqi-conflict", ...words];

describe("umpire play", () => {
  it("asks and is answered by lines alone, and ends though its input stays open", async () => {
    const words = [...BRIEF, program("cli"), ...play("--seed", "7", "--seats", "kurds")];
    const child = spawn(process.execPath, words, { cwd: ROOT, stdio: ["pipe", "pipe", "pipe"] });
    const heard: FromUmpire[] = [];
    createInterface({ input: child.stdout }).on("line", (line) => {
      const message = fromUmpire.parse(JSON.parse(line));
      heard.push(message);
      if (message.type === "ask") child.stdin.write(`nonsense\n{"type":"default","decision":"${message.decision}"}\n`);
    });
    const code = await new Promise((resolve) => child.once("close", resolve));
    expect([code, String(child.stderr.read() ?? "")]).toEqual([0, ""]);
    const types = heard.map(({ type }) => type);
    expect([types[0], types.at(-1)]).toEqual(["hello", "over"]);
    const count = (type: string): number => types.filter((one) => one === type).length;
    expect(count("ask")).toBeGreaterThan(10);
    expect([count("refused"), count("ok")]).toEqual([count("ask"), count("ask")]);
  });

  it("refuses a seat that the scenario does not have", async () => {
    const { code, out, err } = await umpire(play("--seats", "nobody"));
    expect([code, out]).toEqual([2, ""]);
    expect(err).toContain("There is no seat “nobody”; there are: us, insurgents, sunni, shia, kurds.");
  });
});

it("umpire start --bot is refused where there is a token: no program is started for strangers", async () => {
  const token = { DISCORD_TOKEN: "aaa.bbb.ccc", UMPIRE_ON_FAILURE: "exit" };
  const { code, out, err } = await umpire(["start", "--bot", "us=true"], token);
  expect([code, out]).toEqual([78, ""]);
  expect(err).toContain("--bot starts programs on this machine, which is for the sandbox alone");
});
