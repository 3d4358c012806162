import { describe, expect, it } from "vitest";
import { begin, copy, correct, type Move, type Params, viewOf } from "#engine";
import { type ChitType, SEATS, type SeatId } from "../../../../../src/games/next-war-in-lebanon/content/types.ts";
import {
  selectionFrom,
  selectionParams,
  usualSelection,
} from "../../../../../src/games/next-war-in-lebanon/rules/chits/taking.ts";
import { findGroup } from "../../../../../src/games/next-war-in-lebanon/rules/pieces/groups.ts";
import { seatOf } from "../../../../../src/games/next-war-in-lebanon/rules/pieces/units.ts";
import { firstSeat } from "../../../../../src/games/next-war-in-lebanon/rules/turn/phase.ts";
import { keyOf } from "../../../../kit/index.ts";
import { book, Game, lebanon } from "../../builder.ts";
import { drawing } from "../../cards.ts";
import { content } from "../../packs.ts";

const { defaults } = book.definition;
const IN_2006 = { scenario: "lebanon-2006", chits: "no", battles: "policy", reactions: [] };

/** A new game, at its first question. */
function fresh(options: Params = defaults): Game {
  const controllers = { idf: "person of idf", insurgent: "person of insurgent" };
  return new Game(copy(begin(book, { seats: [...SEATS], controllers, options, key: keyOf("turn") }).state), book);
}

/** Both sides deploy as the pack has it. */
const deployed = (game: Game): Game => game.act("idf", "deploy").act("insurgent", "deploy");

/** The usual choice of chits, or the first of these that the pool has. */
function select(game: Game, seat: SeatId, wanted?: readonly ChitType[]): Game {
  const view = viewOf(book, game.env, seat);
  return game.act(
    seat,
    "select-chits",
    selectionParams(view, wanted ? selectionFrom(view, wanted) : usualSelection(view)),
  );
}

const origins = (game: Game, seat: SeatId): { readonly drawn: number; readonly selected: number } => {
  const of = (origin: string): number => game.hand(seat).chits.filter((chit) => chit.origin === origin).length;
  return { drawn: of("drawn"), selected: of("selected") };
};

describe("set-up", () => {
  it("R-01 two seats; Hezbollah and the Syrians are one of them", () => {
    expect(book.definition.roster(defaults, content).map(({ id }) => id)).toEqual(["idf", "insurgent"]);
    expect(["arm-7", "gue-1", "syr-9"].map((unit) => seatOf(content, unit))).toEqual(["idf", "insurgent", "insurgent"]);
  });

  it.each([
    ["choosing the strategy", 0],
    ["setting up", 1],
    ["the Insurgents set up", 2],
    ["choosing the first chits", 3],
  ])("R-15 the IDF may give up while %s", (_, answers) => {
    const game = fresh();
    const first = [
      () => game.act("idf", "choose-strategy", { strategy: "countervalue" }),
      () => game.act("idf", "deploy"),
      () => game.act("insurgent", "deploy"),
    ];
    for (const answer of first.slice(0, answers)) answer();
    game.act("idf", "concede");
    expect(game.env.over?.victories.map(({ seats }) => seats)).toEqual([["insurgent"]]);
  });

  it("R-03 the strategy, the IDF's set-up, the Insurgents' set-up, the first chits", () => {
    const game = fresh();
    expect(game.asked).toMatchObject({ name: "turn", seats: ["idf"], actions: ["choose-strategy"] });
    game.act("idf", "choose-strategy", { strategy: "countervalue" });
    expect([game.asked.seats, game.table.phase, game.table.groups]).toEqual([["idf"], "idf-set-up", []]);
    game.act("idf", "deploy");
    expect([game.asked.seats, game.table.phase]).toEqual([["insurgent"], "insurgent-set-up"]);
    expect(game.table.groups.every(({ top }) => seatOf(content, top.unit) === "idf")).toBe(true);
    game.act("insurgent", "deploy");
    expect(game.asked).toEqual({ name: "sealed", seats: ["idf", "insurgent"], actions: ["select-chits"] });
  });

  it("R-04 R-05 the IDF stands in Israel, the Insurgents in Lebanon with two units in each southern zone", () => {
    const game = fresh().act("idf", "choose-strategy", { strategy: "counterforce" });
    const move = (pieces: readonly string[], from: string, to: string): Params => ({ from, pieces, to });
    game.refusal("idf", "deploy-move", move(["cav-299"], "maalot", "ayta"));
    const home = { ...move(["cav-299"], "maalot", "central-israel"), box: "loose" };
    game.act("idf", "deploy-move", home).act("idf", "deploy");
    expect(game.zone("cav-299")).toBe("central-israel");
    game.refusal("insurgent", "deploy-move", move(["gue-11"], "sidon", "maalot"));
    game.act("insurgent", "deploy-move", move(["gue-1"], "naqoura", "sidon"));
    expect(game.refusal("insurgent", "deploy")).toMatchObject({ code: "too-few", rule: "R-05" });
    game.act("insurgent", "deploy-move", move(["gue-11"], "sidon", "naqoura")).act("insurgent", "deploy");
    expect([game.zone("gue-1"), game.zone("gue-11")]).toEqual(["sidon", "naqoura"]);
  });

  it("R-03 nobody else sees where HQs are set up before it is done", () => {
    const game = fresh().act("idf", "choose-strategy", { strategy: "counterforce" });
    expect([game.table.hqs, game.hand("idf").hqs?.["hq-91"]]).toEqual([{}, "maalot"]);
    const before = game.table;
    game.act("idf", "deploy-move", { from: "maalot", pieces: ["hq-91"], to: "safed" });
    expect(game.table).toEqual(before);
    game.act("idf", "deploy");
    expect([game.table.hqs["hq-91"], game.hand("idf").hqs]).toEqual(["safed", undefined]);
  });

  it("R-04 a whole stack or box changes its mode at one entry of the menu", () => {
    const game = fresh().act("idf", "choose-strategy", { strategy: "counterforce" }).act("idf", "deploy");
    const flips = () => book.actions.get("change-modes")?.presets({ ...game.view("insurgent"), params: {} }) ?? [];
    const tyre = flips().find(({ label }) => label === "Tyre: Militia 3 and 1 more to combat mode");
    const row = { action: "change-modes", params: tyre?.params ?? {} };
    expect(book.definition.guide.label(game.view("insurgent"), row)).toBe(
      "Tyre: Militia 3 and Guerrilla 6 to combat mode",
    );
    game.act("insurgent", "change-modes", tyre?.params);
    expect([game.unit("mil-3"), game.unit("gue-6"), game.unit("mr-1")]).toEqual(["C", "C", "C"]);
    expect(flips().map(({ label }) => label)).toContain("Tyre: Militia 3 and 1 more to dispersed mode");
  });

  it("R-29 R-04 who sets up says which unit lies on top, and nobody else hears of it", () => {
    const game = fresh().act("idf", "choose-strategy", { strategy: "counterforce" });
    game.act("idf", "deploy-arrange", { zone: "nahariyya", unit: "csu-282", place: "top-of-hq-36" });
    game.act("idf", "deploy-move", { from: "maalot", pieces: ["cav-299"], to: "safed", box: "loose" });
    const stack = game.group("cav-299") ?? "";
    game.act("idf", "deploy-arrange", { zone: "safed", unit: "sof-2", place: `top-of-${stack}` });
    expect([game.events.map(({ kind }) => kind), game.table.groups]).toEqual([["strategy-chosen"], []]);
    game.act("idf", "deploy");
    expect(findGroup(game.table.groups, "hq-36")?.top.unit).toBe("csu-282");
    expect(findGroup(game.table.groups, stack)).toMatchObject({ size: 2, top: { unit: "sof-2" } });
  });

  it("A-01 R-06 half the hand is drawn, half is chosen: 4 and 3 for the IDF, 3 and 2 for the Insurgents", () => {
    const game = deployed(fresh().act("idf", "choose-strategy", { strategy: "counterforce" }));
    expect(game.table.held).toEqual({ idf: 4, insurgent: 3 });
    expect(game.secrets.idf.at(-1)).toMatchObject({ kind: "hand", chits: game.chits("idf") });
    select(game, "idf");
    expect(game.table.held).toEqual({ idf: 4, insurgent: 3 }); // sealed until both have chosen
    select(game, "insurgent");
    expect([origins(game, "idf"), origins(game, "insurgent")]).toEqual([
      { drawn: 4, selected: 3 },
      { drawn: 3, selected: 2 },
    ]);
    expect([game.table.turn, game.asked.seats, game.table.phasing]).toEqual([1, ["idf"], "idf"]);
  });

  it("A-02 R-06 R-140 in 2006 no strategy is asked for, and both halves are of 3 for the IDF", () => {
    const game = fresh(IN_2006);
    expect([game.table.phase, game.hand("idf").strategy]).toEqual(["idf-set-up", "counterforce"]);
    select(select(deployed(game), "idf"), "insurgent");
    expect([origins(game, "idf"), origins(game, "insurgent")]).toEqual([
      { drawn: 3, selected: 3 },
      { drawn: 3, selected: 2 },
    ]);
  });

  it("A-88 R-06 R-07 with Syria from the start the Insurgents' C2 is 6: 3 drawn, 3 chosen", () => {
    const game = fresh({ ...defaults, syria: "start" }).act("idf", "choose-strategy", { strategy: "counterforce" });
    select(select(deployed(game), "idf"), "insurgent");
    expect([game.table.c2.insurgent, origins(game, "insurgent")]).toEqual([6, { drawn: 3, selected: 3 }]);
    expect(game.zone("syr-9")).toBe("syria");
  });
});

describe("the turn", () => {
  it.each([
    [
      "idf",
      "Keep chits to answer the Insurgents in their phase; what is left at the end of the turn goes back to your pool.",
    ],
    ["insurgent", "Chits that are not played by the end of the turn go back to your pool."],
  ] as const)("R-13 R-17 the first phase of the %s says that no chit is saved for the next turn", (seat, saved) => {
    const told = (turn: number): readonly string[] => {
      const game = lebanon({ phasing: seat, hands: { idf: ["J-2"], insurgent: ["J-2"] } }).change(({ table }) => {
        table.turn = turn;
      });
      return game.prompt(seat).facts;
    };
    expect([told(1).includes(saved), told(2).includes(saved)]).toEqual([true, false]);
  });

  it("R-62 the phase says where both sides stand and have not fought: they fight there when it ends", () => {
    const there = ["mech-84 C", "gue-1 C"];
    const zones = { ayta: there, shaqra: there, tyre: ["gue-2 C"], naqoura: ["mech-3 C"] };
    const told = (...fought: readonly string[]) => {
      const game = lebanon({ zones: { ...zones, shaqra: ["mech-2 C", "gue-3 C"] } }).change(({ table }) => {
        table.fought = [...fought];
      });
      return game.prompt("idf").facts.filter((fact) => fact.startsWith("Both sides"));
    };
    const ends = "they fight there when you end your phase.";
    expect(told()).toEqual([`Both sides are in Ayta ash-Shab and Shaqra: ${ends}`]);
    expect(told("ayta")).toEqual([`Both sides are in Shaqra: ${ends}`]);
    expect(told("ayta", "shaqra")).toEqual([]);
  });

  describe("R-17 the end of a phase names the chits that nothing can be done with afterwards", () => {
    const END = { action: "end-phase", params: { sofClashes: [], order: [] } };
    const forgone = (seat: SeatId, chits: readonly ChitType[], rows: readonly Move[], end = true) => {
      const view = lebanon({ phasing: seat, hands: { [seat]: chits }, options: { chits: "yes" } }).view(seat);
      return book.definition.guide.forgone?.(view, rows, end, view) ?? null;
    };

    it("of the side that moves first: those that cannot answer the enemy", () => {
      const hand = ["J-1", "J-1", "J-2", "J-3", "J-4", "J-5"] as const;
      const lost = { act: "End my phase", lost: "J-1 ×2 and J-5 go unused", unasked: true };
      expect(forgone("idf", hand, [])).toEqual(lost);
      expect(forgone("idf", hand, [END], false)).toEqual(lost);
      expect(forgone("idf", ["J-1", "J-3"], [])).toMatchObject({ act: "End my phase", lost: "J-1 goes unused" });
      expect(forgone("idf", ["J-2", "J-3", "J-4"], [])).toBeNull();
    });

    it("of the side that moves second: all that could have changed anything", () => {
      expect(forgone("insurgent", ["J-1", "J-2", "J-3", "J-3", "J-4"], [])?.lost).toBe("J-1 and J-3 ×2 go unused");
      expect(forgone("insurgent", ["J-2", "J-4"], [])).toBeNull();
    });

    it.each<[string, SeatId, readonly ChitType[], readonly Move[], string | null]>([
      ["a J-1", "idf", ["J-1", "J-1"], [{ action: "j1-mode", params: {} }], "J-1 goes unused"],
      [
        "the chit of a reinforcement",
        "idf",
        ["J-1"],
        [{ action: "reinforce", params: { chit: "J-3" } }],
        "J-1 goes unused",
      ],
      ["a move", "insurgent", ["J-3", "J-3"], [{ action: "move-units", params: {} }], "J-3 goes unused"],
      [
        "a move with a second J-3",
        "insurgent",
        ["J-3", "J-3"],
        [{ action: "move-units", params: { secure: "yes" } }],
        null,
      ],
      [
        "rockets and a raid",
        "insurgent",
        ["J-3", "J-3"],
        [
          { action: "j3-rockets", params: {} },
          { action: "j3-raid", params: {} },
        ],
        null,
      ],
      ["no chit", "insurgent", ["J-3"], [{ action: "arrange", params: {} }], "J-3 goes unused"],
    ])("less what the rows of the sheet take: %s", (_, seat, hand, rows, lost) => {
      expect(forgone(seat, hand, rows)).toEqual(lost && { act: "Submit and end", lost, unasked: true });
    });

    it("nothing goes as long as the phase does, and in the phase of the other side", () => {
      expect(forgone("idf", ["J-1"], [{ action: "j1-mode", params: {} }], false)).toBeNull();
      const view = lebanon({ phasing: "idf", hands: { insurgent: ["J-1"] } }).view("insurgent");
      expect(book.definition.guide.forgone?.(view, [], true, view)).toBeNull();
    });
  });

  /** The end of a turn, after phase 4. */
  const ending = (wishes: Parameters<typeof lebanon>[0] = {}): Game =>
    lebanon(wishes)
      .change(({ frames }) => {
        frames.splice(0, frames.length, { procedure: "campaign", stage: "end", data: null, outcome: [] });
      })
      .run();

  it("A-05 R-09 who has more C2 is first, the IDF if both have the same", () => {
    expect(firstSeat({ c2: { idf: 6, insurgent: 6 } })).toBe("idf");
    expect(firstSeat({ c2: { idf: 6, insurgent: 7 } })).toBe("insurgent");
  });

  it("R-08 R-11 R-17 both phases, a card, new chits, the next turn; what nobody plays stays until then", () => {
    const game = lebanon({ hands: { idf: ["J-2", "J-3"], insurgent: ["J-1"] } });
    game.refusal("insurgent", "end-phase", { sofClashes: [], order: [] });
    game.act("idf", "end-phase", { sofClashes: [], order: [] });
    expect([game.asked.seats, game.table.phasing, game.chits("idf")]).toEqual([
      ["insurgent"],
      "insurgent",
      ["J-2", "J-3"],
    ]);
    drawing(["heart K"], () => void game.act("insurgent", "end-phase", { sofClashes: [], order: [] }));
    expect(game.asked).toEqual({ name: "sealed", seats: ["idf", "insurgent"], actions: ["select-chits"] });
    expect([game.chits("idf"), game.chits("insurgent")]).toEqual([[], []]);
    select(select(game, "insurgent"), "idf");
    expect([game.table.turn, game.table.phasing, game.asked.seats]).toEqual([2, "idf", ["idf"]]);
  });

  it("R-67 who evades does so until the end of the phase, and no longer", () => {
    const game = lebanon({ zones: { tyre: ["gue-1 C"] } }).change(({ table, hands }) => {
      table.evading = { tyre: { insurgent: 1 } };
      hands.insurgent?.evading.push("gue-1");
    });
    game.act("idf", "end-phase", { sofClashes: [], order: [] });
    expect([game.table.evading, game.hand("insurgent").evading]).toEqual([{}, []]);
  });

  it("R-10 a J-2 looks at the enemy's chits before any other play, and after one", () => {
    const game = lebanon({ hands: { idf: ["J-2", "J-2", "J-1"] }, zones: { ayta: ["arm-7 C"] } });
    game.act("idf", "j2-chits").act("idf", "j1-mode", { unit: "arm-7" }).act("idf", "j2-chits");
    expect([game.chits("idf"), game.asked.seats]).toEqual([[], ["idf"]]);
  });

  it("A-03 R-13 unplayed chits go back; C2 less 2 are chosen, 2 are drawn", () => {
    const game = ending({ hands: { idf: ["J-3", "J-4"] } });
    expect(game.table.held).toEqual({ idf: 0, insurgent: 0 });
    select(select(game, "idf"), "insurgent");
    expect([origins(game, "idf"), origins(game, "insurgent")]).toEqual([
      { drawn: 2, selected: 5 },
      { drawn: 2, selected: 3 },
    ]);
  });

  it("A-04 R-13 no more of a type than the pool has", () => {
    const chosen = (j1: number, j2 = 0): Params => ({ j1, j2, j3: 0, j4: 0 });
    ending().act("insurgent", "select-chits", chosen(3));
    const syria = ending({ options: { syria: "start" } });
    syria.refusal("insurgent", "select-chits", chosen(4));
    syria.refusal("insurgent", "select-chits", chosen(3));
    syria.act("insurgent", "select-chits", chosen(3, 1));
  });

  it("A-80 R-120 R-13 what was laid aside comes to the new hand, above C2", () => {
    const game = lebanon({ hands: { idf: ["J-5"] }, options: { chits: "yes" } });
    game.act("idf", "j5-plan", { first: "J-3", second: "J-4" });
    expect(game.table.planned.idf).toBe(2);
    game.act("idf", "end-phase", { sofClashes: [], order: [] });
    drawing(["heart K"], () => void game.act("insurgent", "end-phase", { sofClashes: [], order: [] }));
    select(select(game, "idf"), "insurgent");
    expect([game.table.held.idf, game.table.planned.idf, origins(game, "idf")]).toEqual([
      9,
      0,
      { drawn: 2, selected: 5 },
    ]);
  });

  it("R-131 a J-1 readies a Syrian missile and changes the mode of a Syrian unit; none is ever rebuilt", () => {
    const game = lebanon({
      phasing: "insurgent",
      options: { syria: "start" },
      hands: { insurgent: ["J-1", "J-1", "J-1"] },
      zones: { syria: ["syr-9 C", "syr-msl-1 D F"] },
      eliminated: ["syr-5"],
    });
    game.act("insurgent", "j1-recover", { unit: "syr-msl-1" }).act("insurgent", "j1-mode", { unit: "syr-9" });
    expect([game.unit("syr-msl-1"), game.unit("syr-9")]).toEqual(["D", "D"]);
    expect(game.refusal("insurgent", "j1-build", { units: [{ unit: "syr-5", zone: "syria" }] }).rule).toBe("R-33");
  });
});

describe("what a moderator sets right", () => {
  it("moves pieces once both sides are set up, and not before", () => {
    const params = { unit: "gue-1", zone: "tyre" };
    const moved = ({ env }: Game) => correct(book, env, { action: "move-unit", params });
    expect(() => moved(fresh())).toThrow("Pieces can be moved once both sides are set up.");
    expect(() => moved(lebanon())).not.toThrow();
  });
});
