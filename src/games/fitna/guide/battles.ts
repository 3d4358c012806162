import type { GuideChapter, Prompt, View } from "../../../engine/index.ts";
import { announceable, isCancel } from "../combat/announcing.ts";
import { facesText } from "../combat/chances.ts";
import { battleOf } from "../combat/fighters.ts";
import { forecast, forecastLine } from "../combat/forecast.ts";
import { oddsOf } from "../combat/odds.ts";
import { resultText } from "../combat/result-words.ts";
import type { Role } from "../combat/roles.ts";
import { lossesAsked, stepsIn } from "../combat/taking-losses.ts";
import type { Fighter, Offensive } from "../combat/types.ts";
import { columnName, differenceText, printed } from "../combat/words.ts";
import { open, seen } from "../now.ts";
import { strengthOf, unitOf } from "../pieces/units.ts";
import { cardName, count, fitting, list, type Names, shortName, spaceName, unitName } from "../pieces/words.ts";
import { type Fitna, type Game, seatIdOf } from "../state.ts";

/** Offensives: cards, losses, retreats and exploitation. */
export const battles: GuideChapter<Fitna> = {
  prompt: (view, { actions }) => {
    if (actions.includes("play-assets")) return assets(view);
    if (actions.includes("take-losses")) return losses(view);
    if (actions.includes("retreat")) return { question: "Where do your units retreat to?", facts: fightLines(view) };
    if (actions.includes("exploit"))
      return {
        question: "Your armour may exploit. Does it advance one more link?",
        facts: ["A unit that advances can attack again from there."],
      };
    return null;
  },
  label: (view, { action, params }) => {
    const game = open(view);
    switch (action) {
      case "attack": {
        const units = Array.isArray(params.units) ? params.units.map(String) : [];
        const where = `${spaceName(game, String(params.from))} → ${spaceName(game, String(params.target))}`;
        const cards = params.cards === "none" ? ", no cards" : "";
        const names = list(units.map((id) => unitName(game, id)));
        return fitting(
          `Attack ${where} with ${names}${cards}`,
          `Attack ${where} with ${count(units.length, "unit")}${cards}`,
        );
      }
      case "no-assets":
        return "No cards";
      case "play-assets": {
        const cards = Array.isArray(params.cards) ? params.cards.map(String) : [];
        const names = list(cards.map((card) => cardName(game, Number(card.split(">")[0]))));
        return fitting(`Play ${names}`, `Play ${count(cards.length, "card")}`);
      }
      case "stay":
        return "Armour stays where it is";
      case "take-losses":
        return lossesAsked(view)
          ? null
          : fitting(`Take losses: ${stepsText(game, String(params.steps))}`, "Take losses");
      default:
        return null;
    }
  },
  notice: (view) => {
    const { offensive } = view.table;
    if (!offensive) return [];
    const game = open(view);
    return [`${spaceName(game, offensive.from)} attacks ${spaceName(game, offensive.target)}.`];
  },
};

function assets(view: View<Fitna>): Prompt {
  const { offensive } = view.table;
  if (!offensive) return { question: "Which cards?", facts: [] };
  const attacking = offensive.by === view.seat && offensive.announcing?.role === "attacker";
  const only = offensive.announcing?.cancelsOnly ? " Only cancels count now." : "";
  return {
    question: `${attacking ? "Which cards support your attack?" : "Which cards defend?"}${only}`,
    facts: [...fightLines(view), ...playable(view)],
  };
}

/** "You can play: Snipers (1 to the right); SAM cancels Close Air Support." */
function playable(view: View<Fitna>): readonly string[] {
  const able = announceable(view).filter(({ refused }) => !refused);
  if (able.length === 0) return [];
  const words = able.map(({ value, label = value, description = "" }) =>
    description === "" || isCancel(value) ? label : `${label} (${description})`,
  );
  return [`You can play: ${words.join("; ")}.`];
}

/** "1 Sunni Mil, 5 FSA Mech Bde (2 steps)": those that lose steps, once nobody is asked about them any more. */
const stepsText = (game: Names, steps: string): string =>
  list(
    Object.entries(stepsIn(steps)).map(
      ([id, lost = 1]) => `${unitName(game, id)}${lost > 1 ? ` (${lost} steps)` : ""}`,
    ),
  );

function losses(view: View<Fitna>): Prompt {
  const { settling } = view.table;
  const game = open(view);
  if (settling?.kind !== "losses") return { question: "Which units lose steps?", facts: [] };
  const steps = settling.toll.kind === "steps" ? `${settling.toll.steps}` : "all";
  return {
    question: `${spaceName(game, settling.space)}: which of your units ${steps === "1" ? "loses a step" : `lose ${steps} steps`}?`,
    facts: fightLines(view),
  };
}

/** Who fights whom, the cards on the table, and what the die would bring as it stands. */
function fightLines(view: View<Fitna>): readonly string[] {
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

/** The odds of an attack, as one would work them out at the table. */
export function attackOdds(view: View<Fitna>, from: string, target: string): string {
  const game = seen(view);
  const units = game.state.hands[seatIdOf(view.seat)]?.stacks[from] ?? [];
  const where = `${spaceName(game, from)} → ${spaceName(game, target)}`;
  const odds = forecast(game, seatIdOf(view.seat), { from, target, units: [...units].slice(0, 3) });
  return `${where}, all units: ${forecastLine(game, target, odds)}`;
}
