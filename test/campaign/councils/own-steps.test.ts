import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Dice, Refused, type Seat, wholeAnswers } from "#engine";
import type { SeatView } from "../../../src/campaign/service.ts";
import type { PlannedMove } from "../../../src/store/records.ts";
import { interaction, person, service } from "../harness.ts";
import { type CouncilGame, councilsIn } from "./council-game.ts";

const COUNCIL = "government";
const SEATS: readonly Seat[] = ["shiite", "sunni", COUNCIL];

/** Battle for Baghdad for three, without limits; the Government is a council of three that votes. */
let c: CouncilGame;
let dice: Dice;
beforeEach(async () => {
  dice = new Dice({ key: "5a".repeat(32), next: 0 });
  const wish = { game: "battle-for-baghdad", options: { seats: "3" }, pace: null };
  c = await councilsIn(
    await service(),
    wish,
    SEATS.map((seat) => [seat, seat === COUNCIL ? 3 : 1] as const),
    { rule: "vote" },
  );
});
afterEach(() => c.s.database.close());

const holder = (seat: Seat): string => person(SEATS.indexOf(seat)).id;
const member = (n: number): string => person(2 + n).id;
const view = (seat: Seat): Promise<SeatView> => c.s.campaigns.showing.seatView(c.game, holder(seat), seat);
const voter = (n: number) => ({ game: c.game, person: member(n), seat: COUNCIL, interaction: interaction() });
const awaited = async () => (await c.s.campaigns.showing.status(c.game)).awaited;
const motionsOf = async (question: string) => {
  const vote = (await c.s.repository.votes(c.game)).find((one) => one.question === question);
  return vote ? await c.s.repository.motionsOf(c.game, vote) : [];
};

/** Whoever is waited for does what a computer would; the council by the votes of two of it. */
async function goesOn(): Promise<void> {
  const [seat = ""] = await awaited();
  const { book, view: seen, decisions } = await view(seat);
  const decision = decisions.find(({ owed, answered }) => owed && !answered);
  const move = decision && book.definition.bot(seen, decision, dice);
  if (!decision || !move) throw new Error("nobody is asked");
  const answer = { moves: [{ action: move.action, params: move.params }], ahead: [], end: false };
  if (seat !== COUNCIL) {
    const who = { game: c.game, person: holder(seat), seat, interaction: interaction() };
    await c.s.campaigns.acting.submit({ ...who, decision: null, ...answer });
    return;
  }
  const { motion } = await c.s.campaigns.motions.propose({ ...voter(0), question: decision.id, ...answer });
  const key = { vote: motion?.vote ?? 0, motion: motion?.number ?? 0 };
  await c.s.campaigns.motions.support({ ...voter(1), ...key });
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let moves = 0; !(await holds()); moves++) {
    if (moves > 300) throw new Error("it never comes to that");
    await goesOn();
  }
}

/** The first complete answer of a kind that is possible in a step. */
function first({ book, view: seen, decisions }: SeatView, action: string): PlannedMove {
  for (const { preset } of decisions) {
    const [answer] = wholeAnswers(book, seen, { actions: [action], preset }, 500) ?? [];
    const [move] = answer?.moves ?? [];
    if (move) return { action: move.action, params: move.params };
  }
  throw new Error(`no ${action} is possible`);
}

describe("a motion on a step of the seat's own", () => {
  const stepKey = async () => (await view(COUNCIL)).steps.find(({ ready }) => ready)?.key;

  it("is proposed and voted on while others play, and goes the moment that its turn comes", async () => {
    await until(async () => (await stepKey()) !== undefined && !(await awaited()).includes(COUNCIL));
    const key = (await stepKey()) ?? "";
    const there = await c.s.campaigns.acting.rehearse(c.game, member(0), COUNCIL, key);
    expect([there.rehearsed, there.vote?.proposes]).toEqual([key, true]);
    const moves = [first(there, "recruit")];
    await c.s.campaigns.motions.propose({ ...voter(0), question: key, moves, ahead: [], end: true });
    const [motion] = await motionsOf(key);
    expect(motion?.shown[0]?.words).toMatch(/Recruit/);
    await c.s.campaigns.motions.support({ ...voter(2), vote: motion?.vote ?? 0, motion: 1 });
    expect((await motionsOf(key))[0]?.state).toBe("open");
    const before = (await c.s.repository.log(c.game)).length;
    const acts = async () =>
      (await c.s.repository.log(c.game)).slice(before).filter(({ seat, kind }) => seat === COUNCIL && kind === "act");
    await until(async () => (await acts()).length > 0);
    const own = await acts();
    expect(own[0]).toMatchObject({ action: "recruit", person: member(0) });
    expect(own.length).toBeGreaterThan(1); // and the step is over
    expect(await awaited()).not.toContain(COUNCIL);
  });

  it("is prepared by nobody past the others", async () => {
    await until(async () => (await stepKey()) !== undefined && !(await awaited()).includes(COUNCIL));
    const key = (await stepKey()) ?? "";
    const there = await c.s.campaigns.acting.rehearse(c.game, member(0), COUNCIL, key);
    const answer = { ...voter(0), key, moves: [first(there, "recruit")], ends: true };
    const refused = await c.s.campaigns.acting.prepareStep(answer).catch((error: unknown) => error);
    expect(refused instanceof Refused && refused.code).toBe("not-on-duty");
  });
});
