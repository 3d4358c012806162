import { describe, expect, it } from "vitest";
import { Dice, decisionsOf, type Move, mustGet, type Seat, viewOf } from "#engine";
import { distance } from "#graph";
import { playOut } from "../../../../src/cli/play-out.ts";
import { Scout } from "../../../../src/games/battle-for-baghdad/advice/bot/course.ts";
import { factionsOf, SEAT_COUNTS } from "../../../../src/games/battle-for-baghdad/content/factions.ts";
import { neighbours } from "../../../../src/games/battle-for-baghdad/content/pack.ts";
import { amount, TIMES } from "../../../amounts.ts";
import { keyOf } from "../../../kit/index.ts";
import { baghdad, book, dealt, type Game, shipped } from "../builder.ts";

const { bot } = book.definition;
/** Games a faction: one, or with UMPIRE_FUZZ_GAMES=50 a hundred. */
const GAMES = amount(1, 2 * TIMES);

const dice = new Dice({ key: keyOf("bot"), next: 0 });

/** What the computer does for this seat. */
function answer(game: Game, seat: Seat): Move {
  const decision = decisionsOf(book, game.env, seat).find(({ owed }) => owed);
  if (!decision) throw new Error(`${seat} is not asked`);
  const move = bot(viewOf(book, game.env, seat), decision, dice);
  if (!move) throw new Error(`${seat} lets it be`);
  return move;
}

/** Lets the computer play this seat as long as it is asked for one of these actions. */
function play(game: Game, seat: Seat, ...actions: readonly string[]): Game {
  while (
    decisionsOf(book, game.env, seat).some((d) => d.owed && d.actions.some((action) => actions.includes(action)))
  ) {
    const { action, params } = answer(game, seat);
    game.act(seat, action, params);
  }
  return game;
}

/** Whether only this seat thinks and has the best score. */
function isBest(seats: number, thinker: Seat, n: number): boolean {
  const key = keyOf("duel", seats, thinker, n);
  const player = (seat: Seat) => (seat === thinker ? "sensible" : "random");
  const options = { seats: String(seats) };
  const { result } = playOut(shipped, { options, key, player, most: 20_000 });
  const { [thinker]: own = 0, ...others } = result?.scores ?? {};
  return Object.values(others).every((score) => score < own);
}

describe("a computer player", () => {
  it.each(SEAT_COUNTS.flatMap((seats) => factionsOf(seats).map((seat) => ({ seats, seat }))))(
    "has the best score in 70 % of $seats-seat games as $seat against random play",
    { timeout: 600_000 },
    ({ seats, seat }) => {
      const won = Array.from({ length: GAMES }, (_, n) => isBest(seats, seat, n)).filter((best) => best);
      expect(won.length / GAMES).toBeGreaterThanOrEqual(0.7);
    },
  );

  it("deploys all it has, and something everywhere", () => {
    const game = play(dealt(6), "shiite", "deployAll");
    for (const zone of book.content.affiliated.shiite ?? [])
      expect(game.at(zone).shiite?.infrastructure).toBeGreaterThan(0);
  });

  it("does not spend on the Initiative, and names itself First Player", () => {
    const game = baghdad().passWindows();
    expect(answer(game, "shiite")).toEqual({ action: "bid", params: { amount: 0 } });
    game.act("shiite", "bid", { amount: 3 });
    expect(answer(game, "sunni").action).toBe("pass");
    game.let("pass");
    expect(answer(game, "shiite").params).toEqual({ seat: "shiite" });
  });

  it("leaves a unit in every empty Zone on its way", () => {
    const game = baghdad()
      .units({ "sadr-city": { shiite: [4, 1] }, adhamiyah: { sunni: [1, 0] }, karrada: { government: [1, 0] } })
      .moving("shiite");
    play(game, "shiite", "beginMove", "moveTo");
    const held = book.content.zoneIds.filter((zone) => game.at(zone).shiite);
    expect(held.length).toBeGreaterThanOrEqual(4);
  });

  it("thinks less of an empty Zone the larger the army beside it, and the smaller its own", () => {
    const worth = (enemies: number, count: number): number => {
      const game = baghdad().units({ "sadr-city": { shiite: [4, 1] }, adhamiyah: { sunni: [enemies, 0] } });
      return new Scout(viewOf(book, game.env, "shiite")).arriving("medical-city", count);
    };
    expect(worth(9, 1)).toBeLessThan(worth(4, 1));
    expect(worth(9, 1)).toBeLessThan(worth(9, 3));
    expect(worth(4, 4)).toBe(worth(0, 4));
  });

  it("looks as far as a Move goes, and no further", () => {
    const { distances, zoneIds } = book.content;
    /**
     * What the best Move from Jadriya is worth where the Zones this many steps from it are rich and all others poor.
     */
    const worth = (rich: number): number => {
      const game = baghdad().change(({ table }) => {
        for (const id of zoneIds) mustGet(table.zones, id).pp = distance(distances, "jadriya", id) === rich ? 2 : 0;
      });
      const scout = new Scout(viewOf(book, game.env, "shiite"));
      return scout.from("jadriya", 1, "normal", neighbours(book.content, "jadriya")).worth;
    };
    expect(worth(3)).toBe(worth(99) + 2);
    expect(worth(4)).toBe(worth(99));
  });

  it("buys cards as long as its hand is small", () => {
    const bought = (...hand: readonly string[]): boolean => {
      const game = baghdad({ hands: { jihadist: hand }, seats: 5, pp: { jihadist: 12 } }).recruiting("jihadist");
      for (let { action, params } = answer(game, "jihadist"); action !== "endRecruitment"; ) {
        if (action === "buyCard") return true;
        game.act("jihadist", action, params);
        ({ action, params } = answer(game, "jihadist"));
      }
      return false;
    };
    expect(bought()).toBe(true);
    expect(bought("curfew", "lookouts", "car-bomb", "assassins")).toBe(false);
  });

  it("commits to a Combat what the enemy makes it need", () => {
    const plan = (enemies: number) =>
      answer(
        baghdad({ hands: { shiite: ["commando-raid", "safe-house"] } })
          .units({ hurriya: { shiite: [9, 0], sunni: [enemies, 0] } })
          .initiative("shiite")
          .until(({ table }) => table.combat !== null),
        "shiite",
      ).params;
    expect(plan(1)).toMatchObject({ command: "office-of-the-martyr-sadr", commit: 0 }); // 5 : 4 + 1, and it acts first
    expect(plan(6).commit).toBeGreaterThanOrEqual(4);
  });

  it("jams an Offense that would take its Command out, and no other", () => {
    const plan = (offense: string) =>
      baghdad({ hands: { sunni: ["jammers", "infowar"], shiite: [offense, "network"] } })
        .units({ hurriya: { shiite: [3, 0], sunni: [3, 0] } })
        .initiative("shiite")
        .until(({ table }) => table.combat !== null)
        .act("shiite", "plan", { command: "mahdi-army-sadr-city-brigade", offense, defense: "none", commit: 1 })
        .act("sunni", "plan", { command: "former-officers-council", offense: "none", defense: "none", commit: 1 });
    expect(answer(plan("car-bomb"), "sunni")).toEqual({ action: "disrupt", params: { card: "jammers" } });
    expect(answer(plan("kidnapping"), "sunni").action).toBe("pass");
  });

  it("now and then proposes a Truce or a sale, to nobody who leads, and is ready else", () => {
    const game = baghdad({ hands: { shiite: ["smuggling-route"], sunni: [], government: [] } })
      .initiative("shiite")
      .until(({ table }) => table.coalition !== null)
      .change(({ table }) => {
        for (const side of [table.sides.shiite, table.sides.government]) if (side) side.pp = 9;
        if (table.sides.sunni) table.sides.sunni.pp = 99;
      });
    const moves = Array.from({ length: 40 }, () => answer(game, "shiite"));
    const proposals = moves.filter(({ action }) => action === "propose");
    expect(proposals.length).toBeGreaterThan(3);
    expect(moves.filter(({ action }) => action === "ready").length).toBeGreaterThan(proposals.length);
    for (const { params } of proposals) expect(params.parties).toEqual(["government"]);
    for (const { params } of proposals)
      game
        .act("shiite", "propose", params)
        .act("shiite", "withdraw", { offer: game.table.coalition?.offers[0]?.id ?? "" });
  });
});
