import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Dice, Refused } from "#engine";
import type { PlannedMove } from "../../../src/store/records.ts";
import { writeBehind } from "../../write-behind.ts";
import { interaction, person, service } from "../harness.ts";
import { type CouncilGame, councilsIn, reopened } from "./council-game.ts";

/** The Next War in Lebanon: the Insurgents are a council of four that votes, the IDF is one person, who goes first. */
let c: CouncilGame;
const dice = new Dice({ key: "5c".repeat(32), next: 0 });
const COUNCIL = [1, 2, 3, 4];
const STEP = "phase.1";

beforeEach(async () => {
  c = await councilsIn(
    await service(":memory:", undefined, null, { secret: "ten" }),
    { game: "next-war-in-lebanon", options: {}, pace: 24 },
    [
      ["idf", 1],
      ["insurgent", 4],
    ],
  );
  while ((await view("insurgent")).steps.length === 0) await goOn();
});
afterEach(() => c.s.database.close());

const whose = (seat: string, n = 1) => ({
  ...{ game: c.game, person: person(seat === "idf" ? 0 : n).id, seat, interaction: interaction() },
});
const view = (seat: string) => c.s.campaigns.showing.seatView(c.game, whose(seat).person, seat);
const propose = (moves: readonly PlannedMove[], question: string, end: boolean) =>
  c.s.campaigns.motions.propose({ ...whose("insurgent"), question, moves, ahead: [], end });

/** A computer's answer for whoever is waited for: the IDF's own, or one that three of the council agree on. */
async function goOn(): Promise<void> {
  const [seat = ""] = (await c.s.campaigns.showing.status(c.game)).awaited;
  const { book, view: seen, decisions } = await view(seat);
  const decision = decisions.find(({ owed, answered }) => owed && !answered);
  const move = decision && book.definition.bot(seen, decision, dice);
  if (!move) throw new Error("nobody is asked");
  if (seat === "idf") await c.s.campaigns.acting.submit({ ...whose(seat), decision: null, moves: [move] });
  else {
    const { motion } = await propose([move], decision.id, false);
    await agree(motion?.vote ?? 0, motion?.number ?? 0);
  }
}

async function agree(vote: number, motion: number): Promise<void> {
  for (const n of COUNCIL.slice(1, 3)) await c.s.campaigns.motions.support({ ...whose("insurgent", n), vote, motion });
}

const rows = async (action: string) =>
  (await c.s.repository.log(c.game)).filter((row) => row.seat === "insurgent" && row.action === action);
const stateOf = async ({ vote, number }: { readonly vote: number; readonly number: number }) =>
  (await c.s.repository.motionsOf(c.game, { seat: "insurgent", number: vote }))
    .filter((one) => one.number === number)
    .map(({ state, why }) => why ?? state);

/** What a computer would do first in the Insurgents' phase, as if it had begun. */
async function first(): Promise<PlannedMove> {
  const {
    book,
    view: seen,
    decisions,
  } = await c.s.campaigns.acting.rehearse(c.game, whose("insurgent").person, "insurgent", STEP);
  const [decision] = decisions;
  const move = decision && book.definition.bot(seen, decision, dice);
  if (!move || book.actions.get(move.action)?.ends) throw new Error("nothing is possible");
  return move;
}

const idfEnds = async () => {
  while ((await view("insurgent")).step === null) await goOn();
};

describe("a motion for a step to come", () => {
  it("goes when the step begins, if more than half want it, and ends the step", async () => {
    const move = await first();
    const { motion } = await propose([move], STEP, false);
    await agree(motion?.vote ?? 0, motion?.number ?? 0);
    expect(await rows(move.action)).toEqual([]);
    while ((await rows(move.action)).length === 0) await goOn();
    expect((await rows(move.action))[0]).toMatchObject({ kind: "act", person: whose("insurgent").person });
    expect(await stateOf({ vote: motion?.vote ?? 0, number: motion?.number ?? 0 })).toEqual(["sent"]);
  });

  it("is changed, and not sent, where its rows end otherwise by then", async () => {
    const move = await first();
    const { motion } = await propose([move], STEP, false);
    if (!motion) throw new Error("nothing is proposed");
    await agree(motion.vote, motion.number);
    const [kept] = (await c.s.repository.motions(c.game)).filter(
      (one) => one.seat === "insurgent" && one.vote === motion.vote,
    );
    if (!kept) throw new Error("it is not kept");
    const dearer = { ...kept, shown: kept.shown.map((row) => ({ ...row, ends: ["It costs more."] })) };
    await writeBehind(c.s.repository, { game: c.game, motions: [dearer], at: c.s.clock.now() });
    c = { ...c, s: { ...c.s, campaigns: reopened(c.s) } };
    await idfEnds();
    expect(await rows(move.action)).toEqual([]);
    expect(await stateOf(motion)).toEqual(["changed"]);
  });

  it("is refused for what is not possible, and nobody prepares the step past the others", async () => {
    const code = async (work: Promise<unknown>) =>
      work.catch((error: unknown) => error instanceof Refused && error.code);
    expect(await code(propose([{ action: "j1-build", params: { zone: "nowhere" } }], STEP, false))).not.toBe("done");
    const prepared = c.s.campaigns.acting.prepareStep({
      ...whose("insurgent", 3),
      key: STEP,
      moves: [await first()],
      ends: false,
    });
    expect(await code(prepared)).toBe("not-on-duty");
  });
});
