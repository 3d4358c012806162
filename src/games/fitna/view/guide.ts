import type { Guide, PublicView, View } from "../../../engine/index.ts";
import { open, seen } from "../rules/now.ts";
import { capital, list, shortName, spaceName } from "../rules/pieces/words.ts";
import { aimsOf, groupLines, suppliedIn } from "../rules/victory/finish.ts";
import { type Fitna, seatIdOf } from "../state.ts";
import { ending, forgone, surplus } from "./guide/ending.ts";
import { glossary } from "./guide/glossary.ts";
import { standings } from "./guide/standings.ts";

type Said = "welcome" | "ending" | "forgone" | "surplus" | "notice" | "standings" | "glossary";

/** What people are told beside the rules. */
export const guide: Pick<Guide<Fitna>, Said> = {
  welcome,
  ending,
  forgone,
  surplus,
  notice: (view) => [...fightLine(view), ...cardsLine(view)],
  standings,
  glossary,
};

/** The first message to a seat: what it wants, what it can do, what is special, what comes now. */
function welcome(view: View<Fitna>): readonly string[] {
  const game = seen(view);
  const { table } = view;
  const seat = seatIdOf(view.seat);
  const { op, spaces } = game.edition.labels;
  const aims = aimsOf(game, seat, suppliedIn(game));
  const free = game.scenario.seats.find((one) => one.seat === seat)?.freeOps ?? 0;
  const wins =
    table.judged === "points"
      ? "You win by having the most victory points, with a lead of 5 or more."
      : aims[0]
        ? `You win with ${aims[0].brief} (${aims[0].name.toLowerCase()} victory).`
        : "You win by the scenario's conditions.";
  const byLevels = table.judged !== "points";
  const most = byLevels ? aims.slice(1).map(({ name, brief }) => ` ${capital(name)} victory: ${brief}.`) : [];
  return [
    [`${wins}${most.join("")}`, ...(byLevels ? groupLines(game, seat) : [])].join(" "),
    `A card is spent once: as an event, in an attack or a defence, or for its 4, 6 or 8 operation points (${op}s). 1 ${op} moves 2 units or pays for 1 attack.`,
    `A unit with no line of your own ${spaces} to a supply source is isolated: it is slow, and two columns worse in combat. You see only the top counter of an enemy stack, and how many counters it has.`,
    `${table.turns} turns; order of play: ${list(table.order.map((one) => shortName(game, one)))}.${free > 0 ? ` Your first phase has ${free} free ${op}s.` : ""}`,
    "Your Joker draws 2 cards, once, at any time, even in the enemy's phase.",
  ];
}

function fightLine(view: PublicView<Fitna>): readonly string[] {
  const { offensive } = view.table;
  if (!offensive) return [];
  const names = open(view);
  return [`${spaceName(names, offensive.from)} attacks ${spaceName(names, offensive.target)}.`];
}

function cardsLine(view: PublicView<Fitna>): readonly string[] {
  const names = open(view);
  const { table } = view;
  if (table.turn === 0 || table.ending) return [];
  const cards = table.order.map((seat) => `${shortName(names, seat)} ${table.held[seat] ?? 0}`);
  const tension = table.withoutTension ? "" : `International Tension ${table.tension}. `;
  return [`${tension}Cards: ${cards.join(", ")}.`];
}
