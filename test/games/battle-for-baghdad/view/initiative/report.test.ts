import { describe, expect, it } from "vitest";
import { publicView, sceneOf, submit, viewOf } from "#engine";
import type { MapElement, Scene } from "#scene";
import { board } from "../../../../../src/games/battle-for-baghdad/view/board.ts";
import { initiativeReport } from "../../../../../src/games/battle-for-baghdad/view/initiative/report.ts";
import { inspect, misshapen } from "../../../../../src/render/inspect.ts";
import { layout } from "../../../../../src/render/layout/layout.ts";
import { baghdad, book, type Game } from "../../builder.ts";

const NAMES = { shiite: "Marguerite de la Rochefoucauld-XI", us: "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW" };
const boardOf = (game: Game): Scene => board(publicView(book, game.env), { caption: "", names: NAMES });
const report = (game: Game): Scene | null => initiativeReport(book.content, game.table, NAMES);

/** What it says of the seats, a line each, and before that how it stands. */
const lines = (scene: Scene | null): readonly string[] => scene?.text.split("\n") ?? [];

/** What is on its rows. */
function drawnIn(scene: Scene | null): readonly MapElement[] {
  const main = scene?.layout.kind === "column" ? scene.layout.children[0] : undefined;
  return main?.kind === "panel" && main.content.kind === "map" ? main.content.elements : [];
}

const faults = (scene: Scene | null) => {
  if (!scene) return ["no picture"];
  const laidOut = layout(scene);
  return [...inspect(laidOut), ...misshapen(laidOut)];
};

/** Six seats, with the US having bid most, and the Jihadists about to bid. */
const BIDDING = (): Game =>
  baghdad({ seats: 6, pp: { us: 14, ngo: 3 } })
    .passWindows()
    .act("shiite", "bid", { amount: 0 })
    .act("sunni", "bid", { amount: 2 })
    .act("government", "pass")
    .act("us", "bid", { amount: 4 });

/** The reports on the pictures that an act posts. */
function posted({ env }: Game, seat: string, action: string, params: { readonly [name: string]: unknown }) {
  const { happenings } = submit(book, env, { seat, decision: null, action, params }, NAMES);
  const scenes = happenings.flatMap((one) => (one.kind === "picture" && one.sketch ? [sceneOf(book, one.sketch)] : []));
  return scenes.filter(({ heading }) => heading?.title === "The Initiative");
}

describe("the auction as a picture", () => {
  it("R-18 tells before the first bid who bids when, with how much", () => {
    const scene = report(baghdad({ pp: { sunni: 11 } }).passWindows());
    expect(lines(scene)).toEqual([
      "Nobody has bid yet. Now the Shiites, from 0 on; everyone who bids pays their own last bid, win or lose.",
      "Shiites: bids or passes, has 6 PP.",
      "Sunnis: still to bid, has 11 PP.",
      "Government: still to bid, has 8 PP.",
    ]);
    expect(faults(scene)).toEqual([]);
  });

  it("R-18 R-19 tells who has bid what, who is next, who has passed, and who is out", () => {
    const game = BIDDING();
    expect(lines(report(game))).toEqual([
      "The US bids 4 PP. Now the Jihadists, 5 or more; everyone who bids pays their own last bid, win or lose.",
      "Shiites: bid 0, outbid, may bid more at its turn, has 6 PP.",
      "Sunnis: bid 2, outbid, may bid more at its turn, has 6 PP.",
      "Government: still to bid, has 8 PP.",
      "US: bid 4, high bid, unless somebody bids more, has 14 PP.",
      "Jihadists: bids or passes, 5 or more, has 8 PP.",
      "NGO: out, can bid 3 at most, has 3 PP.",
    ]);
    expect(faults(report(game))).toEqual([]);
    expect(lines(report(game.act("jihadist", "pass")))).toContain(
      "Jihadists: passed, may bid if others go on, has 8 PP.",
    );
  });

  it("R-20 R-21 tells what everybody paid, and after the First Player is named in which order all act", () => {
    const game = BIDDING().let("pass");
    expect(lines(report(game))[0]).toBe(
      "The US wins the Initiative. Who acts first is named next; a card costs 4 PP this turn.",
    );
    const [scene] = posted(game, "us", "chooseFirst", { seat: "government" });
    expect(lines(scene ?? null).slice(0, 7)).toEqual([
      "The US wins the Initiative. The Government acts first; a card costs 4 PP this turn.",
      "1. Government: no bid, has 8 PP.",
      "2. US: bid 4, has the Initiative, paid 4 PP, has 10 PP.",
      "3. Jihadists: no bid, has 8 PP.",
      "4. NGO: no bid, has 3 PP.",
      "5. Shiites: bid 0, paid 0 PP, and won nothing, has 6 PP.",
      "6. Sunnis: bid 2, paid 2 PP, and won nothing, has 4 PP.",
    ]);
    expect(faults(scene ?? null)).toEqual([]);
  });

  it("R-20 R-22 tells who has the Initiative without a bid", () => {
    const passed = baghdad().passWindows().let("pass");
    expect(lines(report(passed))[0]).toMatch(/^Nobody bids: the Shiites have the Initiative\./);
    const claimed = baghdad({ hands: { shiite: [], sunni: ["surge-jihad"], government: [] } })
      .act("sunni", "claim", { how: "card", card: "surge-jihad" })
      .passWindows();
    expect(lines(report(claimed))[0]).toMatch(/^The Sunnis have claimed the Initiative\./);
    expect(lines(report(claimed))).toContain("Sunnis: has the Initiative, pays nothing, has 6 PP.");
  });

  it("marks the row of the seat whose turn it is, and no other", () => {
    const speakers = (game: Game) =>
      drawnIn(report(game)).flatMap((one) => (one.kind === "emblem" && one.pictogram === "talks" ? [one.at[1]] : []));
    const plates = drawnIn(report(BIDDING())).flatMap((one) => (one.kind === "plate" ? [one] : []));
    const [asked] = plates.filter(({ title }) => title === "Jihadists");
    expect(speakers(BIDDING())).toEqual([asked?.at[1]]);
    expect(speakers(BIDDING().let("pass"))).toEqual([]);
  });

  it("shows the last bid of a seat largest, and at most four before it", () => {
    const game = baghdad({ pp: { shiite: 90, sunni: 90 } }).passWindows();
    for (let amount = 1; amount < 14; amount += 2) {
      game.act("shiite", "bid", { amount }).act("sunni", "bid", { amount: amount + 1 });
      if (game.asked.includes("government")) game.act("government", "pass");
    }
    const scene = report(game);
    const coins = drawnIn(scene).flatMap((one) => (one.kind === "piece" && one.form === "coin" ? [one] : []));
    expect(coins.map(({ count }) => count)).toEqual(["13", "11", "9", "7", "5", "14", "12", "10", "8", "6"]);
    expect(coins[0]?.size).toBeGreaterThan(coins[1]?.size ?? 0);
    expect(faults(scene)).toEqual([]);
  });

  it("is what is posted with every bid, the city beside it; on a seat's own board it stands beside the city", () => {
    const [scene] = posted(BIDDING(), "jihadist", "bid", { amount: 6 });
    expect(lines(scene ?? null)[0]).toMatch(/^The Jihadists bid 6 PP\./);
    const titles = ({ heading, beside = [] }: Scene) =>
      [heading, ...beside.map((one) => one.heading)].map((one) => one?.title);
    expect(scene && titles(scene)).toEqual(["The Initiative", "Battle for Baghdad", "Standings"]);
    expect(scene?.beside?.[0]?.text).toContain("Turn 1, Initiative.");
    const own = board(viewOf(book, BIDDING().env, "us"), { caption: "", names: NAMES });
    expect(titles(own)).toEqual(["Battle for Baghdad", "The Initiative", "Standings"]);
  });

  it("is gone when its phase is over", () => {
    const game = BIDDING().let("pass").act("us", "chooseFirst", { seat: "us" });
    expect(report(game)).toBeNull();
    expect(game.table.settled).toBeNull();
    expect(boardOf(game).beside?.map(({ heading }) => heading?.title)).toEqual(["Standings"]);
  });
});
