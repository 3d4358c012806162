import { describe, expect, it } from "vitest";
import { mustGet } from "#engine";
import { controller } from "../../../../../src/games/battle-for-baghdad/rules/map/control.ts";
import { baghdad, book, type Game } from "../../builder.ts";
import { command, fighting, gains, plan } from "../../fighting.ts";

const mahdi = command("Mahdi Army, Sadr City Brigade");
const officers = command("Former Officers' Council");
const defence = command("Ministry of Defence");
const relief = command("Relief Coordination Centre");
/** A plan of everybody's that commits nothing. */
const WEAK = { shiite: mahdi, sunni: officers, government: defence, ngo: relief } as const;

/** Who fights now, committing this much. */
const commit = (game: Game, strengths: { readonly [seat: string]: number }): Game => {
  for (const [seat, strength] of Object.entries(strengths))
    game.act(seat, "plan", plan(mustGet<string>(WEAK, seat), strength));
  return game.passWindows();
};

describe("Control", () => {
  const owner = (there: { readonly [seat: string]: readonly [number, number] }) =>
    controller(book.content, baghdad({ seats: 6 }).units({ zayouna: there }).table, "zayouna");

  it("R-49: whoever has the only units there, of whichever type; nobody where several are, or none", () => {
    expect([owner({ us: [1, 0] }), owner({ us: [0, 1] })]).toEqual(["us", "us"]);
    expect([owner({ us: [5, 5], sunni: [0, 1] }), owner({})]).toEqual([null, null]);
  });

  it("R-49: it changes at the instant that a unit comes or goes", () => {
    const game = baghdad()
      .units({ zayouna: { shiite: [1, 0] }, karrada: { government: [2, 0] } })
      .street("S01", "S02", "S03")
      .moving("government");
    const zayouna = () => controller(book.content, game.table, "zayouna");
    expect([zayouna(), game.walk("government", 1, "karrada", "zayouna") && zayouna()]).toEqual(["shiite", null]);
    game.walk("government", 1, "zayouna", "karrada");
    expect(zayouna()).toBe("shiite");
  });

  it("R-50 rulings K and Y: NGO units do not keep Control from one other seat, and have it where they are alone", () => {
    expect([owner({ ngo: [1, 0] }), owner({ ngo: [3, 3], us: [0, 1] })]).toEqual(["ngo", "us"]);
    expect(owner({ ngo: [1, 0], us: [1, 0], sunni: [1, 0] })).toBeNull();
  });
});

describe("the order of Combats", () => {
  it("R-53: each seat in turn resolves those that involve it, in the order it likes; the others wait", () => {
    const game = fighting({
      bayaa: { sunni: [3, 0], government: [1, 0] },
      rusafa: { shiite: [3, 0], sunni: [1, 0] },
      hurriya: { shiite: [3, 0], government: [1, 0] },
    });
    expect(game.asked).toEqual(["shiite"]);
    expect(game.refusal("shiite", "fight", { zone: "bayaa", opponent: "sunni" }).code).toBe("not-a-choice");
    expect(game.refusal("shiite", "endCombats").rule).toBe("R-52");
    commit(game.act("shiite", "fight", { zone: "rusafa", opponent: "sunni" }), { shiite: 3, sunni: 0 });
    expect(game.table.combat?.zone).toBe("hurriya"); // section 2: the only one left begins by itself
    commit(game, { shiite: 3, government: 0 });
    expect(game.table.combat).toMatchObject({ zone: "bayaa", attacker: "sunni", defender: "government" });
  });

  it("R-54 R-55: of three, two fight for themselves alone, and the winner then fights the third", () => {
    const game = fighting({ rusafa: { shiite: [4, 0], sunni: [4, 0], government: [4, 0] } });
    expect(game.act("shiite", "chooseOpponent", { opponent: "government" }).asked).toEqual(["shiite", "government"]);
    expect(game.refusal("sunni", "plan", plan(officers, 0)).code).toBe("not-asked");
    commit(game, { shiite: 2, government: 0 });
    expect(game.at("rusafa")).toMatchObject({ shiite: { security: 2 }, sunni: { security: 4 } });
    expect(game.asked).toEqual(["shiite", "sunni"]);
  });

  it("R-54 ruling O: another seat's Combat turn begins the Zone, and the earliest there chooses", () => {
    const zones = {
      rusafa: { shiite: [4, 0], sunni: [4, 0], government: [4, 0] },
      bayaa: { ngo: [1, 0], sunni: [1, 0] },
    } as const;
    const game = fighting(zones, { seats: 6 }, "ngo");
    game.act("ngo", "endCombats");
    expect([game.asked, game.table.combats?.left[0]]).toEqual([["shiite"], "shiite"]);
  });

  it("R-64 R-73 ruling S: all units of the loser go back to its pool, and it is awarded nothing", () => {
    const game = fighting({ bayaa: { shiite: [5, 0], sunni: [3, 2] } });
    const { security, infrastructure } = mustGet(game.table.sides, "sunni").pool;
    commit(game, { shiite: 4, sunni: 1 });
    expect(mustGet(game.table.sides, "sunni").pool).toEqual({
      security: security + 3,
      infrastructure: infrastructure + 2,
    });
    expect(game.events.filter(({ kind }) => kind === "awarded")).toMatchObject([
      { kind: "awarded", zone: "bayaa", seat: "shiite", amount: 5 },
    ]);
  });

  it("ruling W: a winner that commits all loses all, and the Zone is empty", () => {
    const game = fighting({ bayaa: { shiite: [2, 0], sunni: [2, 0] } });
    expect(commit(game, { shiite: 2, sunni: 0 }).at("bayaa")).toEqual({});
  });
});

describe("peacekeepers", () => {
  const six = { seats: 6, hands: { sunni: [], ngo: [], government: [] } } as const;

  it("R-56 R-70: a Combat that the NGO begins is awarded as any other", () => {
    const start = (): Game =>
      fighting({ "medical-city": { sunni: [2, 0], ngo: [5, 0] } }, six, "ngo").act("ngo", "fight", {
        zone: "medical-city",
        opponent: "sunni",
      });
    const won = start();
    expect(gains(won, "ngo", () => commit(won, { ngo: 5, sunni: 0 }))).toBe(2);
    const lost = start();
    expect(gains(lost, "sunni", () => commit(lost, { ngo: 0, sunni: 2 }))).toBe(5);
  });

  it("R-70: an NGO that is attacked and wins has the award as well", () => {
    const game = fighting({ "medical-city": { sunni: [2, 0], ngo: [5, 0] } }, six, "sunni");
    game.act("sunni", "fight", { zone: "medical-city", opponent: "ngo" });
    expect(gains(game, "ngo", () => commit(game, { ngo: 5, sunni: 0 }))).toBe(2);
  });

  it("R-52 R-56: where two others meet, they must fight each other, and need not fight the NGO", () => {
    const game = fighting({ rusafa: { sunni: [2, 0], government: [1, 0], ngo: [1, 1] } }, six, "sunni");
    expect(game.refusal("sunni", "endCombats").rule).toBe("R-52");
    commit(game.act("sunni", "fight", { zone: "rusafa", opponent: "government" }), { sunni: 1, government: 0 });
    expect(game.table.combat).toBeNull();
    expect(Object.keys(game.at("rusafa")).sort()).toContain("ngo");
  });

  it("ruling P: the NGO may be attacked before the others in a Zone, which is not begun by that", () => {
    const zones = { rusafa: { sunni: [4, 0], government: [1, 0], ngo: [0, 1] } } as const;
    const game = fighting(zones, six, "sunni").act("sunni", "fight", { zone: "rusafa", opponent: "ngo" });
    commit(game, { sunni: 1, ngo: 0 });
    expect(game.table.combat).toMatchObject({ zone: "rusafa", attacker: "sunni", defender: "government" });
  });

  it("R-52 R-56: in the Sanctuary nobody fights, not even the NGO", () => {
    const game = fighting({ "grand-mosque": { sunni: [2, 0], ngo: [1, 0] } }, six, "ngo");
    expect([game.table.turn, game.events.some(({ kind }) => kind === "combat")]).toEqual([2, false]);
  });
});

describe("what an Offense can do", () => {
  const hands = { shiite: ["assassins", "air-strike"], sunni: ["network"], government: [] };
  const start = (active: boolean): Game =>
    fighting({ bayaa: { shiite: [5, 0], sunni: [5, 0] } }, { hands }).change(({ table }) => {
      const side = mustGet(table.sides, "sunni");
      if (!active) side.neutralized = side.active.splice(0);
    });

  it("ruling T: nothing against a side without Command", () => {
    const game = start(false).act("sunni", "plan", plan("none", 1));
    expect(gains(game, "shiite", () => game.act("shiite", "plan", plan(mahdi, 0, "assassins")))).toBe(5);
    expect(game.events).toContainEqual(expect.objectContaining({ kind: "fought", neutralized: [] }));
  });

  it("ruling U: a Command of both types falls to an Offense against either", () => {
    const both = command("Adhamiyah Committee");
    const guard = command("Kadhimiya Shrine Guard"); // the Air Strike is conventional, against conventional Commands
    const game = start(true).act("sunni", "plan", plan(both, 1));
    expect(gains(game, "shiite", () => game.act("shiite", "plan", plan(guard, 0, "air-strike")))).toBe(5 + 3);
    expect(mustGet(game.table.sides, "sunni").neutralized).toEqual([both]);
  });

  it("rulings R and V: a Neutralized Network counts nothing but in the award, and goes to the discards", () => {
    const game = start(true).act("sunni", "plan", plan("network", 3));
    expect(gains(game, "shiite", () => game.act("shiite", "plan", plan(mahdi, 0, "assassins")))).toBe(5 + 2);
    expect(game.events).toContainEqual(expect.objectContaining({ kind: "fought", totals: { shiite: 4, sunni: 3 } }));
    expect([mustGet(game.table.sides, "sunni").neutralized, game.table.discards.at(-1)]).toEqual([[], "network"]);
  });
});
