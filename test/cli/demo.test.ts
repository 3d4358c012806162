import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BRIEF } from "../brief.ts";
import { program } from "../programs.ts";
import { umpire } from "./in-process.ts";

const run = promisify(execFile);

describe("umpire demo", () => {
  let folder = "";
  let said = "";
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "umpire-demo-"));
    const wish = ["--game", "iraqi-conflict", "--seats", "2", "--set", "turns=1", "--seed", "ab", "--out", folder];
    said = (await run(process.execPath, [...BRIEF, program("cli"), "demo", ...wish])).stdout;
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  const written = (name: string): string => readFileSync(join(folder, name), "utf8");

  it("plays a whole campaign through the whole stack, whose file is proved", () => {
    expect(said).toMatch(/^\d+ answers, \d+ pictures in /);
    expect(said).toContain("The game's file is proved. The campaign ended");
    expect(JSON.parse(written("game.json"))).toMatchObject({ game: "iraqi-conflict", options: { turns: 1 } });
  });

  it("writes a page that shows the campaign again, and is proved", async () => {
    expect(said).toContain("The campaign to look at, in any browser: ");
    const page = written("replay.html");
    expect(page).toContain("<p>");
    const { stdout } = await run(process.execPath, [...BRIEF, program("cli"), "verify", join(folder, "replay.html")]);
    expect(stdout).toContain("The page shows what this release makes of the campaign.");
  });

  it("leaves what a lesson can be made of: its file, or the page", async () => {
    const lesson = join(folder, "first.json");
    const made = await umpire(["lesson", "from", join(folder, "replay.html"), lesson, "--turn", "1", "--seat", "us"]);
    expect(made).toMatchObject({ code: 0, err: "" });
    expect(made.out).toContain("a draft. Write the sentences that begin with “To be written”");
    const printed = await umpire(["lesson", "from", join(folder, "game.json"), "--turn", "1", "--seat", "us"]);
    expect(printed.out).toBe(readFileSync(lesson, "utf8"));
    const checked = await umpire(["lesson", "check", lesson, "--game", "iraqi-conflict"]);
    expect(checked.out).toMatch(/: it can be played: [1-4] stops, [1-4] answers; \d+ of its sentences are still to be/);
    const again = await umpire(["lesson", "from", join(folder, "game.json"), lesson, "--turn", "1"]);
    expect(again).toMatchObject({ code: 2, err: `${lesson} is there already.\n` });
    const late = await umpire(["lesson", "from", join(folder, "game.json"), "--turn", "7", "--seat", "us"]);
    expect(late).toMatchObject({ code: 2, err: "From turn 7 on us decides nothing.\n" });
    const forged = join(folder, "forged.json");
    writeFileSync(forged, JSON.stringify({ ...JSON.parse(written("game.json")), secret: "0".repeat(64) }));
    const wrong = await umpire(["lesson", "from", forged, "--turn", "1"]);
    expect(wrong).toMatchObject({ code: 2, out: "" });
    expect(wrong.err).toMatch(/^No lesson can be made of .*forged\.json: /);
    const odd = await umpire(["lesson", "from", join(folder, "transcript.md"), "--turn", "1"]);
    expect(odd.err).toBe(
      `${join(folder, "transcript.md")} is neither a replay with its log nor the log of a campaign.\n`,
    );
  });

  it("writes what everybody read in the channel, post by post, with every picture", () => {
    const transcript = written("transcript.md");
    expect(transcript).toMatch(/^# The channel and its threads\n\n## general\n/);
    expect(transcript).toContain("seed phrase “Ada's word”");
    expect(transcript).toContain("Turn 1 of 1 · Negotiations");
    const pictures = [...transcript.matchAll(/^!\[[^\]]+\]\((pictures\/[^)]+)\)$/gm)].map(([, file = ""]) => file);
    expect(pictures.length).toBeGreaterThan(2);
    expect(pictures.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
  });

  it("writes every notification as a phone shows it: which campaign, what is asked, until when, by which command", () => {
    const lines = written("notifications.txt").trimEnd().split("\n");
    const asked = lines.filter((line) => line.includes("direct message"));
    expect(asked.length).toBeGreaterThan(0); // whoever starts it is at the controls
    for (const line of lines)
      expect(line).toMatch(/^\S{16} {2}(Ada|Ben) {2}(direct message|general) {2}Iraqi Conflict: .+ \/[a-z ]+$/);
    for (const line of asked) {
      expect(line).toMatch(/ [Bb]y [A-Z][a-z]+day \d\d:\d\d \(UTC\)\. \/hand$/);
      expect(line.split("message  ")[1]?.replace(" /hand", "").length).toBeLessThanOrEqual(80);
    }
  });

  it("writes what each of them read in private, as it came, with the controls that they had", () => {
    const all = ["ada", "ben"].map((name) => written(`messages-to-${name}.md`));
    const seats = all.map((text) => /· Commitment · (\w+)$/m.exec(text)?.[1] ?? "");
    expect(seats.toSorted()).toEqual(["Insurgents", "US"]); // drawn by lot
    for (const text of all) {
      expect(text).toContain("*Picture: Your hand: ");
      expect(text).toMatch(/^(\[Discard [^\]]+\] )?\[Keep all\]/m);
      expect(text).toMatch(/^\[Which cards do you discard .* ▾ ([^|]+ \| ){6}4 more\]$/m);
      expect(text).toContain("# What stands in the end");
    }
  });
});
