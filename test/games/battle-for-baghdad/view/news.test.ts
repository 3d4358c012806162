import { describe, expect, it } from "vitest";
import { mustGet, type Params, publicView, sceneOf, submit } from "#engine";
import type { MapElement, Scene } from "#scene";
import { board } from "../../../../src/games/battle-for-baghdad/view/board.ts";
import { areasOf } from "../../../../src/games/battle-for-baghdad/view/map/grounds.ts";
import { baghdad, book, type Game } from "../builder.ts";
import { fighting, plan } from "../fighting.ts";

const news = ({ table }: Game) => table.news;
const NONE = { zones: [], moves: [], fights: [] };

/** Everything on the map of a board. */
function elementsOf({ layout }: Scene): readonly MapElement[] {
  const [first] = layout.kind === "column" ? layout.children : [];
  return first?.kind === "panel" && first.content.kind === "map" ? first.content.elements : [];
}

const boardOf = (game: Game): Scene => board(publicView(book, game.env), { caption: "", names: {} });
const elements = (game: Game): readonly MapElement[] => elementsOf(boardOf(game));

const arrows = (game: Game) => elements(game).flatMap((one) => (one.kind === "arrow" ? [one] : []));
/** Of earlier Moves: slim, without casing and number. */
const trails = (game: Game) =>
  elements(game).flatMap((one) =>
    one.kind === "region" && typeof one.polygons !== "string" && one.fill ? [one.fill.colour] : [],
  );
const halos = (all: readonly MapElement[]) =>
  all.flatMap((one) => (one.kind === "halo" ? [[...one.areas].sort()] : []));
/** The pictures that an act posts, by their captions. */
function posted({ env }: Game, seat: string, action: string, params: Params): { readonly [caption: string]: Scene } {
  const { happenings } = submit(book, env, { seat, decision: null, action, params }, {});
  const pictures = happenings.flatMap((one) =>
    one.kind === "picture" && one.sketch ? [[one.caption, sceneOf(book, one.sketch)] as const] : [],
  );
  return Object.fromEntries(pictures);
}

/** The Action of the Shiites, who move once, and are followed by the Sunnis, who are to move. */
const TWO_ACTIONS = (): Game =>
  baghdad()
    .units({ kadhimiya: { shiite: [2, 0] }, mansour: { sunni: [2, 0] } })
    .moving("shiite")
    .walk("shiite", 2, "kadhimiya", "adhamiyah")
    .act("shiite", "endMovement")
    .act("sunni", "endRecruitment");

/** Both commit this much under their first Command. The picture of how it ends. */
function fought(game: Game, commits: readonly (readonly [seat: string, commit: number])[]): Scene | undefined {
  let pictures: readonly Scene[] = [];
  for (const [seat, commit] of commits) {
    const params = plan(mustGet(game.table.sides, seat).active[0] ?? "none", commit);
    pictures = Object.values(posted(game, seat, "plan", params));
    game.act(seat, "plan", params);
  }
  return pictures[0];
}

const results = (scene: Scene | undefined) =>
  (scene ? elementsOf(scene) : []).flatMap((one) =>
    one.kind === "verdict" ? [{ winner: one.winner.colour, loser: one.loser.colour, small: one.small ?? false }] : [],
  );

/** Nobody has a card, and nobody is asked whether to play one. */
const BARE = { hands: { shiite: [], sunni: [], government: [] } };

describe("what pictures mark as new", () => {
  it("are the Zones where the Arab Street placed PP, as long as its phase lasts", () => {
    const game = baghdad(BARE).street("S01", "E2").passWindows().let("pass");
    const winner = game.table.initiative ?? "";
    const pictures = posted(game, winner, "chooseFirst", { seat: "shiite" });
    const street = Object.entries(pictures).find(([caption]) =>
      caption.startsWith(`Turn 1: ${mustGet(book.content.street, "S01").name}`),
    );
    const areas = ["palestine-street", "sadr-city", "zayouna"];
    expect(halos(street ? elementsOf(street[1]) : [])).toEqual([areas]);
    game.act(winner, "chooseFirst", { seat: "shiite" });
    expect(game.table.phase).toBe("bazaar");
    expect(news(game)).toEqual({ shown: true, earlier: NONE, latest: NONE });
    expect(halos(elements(game))).toEqual([]);
  });

  it("the way of each Move, and the Zones that it left and entered", () => {
    const game = baghdad()
      .units({ kadhimiya: { shiite: [2, 0] } })
      .moving("shiite");
    game.walk("shiite", 2, "kadhimiya", "adhamiyah");
    const path = ["kadhimiya", "adhamiyah"];
    expect(news(game)).toEqual({
      shown: false,
      earlier: NONE,
      latest: { zones: [], moves: [{ seat: "shiite", path, count: 2 }], fights: [] },
    });
  });

  it("Moves of a seat along the same way as one, with all who went", () => {
    const game = baghdad()
      .units({ kadhimiya: { shiite: [3, 0] } })
      .moving("shiite")
      .walk("shiite", 1, "kadhimiya", "adhamiyah")
      .walk("shiite", 2, "kadhimiya", "adhamiyah");
    expect(news(game).latest.moves).toMatchObject([{ path: ["kadhimiya", "adhamiyah"], count: 3 }]);
  });

  it("alone what was done last: of what other seats did before in the same phase only slim trails are left", () => {
    const game = TWO_ACTIONS().walk("sunni", 1, "mansour", "amiriya");
    expect(arrows(game).map(({ colour }) => colour)).toEqual(["@sunni"]);
    expect(trails(game)).toEqual(["@shiite"]);
    const all = elements(game);
    expect(all.flatMap((one) => (one.kind === "gain" ? [one.colour] : []))).toEqual(["@sunni"]);
    expect(halos(all)).toEqual([["amiriya", "mansour"]]);
    expect(all.flatMap((one) => (one.kind === "veil" ? [[...one.except].sort()] : []))).toEqual([
      ["amiriya", "mansour"],
    ]);
  });

  it("names in its heading whose Action it was, also one that only recruits", () => {
    const game = baghdad().units({ kadhimiya: { shiite: [1, 0] } });
    const zone = "kadhimiya";
    game
      .recruiting("shiite")
      .act("shiite", "recruit", { unit: "security", zone, count: 1 })
      .act("shiite", "endRecruitment");
    const [picture] = Object.values(posted(game, "shiite", "endMovement", {}));
    expect(picture?.heading?.turn?.name).toBe("Shiites");
    expect(arrows(game)).toEqual([]);
    game.act("shiite", "endMovement");
    expect(boardOf(game).heading?.turn?.name).toBe("Sunnis");
  });

  it("Moves to and fro between two Zones by arrows beside each other", () => {
    for (const [here, there] of [
      ["amiriya", "ghazaliya"],
      ["haifa-street", "rusafa"],
    ] as const) {
      const game = baghdad()
        .units({ [here]: { shiite: [2, 0] }, [there]: { shiite: [2, 0] } })
        .moving("shiite")
        .walk("shiite", 1, here, there);
      if (game.table.move?.move) game.act("shiite", "endMove");
      game.walk("shiite", 1, there, here);
      const [out, back] = arrows(game).map(({ points }) => points);
      const far = Math.min(
        ...(out ?? []).flatMap((a) => (back ?? []).map((b) => Math.hypot(a[0] - b[0], a[1] - b[1]))),
      );
      expect(far, `between ${here} and ${there}`).toBeGreaterThan(36);
    }
  });

  it("nothing of an earlier phase: Moves are not marked where the Combats begin", () => {
    const game = TWO_ACTIONS().walk("sunni", 1, "mansour", "amiriya");
    game.act("sunni", "endMove").until(({ table }) => table.phase !== "action");
    expect([arrows(game), trails(game), halos(elements(game))]).toEqual([[], [], []]);
  });

  it("every Combat of the phase with who won, the last one largest", () => {
    const zones = {
      "sadr-city": { shiite: [3, 0], sunni: [1, 0] },
      mansour: { shiite: [1, 0], sunni: [3, 0] },
    } as const;
    const game = fighting(zones, BARE).act("shiite", "fight", { zone: "sadr-city", opponent: "sunni" });
    const first = [
      ["shiite", 3],
      ["sunni", 0],
    ] as const;
    const begun = fought(game, first);
    expect(results(begun)).toEqual([{ winner: "@shiite", loser: "@sunni", small: false }]);
    const burning = elementsOf(begun ?? boardOf(game)).flatMap((one) =>
      one.kind === "burst" ? [one.toCome ?? false] : [],
    );
    expect(burning.toSorted()).toEqual([false, true]);
    expect(game.table.combat?.zone).toBe("mansour");
    const picture = fought(game, [
      ["shiite", 0],
      ["sunni", 3],
    ]);
    const second = results(picture);
    expect(elementsOf(picture ?? boardOf(game)).filter(({ kind }) => kind === "burst")).toHaveLength(1);
    expect(second).toHaveLength(2);
    expect(second).toContainEqual({ winner: "@shiite", loser: "@sunni", small: true });
    expect(second).toContainEqual({ winner: "@sunni", loser: "@shiite", small: false });
    expect(game.table.phase).not.toBe("combat");
    expect(results(boardOf(game))).toEqual([]);
  });

  /** The Shiites beat the Sunnis in a Zone, then the Government: the picture after that. */
  const twice = (zone: string): Scene | undefined => {
    const game = fighting({ [zone]: { shiite: [4, 0], sunni: [1, 0], government: [1, 0] } }, BARE);
    game.act("shiite", "chooseOpponent", { opponent: "sunni" });
    fought(game, [
      ["shiite", 2],
      ["sunni", 0],
    ]);
    return fought(game, [
      ["shiite", 2],
      ["government", 0],
    ]);
  };

  it("all results of a Zone where one side fought two others, the latest the largest", () => {
    expect(results(twice("bayaa")).map(({ loser, small }) => [loser, small])).toEqual([
      ["@sunni", true],
      ["@government", false],
    ]);
  });

  it("the latest result within a narrow Zone: rather small there than large beside it", () => {
    const picture = twice("karrada");
    expect(results(picture).map(({ loser, small }) => [loser, small])).toEqual([
      ["@sunni", true],
      ["@government", true],
    ]);
    const places = (picture ? elementsOf(picture) : []).flatMap((one) => (one.kind === "verdict" ? [one.at] : []));
    expect(places.map(areasOf(book.content).holds("karrada")).at(-1)).toBe(true);
  });
});
