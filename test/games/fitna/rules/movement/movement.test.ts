import { describe, expect, it } from "vitest";
import { inputFor } from "#engine";
import { assaults } from "../../../../../src/games/fitna/advice/judgement/assaults.ts";
import { bestMarch, marchesFrom } from "../../../../../src/games/fitna/advice/judgement/marches.ts";
import { fitna as definition } from "../../../../../src/games/fitna/index.ts";
import { destroy, hold, mark } from "../../../../../src/games/fitna/rules/pieces/placing.ts";
import { standingIn } from "../../../../../src/games/fitna/rules/pieces/units.ts";
import { unitName } from "../../../../../src/games/fitna/rules/pieces/words.ts";
import type { Game } from "../../../../../src/games/fitna/state.ts";
import { queries } from "../../../../../src/games/fitna/view/queries.ts";
import { book } from "../../playing.ts";
import {
  act,
  byDefault,
  changed,
  type Env,
  gameIn,
  isIsolated,
  movementOf,
  put,
  refusalOf,
  viewIn,
  whereIs,
} from "./builder.ts";

const go = (from: string, units: readonly string[], ...path: readonly string[]) => ({ from, units, path });

/** The same with this many unit moves left. */
const withMoves = (env: Env, moves: number): Env =>
  changed(env, ({ state }) => {
    if (state.table.plan) state.table.plan.moves = moves;
  });

describe("moves of Fitna", () => {
  it("R-101 AE-04 with 4 OPs 8 units move, and no ninth", () => {
    let env = movementOf("1", { seat: "SYR", moves: 8 });
    env = act(env, "move", go("homs", ["syr-11a", "syr-18a"], "palmyra"));
    env = act(env, "move", go("aleppo", ["syr-1a", "syr-17r"], "salamiyah"));
    env = act(env, "move", go("latakia", ["syr-14s", "syr-m2"], "tartus"));
    env = act(env, "move", go("baalbek", ["hzl-1"], "qusayr"));
    expect(refusalOf(env, "move", go("damascus", ["syr-rg", "syr-4a"], "baalbek"))?.text).toBe(
      "Your plan has only 1 unit move left.",
    );
    env = act(env, "move", go("damascus", ["syr-rg"], "baalbek"));
    expect(env.table.plan?.moves).toBe(0);
    expect(env.table.phase).toBe("offensives");
  });

  it("R-105 AE-05 an armoured division with 4 points goes 4 links, isolated no more than 2 (R-082)", () => {
    const start = movementOf("1", { seat: "SYR" });
    const way = go("homs", ["syr-11a"], "qaryatayn", "palmyra", "sukhnah", "deir-ez-zor");
    expect(whereIs(act(start, "move", way), "syr-11a")).toBe("deir-ez-zor");
    expect(refusalOf(start, "move", go("homs", ["syr-11a"], ...way.path, "mayadin"))).not.toBeNull();
    const isolated = changed(start, (game) => mark(game, "syr-11a", { isolated: true }));
    expect(refusalOf(isolated, "move", go("homs", ["syr-11a"], "qaryatayn", "palmyra", "sukhnah"))).not.toBeNull();
    expect(refusalOf(isolated, "move", go("homs", ["syr-11a"], "qaryatayn", "palmyra"))).toBeNull();
  });

  it("Q-12 a unit moves once in a segment", () => {
    const env = act(movementOf("1", { seat: "SYR" }), "move", go("hama", ["syr-10m"], "homs"));
    expect(refusalOf(env, "move", go("homs", ["syr-10m"], "hama"))?.text).toMatch(/has moved in this segment/);
  });

  it("R-105 nobody goes into a space where enemies stand", () => {
    const refused = refusalOf(movementOf("1", { seat: "SYR" }), "move", go("hama", ["syr-10m"], "maarat"));
    expect(refused).toMatchObject({ code: "occupied", rule: "R-105" });
  });

  it("R-107 Kurds bar the way; what they hold without standing there is taken", () => {
    const start = movementOf("1", { seat: "SYR" });
    const refused = refusalOf(start, "move", go("aleppo", ["syr-1a"], "afrin"));
    expect(refused).toMatchObject({ code: "occupied", rule: "R-107" });
    const env = act(start, "move", go("deir-ez-zor", ["syr-5m"], "shaddadi", "hasakah", "ras-al-ayn"));
    expect(env.table.control["ras-al-ayn"]).toBe("SYR");
  });

  it("R-046 every empty space of others on the way changes hands at once", () => {
    const start = movementOf("1", { change: (game) => put(game, "TUR", "idlib", "sun-1") });
    const env = act(start, "move", go("idlib", ["sun-1"], "jisr", "maarat"));
    expect(env.table.control.jisr).toBe("TUR");
    expect(whereIs(env, "sun-1")).toBe("maarat");
  });

  it("Q-11 a closed country is not entered", () => {
    const refused = refusalOf(movementOf("1", { seat: "SYR" }), "move", go("suwayda", ["syr-15s"], "al-tanf", "h4"));
    expect(refused?.text).toBe("H4 is closed: nobody enters it in this scenario.");
  });

  it("R-108 garrisons do not move", () => {
    const start = movementOf("7", {
      seat: "KUR",
      change: (game: Game) => put(game, "KUR", "erbil", "kdp-g1"),
    });
    const refused = refusalOf(start, "move", go("erbil", ["kdp-g1"], "rawanduz"));
    expect(refused).toMatchObject({ rule: "R-108" });
  });

  it("R-199 everyone is told how many went where; which, only their owner", () => {
    const env = act(movementOf("1", { seat: "SYR" }), "move", go("homs", ["syr-18a"], "hama"));
    expect(env.table.stacks.hama?.SYR).toEqual({ top: { unit: "syr-10m" }, size: 2 });
    expect(JSON.stringify(env.table)).not.toContain("syr-18a");
  });
});

describe("stacking at the end of movement", () => {
  const FOUR = go("homs", ["syr-11a", "syr-18a"], "hama");

  /** Three units in Hama, to which two more come. */
  const full = (moves: number, edition: "2020" | "2018" = "2020") =>
    movementOf("1", {
      edition,
      seat: "SYR",
      moves,
      change: (game) => put(game, "SYR", "hama", "syr-10m", "syr-17r", "syr-m2"),
    });

  it("Q-13 a space may be over its limit while enough moves are left for those who can leave it", () => {
    expect(refusalOf(full(3), "move", FOUR)?.text).toMatch(/^Hama would be over its limit, and the moves left/);
    expect(refusalOf(full(4), "move", FOUR)).toBeNull();
  });

  /** Beirut is full and enemies are all around it; of those there only the paratroops can get away. */
  const beset = (moves: number, isolated = false) =>
    changed(movementOf("1", { seat: "SYR", moves }), (game) => {
      put(game, "TUR", "baalbek", "sun-1");
      put(game, "TUR", "sidon", "fsa-5");
      put(game, "SYR", "beirut", "syr-m1", "syr-m2", "syr-104");
      mark(game, "syr-104", { isolated });
    });
  const LANDING = { unit: "syr-14s", to: "beirut" };

  it("Q-13 who can leave by air alone can leave", () => {
    const env = act(beset(2), "air-assault", LANDING);
    expect(env.table.phase).toBe("movement");
    expect(refusalOf(env, "end-movement")).toMatchObject({ rule: "R-040" });
    expect(whereIs(act(env, "air-assault", { unit: "syr-104", to: "tartus" }), "syr-104")).toBe("tartus");
  });

  it("Q-13 a flight out takes a move, and a unit that can fly", () => {
    expect(refusalOf(beset(1), "air-assault", LANDING)?.text).toMatch(/^Beirut would be over its limit, and the moves/);
    expect(refusalOf(beset(2, true), "air-assault", LANDING)?.text).toMatch(/nobody there can still leave/);
  });

  it("Q-13 movement does not end before, and who ends it is told where", () => {
    const env = act(full(4), "move", FOUR);
    expect(refusalOf(env, "end-movement")?.text).toBe(
      "Hama (10th Mech Div, 17th Reserve Div, Militia 2, 11th Arm Div and 18th Arm Div): At most 3 units of a side may stand in a space, friends included.".replace(
        "10th Mech Div, 17th Reserve Div, Militia 2, 11th Arm Div and 18th Arm Div",
        ["syr-10m", "syr-17r", "syr-m2", "syr-11a", "syr-18a"]
          .map((id) => unitName({ edition: book.content.editions["2020"] }, id))
          .join(", ")
          .replace(/, ([^,]*)$/, " and $1"),
      ),
    );
    const relieved = act(env, "move", go("hama", ["syr-10m", "syr-17r"], "homs"));
    expect(relieved.table.phase).toBe("offensives");
  });

  it("Q-13 at a deadline the last who came go back, and what they took is given back", () => {
    const start = changed(full(4), (game) => hold(game, "salamiyah", "TUR"));
    const env = act(start, "move", go("homs", ["syr-11a", "syr-18a"], "salamiyah", "hama"));
    expect(env.table.control.salamiyah).toBe("SYR");
    const after = byDefault(env);
    expect([whereIs(after, "syr-11a"), whereIs(after, "syr-18a")]).toEqual(["homs", "homs"]);
    expect(after.table.control.salamiyah).toBe("TUR");
    expect(after.table.phase).toBe("offensives");
  });

  it("R-042 2018: every single move ends within the limits", () => {
    expect(refusalOf(full(4, "2018"), "move", FOUR)).toMatchObject({ code: "too-many", rule: "R-040" });
  });

  it("R-055 AE-82 the regular Lebanese army and Lebanese Hezbollah never end together; Iranian Hezbollah may in 2020", () => {
    const beirut = (edition: "2020" | "2018", other: string) =>
      movementOf("1", {
        edition,
        seat: "SYR",
        moves: 1,
        change: (game) => {
          put(game, "SYR", "beirut", "leb-1");
          put(game, "SYR", "tripoli", other);
        },
      });
    const come = (other: string) => go("tripoli", [other], "beirut");
    expect(refusalOf(beirut("2020", "hzl-3"), "move", come("hzl-3"))).not.toBeNull();
    expect(refusalOf(beirut("2020", "hzi-1"), "move", come("hzi-1"))).toBeNull();
    expect(refusalOf(beirut("2018", "hzl-3"), "move", come("hzl-3"))).toMatchObject({ rule: "R-056" });
    expect(refusalOf(beirut("2018", "hzi-1"), "move", come("hzi-1"))).toMatchObject({ rule: "R-056" });
  });

  it("R-040 AE-22 no second corps in a space", () => {
    const start = movementOf("10", {
      seat: "TUR",
      moves: 1,
      change: (game) => {
        put(game, "TUR", "diyarbakir", "tur-2c");
        put(game, "TUR", "mardin", "tur-7c");
      },
    });
    expect(refusalOf(start, "move", go("diyarbakir", ["tur-2c"], "mardin"))?.text).toContain("may be a corps");
  });
});

describe("supply and movement", () => {
  /** The garrison of Deir ez-Zor, cut off. */
  const cutOff = (edition: "2020" | "2018") =>
    movementOf("2", {
      edition,
      seat: "SYR",
      change: (game) => {
        put(game, "SYR", "latakia", "syr-14s");
        for (const id of ["syr-17r", "syr-104"]) mark(game, id, { isolated: true });
      },
    });

  it("R-112, R-084 AE-69 an airmobile assault comes to the help of an isolated garrison, for now", () => {
    const env = act(cutOff("2020"), "air-assault", { unit: "syr-14s", to: "deir-ez-zor" });
    expect(["syr-14s", "syr-17r", "syr-104"].map((id) => isIsolated(env, id))).toEqual([false, false, false]);
    let later = env;
    while (later.table.active === "SYR") later = byDefault(later);
    expect(["syr-14s", "syr-17r"].map((id) => isIsolated(later, id))).toEqual([true, false]);
    while (later.table.phase === "events") later = byDefault(later);
    expect(["syr-14s", "syr-17r", "syr-104"].map((id) => isIsolated(later, id))).toEqual([true, true, true]);
    expect(refusalOf(cutOff("2018"), "air-assault", { unit: "syr-14s", to: "deir-ez-zor" })).not.toBeNull();
  });

  /** Every way into Deir ez-Zor is the enemy's, and nobody is there; 11 Arm Div can come by Sukhnah. */
  const surrounded = (edition: "2020" | "2018") =>
    movementOf("1", {
      edition,
      seat: "SYR",
      change: (game) => {
        for (const space of ["raqqa", "sukhnah", "mayadin", "shaddadi"]) hold(game, space, "TUR");
      },
    });
  /** The next Supply segment has checked everybody. */
  const checkedAgain = (start: Env): Env => {
    let env = start;
    while (env.table.active === "SYR") env = byDefault(env);
    while (env.table.phase === "events") env = byDefault(env);
    return env;
  };

  it.each([
    ["2020", [true, false, false]],
    ["2018", [true, true, false]],
  ] as const)(
    "R-083 AE-74 %s: who comes by the only way to an isolated friend relieves it, at once or at the next check: %j",
    (edition, expected) => {
      const before = surrounded(edition);
      const after = act(before, "move", go("homs", ["syr-11a"], "qaryatayn", "palmyra", "sukhnah", "deir-ez-zor"));
      expect([before, after, checkedAgain(after)].map((env) => isIsolated(env, "syr-5m"))).toEqual(expected);
      const closed = changed(after, (game) => hold(game, "sukhnah", "TUR"));
      expect(isIsolated(checkedAgain(closed), "syr-5m")).toBe(true); // there is no other way
    },
  );

  it("R-083 AE-74 who is relieved may be another seat's", () => {
    const start = movementOf("2", {
      seat: "IRQ",
      change: (game) => {
        for (const space of ["hit", "haditha"]) for (const { id } of standingIn(game, space)) destroy(game, id);
        put(game, "IRN", "haditha", "irn-81a");
        for (const space of ["al-qaim", "hit", "baiji"]) hold(game, space, "IS");
      },
    });
    expect(isIsolated(start, "irn-81a")).toBe(true);
    const env = act(start, "move", go("ramadi", ["irq-1m"], "hit", "haditha"));
    expect(isIsolated(env, "irn-81a")).toBe(false);
  });

  it("R-113 an isolated unit does not fly in 2020", () => {
    const start = changed(movementOf("1", { seat: "SYR" }), (game) => mark(game, "syr-104", { isolated: true }));
    expect(refusalOf(start, "air-move", { unit: "syr-104", to: "latakia" })).toMatchObject({ rule: "R-113" });
    expect(refusalOf(start, "air-assault", { unit: "syr-104", to: "manbij" })).toMatchObject({ rule: "R-113" });
  });

  it.each([
    ["2020", null],
    ["2018", "No enemy holds Manbij."],
  ] as const)("R-112 D-17 in %s an assault on a space that nobody holds: %s", (edition, text) => {
    const start = movementOf("1", {
      edition,
      seat: "SYR",
      change: (game: Game) => {
        put(game, "SYR", "aleppo", "syr-104");
        hold(game, "manbij", null);
      },
    });
    expect(start.table.control.manbij).toBeUndefined();
    expect(refusalOf(start, "air-assault", { unit: "syr-104", to: "manbij" })?.text ?? null).toBe(text);
    const held = changed(start, (game) => hold(game, "manbij", "TUR"));
    expect(refusalOf(held, "air-assault", { unit: "syr-104", to: "manbij" })).toBeNull();
  });

  it("R-111 it begins in a friend's space as well", () => {
    const start = movementOf("10", { seat: "SYR", change: (game: Game) => visit(game) });
    expect(start.table.control.latakia).toBe("RUS");
    expect(whereIs(act(start, "air-move", { unit: "syr-14s", to: "homs" }), "syr-14s")).toBe("homs");
  });

  it("R-111 a standard airmobile move goes any distance to a supplied space of one's own", () => {
    const start = movementOf("1", { seat: "SYR" });
    const env = act(start, "air-move", { unit: "syr-104", to: "beirut" });
    expect(whereIs(env, "syr-104")).toBe("beirut");
    expect(env.table.plan?.moves).toBe(7);
    expect(refusalOf(start, "air-move", { unit: "syr-104", to: "manbij" })).toMatchObject({ rule: "R-111" });
    expect(refusalOf(start, "air-move", { unit: "syr-1a", to: "beirut" })?.text).toMatch(/is not airmobile/);
  });
});

describe("airmobile assaults", () => {
  const jahra = (edition: "2020" | "2018") =>
    movementOf("5", {
      edition,
      seat: "COA",
      change: (game) => {
        put(game, "COA", "jahra", "us-101a");
        game.state.table.intervened = true;
        put(game, "IRQ", "samawah", "irq-3i");
        hold(game, "as-salman", "IRQ");
      },
    });

  it("R-112 AE-70 As Salman is 4 links from Jahra in 2020, not over Saudi Arabia; nobody lands in Rafha", () => {
    const assault = (edition: "2020" | "2018", to: string) =>
      refusalOf(jahra(edition), "air-assault", { unit: "us-101a", to });
    expect(assault("2020", "as-salman")).toBeNull();
    expect(assault("2018", "as-salman")).toBeNull();
    expect(assault("2020", "rafha")).toMatchObject({ rule: "R-112" });
    expect(assault("2018", "rafha")).toMatchObject({ rule: "R-112" });
  });

  it("R-112 AE-71 Turkish units assault in Turkey in 2020 alone", () => {
    const mardin = (edition: "2020" | "2018") =>
      movementOf("2", {
        edition,
        seat: "TUR",
        change: (game) => {
          put(game, "TUR", "sanliurfa", "tur-1c");
          put(game, "TUR", "diyarbakir", "tur-70m");
          game.state.table.control.mardin = "PKK";
        },
      });
    const to = { unit: "tur-1c", to: "mardin" };
    expect(refusalOf(mardin("2020"), "air-assault", to)).toBeNull();
    expect(act(mardin("2020"), "air-assault", to).table.control.mardin).toBe("TUR");
    expect(refusalOf(mardin("2018"), "air-assault", to)?.text).toMatch(/has nowhere to land/);
  });
});

describe("off-map boxes of 2018", () => {
  it("R-085 AE-66 units leave the Iran box by its links, one point; others do not enter it", () => {
    const start = movementOf("10", {
      edition: "2018",
      seat: "IRN",
      change: (game) => {
        put(game, "IRN", "box-irn", "irn-21i");
        put(game, "IRN", "ilam", "irn-81a");
      },
    });
    const env = act(start, "move", go("box-irn", ["irn-21i"], "kermanshah", "ilam"));
    expect(whereIs(env, "irn-21i")).toBe("ilam");
    expect(whereIs(act(start, "move", go("ilam", ["irn-81a"], "kermanshah", "box-irn")), "irn-81a")).toBe("box-irn");
    const turks = changed(start, (game) => put(game, "IRN", "incirlik", "irn-64i"));
    expect(refusalOf(turks, "move", go("incirlik", ["irn-64i"], "box-tur"))).toMatchObject({ rule: "R-085" });
  });

  it("R-085 a computer player knows them: units leave one towards the enemy, and attack from none", () => {
    const start = movementOf("10", {
      edition: "2018",
      seat: "SAU",
      change: (game) => {
        put(game, "SAU", "box-sau", "sau-6a");
        put(game, "IRN", "rafha", "irn-81a");
      },
    });
    const view = viewIn(start, "SAU");
    expect(bestMarch(view)).not.toBeNull();
    expect(assaults(view).map(({ from }) => from)).not.toContain("box-sau");
    const marches = marchesFrom(gameIn(start), "SAU", ["box-sau"], { anywhere: true });
    expect(marches.map(({ path }) => path[0])).toContain("arar");
  });

  it("R-085 D-07 as many as may stand together leave a box by one of the moves at a press, and no odds are asked from it", () => {
    const start = movementOf("10", {
      edition: "2018",
      seat: "SAU",
      change: (game) => put(game, "SAU", "box-sau", "sau-6a", "sau-20m", "sau-12a", "sau-1p"),
    });
    const view = viewIn(start, "SAU");
    const presets = book.actions.get("move")?.presets({ ...view, params: {} }) ?? [];
    const whole = presets.filter(({ params }) => params.from === "box-sau");
    expect(whole.map(({ params }) => (Array.isArray(params.units) ? params.units.length : 0))).toContain(3);
    const odds = queries.find(({ name }) => name === "odds");
    const asked = odds ? inputFor(odds, view, {}, {}, "from") : null;
    expect(asked?.kind === "pick" ? asked.options.map(({ value }) => value) : []).not.toContain("box-sau");
  });
});

/** Syria's 14 Special Forces Division is a guest of the Russians in Latakia, who hold it. */
function visit(game: Game): void {
  put(game, "SYR", "latakia", "syr-14s");
  put(game, "RUS", "latakia", "rus-7", "rus-810");
}

describe("strategic movement", () => {
  const strategic = (env: Env): Env => {
    let at = withMoves(env, 0);
    at = act(env, "end-movement");
    while (at.table.phase === "offensives") at = byDefault(at);
    return at;
  };

  it("R-066, R-114, R-115 one supplied unit goes any distance without OPs, and takes nothing", () => {
    const start = strategic(movementOf("1", { seat: "SYR" }));
    const env = act(start, "strategic-move", { unit: "syr-15s", to: "latakia" });
    expect(whereIs(env, "syr-15s")).toBe("latakia");
    expect(env.table.phase).toBe("adjust");
    expect(refusalOf(env, "strategic-move", { unit: "syr-3a", to: "homs" })?.code).toBe("not-now");
  });

  it("R-082 an isolated unit does not", () => {
    const start = changed(strategic(movementOf("1", { seat: "SYR" })), (game) =>
      mark(game, "syr-15s", { isolated: true }),
    );
    expect(refusalOf(start, "strategic-move", { unit: "syr-15s", to: "latakia" })?.text).toMatch(/out of supply/);
  });

  it.each([
    ["2020", "10"],
    ["2018", "9"],
  ] as const)("R-114 a unit that stands in a friend's space goes too (%s)", (edition, scenario) => {
    const guests = { edition, seat: "SYR", change: (game: Game) => visit(game) } as const;
    const start = strategic(movementOf(scenario, guests));
    expect(start.table.control.latakia).toBe("RUS");
    expect(whereIs(act(start, "strategic-move", { unit: "syr-14s", to: "homs" }), "syr-14s")).toBe("homs");
  });

  it("R-114 nobody goes where there is no room", () => {
    const start = strategic(movementOf("1", { seat: "SYR" }));
    expect(refusalOf(start, "strategic-move", { unit: "syr-15s", to: "damascus" })).toMatchObject({ rule: "R-040" });
  });

  it("R-114 a card forbids it for a phase", () => {
    const start = changed(strategic(movementOf("1", { seat: "SYR" })), ({ state }) => {
      state.table.forbidden = [{ seat: "SYR", what: "strategic-move" }];
    });
    expect(refusalOf(start, "strategic-move", { unit: "syr-15s", to: "latakia" })?.text).toMatch(/A card forbids/);
  });
});

describe("whole moves", () => {
  it("R-105 a stack and where it goes are one entry, the likeliest first", () => {
    const view = viewIn(movementOf("1", { seat: "SYR" }), "SYR");
    const presets = book.actions.get("move")?.presets({ ...view, params: {} }) ?? [];
    expect(presets.at(0)?.label).toMatch(/^Latakia: .* → Jisr al-Shughur$/); // next to Idlib, which Syria lacks
    expect(presets.at(0)?.description).toBe("held by Syria: empty");
    const ofHoms = book.actions.get("move")?.presets({ ...view, params: { from: "homs" } }) ?? [];
    expect(ofHoms.map(({ label }) => label)).toContain("Homs: 18th Arm Div → Hama ★");
    expect(presets.every(({ label }) => label.length <= 100)).toBe(true);
  });

  it("a move is a row with its way", () => {
    const view = viewIn(movementOf("1", { seat: "SYR" }), "SYR");
    const params = go("homs", ["syr-11a", "syr-18a"], "salamiyah", "hama");
    expect(definition.guide.label(view, { action: "move", params })).toBe("Homs: all 2 → Hama by Salamiyah");
  });

  it("R-199 the owner puts a unit on top of its stack", () => {
    const env = act(movementOf("1", { seat: "SYR" }), "show-top", { unit: "syr-18a" });
    expect(env.table.stacks.homs?.SYR?.top?.unit).toBe("syr-18a");
    expect(env.table.plan?.moves).toBe(8);
  });
});
