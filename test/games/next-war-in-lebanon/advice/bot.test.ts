import { describe, expect, it } from "vitest";
import { begin, Dice, decisionsOf, type Move, viewOf } from "#engine";
import { playOut } from "../../../../src/cli/play-out.ts";
import { balanceOf } from "../../../../src/games/next-war-in-lebanon/advice/bot/balance.ts";
import { taskForces } from "../../../../src/games/next-war-in-lebanon/advice/bot/idf-moves.ts";
import { moves } from "../../../../src/games/next-war-in-lebanon/advice/bot/insurgent-moves.ts";
import { SCENARIOS, SEATS, type SeatId } from "../../../../src/games/next-war-in-lebanon/content/types.ts";
import { amount, TIMES } from "../../../amounts.ts";
import { keyOf } from "../../../kit/index.ts";
import { book, type Game, lebanon } from "../builder.ts";

/** Games a side and scenario: one, or with UMPIRE_FUZZ_GAMES=20 sixty. */
const GAMES = amount(1, 3 * TIMES);

const { definition } = book;
const { bot } = definition;
const dice = new Dice({ key: keyOf("bot"), next: 0 });

/** What the computer does for this seat, once it has gathered its task forces, which takes no chit. */
function answer(game: Game, seat: SeatId): Move {
  const decision = decisionsOf(book, game.env, seat).find(({ owed }) => owed);
  if (!decision) throw new Error(`${seat} is not asked`);
  const move = bot(viewOf(book, game.env, seat), decision, dice);
  if (!move) throw new Error(`${seat} lets it be`);
  return move.action === "attach" ? answer(game.act(seat, move.action, move.params), seat) : move;
}

/** What it plays in its phase, one after the other. */
function plays(game: Game, seat: SeatId): readonly string[] {
  const done: string[] = [];
  for (;;) {
    const { action, params } = answer(game, seat);
    if (action === "end-phase") return done;
    done.push(action);
    game.act(seat, action, params).pass();
  }
}

function lastTurn(game: Game): void {
  game.change(({ table }) => {
    table.turn = table.length;
  });
}

/** Whether the seat that thinks has won against one that does not. */
function wins(scenario: string, thinker: SeatId, n: number): boolean {
  const player = (seat: string) => (seat === thinker ? "sensible" : "random");
  const options = { scenario };
  const { result } = playOut(book as never, { options, key: keyOf("duel", n), player, most: 20_000 });
  return result?.victories.some(({ seats }) => seats.includes(thinker)) ?? false;
}

/** Of its games. */
const LEAST = 0.85;

describe("a computer player of The Next War in Lebanon", () => {
  it.each(SCENARIOS.flatMap((scenario) => SEATS.map((seat) => ({ scenario, seat }))))(
    "beats random play as $seat in $scenario",
    { timeout: 600_000 },
    ({ scenario, seat }) => {
      const won = Array.from({ length: GAMES }, (_, n) => wins(scenario, seat, n)).filter((one) => one);
      expect(won.length).toBeGreaterThanOrEqual(Math.max(1, Math.floor(LEAST * GAMES)));
    },
  );

  it("takes a raid that it can have (R-54)", () => {
    const game = lebanon({
      phasing: "insurgent",
      hands: { insurgent: ["J-3"] },
      zones: { naqoura: ["gue-1 D"], tyre: ["sr-1 C"] },
    });
    expect(answer(game, "insurgent").action).toBe("j3-raid");
  });

  it("goes where the next raid would come from", () => {
    const game = lebanon({
      hands: { idf: ["J-3"] },
      zones: { naqoura: ["gue-1 C"], shaqra: ["gue-2 D"] },
      boxes: { "hq-36": { zone: "nahariyya", units: ["arm-188 C", "mech-84 C", "mech-2 C", "csu-282 C"] } },
    });
    expect(answer(game, "idf")).toMatchObject({ action: "move-hq", params: { hq: "hq-36", to: "naqoura" } });
  });

  it("leaves somebody in a border zone that its task force leaves (R-136)", () => {
    const game = lebanon({
      hands: { idf: ["J-3"] },
      zones: { "bint-jbeil": ["gue-2 D"], naqoura: ["mech-84 C"], maalot: ["mech-3 C"] },
      boxes: { "hq-162": { zone: "safed", units: ["arm-401 C", "mech-1 C"] } },
    });
    const { action, params } = answer(game, "idf");
    expect(action).toBe("move-hq");
    expect(params.leave).toHaveLength(1);
  });

  it("moves an Insurgent out of a zone more readily while another stays there", () => {
    const gain = (...here: readonly string[]): number => {
      const game = lebanon({
        phasing: "insurgent",
        hands: { insurgent: ["J-3"] },
        zones: { ayta: here },
      });
      const [best] = moves(viewOf(book, game.env, "insurgent"));
      expect(best?.said).toEqual({ from: "ayta", parties: [{ to: "naqoura", units: ["gue-1"] }] });
      return best?.gain ?? 0;
    };
    expect(gain("gue-1 C", "gue-2 D")).toBeGreaterThan(gain("gue-1 C"));
  });

  it.each([
    { why: "the enemy is dispersed and it is not", there: ["gue-2 D", "sr-1 C"], attacks: false },
    { why: "somebody dispersed is with it", there: ["gue-2 D", "sr-1 C", "li-35 D"], attacks: true },
    { why: "the enemy is in combat mode", there: ["gue-2 C", "sr-1 C"], attacks: true },
  ])("thinks of an attack on a zone or not: $why (R-23)", ({ there, attacks }) => {
    const units = ["arm-401 C", "mech-1 C", "mech-933 C", "csu-215 C"];
    const boxes = { "hq-162": { zone: "safed", units } };
    const game = lebanon({ hands: { idf: ["J-3"] }, zones: { ayta: there, safed: ["mech-2 C"] }, boxes });
    const [most = 0] = taskForces(viewOf(book, game.env, "idf"))
      .filter(({ said }) => said.hq === "hq-162" && said.to === "ayta")
      .map(({ gain }) => gain)
      .toSorted((a, b) => b - a);
    expect(most > -10).toBe(attacks);
  });

  it("sends SOF past a battle, and says so (R-63)", () => {
    const game = lebanon({
      hands: { idf: ["J-3"] },
      zones: { naqoura: ["gue-1 D", "mil-1 D"], maalot: ["sof-1 C", "mech-3 C"], nahariyya: ["mech-2 C"] },
    });
    const parties = [{ to: "naqoura", units: ["sof-1"], fight: "no" }];
    expect(answer(game, "idf")).toMatchObject({ action: "move-units", params: { parties } });
  });

  it("calls light infantry together that can be flown to where it is worth more (R-34, R-56)", () => {
    const game = lebanon({
      hands: { idf: ["J-1", "J-4"] },
      zones: { naqoura: ["li-35 D", "mech-84 C", "mech-3 C"], maalot: ["mech-2 C"] },
    });
    expect(plays(game, "idf")).toEqual(["j1-mode", "j4-airmobile"]);
  });

  it("disperses units where the enemy is dispersed (R-23)", () => {
    const game = lebanon({
      scenario: "lebanon-2006", // where no J-1 brings reinforcements in
      hands: { idf: ["J-1"] },
      zones: { ayta: ["li-35 C", "mech-1 C", "gue-1 D"] },
    });
    expect(answer(game, "idf").action).toBe("j1-mode");
  });

  it("rebuilds a reduced unit among enemies before it is lost (R-32)", () => {
    const game = lebanon({
      hands: { idf: ["J-1"] },
      zones: { ayta: ["mech-1 C R", "mech-84 D", "gue-1 D", "gue-2 D"] },
    });
    expect(answer(game, "idf")).toEqual({ action: "j1-rebuild", params: { unit: "mech-1" } });
  });

  it("flies to a zone that nobody holds (R-56)", () => {
    const game = lebanon({ hands: { idf: ["J-4"] }, zones: { maalot: ["sof-1 C", "mech-3 C"] } });
    expect(answer(game, "idf")).toMatchObject({ action: "j4-airmobile", params: { unit: "sof-1", mode: "dispersed" } });
  });

  it("builds two guerrillas before a militia (R-33)", () => {
    const game = lebanon({
      phasing: "insurgent",
      hands: { insurgent: ["J-1"] },
      eliminated: ["gue-1", "gue-2", "mil-1"],
      zones: { shaqra: ["gue-7 D"] },
    });
    const { action, params } = answer(game, "insurgent");
    expect(action).toBe("j1-build");
    expect(params.units).toMatchObject([{ unit: "gue-1" }, { unit: "gue-2" }]);
  });

  it("comes out of hiding where that denies the IDF a zone in the last turn (R-34, R-136)", () => {
    const game = lebanon({
      phasing: "insurgent",
      hands: { insurgent: ["J-1", "J-3"] },
      zones: { shaqra: ["gue-1 D", "gue-2 D", "gue-3 D"], sarafand: ["li-226 D"] },
    });
    lastTurn(game);
    expect(plays(game, "insurgent")).toEqual(["j1-mode", "move-units"]);
  });

  it("joins SOF in a zone without a battle (R-63)", () => {
    const game = lebanon({
      phasing: "insurgent",
      hands: { insurgent: ["J-3"] },
      zones: { shaqra: ["gue-1 C", "gue-2 D"], sarafand: ["sof-1 D"] },
    });
    lastTurn(game);
    const parties = [{ to: "sarafand", units: ["gue-1"], fight: "no" }];
    expect(answer(game, "insurgent")).toMatchObject({ action: "move-units", params: { parties } });
  });

  it("fights the SOF there where that pays (R-63)", () => {
    const game = lebanon({
      phasing: "insurgent",
      hands: { insurgent: ["J-3"] },
      zones: { shaqra: ["gue-1 C", "gue-2 C", "gue-3 C", "gue-4 D"], sarafand: ["sof-1 C R"] },
    });
    lastTurn(game);
    const { action, params } = answer(game, "insurgent");
    expect(action).toBe("move-units");
    expect(params.parties).toMatchObject([{ to: "sarafand", fight: "yes" }]);
  });

  it("takes the Syrians out of the box that would keep them together (R-28, R-41)", () => {
    const game = lebanon({
      phasing: "insurgent",
      options: { syria: "start" },
      hands: { insurgent: ["J-3"] },
      boxes: { "syr-hq-1": { zone: "syria", units: ["syr-9 C", "syr-5 C"] } },
      zones: { hasbaya: ["mech-1 C"] },
    });
    expect(plays(game, "insurgent")).toEqual(["detach", "move-units"]);
  });

  it.each([
    { syria: "start", strategy: "countervalue" },
    { syria: "event", strategy: "counterforce" },
  ])("scores for $strategy where Syria comes in by $syria (R-135)", ({ syria, strategy }) => {
    const options = { ...definition.defaults, syria };
    const start = begin(book, { seats: [...SEATS], controllers: {}, options, key: keyOf("strategy") }, null);
    const decision = decisionsOf(book, start.state, "idf").find(({ owed }) => owed);
    const move = decision && bot(viewOf(book, start.state, "idf"), decision, dice);
    expect(move).toEqual({ action: "choose-strategy", params: { strategy } });
  });

  it("stops a strike with a J-4 (R-104)", () => {
    const game = lebanon({ hands: { idf: ["J-3"], insurgent: ["J-4"] }, zones: { shaqra: ["gue-7 D", "gue-8 D"] } });
    game.act("idf", "j3-strike", { missions: [{ zone: "shaqra", target: "gue-7" }] });
    expect(answer(game, "insurgent")).toEqual({ action: "sam", params: { zones: ["shaqra"] } });
  });

  it("evades a battle that it would lose (R-67)", () => {
    const game = lebanon({
      hands: { idf: ["J-3"], insurgent: ["J-2"] },
      zones: { ayta: ["gue-1 C"], safed: ["arm-401 C", "arm-14 C", "mech-1 C"] },
    });
    const units = ["arm-401", "arm-14", "mech-1"];
    game.act("idf", "move-units", { from: "safed", parties: [{ to: "ayta", units }] });
    expect(answer(game, "insurgent")).toMatchObject({ action: "evade", params: { n: 1 } });
  });

  it("commits in the other's phase what it will not need any more (R-70)", () => {
    const game = lebanon({
      phasing: "insurgent",
      hands: { idf: ["J-3", "J-4"], insurgent: ["J-3"] },
      zones: { naqoura: ["mech-1 C"], tyre: ["gue-1 C", "gue-2 C"] },
    });
    const parties = [{ to: "naqoura", units: ["gue-1", "gue-2"] }];
    game.act("insurgent", "move-units", { from: "tyre", parties });
    while (game.asked.name !== "W3") game.act("idf", "pass");
    expect(answer(game, "idf")).toMatchObject({ action: "commit", params: { support: "j4", cas: "yes" } });
  });

  it("sends an infiltrator to a zone that the IDF holds (R-114)", () => {
    const game = lebanon({ zones: { naqoura: ["mech-1 C"], shaqra: ["gue-7 D", "gue-8 D"] } });
    game.change(({ table }) => {
      const does = { kind: "unit.infiltrate", seat: "insurgent", n: 1, nation: "hezbollah", to: "lebanon" } as const;
      table.effect = { row: "infiltrators", seat: "insurgent", does };
    });
    const view = viewOf(book, game.env, "insurgent");
    const move = bot(view, { kind: "turn", window: null, actions: ["infiltrate", "pass-event"] } as never, dice);
    expect(move).toMatchObject({ action: "infiltrate", params: { zone: "naqoura" } });
  });

  it("plans two chits with a J-5 (R-120)", () => {
    const game = lebanon({ options: { chits: "yes" }, hands: { idf: ["J-5"] } });
    expect(answer(game, "idf").action).toBe("j5-plan");
  });

  it("ends its phase when nothing is left to gain", () => {
    const game = lebanon({ hands: { idf: ["J-1", "J-2", "J-3", "J-4"] }, zones: { naqoura: ["gue-1 D"] } });
    expect(plays(game, "idf").length).toBeLessThanOrEqual(8);
  });
});

describe("what a computer player makes of a battle", () => {
  it("is lost to the IDF without harm where it has nobody, whatever has become of the Insurgents", () => {
    const game = lebanon({ zones: { naqoura: ["gue-1 C"] } });
    const seen = { unit: "gue-1", mode: "combat", disrupted: true } as const;
    const clash = {
      zone: "naqoura",
      kind: "clash",
      attacker: "idf",
      fighters: { idf: [], insurgent: [seen] },
    } as const;
    expect(balanceOf(viewOf(book, game.env, "idf"), clash)).toEqual({ control: 0, lost: 1, harm: 0 });
  });
});
