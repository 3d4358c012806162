import { describe, expect, it } from "vitest";
import { canonical, type Params, type PlanRow, type Seat, viewOf } from "#engine";
import type { MapElement, Scene } from "#scene";
import { draft } from "../../../../src/games/battle-for-baghdad/view/own-plan.ts";
import { inspect, misshapen } from "../../../../src/render/inspect.ts";
import { layout } from "../../../../src/render/layout/layout.ts";
import { baghdad, book, type Game } from "../builder.ts";
import { CROWDED } from "../crowded.ts";

const FRAME = { caption: "Turn 3, Action: your plan", names: {} };
const row = (number: number, action: string, params: Params): PlanRow => ({ number, action, params });
const plan = (game: Game, seat: Seat, ...rows: readonly PlanRow[]): Scene =>
  draft(viewOf(book, game.env, seat), rows, FRAME);

function elementsOf({ layout }: Scene): readonly MapElement[] {
  const [first] = layout.kind === "column" ? layout.children : [];
  return first?.kind === "panel" && first.content.kind === "map" ? first.content.elements : [];
}
const ofKind = <K extends MapElement["kind"]>(scene: Scene, kind: K) =>
  elementsOf(scene).filter((one): one is Extract<MapElement, { kind: K }> => one.kind === kind);
const numbers = (scene: Scene): readonly string[] =>
  ofKind(scene, "gain")
    .map(({ text }) => text)
    .toSorted();
const faults = (scene: Scene) => {
  const drawn = layout(scene);
  return [...inspect(drawn), ...misshapen(drawn, true)];
};

const ACTION: readonly PlanRow[] = [
  row(1, "recruit", { unit: "security", zone: "mansour", count: 2 }),
  row(2, "recruit", { unit: "infrastructure", zone: "ghazaliya", count: 1 }),
  row(3, "buyCard", {}),
  row(4, "move", { from: "mansour", to: "hurriya", count: 3 }),
  row(5, "move", { from: "haifa-street", to: "medical-city", count: 1 }),
];
const CARD = row(7, "play", { card: "car-bomb", target: "us", zone: "green-zone" });

describe("the plan of an Action on the own map", () => {
  const game = CROWDED();
  const none = plan(game, "sunni");
  const whole = plan(game, "sunni", ...ACTION, CARD);

  it("a Move is an arrow, recruits are pieces with a plus, a card is a mark in its Zone: each by the number of its row", () => {
    expect(numbers(none)).toEqual([]);
    expect(numbers(whole)).toEqual(["1", "2", "4", "5", "7"]);
    expect(ofKind(none, "arrow")).toHaveLength(0);
    expect(ofKind(whole, "arrow")).toHaveLength(2);
    const more = ofKind(whole, "piece").filter(({ count }) => String(count).startsWith("+"));
    expect(more.map(({ form, colour, count }) => [form, colour, count]).toSorted()).toEqual([
      ["block", "@sunni", "+2"],
      ["house", "@sunni", "+1"],
    ]);
    expect(ofKind(whole, "piece")).toHaveLength(ofKind(none, "piece").length + 2);
    expect(whole.text).toBe(
      [
        "1. Recruit 2 Security in Mansour.",
        "2. Recruit 1 Infrastructure in Ghazaliya.",
        "4. 3 Security: Mansour → Hurriya.",
        "5. 1 Security: Haifa Street → Medical City.",
        "7. A card, played in Green Zone.",
      ].join("\n"),
    );
    for (const scene of [none, whole]) expect(faults(scene)).toEqual([]);
  });

  it("is the same whatever others hold and whatever lies in the decks", () => {
    const other = CROWDED().change(({ hands, box }) => {
      for (const seat of ["us", "shiite", "ngo"]) box.bazaar.push(...(hands[seat]?.cards.splice(0, 1) ?? []));
      box.bazaar.reverse();
      box.street.reverse();
    });
    expect(canonical(plan(other, "sunni", ...ACTION))).toBe(canonical(plan(game, "sunni", ...ACTION)));
  });

  it("shows nothing of what has happened before", () => {
    const moved = baghdad({ seats: 3 }).moving("shiite");
    const [from = ""] = Object.keys(moved.table.zones).filter((zone) => moved.table.zones[zone]?.units.shiite);
    const rows = [row(1, "move", { from, to: "rusafa", count: 1 })];
    expect(numbers(plan(moved, "shiite", ...rows))).toEqual(["1"]);
    expect(ofKind(plan(moved, "shiite"), "halo")).toHaveLength(0);
  });

  it("leaves out rows that name no place of the map, and draws a way that only another row opens straight", () => {
    const odd = [
      row(1, "recruit", { unit: "security", zone: "nowhere", count: 1 }),
      row(2, "move", { from: "mansour", to: "mansour", count: 1 }),
      row(3, "move", { from: "biap", count: 1 }),
      row(4, "move", { from: "ghazaliya", to: "zafaraniya", count: 1 }),
      row(5, "move", { from: "ghazaliya", to: "air.doura", count: 1 }),
      row(6, "move", { from: "ghazaliya", to: "underground.adhamiyah", count: 1 }),
    ];
    const scene = plan(game, "sunni", ...odd);
    expect(numbers(scene)).toEqual(["4", "5", "6"]);
    expect(faults(scene)).toEqual([]);
  });
});
