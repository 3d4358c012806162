import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Dice, type Move } from "#engine";
import type { Situation } from "../../src/cli/demo/manner.ts";
import { baghdad } from "../../src/cli/demo/manners/baghdad.ts";
import { rowsOf } from "../../src/cli/demo/rows.ts";
import { Eyes } from "../../src/cli/robot/eyes.ts";
import type { Wanted } from "../../src/cli/robot/robot.ts";
import { interaction, type Service, service } from "../campaign/harness.ts";
import { started } from "../discord/seat/kit-table.ts";

/** How many Actions are checked, of a campaign that computers' moves bring on. */
const TURNS = 12;
const planned: { readonly wanted: Wanted; readonly states: readonly string[] }[] = [];
let s: Service;

beforeAll(async () => {
  s = await service(":memory:", undefined, null, { secret: "one" });
  const game = await started(s, "battle-for-baghdad", { seats: "3" });
  const dice = new Dice({ key: "5b".repeat(32), next: 0 });
  while (planned.length < TURNS) {
    const { awaited, members } = await s.campaigns.showing.status(game);
    const { seat = "", person = "" } = members.find((member) => member.seat === awaited[0]) ?? {};
    const seatView = await s.campaigns.showing.seatView(game, person ?? "", seat ?? "");
    const decision = seatView.decisions.find(({ owed, answered }) => owed && !answered);
    const move = decision && seatView.book.definition.bot(seatView.view, decision, dice);
    if (!decision || !move || !person || !seat) throw new Error("nobody is asked");
    if (decision.actions.includes("endRecruitment")) {
      const eyes = new Eyes((what) => what(s.campaigns), { game, person, seat });
      const own = new Dice({ key: "5c".repeat(32), next: 100 * planned.length });
      const wanted = await baghdad.wants({ seatView, decision, eyes, dice: own });
      if (!wanted) throw new Error("nothing is planned");
      const { rows } = await eyes.trial(wanted.moves);
      planned.push({ wanted, states: rows.map(({ state }) => state) });
    }
    const answers = decision.actions.includes(move.action) ? decision.id : null;
    await s.campaigns.acting.submit({
      game,
      person,
      seat,
      decision: answers,
      moves: [move],
      interaction: interaction(),
    });
  }
});
afterAll(() => s.database.close());

it("plans an Action whole, with recruits and moves of stacks, as far as it can be foreseen", () => {
  for (const { wanted, states } of planned) {
    expect(states.slice(0, -1).every((state) => state === "possible")).toBe(true);
    expect(states.at(-1)).toBe(wanted.end ? "possible" : "stops");
  }
  const count = (action: string) =>
    planned.reduce((sum, { wanted }) => sum + wanted.moves.filter((row) => row.action === action).length, 0);
  expect(["recruit", "move", "buyCard", "play"].map(count)).toEqual([14, 21, 3, 4]);
});

describe("what a computer player does in several moves", () => {
  const actions = new Map<string, object>([
    ["row", { menu: "Row" }],
    ["end", { ends: true }],
  ]);
  const NEXT: { readonly [done: string]: string } = { "": "begin", begin: "finish" };

  /** Rows, and what was tried for them, where these moves are possible one after the other and these rows say the same. */
  async function planOf(possible: readonly string[], rows: readonly string[]) {
    const trials: string[] = [];
    const moveOf = (action: string): Move => ({ action, params: {} });
    const definition = { bot: (done: string) => moveOf(NEXT[done] ?? "end") };
    const pageOf = (done: string) => {
      const asked = done === "begin" ? ["finish"] : ["row"];
      return { view: done, book: { actions, definition }, decisions: [{ owed: true, kind: "turn", actions: asked }] };
    };
    const trial = (moves: readonly Move[]) => {
      const done = moves.map(({ action }) => action).join(" ");
      trials.push(done);
      const state = possible.includes(done) ? "possible" : "refused";
      return Promise.resolve({ rows: [{ state }], after: pageOf(done) });
    };
    const situation = { seatView: pageOf(""), eyes: { trial } } as unknown as Situation; // as much of it as is read
    const { moves } = await rowsOf(situation, () => rows.map(moveOf));
    return { moves: moves.map(({ action }) => action), trials };
  }

  it("becomes the first row that is possible", async () => {
    const { moves, trials } = await planOf(["begin", "begin finish", "near", "far"], ["air", "near", "far"]);
    expect(moves).toEqual(["near"]);
    expect(trials).toEqual(["begin", "begin finish", "air", "near", "near end"]);
  });

  it("is left alone, with all that would come after it, once no row says the same or a move of it is refused", async () => {
    const none = await planOf(["begin", "begin finish"], ["air", "near"]);
    expect(none).toEqual({ moves: [], trials: ["begin", "begin finish", "air", "near"] });
    expect(await planOf([], ["near"])).toEqual({ moves: [], trials: ["begin"] });
  });
});
