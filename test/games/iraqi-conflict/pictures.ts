import { mkdirSync, writeFileSync } from "node:fs";
import { createCanvas } from "canvas";
import { Dice, decisionsOf, publicView, type Seat } from "../../../src/engine/index.ts";
import { iraqiConflict } from "../../../src/games/iraqi-conflict/index.ts";
import { inspect } from "../../../src/render/inspect.ts";
import { layout } from "../../../src/render/layout/layout.ts";
import { painted } from "../../../src/render/paint.ts";
import { INLINE_WIDTH } from "../../../src/render/pen.ts";
import { encoded } from "../../../src/render/png.ts";
import type { Scene } from "../../../src/scene/index.ts";
import { book, type Game, iraq } from "./builder.ts";

/** Draws the pictures of games of bots: `node --import tsx test/games/iraqi-conflict/pictures.ts [directory]`. */
const directory = process.argv[2] ?? "/tmp/iraq";
mkdirSync(directory, { recursive: true });

const NAMES: { readonly [seat: Seat]: string } = {
  us: "Ashworth",
  insurgents: "Marguerite de la Rochefoucauld-XI",
  sunni: "tobias.k",
  shia: "Zoë ✓ 12",
  kurds: "The Quartermaster",
};

function draw(name: string, scene: Scene): void {
  const laidOut = layout(scene);
  const canvas = painted(laidOut);
  writeFileSync(`${directory}/${name}.png`, encoded(canvas));
  const small = createCanvas(INLINE_WIDTH, Math.round((laidOut.height * INLINE_WIDTH) / laidOut.width));
  const ctx = small.getContext("2d");
  ctx.quality = "best";
  ctx.drawImage(canvas, 0, 0, small.width, small.height);
  writeFileSync(`${directory}/${name}-550.png`, encoded(small));
  const problems = inspect(laidOut).map(({ kind, text }) => `${kind} "${text}"`);
  console.log(name, `${laidOut.width}×${laidOut.height}`, problems.join(", "));
}

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
