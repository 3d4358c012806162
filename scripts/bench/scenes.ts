/** The scenes that measurements of drawing use: a finished game's board, and half a game with a hand and two close-ups. */
import { Dice, type Envelope, type GameTypes, type PictureFrame, publicView, type Rulebook, viewOf } from "#engine";
import type { Scene } from "#scene";
import { playOut } from "../../src/cli/play-out.ts";

const FRAME: PictureFrame = { caption: "A picture to measure by", names: {} };

/** The board of a game that has just ended, and one of half a game with a hand and two parts of the board: what people look at most. */
export function scenesOf(book: Rulebook<GameTypes>): readonly Scene[] {
  const key = "1".padStart(64, "0");
  const play = (most: number): Envelope<GameTypes> =>
    playOut(book, { options: {}, key, player: () => "random", most }).env;
  const whole = play(100_000);
  const half = play(new Dice({ key, next: 0 }).below(20) + 15);
  const seat = half.seats[0] ?? "";
  const { board, hand, closeUps } = book.definition;
  const zones = closeUps?.zones(publicView(book, half)) ?? [];
  return [
    board.call(book.definition, publicView(book, whole), FRAME),
    board.call(book.definition, publicView(book, half), FRAME),
    hand.call(book.definition, viewOf(book, half, seat)),
    ...[zones[0], zones.at(-1)].flatMap((zone) =>
      closeUps && zone ? [closeUps.show(publicView(book, half), zone.value)] : [],
    ),
  ];
}
