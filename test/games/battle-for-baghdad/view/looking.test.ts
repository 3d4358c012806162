import { describe, expect, it } from "vitest";
import { mustGet, publicView, viewOf } from "#engine";
import type { MapElement, MapPanel, Scene, Viewport } from "#scene";
import { neighbours } from "../../../../src/games/battle-for-baghdad/content/pack.ts";
import { board } from "../../../../src/games/battle-for-baghdad/view/board.ts";
import { closeUps } from "../../../../src/games/battle-for-baghdad/view/map/close-up.ts";
import { queries } from "../../../../src/games/battle-for-baghdad/view/queries.ts";
import { inspect, misshapen } from "../../../../src/render/inspect.ts";
import { layout } from "../../../../src/render/layout/layout.ts";
import { amount } from "../../../amounts.ts";
import { baghdad, book, type Game } from "../builder.ts";
import { CROWDED } from "../crowded.ts";
import { atRandom } from "../random.ts";

const screen = (game: Game, faction: string): string =>
  queries.find(({ name }) => name === "screen")?.answer(viewOf(book, game.env, "shiite"), { faction }) ?? "";

/** Close-ups of one position, each laid out once: finding room in them takes long. */
const closeUpsOf = new WeakMap<Game["env"], Map<string, Scene>>();

function zone({ env }: Game, id: string): Scene {
  const drawn = closeUpsOf.get(env) ?? new Map<string, Scene>();
  const scene = drawn.get(id) ?? closeUps.show(publicView(book, env), id);
  closeUpsOf.set(env, drawn.set(id, scene));
  return scene;
}

function expectWholeShields(elements: readonly MapElement[], { x, width }: Viewport, id: string): void {
  for (const one of elements) {
    if (one.kind !== "emblem") continue;
    expect(one.at[0], `${one.pictogram} beside ${id}`).toBeGreaterThan(x + one.size / 2);
    expect(one.at[0], `${one.pictogram} beside ${id}`).toBeLessThan(x + width - one.size / 2);
  }
}

describe("/baghdad screen", () => {
  it("says what every faction can do and what wins, without ids", () => {
    const game = baghdad({ seats: 6 });
    for (const seat of game.seats) {
      const text = screen(game, seat);
      expect(text).not.toMatch(/[a-z]-(city|ab|zone|mosque|street|baghdad)\b|undefined|\[object/);
      expect(text.length).toBeLessThan(2000);
    }
  });

  it("R-82 tells the special victory of the US in words", () => {
    expect(screen(baghdad({ seats: 6 }), "us")).toContain(
      "it must Control Green Zone and Baghdad Airport (BIAP), it must have Infrastructure in 5 Zones or more",
    );
  });

  it("marks Commands that are Neutralized", () => {
    const game = baghdad().change(({ table }) => {
      const side = table.sides.shiite;
      side?.neutralized.push(...side.active.splice(0, 1));
    });
    expect(screen(game, "shiite")).toContain("Office of the Martyr Sadr 5U (Neutralized)");
  });
});

/** What is wrong with a picture. */
const faults = (scene: Scene) => {
  const laidOut = layout(scene);
  return [...inspect(laidOut), ...misshapen(laidOut, true)];
};

/** The map of a close-up. */
function mapOf({ layout: column }: Scene): MapPanel {
  const [row] = column.kind === "column" ? column.children : [];
  const [map] = row?.kind === "row" ? row.children : [];
  if (map?.kind === "panel" && map.content.kind === "map") return map.content;
  throw new Error("there is no map");
}

const ALL = book.content.zoneIds;
/** Zones that are small, narrow, wide, or have far neighbours: only these where pictures take long. */
const HARD = ["green-zone", "jadriya", "palestine-street", "doura", "adhamiyah", "biap"];

/** All units of a game of six, and PP, in every Zone. */
const FULL = (): Game =>
  baghdad({ seats: 6 }).change(({ table }) => {
    table.phase = "combat";
    for (const zone of Object.values(table.zones)) {
      zone.pp = 12;
      for (const seat of table.seats) zone.units[seat] = { security: 4, infrastructure: 5 };
    }
  });
/** Those that several tests look at, and none changes. */
const [crowded, full] = [CROWDED(), FULL()];

describe("/map zone:", () => {
  it.each([
    ["of a full city", () => crowded, amount(HARD, ALL)],
    ["at the start with three seats", () => baghdad(), amount(HARD, ALL)],
    ["of a city fuller than it can be", () => full, HARD],
  ] as const)("can be read for Zones %s", (_, make, zones) => {
    const game = make();
    for (const id of zones) {
      const scene = zone(game, id);
      expect(faults(scene), id).toEqual([]);
    }
  });

  it.each(amount<readonly (3 | 6)[]>([6], [3, 6]))("can be read late in a random game with %i seats", (seats) => {
    const game = atRandom(seats, 500, () => {});
    for (const id of amount(HARD, ALL)) expect(faults(zone(game, id)), id).toEqual([]);
  });

  it("has the number of a Move from afar where its arrow comes into sight", () => {
    const game = CROWDED().change(({ table }) => {
      table.news.latest.moves.push({ seat: "government", path: ["sadr-city", "zayouna", "karrada"], count: 3 });
    });
    const scene = zone(game, "karrada");
    const { elements, viewport } = mapOf(scene);
    const [number] = elements.filter(({ kind }) => kind === "gain");
    if (number?.kind !== "gain" || !viewport) throw new Error("there is no number");
    expect(number.text).toBe("3");
    expect(number.at[0] + number.radius).toBeLessThan(viewport.x + viewport.width);
    expect(number.at[1] - number.radius).toBeGreaterThan(viewport.y);
    expect(faults(scene)).toEqual([]);
  });

  it("names every neighbour, its shield whole, and says what stands there or how much", () => {
    for (const [game, zones] of [
      [crowded, ALL],
      [full, HARD],
      [atRandom(6, 451, () => {}), amount(HARD, ALL)],
    ] as const)
      for (const id of zones) {
        const { elements, viewport } = mapOf(zone(game, id));
        if (viewport) expectWholeShields(elements, viewport, id);
        const words = elements.flatMap((one) => (one.kind === "lettering" ? [one.text] : []));
        for (const next of neighbours(book.content, id))
          for (const word of mustGet(book.content.map.areas, next).name.flatMap((line) => line.split(" ")))
            expect(words.join(" "), `${next} beside ${id}`).toContain(word);
      }
  });

  it.each([
    ["a full city", () => crowded, ALL],
    ["a city fuller than it can be", () => full, HARD],
  ] as const)(
    "shows every piece of a Zone of %s, none smaller than those around it, and it alone clear of the veil",
    (_, make, zones) => {
      const game = make();
      for (const id of zones) {
        const { elements, base } = mapOf(zone(game, id));
        expect(base).toBe("scene");
        expect(elements.find(({ kind }) => kind === "veil")).toEqual({ kind: "veil", except: [id] });
        const named = elements.findLastIndex(({ kind }) => kind === "lettering"); // it comes last, its name first
        const pieces = (from: readonly MapElement[]) => from.flatMap((one) => (one.kind === "piece" ? [one] : []));
        const own = pieces(elements.slice(named));
        const { units, pp } = mustGet(game.table.zones, id);
        const things = Object.values(units).flatMap(({ security, infrastructure }) => [security, infrastructure]);
        expect(own.map(({ count }) => Number(count)).sort()).toEqual(
          [...things, pp].filter((count) => count > 0).sort(),
        );
        const around = pieces(elements.slice(0, named)).filter(({ form }) => form !== "disc");
        const sizes = (some: typeof own): number[] => some.map(({ size = 0 }) => size);
        expect(Math.min(...sizes(own)), id).toBeGreaterThan(Math.max(0, ...sizes(around)));
      }
    },
  );

  it("has the board's own base, so that a store and a worker keep one for both", () => {
    const game = CROWDED();
    const shown = board(publicView(book, game.env), { caption: "", names: {} });
    expect(zone(game, "rusafa").base).toBe(shown.base);
  });

  it("marks a Zone where something is new, and the Moves that led there", () => {
    const game = baghdad().change(({ table }) => {
      table.news.latest.zones = ["rusafa"];
    });
    const kinds = (id: string): string[] => mapOf(zone(game, id)).elements.map(({ kind }) => kind);
    expect(kinds("rusafa")).toContain("halo");
    expect(kinds("karrada")).not.toContain("halo");
    game.change(({ table }) => {
      table.news.latest.moves.push({ seat: "us", path: ["green-zone", "rusafa"], count: 2 });
    });
    expect(kinds("rusafa")).toContain("arrow");
    expect(kinds("sadr-city")).not.toContain("arrow");
    for (const id of amount(HARD, ALL)) expect(faults(zone(game, id)), id).toEqual([]);
  });

  it("shows what came of a Combat there", () => {
    const game = CROWDED().change(({ table }) => {
      const fight = { zone: "rusafa", winner: "shiite", loser: "sunni" };
      table.news.earlier.fights = [{ ...fight, loser: "government", totals: [12, 9] }];
      table.news.latest.fights = [{ ...fight, totals: [5, 2], lost: { security: 1, infrastructure: 0 } }];
      delete mustGet(table.zones, "rusafa").units.sunni;
    });
    const scene = zone(game, "rusafa");
    expect(faults(scene)).toEqual([]);
    const { elements } = mapOf(scene);
    const totals = elements.flatMap((one) => (one.kind === "verdict" ? [[one.winner.total, one.small ?? false]] : []));
    expect(totals).toEqual([
      ["12", true],
      ["5", false],
    ]);
    expect(elements).toContainEqual(expect.objectContaining({ kind: "piece", colour: "@sunni", state: "beaten" }));
  });

  it("names units, neighbours by land and by bridge, and who can recruit there", () => {
    const { text } = zone(CROWDED(), "green-zone");
    expect(text).toContain("US: 3 Security and 4 Infrastructure.");
    expect(text).toContain("By land: Mansour, Haifa Street and Bayaa.");
    expect(text).toContain("Over a bridge: Rusafa and Karrada.");
    expect(text).toContain("Nobody Controls it.\nThere will be Combat");
    expect(text).toContain("Units can be recruited here by: US.");
    expect(zone(baghdad(), "jadriya").text).toContain("Nobody can recruit here.");
  });

  it("says of a Zone whose faction is not in play that it is not, and shows no emblem of it", () => {
    const heading = zone(baghdad(), "jadriya").heading;
    expect(heading?.sub).toContain("Zone of the NGO, not in play");
    expect(heading?.emblem).toBeUndefined();
    expect(zone(baghdad({ seats: 6 }), "jadriya").heading?.emblem).toMatchObject({ colour: "@ngo" });
  });

  it("R-34 lists a seat that Controls a Zone with Infrastructure", () => {
    const game = baghdad().units({ jadriya: { government: [1, 1] } });
    expect(zone(game, "jadriya").text).toContain("Units can be recruited here by: Government.");
    expect(zone(game.units({ jadriya: { government: [1, 0] } }), "jadriya").text).toContain(
      "Security can be recruited here by: nobody.\nInfrastructure can be recruited here by: Government.",
    );
  });
});
