/** The rulebook of one campaign, behind guards: what a game's code throws where it is not asked for rules stops no move. */
import type { Definition } from "./definition.ts";
import type { GameTypes } from "./game-types.ts";
import { guardedBy, type Report } from "./guards.ts";
import type { Rulebook } from "./rulebook.ts";
import { STAND_INS } from "./stand-ins.ts";

type Views = { readonly [guards in "play" | "lobby"]: (report: Report) => Definition<GameTypes> };
/** By the book as it was opened. */
const views = new WeakMap<Rulebook<GameTypes>, Views>();

const viewsOf = ({ definition }: Rulebook<GameTypes>): Views => ({
  play: guardedBy(definition, STAND_INS.play),
  lobby: guardedBy(definition, STAND_INS.lobby),
});

/**
 * The rulebook of one campaign: nothing that people see of a move, and nothing that is asked besides the rules proper, stops
 * it by throwing. `report` is told. `place`: whether people still join.
 */
export function guardedBook(
  book: Rulebook<GameTypes>,
  report: Report,
  place: keyof Views = "play",
): Rulebook<GameTypes> {
  const known = views.get(book) ?? viewsOf(book);
  views.set(book, known);
  const definition = known[place](report);
  const actions = new Map(definition.actions.map((action) => [action.name, action]));
  return { ...book, definition, actions, report, bare: book };
}
