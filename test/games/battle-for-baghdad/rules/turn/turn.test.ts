import { expect, it } from "vitest";
import { baghdad, type Game } from "../../builder.ts";

/** What is looked at along a turn, repetitions left out. */
function along(game: Game, look: (game: Game) => string | undefined): string[] {
  const seen: string[] = [];
  const note = (): void => {
    const now = look(game);
    if (now !== undefined && seen.at(-1) !== now) seen.push(now);
  };
  game.until(({ table }) => {
    if (table.turn === 1) note();
    return table.turn > 1;
  });
  return seen;
}

const start = (): Game =>
  baghdad({ seats: 6 })
    .units({ karrada: { government: [2, 0], ngo: [1, 0] } })
    .street("S01", "S02", "S03");

it("R-16: the phases of a turn come in their order, none is left out", () => {
  expect(along(start(), ({ table }) => table.phase)).toEqual([
    "claims",
    "auction",
    "street",
    "bazaar",
    "coalition",
    "action",
    "combat",
    "civic",
  ]);
});

it("R-16 R-21 R-48: every seat recruits and moves in its turn, from the First Player on, before the next phase", () => {
  const game = start().initiative("government");
  const steps = along(game, ({ table: { recruit, move } }) => {
    if (recruit) return `${recruit.seat} recruits`;
    return move ? `${move.seat} moves` : undefined;
  });
  expect(steps).toEqual(
    ["government", "us", "jihadist", "ngo", "shiite", "sunni"].flatMap((seat) => [`${seat} recruits`, `${seat} moves`]),
  );
});
