import { afterAll, beforeAll, expect, it } from "vitest";
import { Dice } from "#engine";
import { baghdad } from "../../src/cli/demo/manners/baghdad.ts";
import { Eyes } from "../../src/cli/robot/eyes.ts";
import type { Wanted } from "../../src/cli/robot/robot.ts";
import { interaction, type Service, service } from "../campaign/harness.ts";
import { started } from "../discord/seat/kit-table.ts";

/** So many Actions are looked at, of a campaign that computers' moves bring on. */
const TURNS = 12;
const planned: { readonly wanted: Wanted; readonly states: readonly string[] }[] = [];
let s: Service;

beforeAll(async () => {
  s = await service(":memory:", undefined, null, { secret: "one" });
  const game = await started(s, "battle-for-baghdad", { seats: "3" });
  const dice = new Dice({ key: "5b".repeat(32), next: 0 });
  while (planned.length < TURNS) {
    const { awaited, members } = await s.campaigns.status(game);
    const { seat = "", person = "" } = members.find((member) => member.seat === awaited[0]) ?? {};
    const seatView = await s.campaigns.seatView(game, person ?? "", seat ?? "");
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
    await s.campaigns.submit({ game, person, seat, decision: answers, moves: [move], interaction: interaction() });
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
