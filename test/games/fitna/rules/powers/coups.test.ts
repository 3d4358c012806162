import { describe, expect, it } from "vitest";
import { begin } from "#engine";
import { rules } from "../../../../../src/games/fitna/definition.ts";
import { destroy, mark } from "../../../../../src/games/fitna/rules/pieces/placing.ts";
import { counterFor, coup, isLoyal, rebelSeat } from "../../../../../src/games/fitna/rules/powers/coups.ts";
import type { Game } from "../../../../../src/games/fitna/state.ts";
import { content } from "../../packs.ts";
import { book, invariant } from "../../playing.ts";
import { atStart } from "../setup/builder.ts";
import { phaseOf } from "./builder.ts";

const BOTH = ["2020", "2018"] as const;
const SYRIA = { country: "SYR" as const };

/** The units that roll in scenario 1, as the pack lists them. */
const NINE = ["syr-1a", "syr-3a", "syr-11a", "syr-18a", "syr-5m", "syr-7m", "syr-10m", "syr-17r", "syr-104"];

describe("R-150 to R-154 coups", () => {
  it("R-152 AE-39 rebels win Aleppo by 5 against 4, and what stays loyal withdraws", { timeout: 30_000 }, () => {
    const play = phaseOf("1", "SYR", { turn: 3 }).dice(1, null, null, null, null, null, null, 5, 3);
    play.call(coup, SYRIA);
    expect(play.lines[0]).toContain("1st Arm Div (Aleppo): die 1, rebels as 1st Arm Div SYR");
    expect(play.lines[0]).toContain("104th Para Bde (Aleppo): die 3, lost");
    expect(play.table.pools.SYR?.destroyed).toContain("syr-104");
    expect(play.table.removed).toContain("syr-1a");
    expect(play.lines).toContain("Aleppo: loyal units 4, rebels 5 in defence. The rebels keep it.");
  });

  it("AE-39 they go to Salamiyah or Tabqa, and Aleppo is the rebels'", { timeout: 30_000 }, () => {
    const play = onlyIn("2020", "aleppo", { "syr-1a": 1, "syr-17r": 5, "syr-104": 3 });
    const to = play.game.state.hands.SYR?.units["syr-17r"]?.space;
    expect(["salamiyah", "tabqa"]).toContain(to);
    expect(play.lines).toContain(
      `Syria: withdrawal of 1 unit from Aleppo to ${to === "tabqa" ? "Tabqa" : "Salamiyah"}.`,
    );
    expect(play.table.control.aleppo).toBe("TUR");
    expect(play.game.state.hands.TUR?.units["fsa-1"]).toEqual({ space: "aleppo" });
    expect(play.table.entrenched).not.toContain("aleppo");
  });

  it("AE-39 what is lost leaves the game in 2018", { timeout: 30_000 }, () => {
    const play = onlyIn("2018", "aleppo", { "syr-1a": 1, "syr-17r": 5, "syr-104": 3 });
    expect(play.table.removed).toEqual(expect.arrayContaining(["syr-1a", "syr-104"]));
    expect(play.table.pools.SYR?.destroyed).not.toContain("syr-104");
  });

  it("R-152 AE-40 a tie of 5 against 5 leaves Homs to the loyal units, and the rebels withdraw", {
    timeout: 30_000,
  }, () => {
    for (const edition of BOTH) {
      const play = onlyIn(edition, "homs", { "syr-11a": 2, "syr-18a": 6 });
      expect(play.lines).toContain("Homs: loyal units 5, rebels 5 in defence. The loyal units keep it.");
      expect(play.table.control.homs).toBe("SYR");
      const { space } = Object.entries(play.game.state.hands.TUR?.units ?? {}).find(([id]) => id === "fsa-1")?.[1] ?? {
        space: "nowhere",
      };
      const held = play.game.scenario.control[space];
      if (edition === "2020") expect(content.editions["2020"].ways.homs).toContain(space);
      else expect(held).toBe("TUR");
      expect(play.table.control[space]).toBe("TUR");
    }
  });

  it("AE-41 nine units of scenario 1 roll; guards, special forces, Syrian militia and Hezbollah never do", () => {
    const play = phaseOf("1", "SYR", { turn: 3 }).dice(6, 6, 6).call(coup, SYRIA);
    const [event] = play.told;
    if (event?.kind !== "coup") throw new Error("no coup was told");
    expect(event.rolls.map(({ unit }) => unit)).toEqual(NINE);
    const game = atStart("1");
    const loyal = ["syr-rg", "syr-4a", "syr-14s", "syr-15s", "syr-m1", "syr-m2", "hzl-1", "shi-7"];
    for (const id of loyal) expect(isLoyal(game, game.edition.units[id] ?? never())).toBe(true);
  });

  it("R-153 units in the Force Pool do not roll", () => {
    const play = phaseOf("1", "SYR", { turn: 3 });
    const { batches } = play.table.pools.SYR ?? never();
    expect(batches.flat()).toContain("syr-9a");
    expect(isLoyal(play.game, play.game.edition.units["syr-9a"] ?? never())).toBe(false);
    const [event] = play.dice(6, 6, 6).call(coup, SYRIA).told;
    if (event?.kind !== "coup") throw new Error("no coup was told");
    expect(event.rolls.map(({ unit }) => unit)).not.toContain("syr-9a");
  });

  it("R-151 the counter is of the same type, then the nearest, then the first; an empty pool loses the unit", () => {
    const game = atStart("1");
    const unit = (id: string) => game.edition.units[id] ?? never();
    expect(counterFor(game, unit("syr-1a"), "FSA")).toBe("fsa-1");
    expect(counterFor(game, unit("syr-10m"), "FSA")).toBe("fsa-3");
    game.state.table.coupPool = ["fsa-3", "fsa-4"];
    expect(counterFor(game, unit("syr-1a"), "FSA")).toBe("fsa-3");
    game.state.table.coupPool = [];
    expect(counterFor(game, unit("syr-1a"), "FSA")).toBeUndefined();
  });

  it("R-151 a reduced unit rebels reduced", { timeout: 30_000 }, () => {
    const play = onlyIn("2020", "hama", { "syr-10m": 1 }, (game) => mark(game, "syr-10m", { reduced: true }));
    expect(play.lines).toContain("Coup in Syria. 10th Mech Div (Hama): die 1, rebels as 3rd Mech Div SYR.");
    expect(play.game.state.hands.TUR?.units["fsa-3"]).toEqual({ space: "hama", reduced: true });
    expect(play.table.control.hama).toBe("TUR");
  });

  it("R-151 rebels are Turkey's, in scenarios 8 and 11 those of Iraq Saudi Arabia's, in scenario 9 Israel's", () => {
    expect(rebelSeat(atStart("2"), "SYR")).toBe("TUR");
    expect(rebelSeat(atStart("2"), "IRQ")).toBe("TUR");
    expect(rebelSeat(atStart("8"), "IRQ")).toBe("SAU");
    expect(rebelSeat(atStart("11"), "IRQ")).toBe("SAU");
    expect(rebelSeat(atStart("11"), "SYR")).toBe("TUR");
    expect(rebelSeat(atStart("9"), "SYR")).toBe("ISR");
  });

  it("Q-43, Q-91 the set-up of scenarios 8 and 11 ends with a coup in Iraq, and tension does not rise", () => {
    for (const [edition, scenario] of [
      ["2020", "8"],
      ["2020", "11"],
      ["2018", "8"],
      ["2018", "10"],
    ] as const) {
      const { seats } = content.editions[edition].scenarios[scenario] ?? never();
      const order = seats.map(({ seat }) => seat);
      const { state, happenings } = begin(book, {
        seats: order,
        controllers: Object.fromEntries(order.map((seat) => [seat, seat])),
        options: { ...rules.defaults, edition, scenario },
        key: "3".repeat(64),
      });
      const coups = happenings.filter((one) => one.kind === "event" && one.event?.kind === "coup");
      expect(coups).toHaveLength(1);
      expect(state.table.tension).toBe(atStart(scenario, { edition }).scenario.tension);
      invariant(state);
    }
  });
});

/** A coup in scenario 1 in which only the units of one space turn; those that roll elsewhere have left the map before. */
function onlyIn(
  edition: (typeof BOTH)[number],
  space: string,
  faces: { readonly [unit: string]: number },
  before: (game: Game) => void = () => {},
) {
  const there = NINE.filter((id) => faces[id] !== undefined);
  const play = phaseOf("1", "SYR", { edition, turn: 3 }).change((game) => {
    const { units = {} } = game.state.hands.SYR ?? {};
    for (const [id, placed] of Object.entries(units))
      if (NINE.includes(id) && placed.space !== space) destroy(game, id);
    before(game);
  });
  return play.dice(...there.map((id) => faces[id] ?? 6)).call(coup, SYRIA);
}

function never(): never {
  throw new Error("it is in the pack");
}
