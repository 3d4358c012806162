/** The sides of a campaign as its page names and colours them. */
import { type GameTypes, optionsToday, type Params, type Rulebook, type Seat } from "#engine";
import type { Scene } from "#scene";
import { Palette } from "../render/palette.ts";
import type { Side } from "./story/words.ts";

/** In seating order, in the colours of the board; `players`: who has played a seat, as its pictures called them. */
export function sidesOf(
  { definition, content }: Rulebook<GameTypes>,
  options: Params,
  board: Scene | null,
  players: (seat: Seat) => readonly string[],
): readonly Side[] {
  const hues = new Palette(board?.sides ?? {});
  const colourOf = (seat: Seat): string => (board?.sides?.[seat] ? hues.hex(`@${seat}`) : hues.hex("grey"));
  return definition.roster(optionsToday(definition.options, options), content).map(({ id, name, inText }) => ({
    ...{ seat: id, name, inText: inText ?? name, colour: colourOf(id) },
    players: [...new Set(players(id))],
  }));
}
