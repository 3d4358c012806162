import { describe, expect, it, test } from "vitest";
import { canonical } from "#engine";
import { gapBetween, inside, type MapElement, type Point, pieceSize, type Scene, titleWidth } from "#scene";
import { openSight, openSpaces } from "../../../../../src/games/fitna/view/board/cut-outs.ts";
import { board, closeUps } from "../../../../../src/games/fitna/view/board/index.ts";
import { seenBy } from "../../../../../src/games/fitna/view/board/seen.ts";
import { thingsIn } from "../../../../../src/games/fitna/view/board/things.ts";
import { amount, isLong } from "../../../../amounts.ts";
import { as, everyone, scattered, seatsOf, together } from "../../board-positions.ts";
import { content } from "../../packs.ts";
import { atStart, everyGame } from "../../rules/setup/builder.ts";
import { elementsOf, faults } from "./faults.ts";

const FRAME = { caption: "As it stands", names: {} };
const ofKind = <K extends MapElement["kind"]>(scene: Scene, kind: K) =>
  elementsOf(scene).filter((one): one is Extract<MapElement, { kind: K }> => one.kind === kind);

/** A few of them are drawn; all in the long run. */
const few = (...scenarios: readonly string[]) =>
  everyGame.filter(
    ({ edition, scenario, fewer }) => isLong || (edition === "2020" && !fewer && scenarios.includes(scenario)),
  );
const GAMES = few("1", "7", "11");
const CROWDED = few("11");

describe("the board can be read by everyone and by each seat", () => {
  it.each(GAMES)("at the start of $title", ({ scenario, ...choice }) => {
    const game = atStart(scenario, choice);
    const shown = board(everyone(game), FRAME);
    expect(faults(shown)).toEqual([]);
    for (const seat of seatsOf(game).slice(0, amount(1, 9))) {
      const { beside = [], ...map } = board(as(game, seat), FRAME);
      const own = beside.filter(({ text }) => !shown.beside?.some((one) => one.text === text));
      expect(own.length).toBeGreaterThan(0);
      expect([seat, faults({ ...map, beside: own })]).toEqual([seat, []]);
    }
  });

  it.each(CROWDED)("with all units scattered in full stacks: $title", ({ scenario, ...choice }) => {
    const scene = board(everyone(scattered(atStart(scenario, choice), 1)), FRAME);
    expect(faults({ ...scene, beside: [] })).toEqual([]);
  });

  it.each(amount(["damascus"], ["damascus", "tartus", "mosul", "basra", "jerusalem"]))(
    "with friends together in %s",
    (space) => {
      for (const scenario of ["10", "11"])
        expect(faults({ ...board(everyone(together(atStart(scenario), space)), FRAME), beside: [] })).toEqual([]);
    },
  );
});

describe("each region can be read", () => {
  it.each(amount(["11"], ["1", "3", "9", "11"]))("scenario %s at the start and scattered", (scenario) => {
    for (const game of [scattered(atStart(scenario), 3), ...(isLong ? [atStart(scenario)] : [])])
      for (const { value } of closeUps.zones(everyone(game)))
        expect([value, faults(closeUps.show(everyone(game), value))]).toEqual([value, []]);
  });

  it("each open space lies in one of them, whole", () => {
    for (const scenario of ["1", "5", "11"]) {
      const game = atStart(scenario);
      const texts = closeUps.zones(everyone(game)).map(({ value }) => closeUps.show(everyone(game), value).text);
      const { countries, spaces } = game.scenario.closed;
      const open = Object.values(game.edition.spaces).filter(
        ({ id, country }) => !countries.includes(country) && !spaces.includes(id),
      );
      for (const { name } of open)
        expect(
          texts.some((text) => text.includes(`${name} (`)),
          name,
        ).toBe(true);
    }
  });
});

test("every counter on the map is counted, and no space that is played on is missing", () => {
  for (const scenario of ["1", "2", "11"]) {
    const game = scattered(atStart(scenario), 4);
    const scene = board(everyone(game), FRAME);
    const sizes = Object.values(game.state.table.stacks).flatMap((sides) =>
      Object.values(sides).map(({ size }) => size),
    );
    const blocks = ofKind(scene, "piece").flatMap(({ count }) => (typeof count === "string" ? [Number(count)] : []));
    const stacks = ofKind(scene, "stack").map(({ height = 1 }) => height);
    const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
    expect(sum([...blocks, ...stacks])).toBe(sum(sizes));
  }
});

test("a name that stands more than 45 pixels from its space, or beside another, has a line to it", () => {
  for (const [scenario, edition] of [
    ["1", "2018"],
    ["4", "2018"],
    ["11", "2020"],
  ] as const) {
    const game = scattered(atStart(scenario, { edition }), 4);
    const seen = seenBy(everyone(game));
    const sight = openSight(seen);
    const things = thingsIn(seen, sight, openSpaces(seen));
    const scene = board(everyone(game), FRAME);
    const lines = ofKind(scene, "line").filter(({ colour, width = 0 }) => colour === "ink" && width * sight.zoom < 2.5);
    for (const { text, at, style } of ofKind(scene, "lettering")) {
      const named = Object.values(game.edition.spaces).find(({ name }) => name === text);
      const thing = things.find(({ space }) => space === named?.id)?.box;
      if (style !== "title" || typeof text !== "string" || !thing) continue;
      const box = { at, width: titleWidth(text, 30) / sight.zoom, height: 33 / sight.zoom };
      const hasLine = lines.some(
        ({ points: [from] }) => from && gapBetween(box, { at: from, width: 0, height: 0 }) * sight.zoom < 4,
      );
      expect([text, hasLine || gapBetween(box, thing) * sight.zoom <= 46]).toEqual([text, true]);
    }
    expect(lines.length).toBeGreaterThan(0);
  }
});

test("scenario 1 is drawn on Syria, Lebanon and Turkey alone, near enough for counters", () => {
  const scene = board(everyone(atStart("1")), FRAME);
  expect(ofKind(scene, "stack").length).toBeGreaterThan(15);
  expect(ofKind(scene, "piece").filter(({ count }) => count !== undefined)).toEqual([]);
  const names = ofKind(scene, "lettering").map(({ text }) => (typeof text === "string" ? text : text.text));
  expect(names).toEqual(expect.arrayContaining(["Aleppo", "Damascus", "Homs", "Latakia", "Palmyra"]));
  expect(names).not.toContain("Baghdad");
});

test("nothing that stands on the whole map touches its edge", () => {
  for (const [scenario, edition] of [
    ["11", "2020"],
    ["8", "2018"],
  ] as const) {
    const scene = board(everyone(scattered(atStart(scenario, { edition }), 2)), FRAME);
    for (const { at, form, size } of ofKind(scene, "piece")) {
      const { width, height } = pieceSize(form, size);
      const far = [at[0] - width / 2, at[1] - height / 2, 1650 - at[0] - width / 2, 980 - at[1] - height / 2];
      expect(Math.min(...far)).toBeGreaterThan(6);
    }
  }
});

describe("R-085 the off-map boxes of 2018", () => {
  const game = scattered(atStart("10", { edition: "2018" }), 1);
  for (const side of ["IRN", "TUR", "SAU"] as const)
    game.state.table.stacks[`box-${side.toLowerCase()}`] = { [side]: { top: null, size: 4 } };
  const { beside: _, ...scene } = board(everyone(game), FRAME);

  it("are told on the map near the borders that they lie behind, however full it is", () => {
    expect(ofKind(scene, "plaque").map(({ title, sub }) => [title, sub])).toEqual([
      ["Iran, off the map", "Iran: 4 units"],
      ["Turkey, off the map", "Turkey: 4 units"],
      ["Saudi Arabia, off the map", "Saudi Arabia: 4 units"],
    ]);
  });

  it("can be read", () => {
    expect(faults(scene)).toEqual([]);
  });
});

test("D-06 pictures say ISIS where the edition does", () => {
  const names = (edition: "2018" | "2020") =>
    ofKind(board(everyone(atStart("2", { edition })), FRAME), "lettering").map(({ text }) => text);
  expect(names("2018")).toEqual(expect.arrayContaining(["ISIS"]));
  expect(names("2018")).not.toContain("IS");
  expect(names("2020")).toContain("IS");
  expect(board(everyone(atStart("2", { edition: "2018" })), FRAME).text).not.toMatch(/\bIS\b/);
});

describe("R-200 how every seat stands", () => {
  it("is told beside the map where the land leaves room", () => {
    for (const scenario of ["1", "5", "9"]) {
      const boxes = ofKind(board(everyone(atStart(scenario)), FRAME), "plaque");
      expect(boxes).toHaveLength(2);
      for (const { sub } of boxes) expect(sub).toMatch(/^Now: /);
    }
  });

  it("is counted in words that fit their number", () => {
    const game = atStart("1");
    const table = { ...game.state.table, held: { ...game.state.table.held, SYR: 1 } };
    const [box] = ofKind(board({ ...everyone(game), table }, FRAME), "plaque").filter(({ title }) => title === "Syria");
    expect(box?.figures).toContainEqual({ label: "card", value: "1" });
  });

  it("is left to the tracks where the map is full", () => {
    expect(ofKind(board(everyone(atStart("11")), FRAME), "plaque")).toEqual([]);
  });

  it("counts the spaces that the seat holds", () => {
    const game = atStart("1");
    const counted = () => ofKind(board(everyone(game), FRAME), "plaque").map(({ figures }) => figures?.[0]?.value);
    const before = counted();
    game.state.table.control.homs = "TUR";
    expect(counted()).not.toEqual(before);
  });
});

describe("R-199, R-004 the public board hides", () => {
  it("hands, what lies under tops, and face-down counters", () => {
    const game = scattered(atStart("2"), 5);
    const before = canonical(board(everyone(game), FRAME));
    const { hands, box } = game.state;
    for (const hand of Object.values(hands)) {
      hand.cards = [1, 2, 3];
      for (const stack of Object.values(hand.stacks)) stack.splice(1);
      hand.units = {};
    }
    box.is = {};
    expect(canonical(board(everyone(game), FRAME))).toBe(before);
  });

  it("from each seat what others have under their tops", () => {
    const game = scattered(atStart("2"), 6);
    const before = canonical(board(as(game, "SYR"), FRAME));
    for (const [seat, hand] of Object.entries(game.state.hands)) if (seat !== "SYR") hand.units = {};
    game.state.box.is = {};
    expect(canonical(board(as(game, "SYR"), FRAME))).toBe(before);
  });

  it("nothing of one's own: every unit has its counter beside the map", () => {
    const game = scattered(atStart("1"), 7);
    const [forces] = board(as(game, "TUR"), FRAME).beside ?? [];
    for (const unit of Object.keys(game.state.hands.TUR?.units ?? {}))
      expect(forces?.text).toContain(game.edition.units[unit]?.name);
  });
});

describe("land.json", () => {
  const { land, editions } = content;

  it("has a place for each space, at least 60 units from every other", () => {
    for (const one of editions["2020"].spaceIds)
      for (const other of editions["2020"].spaceIds) {
        const [[x, y] = [0, 0], [u, v] = [0, 0]] = [land.places[one], land.places[other]];
        if (one !== other) expect(Math.hypot(x - u, y - v), `${one} ${other}`).toBeGreaterThan(60);
      }
  });

  it("has the land of each space around its place", () => {
    for (const { id, polygon, middle } of land.areas)
      expect(
        around(middle).some((at) => inside(polygon[0] ?? [], at)),
        id,
      ).toBe(true);
  });

  /** A town on the shore or the border may stand a step outside. */
  const around = ([x, y]: Point): readonly Point[] => [
    [x, y],
    [x + STEP, y],
    [x - STEP, y],
    [x, y + STEP],
    [x, y - STEP],
  ];
  const STEP = 8;
});
