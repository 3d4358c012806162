import { Dice, decisionsOf, publicView, type Seat } from "#engine";
import type { Scene } from "#scene";
import { iraqiConflict } from "../../../src/games/iraqi-conflict/index.ts";
import { drawingInto } from "../drawing.ts";
import { book, type Game, iraq } from "./builder.ts";

/** Draws the pictures of games of bots: `node --import tsx test/games/iraqi-conflict/pictures.ts [directory]`. */
const draw = drawingInto(process.argv[2] ?? "/tmp/iraq");

const NAMES: { readonly [seat: Seat]: string } = {
  us: "Ashworth",
  insurgents: "Marguerite de la Rochefoucauld-XI",
  sunni: "tobias.k",
  shia: "Zoë ✓ 12",
  kurds: "The Quartermaster",
};

const board = (game: Game, caption: string): Scene =>
  iraqiConflict.board(publicView(book, game.env), { caption, names: NAMES });

/** One act of a bot; false if none has anything to do. */
function step(game: Game, dice: Dice): boolean {
  for (const seat of dice.shuffled(game.seats)) {
    for (const decision of decisionsOf(book, game.env, seat)) {
      const move = decision.owed ? iraqiConflict.bot(game.view(seat), decision, dice) : null;
      if (!move) continue;
      game.act(seat, move.action, move.params);
      return true;
    }
  }
  return false;
}

/** Plays on until the game's last picture has this caption; the scene as it was then. */
function until(game: Game, dice: Dice, holds: () => boolean): void {
  while (!holds() && step(game, dice));
}

for (const seats of [2, 3, 4, 5] as const) {
  const game = iraq({ seats, seed: "pictures" });
  game.names = NAMES;
  const dice = new Dice({ key: "00".repeat(32), next: 0 });
  const last = game.seats.at(-1) ?? "";
  draw(`${seats}-deal`, board(game, "The game begins: ten cards each are dealt"));
  until(game, dice, () => game.table.turn === 4 && game.table.phase === "negotiations" && game.table.ready.length > 0);
  draw(`${seats}-market`, board(game, "Turn 4: hands are dealt, 14 cards replaced"));
  draw(`${seats}-hand`, iraqiConflict.hand(game.view(last)));
  until(game, dice, () => game.scenes.length > 0 && game.table.turn === 7);
  for (const { caption, scene } of game.scenes) {
    if (caption.startsWith("Turn 6: the hands")) draw(`${seats}-ground`, scene);
    if (caption.startsWith("Turn 6 is")) draw(`${seats}-score`, scene);
  }
  until(game, dice, () => game.env.over !== null);
  draw(`${seats}-end`, board(game, game.log.at(-1) ?? ""));
}
