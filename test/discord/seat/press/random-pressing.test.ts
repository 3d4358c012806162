import { describe, expect, it } from "vitest";
import { Dice, type Params, Refused } from "#engine";
import { verify } from "../../../../src/campaign/record/verify.ts";
import { amount, TIMES } from "../../../amounts.ts";
import { interaction, person, type Service } from "../../../campaign/harness.ts";
import { keyOf } from "../../../kit/index.ts";
import { servicesOf } from "../../bench.ts";
import { definitionsFor, serviceFor, started } from "../kit-table.ts";
import { Presser } from "../pressing.ts";

interface Trial {
  readonly game: string;
  readonly options: Params;
  readonly presses: number;
}

/** Who plays a seat that the game waits for. */
async function inTurn(s: Service, id: string, people: number, dice: Dice): Promise<{ n: number; seat: string } | null> {
  const { awaited, record } = await s.campaigns.showing.status(id);
  if (record.status !== "running") return null;
  for (const n of dice.shuffled(Array.from({ length: people }, (_, i) => i)))
    for (const seat of await s.campaigns.showing.seatsOf(id, person(n).id))
      if (awaited.includes(seat)) return { n, seat };
  throw new Error("the game waits for nobody");
}

const rowsOf = async (s: Service, id: string): Promise<number> => (await s.repository.log(id)).length;

/** Presses at random until the game is over, or a number of times; a seat that is waited for comes to an answer. */
async function pressOn(s: Service, id: string, trial: Trial, seed: number): Promise<void> {
  const seats = (await s.campaigns.showing.status(id)).seats.length;
  const dice = new Dice({ key: keyOf("pressing", trial.game, seed), next: 0 });
  const pressers = Array.from({ length: seats }, (_, n) => new Presser(servicesOf(s), n, id, dice));
  let idle = 0;
  for (let done = 0; done < trial.presses; done++) {
    const turn = await inTurn(s, id, seats, dice);
    if (!turn) return;
    const presser = pressers[turn.n];
    const before = await rowsOf(s, id);
    try {
      await presser?.press(turn.seat, before);
    } catch (error) {
      throw new Error(`after\n${presser?.trail.slice(-12).join("\n")}`, { cause: error });
    }
    idle = (await rowsOf(s, id)) > before ? 0 : idle + 1;
    expect(idle, `presses without an answer:\n${presser?.trail.slice(-20).join("\n")}`).toBeLessThan(200);
  }
}

describe("whoever presses at random what is on their page", () => {
  it.each<[string, Trial]>([
    ["Iraqi Conflict", { game: "iraqi-conflict", options: { seats: "3", turns: 2 }, presses: amount(120, 250) }],
    ["Battle for Baghdad", { game: "battle-for-baghdad", options: { seats: "3" }, presses: amount(120, 250) }],
    [
      "Battle for Baghdad, all asked",
      { game: "battle-for-baghdad", options: { seats: "4", reactions: ["all:wait-all"] }, presses: amount(120, 250) },
    ],
    ["scouts", { game: "scouts", options: {}, presses: amount(80, 150) }],
    ["skirmish", { game: "skirmish", options: { rounds: 3, third: "yes" }, presses: amount(120, 250) }],
    ["summit", { game: "summit", options: {}, presses: amount(120, 250) }],
    ["raiders", { game: "raiders", options: { rounds: 8, reactions: ["all:wait-all"] }, presses: amount(120, 250) }],
  ])("plays %s: nothing fails, it goes on, and the log holds", async (_, trial) => {
    const definitions = definitionsFor(trial.game);
    for (let seed = 0; seed < TIMES; seed++) {
      const s = await serviceFor(definitions);
      const id = await started(s, trial.game, trial.options);
      await pressOn(s, id, trial, seed);
      await s.campaigns.people.abandon(id, person(0), interaction()).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error; // it has come to its end
      });
      const { verdict, lines } = verify(await s.campaigns.showing.export(id), definitions);
      expect(verdict, lines.join("\n")).toBe("proved");
      s.database.close();
    }
  });
});
