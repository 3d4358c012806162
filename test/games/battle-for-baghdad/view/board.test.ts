import { describe, expect, it } from "vitest";
import { canonical, publicView, type Seat } from "#engine";
import { type MapElement, type Placed, type Point, pieceSize, type Scene } from "#scene";
import { zonesOf } from "../../../../src/games/battle-for-baghdad/rules/map/news.ts";
import { board } from "../../../../src/games/battle-for-baghdad/view/board.ts";
import { areasOf } from "../../../../src/games/battle-for-baghdad/view/map/grounds.ts";
import { inspect, misshapen } from "../../../../src/render/inspect.ts";
import { layout } from "../../../../src/render/layout/layout.ts";
import { amount } from "../../../amounts.ts";
import { baghdad, book, dealt, type Game } from "../builder.ts";
import { CROWDED } from "../crowded.ts";
import { atRandom } from "../random.ts";

/** What is wrong with a board and with what accompanies it. */
const faults = ({ beside = [], ...main }: Scene) => {
  const board = layout(main);
  return [
    ...inspect(board),
    ...misshapen(board, true),
    ...beside.flatMap((scene) => [...inspect(layout(scene)), ...misshapen(layout(scene))]),
  ];
};

/** Everything on the map of the city, whether that is the picture itself or beside it. */
const elementsOf = (scene: Scene): readonly MapElement[] => {
  const city = [scene, ...(scene.beside ?? [])].find(({ heading }) => heading?.title === "Battle for Baghdad");
  const [first] = city?.layout.kind === "column" ? city.layout.children : [];
  return first?.kind === "panel" && first.content.kind === "map" ? first.content.elements : [];
};

/** Pieces of a seat by form, as they are counted on the picture. */
function counted(scene: Scene, seat: Seat): { block: number; house: number } {
  const sum = (form: string): number =>
    elementsOf(scene)
      .filter((one) => one.kind === "piece" && one.form === form && one.colour === `@${seat}` && !one.state)
      .reduce((all, one) => all + Number(one.kind === "piece" ? one.count : 0), 0);
  return { block: sum("block"), house: sum("house") };
}

/** Where the drawn forms touch the box around them, in halves of it. */
const ENDS = {
  round: [
    [0, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
  ],
  gable: [
    [0, -1],
    [1, -0.28],
    [1, 1],
    [-1, 1],
    [-1, -0.28],
  ],
  block: [
    [-0.7, -1],
    [1, -1],
    [1, 0.5],
    [0.7, 1],
    [-1, 1],
    [-1, -0.5],
  ],
} as const;

/** Pieces that reach more than 2 px over the edge of the Zone in which their middle is; those on a slip have no Zone. */
function overAnEdge(elements: readonly MapElement[]): string[] {
  const areas = areasOf(book.content);
  const slips = elements.flatMap((one) => (one.kind === "slip" ? [one] : []));
  return elements.flatMap((one) => {
    if (one.kind !== "piece") return [];
    const [x, y] = one.at;
    if (slips.some(({ at, width, height }) => isIn([x, y], { at, width, height }))) return [];
    const { width, height } = pieceSize(one.form, one.size);
    const ends = ENDS[one.form === "coin" ? "round" : one.form === "house" ? "gable" : "block"];
    const seen = ends.map(([i, j]): Point => [x + i * (width / 2 - 2), y + j * (height / 2 - 2)]);
    const isHome = book.content.zoneIds.some((id) => seen.every(areas.holds(id)));
    return isHome ? [] : [`${one.colour} ${one.form} at ${one.at}`];
  });
}

const isIn = ([x, y]: Point, { at, width, height }: Placed): boolean =>
  Math.abs(x - at[0]) < width / 2 && Math.abs(y - at[1]) < height / 2;

const shown = (game: Game): Scene =>
  board(publicView(book, game.env), {
    caption: "As it stands",
    names: { sunni: "Marguerite de la Rochefoucauld-XI", us: "Zoë ✓ 12" },
  });

describe("the board", () => {
  it.each([3, 4, 5, 6])("can be read at the start with %i seats", (seats) => {
    expect(faults(shown(dealt(seats)))).toEqual([]);
  });

  it.each([3, 4, 5, 6] as const)("can be read after deployment with %i seats", (seats) => {
    expect(faults(shown(baghdad({ seats })))).toEqual([]);
  });

  it("can be read when the city is full", () => {
    expect(faults(shown(CROWDED()))).toEqual([]);
  });

  it.each(amount<readonly (3 | 4 | 5 | 6)[]>([3, 6], [3, 4, 5, 6]))(
    "can be read at every moment of a random game with %i seats",
    (seats) => {
      let answers = 0;
      atRandom(seats, 300, (game) => {
        if (answers++ % amount(30, 10) === 0) expect(faults(shown(game))).toEqual([]);
      });
    },
  );

  it("counts every unit and all PP, with no piece over the edge of its Zone", () => {
    let answers = 0;
    const over: string[] = [];
    atRandom(6, 400, (game) => {
      if (answers++ % 10 > 0) return;
      const { table } = game;
      const scene = shown(game);
      const zones = Object.values(table.zones);
      for (const seat of table.seats) {
        const all = (unit: "security" | "infrastructure") =>
          zones.reduce((sum, { units }) => sum + (units[seat]?.[unit] ?? 0), 0);
        expect(counted(scene, seat)).toEqual({ block: all("security"), house: all("infrastructure") });
      }
      const coins = elementsOf(scene).flatMap((one) =>
        one.kind === "piece" && one.form === "coin" ? [Number(one.count)] : [],
      );
      expect(coins.reduce((sum, pp) => sum + pp, 0)).toBe(zones.reduce((sum, { pp }) => sum + pp, 0));
      over.push(...overAnEdge(elementsOf(scene)));
    });
    expect(over).toEqual([]);
  });

  it("marks every Zone that has changed since the picture before, and every Move and Combat of the phase", () => {
    let answers = 0;
    atRandom(6, 400, (game) => {
      if (answers++ % 10 > 0) return;
      const { table } = game;
      const elements = elementsOf(shown(game));
      const { earlier, latest } = table.news;
      const changed = new Set([...zonesOf(latest), ...(table.combat?.winner === null ? [table.combat.zone] : [])]);
      const clear = elements.flatMap((one) => (one.kind === "veil" ? one.except : []));
      if (changed.size < book.content.zoneIds.length) expect(new Set(clear)).toEqual(changed);
      const halos = elements.flatMap((one) => (one.kind === "halo" ? one.areas : []));
      expect(new Set(halos)).toEqual(changed.size <= 12 ? changed : new Set());
      const drawn = (wanted: MapElement["kind"]) => elements.filter(({ kind }) => kind === wanted).length;
      const moving = (table.move?.move?.path.length ?? 0) > 1 ? 1 : 0;
      expect(drawn("arrow")).toBe(latest.moves.length + moving);
      const trails = elements.filter((one) => one.kind === "region" && typeof one.polygons !== "string");
      expect(trails).toHaveLength(earlier.moves.length);
      expect(drawn("verdict")).toBe(earlier.fights.length + latest.fights.length);
    });
  });

  it("has every result on the ground of its Zone, on a slip of it, or with a tail to it", () => {
    let [answers, seen] = [0, 0];
    const areas = areasOf(book.content);
    atRandom(6, 600, (game) => {
      const { earlier, latest } = game.table.news;
      const fights = [...earlier.fights, ...latest.fights];
      if (fights.length === 0 || answers++ % 4 > 0) return;
      const elements = elementsOf(shown(game));
      const tails = elements.flatMap((one) => (one.kind === "leader" ? [String(one.from)] : []));
      const slips = elements.flatMap((one) => (one.kind === "slip" ? [one] : []));
      for (const one of elements) {
        if (one.kind !== "verdict") continue;
        seen++;
        const { winner, at } = one;
        const zones = fights.flatMap((fight) => (`@${fight.winner}` === winner.colour ? [fight.zone] : []));
        const isOnSlip = slips.some((slip) => isIn(at, slip));
        const isHome = isOnSlip || tails.includes(String(at)) || zones.some((zone) => areas.holds(zone)(at));
        expect(isHome, `a result at ${at}`).toBe(true);
      }
    });
    expect(seen).toBeGreaterThan(20);
  });

  it("shows both plans of a Combat and what came of them", () => {
    const game = CROWDED();
    const plan = { network: false, offense: null, defense: null };
    game.change(({ table }) => {
      table.combat = {
        zone: "rusafa",
        attacker: "shiite",
        defender: "sunni",
        peacekeeper: false,
        plans: {
          shiite: { ...plan, command: "special-groups-cell", offense: "assassins", die: 3 },
          sunni: { ...plan, command: "former-officers-council", die: 2 },
        },
        neutralized: ["sunni"],
        totals: { shiite: 5, sunni: 2 },
        lost: { sunni: { security: 4, infrastructure: 1 } },
        winner: "shiite",
        award: { seat: "shiite", amount: 9 },
        swapped: null,
      };
    });
    const scene = shown(game);
    expect(faults(scene)).toEqual([]);
    const [report] = scene.beside ?? [];
    const drawn = canonical(report);
    for (const word of [
      "Combat in Rusafa",
      "Assassins",
      "Neutralizes the Command",
      "Neutralized",
      "Shiites win",
      "loses 4 Security and 1 Infrastructure",
      "Shiites get 9 PP",
    ])
      expect(drawn).toContain(word);
  });

  it("tells the same in words", () => {
    const { text, alt } = shown(CROWDED());
    expect(text).toContain("US: 104 PP, 1 Zone, score 114 of 120");
    for (const words of [text, alt])
      expect(words).toContain("Rusafa: Shiites 2 + 1, Sunnis 2 + 0, Government 2 + 0, NGO 1 + 1, 8 PP.");
  });

  it("R-07 shows no card that a seat holds", () => {
    const game = baghdad({ seats: 6 });
    const before = canonical(shown(game));
    game.give({ us: ["curfew"], shiite: ["infowar", "jammers"] });
    for (const seat of ["us", "shiite"]) Object.assign(game.table.sides[seat] ?? {}, { cards: seat === "us" ? 3 : 2 });
    expect(canonical(shown(game))).toBe(before);
  });
});
