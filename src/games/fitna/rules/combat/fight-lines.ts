import type { View } from "../../../../engine/index.ts";
import type { Fitna, Game } from "../../state.ts";
import { open } from "../now.ts";
import { strengthOf, unitOf } from "../pieces/units.ts";
import { cardName, type Names, shortName, spaceName, unitName } from "../pieces/words.ts";
import { facesText } from "./chances.ts";
import { battleOf } from "./fighters.ts";
import { oddsOf } from "./odds.ts";
import { resultText } from "./result-words.ts";
import type { Role } from "./roles.ts";
import type { Fighter, Offensive } from "./types.ts";
import { columnName, differenceText, printed } from "./words.ts";

/** Who fights whom, the cards on the table, and what the die would bring as it stands. */
export function fightLines(view: View<Fitna>): readonly string[] {
  const game = open(view);
  const { offensive } = game.state.table;
  if (!offensive) return [];
  return [
    sidesLine(game, offensive),
    ...cardLine(game, offensive),
    offensive.result
      ? `**${printed(offensive.result)}**: ${resultText(game.edition, offensive.result)}.`
      : oddsLine(game, roleOf(view, offensive)),
  ];
}

const sidesLine = (game: Game, { side, from, target, fighting }: Offensive): string =>
  `${shortName(game, side)} from ${spaceName(game, from)}: ${strengths(game, fighting.attacker, "attack")}. ${spaceName(game, target)}: ${strengths(game, fighting.defender, "defence")}.`;

const strengths = (game: Names, fighters: readonly Fighter[], which: "attack" | "defence"): string =>
  fighters.map((one) => `${unitName(game, one.id)} (${strengthOf(unitOf(game, one.id), one)[which]})`).join(", ") ||
  "nobody";

function cardLine(game: Names, { played }: Offensive): readonly string[] {
  if (played.length === 0) return [];
  return [
    `On the table: ${played.map(({ card, seat }) => `${cardName(game, card)} (${shortName(game, seat)})`).join(", ")}.`,
  ];
}

/** Whoever helps the defenders reads of them as "you", too. */
const roleOf = ({ seat }: View<Fitna>, { by }: Offensive): Role => (by === seat ? "attacker" : "defender");

function oddsLine(game: Game, role: Role): string {
  const odds = oddsOf(game.edition, battleOf(game));
  return `As it stands: ${differenceText(odds)}, column ${columnName(game.edition.crt, odds.column)}: of six rolls ${facesText(odds.results, role)}.`;
}
