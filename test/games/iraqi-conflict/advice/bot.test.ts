import { describe, expect, it } from "vitest";
import { anyMove, type Decision, Dice, decisionsOf, type Seat } from "#engine";
import { iraqiConflict } from "../../../../src/games/iraqi-conflict/index.ts";
import { gain } from "../../../../src/games/iraqi-conflict/rules/cards/tally.ts";
import { amount } from "../../../amounts.ts";
import { keyOf } from "../../../kit/index.ts";
import { book, type Game, iraq } from "../builder.ts";

const asked = (game: Game, seat: Seat, kind: Decision["kind"]): Decision => {
  const decision = decisionsOf(book, game.env, seat).find((open) => open.kind === kind);
  if (!decision) throw new Error(`${seat} is not asked`);
  return decision;
};

/** Plays a game to its end: `bots` think, the others do anything legal. Returns the number of acts. */
function playOut(game: Game, bots: readonly Seat[], dice: Dice): number {
  for (let acts = 0; ; acts++) {
    const open = game.seats.flatMap((seat) => decisionsOf(book, game.env, seat)).find(({ owed }) => owed);
    if (!open || game.env.over) return acts;
    const view = game.view(open.seat);
    const thinks = bots.includes(open.seat);
    const chance = dice.below(3) === 0 ? { actions: iraqiConflict.free(view), preset: {} } : open;
    const move = thinks
      ? iraqiConflict.bot(view, open, dice)
      : (anyMove(book, view, chance, dice) ?? anyMove(book, view, open, dice));
    if (!move) throw new Error(`${open.seat} has no move`);
    game.do(open.seat, move);
  }
}

/** Games against random play. */
const GAMES = amount(100, 400);

const ofBots = (seats: 2 | 3 | 4 | 5): { game: Game; acts: number } => {
  const game = iraq({ seats, seed: `bots ${seats}` });
  return { game, acts: playOut(game, game.seats, new Dice({ key: keyOf("bots", seats), next: 0 })) };
};

describe("the bot", () => {
  it("has the best score in 85 % of two-seat games against random play", { timeout: 120_000 }, () => {
    const dice = new Dice({ key: keyOf("duel"), next: 0 });
    let best = 0;
    for (let n = 0; n < GAMES; n++) {
      const game = iraq({ seats: 2, seed: `duel ${n}` });
      const bot = game.seats[n % 2] ?? "";
      playOut(game, [bot], dice);
      const { [bot]: mine = 0, ...others } = game.env.over?.scores ?? {};
      if (Object.values(others).every((score) => score < mine)) best++;
    }
    expect(best).toBeGreaterThanOrEqual(0.85 * GAMES);
  });

  it.each([3, 4, 5] as const)("trades with its like in games of %i seats, and comes to an end", (seats) => {
    const { game, acts } = ofBots(seats);
    expect(game.env.over).not.toBeNull();
    expect(game.events.filter(({ kind }) => kind === "traded").length).toBeGreaterThan(3);
    expect(acts).toBeLessThan(10 * seats * 10);
  });

  it("answers what waits for it before it is ready", () => {
    const game = iraq({ seats: 5 }).toNegotiations();
    const offer = game.propose("shia", "us", game.hand("shia").slice(0, 1));
    const dice = new Dice({ key: keyOf("bot"), next: 0 });
    const move = iraqiConflict.bot(game.view("us"), asked(game, "us", "turn"), dice);
    expect(["accept", "decline"]).toContain(move?.action);
    expect(move?.params.offer).toBe(offer);
  });

  it.each([
    [1, "accept"],
    [2, "accept"],
    [3, "decline"],
    [4, "decline"],
  ] as const)(
    "gives few cards for a good one, even to those that it does not fight: %i for one are %sd",
    (price, answer) => {
      const game = iraq({ seats: 5, seed: "good card" }).toNegotiations();
      const gains = (card: string): number => gain(game.view("us"), [], [card]);
      const best = game
        .hand("sunni")
        .toSorted((a, b) => gains(b) - gains(a))
        .slice(0, 1);
      expect(gains(best[0] ?? "")).toBeGreaterThan(2);
      game.propose("sunni", "us", best, price);
      const move = iraqiConflict.bot(
        game.view("us"),
        asked(game, "us", "turn"),
        new Dice({ key: keyOf("price"), next: 0 }),
      );
      expect(move?.action).toBe(answer);
    },
  );

  it("leaves its own proposals open", () => {
    const game = iraq({ seats: 5 }).toNegotiations();
    game.propose("us", "shia", game.hand("us").slice(0, 1));
    const dice = new Dice({ key: keyOf("bot"), next: 0 });
    expect(iraqiConflict.bot(game.view("us"), asked(game, "us", "offer"), dice)).toBeNull();
  });

  it("offers what is of no use to itself, and no card in two proposals at once", () => {
    const game = iraq({ seats: 5 }).toNegotiations();
    const dice = new Dice({ key: keyOf("offers"), next: 0 });
    let proposals = 0;
    for (const seat of game.seats) {
      for (let n = 0; n < 4; n++) {
        const move = iraqiConflict.bot(game.view(seat), asked(game, seat, "turn"), dice);
        if (move?.action !== "propose") break;
        game.do(seat, move);
      }
      const given = game.view(seat).hand.proposals.flatMap(({ from, give }) => (from === seat ? give : []));
      for (const card of given) expect(gain(game.view(seat), [card], []), `${seat} gives ${card}`).toBe(0);
      expect(new Set(given).size).toBe(given.length);
      proposals += given.length;
    }
    expect(proposals).toBeGreaterThan(5);
  });
});
