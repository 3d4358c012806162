import { describe, expect, it } from "vitest";
import { canonical, mustGet, type Params, type PlanRow } from "#engine";
import type { MapElement, Scene } from "#scene";
import type { SeatId } from "../../../../../src/games/next-war-in-lebanon/content/types.ts";
import { rules } from "../../../../../src/games/next-war-in-lebanon/definition.ts";
import { setGroup } from "../../../../../src/games/next-war-in-lebanon/rules/pieces/groups.ts";
import { draft } from "../../../../../src/games/next-war-in-lebanon/view/board/index.ts";
import { as, late, type Position, setUp } from "../../board-positions.ts";
import { elementsOf, faults } from "./faults.ts";

const FRAME = { caption: "Your plan", names: {} };
const row = (number: number, action: string, params: Params): PlanRow => ({ number, action, params });
const plan = (s: Position, seat: SeatId, ...rows: readonly PlanRow[]): Scene => draft(as(s, seat), rows, FRAME);
const ofKind = <K extends MapElement["kind"]>(scene: Scene, kind: K) =>
  elementsOf(scene).filter((one): one is Extract<MapElement, { kind: K }> => one.kind === kind);
/** The numbers on the map, in the order of their rows. */
const numbers = (scene: Scene): readonly string[] => ofKind(scene, "gain").map(({ text }) => String(text));

const PGM = { zone: "shaqra", target: "gue-1" };

/** A row of each play that leads somewhere on the map, by seat. */
const ROWS: { readonly [seat in SeatId]: readonly (readonly [string, Params, "arrow" | "emblem" | null])[] } = {
  idf: [
    ["move-hq", { hq: "hq-36", to: "tyre", secure: "no", leave: [] }, "arrow"],
    ["move-units", { from: "naqoura", parties: [{ units: ["mech-2"], to: "ayta" }], secure: "no" }, "arrow"],
    ["j4-airmobile", { unit: "arm-188", zone: "hasbaya" }, "arrow"],
    ["j4-strategic", { from: "naqoura", to: "central-israel", units: ["mech-2"], hqs: [] }, "arrow"],
    ["deploy-move", { from: "safed", to: "maalot", units: [] }, "arrow"],
    ["j3-strike", { missions: [PGM] }, "emblem"],
    ["reinforce", { piece: "mech-16", zone: "safed", mode: "combat" }, "emblem"],
    ["j1-recover", { unit: "mech-2" }, "emblem"],
    ["j1-rebuild", { unit: "mech-2" }, "emblem"],
    ["j1-mode", { unit: "arm-188" }, null],
  ],
  insurgent: [
    ["j3-rockets", { zone: "tyre", units: ["sr-4"] }, "emblem"],
    ["j1-build", { units: [{ unit: "gue-5", zone: "tyre", mode: "dispersed" }] }, "emblem"],
  ],
};

describe("Definition.draft, “Show on the map”", () => {
  for (const [seat, rows] of Object.entries(ROWS) as [SeatId, (typeof ROWS)[SeatId]][])
    it.each(rows)(`${seat}: %s has its number on the map, and can be read`, (action, params, kind) => {
      const s = late();
      const none = plan(s, seat);
      const scene = plan(s, seat, row(3, action, params));
      expect(rules.actions.map(({ name }) => name)).toContain(action);
      expect(numbers(none)).toEqual([]);
      expect(numbers(scene)).toEqual(["3"]);
      for (const mark of ["arrow", "emblem"] as const) {
        const more = ofKind(scene, mark).length - ofKind(none, mark).length;
        expect(more, mark).toBe(mark === kind ? 1 : 0);
      }
      expect(faults(scene)).toEqual([]);
    });

  it("rows that do the same in one zone share an emblem, with their numbers beside it", () => {
    const s = late();
    const rows = [row(1, "j1-recover", { unit: "mech-2" }), row(2, "j1-rebuild", { unit: "mech-2" })];
    const scene = plan(s, "idf", ...rows);
    expect(ofKind(scene, "emblem").length - ofKind(plan(s, "idf"), "emblem").length).toBe(1);
    expect(numbers(scene)).toEqual(["1", "2"]);
    const [first, second] = ofKind(scene, "gain").map(({ at }) => at[1]);
    expect(first).toBe(second);
    expect(faults(scene)).toEqual([]);
  });

  it("every row keeps its number, whatever is left out", () => {
    const rows = [
      row(2, "j1-recover", { unit: "mech-2" }),
      row(5, "move-hq", { hq: "hq-162", to: "ayta", secure: "no", leave: [] }),
    ];
    const scene = plan(late(), "idf", ...rows);
    expect(numbers(scene).toSorted()).toEqual(["2", "5"]);
    expect(scene.text.split("\n").map((line) => line.slice(0, 2))).toEqual(["2.", "5."]);
    expect(scene.text).toContain("5. J-3 162 Steel, 3 units → Ayta ash-Shab");
  });

  it("a mission or a party each, of one row", () => {
    const missions = [PGM, { zone: "nabatiye", target: "area-combat" }];
    expect(numbers(plan(late(), "idf", row(1, "j3-strike", { missions })))).toEqual(["1", "1"]);
    const parties = [
      { units: ["mech-2"], to: "ayta" },
      { units: ["arm-188"], to: "tyre" },
    ];
    const scene = plan(late(), "idf", row(1, "move-units", { from: "naqoura", parties, secure: "no" }));
    expect(ofKind(scene, "arrow")).toHaveLength(2);
  });

  it("what the phase has brought before is left out, and the board stays as it was", () => {
    const s = late();
    const before = canonical(s.table);
    const scene = plan(s, "idf", row(1, "j1-recover", { unit: "mech-2" }));
    expect([ofKind(scene, "burst"), ofKind(scene, "veil")]).toEqual([[], []]);
    expect(canonical(s.table)).toBe(before);
  });

  it("rows that the rules have come to refuse are no harm: what leads nowhere has no mark", () => {
    const rows = [
      row(2, "j1-recover", { unit: "gue-3" }),
      row(3, "j2-inspect", { target: "no-group" }),
      row(4, "j2-chits", {}),
    ];
    expect(numbers(plan(late(), "idf", ...rows))).toEqual([]);
  });

  it("shows no more than its seat sees: enemies below a top unit change nothing", () => {
    const [one, other] = [setUp(), setUp()];
    const { groups } = mustGet(other.state.hands, "insurgent");
    const pile = groups.find(({ units }) => units.length > 2);
    if (!pile) throw new Error("no stack of three");
    const [top = "", ...hidden] = pile.units;
    setGroup(groups, { ...pile, units: [top, ...hidden.toReversed()] });
    const rows = [row(1, "move-hq", { hq: "hq-91", to: "bint-jbeil", secure: "no", leave: [] })];
    expect(canonical(plan(other, "idf", ...rows).layout)).toBe(canonical(plan(one, "idf", ...rows).layout));
  });
});
