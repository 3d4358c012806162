import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { startBotsFrom } from "../../../scripts/bench/bot.ts";
import { PRESSES_PER_SECOND } from "../../../scripts/bench/compared.ts";
import { withPictures } from "../../../scripts/bench/main-thread.ts";
import { benchPresses } from "../../../scripts/bench/presses.ts";
import { benchResidence } from "../../../scripts/bench/residence.ts";
import { arithmetic, type RulesFigures } from "../../../scripts/bench/rules.ts";
import { benchResume } from "../../../scripts/bench/start.ts";
import { benchUndo } from "../../../scripts/bench/undo.ts";
import { type Program, program } from "../../programs.ts";
import { boundOf, type Figures, type Measured, USUAL } from "./goals.ts";

startBotsFrom(program("main"));

/** How often a figure that is not good enough is measured. */
const TRIES = 6;
/** How long buttons are pressed: the very first pages of a bot that has just started are not all that counts. */
const SECONDS = 6;
/** How long the arithmetic goes on that tells how fast the machine is, ns. */
const BURST = 50_000_000n;

/** How much slower the machine is now than the one that goals in ms are meant for; never less than once. */
function slowness(): number {
  const before = process.hrtime.bigint();
  let [done, took] = [0, 0n];
  for (; took < BURST; took = process.hrtime.bigint() - before) {
    arithmetic();
    done++;
  }
  return Math.max(1, USUAL / (done / (Number(took) / 1e9)));
}

/** What was measured in ms, as it would be on that machine; the slower moment before or after counts. */
async function inUsualMs(measure: () => Promise<Figures>): Promise<Figures> {
  const before = slowness();
  const figures = await measure();
  const times = Math.max(before, slowness());
  return Object.fromEntries(Object.entries(figures).map(([name, ms]) => [name, ms / times]));
}

/** What a program of its own has measured: a test's loader would make every small function dearer. */
const measuredApart = <T>(name: Program, game: Measured): T =>
  JSON.parse(execFileSync(process.execPath, [program(name), game], { encoding: "utf8" })) as T; // as it has printed them

/** The figures that are above their bounds; other work on the machine makes figures worse, never better, so the best of a few tries counts. */
async function aboveBounds(game: Measured, measure: () => Promise<Figures> | Figures): Promise<readonly string[]> {
  const best = new Map<string, number>();
  const above = (): readonly string[] =>
    [...best]
      .filter(([name, is]) => !(is <= boundOf(game, name as keyof Figures)))
      .map(([name, is]) => `${name} ${is}`); // as they were named
  for (let tries = 0; tries === 0 || (tries < TRIES && above().length > 0); tries++)
    for (const [name, is] of Object.entries(await measure())) best.set(name, Math.min(is, best.get(name) ?? Infinity));
  return above();
}

/** Claims that a game costs at most what its goals allow, give or take a tenth. */
export function keepsToItsGoals(game: Measured): void {
  describe(`what ${game} costs is near its goals:`, { timeout: 240_000 }, () => {
    it("presses, of which none is lost", async () => {
      const measure = async (): Promise<Figures> => {
        const { presses, lost, over3s, acknowledgedP99Ms } = await benchPresses(game, PRESSES_PER_SECOND, SECONDS);
        expect({ presses, lost, over3s }).toEqual({ presses: SECONDS * PRESSES_PER_SECOND, lost: 0, over3s: 0 });
        return { pressP99: acknowledgedP99Ms };
      };
      expect(await aboveBounds(game, () => inUsualMs(measure))).toEqual([]);
    });

    it("an act that is taken back", async () => {
      const measure = async (): Promise<Figures> => ({ undoP99: (await benchUndo(game, 120, 25)).undoP99Ms });
      expect(await aboveBounds(game, () => inUsualMs(measure))).toEqual([]);
    });

    it("an act while all games are looked through", async () => {
      const measure = async (): Promise<Figures> => ({ resumeP99: (await benchResume(game, 300)).actP99Ms });
      expect(await aboveBounds(game, () => inUsualMs(measure))).toEqual([]);
    });

    it("a picture, on the main thread", async () => {
      const above = await withPictures(game, (measure) =>
        aboveBounds(game, () =>
          inUsualMs(async () => {
            const { mainMs, mainP99Ms } = await measure(40);
            return { pictureMain: mainMs, pictureMainP99: mainP99Ms };
          }),
        ),
      );
      expect(above).toEqual([]);
    });

    it("memory", async () => {
      const measure = async (): Promise<Figures> => ({
        residentMB: (await benchResidence(game, 60, 20, 5)).residentMB,
      });
      expect(await aboveBounds(game, measure)).toEqual([]);
    });
  });
}

/** The same of what other work on the machine makes dearer than the arithmetic that it is compared with. */
export function keepsToItsGoalsAlone(game: Measured): void {
  describe(`what ${game} costs with nothing beside it is near its goals:`, { timeout: 240_000 }, () => {
    it("the rules", async () => {
      const measure = (): Figures => ({ rulesCost: measuredApart<RulesFigures>("rules", game).costInTurns });
      expect(await aboveBounds(game, measure)).toEqual([]);
    });

    it("a durable submit beside the same rows written bare", async () => {
      expect(await aboveBounds(game, () => measuredApart<Figures>("submits", game))).toEqual([]);
    });
  });
}
