import { describe, expect, it } from "vitest";
import {
  canonical,
  Dice,
  type Envelope,
  type Frozen,
  type Input,
  mustGet,
  type Params,
  parse,
  print,
  progress,
  type Seat,
  submit,
  viewOf,
} from "#engine";
import type { MoveMode } from "../../../../../src/games/battle-for-baghdad/rules/action/types.ts";
import { waysFrom } from "../../../../../src/games/battle-for-baghdad/rules/action/ways.ts";
import { move, nameOf } from "../../../../../src/games/battle-for-baghdad/rules/action/whole-move.ts";
import type { Baghdad } from "../../../../../src/games/battle-for-baghdad/state.ts";
import { amount } from "../../../../amounts.ts";
import { keyOf } from "../../../../kit/index.ts";
import { baghdad, book, type Game } from "../../builder.ts";
import { atRandom } from "../../random.ts";

type Env = Envelope<Baghdad>;
type Zones = Parameters<Game["units"]>[0];

/** A Move Step of this seat, which acts first. */
const moving = (seat: Seat, zones: Zones, seats: 3 | 4 | 5 | 6 = 3): Game =>
  baghdad({ seats }).units(zones).street("S01", "S02", "S03").moving(seat);

/** The options of a question of `move`. */
function options(game: Game, seat: Seat, ...answers: readonly string[]) {
  const at = progress(move, viewOf(book, game.env, seat), answers);
  const input: Input | null = "step" in at ? at.step.input : null;
  return input?.kind === "pick" ? input.options : [];
}

/** What a submission leaves behind: the state except for its number of rows, and everything that was told. */
function after(env: Env, seat: Seat, steps: readonly (readonly [action: string, params: Params])[]): string {
  let now = env;
  const told: unknown[] = [];
  for (const [action, params] of steps) {
    const done = submit(book, now, { seat, decision: null, action, params });
    told.push(...done.happenings.filter(({ kind }) => kind === "event"));
    now = done.state;
  }
  const { table, hands, box, frames } = now;
  return canonical([table, hands, box, frames.map(({ ask, ...frame }) => [frame, ask?.seats, ask?.actions]), told]);
}

/** The same Move, step by step. */
function stepByStep(
  env: Env,
  seat: Seat,
  mode: MoveMode,
  [from = "", ...zones]: readonly string[],
  count: number,
): string {
  const steps: [string, Params][] = [["beginMove", { mode, from, count }]];
  const way = [...zones];
  let now = submit(book, env, { seat, decision: null, action: "beginMove", params: { mode, from, count } }).state;
  for (const zone of way) {
    steps.push(["moveTo", { zone }]);
    now = submit(book, now, { seat, decision: null, action: "moveTo", params: { zone } }).state;
  }
  if (now.table.move?.move) steps.push(["endMove", {}]);
  return after(env, seat, steps);
}

/** Every Zone that a Move from here can end in, found by trying all ways step by step. */
function reachable(env: Env, seat: Seat, from: string): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (now: Env): void => {
    const stack = now.table.move?.move;
    if (!stack) return;
    for (const zone of book.content.zoneIds) {
      let next: Env;
      try {
        next = submit(book, now, { seat, decision: null, action: "moveTo", params: { zone } }).state;
      } catch {
        continue;
      }
      found.add(zone);
      follow(next);
    }
  };
  for (const mode of ["normal", "underground", "airmobile"]) {
    try {
      follow(submit(book, env, { seat, decision: null, action: "beginMove", params: { mode, from, count: 1 } }).state);
    } catch {
      // no Move of this mode begins here
    }
  }
  found.delete(from);
  return found;
}

/** Who can begin a Move now; null: nobody. */
function mover(env: Env): Seat | null {
  const seat = env.table.move?.seat;
  if (!seat || env.frames.at(-1)?.ask?.actions[0] !== "move") return null;
  return move.when(viewOf(book, env, seat)) ? null : seat;
}

const stacks = ({ table }: Env, seat: Seat): readonly string[] =>
  book.content.zoneIds.filter((zone) => (mustGet(table.zones, zone).units[seat]?.security ?? 0) > 0);

/** Compares some whole Moves of a position with the same ones step by step; says how many. */
function compare(env: Env, seat: Seat, dice: Dice): number {
  let compared = 0;
  for (const from of stacks(env, seat).filter(() => dice.below(3) === 0))
    for (const [zone, way] of waysFrom(viewOf(book, env, seat), from)) {
      const to = nameOf(zone, way.mode);
      const count = 1 + dice.below(mustGet(mustGet(env.table.zones, from).units, seat).security);
      const whole = after(env, seat, [["move", { from, to, count }]]);
      expect(whole).toBe(stepByStep(env, seat, way.mode, [from, ...way.zones], count));
      compared++;
    }
  return compared;
}

describe("a whole Move", () => {
  it("R-41 R-43 R-44 R-46 R-47: is the same as step by step, in state, events and questions, wherever it leads", () => {
    const dice = new Dice({ key: keyOf("whole moves"), next: 0 });
    let compared = 0;
    const look = ({ env }: Game): void => {
      const seat = mover(env);
      if (seat) compared += compare(env, seat, dice);
    };
    for (const seats of amount<readonly (3 | 4 | 6)[]>([3, 6], [3, 4, 6]))
      atRandom(seats, amount(250, 500), look, seats);
    expect(compared).toBeGreaterThan(amount(100, 500));
  });

  it("R-41 R-43 R-44 R-46 R-47: leads wherever a Move step by step can end, and nowhere else", () => {
    let looked = 0;
    atRandom(6, 400, ({ env }) => {
      const seat = mover(env);
      if (!seat || looked > 12) return;
      for (const zone of stacks(env, seat)) {
        looked++;
        const whole = [...waysFrom(viewOf(book, env, seat), zone).keys()];
        expect(whole.toSorted()).toEqual([...reachable(env, seat, zone)].toSorted());
      }
    });
    expect(looked).toBeGreaterThan(5);
  });

  it("R-44: a bridge that ends a Move does not hide a way by land that goes on", () => {
    // Rusafa to Haifa Street by bridge; from Karrada by land to Zayouna and on
    const game = moving("shiite", { karrada: { shiite: [2, 0] }, rusafa: {}, zayouna: {}, "green-zone": {} });
    const ways = waysFrom(viewOf(book, game.env, "shiite"), "karrada");
    expect(ways.get("green-zone")).toMatchObject({ zones: ["green-zone"], stop: { by: "river" } });
    expect(ways.get("medical-city")?.zones).toEqual(["rusafa", "medical-city"]);
  });

  it("R-40: costs one Move, and none is left when all are used", () => {
    const game = moving("shiite", { rusafa: { shiite: [2, 0] }, karrada: {}, zayouna: {} });
    game.act("shiite", "move", { from: "rusafa", to: "karrada", count: 1 });
    expect(game.table.move?.used).toBe(1);
    game.act("shiite", "move", { from: "rusafa", to: "karrada", count: 1 });
    const again = game.refusal("shiite", "move", { from: "karrada", to: "rusafa", count: 1 });
    const begin = game.refusal("shiite", "beginMove", { mode: "normal", from: "karrada", count: 1 });
    expect([again.text, again.rule, again.code]).toEqual([begin.text, "R-40", "no-moves"]);
  });

  it("R-30: does not come to a Zone that an agreement closes, nor through it", () => {
    const game = moving("shiite", { rusafa: { shiite: [2, 0] }, karrada: {}, jadriya: {} }).change(({ table }) => {
      const terms = [{ kind: "keepOut", seat: "shiite", zones: ["karrada"] }] as const;
      table.agreements.push({ seats: ["shiite", "sunni"], terms });
    });
    const to = (zone: string) => game.refusal("shiite", "move", { from: "rusafa", to: zone, count: 1 });
    expect(to("karrada").code).toBe("agreed");
    expect(to("jadriya").text).toContain("an agreement keeps you out of Karrada (R-30)");
  });

  it("R-31: passes units of a seat that it has a Truce with", () => {
    const game = moving("government", {
      karrada: { government: [2, 0] },
      rusafa: { shiite: [1, 0] },
      "palestine-street": {},
    });
    const ways = () => waysFrom(viewOf(book, game.env, "government"), "karrada");
    expect(ways().get("medical-city")?.zones.length).toBe(3);
    game.change(({ table }) => {
      table.agreements.push({
        seats: ["government", "shiite"],
        terms: [{ kind: "truce", seats: ["government", "shiite"] }],
      });
    });
    expect(ways().get("medical-city")?.zones).toEqual(["rusafa", "medical-city"]);
  });

  it("is offered by names that people read, and read back from them", () => {
    const game = moving("us", { biap: { us: [3, 0] }, "green-zone": {}, hurriya: { shiite: [1, 1] } }, 4);
    expect(options(game, "us").map(({ label }) => label)).toEqual(["Baghdad Airport (BIAP): 3 Security"]);
    const ends = options(game, "us", "biap");
    const end = (value: string) => ends.find((option) => option.value === value);
    expect(end("hurriya")).toMatchObject({
      label: "Hurriya",
      description: "3 Zones away · there: Shiites 1 Security and 1 Infrastructure",
    });
    expect(end("air.sadr-city")?.label).toBe("Sadr City (by air)");
    expect(ends.length).toBe(22);
    for (const line of ['move "Baghdad Airport" "Sadr City" 2', "move biap air.sadr-city 2", "Move biap sadr 2"])
      expect(parse(book, game.env, "us", line).params).toEqual({ from: "biap", to: "air.sadr-city", count: 2 });
    expect(print(move, { from: "biap", to: "air.sadr-city", count: 2 })).toBe("move biap air.sadr-city 2");
  });

  it("a sheet begins with the whole stack", () => {
    const game = moving("shiite", { shula: { shiite: [5, 0] } });
    const { guess } = move.entries.find(({ name }) => name === "count") ?? {};
    const c: Frozen<object> = { ...viewOf(book, game.env, "shiite"), params: { from: "shula", to: "hurriya" } };
    expect(guess?.(c as never)).toBe(5);
  });
});
